//! The waist: the one place that lists the kinds.

mod facade;
mod message;
mod read;

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr};

use crate::model::{Explanation, ParseError, Puzzle};
use crate::puzzle::{slitherlink::Slitherlink, sudoku::Sudoku};
use crate::solve::Method;
use crate::trace::Event;

pub use facade::{Job, Player};
pub use message::{End, JobId, Reply, Request, Task};
pub use read::read;

use facade::{PlayerOf, RunOf};

/// The kinds of puzzle.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// One closed loop, clues count lines.
    Slitherlink,
    /// Every digit once in every house.
    Sudoku,
}

/// A puzzle as it travels: in the address, in storage, to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Code {
    /// Its kind.
    pub kind: Kind,
    /// Its clues, in the kind's canonical text.
    pub text: String,
}

/// One reading of a pasted text.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The puzzle.
    pub code: Code,
    /// Message id of the format recognised.
    pub format: &'static str,
    /// Rows and columns, in cells.
    pub shape: crate::grid::Shape,
    /// What was read but looked odd.
    pub warnings: Vec<Explanation>,
}

/// Events of one kind.
#[derive(
    Clone, Debug, PartialEq, Serialize, Deserialize, derive_more::From, derive_more::TryInto,
)]
pub enum Events {
    /// Of Slitherlink.
    Slitherlink(Vec<Event<Slitherlink>>),
    /// Of Sudoku.
    Sudoku(Vec<Event<Sudoku>>),
}

/// The clues of a code; texts from storage or an address may be anything.
fn clues<P: Puzzle>(code: &Code) -> Result<P::Clues, ParseError> {
    let mut parsed = P::parse(&code.text)?;
    Ok(parsed.swap_remove(0).clues)
}

/// A solver for a puzzle, ready to run.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub fn job(code: &Code, method: Method) -> Result<Box<dyn Job>, ParseError> {
    Ok(match code.kind {
        Kind::Slitherlink => Box::new(RunOf::<Slitherlink>::new(
            clues::<Slitherlink>(code)?,
            method,
        )),
        Kind::Sudoku => Box::new(RunOf::<Sudoku>::new(clues::<Sudoku>(code)?, method)),
    })
}

/// A film of a puzzle, to be fed with events.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub fn player(code: &Code) -> Result<Box<dyn Player>, ParseError> {
    Ok(match code.kind {
        Kind::Slitherlink => Box::new(PlayerOf::<Slitherlink>::new(clues::<Slitherlink>(code)?)),
        Kind::Sudoku => Box::new(PlayerOf::<Sudoku>::new(clues::<Sudoku>(code)?)),
    })
}

impl Events {
    /// Adds later events; those of another kind are ignored.
    pub fn append(&mut self, later: Events) {
        match (self, later) {
            (Events::Slitherlink(events), Events::Slitherlink(later)) => events.extend(later),
            (Events::Sudoku(events), Events::Sudoku(later)) => events.extend(later),
            _ => {}
        }
    }
}
