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

use clew_core::format::grid::numbered;
use clew_core::format::{
    Content, Document, ParseOutcome, Piece, Read, Source, Unpacked, Vocabulary, announced, fault,
    link, pzpr as container, unknown,
};
use clew_core::grid::{Line, Shape, Table};
use clew_core::model::{Confidence, Explanation, ParseError, Parsed};
use clew_core::trace::Verdict;

use crate::board::Aquarium;
use crate::board::clues::{Clues, Levels};

pub(super) use write::{WRITTEN, export, print};

/// Fuel for the question whether a board has exactly one solution. If it is not enough
/// for a board, the board counts as one with several.
const PATIENCE: u32 = 20_000;

/// One reading of a text.
type Reading = Parsed<Aquarium>;

/// Outcome of one detector for a text: a reading, or the fault in it.
type ReadingResult = Result<Reading, ParseError>;

/// The name of the kind in links and files.
const NAME: &str = "aquarium";

impl Read for Aquarium {
    const FORMATS: &'static [&'static str] = &[
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

    const WORDS: &'static Vocabulary = &Vocabulary {
        names: "aquarium, 水族箱, 水箱",
        variants: &[],
    };

    fn read_document(document: &Document<'_>) -> Option<ParseOutcome<Self>> {
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

    fn read_unpacked(unpacked: &Unpacked<'_>) -> Option<ParseOutcome<Self>> {
        match unpacked {
            Unpacked::Drawing(drawing) => Some(penpa::read(drawing)),
            Unpacked::Text(text) => Some(match task::read(text.trim()) {
                Some(outcome) => announced(outcome),
                // Lines of numbers with sums in the right place are almost certainly this.
                None => {
                    grids::read(*text).map_err(|error| error.with_confidence(Confidence::Likely))
                }
            }),
            Unpacked::Sheet(sheet) => sheets::read(sheet),
            Unpacked::Packed(_) => None,
        }
    }

    /// Only on the smallest boards do sums agree by accident.
    fn confidence(clues: &Clues) -> Confidence {
        let shape = clues.shape();
        match shape.rows.min(shape.cols) {
            1 => Confidence::Remote,
            _ => Confidence::Likely,
        }
    }

    fn settle(
        readings: Vec<Reading>,
        verdict: &mut dyn FnMut(&Clues) -> Option<Verdict>,
    ) -> Vec<Reading> {
        rule::settle(readings, verdict)
    }

    fn verdict(clues: &Clues) -> Option<Verdict> {
        clew_core::solve::verdict::<Self>(clues, PATIENCE)
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

/// The reading of an address that names a puzzle.
fn address(link: Piece<'_>) -> Option<ReadingResult> {
    match container::path(link) {
        Some(path) if path.kind.text == NAME => Some(pzpr::link(&path)),
        Some(path) if path.has_size() => Some(Err(fault::other_kind(path.kind))),
        _ => {
            let is_ours = link::host(link).text.contains("puzzle-aquarium");
            is_ours.then(|| Err(link.fault("error-reference-permalink")))
        }
    }
}

/// A reading, with a warning if the sums of its board cannot all be met.
fn reading(format: &'static str, clues: Clues) -> Reading {
    let warning = unbalanced(&clues);
    Reading::of(format, clues).warning(warning)
}

/// A warning about sums that cannot all be met.
fn unbalanced(clues: &Clues) -> Option<Explanation> {
    let (rows, cols) = totals(clues).filter(|(rows, cols)| rows != cols)?;
    let warning = Explanation::new("warning-totals");
    Some(warning.with("rows", rows).with("cols", cols))
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

/// The sum of a line, which is at most its length.
fn sum(shape: Shape, line: Line, value: u64, at: Range<usize>) -> Result<u8, ParseError> {
    let length = line.length(shape);
    let sum = u8::try_from(value).ok().filter(|sum| *sum <= length);
    sum.ok_or_else(|| {
        let (message, number) = match line {
            Line::Row(row) => ("error-range-row-sum", row),
            Line::Col(col) => ("error-range-col-sum", col),
        };
        let error = ParseError::new(at, message).with("sum", value);
        error
            .with("line", u64::from(number) + 1)
            .with("length", length)
    })
}

/// The sums of lines; those that are left out are blank.
fn sums(
    shape: Shape,
    lines: impl Iterator<Item = Line>,
    tokens: &[Piece<'_>],
) -> Result<Vec<Option<u8>>, ParseError> {
    let read = |(i, (line, &token)): (usize, (Line, &Piece<'_>))| match token.number() {
        Some(value) => sum(shape, line, value, token.range()).map(Some),
        None if token.is_empty() || is_blank(token) => Ok(None),
        None => Err(fault::character("error-character-sum", token, i + 1)),
    };
    lines.zip(tokens).enumerate().map(read).collect()
}

/// The lines of a board: the columns, then the rows.
fn lines(shape: Shape) -> impl Iterator<Item = Line> {
    let rows = (0..shape.rows).map(Line::Row);
    (0..shape.cols).map(Line::Col).chain(rows)
}

/// The board with a name for the tank of each cell, row by row.
fn board<T: PartialEq>(
    shape: Shape,
    names: impl Iterator<Item = T>,
    rows: Vec<Option<u8>>,
    cols: Vec<Option<u8>>,
) -> Clues {
    let mut tanks = Table::filled(shape, 0);
    for (cell, tank) in shape.cells().zip(numbered(names)) {
        tanks[cell] = u16::try_from(tank).expect("at most 1,600 tanks");
    }
    Clues::new(&tanks, &[], Levels::Tank, rows, cols)
}

/// Whether every tank is connected, so that walls describe it.
fn is_whole(clues: &Clues) -> bool {
    clues.walls().parts() == *clues.tanks()
}

/// Whether a token stands for a missing sum.
fn is_blank(token: Piece<'_>) -> bool {
    matches!(token.text, "-" | "." | "?" | "_" | "*")
}
