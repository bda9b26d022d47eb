//! The judge of Sudoku: the rules as clauses for a SAT solver, and a finished
//! board read off house by house.

use clew::model::Puzzle as _;
use clew::puzzle::sudoku::{Clues, Sudoku};

mod exchange;
mod formula;
pub(crate) mod random;
pub(crate) mod records;
mod steps;
pub(crate) mod told;
mod trace;

pub(crate) use formula::{Count, Grid, Judge, is_solution};
pub(crate) use steps::{is_hidden_subset, needless};
pub(crate) use trace::check_trace;

/// The likeliest reading of a test's own text.
pub(crate) fn clues(text: &str) -> Clues {
    let readings = Sudoku::parse(text);
    readings.expect("the test's own text").remove(0).clues
}
