//! The rules as clauses for a SAT solver.
//!
//! Every clue, and every part of the board with a rule that a step may do
//! without, has a literal of its own, so that a question can name those that
//! it relies on.

use varisat::{Lit, Solver};

use clew_core::grid::Site;

use super::Judged;

/// The rules of a puzzle as clauses.
pub trait Formula<P: Judged> {
    /// Writes the rules down.
    fn new(clues: &P::Clues, solver: &mut Solver<'static>) -> Self;

    /// A literal that implies a fact.
    fn fact(&self, fact: P::Fact, solver: &mut Solver<'static>) -> Lit;

    /// A literal that implies the clue printed at a place, if there is one.
    fn clue(&self, at: Site) -> Option<Lit>;

    /// The parts of the board whose rule may be left out, each by its cells,
    /// and a literal that implies its rule.
    fn areas(&self) -> &[(Vec<Site>, Lit)] {
        &[]
    }

    /// The finished board of a model.
    fn filled(&self, holds: &dyn Fn(Lit) -> bool) -> P::Filled;

    /// The finished board to answer with, or none if `candidate` breaks a rule that is
    /// not written as clauses: then clauses that exclude it are added. The board
    /// returned must fit the question.
    fn settled(
        &self,
        candidate: P::Filled,
        _facts: &[P::Fact],
        _fits: &dyn Fn(&P::Filled) -> bool,
        _solver: &mut Solver<'static>,
    ) -> Option<P::Filled> {
        Some(candidate)
    }
}
