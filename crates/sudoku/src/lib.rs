//! Sudoku: fill the board so that every house holds every digit once. Houses are rows,
//! columns, boxes and whatever else the board says.
//!
//! ```
//! use clew_core::format::Read as _;
//! use clew_core::solve::{Method, Solver};
//! use clew_core::trace::Event;
//! use clew_sudoku::Sudoku;
//!
//! let clues = Sudoku::parse("1.3434.22.43432.")?.remove(0).clues;
//! let mut events = Solver::<Sudoku>::new(clues, Method::Human);
//! assert!(matches!(events.next(), Some(Event::Step(_))));
//! # Ok::<(), clew_core::model::ParseError>(())
//! ```
//!
//! The board knows placed digits and the candidates of every other cell: the
//! digits not yet ruled out.

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
mod restriction;
mod rules;
mod technique;
mod tell;
mod written;

pub use board::{Board, Digit, Digits, Division, House, Houses, Name, Sort};
pub use board::{Clues, Fact, MAX_SIDE, Rule, Sudoku};
pub use catalogue::Technique;
pub use kind::{COMPOSE, JOB, KIND, PLAYER, REPORT, WORKSHOP};
pub use play::{Mark, Slot};
pub use reason::{Escape, Petal, Reason, Set};

/// The likeliest reading of a test's own text.
#[cfg(test)]
fn clues_of(text: &str) -> Clues {
    use clew_core::format::Read as _;

    let mut readings = Sudoku::parse(text).expect("the test's own text");
    readings.remove(0).clues
}
