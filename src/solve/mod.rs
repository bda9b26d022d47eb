//! How puzzles are solved: a strategy finds steps until it is stuck, then a
//! search tries the cases left. Both work in slices bought with [`Fuel`].

mod fuel;
mod grade;
mod ladder;
mod prove;
mod solver;
mod trimming;

pub use fuel::Fuel;
pub use grade::{Grade, Grader, HARDEST};
pub use ladder::{
    Attempt, Attempts, Find, IncrementalAttempts, IncrementalRung, Ladder, Prepare, Rung,
};
pub use prove::{MusSearch, Prove, Prover, Satisfiable};
pub use solver::{Advance, Solver};
pub use trimming::Trimming;

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr};

use crate::grid::Site;
use crate::model::{Contradiction, Puzzle};
use crate::trace::{Event, Step};

/// The ways of solving.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Method {
    /// The techniques people use, cheapest first.
    #[default]
    Human,
    /// The same with techniques that assume exactly one solution.
    HumanUnique,
    /// The procedure of the article that the kind grew from.
    Article,
    /// Proof without explanation.
    Silent,
}

/// A kind that can be solved.
pub trait Solve: Puzzle {
    /// The reasoning part of a method.
    fn strategy(clues: &Self::Clues, method: Method) -> Box<dyn Strategy<Self>>;

    /// The enumeration of what reasoning left open on `board`.
    fn search(clues: &Self::Clues, board: &Self::Board, method: Method) -> Box<dyn Search<Self>>;

    /// Tells a board that nobody will read the evidence of what is found on it:
    /// a step may then have more than it needs, or none.
    fn skip_evidence(_board: &mut Self::Board) {}

    /// Leaves out of the evidence of a step what it can do without, and names
    /// the parts of the board whose rule it uses, where neither its clues nor
    /// its facts do.
    fn minimise_evidence(_clues: &Self::Clues, _step: &mut Step<Self>) {}

    /// How many cells of the board are undecided.
    fn undecided(board: &Self::Board) -> u32;

    /// The facts of a complete, lawful board that `board` does not have yet,
    /// or `None` if it is not yet a solution.
    fn solution(clues: &Self::Clues, board: &Self::Board) -> Option<Vec<Self::Fact>>;
}

/// What a strategy found.
pub enum Found<P: Puzzle> {
    /// A step.
    Step(Step<P>),
    /// A contradiction: there is no solution.
    Contradiction(Contradiction<P>),
    /// The fuel ran out; ask again.
    OutOfFuel,
    /// Nothing more can be found on this board.
    Stuck,
}

/// Finds one step after another.
pub trait Strategy<P: Puzzle> {
    /// The next step on `board`. After a step the caller learns its facts
    /// before asking again; after `OutOfFuel` it asks again with the same board.
    /// A ladder may be asked of other clues and another board after any other answer.
    fn find(&mut self, clues: &P::Clues, board: &P::Board, fuel: &mut Fuel) -> Found<P>;

    /// Where the strategy is looking, for the progress line.
    fn looking_at(&self) -> Option<Site> {
        None
    }

    /// Gives up what is sure to find only steps above a level. Steps above it
    /// may still be found.
    fn cap(&mut self, _level: u8) {}
}

/// Tries the cases left.
pub trait Search<P: Puzzle> {
    /// Goes on until something happened, the fuel ran out, or all is decided.
    fn advance(&mut self, clues: &P::Clues, fuel: &mut Fuel) -> Advance<Event<P>>;

    /// Cases tried so far and, where it is known, in all.
    fn tried(&self) -> (u64, Option<u64>);
}

impl<E, End: Copy> Advance<E, End> {
    /// The end, when finished.
    pub fn end(&self) -> Option<End> {
        match self {
            Advance::Finished(end) => Some(*end),
            _ => None,
        }
    }
}
