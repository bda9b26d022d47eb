//! Solving: a strategy finds steps until it is stuck, then a search tries the cases
//! left. Both work in slices bought with [`Fuel`].
//!
//! ```
//! use clew_core::format::Read as _;
//! use clew_core::solve::{Method, Solver};
//! use clew_core::trace::Event;
//! use clew_sudoku::Sudoku;
//!
//! let clues = Sudoku::parse("1.3434.22.43432.")?.remove(0).clues;
//! let mut events = Solver::<Sudoku>::new(clues, Method::Human);
//! let Some(Event::Step(step)) = events.next() else {
//!     panic!("a step comes first");
//! };
//! assert!(!step.found.is_empty());
//! # Ok::<(), clew_core::model::ParseError>(())
//! ```

mod deletion;
mod evidence;
mod expected;
mod fuel;
mod grade;
mod ladder;
mod minimise;
mod prove;
mod proved;
mod solver;
mod testing;

pub use crate::trace::{HARDEST, level_of};
pub use deletion::ProverMus;
pub use evidence::{Entail, Premise, minimise};
pub use expected::{ExpectedTime, LONGEST, Openings, Pace};
pub use fuel::Fuel;
pub use grade::{Beyond, Grade, Grader, Hardness, hardest};
pub use ladder::{
    Attempt, Attempts, Find, Finding, IncrementalAttempts, IncrementalRung, Ladder, Prepare, Rung,
    attempts,
};
pub use minimise::RefutationMinimiser;
pub use prove::{MusSearch, Prove, Prover, Satisfiable, verdict};
pub use proved::unanswered;
pub use solver::{Advance, Solver};
pub use testing::{assert_tenths_rise, by_attempts};

use proved::ProverSearch;
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
    /// The human techniques and those that assume exactly one solution.
    HumanUnique,
    /// The procedure of the article that the kind grew from.
    Article,
    /// Proof without explanation, by the prover. Its former name is also accepted.
    #[strum(to_string = "prove", serialize = "silent")]
    #[serde(alias = "Silent")]
    Prove,
}

/// Detail of the steps that a solver yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Detail {
    /// Steps with minimised evidence, to be read.
    Full,
    /// Steps with all the evidence that a technique looked at; some of them may be
    /// minimised later.
    Loose,
    /// Steps for their level only; their evidence may be redundant or missing.
    GradeOnly,
}

/// A kind that can be solved.
pub trait Solve: Prove {
    /// Methods that make a difference for the kind, the default first.
    const METHODS: &'static [Method];

    /// The reasoning part of a method in the order of difficulty: grades are by it.
    fn strategy(clues: &Self::Clues, method: Method) -> Box<dyn Strategy<Self>>;

    /// The telling ladder: the reasoning part of a method with the techniques that people see first at the bottom. Films, hints and
    /// answers to "why" use it; grades do not. By default it is the ladder of the grades.
    fn telling(clues: &Self::Clues, method: Method) -> Box<dyn Strategy<Self>> {
        Self::strategy(clues, method)
    }

    /// The enumeration of the cases that reasoning left open on `board`, for methods that explain. By default, the solutions that the
    /// prover finds.
    fn search(clues: &Self::Clues, board: &Self::Board, _method: Method) -> Box<dyn Search<Self>> {
        Box::new(ProverSearch::new(clues, board))
    }

    /// Whether a fact is part of the answer that a solution gives. By default every fact is.
    fn is_answer(_fact: Self::Fact) -> bool {
        true
    }

    /// Prepares a board for steps whose evidence nobody reads: it may then be
    /// redundant or missing.
    fn skip_evidence(_board: &mut Self::Board) {}

    /// Removes unneeded evidence from a step, and names the parts of the board whose
    /// rule it uses if neither its clues nor its facts name them.
    fn minimise_evidence(_clues: &Self::Clues, _step: &mut Step<Self>) {}

    /// Number of undecided cells of the board.
    fn undecided(board: &Self::Board) -> u32;

    /// Pace of people who solve this kind, for the expected time.
    const PACE: Pace = Pace::USUAL;

    /// Steps in sight on a board that can be counted cheaply. The default counts none: the expected time then treats every step as
    /// the only one in sight.
    fn openings(_clues: &Self::Clues, _board: &Self::Board) -> Openings<Self> {
        Vec::new()
    }

    /// The facts of a complete, legal board that `board` does not have yet, or `None` if it is not yet a
    /// solution. By default a solution is a complete board without a clash.
    fn solution(clues: &Self::Clues, board: &Self::Board) -> Option<Vec<Self::Fact>> {
        let is_solution = Self::is_complete(board) && Self::clashes(clues, board).is_empty();
        is_solution.then(Vec::new)
    }
}

/// Outcome of asking a strategy for a step.
pub enum Found<P: Puzzle> {
    /// A step.
    Step(Step<P>),
    /// A contradiction: there is no solution.
    Contradiction(Contradiction<P>),
    /// The fuel ran out; ask again.
    OutOfFuel,
    /// The strategy finds nothing more on this board.
    Stuck,
}

/// Finds one step after another.
pub trait Strategy<P: Puzzle> {
    /// The next step on `board`. After a step, the caller learns its facts before
    /// asking again. After `OutOfFuel`, it asks again with the same board. After any
    /// other answer, a ladder may be asked about other clues and another board.
    fn find(&mut self, clues: &P::Clues, board: &P::Board, fuel: &mut Fuel) -> Found<P>;

    /// Place the strategy is looking at, for the progress line.
    fn looking_at(&self) -> Option<Site> {
        None
    }

    /// Names a solution, which saves work: its facts can be assumed without
    /// contradiction. Only for solves whose steps are not read.
    fn expect(&mut self, _solution: &[P::Fact]) {}

    /// Whether a rung was left out because it would take too much work.
    fn was_cut_short(&self) -> bool {
        false
    }

    /// Drops the rungs that are sure to find only steps above a level. Steps above
    /// it may still be found.
    fn cap(&mut self, _level: u8) {}
}

/// Tries the cases left.
pub trait Search<P: Puzzle> {
    /// Continues until an event, the end of the fuel, or the verdict.
    fn advance(&mut self, clues: &P::Clues, fuel: &mut Fuel) -> Advance<Event<P>>;

    /// Number of cases tried so far and, if known, of all cases.
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
