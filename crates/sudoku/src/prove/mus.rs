//! Minimal subsets of clues without a solution, by deletion.

use clew_core::grid::{Cell, Site};
use clew_core::solve::{Advance, Fuel, MusSearch, ProverMus, Satisfiable};

use crate::board::{Clues, Digits, Sudoku};

/// Drops clue after clue while the remaining ones contradict each other.
pub(super) struct ClueMus {
    clues: Clues,
    search: ProverMus<Sudoku>,
}

impl ClueMus {
    pub(super) fn new(clues: &Clues) -> Self {
        Self {
            clues: clues.clone(),
            search: ProverMus::new(clues),
        }
    }
}

impl MusSearch for ClueMus {
    fn minimal_subset(&mut self, fuel: &mut Fuel) -> Advance<Vec<Site>, Satisfiable> {
        self.search.minimal_subset(fuel)
    }

    fn settled(&self) -> (u64, u64) {
        self.search.settled()
    }

    fn plainest(&self) -> Option<Vec<Site>> {
        let houses = self.clues.houses();
        let printed: Vec<(Cell, Digits)> = self.clues.clued().collect();
        // Two equal digits in a house.
        let twin = |(place, (cell, allowed)): (usize, &(Cell, Digits))| {
            let digit = allowed.single()?;
            let is_twin = |(other, set): &&(Cell, Digits)| {
                set.single() == Some(digit) && houses.see(*cell, *other)
            };
            let (other, _) = printed[place + 1..].iter().find(is_twin)?;
            Some(vec![cell.site(), other.site()])
        };
        printed.iter().enumerate().find_map(twin)
    }
}
