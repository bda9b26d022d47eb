//! Everything that the kinds of puzzle share, and nothing specific to one kind.
//!
//! ```
//! use clew_core::grid::Shape;
//!
//! let shape = Shape::new(9, 9);
//! assert_eq!(shape.cells().count(), 81);
//! ```
//!
//! The rooms; each uses only those above it:
//!
//! - [`grid`]: geometry. Cells, edges, vertices, sites; tables over them; the eight symmetries.
//! - [`model`]: the model of a puzzle. Traits `Puzzle`, `Fact`, `Technique`; clashes; errors;
//!   explanations.
//! - [`trace`]: the trace of a run. Steps, trials, events, verdicts.
//! - [`solve`]: solving. The ladder, fuel, the solver, provers.
//! - [`run`]: jobs as straight code: tasks that wait for fuel.
//! - [`sat`]: satisfiability: clause learning, minimal unsatisfiable subsets, backbones.
//! - [`format`](mod@format): puzzle links and text files, the containers that every kind
//!   shares.
//! - [`generate`]: generation: a specification, digging, difficulty targeting.
//! - [`story`]: explanation of a trace: chapters, and the steps that a fact depends on.
//! - [`scene`]: drawing as data, the theme, the SVG painter.
//! - [`playback`]: playback of a trace: the board, picture and sentence at each position.
//! - [`game`]: a puzzle solved by hand: marks, moves, history, stored games.
//! - [`job`]: work done a slice at a time, for the worker.
//! - [`coach`]: answers to a player: hints, checks, refutations, reasons, reviews.
//! - [`kinded`]: a kind as a value, and work with its puzzles without their type.

pub mod coach;
pub mod format;
pub mod game;
pub mod generate;
pub mod grid;
pub mod job;
pub mod kinded;
pub mod model;
pub mod playback;
pub mod run;
pub mod sat;
pub mod scene;
pub mod solve;
pub mod story;
pub mod trace;
