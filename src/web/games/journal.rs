//! Journal: games that the database does not have yet, in the browser's plain storage.
//!
//! A page that is left has no time to wait for the database, whose writes may be lost
//! with the page; plain storage is written before the next line runs. So what is not
//! in the database when a page is hidden goes here, and the next page takes it up.
//! The same way a game is kept where there is no database at all. Earlier versions
//! kept all games so; these are taken up as well.

use serde::{Deserialize, Serialize};

use crate::games::{Archived, Summary};
use crate::web::hooks::stored;

/// Begins the keys of the journal.
const JOURNAL: &str = "clew-journal/";
/// Begins the keys of games that earlier versions stored.
const EARLIER: &str = "clew-game/";
/// Begins the keys of texts that earlier versions set aside.
const EARLIER_UNREAD: &str = "clew-game-unread/";

/// Game in the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Entry {
    summary: String,
    game: String,
    /// Revision in the database that its moves follow on.
    base: Option<u64>,
}

/// Text found in plain storage.
pub(super) enum Found {
    /// Game, and the revision in the database that it follows on.
    Game(Archived, Option<u64>),
    /// Game of an earlier version: its stored form alone.
    Earlier(String),
    /// Text that cannot be read, under the name of a puzzle.
    Unread(String, String),
}

/// Writes a game; whether the browser let it.
pub(super) fn write(game: &Archived, base: Option<u64>) -> bool {
    let entry = Entry {
        summary: game.summary.write(),
        game: game.game.clone(),
        base,
    };
    let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(&entry)) else {
        return false;
    };
    storage
        .set_item(&format!("{JOURNAL}{}", game.summary.id), &text)
        .is_ok()
}

/// Removes a game that the database has now.
pub(super) fn clear(id: &str) {
    remove(&format!("{JOURNAL}{id}"));
}

/// Removes what was found under a key.
pub(super) fn remove(key: &str) {
    if let Some(storage) = storage() {
        // What cannot be removed is found again, and is the same.
        let _ = storage.remove_item(key);
    }
}

/// Game of a name, or of a puzzle in the form of earlier versions.
pub(super) fn read(id: &str) -> Option<(Option<Summary>, String)> {
    let entry = stored(&format!("{JOURNAL}{id}")).and_then(|text| entry(&text));
    match entry {
        Some((game, _)) => Some((Some(game.summary), game.game)),
        None => Some((None, stored(&format!("{EARLIER}{id}"))?)),
    }
}

/// Everything there is, by key.
pub(super) fn all() -> Vec<(String, Found)> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let keys = (0..storage.length().unwrap_or_default()).filter_map(|at| storage.key(at).ok()?);
    let keys: Vec<String> = keys.collect();
    let found = keys.into_iter().filter_map(|key| {
        let found = if let Some(id) = key.strip_prefix(JOURNAL) {
            let text = stored(&key)?;
            match entry(&text) {
                Some((game, base)) => Found::Game(game, base),
                None => Found::Unread(id.to_owned(), text),
            }
        } else if let Some(id) = key.strip_prefix(EARLIER_UNREAD) {
            Found::Unread(id.to_owned(), stored(&key)?)
        } else if let Some(id) = key.strip_prefix(EARLIER) {
            let text = stored(&key)?;
            match crate::kind::stored_game(&text) {
                Ok(_) => Found::Earlier(text),
                Err(_) => Found::Unread(id.to_owned(), text),
            }
        } else {
            return None;
        };
        Some((key, found))
    });
    found.collect()
}

fn entry(text: &str) -> Option<(Archived, Option<u64>)> {
    let entry: Entry = serde_json::from_str(text).ok()?;
    let summary = Summary::read(&entry.summary)?;
    let game = Archived {
        summary,
        game: entry.game,
    };
    Some((game, entry.base))
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
