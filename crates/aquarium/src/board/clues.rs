//! A printed puzzle: its tanks, its sums, and the rule for water levels.

use std::sync::Arc;

use clew_core::format::grid;
use clew_core::grid::{Cell, Edge, Line, Shape, Table, Walls};
use serde::{Deserialize, Serialize};

use crate::board::segments::Segments;

/// Rule for the levels of water in a tank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Levels {
    /// Equally high in the whole tank, even if its parts are not joined.
    Tank,
    /// Equally high within connected water of the tank: gravity alone.
    Water,
}

/// A printed puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Clues {
    tanks: Table<Cell, u16>,
    walls: Walls,
    levels: Levels,
    rows: Vec<Option<u8>>,
    cols: Vec<Option<u8>>,
    /// They depend on all but the sums.
    segments: Arc<Segments>,
}

impl Clues {
    /// A puzzle. Cells with the same number are a tank. Walls within a tank matter, and
    /// are kept, only if connected water shares a level; then the unconnected parts of
    /// a tank are tanks of their own. There are as many `rows` and `cols` as the board
    /// has, and a sum is at most the length of its line.
    pub(crate) fn new(
        tanks: &Table<Cell, u16>,
        inner: &[Edge],
        levels: Levels,
        rows: Vec<Option<u8>>,
        cols: Vec<Option<u8>>,
    ) -> Self {
        let (tanks, inner) = match levels {
            Levels::Tank => (numbered(tanks), &[][..]),
            Levels::Water => (Walls::between(tanks, inner).parts(), inner),
        };
        let walls = Walls::between(&tanks, inner);
        let segments = Arc::new(Segments::new(&tanks, &walls, levels));
        Self {
            tanks,
            walls,
            levels,
            rows,
            cols,
            segments,
        }
    }

    /// The same tanks with other sums, each at most the length of its line.
    pub(crate) fn with_sums(&self, sum: impl Fn(Line) -> Option<u8>) -> Self {
        let Shape { rows, cols } = self.shape();
        Self {
            rows: (0..rows).map(|row| sum(Line::Row(row))).collect(),
            cols: (0..cols).map(|col| sum(Line::Col(col))).collect(),
            ..self.clone()
        }
    }

    /// The size of the board.
    pub fn shape(&self) -> Shape {
        self.tanks.shape()
    }

    /// The number of a cell's tank, from 0 in order of first appearance.
    pub fn tank(&self, cell: Cell) -> u16 {
        self.tanks[cell]
    }

    /// The tanks of all cells.
    pub(crate) fn tanks(&self) -> &Table<Cell, u16> {
        &self.tanks
    }

    /// The walls.
    pub fn walls(&self) -> &Walls {
        &self.walls
    }

    /// The walls that do not separate tanks.
    pub(crate) fn inner_walls(&self) -> Vec<Edge> {
        self.walls.inner(&self.tanks)
    }

    /// The rule for levels.
    pub fn levels(&self) -> Levels {
        self.levels
    }

    /// The sum of a line, if it is printed.
    pub fn sum(&self, line: Line) -> Option<u8> {
        match line {
            Line::Row(row) => self.rows[usize::from(row)],
            Line::Col(col) => self.cols[usize::from(col)],
        }
    }

    /// All lines with a sum, rows first.
    pub fn sums(&self) -> impl Iterator<Item = (Line, u8)> {
        let lines = self.shape().lines();
        lines.filter_map(|line| Some((line, self.sum(line)?)))
    }

    /// The sums of all rows and of all columns.
    pub(crate) fn both_sums(&self) -> (&[Option<u8>], &[Option<u8>]) {
        (&self.rows, &self.cols)
    }

    /// The segments that tanks and walls make.
    pub fn segments(&self) -> &Segments {
        &self.segments
    }
}

/// The same tanks, numbered from 0 in order of first appearance.
fn numbered(tanks: &Table<Cell, u16>) -> Table<Cell, u16> {
    let shape = tanks.shape();
    let numbers = grid::numbered(tanks.values().iter().copied());
    let mut out = Table::filled(shape, 0);
    for (cell, number) in shape.cells().zip(numbers) {
        out[cell] = u16::try_from(number).expect("at most 1,600 tanks");
    }
    out
}

/// The tanks that walls along edges form.
pub(crate) fn walled(shape: Shape, walls: &[Edge]) -> Table<Cell, u16> {
    Walls::between(&Table::filled(shape, 0), walls).parts()
}
