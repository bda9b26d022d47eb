//! Solutions of a puzzle as events, found by the prover of the kind: for `--method prove`, for proving a verdict again without the
//! assumption that it is unique, and for kinds without an enumeration of their own.

use crate::model::Puzzle;
use crate::trace::{Event, Verdict};

use super::{Advance, Fuel, Prover, Search, Solve};

/// Facts of a solution or case that are part of the answer and unknown on `board`.
pub fn unanswered<P: Solve>(
    board: &P::Board,
    facts: impl IntoIterator<Item = P::Fact>,
) -> Vec<P::Fact> {
    let is_new = |&fact: &P::Fact| P::is_answer(fact) && P::knows(board, fact).is_none();
    facts.into_iter().filter(is_new).collect()
}

/// Search that shows the solutions that a prover finds, at most two.
pub(super) struct ProverSearch<P: Puzzle> {
    /// Board that reasoning has reached.
    board: P::Board,
    prover: Box<dyn Prover<P>>,
    /// Number of solutions shown.
    shown: u64,
    /// Whether the search has ended: after the last solution, or after the second.
    finished: bool,
}

impl<P: Solve> ProverSearch<P> {
    /// A search on a puzzle, from the board that reasoning has reached.
    pub(super) fn new(clues: &P::Clues, board: &P::Board) -> Self {
        Self {
            board: board.clone(),
            prover: P::prover(clues, None),
            shown: 0,
            finished: false,
        }
    }
}

impl<P: Solve> Search<P> for ProverSearch<P> {
    fn advance(&mut self, _: &P::Clues, fuel: &mut Fuel) -> Advance<Event<P>> {
        if self.finished {
            return Advance::Finished(Verdict::of_count(self.shown));
        }
        match self.prover.solution(fuel) {
            Advance::OutOfFuel => Advance::OutOfFuel,
            Advance::Event(facts) => {
                self.shown += 1;
                self.finished = self.shown == 2;
                let facts = unanswered::<P>(&self.board, facts);
                let case = self.shown;
                Advance::Event(Event::Solution { facts, case })
            }
            Advance::Finished(_) => {
                self.finished = true;
                Advance::Event(Event::Exhausted { cases: self.shown })
            }
        }
    }

    fn tried(&self) -> (u64, Option<u64>) {
        (self.shown, None)
    }
}
