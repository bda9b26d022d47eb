//! Messages between page and worker. The page pulls: `Begin` and `More` each request
//! one slice and get one [`Reply`]; to stop, it requests no more.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::coach::HintRequest;
use crate::game::Maker;
use crate::generate::{InvalidSpec, Phase};
use crate::grid::Site;
use crate::job::{Count, InquiryEnd, Needless, Progress, Suggested};
use crate::solve::{Grade, Method};
use crate::trace::Verdict;

use super::payload::written;
use super::{Advice, Code, Events, Kind, Marks, Proofs, Recipe};

/// Number of a job of a page. It is used to recognise late replies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct JobId(pub u32);

/// Message from the page to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Request {
    /// Start a job and run its first slice.
    Begin(JobId, Task),
    /// Run another slice.
    More(JobId),
    /// Forget the job.
    Drop(JobId),
}

impl Request {
    /// The request as bytes, as it travels.
    pub fn write(&self) -> Vec<u8> {
        written(self)
    }

    /// Reads a request from bytes, if they are one.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

/// Work to be done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Solve a puzzle by a method.
    Solve {
        /// The puzzle.
        code: Code,
        /// The method.
        method: Method,
    },
    /// Solve a puzzle by a method in the order of grades, in which earlier links and the examples of the guide number the steps.
    Retrace {
        /// The puzzle.
        code: Code,
        /// The method.
        method: Method,
    },
    /// Answer a question about a puzzle.
    Ask {
        /// The puzzle.
        code: Code,
        /// The question.
        question: Question,
    },
    /// Answer a question of a player about marks on the board of a puzzle.
    Coach {
        /// The puzzle.
        code: Code,
        /// Marks in the order in which they were made; those of another kind are
        /// ignored.
        marks: Marks,
        /// The question.
        ask: CoachQuestion,
    },
    /// Make a position in which a technique is the easiest next step.
    Practise {
        /// Kind of puzzle.
        kind: Kind,
        /// Message id of the technique.
        technique: String,
        /// Seed of the random numbers.
        seed: u64,
    },
    /// Make puzzles.
    Generate {
        /// Recipe of the first puzzle; each following one has a seed higher by one.
        recipe: Recipe,
        /// Number of puzzles.
        count: u32,
        /// Whether each puzzle also gets its expected time, which can take one more grading.
        timed: bool,
    },
    /// Read a puzzle from a picture.
    Picture {
        /// The picture.
        pixels: Pixels,
        /// Layout and size if a person corrected them, as bytes for the part that reads pictures; otherwise empty.
        #[serde(with = "serde_bytes")]
        wanted: Vec<u8>,
    },
}

/// Picture as it travels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pixels {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Red, green, blue and opacity of each pixel, row by row from the top.
    #[serde(with = "shared")]
    pub bytes: Arc<Vec<u8>>,
}

/// Bytes that are shared within a program and serialised as they are.
mod shared {
    use super::Arc;
    use serde::{Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(
        bytes: &Arc<Vec<u8>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serde_bytes::serialize(bytes.as_slice(), serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Arc<Vec<u8>>, D::Error> {
        serde_bytes::deserialize(deserializer).map(Arc::new)
    }
}

/// Part of the program that begins some of the tasks. It can be fetched separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Tasks about puzzles of a kind.
    Kind(Kind),
    /// Reading of pictures.
    Picture,
}

impl Task {
    /// Part of the program that begins it.
    pub fn part(&self) -> Part {
        match self {
            Task::Solve { code, .. }
            | Task::Retrace { code, .. }
            | Task::Ask { code, .. }
            | Task::Coach { code, .. } => Part::Kind(code.kind),
            Task::Practise { kind, .. } => Part::Kind(*kind),
            Task::Generate { recipe, .. } => Part::Kind(recipe.kind),
            Task::Picture { .. } => Part::Picture,
        }
    }
}

/// Question about a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// Whether it has one solution, several or none; the only answer is the
    /// end of the job.
    Verdict,
    /// Number of its solutions, and their backbone.
    Proof {
        /// The proof of a similar puzzle, if there is one.
        near: Option<Proofs>,
    },
    /// Its difficulty.
    Grade,
    /// Number of its solutions, up to a limit.
    Count,
    /// Clues that would leave one of several solutions.
    Suggestion,
    /// Clues that a puzzle with one solution could do without.
    Needless,
    /// Clues that contradict each other, in a puzzle without solutions.
    ClueConflict,
}

/// Move of a game to be reviewed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turned {
    /// Number of facts that it stated.
    pub own: u32,
    /// Number of facts that the aids added after them.
    pub aided: u32,
    /// Its maker; a hint with the name of its technique.
    pub by: Maker<String>,
}

