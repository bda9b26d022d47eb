//! The ladder: techniques from the cheapest up, started again from the bottom
//! after every success. So a trace uses the simplest thing that works, and the
//! difficulty of a puzzle is the highest rung that it needed.

use crate::grid::Site;
use crate::model::{Broken, Fact, Puzzle};
use crate::trace::Step;

use super::{Found, Fuel, Strategy};

/// What a rung found.
#[derive(Clone, Debug, PartialEq)]
pub enum Find<P: Puzzle> {
    /// A step.
    Step(Step<P>),
    /// A contradiction.
    Broken(Broken<P>),
}

/// A rung: a pure function of clues and board, and the same answer every time.
pub enum Rung<P: Puzzle> {
    /// Looks over the whole board; one unit of fuel.
    Look(fn(&P::Clues, &P::Board) -> Option<Find<P>>),
    /// Tries candidates one after another, one unit of fuel each.
    Try(Scan<P>),
}

/// A rung that prepares something once for a board and then tries candidates.
pub struct Scan<P: Puzzle> {
    /// What to try, in order.
    pub candidates: fn(&P::Clues, &P::Board) -> Vec<P::Fact>,
    /// Tries one candidate.
    pub attempt: fn(&P::Clues, &P::Board, P::Fact) -> Option<Find<P>>,
}

/// Climbs the rungs of a table.
pub struct Ladder<P: Puzzle> {
    rungs: &'static [Rung<P>],
    rung: usize,
    candidates: Option<std::vec::IntoIter<P::Fact>>,
    looking_at: Option<Site>,
}

impl<P: Puzzle> Ladder<P> {
    /// Starts at the bottom of `rungs`.
    pub fn new(rungs: &'static [Rung<P>]) -> Self {
        Self {
            rungs,
            rung: 0,
            candidates: None,
            looking_at: None,
        }
    }

    fn found(&mut self, find: Find<P>) -> Found<P> {
        self.rung = 0;
        self.candidates = None;
        match find {
            Find::Step(step) => Found::Step(step),
            Find::Broken(broken) => Found::Broken(broken),
        }
    }
}

impl<P: Puzzle> Strategy<P> for Ladder<P> {
    fn find(&mut self, clues: &P::Clues, board: &P::Board, fuel: &mut Fuel) -> Found<P> {
        while let Some(rung) = self.rungs.get(self.rung) {
            if !fuel.spend() {
                return Found::OutOfFuel;
            }
            match rung {
                Rung::Look(look) => {
                    self.looking_at = None;
                    if let Some(find) = look(clues, board) {
                        return self.found(find);
                    }
                }
                Rung::Try(scan) => {
                    let candidates = self
                        .candidates
                        .get_or_insert_with(|| (scan.candidates)(clues, board).into_iter());
                    if let Some(candidate) = candidates.next() {
                        self.looking_at = Some(candidate.site());
                        match (scan.attempt)(clues, board, candidate) {
                            Some(find) => return self.found(find),
                            None => continue,
                        }
                    }
                    self.candidates = None;
                }
            }
            self.rung += 1;
        }
        self.rung = 0;
        Found::Stuck
    }

    fn looking_at(&self) -> Option<Site> {
        self.looking_at
    }
}
