//! The puzzle: its clues, its facts and its rules.

use clew_core::grid::{Cell, Edge, Shape, Site, Table};
use clew_core::model;
use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr};

/// Slitherlink as a kind of puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slitherlink;

/// Largest board accepted, in cells each way.
pub const MAX_SIDE: u8 = 100;

/// Content of a cell as printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clue {
    /// Nothing.
    #[default]
    Blank,
    /// A question mark: a clue that constrains nothing.
    Unknown,
    /// Number of lines around the cell, 0 to 4.
    Count(u8),
}

/// Printed puzzle: the clue of every cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Clues(pub Table<Cell, Clue>);

/// Mark of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// Part of the loop.
    Line,
    /// Not part of the loop.
    Cross,
}

/// Side of the loop on which a cell lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Enclosed by the loop.
    Inside,
    /// Not enclosed; on the same side as the exterior of the board.
    Outside,
}

/// Fact about an edge or a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Fact {
    /// An edge is a line or a cross.
    Edge(Edge, Mark),
    /// A cell is inside or outside.
    Cell(Cell, Side),
}

/// Rules, as ways to break them.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumIter, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case", prefix = "slitherlink-rule-")]
pub enum Rule {
    /// More lines around a clue than it says.
    ClueExceeded,
    /// Too few lines and unknown edges are left around a clue.
    ClueShort,
    /// Three or four lines meet at a vertex.
    Branch,
    /// A line ends at a vertex and cannot go on.
    DeadEnd,
    /// There are two closed loops.
    TwoLoops,
    /// A loop is closed while lines or unmet clues lie outside it.
    PrematureLoop,
    /// Known cells of one side are cut off from each other.
    Separated,
    /// A cell would have to be both inside and outside.
    BothSides,
    /// The clues named have no completion that meets the local rules.
    NoCompletion,
    /// No assignment is left for the edges of a clue.
    ClueStuck,
    /// No assignment is left for the edges of a vertex.
    VertexStuck,
    /// There is no line at all.
    NoLoop,
}

impl Clues {
    /// Size of the board, in cells.
    pub fn shape(&self) -> Shape {
        self.0.shape()
    }

    /// Number printed in a cell, if there is one.
    pub fn count(&self, cell: Cell) -> Option<u8> {
        match self.0[cell] {
            Clue::Count(count) => Some(count),
            Clue::Blank | Clue::Unknown => None,
        }
    }

    /// All cells with a number, row by row.
    pub fn counts(&self) -> impl Iterator<Item = (Cell, u8)> {
        self.shape()
            .cells()
            .filter_map(|cell| Some((cell, self.count(cell)?)))
    }
}

impl Mark {
    /// Mark of an edge between two cells that are on different sides or not.
    pub fn between(differ: bool) -> Self {
        if differ { Mark::Line } else { Mark::Cross }
    }

    /// Returns the other mark.
    pub fn opposite(self) -> Self {
        match self {
            Mark::Line => Mark::Cross,
            Mark::Cross => Mark::Line,
        }
    }
}

impl Side {
    /// Side of a cell that is inside or not.
    pub fn of(is_inside: bool) -> Self {
        if is_inside {
            Side::Inside
        } else {
            Side::Outside
        }
    }

    /// Returns the other side.
    pub fn opposite(self) -> Self {
        match self {
            Side::Inside => Side::Outside,
            Side::Outside => Side::Inside,
        }
    }
}

impl model::Fact for Fact {
    fn site(self) -> Site {
        match self {
            Fact::Edge(edge, _) => edge.site(),
            Fact::Cell(cell, _) => cell.site(),
        }
    }

    fn negated(self) -> Self {
        match self {
            Fact::Edge(edge, mark) => Fact::Edge(edge, mark.opposite()),
            Fact::Cell(cell, side) => Fact::Cell(cell, side.opposite()),
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
