//! Tables of other programs.

use crate::format::Piece;
use crate::format::grid::Row;
use crate::format::sheet::Sheet;
use crate::model::ParseError;

use super::cells::{self, Spaces};
use super::{Reading, plain};

/// The largest clue there is.
const LARGEST: u64 = 4;

/// Reads a table; `None` where it has not the form of a board.
pub(super) fn read(sheet: &Sheet<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    let (block, size) = sheet.block();
    let cols = sheet.width();
    let is_clue = |cell: &Piece<'_>| cell.is_empty() || cells::read(*cell).is_ok();
    let has_clue = |cell: &Piece<'_>| cell.number().is_some();
    let cells = || block.iter().flat_map(|row| &row.cells);
    let is_even = block.iter().all(|row| row.len() == cols);
    let sides = [block.len(), cols].map(|side| u64::try_from(side).unwrap_or(u64::MAX));
    let is_sized = size.is_empty() || size == sides || (sides[0] == sides[1] && size == sides[..1]);
    // Where numbers stand without any sign for a blank, spaces can be blanks as well.
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
    Some(clues.map(|clues| vec![plain(sheet.format, clues)]))
}
