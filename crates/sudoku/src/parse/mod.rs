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
    Content, Document, ParseOutcome, Read, Source, Unpacked, Vocabulary, announced,
    pzpr as container, unknown,
};
use clew_core::model::{Confidence, ParseError, Parsed};
use clew_core::trace::Verdict;

use crate::board::{Clues, Digits, Sudoku};

pub(super) use write::{WRITTEN, export, print};

/// One reading of a text.
type Reading = Parsed<Sudoku>;

/// Outcome of one detector for a text: a reading, or the fault in it.
type ReadingResult = Result<Reading, ParseError>;

/// Outcome of a detector that can see a text in several ways.
type Outcomes = Result<Vec<Reading>, ParseError>;

impl Read for Sudoku {
    const FORMATS: &'static [&'static str] = &[
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

    const WORDS: &'static Vocabulary = &words::WORDS;

    fn read_document(document: &Document<'_>) -> Option<ParseOutcome<Self>> {
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

    fn read_unpacked(unpacked: &Unpacked<'_>) -> Option<ParseOutcome<Self>> {
        match unpacked {
            Unpacked::Drawing(drawing) => Some(penpa::read(drawing).map(|reading| vec![reading])),
            Unpacked::Packed(packed) => Some(announced(fpuzzles::read(packed))),
            Unpacked::Text(text) => Some(detect::text(*text)),
            Unpacked::Sheet(sheet) => sheets::read(sheet),
        }
    }

    /// A board with no digit above 3 that lacks two of its digits is not a Sudoku, since these could change places.
    fn confidence(clues: &Clues) -> Confidence {
        let rows = u32::from(clues.houses().side());
        let digits: Digits = clues.givens.values().iter().copied().flatten().collect();
        let is_rich = digits.iter().any(|digit| digit.value() > 3) || digits.len() + 1 >= rows;
        match is_rich {
            true => Confidence::Fits,
            false => Confidence::Doubtful,
        }
    }

    fn settle(
        readings: Vec<Reading>,
        verdict: &mut dyn FnMut(&Clues) -> Option<Verdict>,
    ) -> Vec<Reading> {
        listed::settle(readings, verdict)
    }

    fn verdict(clues: &Clues) -> Option<Verdict> {
        listed::verdict(clues)
    }

    fn with_variant(clues: &Clues, variant: &str) -> Result<Option<Clues>, &'static str> {
        words::with_variant(clues, variant)
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
