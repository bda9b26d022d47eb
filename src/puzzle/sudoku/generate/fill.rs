//! A random full grid: search with the fewest choices first and the choices in
//! random order, so that every grid can come. A search that fails too often is
//! given up for another, on other regions where regions are random.

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use crate::generate::{Filling, Full};
use crate::solve::Fuel;

use super::super::cover::{Cover, Outcome};
use super::super::{Board, Clues, Division, Fact, Houses, Sudoku};
use super::regions::regions;
use super::{DIAGONALS, JIGSAW};

/// So many branches fail before a search is given up, for each cell.
const FAILURES: u32 = 2;

/// A grid being filled.
pub(super) struct Fill {
    side: u8,
    flavour: u8,
    clues: Clues,
    cover: Cover,
    failures: u32,
}

impl Fill {
    pub(super) fn new(side: u8, flavour: u8, rng: &mut ChaCha8Rng) -> Self {
        let division = match flavour {
            JIGSAW => None,
            _ => Division::boxes(side),
        };
        let division = division.unwrap_or_else(|| Division::Regions(regions(side, rng)));
        let houses = Houses::new(side, division, flavour == DIAGONALS);
        let clues = Clues::blank(houses);
        Self {
            side,
            flavour,
            cover: Cover::new(&Board::new(&clues)),
            clues,
            failures: 0,
        }
    }

    /// The cells that are settled.
    fn digits(&self) -> impl Iterator<Item = Fact> {
        let cells = self.clues.houses().shape().cells();
        let digits = cells.zip(self.cover.digits());
        digits.filter_map(|(cell, digit)| Some(Fact::Is(cell, digit?)))
    }

    fn full(&self) -> Full<Sudoku> {
        let solution: Vec<Fact> = self.digits().collect();
        let mut clues = self.clues.clone();
        for fact in &solution {
            clues.print(fact.cell(), Some(fact.digit()));
        }
        Full { clues, solution }
    }
}

impl Filling<Sudoku> for Fill {
    fn advance(&mut self, rng: &mut ChaCha8Rng, fuel: &mut Fuel) -> Option<Full<Sudoku>> {
        loop {
            match self.cover.advance_by(fuel, |choices| choices.shuffle(rng)) {
                Outcome::Solution => return Some(self.full()),
                Outcome::OutOfFuel => return None,
                Outcome::Failed(_) => self.failures += 1,
                Outcome::Done => self.failures = u32::MAX,
            }
            if self.failures > FAILURES * u32::from(self.side) * u32::from(self.side) {
                *self = Self::new(self.side, self.flavour, rng);
            }
        }
    }

    fn glimpse(&self) -> (Clues, Vec<Fact>) {
        (self.clues.clone(), self.digits().collect())
    }
}
