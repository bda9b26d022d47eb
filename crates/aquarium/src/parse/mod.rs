//! Text to clues and clues to text.

mod grids;
mod penpa;
mod pzpr;
mod rule;
mod sheets;
mod task;
#[cfg(test)]
mod tests;
mod write;

use std::ops::Range;

use clew_core::format::{
    Content, Document, Piece, Source, Unpacked, Vocabulary, fault, link, pzpr as container, unknown,
};
use clew_core::grid::{Line, Shape};
use clew_core::model::{Arg, Confidence, Explanation, Fault, ParseError, Parsed};

use super::{Aquarium, Clues, Fact, MAX_SIDE};
pub(super) use rule::{settle, verdict};
pub(super) use write::{WRITTEN, export, print};

/// Message ids of the formats that are read.
pub(super) const FORMATS: &[&str] = &[
    "format-pzpr-link",
    "format-pzpr-file",
    "format-penpa",
    "format-aquarium-task",
    "format-aquarium-file",
    "format-aquarium-top",
    "format-table",
    "format-program",
    "format-markup",
    "format-places",
];

/// One reading of a text.
type Reading = Parsed<Aquarium>;

/// Outcome of one detector for a text: a reading, or the fault in it.
type ReadingResult = Result<Reading, ParseError>;

/// Message id: a puzzle whose kind is known by its name alone.
const OTHER_KIND: &str = "error-kind-other";

/// Words by which texts name its puzzles.
pub(super) static WORDS: Vocabulary = Vocabulary {
    names: "aquarium, 水族箱, 水箱",
    variants: &[],
};

/// The name of the kind in links and files.
const NAME: &str = "aquarium";

/// Reads a document in any of the formats of Aquarium.
pub(super) fn read(document: &Document<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    match &document.content {
        Content::File(file) => {
            let is_ours = file.text.starts_with("pzprv3");
            is_ours.then(|| announced(pzpr::file(*file)))
        }
        Content::Line(_) => None,
        Content::Link(link) => address(*link).map(announced),
        Content::Word(word) => task::read(*word).map(announced),
    }
}

/// Reads a text, or content that was unpacked or laid out by another program.
pub(super) fn read_unpacked(unpacked: &Unpacked<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    match unpacked {
        Unpacked::Drawing(drawing) => Some(penpa::read(drawing)),
        Unpacked::Text(text) => Some(match task::read(text.trim()) {
            Some(outcome) => announced(outcome),
            // Lines of numbers with sums in the right place are almost certainly this.
            None => grids::read(*text).map_err(|error| error.with_confidence(Confidence::Likely)),
        }),
        Unpacked::Sheet(sheet) => sheets::read(sheet),
        Unpacked::Packed(_) => None,
    }
}

/// Reads the canonical form: the path of a pzpr link, or else a task with its size.
pub(super) fn parse_canonical(text: &str) -> Result<Clues, ParseError> {
    let source = Source::open(text)?;
    let piece = source.piece();
    match container::path(piece).filter(|path| path.kind.text == NAME) {
        Some(path) => Ok(pzpr::link(&path)?.clues),
        None => match task::read(piece) {
            Some(outcome) => Ok(outcome?.clues),
            None => Err(unknown(piece)),
        },
    }
}

/// The one reading of a text that names its format. If it names another kind, only
/// the name is known.
fn announced(outcome: ReadingResult) -> Result<Vec<Reading>, ParseError> {
    match outcome {
        Ok(reading) => Ok(vec![reading.announced()]),
        Err(error) if error.explanation.message == OTHER_KIND => Err(error),
        Err(error) => Err(error.announced()),
    }
}

/// The reading of an address that names a puzzle.
fn address(link: Piece<'_>) -> Option<ReadingResult> {
    match container::path(link) {
        Some(path) if path.kind.text == NAME => Some(pzpr::link(&path)),
        Some(path) if path.has_size() => Some(Err(other_kind(path.kind))),
        _ if link::host(link).text.contains("puzzle-aquarium") => {
            let message = "error-reference-permalink";
            let error = ParseError::new(Fault::Reference, link.range(), message);
            Some(Err(error))
        }
        _ => None,
    }
}

/// Fault of another kind of puzzle, by the name it has in a link or file.
fn other_kind(name: Piece<'_>) -> ParseError {
    ParseError::new(Fault::Kind, name.range(), OTHER_KIND).with("name", fault::quoted(name.text))
}

/// A reading of clues, with a warning if their sums cannot all be met.
fn reading(format: &'static str, clues: Clues, marks: Vec<Fact>) -> Reading {
    let mut warnings = Vec::new();
    if let Some((rows, cols)) = totals(&clues).filter(|(rows, cols)| rows != cols) {
        let number = |n: u32| Arg::Number(u64::from(n));
        let warning = Explanation::new("warning-totals");
        warnings.push(
            warning
                .with("rows", number(rows))
                .with("cols", number(cols)),
        );
    }
    let shape = clues.shape();
    // Only on the smallest boards do sums agree by accident.
    let is_small = shape.rows.min(shape.cols) == 1;
    Parsed {
        format,
        clues,
        marks,
        warnings,
        used: Vec::new(),
        confidence: match is_small {
            true => Confidence::Remote,
            false => Confidence::Likely,
        },
    }
}

/// Whether the sums of the rows can have the same total as those of the columns.
fn is_balanced(clues: &Clues) -> bool {
    totals(clues).is_none_or(|(rows, cols)| rows == cols)
}

/// Total of the rows' sums and of the columns' sums, if all are given.
fn totals(clues: &Clues) -> Option<(u32, u32)> {
    let total =
        |sums: &[Option<u8>]| -> Option<u32> { sums.iter().map(|sum| sum.map(u32::from)).sum() };
    let (rows, cols) = clues.both_sums();
    Some((total(rows)?, total(cols)?))
}

/// A board of that many rows and columns.
fn shape(rows: u64, cols: u64, at: Range<usize>) -> Result<Shape, ParseError> {
    let side = |n: u64| u8::try_from(n).ok().filter(|n| (1..=MAX_SIDE).contains(n));
    match (side(rows), side(cols)) {
        (Some(rows), Some(cols)) => Ok(Shape::new(rows, cols)),
        _ => Err(fault::size(at, rows, cols, MAX_SIDE)),
    }
}

/// The sum of a line, which is at most its length.
fn sum(shape: Shape, line: Line, value: u64, at: Range<usize>) -> Result<u8, ParseError> {
    let length = line.length(shape);
    match u8::try_from(value) {
        Ok(sum) if sum <= length => Ok(sum),
        _ => {
            let (message, number) = match line {
                Line::Row(row) => ("error-range-row-sum", row),
                Line::Col(col) => ("error-range-col-sum", col),
            };
            Err(ParseError::new(Fault::Range, at, message)
                .with("sum", Arg::Number(value))
                .with("line", Arg::Number(u64::from(number) + 1))
                .with("length", Arg::Number(u64::from(length))))
        }
    }
}

/// Whether a token stands for a missing sum.
fn is_blank(token: Piece<'_>) -> bool {
    matches!(token.text, "-" | "." | "?" | "_" | "*")
}
