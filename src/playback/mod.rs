//! Playback of a trace: the board, the picture and the sentence at each position.
//!
//! ```
//! use clew::model::Puzzle as _;
//! use clew::playback::TracePlayer;
//! use clew::puzzle::sudoku::Sudoku;
//! use clew::solve::{Method, Solver};
//!
//! let clues = Sudoku::parse("123434122143432.")?.remove(0).clues;
//! let mut player = TracePlayer::<Sudoku>::new(clues.clone());
//! for event in Solver::new(clues, Method::Human) {
//!     player.push(event);
//! }
//! let first_step = player.scene(1, 0);
//! assert!(!first_step.items.is_empty());
//! # Ok::<(), clew::model::ParseError>(())
//! ```

mod player;
mod sentences;
#[cfg(test)]
mod tests;

pub use player::TracePlayer;
pub use sentences::{Row, RowKind};
