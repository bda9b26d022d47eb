//! Oracle: decides whether a puzzle encoded in clauses has a model.

use crate::solve::{Advance, Fuel};

use super::{Lit, SatSolver};

/// End of a search for models: there is none under the assumptions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsatisfiable;

/// An encoding of a puzzle in clauses that can be asked for models. A model is read as
/// a list of values, one for each variable of the puzzle.
pub trait Oracle {
    /// A value of a variable of the puzzle.
    type Value;

    /// Looks for a model under assumptions for as long as the fuel lasts.
    fn solve(
        &mut self,
        assumed: &[Lit],
        fuel: &mut Fuel,
    ) -> Advance<Vec<Self::Value>, Unsatisfiable>;

    /// The solver that has the clauses.
    fn sat(&mut self) -> &mut SatSolver;
}
