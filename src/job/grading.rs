//! How hard a puzzle is: the hardest technique that people need for it.

use serde::{Deserialize, Serialize};

use crate::model::Technique as _;
use crate::solve::{Advance, Fuel, Method, Solve, Solver};
use crate::trace::{Event, Verdict};

use super::{Answer, Inquiry, Progress};

/// How hard a puzzle is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grade {
    /// The level of the hardest step needed.
    pub level: u8,
    /// The same in tenths.
    pub tenths: u8,
    /// The tenths of all steps together: of puzzles whose hardest steps are
    /// alike, the one with the larger sum is harder.
    pub total: u32,
    /// Message id of its technique; `None` if none was needed.
    pub hardest: Option<String>,
    /// How many steps were taken.
    pub steps: u32,
    /// How many cases had to be tried after the last step.
    pub cases: u64,
}

/// A grade under way.
pub struct Grading<P: Solve> {
    solver: Solver<P>,
    grade: Grade,
    verdict: Option<Verdict>,
}

impl<P: Solve> Grading<P> {
    /// Takes up a puzzle.
    pub fn new(clues: P::Clues) -> Self {
        Self {
            solver: Solver::new(clues, Method::Human),
            grade: Grade::default(),
            verdict: None,
        }
    }

    fn count(&mut self, event: &Event<P>) {
        match event {
            Event::Step(step) => {
                self.grade.steps += 1;
                self.grade.total += u32::from(step.tenths());
                if step.tenths() > self.grade.tenths {
                    self.grade.tenths = step.tenths();
                    self.grade.level = step.level();
                    self.grade.hardest = Some(step.technique.name().to_owned());
                }
            }
            Event::Case(case) => self.grade.cases = self.grade.cases.max(case.number),
            Event::Solution { case, .. } => self.grade.cases = self.grade.cases.max(*case),
            Event::Exhausted { cases } => self.grade.cases = *cases,
            Event::Broken(_) | Event::Enumerate { .. } => {}
        }
    }
}

impl<P: Solve> Inquiry<P> for Grading<P> {
    fn advance(&mut self, fuel: &mut Fuel) -> Advance<Answer<P>> {
        if let Some(verdict) = self.verdict {
            return Advance::Finished(verdict);
        }
        loop {
            match self.solver.advance(fuel) {
                Advance::Event(event) => self.count(&event),
                Advance::OutOfFuel => return Advance::OutOfFuel,
                Advance::Finished(verdict) => {
                    self.verdict = Some(verdict);
                    return Advance::Event(Answer::Grade(self.grade.clone()));
                }
            }
        }
    }

    fn progress(&self) -> Progress {
        let (looking_at, tried, of) = self.solver.progress();
        Progress {
            looking_at,
            tried,
            of,
        }
    }
}
