//! Grade of a puzzle: the hardest step that people need for it, then the sum of all
//! steps.

use serde::{Deserialize, Serialize};

use crate::model::Technique as _;
use crate::trace::{Event, Verdict};

use super::{Advance, Fuel, Method, Solve, Solver};

/// The hardest level; also that of puzzles whose last cases must be tried.
pub const HARDEST: u8 = 10;

/// Difficulty of a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grade {
    /// Level of the hardest step needed, 1 to 10; 0 if none was needed.
    pub level: u8,
    /// Difficulty of that step in tenths of a level.
    pub tenths: u8,
    /// Sum of the tenths of all steps: of puzzles whose hardest steps are alike,
    /// the one with the larger sum is harder. Level and tenths are the same for a board
    /// turned or reflected; this differs a little, as other steps come first.
    pub total: u32,
    /// Sum of the levels of all steps, for a search that is to go on as it did while
    /// tenths are refined.
    pub levels: u32,
    /// Message id of the hardest step's technique; `None` if none was needed.
    pub hardest: Option<String>,
    /// Number of steps taken.
    pub steps: u32,
    /// Number of cases tried after the last step.
    pub cases: u64,
}

impl Grade {
    /// Level, where cases to be tried count as [`HARDEST`].
    pub fn overall(&self) -> u8 {
        if self.cases > 0 { HARDEST } else { self.level }
    }

    /// Counts the next event.
    pub(crate) fn count<P: Solve>(&mut self, event: &Event<P>) {
        match event {
            Event::Step(step) => {
                self.steps += 1;
                self.total = self.total.saturating_add(step.tenths().into());
                self.levels = self.levels.saturating_add(step.level().into());
                if step.tenths() > self.tenths {
                    self.tenths = step.tenths();
                    self.level = step.level();
                    self.hardest = Some(step.technique.name().to_owned());
                }
            }
            Event::Case(case) => self.cases = self.cases.max(case.number),
            Event::Solution { case, .. } => self.cases = self.cases.max(*case),
            Event::Exhausted { cases } => self.cases = *cases,
            Event::Contradiction(_) | Event::Enumerate { .. } => {}
        }
    }
}

/// Grading of a puzzle, a slice at a time.
pub struct Grader<P: Solve> {
    solver: Solver<P>,
    grade: Grade,
}

impl<P: Solve> Grader<P> {
    /// Starts on a puzzle.
    pub fn new(clues: P::Clues) -> Self {
        Self {
            solver: Solver::grade_only(clues, Method::Human),
            grade: Grade::default(),
        }
    }

    /// Continues until the puzzle is solved; the grade, and the verdict that came
    /// with it. `None` when the fuel ran out.
    pub fn advance(&mut self, fuel: &mut Fuel) -> Option<(Grade, Verdict)> {
        loop {
            match self.solver.advance(fuel) {
                Advance::Event(event) => self.grade.count(&event),
                Advance::OutOfFuel => return None,
                Advance::Finished(verdict) => return Some((self.grade.clone(), verdict)),
            }
        }
    }

    /// Progress: the place being looked at, and the cases tried and in all.
    pub fn progress(&self) -> (Option<crate::grid::Site>, u64, Option<u64>) {
        self.solver.progress()
    }
}
