//! The puzzle: its clues, its facts and its rules.

use std::sync::Arc;

use clew_core::grid::{Cell, Site, Table};
use clew_core::model;
use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr};

use crate::board::{Digit, Digits, Houses};

/// The kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sudoku;

/// The largest board accepted, in cells each way.
pub const MAX_SIDE: u8 = 25;

/// A printed puzzle: the houses of its board, the digits given and, in a Sukaku, the
/// candidates listed for other cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Clues {
    pub(crate) houses: Arc<Houses>,
    pub(crate) givens: Table<Cell, Option<Digit>>,
    /// The digits that each cell can be, given or not; `None` if none are listed.
    pub(crate) restrictions: Option<Arc<Table<Cell, Digits>>>,
}

/// A fact that can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Fact {
    /// A cell is a digit.
    Is(Cell, Digit),
    /// A cell is not a digit.
    Not(Cell, Digit),
}

/// The rules, as ways to break them.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumIter, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case", prefix = "sudoku-rule-")]
pub enum Rule {
    /// A digit is twice in a house.
    Twice(Digit),
    /// A cell has no candidate left.
    NoCandidate,
    /// A digit has no place left in a house.
    NoPlace(Digit),
    /// A cell would have to be a digit and not to be it.
    Otherwise,
}

impl Clues {
    /// A board with these houses and nothing printed.
    pub fn blank(houses: impl Into<Arc<Houses>>) -> Self {
        let houses = houses.into();
        let givens = Table::filled(houses.shape(), None);
        Self {
            houses,
            givens,
            restrictions: None,
        }
    }

    /// Prints a digit in a cell in place of the clue that it had, or removes its clue.
    ///
    /// # Panics
    /// The digit is larger than the side of the board.
    pub fn print(&mut self, cell: Cell, digit: Option<Digit>) {
        assert!(digit.is_none_or(|digit| digit.value() <= self.houses.side()));
        self.givens[cell] = digit;
        self.lift(cell);
    }

    /// The houses of the board.
    pub fn houses(&self) -> &Houses {
        &self.houses
    }

    pub(crate) fn shared_houses(&self) -> &Arc<Houses> {
        &self.houses
    }

    /// The digit printed in a cell.
    pub fn given(&self, cell: Cell) -> Option<Digit> {
        self.givens[cell]
    }

    /// All printed digits, row by row.
    pub fn givens(&self) -> impl Iterator<Item = (Cell, Digit)> {
        let shape = self.houses.shape();
        shape
            .cells()
            .filter_map(|cell| Some((cell, self.givens[cell]?)))
    }
}

impl Fact {
    /// The cell it is about.
    pub fn cell(self) -> Cell {
        match self {
            Fact::Is(cell, _) | Fact::Not(cell, _) => cell,
        }
    }

    /// The digit it is about.
    pub fn digit(self) -> Digit {
        match self {
            Fact::Is(_, digit) | Fact::Not(_, digit) => digit,
        }
    }
}

impl model::Fact for Fact {
    fn site(self) -> Site {
        self.cell().site()
    }

    fn negated(self) -> Self {
        match self {
            Fact::Is(cell, digit) => Fact::Not(cell, digit),
            Fact::Not(cell, digit) => Fact::Is(cell, digit),
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
