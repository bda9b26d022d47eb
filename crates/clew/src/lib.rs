//! Logic puzzles solved by reasoning, with each step drawn and explained.
//!
//! ```
//! use clew::kind::{self, Task};
//! use clew_say::Speaker;
//! use clew_core::solve::{Fuel, Method};
//!
//! let code = kind::read("123434122143432.")?.remove(0).code;
//! let mut player = kind::player(&code)?;
//! let method = Method::Human;
//! let mut job = kind::job(Task::Solve { code, method })?;
//! let slice = job.run(&mut Fuel::unlimited());
//! player.push(slice.events.expect("a solvable puzzle has steps"));
//! let first = player.explanation(1, 0);
//! let sentence = Speaker::new("en").say(&first, player.shape());
//! assert!(sentence.contains("R4C4"), "{sentence}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! clues ──> facts, found step by step ──> trace ──> board at step i ──> scene ──> canvas / SVG
//!             (typed, with reasons)        │
//!                                          └──> explanation (message id + arguments) ──> sentence
//! ```
//!
//! The modules, each of which uses only those above it and `clew-core`:
//!
//! - [`kind`]: the waist: the one place that lists the kinds.
//! - [`guide`]: the guide to techniques: example boards, and how often each is used.
//! - [`draft`]: a puzzle being edited: its versions, the cursor, the typed number.
//! - [`games`]: the player's games: summaries, difficulties, daily puzzles, settings.
//! - [`handout`]: an explanation for export: text, Markdown, figures to print.
//! - [`picture`]: puzzles read from pictures, with the prover's help.
//! - [`many`]: lists of puzzles: splitting a text, the table of results, the distribution of jobs.

pub mod draft;
pub mod games;
pub mod guide;
pub mod handout;
pub mod kind;
pub mod many;
pub mod picture;
