//! Aquarium: fill tanks with water; the sums beside the board count the water
//! of each row and column.
//!
//! ```
//! use clew_core::format::Read as _;
//! use clew_core::solve::{Method, Solver};
//! use clew_core::trace::Event;
//! use clew_aquarium::Aquarium;
//!
//! let clues = Aquarium::parse("aquarium/r/3/2/co/11213")?.remove(0).clues;
//! let mut events = Solver::<Aquarium>::new(clues, Method::Human);
//! assert!(matches!(events.next(), Some(Event::Step(_))));
//! # Ok::<(), clew_core::model::ParseError>(())
//! ```
//!
//! Water lies at the bottom of a tank. How high it stands is a field of the puzzle,
//! because two rules are in use: one level for the whole tank, or one level for water
//! that is connected within the tank. Either way, cells are decided together in
//! [`Segment`]s, and all reasoning is about these.

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
mod rules;
mod technique;
mod tell;
mod written;

pub use board::Board;
pub use board::clues::{Clues, Levels};
pub use board::segments::{Segment, SegmentId, Segments, Stack};
pub use board::{Aquarium, CellState, Fact, MAX_SIDE, Rule};
pub use catalogue::Technique;
pub use kind::{COMPOSE, JOB, KIND, PLAYER, REPORT, WORKSHOP};
pub use play::Mark;
pub use technique::reason::Reason;

/// The likeliest reading of a test's own text.
#[cfg(test)]
fn clues_of(text: &str) -> Clues {
    use clew_core::format::Read as _;

    let mut readings = Aquarium::parse(text).expect("the test's own text");
    readings.remove(0).clues
}
