//! Slitherlink: draw one closed loop along the edges; a clue counts the lines
//! around its cell.
//!
//! ```
//! use clew_core::format::Read as _;
//! use clew_core::solve::{Method, Solver};
//! use clew_core::trace::Event;
//! use clew_slitherlink::Slitherlink;
//!
//! let clues = Slitherlink::parse("slither/3/3/i5d")?.remove(0).clues;
//! let mut events = Solver::<Slitherlink>::new(clues, Method::Human);
//! assert!(matches!(events.next(), Some(Event::Step(_))));
//! # Ok::<(), clew_core::model::ParseError>(())
//! ```
//!
//! Knowledge is kept in two forms: edges (line, cross, unknown), and colours
//! (which cells lie on the same side of the loop), because an edge is a line
//! exactly where inside meets outside.
//!
//! - `board`: clues, facts and rules; the known edges, and the colours that follow from them.
//! - `rules`: the rules as clashes of a board, independent of the solver.
//! - `catalogue`: the techniques, with rule, level and source of each.
//! - `technique`: how they are found: `basic` (one clue or vertex), `patterns` (drawings), `deduce` (corner pairs and colours), `loops`,
//!   `connectivity` (breakout points, pockets, cuts), `uniqueness` and `trial`.
//! - `evidence`: the objects that a step names, as few as it needs; `reason`: what its
//!   sentence and picture say in addition.
//! - `human`: the ladder of techniques; `article`: the article's method;
//!   `enumerate`: case by case, where reasoning ends.
//! - `prove`: the prover, without explanations; `generate`: puzzles from it.
//! - `parse`, `edit`, `draw`, `explain`: text, edits, pictures and sentences.

mod article;
mod board;
mod catalogue;
mod draw;
mod edit;
mod enumerate;
mod evidence;
mod explain;
mod generate;
mod human;
mod kind;
mod openings;
mod parse;
mod play;
mod prove;
mod reason;
mod rules;
mod technique;
mod tell;
mod written;

pub use board::Board;
pub use board::{Clue, Clues, Fact, MAX_SIDE, Mark, Rule, Side, Slitherlink};
pub use catalogue::Technique;
pub use kind::{COMPOSE, JOB, KIND, PLAYER, REPORT, WORKSHOP};
pub use reason::Reason;
