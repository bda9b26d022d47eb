//! Clew: logic puzzles solved by reasoning, each step drawn and said.
//!
//! ```text
//! clues ──> facts, found step by step ──> trace ──> board at step i ──> scene ──> canvas / SVG
//!             (typed, with reasons)        │
//!                                          └──> explanation (message id + arguments) ──> sentence
//! ```
//!
//! The rooms, each using only those above it:
//!
//! - [`grid`]: where. Cells, edges, vertices, sites; tables over them; the eight symmetries.
//! - [`model`]: what a puzzle is. Traits `Puzzle`, `Fact`, `Technique`; clashes; errors; explanations.
//! - [`trace`]: what was found. Steps, trials, events, verdicts.
//! - [`solve`]: how. The ladder, fuel, the solver that climbs.
//! - `sat`: satisfiability: clause learning, minimal unsatisfiable subsets, backbones.
//! - [`format`]: puzzle links and text files: the containers every kind shares.
//! - [`generate`]: how puzzles are made: a wish, clues taken away, the grade hit.
//! - [`scene`]: drawing as data, the theme, the SVG painter.
//! - [`puzzle`]: the kinds, one folder each, all alike.
//! - [`play`]: a trace played: the board, picture and sentence at each position.
//! - [`job`]: work done a slice at a time, for the worker.
//! - [`kind`]: the waist: the one place that lists the kinds.
//! - [`draft`]: a puzzle being written: its versions, the cursor, what is typed.
//! - [`say`]: explanations as sentences in the reader's language.
//! - [`many`]: lists of puzzles: a text split, the table of what is known, the work shared out.
//! - `web`: what needs a browser; compiled for wasm only.

pub mod draft;
pub mod format;
pub mod generate;
pub mod grid;
pub mod job;
pub mod kind;
pub mod many;
pub mod model;
pub mod playback;
pub mod puzzle;
mod sat;
pub mod say;
pub mod scene;
pub mod solve;
pub mod trace;
#[cfg(target_arch = "wasm32")]
pub mod web;
