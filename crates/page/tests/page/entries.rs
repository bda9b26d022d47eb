//! Entries of a browser's history, through which a reader and the page move.

use std::collections::VecDeque;

use clew_page::effect::{HistoryEntry, Turn};

/// A browser's history.
#[derive(Clone, Debug)]
pub(crate) struct Entries {
    all: Vec<HistoryEntry>,
    at: usize,
    /// Moves in progress: a browser carries them out later.
    moves: VecDeque<isize>,
}

impl Entries {
    /// A history whose only entry is the one at which the page opened.
    pub(crate) fn at(hash: &str) -> Self {
        let is_coach = false;
        let hash = hash.to_owned();
        Self {
            all: vec![HistoryEntry { hash, is_coach }],
            at: 0,
            moves: VecDeque::new(),
        }
    }

    /// The present entry.
    pub(crate) fn present(&self) -> &HistoryEntry {
        &self.all[self.at]
    }

    /// Number of entries.
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// Number of entries before the present one.
    pub(crate) fn before(&self) -> usize {
        self.at
    }

    /// Requests a move by a number of entries.
    pub(crate) fn go(&mut self, by: isize) {
        self.moves.push_back(by);
    }

    /// Carries out the first requested move. Returns the entry it leads to; `None` if there was no move, or it leads nowhere.
    pub(crate) fn next(&mut self) -> Option<HistoryEntry> {
        let by = self.moves.pop_front()?;
        let to = self.at.checked_add_signed(by)?;
        let entry = self.all.get(to)?.clone();
        self.at = to;
        Some(entry)
    }

    /// Whether a move is in progress.
    pub(crate) fn is_moving(&self) -> bool {
        !self.moves.is_empty()
    }

    /// Applies a change by the page. As in a browser, a change cancels the moves in progress.
    pub(crate) fn turn(&mut self, turn: Turn) {
        match turn {
            Turn::Back => self.go(-1),
            Turn::Replace(entry) => {
                self.moves.clear();
                self.all[self.at] = entry;
            }
            Turn::Push(entry) => {
                self.moves.clear();
                self.all.truncate(self.at + 1);
                self.all.push(entry);
                self.at += 1;
            }
        }
    }
}
