//! Edits of a puzzle, clue by clue, as setters make them.

use serde::{Deserialize, Serialize};

use crate::grid::{Shape, Site, Symmetry};

use super::Puzzle;

/// Entry that can be written at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// A number.
    Number(u8),
    /// A question mark: a clue whose number is hidden.
    Unknown,
}

/// A change to a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Writes at a place, or wipes it.
    Write(Site, Option<Entry>),
    /// Wipes everything but these places.
    Keep(Vec<Site>),
    /// Changes the size; rows and columns are added and removed at the end.
    Resize(Shape),
    /// Rotates or reflects.
    Turn(Symmetry),
}

/// A kind whose puzzles can be changed.
pub trait Edit: Puzzle {
    /// The puzzle after a change; `None` if the kind does not allow it: a
    /// place that holds no clue, a number out of range, a size out of range.
    fn edited(clues: &Self::Clues, change: &Change) -> Option<Self::Clues>;

    /// The places at which something is written, in reading order.
    fn written(clues: &Self::Clues) -> Vec<(Site, Entry)>;

    /// Clues that could be added to point to a solution: the blank places and the
    /// numbers they would have.
    fn writable(clues: &Self::Clues, solution: &Self::Board) -> Vec<(Site, u8)>;

    /// Entries that can be written at a place, in the order of a palette; empty
    /// where no clue can be.
    fn entries(clues: &Self::Clues, at: Site) -> Vec<Entry>;
}
