//! Text to clues and clues to text, one file for each family of formats.

mod cells;
mod detect;
mod grids;
mod libraries;
mod lines;
mod pzpr;
mod solo;
#[cfg(test)]
mod tests;
mod write;

use crate::format::Source;
use crate::model::{ParseError, Parsed};

use super::{Clues, Fact, Sudoku};
pub(super) use write::{exports, print};

/// One reading of a text.
type Reading = Parsed<Sudoku>;

/// What one detector makes of a text: a reading, or the fault in it.
type Outcome = Result<Reading, ParseError>;

/// Reads a text in any of the formats of Sudoku.
pub(super) fn parse(text: &str) -> Result<Vec<Reading>, ParseError> {
    detect::detect(&Source::open(text)?)
}

/// A reading with nothing but clues.
fn plain(format: &'static str, clues: Clues) -> Reading {
    marked(format, clues, Vec::new())
}

/// A reading with what a player had found.
fn marked(format: &'static str, clues: Clues, marks: Vec<Fact>) -> Reading {
    Parsed {
        format,
        clues,
        marks,
        warnings: Vec::new(),
    }
}