impl From<u32> for Turned {
    fn from(own: u32) -> Self {
        Self {
            own,
            ..Self::default()
        }
    }
}

/// Question of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum CoachQuestion {
    /// The next step.
    Hint(HintRequest),
    /// Which marks are wrong.
    Check {
        /// Whether to refute the first wrong mark as well.
        refutes: bool,
    },
    /// Why a fact holds, given as the one mark that states it. Without a mark, there is
    /// no answer.
    Why(Marks),
    /// How each move was found.
    Review {
        /// The moves, whose marks follow one another.
        moves: Vec<Turned>,
    },
}

/// Answer of a job: to its question, or puzzles being generated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// What is known so far about the number of its solutions and their backbone.
    Proof(Proofs),
    /// Its difficulty.
    Grade(Grade),
    /// Number of its solutions, up to a limit.
    Count(Count),
    /// Clues that would leave one solution.
    Suggestion(Suggested),
    /// Clues that the puzzle could do without.
    Needless(Needless),
    /// What is known so far about clues that contradict each other.
    ClueConflict(ClueConflict),
    /// Answer of the coach; if there are several, each replaces the one before.
    Coach(Advice),
    /// Position to practise in.
    Practice(Exercise),
    /// Preview of the puzzle being generated.
    Preview(Preview),
    /// Generated puzzles, each sent once.
    Generated(Vec<Generated>),
    /// What a picture shows, as bytes written by the part that reads pictures.
    Picture(#[serde(with = "serde_bytes")] Vec<u8>),
}

impl Answer {
    /// Combines this answer with a later one: joins two lists of generated puzzles;
    /// otherwise returns the later one.
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

/// Position in which the player has to find certain steps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Exercise {
    /// The puzzle.
    pub code: Code,
    /// Marks on its board.
    pub marks: Marks,
    /// The steps.
    pub advice: Advice,
}

/// Preview of a puzzle being generated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Preview {
    /// Phase of the generation.
    pub phase: Phase,
    /// The clues so far.
    pub code: Code,
    /// The known part of the intended solution, in the form of a proof.
    pub known: Proofs,
    /// Number of clues.
    pub clues: u32,
    /// The number of the attempt, from 1.
    pub attempt: u32,
    /// Maximum number of attempts.
    pub attempts: u32,
    /// The level of the nearest puzzle made so far.
    pub nearest: Option<u8>,
}

/// Generated puzzle; it has exactly one solution.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Generated {
    /// The puzzle.
    pub code: Code,
    /// Its difficulty.
    pub grade: Grade,
    /// Number of its clues.
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
    /// Refutation: steps to a contradiction, without any that it does not need; `None`
    /// while there is none.
    pub refutation: Option<Events>,
    /// Whether the steps rely on no other clues.
    pub is_within: bool,
    /// Clues of the subset whose removal, one at a time, makes the whole puzzle
    /// solvable; `None` while that is not known.
    pub corrections: Option<Vec<Site>>,
}

/// Message from the worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reply {
    /// Job whose slice this was.
    pub job: JobId,
    /// Events of the slice.
    pub events: Option<Events>,
    /// The answer to a question, if it changed; it replaces the one before,
    /// except that generated puzzles are added to those before.
    pub answer: Option<Answer>,
    /// Progress of the job.
    pub progress: Progress,
    /// End of the job, if it ended.
    pub end: Option<End>,
    /// Time the engine took for this slice, in microseconds.
    pub micros: u32,
}

impl Reply {
    /// Reply that ends a failed job.
    pub fn failed(job: JobId) -> Self {
        Self {
            job,
            events: None,
            answer: None,
            progress: Progress::default(),
            end: Some(End::Failed),
            micros: 0,
        }
    }

    /// The reply as bytes, as it travels.
    pub fn write(&self) -> Vec<u8> {
        written(self)
    }

    /// Reads a reply from bytes, if they are one.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

/// End of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// Solving or asking ended with a verdict on the puzzle.
    Verdict(Verdict),
    /// The question was about contradicting clues, and there are none.
    Satisfiable,
    /// A player's question is answered.
    Coached,
    /// A picture is read, regardless of what it shows.
    Pictured,
    /// No position to practise in was found: the technique is too rare, or does not exist.
    NoPractice,
    /// All requested puzzles are generated.
    Generated,
    /// No puzzle of that sort was found within the attempts.
    NotGenerated,
    /// The worker stopped in the middle of the job.
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
