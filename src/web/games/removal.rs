//! Actions on all stored games at once: saving them as a file, removing them, restoring them.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::{Callback, MouseEvent};

use crate::web::components::download::save_text;
use clew::games::{Archive, Archived};
use clew_page::Message;
use clew_page::games::Action;

use super::database::{self, Database};
use super::{shelf, storing};

/// Number of stored games; `None` if there is no database.
pub(crate) async fn count() -> Option<usize> {
    let (listed, _) = database::shared()?.list().await.ok()?;
    Some(listed.len())
}

/// Callback that saves all games as a file.
pub(super) fn save_all() -> Callback<MouseEvent> {
    Callback::from(|_| {
        spawn_local(async {
            if let Some(database) = database::shared() {
                // If this is refused, there is no file.
                let _ = save(&database).await;
            }
        });
    })
}

/// Saves all games as a file. Returns the games.
pub(super) async fn save(database: &Database) -> Option<Vec<Archived>> {
    let (mut games, unread) = database.everything().await.ok()?;
    // Games for which the database has no room are most at risk.
    for game in storing::unstored() {
        match games
            .iter_mut()
            .find(|there| there.summary.id == game.summary.id)
        {
            Some(there) => *there = game,
            None => games.push(game),
        }
    }
    let mut text = Archive::write(&games);
    for line in unread {
        text.push_str(&line.replace('\n', " "));
        text.push('\n');
    }
    save_text(&text, "application/x-ndjson", "clew-games.jsonl");
    Some(games)
}

/// Saves all games as a file and removes them. Returns the removed games.
pub(crate) async fn remove(dispatch: &Callback<Message>) -> Vec<Archived> {
    let Some(database) = database::shared() else {
        return Vec::new();
    };
    let mut removed = Vec::new();
    for game in save(&database).await.unwrap_or_default() {
        // If this is refused, the game is still stored.
        if let Ok(Some(game)) = database.delete(&game.summary.id).await {
            storing::forget(&game.summary.id);
            dispatch.emit(Action::Forgotten(game.summary.id.clone()).into());
            removed.push(game);
        }
    }
    shelf::relist(dispatch, database);
    removed
}

/// Restores removed games.
pub(crate) async fn bring_back(games: Rc<Vec<Archived>>, dispatch: &Callback<Message>) {
    let Some(database) = database::shared() else {
        return;
    };
    for game in games.iter() {
        // If this is refused, the game is still in the file.
        let _ = storing::store_or_copy(&database, game.clone()).await;
    }
    shelf::relist(dispatch, database);
}
