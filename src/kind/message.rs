//! What page and worker say to each other. The page pulls: `Begin` and `More`
//! each buy one slice and get one [`Reply`]; stopping is not asking again.

use serde::{Deserialize, Serialize};

use crate::generate::{InvalidSpec, Phase};
use crate::grid::Site;
use crate::job::{Count, InquiryEnd, Progress};
use crate::solve::{Grade, Method};
use crate::trace::Verdict;

use super::{Code, Events, Proofs, Recipe};

/// Numbers the jobs of a page, so that late replies can be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct JobId(pub u32);

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Request {
    /// Start a job and run its first slice.
    Begin(JobId, Task),
    /// Run another slice.
    More(JobId),
    /// Forget the job.
    Drop(JobId),
}

/// What to do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Solve a puzzle by a method.
    Solve {
        /// The puzzle.
        code: Code,
        /// How.
        method: Method,
    },
    /// Answer a question about a puzzle.
    Ask {
        /// The puzzle.
        code: Code,
        /// What is asked.
        question: Question,
    },
    /// Make puzzles.
    Generate {
        /// What the first is made from; seeds go up by one.
        recipe: Recipe,
        /// How many.
        count: u32,
    },
}

/// What can be asked about a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// Whether it has one solution, several or none; the end of the job says
    /// so, and nothing more is told.
    Verdict,
    /// How many solutions it has, and what they share.
    Proof {
        /// The proof of a puzzle that differs in little, if there is one.
        near: Option<Proofs>,
    },
    /// How hard it is.
    Grade,
    /// How many solutions it has, up to a limit.
    Count,
    /// Which clues would leave one of several solutions.
    Suggestion,
    /// Which clues contradict each other, in a puzzle without solutions.
    ClueConflict,
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// How many solutions it has, and what they share, as far as that is known.
    Proof(Proofs),
    /// How hard it is.
    Grade(Grade),
    /// How many solutions it has, up to a limit.
    Count(Count),
    /// Clues that would leave one solution, each of them needed; `None` if
    /// none were found.
    Suggestion(Option<Vec<(Site, u8)>>),
    /// Which clues contradict each other, as far as that is known.
    ClueConflict(ClueConflict),
    /// Preview of the puzzle being generated.
    Preview(Preview),
    /// Generated puzzles, each sent once.
    Generated(Vec<Generated>),
}

impl Answer {
    /// What is to be told in one where this was to be told and then another.
    pub fn followed_by(self, next: Answer) -> Answer {
        match (self, next) {
            (Answer::Generated(mut made), Answer::Generated(more)) => {
                made.extend(more);
                Answer::Generated(made)
            }
            (_, next) => next,
        }
    }
}

/// Preview of a puzzle being generated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Preview {
    /// What the work is about.
    pub phase: Phase,
    /// The clues so far.
    pub code: Code,
    /// What is known of the solution meant, as if it were proved.
    pub known: Proofs,
    /// How many clues there are.
    pub clues: u32,
    /// The number of the attempt, from 1.
    pub attempt: u32,
    /// How many attempts there are at most.
    pub attempts: u32,
    /// The level of the nearest puzzle made so far.
    pub nearest: Option<u8>,
}

/// Generated puzzle; it has exactly one solution.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Generated {
    /// The puzzle.
    pub code: Code,
    /// How hard it is.
    pub grade: Grade,
    /// How many clues it has.
    pub clues: u32,
    /// Whether the level meets the specification; otherwise the puzzle is the
    /// closest of all attempts.
    pub meets_spec: bool,
}

/// Clues that contradict each other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ClueConflict {
    /// The clues; without any one of them the others can be met.
    pub clues: Vec<Site>,
    /// Refutation: steps to a contradiction, each of which it needs; `None` while
    /// there is none.
    pub refutation: Option<Events>,
    /// Whether the steps rely on no other clues.
    pub is_within: bool,
    /// Clues of the subset whose removal, one at a time, makes the whole puzzle
    /// solvable; `None` while that is not known.
    pub corrections: Option<Vec<Site>>,
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reply {
    /// Whose slice this was.
    pub job: JobId,
    /// What happened in it.
    pub events: Option<Events>,
    /// The answer to a question, if it is news; it replaces the one before,
    /// unless it is of puzzles made.
    pub answer: Option<Answer>,
    /// Where the run is.
    pub progress: Progress,
    /// How the job ended, if it did.
    pub end: Option<End>,
    /// Time the engine took for this slice, in microseconds.
    pub micros: u32,
}

/// End of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// Solving or asking ended with a verdict on the puzzle.
    Verdict(Verdict),
    /// Clues that contradict each other were asked for, and there are none.
    Satisfiable,
    /// All puzzles asked for are generated.
    Generated,
    /// No puzzle of that sort was found within the attempts.
    NotGenerated,
    /// The worker stopped in the middle of it.
    Failed,
    /// The text was not a puzzle of its kind.
    Unreadable,
    /// No puzzle of its kind can meet the specification.
    InvalidSpec(InvalidSpec),
}

impl From<InquiryEnd> for End {
    fn from(end: InquiryEnd) -> Self {
        match end {
            InquiryEnd::Verdict(verdict) => End::Verdict(verdict),
            InquiryEnd::Satisfiable => End::Satisfiable,
        }
    }
}
