//! Cells, edges, vertices and sites of a board.

use serde::{Deserialize, Serialize};

/// The size of a board, in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shape {
    /// Number of rows, at least 1.
    pub rows: u8,
    /// Number of columns, at least 1.
    pub cols: u8,
}

/// A cell, 0-based.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// Row, counted down from 0.
    pub row: u8,
    /// Column, counted right from 0.
    pub col: u8,
}

/// A grid point: the top-left corner of the cell with the same row and
/// column; those on the bottom and right rim lie one past the last cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Vertex {
    /// Row, `0..=rows`.
    pub row: u8,
    /// Column, `0..=cols`.
    pub col: u8,
}

/// A side of a cell. Each side has only one name. Edges of the bottom and right rim are
/// named after a cell one past the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edge {
    /// The horizontal edge above a cell.
    Above(Cell),
    /// The vertical edge left of a cell.
    LeftOf(Cell),
}

/// A cell, edge or vertex on the doubled lattice: `(odd, odd)` is a cell,
/// `(even, even)` a vertex, the others are edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Site {
    /// Twice the row, plus one for the middle of a cell.
    pub y: u8,
    /// Twice the column, plus one for the middle of a cell.
    pub x: u8,
}

impl Shape {
    /// A shape of `rows × cols` cells.
    pub fn new(rows: u8, cols: u8) -> Self {
        Self { rows, cols }
    }

    /// Number of cells.
    pub fn area(self) -> usize {
        usize::from(self.rows) * usize::from(self.cols)
    }

    /// Whether the cell lies on the board.
    pub fn contains(self, cell: Cell) -> bool {
        cell.row < self.rows && cell.col < self.cols
    }

    /// Cells of the board, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.rows).flat_map(move |row| (0..self.cols).map(move |col| Cell { row, col }))
    }

    /// Edges of the board: the horizontal ones row by row, then the vertical ones.
    pub fn edges(self) -> impl Iterator<Item = Edge> {
        let across = (0..=self.rows)
            .flat_map(move |row| (0..self.cols).map(move |col| Edge::Above(Cell { row, col })));
        let down = (0..self.rows)
            .flat_map(move |row| (0..=self.cols).map(move |col| Edge::LeftOf(Cell { row, col })));
        across.chain(down)
    }

    /// Vertices of the board, row by row.
    pub fn vertices(self) -> impl Iterator<Item = Vertex> {
        (0..=self.rows).flat_map(move |row| (0..=self.cols).map(move |col| Vertex { row, col }))
    }
}

impl Cell {
    /// The cell in row `row` and column `col`.
    pub fn new(row: u8, col: u8) -> Self {
        Self { row, col }
    }

    /// The four sides: top, right, bottom, left.
    pub fn edges(self) -> [Edge; 4] {
        let Cell { row, col } = self;
        [
            Edge::Above(self),
            Edge::LeftOf(Cell { row, col: col + 1 }),
            Edge::Above(Cell { row: row + 1, col }),
            Edge::LeftOf(self),
        ]
    }

    /// The four side neighbours (top, right, bottom, left); `None` is the
    /// outside of the board.
    pub fn neighbours(self, shape: Shape) -> [Option<Cell>; 4] {
        let Cell { row, col } = self;
        [
            row.checked_sub(1).map(|row| Cell { row, col }),
            (col + 1 < shape.cols).then_some(Cell { row, col: col + 1 }),
            (row + 1 < shape.rows).then_some(Cell { row: row + 1, col }),
            col.checked_sub(1).map(|col| Cell { row, col }),
        ]
    }

    /// The four corners: top right, bottom right, bottom left, top left.
    pub fn corners(self) -> [Vertex; 4] {
        let Cell { row, col } = self;
        [
            Vertex { row, col: col + 1 },
            Vertex {
                row: row + 1,
                col: col + 1,
            },
            Vertex { row: row + 1, col },
            Vertex { row, col },
        ]
    }

    /// The cell's place on the doubled lattice.
    pub fn site(self) -> Site {
        Site {
            y: 2 * self.row + 1,
            x: 2 * self.col + 1,
        }
    }
}

impl Vertex {
    /// The four edges that meet here: up, right, down, left; `None` beyond the rim.
    pub fn edges(self, shape: Shape) -> [Option<Edge>; 4] {
        let Vertex { row, col } = self;
        [
            row.checked_sub(1)
                .map(|row| Edge::LeftOf(Cell { row, col })),
            (col < shape.cols).then_some(Edge::Above(Cell { row, col })),
            (row < shape.rows).then_some(Edge::LeftOf(Cell { row, col })),
            col.checked_sub(1).map(|col| Edge::Above(Cell { row, col })),
        ]
    }

