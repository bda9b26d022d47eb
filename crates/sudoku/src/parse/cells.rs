//! Meaning of a cell's text, and size of the board for a number of cells.

use std::sync::Arc;

use crate::{Clues, Digit, Division, Fact, Houses, MAX_SIDE};
use clew_core::format::{Piece, fault};
use clew_core::grid::IntoSet as _;
use clew_core::model::{Arg, Fault, ParseError};

/// Content of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Entry {
    /// Nothing.
    #[default]
    Blank,
    /// A printed digit.
    Given(Digit),
    /// A digit that a player placed.
    Placed(Digit),
}

impl Entry {
    /// The printed digit, or nothing.
    pub(super) fn of(digit: Option<Digit>) -> Self {
        digit.map_or(Entry::Blank, Entry::Given)
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
    boxes(side).map(|_| side)
}

/// The usual boxes of a board of that side: as square as possible, and wider than high. `None` if
/// the side has no such boxes, or is not supported.
pub(super) fn boxes(side: u8) -> Option<(u8, u8)> {
    let height = (2..=side.isqrt())
        .rev()
        .find(|height| side.is_multiple_of(*height))?;
    (4..=MAX_SIDE)
        .contains(&side)
        .then(|| (side / height, height))
}

/// The usual board of a side.
///
/// # Errors
/// The side has no usual board.
pub(super) fn usual(side: u64, at: std::ops::Range<usize>) -> Result<Arc<Houses>, ParseError> {
    match u8::try_from(side).ok().and_then(boxes) {
        Some((3, 3)) => Ok(Houses::of_nine()),
        Some((width, height)) => Ok(Arc::new(Houses::boxes(width, height))),
        None => Err(size(at, side, MAX_SIDE)),
    }
}

/// A side that no board has, where boards of up to `limit` rows can be read.
pub(super) fn size(at: std::ops::Range<usize>, side: u64, limit: u8) -> ParseError {
    ParseError::new(Fault::Size, at, "error-size-sudoku")
        .with("side", Arg::Number(side))
        .with("limit", Arg::Number(limit.into()))
}

/// The division of a board of that side into regions, given the number of its region for each cell;
/// boxes if the regions are boxes. `None` unless there are as many regions as the board has rows,
/// with as many cells each.
pub(super) fn division(numbers: &[usize], side: u8) -> Option<Division> {
    let n = usize::from(side);
    let mut seen: Vec<usize> = Vec::new();
    let number = |region: &usize| {
        let place = seen.iter().position(|other| other == region);
        let place = place.unwrap_or_else(|| {
            seen.push(*region);
            seen.len() - 1
        });
        u8::try_from(place).ok().filter(|&place| place < side)
    };
    let regions: Vec<u8> = numbers.iter().map(number).collect::<Option<_>>()?;
    let size = |region: u8| regions.iter().filter(|&&other| other == region).count();
    if numbers.len() != n * n || !(0..side).all(|region| size(region) == n) {
        return None;
    }
    let mut widths = (2..side).filter(|&width| side.is_multiple_of(width));
    let is_box = |&width: &u8| {
        let (width, height) = (usize::from(width), n / usize::from(width));
        let of = |at: usize| at / n / height * (n / width) + at % n / width;
        (0..n * n).all(|at| usize::from(regions[at]) == of(at))
    };
    Some(match widths.find(is_box) {
        Some(width) => Division::Boxes {
            width,
            height: side / width,
        },
        None => Division::Regions(regions),
    })
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
    let fault = |fault, message| {
        let largest = Digit::new(side).map_or('9', Digit::symbol);
        ParseError::new(fault, cell.range(), message)
            .with("text", fault::quoted(cell.text))
            .with("largest", Arg::Text(largest.to_string()))
    };
    match found {
        Some(digit) if digit.value() <= side => Ok(Some(digit)),
        Some(_) => Err(fault(Fault::Range, "error-range-digit")),
        None if cell.number().is_some() => Err(fault(Fault::Range, "error-range-digit")),
        None => Err(fault(Fault::Character, "error-character-digit")),
    }
}

/// Whether a grid without a blank draws regions: the cells of each name are connected, and most of them have a neighbour of the
/// same name.
pub(super) fn is_map(cells: &[Piece<'_>], side: usize) -> bool {
    // Longer cells list candidates.
    let is_name = |cell: &Piece<'_>| matches!(cell.length(), 1 | 2);
    let is_filled = |cell: &Piece<'_>| is_name(cell) && !cell.text.chars().all(is_blank);
    if side == 0 || cells.len() < side * side || !cells.iter().all(is_filled) {
        return false;
    }
    let mut parts: Vec<usize> = (0..side * side).collect();
    let root = |parts: &[usize], mut at: usize| {
        while parts[at] != at {
            at = parts[at];
        }
        at
    };
    for at in 0..side * side {
        let right = (at % side + 1 < side).then_some(at + 1);
        let below = (at + side < side * side).then_some(at + side);
        for other in [right, below].into_iter().flatten() {
            if cells[at].text == cells[other].text {
                let (one, two) = (root(&parts, at), root(&parts, other));
                parts[one] = two;
            }
        }
    }
    let count = (0..side * side).filter(|&at| parts[at] == at).count();
    let names = cells[..side * side]
        .iter()
        .map(|cell| cell.text)
        .into_set()
        .len();
    count == names && 2 * names <= side * side
}

/// The board with these entries, row by row, and what the player placed.
/// Missing ones are blank.
pub(super) fn board(houses: Arc<Houses>, entries: &[Entry]) -> (Clues, Vec<Fact>) {
    let shape = houses.shape();
    let mut clues = Clues::blank(houses);
    let mut marks = Vec::new();
    for (cell, &entry) in shape.cells().zip(entries) {
        match entry {
            Entry::Blank => {}
            Entry::Given(digit) => clues.print(cell, Some(digit)),
            Entry::Placed(digit) => marks.push(Fact::Is(cell, digit)),
        }
    }
    (clues, marks)
}

/// Adds the row and column of a place to an error.
pub(super) fn located(error: ParseError, place: usize, side: usize) -> ParseError {
    error
        .with("row", fault::number(place / side + 1))
        .with("col", fault::number(place % side + 1))
}
