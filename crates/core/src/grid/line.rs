//! Rows and columns, and the places before them where clues are printed.

use serde::{Deserialize, Serialize};

use super::{Cell, Shape, Site};

/// A row or a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Line {
    /// A row, counted down from 0.
    Row(u8),
    /// A column, counted right from 0.
    Col(u8),
}

impl Shape {
    /// Lines of a board: the rows from the top, then the columns from the left.
    pub fn lines(self) -> impl Iterator<Item = Line> {
        let rows = (0..self.rows).map(Line::Row);
        rows.chain((0..self.cols).map(Line::Col))
    }
}

impl Line {
    /// Its cells, from the left or from the top.
    pub fn cells(self, shape: Shape) -> impl DoubleEndedIterator<Item = Cell> {
        (0..self.length(shape)).map(move |i| match self {
            Line::Row(row) => Cell::new(row, i),
            Line::Col(col) => Cell::new(i, col),
        })
    }

    /// Number of its cells.
    pub fn length(self, shape: Shape) -> u8 {
        match self {
            Line::Row(_) => shape.cols,
            Line::Col(_) => shape.rows,
        }
    }

    /// Whether a cell lies in it.
    pub fn contains(self, cell: Cell) -> bool {
        match self {
            Line::Row(row) => cell.row == row,
            Line::Col(col) => cell.col == col,
        }
    }

    /// The place of its clue: left of a row, above a column.
    pub fn site(self) -> Site {
        match self {
            Line::Row(row) => Site {
                y: 2 * row + 1,
                x: Site::BEFORE,
            },
            Line::Col(col) => Site {
                y: Site::BEFORE,
                x: 2 * col + 1,
            },
        }
    }
}

impl Site {
    /// The coordinate of the clues above and left of a board: one less than 0, on a
    /// lattice without negative numbers. Boards never reach so far.
    pub const BEFORE: u8 = u8::MAX;

    /// The row or column whose clue is printed here, outside the board.
    pub fn line(self) -> Option<Line> {
        match (self.y, self.x) {
            (Site::BEFORE, x) if x % 2 == 1 && x != Site::BEFORE => Some(Line::Col(x / 2)),
            (y, Site::BEFORE) if y % 2 == 1 && y != Site::BEFORE => Some(Line::Row(y / 2)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_of_a_clue_names_its_line_and_nothing_on_the_board() {
        let shape = Shape::new(2, 3);
        assert_eq!(shape.lines().count(), 5);
        for line in shape.lines() {
            let site = line.site();
            assert_eq!(site.line(), Some(line));
            assert_eq!(
                (site.cell(), site.vertex(), site.edge()),
                (None, None, None)
            );
            for cell in line.cells(shape) {
                assert!(line.contains(cell) && shape.contains(cell));
                assert_eq!(cell.site().line(), None);
            }
        }
    }
}
