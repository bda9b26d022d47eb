//! Text to clues and clues to text, one file for each family of formats.

mod cells;
mod detect;
mod drawn;
mod grids;
mod other;
mod penpa;
mod pzpr;
mod sections;
mod sheets;
mod tatham;
#[cfg(test)]
mod tests;
mod write;

use clew_core::format::{
    Content, Document, ParseOutcome, Piece, Read, Source, Unpacked, Vocabulary, pzpr as container,
    unknown,
};
use clew_core::model::{Confidence, ParseError, Parsed};
use clew_core::trace::Verdict;

use crate::board::{Clues, Slitherlink};

pub(super) use write::{WRITTEN, export, print};

/// Number of different digits above 4 from which on they do not count as slips.
const MOST_SLIPS: usize = 3;

/// Fuel for the question how many solutions a board has.
const FUEL: u32 = 20_000;

/// One reading of a text.
type Reading = Parsed<Slitherlink>;

/// Outcome of one detector for a text: a reading, or the fault in it.
type ReadingResult = Result<Reading, ParseError>;

impl Read for Slitherlink {
    const FORMATS: &'static [&'static str] = &[
        "format-pzpr-link",
        "format-pzpr-file",
        "format-penpa",
        "format-loopy-id",
        "format-loopy-save",
        "format-puzzle-loop",
        "format-comma",
        "format-grid",
        "format-header",
        "format-csv",
        "format-array",
        "format-janko",
        "format-kanpen",
        "format-slitherlink-drawn",
        "format-slitherlink-line",
        "format-table",
        "format-program",
        "format-markup",
        "format-places",
    ];

    const WORDS: &'static Vocabulary = &Vocabulary {
        names: "slitherlink, slither link, slither, fences, takegaki, 数回, 數回, 数墙",
        variants: &[],
    };

    fn read_document(document: &Document<'_>) -> Option<ParseOutcome<Self>> {
        match &document.content {
            Content::File(file) => Some(detect::file(*file)),
            Content::Link(link) => detect::link(*link),
            Content::Line(_) => None,
            Content::Word(word) => detect::word(*word),
        }
    }

    fn read_unpacked(unpacked: &Unpacked<'_>) -> Option<ParseOutcome<Self>> {
        match unpacked {
            Unpacked::Drawing(drawing) => Some(penpa::read(drawing).map(|reading| vec![reading])),
            Unpacked::Text(text) => Some(detect::text(*text).map_err(|error| meant(*text, error))),
            Unpacked::Sheet(sheet) => sheets::read(sheet),
            Unpacked::Packed(_) => None,
        }
    }

    /// A single row is more likely a line of another puzzle, and a clue 4, a loop around one cell, is more likely just a
    /// digit.
    fn confidence(clues: &Clues) -> Confidence {
        let shape = clues.shape();
        let is_four = |cell| clues.count(cell) == Some(4);
        if shape.rows.min(shape.cols) == 1 {
            Confidence::Weak
        } else if shape.cells().any(is_four) {
            Confidence::Unlikely
        } else {
            Confidence::Fits
        }
    }

    fn verdict(clues: &Clues) -> Option<Verdict> {
        clew_core::solve::verdict::<Self>(clues, FUEL)
    }
}

/// Gives a fault little weight if the text has digits that no clue has.
fn meant(text: Piece<'_>, error: ParseError) -> ParseError {
    let is_meant = error.confidence == Confidence::Announced || !has_large_digits(text.text);
    match is_meant {
        true => error,
        false => error.with_confidence(Confidence::Weak),
    }
}

/// Reads the canonical form: the path of a pzpr link.
pub(super) fn parse_canonical(text: &str) -> Result<Clues, ParseError> {
    let source = Source::open(text)?;
    let path = container::path(source.piece()).filter(|path| other::is_slitherlink(path.kind.text));
    match path {
        Some(path) => Ok(pzpr::link(&path)?.clues),
        None => Err(unknown(source.piece())),
    }
}

/// Whether a text has at least [`MOST_SLIPS`] different digits above 4.
fn has_large_digits(text: &str) -> bool {
    let large = ('5'..='9').filter(|&digit| text.contains(digit));
    large.count() >= MOST_SLIPS
}
