//! The puzzle: its clues, its facts and its rules.

use clew_core::grid::{Cell, Edge, Site};
use clew_core::model;
use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr};

/// Aquarium as a kind of puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aquarium;

/// The largest board accepted, in cells each way.
pub const MAX_SIDE: u8 = 40;

/// State of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CellState {
    /// Water.
    Water,
    /// Air.
    Air,
}

/// Fact of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Fact {
    /// A cell is water or air.
    Cell(Cell, CellState),
    /// Whether the surface of the water is just above the segment that begins with the cell:
    /// the segment is water and the one above it is air. If it is not, the two are alike.
    Surface(Cell, bool),
}

/// Rule, named after the way a board breaks it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumIter, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case", prefix = "aquarium-rule-")]
pub enum Rule {
    /// A line has more water than its sum.
    SumExceeded,
    /// A line has too few cells left for its sum.
    SumShort,
    /// No way to fill the remaining cells gives the sum of a line.
    SumMissed,
    /// The sums of the rows and those of the columns differ in total.
    TotalsDiffer,
    /// Water and air are at one height in a tank with one level.
    Uneven,
    /// Water above air.
    Floating,
    /// A cell would have to be both water and air.
    Both,
    /// The surface would have to be where it cannot be.
    NoLevel,
}

impl CellState {
    /// Returns the other state.
    pub fn opposite(self) -> Self {
        match self {
            CellState::Water => CellState::Air,
            CellState::Air => CellState::Water,
        }
    }
}

impl Fact {
    /// The fact that a cell is water.
    pub fn water(cell: Cell) -> Self {
        Fact::Cell(cell, CellState::Water)
    }

    /// The fact that a cell is air.
    pub fn air(cell: Cell) -> Self {
        Fact::Cell(cell, CellState::Air)
    }

    /// Cell of the tank that it is about. A surface lies at the top of it; the cell above may belong to another tank.
    pub(crate) fn cell(self) -> Cell {
        match self {
            Fact::Cell(cell, _) | Fact::Surface(cell, _) => cell,
        }
    }
}

impl model::Fact for Fact {
    fn site(self) -> Site {
        match self {
            Fact::Cell(cell, _) => cell.site(),
            Fact::Surface(cell, _) => Edge::Above(cell).site(),
        }
    }

    fn negated(self) -> Self {
        match self {
            Fact::Cell(cell, state) => Fact::Cell(cell, state.opposite()),
            Fact::Surface(cell, here) => Fact::Surface(cell, !here),
        }
    }
}

impl model::Rule for Rule {
    fn name(self) -> &'static str {
        self.into()
    }
    fn all() -> Vec<Self> {
        Rule::iter().collect()
    }
}
