//! A puzzle solved by the ladder up to a level, and graded on the way.

use crate::model::Fact as _;
use crate::solve::{Found, Fuel, Grade, Method, Strategy};
use crate::trace::Event;

use super::Generate;

/// A solution by reasoning, as far as it is.
pub(super) struct Climb<P: Generate> {
    pub(super) clues: P::Clues,
    pub(super) board: P::Board,
    strategy: Box<dyn Strategy<P>>,
    level: u8,
    grade: Grade,
}

/// What came of a try to go on.
pub(super) enum Climbed {
    /// A step.
    On,
    /// The fuel ran out.
    OutOfFuel,
    /// No step within the level is left.
    Stuck,
}

impl<P: Generate> Climb<P> {
    pub(super) fn new(clues: P::Clues, level: u8) -> Self {
        let mut strategy = P::strategy(&clues, Method::Human);
        strategy.cap(level);
        let mut board = P::board(&clues);
        P::leave_unread(&mut board);
        Self {
            board,
            strategy,
            clues,
            level,
            grade: Grade::default(),
        }
    }

    /// Takes the next step.
    pub(super) fn advance(&mut self, fuel: &mut Fuel) -> Climbed {
        match self.strategy.find(&self.clues, &self.board, fuel) {
            Found::OutOfFuel => Climbed::OutOfFuel,
            Found::Step(step) if step.level() <= self.level => {
                for &fact in &step.found {
                    // Every fact is one of the solution: none contradicts.
                    let _ = P::learn(&mut self.board, fact);
                }
                self.grade.count(&Event::Step(step));
                Climbed::On
            }
            _ => Climbed::Stuck,
        }
    }

    /// The level of the hardest step so far.
    pub(super) fn level(&self) -> u8 {
        self.grade.level
    }

    /// Where the climb is stuck: what it could not refute of another solution
    /// than the one meant.
    pub(super) fn doubted(&self, solution: &[P::Fact]) -> Vec<P::Fact> {
        let facts = solution.iter().copied();
        let is_open = |fact: &P::Fact| P::knows(&self.board, *fact).is_none();
        facts.filter(is_open).map(|fact| fact.negated()).collect()
    }

    /// The grade of the puzzle, if that is solved; and as long as its clues
    /// are those that the climb began with.
    pub(super) fn solved(&self) -> Option<&Grade> {
        let solution = P::solution(&self.clues, &self.board);
        solution.map(|_| &self.grade)
    }
}
