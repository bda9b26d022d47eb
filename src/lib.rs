//! Clew: logic puzzles solved by reasoning, each step drawn and explained.
//!
//! ```
//! use clew::kind::{self, Task};
//! use clew::say::Speaker;
//! use clew::solve::{Fuel, Method};
//!
//! let code = kind::read("123434122143432.")?.remove(0).code;
//! let mut player = kind::player(&code)?;
//! let method = Method::Human;
//! let mut job = kind::job(Task::Solve { code, method })?;
//! let slice = job.run(&mut Fuel::unlimited());
//! player.push(slice.events.expect("a solvable puzzle has steps"));
//! let first = player.explanation(1, 0);
//! let sentence = Speaker::new("en").say(&first, player.shape());
//! assert!(sentence.ends_with(": 1."), "{sentence}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! clues ──> facts, found step by step ──> trace ──> board at step i ──> scene ──> canvas / SVG
//!             (typed, with reasons)        │
//!                                          └──> explanation (message id + arguments) ──> sentence
//! ```
//!
//! The rooms, each using only those above it:
//!
//! - [`grid`]: geometry. Cells, edges, vertices, sites; tables over them; the eight symmetries.
//! - [`model`]: the model of a puzzle. Traits `Puzzle`, `Fact`, `Technique`; clashes; errors;
//!   explanations.
//! - [`trace`]: the trace of a run. Steps, trials, events, verdicts.
//! - [`solve`]: solving. The ladder, fuel, the solver, provers.
//! - `sat`: satisfiability: clause learning, minimal unsatisfiable subsets, backbones.
//! - [`format`](mod@format): puzzle links and text files: the containers every kind shares.
//! - [`generate`]: generation: a specification, digging, difficulty targeting.
//! - [`story`]: telling of a trace: chapters, and the steps that a fact depends on.
//! - [`scene`]: drawing as data, the theme, the SVG painter.
//! - [`playback`]: playback of a trace: the board, picture and sentence at each position.
//! - [`game`]: a puzzle solved by hand: marks, moves, history, stored games.
//! - [`puzzle`]: the kinds, one folder each, all alike.
//! - [`job`]: work done a slice at a time, for the worker.
//! - [`coach`]: answers to a player: hints, checks, refutations, reasons, reviews.
//! - [`kind`]: the waist: the one place that lists the kinds.
//! - [`guide`]: the guide to techniques: example boards, and how often each is used.
//! - [`draft`]: a puzzle being written: its versions, the cursor, what is typed.
//! - [`say`]: explanations as sentences in the reader's language.
//! - [`games`]: the games that a person has: summaries, difficulties, puzzles of a day, settings.
//! - [`handout`]: an explanation to take away: text, Markdown, figures to print.
//! - [`many`]: lists of puzzles: a text split, the table of results, the work shared out.
//! - `page`: the page as a machine: messages in, effects out, without a browser.
//! - `cli`: the command line; compiled for all but wasm.
//! - `web`: what needs a browser; compiled for wasm only.

#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod coach;
pub mod draft;
pub mod format;
pub mod game;
pub mod games;
pub mod generate;
pub mod grid;
pub mod guide;
pub mod handout;
pub mod job;
pub mod kind;
pub mod many;
pub mod model;
pub(crate) mod page;
pub mod playback;
pub mod puzzle;
mod sat;
pub mod say;
pub mod scene;
pub mod solve;
pub mod story;
pub mod trace;
#[cfg(target_arch = "wasm32")]
pub mod web;