    /// The four cells around: up right, down right, down left, up left;
    /// cell `i` lies between edge `i` and edge `i + 1` of [`Vertex::edges`].
    pub fn cells(self, shape: Shape) -> [Option<Cell>; 4] {
        let Vertex { row, col } = self;
        let up = row.checked_sub(1);
        let left = col.checked_sub(1);
        let down = (row < shape.rows).then_some(row);
        let right = (col < shape.cols).then_some(col);
        let at = |row: Option<u8>, col: Option<u8>| {
            Some(Cell {
                row: row?,
                col: col?,
            })
        };
        [at(up, right), at(down, right), at(down, left), at(up, left)]
    }

    /// The vertex's place on the doubled lattice.
    pub fn site(self) -> Site {
        Site {
            y: 2 * self.row,
            x: 2 * self.col,
        }
    }
}

impl Edge {
    /// The two cells the edge separates: above and below, or left and right;
    /// `None` is the outside of the board.
    pub fn cells(self, shape: Shape) -> [Option<Cell>; 2] {
        match self {
            Edge::Above(Cell { row, col }) => [
                row.checked_sub(1).map(|row| Cell { row, col }),
                (row < shape.rows).then_some(Cell { row, col }),
            ],
            Edge::LeftOf(Cell { row, col }) => [
                col.checked_sub(1).map(|col| Cell { row, col }),
                (col < shape.cols).then_some(Cell { row, col }),
            ],
        }
    }

    /// The two ends: left and right, or top and bottom.
    pub fn ends(self) -> [Vertex; 2] {
        match self {
            Edge::Above(Cell { row, col }) => [Vertex { row, col }, Vertex { row, col: col + 1 }],
            Edge::LeftOf(Cell { row, col }) => [Vertex { row, col }, Vertex { row: row + 1, col }],
        }
    }

    /// The end other than the one given.
    pub fn other_end(self, end: Vertex) -> Vertex {
        let [a, b] = self.ends();
        if a == end { b } else { a }
    }

    /// The edge's place on the doubled lattice.
    pub fn site(self) -> Site {
        match self {
            Edge::Above(Cell { row, col }) => Site {
                y: 2 * row,
                x: 2 * col + 1,
            },
            Edge::LeftOf(Cell { row, col }) => Site {
                y: 2 * row + 1,
                x: 2 * col,
            },
        }
    }
}

impl Site {
    /// The cell at this site, if it is one.
    pub fn cell(self) -> Option<Cell> {
        let on_board = self.y != Site::BEFORE && self.x != Site::BEFORE;
        (on_board && self.y % 2 == 1 && self.x % 2 == 1).then_some(Cell {
            row: self.y / 2,
            col: self.x / 2,
        })
    }

    /// The vertex at this site, if it is one.
    pub fn vertex(self) -> Option<Vertex> {
        (self.y.is_multiple_of(2) && self.x.is_multiple_of(2)).then_some(Vertex {
            row: self.y / 2,
            col: self.x / 2,
        })
    }

    /// The edge at this site, if it is one.
    pub fn edge(self) -> Option<Edge> {
        let cell = Cell {
            row: self.y / 2,
            col: self.x / 2,
        };
        match (self.y % 2, self.x % 2) {
            (0, 1) => Some(Edge::Above(cell)),
            (1, 0) => Some(Edge::LeftOf(cell)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edge_is_a_side_of_the_cells_it_separates() {
        let shape = Shape::new(3, 4);
        for edge in shape.edges() {
            assert_eq!(edge.site().edge(), Some(edge));
            for cell in edge.cells(shape).into_iter().flatten() {
                assert!(cell.edges().contains(&edge));
            }
            for end in edge.ends() {
                assert!(end.edges(shape).contains(&Some(edge)));
            }
        }
    }

    #[test]
    fn a_corner_lies_between_its_two_sides() {
        let shape = Shape::new(2, 2);
        for cell in shape.cells() {
            for (i, vertex) in cell.corners().into_iter().enumerate() {
                let sides = cell.edges();
                assert!(sides[i].ends().contains(&vertex));
                assert!(sides[(i + 1) % 4].ends().contains(&vertex));
                assert!(vertex.cells(shape).contains(&Some(cell)));
            }
        }
    }
}
