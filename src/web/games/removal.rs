//! Actions on all stored games at once: saving them as a file, and removing those that the file has.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::rc::Rc;

use js_sys::Array;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::Blob;
use yew::{Callback, MouseEvent};

use crate::web::components::download::{blob, save_blob};
use crate::web::shown;
use clew::games::{Archive, Archived};
use clew_page::Message;
use clew_page::games::{Action, Notice};
use clew_page::storage::Loaded;

use super::database::{self, Database, Refused};
use super::{import, shelf};

/// Length of text that is passed to the browser at a time, in bytes.
const PIECE: usize = 250_000;
/// Media type and name of a file of games.
const FILE: [&str; 2] = ["application/x-ndjson", "clew-games.jsonl"];

/// Games in a file.
#[derive(Clone, PartialEq)]
pub(crate) struct Saved {
    /// The file.
    pub(crate) file: Blob,
    /// Names of the games that can be read in it, by the digests of their lines.
    games: Rc<HashMap<u64, String>>,
}

impl Saved {
    /// Number of games.
    pub(crate) fn count(&self) -> usize {
        self.games.len()
    }
}

/// Digest of a line of a file of games.
pub(super) fn digest(line: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    line.hash(&mut hasher);
    hasher.finish()
}

/// Number of stored games; `None` if there is no database.
pub(crate) async fn count() -> Option<usize> {
    let (listed, _) = database::shared()?.list().await.ok()?;
    Some(listed.len())
}

/// Callback that saves all games as a file, with a notice about the progress.
pub(super) fn save_all(dispatch: &Callback<Message>) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |_| {
        let dispatch = dispatch.clone();
        spawn_local(async move {
            let say = |notice| dispatch.emit(Action::Notice(notice).into());
            let told = save(|percent| say(Some(Notice::Saving(percent)))).await;
            say(told.is_none().then_some(Notice::Unsaved));
        });
    })
}

/// Saves all games as a file; `None` if the browser refuses. `progress` gets the percentage that is written.
pub(crate) async fn save(progress: impl Fn(u8)) -> Option<Saved> {
    let saved = written(&*database::shared()?, progress).await.ok()?;
    save_blob(&saved.file, FILE[1]);
    Some(saved)
}

async fn written(database: &Database, progress: impl Fn(u8)) -> Result<Saved, Refused> {
    let (summaries, unread) = database.list().await?;
    let mut unstored: HashMap<String, Archived> = shown::page()
        .map(|page| page.games.unstored())
        .unwrap_or_default()
        .into_iter()
        .map(|game| (game.summary.id.clone(), game))
        .collect();
    let (mut parts, mut games) = (Parts::default(), HashMap::new());
    parts.add(Archive::HEAD);
    let all = summaries.len();
    for (at, summary) in summaries.into_iter().enumerate() {
        let stored = database.load(&summary.id).await?;
        // Games for which the database has no room are most at risk.
        let game = unstored.remove(&summary.id).or_else(|| {
            let Loaded { text: game, .. } = stored?;
            Some(Archived { summary, game })
        });
        let Some(game) = game else {
            continue;
        };
        let line = game.write();
        parts.add(&line);
        if Archived::read(&line).as_ref() == Some(&game) {
            games.insert(digest(&line), game.summary.id);
        }
        // At most 100.
        progress((100 * at / all) as u8);
    }
    unstored.values().for_each(|game| parts.add(&game.write()));
    for text in unread {
        parts.add(&text.replace('\n', " "));
    }
    let file = parts.end().ok_or(Refused::default())?;
    let games = Rc::new(games);
    Ok(Saved { file, games })
}

/// Lines of a file, passed to the browser as they come: all games at once may need more memory than there is.
#[derive(Default)]
struct Parts {
    blobs: Array,
    text: String,
}

impl Parts {
    fn add(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
        if self.text.len() > PIECE {
            self.pass_on();
        }
    }

    fn pass_on(&mut self) {
        let text = JsValue::from_str(&std::mem::take(&mut self.text));
        // A part that the browser does not take leaves a value that is not part of a file.
        let part = blob(&Array::of1(&text), FILE[0]).map_or(JsValue::NULL, JsValue::from);
        self.blobs.push(&part);
    }

    /// The file; `None` if the browser did not take all of it.
    fn end(mut self) -> Option<Blob> {
        self.pass_on();
        let is_whole = self.blobs.iter().all(|part| part.is_instance_of::<Blob>());
        is_whole.then(|| blob(&self.blobs, FILE[0]))?
    }
}

/// Removes the saved games that are still stored as they were saved. With a file, removes only those that are read in it. Returns the
/// number of removed games.
pub(crate) async fn remove(
    saved: &Saved,
    file: Option<&Blob>,
    dispatch: &Callback<Message>,
) -> usize {
    let Some(database) = database::shared() else {
        return 0;
    };
    let mut found = HashSet::new();
    if let Some(file) = file {
        // What was read before a failure is there.
        let _ = import::lines(file, async |lines, _| {
            found.extend(lines.iter().map(|line| digest(line)));
        })
        .await;
    }
    let is_found = |digest: &u64| file.is_none() || found.contains(digest);
    let mut count = 0;
    for (&line, id) in saved.games.iter().filter(|(digest, _)| is_found(digest)) {
        let is_saved = |game: &Archived| digest(&game.write()) == line;
        // If this is refused, the game is still stored.
        if let Ok(Some(_)) = database.delete(id, is_saved).await {
            dispatch.emit(Action::Forgotten(id.clone()).into());
            count += 1;
        }
    }
    shelf::relist(dispatch, database);
    count
}
