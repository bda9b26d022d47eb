//! Cursor of the editor: a cell, or the place of a clue before a row or a
//! column. Kinds whose clues stand before their lines have no use for a cursor
//! on cells, so there it goes along the rows, around the corner, and along the
//! columns.

use crate::grid::{Cell, Line, Shape, Site, Symmetry};
use crate::kind::{self, Code};

/// Place of the cursor at first: the first cell, or before the first column.
pub(super) fn start(code: &Code) -> Site {
    let cell = Cell::new(0, 0).site();
    if kind::entries(code, cell).is_empty() {
        Line::Col(0).site()
    } else {
        cell
    }
}

/// The cursor moved by rows and columns, as far as the clues go.
pub(super) fn moved(at: Site, shape: Shape, down: i16, right: i16) -> Site {
    match (at.line(), at.cell()) {
        (Some(Line::Row(_)), _) if right > 0 => Line::Col(0).site(),
        (Some(Line::Row(0)), _) if down < 0 => Line::Col(0).site(),
        (Some(Line::Row(row)), _) => Line::Row(along(row, down, shape.rows)).site(),
        (Some(Line::Col(_)), _) if down > 0 => Line::Row(0).site(),
        (Some(Line::Col(0)), _) if right < 0 => Line::Row(0).site(),
        (Some(Line::Col(col)), _) => Line::Col(along(col, right, shape.cols)).site(),
        (None, Some(cell)) => {
            let row = along(cell.row, down, shape.rows);
            Cell::new(row, along(cell.col, right, shape.cols)).site()
        }
        (None, None) => at,
    }
}

/// Place of the cursor on a board that was turned.
pub(super) fn turned(at: Site, shape: Shape, symmetry: Symmetry) -> Site {
    let image = |cell: Cell| symmetry.site(shape, cell.site()).cell();
    let moved = match at.line() {
        Some(Line::Row(row)) => image(Cell::new(row, 0)).map(|cell| Line::Row(cell.row).site()),
        Some(Line::Col(col)) => image(Cell::new(0, col)).map(|cell| Line::Col(cell.col).site()),
        None => at.cell().and_then(image).map(Cell::site),
    };
    moved.unwrap_or(at)
}

/// The cursor on a board that may be smaller, or of another kind.
pub(super) fn within(at: Site, code: &Code, shape: Shape) -> Site {
    let kept = moved(at, shape, 0, 0);
    if kind::entries(code, kept).is_empty() {
        start(code)
    } else {
        kept
    }
}

/// A row or column moved by some, within `0..end`.
fn along(at: u8, by: i16, end: u8) -> u8 {
    let last = i16::from(end) - 1;
    let at = i16::from(at).saturating_add(by).clamp(0, last);
    u8::try_from(at).expect("between 0 and the last, which is a u8")
}
