//! Meaning of a cell's text, and size of the board for a number of cells.

use std::ops::Range;
use std::sync::Arc;

use clew_core::format::Piece;
use clew_core::format::grid::numbered;
use clew_core::grid::{Cell, IntoSet as _, Place as _, Shape, Table, Walls};
use clew_core::model::{Arg, ParseError};

use super::Reading;
use crate::board::{Clues, Digit, Division, Fact, Houses, MAX_SIDE};

/// Content of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Content {
    /// Nothing.
    #[default]
    Blank,
    /// A printed digit.
    Given(Digit),
    /// A digit that a player placed.
    Placed(Digit),
}

impl Content {
    /// The printed digit, or nothing.
    pub(super) fn of(digit: Option<Digit>) -> Self {
        digit.map_or(Content::Blank, Content::Given)
    }
}

/// Whether a character stands for a blank cell.
pub(super) fn is_blank(c: char) -> bool {
    matches!(c, '.' | '0' | '-' | '_' | '*' | 'x' | 'X' | '?' | ' ')
}

/// Whether a character can stand in a cell of some board.
pub(super) fn is_symbol(c: char) -> bool {
    is_blank(c) || Digit::of_symbol(c).is_some()
}

/// The side of a board of that many cells.
pub(super) fn side_of(cells: usize) -> Option<u8> {
    let side = cells.isqrt();
    let side = u8::try_from(side)
        .ok()
        .filter(|&n| usize::from(n).pow(2) == cells)?;
    Division::boxes(side).map(|_| side)
}

/// The usual board of a side.
///
/// # Errors
/// The side has no usual board.
pub(super) fn usual(side: u64, at: Range<usize>) -> Result<Arc<Houses>, ParseError> {
    let known = u8::try_from(side).ok();
    match known.and_then(|side| Some((side, Division::boxes(side)?))) {
        Some((9, _)) => Ok(Houses::of_nine()),
        Some((side, boxes)) => Ok(Arc::new(Houses::new(side, boxes, false))),
        None => Err(size(at, side, MAX_SIDE)),
    }
}

/// Whether a division is the usual boxes of a side.
pub(super) fn is_usual(houses: &Houses) -> bool {
    Division::boxes(houses.side()).as_ref() == Some(houses.division())
}

/// A side that no board has, where boards of up to `limit` rows can be read.
pub(super) fn size(at: Range<usize>, side: u64, limit: u8) -> ParseError {
    let error = ParseError::new(at, "error-size-sudoku").with("side", side);
    error.with("limit", limit)
}

/// Number of connected parts of a board, given the name of its region for each cell.
pub(super) fn count_parts<T: PartialEq>(
    names: impl IntoIterator<Item = T>,
    side: u8,
) -> Option<usize> {
    let shape = Shape::new(side, side);
    let mut table = Table::filled(shape, 0);
    for (cell, number) in shape.cells().zip(numbered(names)) {
        table[cell] = u16::try_from(number).ok()?;
    }
    let parts = Walls::between(&table, &[]).parts();
    Some(parts.values().iter().into_set().len())
}

/// The digit that a character stands for on a board of that side, or a blank; the outer `None` if it
/// stands for neither.
pub(super) fn symbol(c: char, side: u8) -> Option<Option<Digit>> {
    if is_blank(c) {
        return Some(None);
    }
    let digit = Digit::of_symbol(c).filter(|digit| digit.value() <= side);
    digit.map(Some)
}

/// The digit of a cell's text on a board of that side; `None` for a blank. Numbers above 9 may be decimal.
///
/// # Errors
/// It is not a digit of the board.
pub(super) fn digit(cell: Piece<'_>, side: u8) -> Result<Option<Digit>, ParseError> {
    let mut letters = cell.text.chars();
    let found = match (letters.next(), letters.next()) {
        (None, _) => return Ok(None),
        (Some(c), None) if is_blank(c) => return Ok(None),
        (Some(c), None) => Digit::of_symbol(c),
        _ if matches!(cell.text, "-1" | "null" | "None") => return Ok(None),
        _ => cell
            .number()
            .and_then(|n| Digit::new(u8::try_from(n).ok()?)),
    };
    let message = match found {
        Some(digit) if digit.value() <= side => return Ok(Some(digit)),
        None if cell.number().is_none() => "error-character-digit",
        _ => "error-range-digit",
    };
    let largest = Digit::new(side).map_or('9', Digit::symbol);
    let error = cell.fault(message).with("text", cell);
    Err(error.with("largest", Arg::Text(largest.to_string())))
}

/// Whether a grid without a blank draws regions: the cells of each name are connected, and most of them have a neighbour of the
/// same name.
pub(super) fn is_map(cells: &[Piece<'_>], side: usize) -> bool {
    // Longer cells list candidates.
    let is_name = |cell: &Piece<'_>| matches!(cell.length(), 1 | 2);
    let is_filled = |cell: &Piece<'_>| is_name(cell) && !cell.text.chars().all(is_blank);
    let area = side * side;
    let known = u8::try_from(side)
        .ok()
        .filter(|_| area > 0 && cells.len() >= area);
    let Some(side) = known.filter(|_| cells.iter().all(is_filled)) else {
        return false;
    };
    let names = || cells[..area].iter().map(|cell| cell.text);
    let distinct = names().into_set().len();
    count_parts(names(), side) == Some(distinct) && 2 * distinct <= area
}

/// A reading of a board with these entries, row by row, and what the player placed.
/// Missing ones are blank.
pub(super) fn board(format: &'static str, houses: Arc<Houses>, entries: &[Content]) -> Reading {
    let shape = houses.shape();
    let mut clues = Clues::blank(houses);
    let mut marks = Vec::new();
    for (i, &entry) in entries.iter().take(shape.area()).enumerate() {
        match entry {
            Content::Blank => {}
            Content::Given(digit) => clues.print(Cell::at(i, shape), Some(digit)),
            Content::Placed(digit) => marks.push(Fact::Is(Cell::at(i, shape), digit)),
        }
    }
    Reading::of(format, clues).marked(marks)
}

/// Adds the row and column of a place to an error.
pub(super) fn located(error: ParseError, place: usize, side: usize) -> ParseError {
    error.located(place / side, place % side)
}

/// The digit of a number that a link gives, and the entry that it makes.
///
/// # Errors
/// It is not a digit of the board.
pub(super) fn given(token: Piece<'_>, value: u64, side: u8) -> Result<Content, ParseError> {
    let digit = Digit::within(side, value);
    digit.map(Content::Given).ok_or_else(|| {
        let error = token.fault("error-range-given").with("value", value);
        error.with("largest", side)
    })
}
