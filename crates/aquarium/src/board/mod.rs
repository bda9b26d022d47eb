//! Board: cells known to be water or air, and where the surface is known to be or not to be.

pub(super) mod clues;
pub(super) mod lines;
mod puzzle;
pub(super) mod segments;

pub use puzzle::{Aquarium, CellState, Fact, MAX_SIDE, Rule};

use clew_core::grid::{Cell, Shape, Table};
use clew_core::model::{Clash, Contradiction, Fact as _, Learned};

/// Current knowledge of one puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    cells: Table<Cell, Option<CellState>>,
    /// Whether the surface is just above a segment, by its first cell.
    surfaces: Table<Cell, Option<bool>>,
    unknown: usize,
}

impl Board {
    pub(super) fn new(shape: Shape) -> Self {
        Self {
            cells: Table::filled(shape, None),
            surfaces: Table::filled(shape, None),
            unknown: shape.area(),
        }
    }

    /// The size of the board.
    pub fn shape(&self) -> Shape {
        self.cells.shape()
    }

    /// State of a cell, if it is known.
    pub fn cell(&self, cell: Cell) -> Option<CellState> {
        self.cells[cell]
    }

    /// Whether a cell is known to be water.
    pub fn is_water(&self, cell: Cell) -> bool {
        self.cells[cell] == Some(CellState::Water)
    }

    /// Whether a cell is known to be air.
    pub fn is_air(&self, cell: Cell) -> bool {
        self.cells[cell] == Some(CellState::Air)
    }

    /// Whether the surface was found to be, or not to be, just above the segment that
    /// begins with this cell.
    pub fn surface(&self, cell: Cell) -> Option<bool> {
        self.surfaces[cell]
    }

    /// Number of unknown cells.
    pub fn unknown(&self) -> usize {
        self.unknown
    }

    pub(super) fn learn(&mut self, fact: Fact) -> Result<Learned, Contradiction<Aquarium>> {
        let known = match fact {
            Fact::Cell(cell, state) => self.cells[cell].map(|known| known == state),
            Fact::Surface(cell, here) => self.surfaces[cell].map(|known| known == here),
        };
        match (known, fact) {
            (Some(true), _) => return Ok(Learned::Known),
            (Some(false), _) => {
                let rule = match fact {
                    Fact::Cell(..) => Rule::Both,
                    Fact::Surface(..) => Rule::NoLevel,
                };
                return Err(Contradiction {
                    clues: Vec::new(),
                    given: vec![fact.negated()],
                    clash: Clash::new(rule, vec![fact.site()]),
                });
            }
            (None, Fact::Cell(cell, state)) => {
                self.cells[cell] = Some(state);
                self.unknown -= 1;
            }
            (None, Fact::Surface(cell, here)) => self.surfaces[cell] = Some(here),
        }
        Ok(Learned::New)
    }
}
