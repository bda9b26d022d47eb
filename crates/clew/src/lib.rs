//! Logic puzzles solved by reasoning, each step drawn and explained.
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
//! The rooms, each using only those above it, and those of `clew-core`:
//!
//! - [`kind`]: the waist: the one place that lists the kinds.
//! - [`guide`]: the guide to techniques: example boards, and how often each is used.
//! - [`draft`]: a puzzle being written: its versions, the cursor, what is typed.
//! - [`games`]: the games that a person has: summaries, difficulties, puzzles of a day, settings.
//! - [`handout`]: an explanation to take away: text, Markdown, figures to print.
//! - [`picture`]: puzzles read from pictures, with the prover's help.
//! - [`many`]: lists of puzzles: a text split, the table of results, the work shared out.

pub mod draft;
pub mod games;
pub mod guide;
pub mod handout;
pub mod kind;
pub mod many;
pub mod picture;
