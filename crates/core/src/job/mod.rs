//! Work done a slice at a time: runs of a solver, and questions about a puzzle.

mod clue_conflict;
mod counting;
mod deciding;
mod grading;
mod inquiry;
mod needless;
mod proving;
mod run;
mod suggesting;

use serde::{Deserialize, Serialize};

use crate::grid::Site;
use crate::model::Puzzle;
use crate::solve::Grade;
use crate::trace::Proof;

pub use clue_conflict::{ClueConflict, Refutation, conflict};
pub use counting::{Count, MOST_COUNTED, count};
pub use deciding::decide;
pub use grading::grade;
pub use inquiry::{Inquiry, InquiryEnd};
pub use needless::{Needless, needless};
pub use proving::prove;
pub use run::Run;
pub use suggesting::suggest;

/// Progress of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Place being looked at.
    pub looking_at: Option<Site>,
    /// Number of cases tried so far.
    pub tried: u64,
    /// Total number of cases, if known.
    pub of: Option<u64>,
}

impl Progress {
    fn of((looking_at, tried, of): (Option<Site>, u64, Option<u64>)) -> Self {
        Self {
            looking_at,
            tried,
            of,
        }
    }

    fn tried(tried: u64) -> Self {
        Self::of((None, tried, None))
    }
}

/// Clues that would leave one solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Suggested {
    /// These, each of them needed, in order.
    Clues(Vec<(Site, u8)>),
    /// There are none: each solution agrees with another one in every clue, or there is no solution.
    NoneExist,
    /// None were found.
    NoneFound,
}

/// Answer to a question about a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<P: Puzzle> {
    /// Solutions and their backbone; sent again whenever more is known.
    Proof(Proof<P>),
    /// Grade of the puzzle.
    Grade(Grade),
    /// Number of solutions, up to a limit.
    Count(Count),
    /// Clues that would leave one solution.
    Suggestion(Suggested),
    /// Clues that the puzzle could do without.
    Needless(Needless),
    /// Clues that contradict each other; sent again whenever more is known.
    ClueConflict(ClueConflict<P>),
}
