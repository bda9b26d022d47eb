//! Minimising a refutation: leaving out the steps that it does not need.

use crate::model::{Contradiction, Puzzle};
use crate::trace::{Event, Step};

use super::Fuel;

/// Number of steps replayed per unit of fuel.
const STEPS_PER_UNIT: usize = 16;

/// Minimiser of a refutation. From the last step to the first, it leaves out each step
/// whose facts neither the contradiction nor a later step that stays relies on. The
/// rest is as sound as before: every step still has the facts that it names as given.
pub struct RefutationMinimiser<P: Puzzle> {
    start: P::Board,
    steps: Vec<Step<P>>,
    contradiction: Contradiction<P>,
    /// The steps from this index on stay.
    at: usize,
}

impl<P: Puzzle> RefutationMinimiser<P> {
    /// Starts on the steps that lead from a board to a contradiction.
    pub fn new(start: P::Board, steps: Vec<Step<P>>, contradiction: Contradiction<P>) -> Self {
        Self {
            start,
            at: steps.len(),
            steps,
            contradiction,
        }
    }

    /// Continues; returns the steps that stay and the contradiction once all steps have
    /// been examined. `None` when the fuel ran out.
    pub fn advance(&mut self, fuel: &mut Fuel) -> Option<Vec<Event<P>>> {
        while let Some(at) = self.at.checked_sub(1) {
            let units = self.steps.len() / STEPS_PER_UNIT + 1;
            if !fuel.spend_many(u32::try_from(units).unwrap_or(u32::MAX)) {
                return None;
            }
            let step = self.steps.remove(at);
            if !self.holds(at) {
                self.steps.insert(at, step);
            }
            self.at = at;
        }
        let steps = std::mem::take(&mut self.steps);
        let steps = steps.into_iter().map(Event::Step);
        Some(
            steps
                .chain([Event::Contradiction(self.contradiction.clone())])
                .collect(),
        )
    }

    /// Whether the steps from `at` on, and the contradiction, still have all facts that
    /// they name as given.
    fn holds(&self, at: usize) -> bool {
        let mut board = self.start.clone();
        let (before, after) = self.steps.split_at(at);
        for step in before {
            learn::<P>(&mut board, &step.found);
        }
        for step in after {
            if !knows_all::<P>(&board, &step.given) {
                return false;
            }
            learn::<P>(&mut board, &step.found);
        }
        knows_all::<P>(&board, &self.contradiction.given)
    }
}

fn knows_all<P: Puzzle>(board: &P::Board, facts: &[P::Fact]) -> bool {
    let mut facts = facts.iter();
    facts.all(|&fact| P::knows(board, fact) == Some(true))
}

fn learn<P: Puzzle>(board: &mut P::Board, facts: &[P::Fact]) {
    for &fact in facts {
        // The board of all steps accepted each fact, so a board that knows less does
        // too.
        let _ = P::learn(board, fact);
    }
}
