//! Tables of other programs.

use crate::{Clue, MAX_SIDE};
use clew_core::format::Piece;
use clew_core::format::grid::Row;
use clew_core::format::sheet::{self, Sheet};
use clew_core::grid::Shape;
use clew_core::model::ParseError;

use super::cells::{self, Spaces};
use super::{Reading, plain, warning};

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
    let rows: Vec<Row<'_>> = block
        .iter()
        .map(|row| Row {
            at: row.at.clone(),
            cells: row.cells.clone(),
        })
        .collect();
    let clues = cells::board(&rows, Spaces::Separate);
    Some(clues.map(|clues| {
        let mut reading = plain(sheet.format, clues);
        reading.used = block.iter().map(|row| row.at.clone()).collect();
        let count = more + sheet.more;
        if count > 0 {
            reading
                .warnings
                .push(warning("warning-more-puzzles", count));
        }
        vec![reading]
    }))
}

/// A square board whose cells are all in one row. With a 4, it is a Sudoku.
fn square(format: &'static str, row: &sheet::Row<'_>) -> Option<Reading> {
    let values = row.cells.iter().map(|cell| cells::read(*cell).ok());
    let values: Vec<_> = values.collect::<Option<_>>()?;
    let side = u8::try_from(values.len().isqrt()).ok();
    let side = side.filter(|side| (4..=MAX_SIDE).contains(side))?;
    let shape = Shape::new(side, side);
    let has_clue = row.cells.iter().any(|cell| cell.number().is_some());
    let has_four = values.contains(&Clue::Count(4));
    (shape.area() == values.len() && has_clue && !has_four)
        .then(|| plain(format, cells::from_values(shape, &values)))
}

/// The rows up to the first stroke, and the number of parts after it. Strokes between
/// all rows are the lines of a frame.
fn first_part<'s, 'a>(rows: &'s [sheet::Row<'a>]) -> (&'s [sheet::Row<'a>], usize) {
    let inner = rows.get(1..).unwrap_or_default();
    let parted = inner.iter().filter(|row| row.is_parted).count();
    let first = inner.iter().position(|row| row.is_parted);
    match first {
        Some(first) if parted < inner.len() => (&rows[..=first], parted),
        _ => (rows, 0),
    }
}
