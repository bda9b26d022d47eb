//! The judge: decides, sharing no deduction with the engine, whether a step
//! follows from its evidence, whether a trace holds, and how many solutions a
//! puzzle has.
//!
//! It knows the rules of a kind twice: as clauses for a SAT solver ([`Formula`]) and as
//! a check of a finished board ([`Judged`]). Every board from the SAT solver is checked
//! before it is trusted.
//!
//! ```
//! use clew_core::solve::Method;
//! use clew_judge::{check_trace, clues, run};
//! use clew_sudoku::Clues;
//!
//! let board: Clues = clues("1.3434.22.43432.");
//! let run = run(&board, Method::Human);
//! check_trace(&board, &run.events, run.verdict)?;
//! # Ok::<(), String>(())
//! ```
//!
//! A kind is a folder: `formula.rs` with the clauses, `rules.rs` with the check of a
//! finished board, `random.rs` with boards to try, and the trait in `mod.rs`. What is
//! judged, and how, is defined here and is the same for all kinds.

pub mod aquarium;
mod chapters;
mod coach;
mod drawn;
pub mod inputs;
mod kind;
pub mod laws;
pub mod length;
mod look;
mod needless;
pub mod records;
pub mod review;
mod run;
pub mod slitherlink;
mod steps;
pub mod sudoku;
mod trace;

pub use chapters::check_chain;
pub use coach::{Ask, check_answer};
pub use drawn::undrawn;
pub use kind::questions::{Count, Evidence, Judge};
pub use kind::roles::{Role, misplaced};
pub use kind::{Clued, Judged, clues};
pub use look::{Look, assert_no_fault};
pub use needless::{needless, needless_steps};
pub use run::{Run, run, run_in_order_of_grades, run_in_slices};
pub use steps::{check_broken, check_step};
pub use trace::{check_part, check_trace};
