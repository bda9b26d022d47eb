//! A solution known before the search, and the search for others.

use crate::board::{Clues, Digit, Digits, Fact, House};
use crate::prove::search::{Solutions, is_usual, printed};

/// A solution of a puzzle on the usual board that need not be searched for.
pub(super) struct Known {
    pub(super) digits: [u8; 81],
    /// The same solution as facts.
    pub(super) facts: Vec<Fact>,
    /// The printed digits of the puzzle; 0 for an open cell.
    printed: [u8; 81],
    /// The printed digits of the latest puzzle whose only solution this is.
    settled: Option<[u8; 81]>,
}

/// Maximum number of clues removed since the solution was the only one for which the
/// search is limited to solutions that differ in one of these.
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
        let is_lawful = |house: &House| {
            let cells = house.list.iter();
            let held = cells.filter_map(|&cell| Digit::new(digits[cell]));
            held.collect::<Digits>() == Digits::all(9)
        };
        let is_one = houses.iter().all(is_lawful);
        (is_one && contains(&digits, &printed)).then_some(Self {
            digits,
            facts: facts.to_vec(),
            printed,
            settled: None,
        })
    }

    /// Takes over the same solution for another puzzle, given by the same facts;
    /// returns whether it is a solution of that puzzle.
    pub(super) fn warm_start(&mut self, clues: &Clues, facts: &[Fact]) -> bool {
        if !is_usual(clues.houses()) || clues.is_restricted() || facts != self.facts {
            return false;
        }
        let printed = printed(clues);
        let is_its_own = contains(&self.digits, &printed);
        if is_its_own {
            self.printed = printed;
        }
        is_its_own
    }

    /// The other solutions of a puzzle. If it lacks only a few clues of a puzzle with
    /// this solution alone, they differ in one of the missing clues.
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

    /// Records that the solution is the only one.
    pub(super) fn settle(&mut self) {
        self.settled = Some(self.printed);
    }
}

/// Whether a solution has the printed digits; 0 for an open cell.
fn contains(digits: &[u8; 81], printed: &[u8; 81]) -> bool {
    let mut cells = printed.iter().zip(digits);
    cells.all(|(&printed, &digit)| printed == 0 || printed == digit)
}
