//! A random full grid: the search branches where there are the fewest choices, and
//! takes them in random order, so that every grid is possible. If a search fails too
//! often, another one replaces it, on other regions if the regions are random.

use std::sync::LazyLock;

use clew_core::generate::{Desk, Full};
use clew_core::solve::Fuel;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use super::regions::regions;
use super::usual::Usual;
use super::{BOXES, DIAGONALS, JIGSAW};
use crate::board::{Board, Clues, Digit, Division, Fact, Houses, Sudoku};
use crate::prove::search::cover::{Cover, CoverOutcome};

/// Failed branches per cell after which a search is given up.
const FAILURES: u32 = 2;

/// The usual board, since it is made again and again.
static USUAL: LazyLock<Clues> = LazyLock::new(|| Clues::blank(Houses::boxes(3, 3)));

/// A grid being filled.
struct Fill {
    side: u8,
    flavour: u8,
    clues: Clues,
    search: Search,
    failures: u32,
}

/// The solver that suits the board.
enum Search {
    /// Fill of the usual board.
    Usual(Usual),
    /// Fill of any other.
    Cover(Box<Cover>),
}

impl Fill {
    fn new(side: u8, flavour: u8, rng: &mut ChaCha8Rng) -> Self {
        let (clues, search) = if (side, flavour) == (9, BOXES) {
            (USUAL.clone(), Search::Usual(Usual::new()))
        } else {
            let division = match flavour {
                JIGSAW => None,
                _ => Division::boxes(side),
            };
            let division = division.unwrap_or_else(|| regions(side, rng));
            let houses = Houses::new(side, division, flavour == DIAGONALS);
            let clues = Clues::blank(houses);
            let search = Search::Cover(Box::new(Cover::new(&Board::new(&clues))));
            (clues, search)
        };
        Self {
            side,
            flavour,
            search,
            clues,
            failures: 0,
        }
    }

    /// The cells that are settled.
    fn digits(&self) -> Vec<Fact> {
        let digits: Vec<Option<Digit>> = match &self.search {
            Search::Usual(usual) => usual.digits().map(Digit::new).collect(),
            Search::Cover(cover) => cover.digits(),
        };
        let cells = self.clues.houses().shape().cells();
        let facts = cells.zip(digits);
        let facts = facts.filter_map(|(cell, digit)| Some(Fact::Is(cell, digit?)));
        facts.collect()
    }

    fn full(&self, solution: Vec<Fact>) -> Full<Sudoku> {
        let mut clues = self.clues.clone();
        for fact in &solution {
            clues.print(fact.cell(), Some(fact.digit()));
        }
        Full { clues, solution }
    }

    /// Searches for a grid, and begins again after many failures.
    fn search(&mut self, rng: &mut ChaCha8Rng, fuel: &mut Fuel) -> Option<Full<Sudoku>> {
        loop {
            let outcome = match &mut self.search {
                Search::Usual(usual) => usual.advance(rng, fuel),
                Search::Cover(cover) => cover.advance_by(fuel, |choices| choices.shuffle(rng)),
            };
            match outcome {
                CoverOutcome::Solution => return Some(self.full(self.digits())),
                CoverOutcome::OutOfFuel => return None,
                CoverOutcome::Failed(_) => self.failures += 1,
                CoverOutcome::Done => self.failures = u32::MAX,
            }
            if self.failures > FAILURES * u32::from(self.side) * u32::from(self.side) {
                *self = Self::new(self.side, self.flavour, rng);
            }
        }
    }
}

/// Fills a board of a side and a variant; what is settled is shown meanwhile.
pub(super) async fn fill(
    side: u8,
    flavour: u8,
    rng: &mut ChaCha8Rng,
    desk: &Desk<Sudoku>,
) -> Full<Sudoku> {
    let fill = Fill::new(side, flavour, rng);
    let search = |fill: &mut Fill, fuel: &mut Fuel| fill.search(rng, fuel);
    desk.drive(fill, search, |fill| (fill.clues.clone(), fill.digits()))
        .await
}
