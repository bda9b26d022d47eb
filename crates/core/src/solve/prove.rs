//! Proof without explanation: number of solutions, the solutions, and their
//! backbone.

use crate::grid::Site;
use crate::model::Puzzle;
use crate::trace::Verdict;

use super::{Advance, Fuel};

/// Kind with a prover, which proves but does not explain.
pub trait Prove: Puzzle {
    /// Starts a proof. `near` is a solution of a puzzle that differs in a clue or two,
    /// if one is known: it may still fit.
    fn prover(clues: &Self::Clues, near: Option<&[Self::Fact]>) -> Box<dyn Prover<Self>>;

    /// Looks for a set of clues that contradict each other, in a puzzle that
    /// has no solution.
    fn mus_search(clues: &Self::Clues) -> Box<dyn MusSearch>;
}

/// Number of solutions of a puzzle; `None` if the fuel does not suffice to find out.
pub fn verdict<P: Prove>(clues: &P::Clues, fuel: u32) -> Option<Verdict> {
    let mut prover = P::prover(clues, None);
    let mut fuel = Fuel::new(fuel);
    for _ in 0..2 {
        match prover.another(&mut fuel) {
            Advance::Event(()) => {}
            Advance::OutOfFuel => return None,
            Advance::Finished(verdict) => return Some(verdict),
        }
    }
    Some(Verdict::Several)
}

/// Fast solver at work on one puzzle.
pub trait Prover<P: Puzzle> {
    /// Continues to the next solution, different from all before, with every fact
    /// of its board. Finished with `Impossible`, `Unique` or `Several` when there
    /// are no more.
    fn solution(&mut self, fuel: &mut Fuel) -> Advance<Vec<P::Fact>>;

    /// Continues to the next solution, different from all before, without its facts: for
    /// those who only count. Solutions may come in another order.
    fn another(&mut self, fuel: &mut Fuel) -> Advance<()> {
        self.solution(fuel).map(drop)
    }

    /// Starts on a similar puzzle, with the clauses learned from the last one. `false`
    /// if none of them apply: then a new prover is just as good.
    fn warm_start(&mut self, _clues: &P::Clues, _near: Option<&[P::Fact]>) -> bool {
        false
    }

    /// Sets of places: a proof that ran out of fuel needs one more clue from each.
    /// Empty if this is not known.
    fn wants(&self) -> Vec<Vec<Site>> {
        Vec::new()
    }

    /// The facts that deduction finds in every solution, once deduction has ended and a
    /// search may take long. `None` before that.
    fn deduced(&self) -> Option<Vec<P::Fact>> {
        None
    }

    /// The facts that hold in every solution, in order. Call it after a solution was
    /// found, and again with the same fuel rules until it answers.
    fn backbone(&mut self, fuel: &mut Fuel) -> Option<Vec<P::Fact>>;
}

/// End of a [`MusSearch`] on a puzzle that has a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Satisfiable;

/// Search for a minimal unsatisfiable subset (MUS) of the clues of one puzzle: clues
/// that contradict each other, while the others can be met if any one of them is
/// dropped.
pub trait MusSearch {
    /// Continues to the subset; finished if the puzzle has a solution.
    fn minimal_subset(&mut self, fuel: &mut Fuel) -> Advance<Vec<Site>, Satisfiable>;

    /// Number of clues settled, and of clues to settle.
    fn settled(&self) -> (u64, u64);

    /// Clues that contradict each other at a glance, if there are any: each of them is needed.
    fn plainest(&self) -> Option<Vec<Site>> {
        None
    }
}
