//! Row or column with a sum in its current state: its known cells, and its stacks with the
//! cells that are still open.

use clew_core::grid::{Cell, Line, SortShort as _};
use serde::{Deserialize, Serialize};

use crate::board::clues::Clues;
use crate::board::segments::SegmentId;
use crate::board::{Board, Fact};

/// The open cells of one segment within a line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Piece {
    pub(crate) segment: SegmentId,
    pub(crate) cells: Vec<Cell>,
}

/// Line with a sum, its cells counted but not listed: enough to see whether a rule applies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally {
    pub(crate) line: Line,
    sum: usize,
    length: usize,
    water: usize,
    air: usize,
}

/// Line with a sum, its cells listed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Count {
    pub(crate) line: Line,
    pub(crate) sum: usize,
    pub(crate) length: usize,
    pub(crate) water: Vec<Cell>,
    pub(crate) air: Vec<Cell>,
    /// The open pieces of each stack that has any, from the bottom up.
    pub(crate) open: Vec<Vec<Piece>>,
}

impl Piece {
    /// Number of cells.
    pub(crate) fn width(&self) -> usize {
        self.cells.len()
    }

    /// The facts that fill it.
    pub(crate) fn water(&self) -> impl Iterator<Item = Fact> {
        self.cells.iter().map(|&cell| Fact::water(cell))
    }

    /// The facts that empty it.
    pub(crate) fn air(&self) -> impl Iterator<Item = Fact> {
        self.cells.iter().map(|&cell| Fact::air(cell))
    }
}

impl Tally {
    /// The lines that have a sum, rows first.
    pub(crate) fn lines<'a>(
        clues: &'a Clues,
        board: &'a Board,
    ) -> impl Iterator<Item = Tally> + 'a {
        let shape = clues.shape();
        clues.sums().map(move |(line, sum)| {
            let (mut water, mut air) = (0, 0);
            for cell in line.cells(shape) {
                water += usize::from(board.is_water(cell));
                air += usize::from(board.is_air(cell));
            }
            Tally {
                line,
                sum: usize::from(sum),
                length: usize::from(line.length(shape)),
                water,
                air,
            }
        })
    }

    /// Number of cells that must still become water; `None` if too many are.
    pub(crate) fn need(&self) -> Option<usize> {
        self.sum.checked_sub(self.water)
    }

    /// Number of cells that can still become air; `None` if too many are.
    pub(crate) fn spare(&self) -> Option<usize> {
        (self.length - self.air).checked_sub(self.sum)
    }

    /// Whether a cell is open.
    pub(crate) fn is_open(&self) -> bool {
        self.water + self.air < self.length
    }

    /// The same line with its cells.
    pub(crate) fn listed(&self, clues: &Clues, board: &Board) -> Count {
        Count::with_sum(clues, board, self.line, self.sum)
    }
}

impl Count {
    /// The current state of a line on a board, with this sum.
    pub(crate) fn with_sum(clues: &Clues, board: &Board, line: Line, sum: usize) -> Self {
        let shape = clues.shape();
        let cells = || line.cells(shape);
        let open = |&id: &SegmentId| {
            let all = clues.segments().get(id).cells.iter().copied();
            let cells: Vec<Cell> = all
                .filter(|&cell| line.contains(cell) && board.cell(cell).is_none())
                .collect();
            (!cells.is_empty()).then_some(Piece { segment: id, cells })
        };
        let stacks = clues.segments().stacks(line).iter();
        let open = stacks.map(|stack| stack.0.iter().filter_map(open).collect());
        Self {
            line,
            sum,
            length: usize::from(line.length(shape)),
            water: cells().filter(|&cell| board.is_water(cell)).collect(),
            air: cells().filter(|&cell| board.is_air(cell)).collect(),
            open: open
                .filter(|pieces: &Vec<Piece>| !pieces.is_empty())
                .collect(),
        }
    }

    /// The lines that have a sum and an open cell, rows first.
    pub(crate) fn open_lines<'a>(
        clues: &'a Clues,
        board: &'a Board,
    ) -> impl Iterator<Item = Count> + 'a {
        Tally::lines(clues, board)
            .filter(Tally::is_open)
            .map(|tally| tally.listed(clues, board))
    }

    /// Number of cells that must still become water; `None` if too many are.
    pub(crate) fn need(&self) -> Option<usize> {
        self.sum.checked_sub(self.water.len())
    }

    /// Number of cells that can still become air; `None` if too many are.
    pub(crate) fn spare(&self) -> Option<usize> {
        (self.length - self.air.len()).checked_sub(self.sum)
    }

    /// The known water.
    pub(crate) fn water_facts(&self) -> Vec<Fact> {
        self.water.iter().map(|&cell| Fact::water(cell)).collect()
    }

    /// The known air.
    pub(crate) fn air_facts(&self) -> Vec<Fact> {
        self.air.iter().map(|&cell| Fact::air(cell)).collect()
    }

    /// All known facts, in reading order.
    pub(crate) fn known_facts(&self) -> Vec<Fact> {
        let mut facts = self.water_facts();
        facts.extend(self.air_facts());
        facts.sort_short();
        facts
    }

    /// All open pieces.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.open.iter().flatten()
    }
}
