//! Notices about storing games and reading files.

use std::rc::Rc;

use crate::storage::Word;

/// Notice about storing games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// News from the machine that stores games.
    Storing(Word),
    /// A file of games is being read: the percentage that was read.
    Importing(u8),
    /// Files of games were read.
    Imported(Imported),
    /// Files that were given together with others and were not opened.
    Unopened(Unopened),
    /// All games are being saved as a file: the percentage that was written.
    Saving(u8),
    /// The games could not be saved as a file.
    Unsaved,
}

/// Files that were given together with others and were not opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unopened {
    /// Name of the picture that was opened instead, if one was.
    pub opened: Option<String>,
    /// Name of the first of them.
    pub first: String,
    /// Number of them.
    pub count: usize,
}

/// Outcome of reading files of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Number of stored games.
    pub games: usize,
    /// Number of lines that are not games; they are kept as text.
    pub unread: usize,
    /// Number of games and lines that the browser did not store.
    pub unstored: usize,
    /// Beginning of the first line that is not a game.
    pub quote: Option<Rc<str>>,
    /// Whether a file could not be read to its end.
    pub is_cut: bool,
}

/// Length of a quote, in characters.
const QUOTED: usize = 60;

impl Imported {
    /// Counts a line: whether it is a game, and whether it was stored.
    pub fn count(&mut self, line: &str, is_game: bool, is_stored: bool) {
        match (is_game, is_stored) {
            (true, true) => self.games += 1,
            (false, true) => self.unread += 1,
            (_, false) => self.unstored += 1,
        }
        if !is_game && self.quote.is_none() {
            let quote: String = line.chars().take(QUOTED).collect();
            self.quote = Some(quote.into());
        }
    }
}
