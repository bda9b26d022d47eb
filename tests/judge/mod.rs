//! The judge: decides, sharing no deduction with the engine, whether a step
//! follows from its evidence, whether a trace holds, and how many solutions a
//! puzzle has.
//!
//! It knows the rules twice: as clauses for a SAT solver ([`formula`], with
//! connectivity added as cuts when a candidate lacks it) and as a walk along
//! the lines of a finished board ([`rules`]). Whatever the SAT solver offers
//! as a loop is walked before it is believed.

#![allow(
    dead_code,
    unused_imports,
    reason = "each test and example uses a part"
)]

use clew::model::Puzzle as _;
use clew::puzzle::slitherlink::{Clues, Slitherlink};

pub(crate) mod aquarium;
mod cuts;
mod formula;
mod random;
pub(crate) mod records;
mod rules;
mod run;
mod steps;
pub(crate) mod sudoku;
pub(crate) mod told;
mod trace;

pub(crate) use formula::{Count, Judge};
pub(crate) use random::{alter, board, full, puzzle, region};
pub(crate) use rules::{
    Interior, draw, holds, interior_of_facts, interior_of_text, is_solution, single_loop,
};
pub(crate) use run::{Run, run, run_in_slices};
pub(crate) use trace::{Report, board_facts, check_trace};

/// The likeliest reading of a test's own text.
pub(crate) fn clues(text: &str) -> Clues {
    let mut readings = Slitherlink::parse(text).expect("the test's own text");
    readings.remove(0).clues
}
