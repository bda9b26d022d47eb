//! Playback of the trace of one puzzle: the board, the picture and the sentence at each
//! position, and what a player shows about the whole: the list of steps, the timeline,
//! and how long each step is shown.
//!
//! ```
//! use clew_core::format::Read as _;
//! use clew_core::playback::TracePlayer;
//! use clew_core::solve::{Method, Solver};
//! use clew_sudoku::Sudoku;
//!
//! let clues = Sudoku::parse("123434122143432.")?.remove(0).clues;
//! let mut player = TracePlayer::<Sudoku>::new(clues.clone());
//! for event in Solver::new(clues, Method::Human) {
//!     player.push(event);
//! }
//! player.finish();
//! let first_step = player.scene(1, 0);
//! assert!(!first_step.items.is_empty());
//! # Ok::<(), clew_core::model::ParseError>(())
//! ```

mod beats;
mod cards;
mod chapters;
mod claims;
mod film;
mod list;
mod pace;
mod pictures;
mod places;
mod player;
mod playhead;
mod sentences;
mod stops;
#[cfg(test)]
mod tests;
mod timeline;
mod times;

pub use cards::{Card, Cards, Course};
pub use chapters::ChapterRow;
pub use claims::{Claim, Reply};
pub use film::{Film, Pace, Turn, Words};
pub use list::{ListLine, Section};
pub use pace::reading as reading_time;
pub use places::Places;
pub use player::TracePlayer;
pub use playhead::{Playhead, Scope};
pub use sentences::{Row, RowKind};
pub use stops::Detail;
pub use timeline::{Playback, Tally};
pub use times::Times;
