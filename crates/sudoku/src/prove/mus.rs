//! Minimal subsets of clues without a solution, by deletion.

use clew_core::grid::{Cell, Site};
use clew_core::solve::{Advance, Fuel, MusSearch, Satisfiable};

use crate::board::{Board, Clues, Digits};
use crate::prove::search::{Next, Solutions};

/// Drops clue after clue while the remaining ones contradict each other.
pub(super) struct ClueMus {
    houses: Clues,
    /// Cells with a remaining clue, and the digits it allows.
    printed: Vec<(Cell, Digits)>,
    /// Number of clues known to be needed, which come first in `printed`.
    needed: usize,
    total: u64,
    /// The current question: whether the clues without the next have a solution.
    asked: Option<Solutions>,
    /// Whether all clues together were refuted.
    refuted: bool,
    solvable: bool,
}

impl ClueMus {
    pub(super) fn new(clues: &Clues) -> Self {
        let printed: Vec<(Cell, Digits)> = clues.clued().collect();
        Self {
            houses: clues.wiped(),
            total: u64::try_from(printed.len()).unwrap_or(u64::MAX),
            printed,
            needed: 0,
            asked: None,
            refuted: false,
            solvable: false,
        }
    }

    /// The board with all remaining clues except the one in question.
    fn board(&self) -> Board {
        let mut clues = self.houses.clone();
        for (i, &(cell, allowed)) in self.printed.iter().enumerate() {
            if !self.refuted || i != self.needed {
                clues.restrict(cell, allowed);
            }
        }
        Board::new(&clues)
    }
}

impl MusSearch for ClueMus {
    fn minimal_subset(&mut self, fuel: &mut Fuel) -> Advance<Vec<Site>, Satisfiable> {
        while !self.solvable && (!self.refuted || self.needed < self.printed.len()) {
            let mut solutions = match self.asked.take() {
                Some(solutions) => solutions,
                None => Solutions::new(&self.board()),
            };
            match solutions.next(fuel) {
                Next::OutOfFuel => {
                    self.asked = Some(solutions);
                    return Advance::OutOfFuel;
                }
                Next::Solution(_) if !self.refuted => self.solvable = true,
                Next::Solution(_) => self.needed += 1,
                Next::Done if !self.refuted => self.refuted = true,
                Next::Done => {
                    self.printed.remove(self.needed);
                }
            }
        }
        if self.solvable {
            return Advance::Finished(Satisfiable);
        }
        Advance::Event(self.printed.iter().map(|(cell, _)| cell.site()).collect())
    }

    fn plainest(&self) -> Option<Vec<Site>> {
        let houses = self.houses.houses();
        // Two equal digits in a house.
        let twin = |(place, (cell, allowed)): (usize, &(Cell, Digits))| {
            let digit = allowed.single()?;
            let is_twin = |(other, set): &&(Cell, Digits)| {
                set.single() == Some(digit) && houses.see(*cell, *other)
            };
            let (other, _) = self.printed[place + 1..].iter().find(is_twin)?;
            Some(vec![cell.site(), other.site()])
        };
        self.printed.iter().enumerate().find_map(twin)
    }

    fn settled(&self) -> (u64, u64) {
        let open = self.printed.len() - self.needed;
        let open = u64::try_from(open).unwrap_or(u64::MAX);
        (self.total.saturating_sub(open), self.total)
    }
}
