//! The judge for Aquarium: decides, sharing no deduction with the engine,
//! whether a step follows from its evidence, whether a trace holds, and how
//! many solutions a puzzle has.
//!
//! It knows the rules twice, cell by cell: as clauses for a SAT solver
//! ([`formula`]) and as a look at each cell of a finished board ([`rules`]).

mod formula;
mod random;
mod records;
mod rules;
mod steps;
mod trace;

use clew::model::Puzzle as _;
use clew::puzzle::aquarium::{Aquarium, Clues};

pub(crate) use formula::{Count, Judge};
pub(crate) use random::puzzle;
pub(crate) use records::{Record, own, shared};
pub(crate) use rules::{Water, is_solution, water_of_facts};
pub(crate) use trace::{Report, check_trace};

/// The likeliest reading of a test's own text.
pub(crate) fn clues(text: &str) -> Clues {
    let mut readings = Aquarium::parse(text).expect("the test's own text");
    readings.remove(0).clues
}
