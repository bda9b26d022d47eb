//! Coach: answers to a player about the marks on the board: the next step, which marks
//! are wrong and why, why something is so, and how each move of a game was found.
//!
//! ```
//! use clew_core::coach::{Answer, HintRequest, hint};
//! use clew_core::format::Read as _;
//! use clew_core::solve::{Advance, Fuel};
//! use clew_sudoku::Sudoku;
//!
//! let clues = Sudoku::parse("123434122143432.")?.remove(0).clues;
//! let mut task = hint::<Sudoku>(clues, Vec::new(), 0, HintRequest::default());
//! let Advance::Event(Answer::Step(hint)) = task.advance(&mut Fuel::unlimited()) else {
//!     panic!("the last cell is easily filled");
//! };
//! assert_eq!(hint.found.len(), 1);
//! assert!(hint.evidence.is_empty());
//! # Ok::<(), clew_core::model::ParseError>(())
//! ```

mod agreement;
mod ahead;
mod argument;
mod check;
mod climb;
mod completion;
mod film;
mod hint;
mod pointing;
mod practice;
mod reasoning;
mod refutation;
mod review;
mod situation;
mod telling;
mod why;

use serde::{Deserialize, Serialize};

use crate::game::Play;
use crate::model::{Edit, Puzzle};

pub use agreement::{Agreed, agree};
pub use argument::Argument;
pub use check::check;
pub use film::{Frame, frame, frame_of, frames, sentence_of};
pub use hint::{HintRequest, hint};
pub use pointing::pointing;
pub use practice::{Practice, TooRare, practise, practise_within};
pub use refutation::{Ending, Refutation, refute};
pub use review::{Judgement, Reviewed, review};
pub use telling::{chain, following, refutation, reviewed, sentence};
pub use why::why;

/// Kind about which the coach can be asked.
pub trait Coached: Play + Edit {}

impl<P: Play + Edit> Coached for P {}

/// Answer of the coach.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Answer<P: Puzzle> {
    /// Next step.
    Step(Argument<P>),
    /// Each step that is as easy as the easiest.
    Steps(Vec<Argument<P>>),
    /// A fact that follows, but by no technique: all other cases fail.
    Searched(Argument<P>),
    /// No further fact follows: solutions differ in this one.
    Choice(P::Fact),
    /// Number of wrong marks: no step may rest on them.
    Mistake(usize),
    /// Marks made within a trial contradict the clues or each other.
    Fails(Refutation<P>),
    /// The puzzle is solved.
    Solved,
    /// No step is as easy as asked for.
    Stuck,
    /// The clues have no solution.
    NoSolution,
    /// The marks were checked: all are right, or some are wrong.
    Checked {
        /// Wrong marks, in the order in which they were made; empty if all are right.
        wrong: Vec<P::Fact>,
        /// Refutation of the first one, once it is known.
        refutation: Option<Refutation<P>>,
    },
    /// The only solution has this fact. The question was about it or its opposite; the
    /// search for reasons continues.
    Settled(P::Fact),
    /// The fact asked about, or its opposite, follows.
    Follows(Argument<P>),
    /// The fact asked about holds in one solution and not in another.
    Unsettled {
        /// Facts that make a solution in which it holds, and one in which it does not.
        solutions: [Vec<P::Fact>; 2],
    },
    /// How each move was found.
    Reviewed(Reviewed<P>),
}

/// Degree of a hint: how much of it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Degree {
    /// Part of the board that it is in.
    Where,
    /// Its technique.
    Technique,
    /// Its evidence, its sentence and what it finds.
    Evidence,
    /// What follows from it once it is done.
    Follows,
}

impl Degree {
    /// The next degree; `None` if a press marks facts instead.
    pub fn next(self) -> Option<Self> {
        match self {
            Degree::Where => Some(Degree::Technique),
            Degree::Technique => Some(Degree::Evidence),
            Degree::Evidence | Degree::Follows => None,
        }
    }
}

/// End of a question: the last answer is final.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered;
