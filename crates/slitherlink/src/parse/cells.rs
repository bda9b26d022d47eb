//! Cells to a table of clues: what a cell's text means, and whether the rows
//! make a board.

use std::ops::Range;

use crate::{Clue, Clues, MAX_SIDE};
use clew_core::format::grid::Row;
use clew_core::format::{Piece, fault};
use clew_core::grid::{Cell, Shape, SortShort as _, Table};
use clew_core::model::{Arg, Fault, ParseError};

/// Meaning of spaces in a grid text; it decides the message about a row that is
/// too long or too short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spaces {
    /// Spaces can be cells, and some may have been lost.
    AreCells,
    /// Separators stand between cells.
    Separate,
}

/// Content of a cell of a grid text; `?` is an unknown clue.
pub(super) fn clue(c: char) -> Option<Clue> {
    match c {
        '.' | '-' | '_' | '*' | 'x' | ' ' => Some(Clue::Blank),
        '?' => Some(Clue::Unknown),
        _ => count(c).map(Clue::Count),
    }
}

/// The value of a digit, 0 to 4.
pub(super) fn count(c: char) -> Option<u8> {
    let value = u8::try_from(c.to_digit(10)?).ok()?;
    (value <= 4).then_some(value)
}

/// A board of that many rows and columns.
///
/// # Errors
/// There are none, or more than are supported.
pub(super) fn shape(rows: u64, cols: u64, at: Range<usize>) -> Result<Shape, ParseError> {
    let side = |n: u64| u8::try_from(n).ok().filter(|n| (1..=MAX_SIDE).contains(n));
    match (side(rows), side(cols)) {
        (Some(rows), Some(cols)) => Ok(Shape::new(rows, cols)),
        _ => Err(fault::size(at, rows, cols, MAX_SIDE)),
    }
}

/// The board that rows of cells make.
///
/// # Errors
/// A cell that is not a clue, rows of differing length, or too many of either.
pub(super) fn board(rows: &[Row<'_>], spaces: Spaces) -> Result<Clues, ParseError> {
    let at = match rows {
        [first, .., last] => first.at.start..last.at.end,
        [only] => only.at.clone(),
        [] => 0..0,
    };
    if rows.iter().all(|row| row.cells.is_empty()) {
        return Err(ParseError::new(Fault::Length, at, "error-length-none"));
    }
    let mut values = Vec::new();
    for (r, row) in rows.iter().enumerate() {
        for (c, &cell) in row.cells.iter().enumerate() {
            values.push(read(cell).map_err(|error| {
                error
                    .with("row", fault::number(r + 1))
                    .with("col", fault::number(c + 1))
            })?);
        }
    }
    let cols = usual_length(rows);
    if let Some((r, row)) = (rows.iter().enumerate()).find(|(_, row)| row.cells.len() != cols) {
        let message = match spaces {
            Spaces::AreCells => "error-length-row",
            Spaces::Separate => "error-length-tokens",
        };
        return Err(ParseError::new(Fault::Length, row.at.clone(), message)
            .with("row", fault::number(r + 1))
            .with("found", fault::number(row.cells.len()))
            .with("expected", fault::number(cols)));
    }
    let long = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
    let side = |n: usize| u8::try_from(n).ok().filter(|&n| n <= MAX_SIDE);
    let (Some(height), Some(width)) = (side(rows.len()), side(cols)) else {
        return Err(fault::size(at, long(rows.len()), long(cols), MAX_SIDE));
    };
    let shape = Shape::new(height, width);
    Ok(from_values(shape, &values))
}

/// The board with these clues, row by row; missing ones are blank.
pub(super) fn from_values(shape: Shape, values: &[Clue]) -> Clues {
    let mut table: Table<Cell, Clue> = Table::filled(shape, Clue::Blank);
    for (cell, &clue) in shape.cells().zip(values) {
        table[cell] = clue;
    }
    Clues(table)
}

/// The length that most rows have; if several are equally common, the first.
fn usual_length(rows: &[Row<'_>]) -> usize {
    let mut lengths: Vec<usize> = rows.iter().map(|row| row.cells.len()).collect();
    lengths.sort_short();
    let first = |length: usize| rows.iter().position(|row| row.cells.len() == length);
    lengths
        .chunk_by(|a, b| a == b)
        .max_by_key(|run| (run.len(), std::cmp::Reverse(first(run[0]))))
        .map_or(0, |run| run[0])
}

/// The clue that a cell's text stands for.
pub(super) fn read(cell: Piece<'_>) -> Result<Clue, ParseError> {
    let mut chars = cell.text.chars();
    match (chars.next(), chars.next()) {
        (None, _) => return Ok(Clue::Blank),
        (Some(c), None) => {
            if let Some(clue) = clue(c) {
                return Ok(clue);
            }
        }
        _ if matches!(cell.text, "-1" | "null" | "None") => return Ok(Clue::Blank),
        _ => {}
    }
    Err(if cell.number().is_some() {
        range(cell)
    } else {
        // A character that is a clue by itself is not the fault.
        let is_odd = |letter: &Piece<'_>| letter.first().is_none_or(|c| clue(c).is_none());
        let odd = cell.letters().find(is_odd).unwrap_or(cell);
        ParseError::new(Fault::Character, odd.range(), "error-character-cell")
            .with("character", fault::quoted(odd.text))
    })
}

fn range(cell: Piece<'_>) -> ParseError {
    ParseError::new(Fault::Range, cell.range(), "error-range-cell")
        .with("clue", Arg::Number(cell.number().unwrap_or(u64::MAX)))
}

/// Fault of a clue above 4 in a text without rows yet: the `place`-th character, from 1.
pub(super) fn range_at(digit: Piece<'_>, place: usize) -> ParseError {
    ParseError::new(Fault::Range, digit.range(), "error-range-clue")
        .with("clue", fault::quoted(digit.text))
        .with("place", fault::number(place))
}
