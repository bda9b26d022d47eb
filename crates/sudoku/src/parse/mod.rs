//! Text to clues and clues to text, one file for each family of formats.

mod cells;
mod compact;
mod detect;
mod fpuzzles;
mod grids;
mod libraries;
mod lines;
mod listed;
mod penpa;
mod pzpr;
mod sheets;
mod solo;
mod solo_regions;
mod sukaku;
#[cfg(test)]
mod tests;
mod words;
mod write;

use clew_core::format::{
    Content, Document, Source, Unpacked, announced, pzpr as container, unknown,
};
use clew_core::model::{Confidence, ParseError, Parsed};

use crate::board::{Clues, Digits, Sudoku};

pub(super) use listed::{settle, verdict};
pub(super) use words::{WORDS, with_variant};
pub(super) use write::{WRITTEN, export, print};

/// Message ids of the formats that are read.
pub(super) const FORMATS: &[&str] = &[
    "format-sudoku-line",
    "format-pzpr-link",
    "format-pzpr-file",
    "format-grid",
    "format-solo-id",
    "format-solo-save",
    "format-fpuzzles",
    "format-penpa",
    "format-sudoku-wiki",
    "format-sudoku-link",
    "format-sudoku-task",
    "format-sudoku-candidates",
    "format-sudoku-candidate-line",
    "format-sukaku-path",
    "format-sudoku-hexadecimal",
    "format-sudoku-hodoku",
    "format-open-sudoku",
    "format-sudoku-taxonomy",
    "format-sudoku-sdk",
    "format-array",
    "format-table",
    "format-program",
    "format-markup",
    "format-places",
    "format-sudoku-loose",
];

/// One reading of a text.
type Reading = Parsed<Sudoku>;

/// Outcome of one detector for a text: a reading, or the fault in it.
type ReadingResult = Result<Reading, ParseError>;

/// Outcome of a detector that can see a text in several ways.
type Outcomes = Result<Vec<Reading>, ParseError>;

/// Reads a document in any of the formats of Sudoku.
pub(super) fn read(document: &Document<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    match &document.content {
        Content::File(file) => {
            let outcome = pzpr::file(*file).or_else(|| solo::file(*file));
            outcome.map(announced)
        }
        Content::Link(link) => detect::link(*link).map(announced),
        Content::Line(line) => lines::word(*line),
        Content::Word(word) => detect::word(*word),
    }
}

/// Reads a text, or content that was unpacked or laid out by another program.
pub(super) fn read_unpacked(unpacked: &Unpacked<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    match unpacked {
        Unpacked::Drawing(drawing) => Some(penpa::read(drawing).map(|reading| vec![reading])),
        Unpacked::Packed(packed) => Some(announced(fpuzzles::read(packed))),
        Unpacked::Text(text) => Some(detect::text(*text)),
        Unpacked::Sheet(sheet) => sheets::read(sheet),
    }
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
        None => Err(unknown(piece)),
    }
}

/// Confidence in a board without a format name. A board with no digit above 3 that lacks
/// two of its digits is not a Sudoku, since these could change places.
pub(super) fn confidence(clues: &Clues) -> Confidence {
    let rows = u32::from(clues.houses().side());
    let digits: Digits = clues.givens.values().iter().copied().flatten().collect();
    let is_rich = digits.iter().any(|digit| digit.value() > 3) || digits.len() + 1 >= rows;
    match is_rich {
        true => Confidence::Fits,
        false => Confidence::Doubtful,
    }
}
