//! The cases that reasoning leaves open, found by the prover of the kind. This is for kinds without an enumeration of
//! their own.

use crate::model::Puzzle;
use crate::trace::{Event, Verdict};

use super::{Advance, Fuel, Prove, Prover, Search};

/// Search that shows the solutions that a prover finds, at most two.
pub struct ProverSearch<P: Puzzle> {
    /// Board that reasoning has reached.
    board: P::Board,
    prover: Box<dyn Prover<P>>,
    /// Number of solutions shown.
    shown: u64,
}

impl<P: Prove> ProverSearch<P> {
    /// A search on a puzzle, from the board that reasoning has reached.
    pub fn new(clues: &P::Clues, board: &P::Board) -> Self {
        Self {
            board: board.clone(),
            prover: P::prover(clues, None),
            shown: 0,
        }
    }
}

impl<P: Puzzle> Search<P> for ProverSearch<P> {
    fn advance(&mut self, _: &P::Clues, fuel: &mut Fuel) -> Advance<Event<P>> {
        if self.shown == 2 {
            return Advance::Finished(Verdict::Several);
        }
        match self.prover.solution(fuel) {
            Advance::Event(mut facts) => {
                self.shown += 1;
                facts.retain(|&fact| P::knows(&self.board, fact).is_none());
                let case = self.shown;
                Advance::Event(Event::Solution { facts, case })
            }
            Advance::OutOfFuel => Advance::OutOfFuel,
            Advance::Finished(verdict) => Advance::Finished(verdict),
        }
    }

    fn tried(&self) -> (u64, Option<u64>) {
        (self.shown, None)
    }
}
