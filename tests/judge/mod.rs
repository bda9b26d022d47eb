//! The judge: decides, sharing no deduction with the engine, whether a step
//! follows from its evidence, whether a trace holds, and how many solutions a
//! puzzle has.
//!
//! It knows the rules of a kind twice: as clauses for a SAT solver ([`Formula`])
//! and as a look at a finished board ([`Judged`]). Whatever the SAT solver
//! offers as a board is looked at before it is believed.
//!
//! A kind is a folder: `formula.rs` with the clauses, `rules.rs` with the look
//! at a finished board, `random.rs` with boards to try, and the trait in
//! `mod.rs`. What is judged, and how, is here and the same for all.

#![allow(
    dead_code,
    unused_imports,
    reason = "each test, benchmark and program of `tools` uses a part"
)]

pub(crate) mod aquarium;
mod chapters;
mod coach;
mod formula;
mod kind;
mod look;
mod needless;
mod questions;
pub(crate) mod records;
mod run;
pub(crate) mod slitherlink;
mod steps;
pub(crate) mod sudoku;
pub(crate) mod told;
mod trace;

pub(crate) use chapters::check_chain;
pub(crate) use coach::{Ask, check_answer};
use formula::Formula;
pub(crate) use kind::{Clued, Judged, clues};
pub(crate) use look::{Look, assert_no_fault};
pub(crate) use needless::{needless, needless_steps};
pub(crate) use questions::{Count, Evidence, Judge};
pub(crate) use run::{Run, run, run_in_slices};
pub(crate) use steps::{check_broken, check_step};
pub(crate) use trace::{check_part, check_trace};
