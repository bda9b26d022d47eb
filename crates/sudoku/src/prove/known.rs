//! A solution that is known before the search, and the search for others.

use crate::board::{Digit, Digits, House};
use crate::prove::search::{Solutions, is_usual, printed};
use crate::{Clues, Fact};

/// A solution of a puzzle on the usual board that need not be searched for.
pub(super) struct Known {
    pub(super) digits: [u8; 81],
    /// The same as facts.
    pub(super) facts: Vec<Fact>,
    /// The printed digits of the puzzle; 0 for an open cell.
    printed: [u8; 81],
    /// The printed digits of the latest puzzle that has this solution alone.
    settled: Option<[u8; 81]>,
}

/// Most clues gone since the solution was the only one for which the search is
/// split into those where one of them differs.
const SPLIT: usize = 2;

impl Known {
    /// The facts as a solution of the puzzle, if they are one.
    pub(super) fn of(clues: &Clues, facts: &[Fact]) -> Option<Self> {
        let houses = clues.houses();
        // They may be of a board of another size, or say what a cell is not.
        let shape = houses.shape();
        if !is_usual(houses)
            || clues.is_restricted()
            || facts.len() != 81
            || !facts.iter().all(|fact| shape.contains(fact.cell()))
        {
            return None;
        }
        let mut digits = [0; 81];
        for fact in facts {
            if let Fact::Is(cell, digit) = fact {
                digits[houses.index(*cell)] = digit.value();
            }
        }
        let printed = printed(clues);
        let mut cells = printed.iter().zip(&digits);
        let is_its_own = cells.all(|(&printed, &digit)| printed == 0 || printed == digit);
        let is_lawful = |house: &House| {
            let held = house
                .list
                .iter()
                .filter_map(|&cell| Digit::new(digits[cell]));
            held.collect::<Digits>() == Digits::all(9)
        };
        let is_one = houses.iter().all(is_lawful);
        (is_one && is_its_own).then_some(Self {
            digits,
            facts: facts.to_vec(),
            printed,
            settled: None,
        })
    }

    /// The same solution of another puzzle, given by the same facts; whether it is
    /// one.
    pub(super) fn warm_start(&mut self, clues: &Clues, facts: &[Fact]) -> bool {
        if !is_usual(clues.houses()) || clues.is_restricted() || facts != self.facts {
            return false;
        }
        let printed = printed(clues);
        let mut cells = printed.iter().zip(&self.digits);
        let is_its_own = cells.all(|(&printed, &digit)| printed == 0 || printed == digit);
        if is_its_own {
            self.printed = printed;
        }
        is_its_own
    }

    /// The other solutions of a puzzle. Where it has few clues less than one
    /// with this solution alone, they differ in one of those that are gone.
    pub(super) fn others(&self) -> Solutions {
        let mut gone = Vec::new();
        if let Some(settled) = self.settled {
            let gone_of = |cell: &usize| settled[*cell] > 0 && self.printed[*cell] == 0;
            gone.extend((0..81).filter(gone_of));
        }
        if gone.len() > SPLIT {
            gone.clear();
        }
        Solutions::besides(&self.printed, self.digits, &gone)
    }

    /// It was the only one.
    pub(super) fn settle(&mut self) {
        self.settled = Some(self.printed);
    }
}
