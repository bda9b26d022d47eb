//! Cells to a table of clues: what a cell's text means, and whether the rows
//! make a board.

use clew_core::format::grid::Row;
use clew_core::format::{Piece, fault};
use clew_core::grid::{Cell, Shape, SortShort as _, Table};
use clew_core::model::ParseError;

use crate::board::{Clue, Clues, MAX_SIDE};

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
        return Err(ParseError::new(at, "error-length-none"));
    }
    let mut values = Vec::new();
    for (r, row) in rows.iter().enumerate() {
        for (c, &cell) in row.cells.iter().enumerate() {
            values.push(read(cell).map_err(|error| error.located(r, c))?);
        }
    }
    let cols = usual_length(rows);
    let mut numbered = rows.iter().enumerate();
    if let Some((r, row)) = numbered.find(|(_, row)| row.cells.len() != cols) {
        let message = match spaces {
            Spaces::AreCells => "error-length-row",
            Spaces::Separate => "error-length-tokens",
        };
        let error = ParseError::new(row.at.clone(), message).with("row", r + 1);
        return Err(error.counted(row.cells.len(), cols));
    }
    let long = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
    let shape = fault::shape(long(rows.len()), long(cols), at, MAX_SIDE)?;
    Ok(from_values(shape, &values))
}

/// The square board of so many clues. With a 4, it is a Sudoku.
pub(super) fn square(values: &[Clue]) -> Option<Shape> {
    let side = u8::try_from(values.len().isqrt()).ok();
    let side = side.filter(|side| (4..=MAX_SIDE).contains(side))?;
    let shape = Shape::new(side, side);
    let is_square = shape.area() == values.len() && !values.contains(&Clue::Count(4));
    is_square.then_some(shape)
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
    let known = match (chars.next(), chars.next()) {
        (None, _) => Some(Clue::Blank),
        (Some(c), None) => clue(c),
        _ => matches!(cell.text, "-1" | "null" | "None").then_some(Clue::Blank),
    };
    known.ok_or_else(|| match cell.number() {
        Some(number) => cell.fault("error-range-cell").with("clue", number),
        None => {
            // A character that is a clue by itself is not the fault.
            let is_odd = |letter: &Piece<'_>| letter.first().is_none_or(|c| clue(c).is_none());
            let odd = cell.letters().find(is_odd).unwrap_or(cell);
            odd.fault("error-character-cell").with("character", odd)
        }
    })
}

/// Fault of a clue above 4 in a text without rows yet: the `place`-th character, from 1.
pub(super) fn range_at(digit: Piece<'_>, place: usize) -> ParseError {
    let error = digit.fault("error-range-clue").with("clue", digit);
    error.with("place", place)
}
