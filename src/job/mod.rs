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

pub use clue_conflict::{ClueConflict, ConflictSearch, Story};
pub use counting::{Count, Counting, MOST_COUNTED};
pub use deciding::Deciding;
pub use grading::Grading;
pub use proving::Proving;
pub use run::Run;
pub use suggesting::Suggesting;

/// Where a run is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The place being looked at.
    pub looking_at: Option<Site>,
    /// Cases tried so far.
    pub tried: u64,
    /// Cases in all, where that is known.
    pub of: Option<u64>,
}

/// What is answered to a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<P: Puzzle> {
    /// How many solutions there are, and what they share; told again whenever
    /// more of it is known.
    Proof(Proof<P>),
    /// How hard the puzzle is.
    Grade(Grade),
    /// How many solutions it has, up to a limit.
    Count(Count),
    /// Clues that would leave one solution, each of them needed; `None` if
    /// none were found.
    Suggestion(Option<Vec<(Site, u8)>>),
    /// Which clues contradict each other; told again whenever more of it is
    /// known.
    ClueConflict(ClueConflict<P>),
}

/// End of an inquiry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InquiryEnd {
    /// All is answered that can be; the verdict on the puzzle as asked about.
    Verdict(Verdict),
    /// Clues that contradict each other were asked for, and there are none.
    Satisfiable,
}

/// Question being answered.
pub trait Inquiry<P: Puzzle> {
    /// Goes on to the next answer; each replaces the one before.
    fn advance(&mut self, fuel: &mut Fuel) -> Advance<Answer<P>, InquiryEnd>;

    /// How far it is.
    fn progress(&self) -> Progress;
}
