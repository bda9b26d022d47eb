//! Text to clues and clues to text, one file for each family of formats.

mod cells;
mod detect;
mod fpuzzles;
mod grids;
mod libraries;
mod lines;
mod listed;
mod penpa;
mod pzpr;
mod solo;
mod sukaku;
#[cfg(test)]
mod tests;
mod write;

use crate::format::{Source, pzpr as container};
use crate::grid::IntoSet as _;
use crate::model::{Confidence, ParseError, Parsed};

use super::{Clues, Fact, Sudoku};
pub(super) use write::{exports, print};

/// One reading of a text.
type Reading = Parsed<Sudoku>;

/// Outcome of one detector for a text: a reading, or the fault in it.
type Outcome = Result<Reading, ParseError>;

/// Reads a text in any of the formats of Sudoku.
pub(super) fn parse(text: &str) -> Result<Vec<Reading>, ParseError> {
    detect::detect(&Source::open(text)?)
}

/// Reads the canonical form: the path of a pzpr link, that of listed candidates, or else
/// a game id of Solo.
pub(super) fn parse_canonical(text: &str) -> Result<Clues, ParseError> {
    let source = Source::open(text)?;
    let piece = source.piece();
    let path = container::path(piece);
    let outcome = path.and_then(|path| detect::of_path(&path));
    let outcome = outcome.or_else(|| solo::game_id(piece));
    match outcome {
        Some(outcome) => Ok(outcome?.clues),
        None => Err(detect::unknown(piece)),
    }
}

/// Confidence in an unannounced board: one without a digit above 3 that lacks
/// two of its digits is no Sudoku, since these could change places.
fn confidence(clues: &Clues) -> Confidence {
    let rows = usize::from(clues.houses().side());
    let digits = clues.givens().map(|(_, digit)| digit.value()).into_set();
    let is_rich = digits.iter().any(|&digit| digit > 3) || digits.len() + 1 >= rows;
    match is_rich {
        true => Confidence::Fits,
        false => Confidence::Doubtful,
    }
}

/// A reading with nothing but clues.
fn plain(format: &'static str, clues: Clues) -> Reading {
    marked(format, clues, Vec::new())
}

/// A reading with what a player had found.
fn marked(format: &'static str, clues: Clues, marks: Vec<Fact>) -> Reading {
    Parsed {
        format,
        confidence: confidence(&clues),
        clues,
        marks,
        warnings: Vec::new(),
    }
}
