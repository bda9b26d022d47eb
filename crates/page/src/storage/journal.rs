//! Journal: games missing from the database, in the browser's plain storage.
//!
//! A page that is being left has no time to wait for the database, but plain storage is
//! written synchronously. So when a page is hidden, everything missing from the database goes
//! here, and the next page replays it. Without a database, games are kept here, too. Each
//! opening of a game has its own line number and writes under its own key, so that two tabs
//! never overwrite each other's moves. Earlier versions had one key per game, and kept all
//! games in this way; those entries are replayed as well.

use clew::games::{Archived, Summary};
use clew::kind;
use serde::{Deserialize, Serialize};

use super::message::Save;
use super::verdict::digest;

/// Prefix of the journal's keys.
const JOURNAL: &str = "clew-journal/";
/// Prefix of the keys of games stored by earlier versions.
const EARLIER: &str = "clew-game/";
/// Prefix of the keys of texts set aside by earlier versions.
const EARLIER_UNREAD: &str = "clew-game-unread/";

/// Game in the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct JournalEntry {
    summary: String,
    game: String,
    base: Option<u64>,
    #[serde(default)]
    follows: Vec<u64>,
    #[serde(default = "yes")]
    is_moved: bool,
    /// Line that a copy is named after; earlier versions used the line in the key.
    #[serde(default)]
    origin: Option<u64>,
}

fn yes() -> bool {
    true
}

/// Text found in plain storage.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Restored {
    /// Game, and the number of the line that a copy of it is named after.
    Game(Box<Save>, u64),
    /// Text that cannot be read, under the name of a game.
    Unread(String, String),
}

/// Key of a game's entry.
pub(super) fn key(line: u64, id: &str) -> String {
    format!("{JOURNAL}{line}/{id}")
}

/// Text of an entry, with the line that a copy is named after.
pub(super) fn write(save: &Save, origin: u64) -> String {
    let entry = JournalEntry {
        summary: save.game.summary.write(),
        game: save.game.game.clone(),
        base: save.base,
        follows: save.follows.clone(),
        is_moved: save.is_moved,
        origin: Some(origin),
    };
    // Strings and numbers can always be serialized.
    serde_json::to_string(&entry).unwrap_or_default()
}

/// Whether a key belongs to the journal, for a given game or for any.
pub fn concerns(key: &str, id: Option<&str>) -> bool {
    [JOURNAL, EARLIER, EARLIER_UNREAD].iter().any(|begin| {
        let rest = key.strip_prefix(begin);
        rest.is_some_and(|rest| id.is_none_or(|id| rest.ends_with(id)))
    })
}

/// Reads a text found under a key at a time; `None` if the key does not belong to the journal.
pub(super) fn read(key: &str, text: &str, now: u64) -> Option<Restored> {
    let unread = |id: &str| Restored::Unread(id.to_owned(), text.to_owned());
    if let Some(name) = key.strip_prefix(JOURNAL) {
        let (line, id) = match name.split_once('/') {
            Some((line, id)) if line.parse::<u64>().is_ok() => (line.parse().ok(), id),
            _ => (None, name),
        };
        let found = entry(text).map(|(save, origin)| {
            // Use the same number whichever tab replays the entry, so that only one copy is made.
            let origin = origin.or(line).unwrap_or(save.game.summary.changed);
            Restored::Game(Box::new(save), origin)
        });
        return Some(found.unwrap_or_else(|| unread(id)));
    }
    if let Some(id) = key.strip_prefix(EARLIER_UNREAD) {
        return Some(unread(id));
    }
    let id = key.strip_prefix(EARLIER)?;
    let Ok(played) = kind::stored_game(text) else {
        return Some(unread(id));
    };
    let shape = played.shape();
    let game = Archived {
        summary: Summary::of(played.as_ref(), (shape.rows, shape.cols), now),
        game: text.to_owned(),
    };
    let save = Save {
        game,
        base: None,
        follows: Vec::new(),
        is_moved: true,
    };
    Some(Restored::Game(Box::new(save), digest(text)))
}

/// Summaries of the games among the entries of the journal at a time, given by key and text: of each game the latest, most
/// recently changed first.
pub fn journaled(entries: &[(String, String)], now: u64) -> Vec<Summary> {
    let found = entries
        .iter()
        .filter_map(|(key, text)| read(key, text, now));
    let mut games: Vec<Summary> = found
        .filter_map(|found| match found {
            Restored::Game(save, _) => Some(save.game.summary),
            Restored::Unread(..) => None,
        })
        .collect();
    games.sort_by_key(|summary| std::cmp::Reverse(summary.changed));
    let mut seen = std::collections::BTreeSet::new();
    games.retain(|summary| seen.insert(summary.id.clone()));
    games
}

fn entry(text: &str) -> Option<(Save, Option<u64>)> {
    let entry: JournalEntry = serde_json::from_str(text).ok()?;
    let summary = Summary::read(&entry.summary)?;
    // Accept only games that can be continued.
    kind::stored_game(&entry.game).ok()?;
    let save = Save {
        game: Archived {
            summary,
            game: entry.game,
        },
        base: entry.base,
        follows: entry.follows,
        is_moved: entry.is_moved,
    };
    Some((save, entry.origin))
}
