//! Work done a slice at a time: runs of a solver, and questions about a puzzle.

mod clue_conflict;
mod counting;
mod deciding;
mod grading;
mod proving;
mod run;
mod suggesting;

use serde::{Deserialize, Serialize};

use crate::grid::Site;
use crate::model::Puzzle;
use crate::solve::{Advance, Fuel, Grade};
use crate::trace::{Proof, Verdict};

pub use clue_conflict::{ClueConflict, ConflictSearch, Refutation};
pub use counting::{Count, Counting, MOST_COUNTED};
pub use deciding::Deciding;
pub use grading::Grading;
pub use proving::Proving;
pub use run::Run;
pub use suggesting::Suggesting;

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

/// Answer to a question about a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<P: Puzzle> {
    /// Solutions and their backbone; sent again whenever more is known.
    Proof(Proof<P>),
    /// Grade of the puzzle.
    Grade(Grade),
    /// Number of solutions, up to a limit.
    Count(Count),
    /// Clues that would leave one solution, each of them needed; `None` if
    /// none were found.
    Suggestion(Option<Vec<(Site, u8)>>),
    /// Clues that contradict each other; sent again whenever more is known.
    ClueConflict(ClueConflict<P>),
}

/// End of an inquiry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InquiryEnd {
    /// The question is answered as well as it can be; holds the verdict on the puzzle.
    Verdict(Verdict),
    /// The question was about contradicting clues, and there are none.
    Satisfiable,
}

/// Question being answered.
pub trait Inquiry<P: Puzzle> {
    /// Continues to the next answer; each replaces the one before.
    fn advance(&mut self, fuel: &mut Fuel) -> Advance<Answer<P>, InquiryEnd>;

    /// Progress of the work.
    fn progress(&self) -> Progress;
}
