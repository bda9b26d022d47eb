//! Tables of other programs.

use clew_core::format::sheet::{Row, Sheet};
use clew_core::format::{Piece, fault};
use clew_core::model::ParseError;

use super::Reading;
use super::cells::{self, Spaces};
use crate::board::Clue;

/// The largest clue.
const LARGEST: u64 = 4;

/// Reads a table; `None` if it does not have the form of a board.
pub(super) fn read(sheet: &Sheet<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    if let [row] = &sheet.rows[..]
        && let Some(reading) = square(sheet.format, row)
    {
        return Some(Ok(vec![reading]));
    }
    let (block, size) = sheet.block();
    let (block, more) = first_part(block);
    let cols = sheet.width();
    let is_clue = |cell: &Piece<'_>| cell.is_empty() || cells::read(*cell).is_ok();
    let has_clue = |cell: &Piece<'_>| cell.number().is_some();
    let cells = || block.iter().flat_map(|row| &row.cells);
    let is_even = block.iter().all(|row| row.len() == cols);
    let sides = [block.len(), cols].map(|side| u64::try_from(side).unwrap_or(u64::MAX));
    let is_sized = size.is_empty() || size == sides || (sides[0] == sides[1] && size == sides[..1]);
    // If a table has numbers but no sign for a blank, spaces can be blanks as well.
    let is_clear = sheet.format != "format-table" || cells().any(|cell| cell.is_empty());
    if sheet.largest > LARGEST {
        return None;
    }
    let is_board = is_even && is_sized && is_clear && cols > 1 && block.len() > 1;
    if !is_board || !cells().all(is_clue) || !cells().any(has_clue) {
        return None;
    }
    let clues = match cells::board(block, Spaces::Separate) {
        Ok(clues) => clues,
        Err(error) => return Some(Err(error)),
    };
    let warning = fault::warning("warning-more-puzzles", more + sheet.more);
    let reading = Reading::of(sheet.format, clues).warning(warning);
    let used = block.iter().map(|row| row.at.clone()).collect();
    Some(Ok(vec![reading.using(used)]))
}

/// A square board whose cells are all in one row.
fn square(format: &'static str, row: &Row<'_>) -> Option<Reading> {
    let values = row.cells.iter().map(|cell| cells::read(*cell).ok());
    let values: Vec<Clue> = values.collect::<Option<_>>()?;
    let shape = cells::square(&values)?;
    let has_clue = row.cells.iter().any(|cell| cell.number().is_some());
    has_clue.then(|| Reading::of(format, cells::from_values(shape, &values)))
}

/// The rows up to the first stroke, and the number of parts after it. Strokes between
/// all rows are the lines of a frame.
fn first_part<'s, 'a>(rows: &'s [Row<'a>]) -> (&'s [Row<'a>], usize) {
    let inner = rows.get(1..).unwrap_or_default();
    let parted = inner.iter().filter(|row| row.is_parted).count();
    let first = inner.iter().position(|row| row.is_parted);
    match first {
        Some(first) if parted < inner.len() => (&rows[..=first], parted),
        _ => (rows, 0),
    }
}
