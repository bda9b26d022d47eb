//! Cursor of the editor: a cell, or the place of a clue in front of a row or a column
//! if a kind has clues there.

use crate::kind::{self, Code};
use clew_core::grid::{Cell, Line, Shape, Site, Symmetry};

/// Initial place of the cursor: the first place that can hold a clue, cells first.
pub(super) fn start(code: &Code) -> Site {
    let cell = Cell::new(0, 0).site();
    if kind::entries(code, cell).is_empty() {
        Line::Col(0).site()
    } else {
        cell
    }
}

/// Whether the cursor can be at a place: a cell of the board, or a place that can hold
/// a clue.
pub(super) fn can_be(at: Site, code: &Code, shape: Shape) -> bool {
    let is_cell = at.cell().is_some_and(|cell| shape.contains(cell));
    is_cell || !kind::entries(code, at).is_empty()
}

/// The cursor after a move by rows and columns. Long moves end at the last cell. From a
/// cell at the edge, the next move leads to the clue in front of its line, if the kind has
/// such clues, and from the first of these around the corner.
pub(super) fn moved(at: Site, code: &Code, shape: Shape, down: i16, right: i16) -> Site {
    let has_clues_before = !kind::entries(code, Line::Row(0).site()).is_empty();
    let least = if has_clues_before { BEFORE } else { 0 };
    let (row, col) = coordinates(at);
    let to = (
        along(row, down, shape.rows, least),
        along(col, right, shape.cols, least),
    );
    match to {
        (BEFORE, BEFORE) if row == BEFORE => Line::Row(0).site(),
        (BEFORE, BEFORE) => Line::Col(0).site(),
        (BEFORE, col) => Line::Col(small(col)).site(),
        (row, BEFORE) => Line::Row(small(row)).site(),
        (row, col) => Cell::new(small(row), small(col)).site(),
    }
}

/// Place of the cursor on a board that was rotated or reflected.
pub(super) fn turned(at: Site, shape: Shape, symmetry: Symmetry) -> Site {
    let image = |cell: Cell| symmetry.site(shape, cell.site()).cell();
    let moved = match at.line() {
        Some(Line::Row(row)) => image(Cell::new(row, 0)).map(|cell| Line::Row(cell.row).site()),
        Some(Line::Col(col)) => image(Cell::new(0, col)).map(|cell| Line::Col(cell.col).site()),
        None => at.cell().and_then(image).map(Cell::site),
    };
    moved.unwrap_or(at)
}

/// The cursor on a board that may be smaller or of another kind.
pub(super) fn within(at: Site, code: &Code, shape: Shape) -> Site {
    let kept = moved(at, code, shape, 0, 0);
    if can_be(kept, code, shape) {
        kept
    } else {
        start(code)
    }
}

/// Coordinate of the clues in front of the board.
const BEFORE: i16 = -1;

/// Row and column of a place.
fn coordinates(at: Site) -> (i16, i16) {
    match (at.line(), at.cell()) {
        (Some(Line::Row(row)), _) => (row.into(), BEFORE),
        (Some(Line::Col(col)), _) => (BEFORE, col.into()),
        (None, Some(cell)) => (cell.row.into(), cell.col.into()),
        (None, None) => (0, 0),
    }
}

/// A row or column after a move, within `least..end`; it stops at the first one
/// before it continues to the places in front of that.
fn along(at: i16, by: i16, end: u8, least: i16) -> i16 {
    let last = i16::from(end) - 1;
    let least = if at > 0 { 0 } else { least };
    at.saturating_add(by).clamp(least, last)
}

fn small(at: i16) -> u8 {
    u8::try_from(at).expect("a row or column of the board")
}
