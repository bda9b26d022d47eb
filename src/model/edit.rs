//! Puzzles changed clue by clue, as setters do.

use serde::{Deserialize, Serialize};

use crate::grid::{Shape, Site, Symmetry};

use super::Puzzle;

/// What can be written at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// A number.
    Number(u8),
    /// A question mark: a clue that is not told.
    Unknown,
}

/// A change to a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Writes at a place, or wipes it.
    Write(Site, Option<Entry>),
    /// Wipes everything but these places.
    Keep(Vec<Site>),
    /// Another size; rows and columns are added and taken away at the end.
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

    /// What a setter could write in addition to point to a solution: the
    /// blank places and the numbers they would have.
    fn writable(clues: &Self::Clues, solution: &Self::Board) -> Vec<(Site, u8)>;

    /// What can be written at a place, in the order of a palette; nothing
    /// where no clue can be.
    fn entries(clues: &Self::Clues, at: Site) -> Vec<Entry>;
}
