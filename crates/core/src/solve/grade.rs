//! Grade of a puzzle: the hardest step that people need for it, then the sum of all
//! steps.

use serde::{Deserialize, Serialize};

use crate::model::{Puzzle, Technique as _};
use crate::trace::{Event, Verdict};
use crate::trace::{HARDEST, level_of};

use super::{Advance, ExpectedTime, Fuel, Method, Solve, Solver};

/// What a puzzle needs when no technique finds anything more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Beyond {
    /// Nothing: its steps solve it.
    #[default]
    Nothing,
    /// Cases, tried one by one.
    Cases,
    /// A search: the cases are too many to try one by one.
    Search,
}

impl Beyond {
    /// Need of a run that tried this many cases, counted beforehand or found by search.
    pub fn of(cases: u64, is_search: bool) -> Self {
        match (cases, is_search) {
            (0, _) => Beyond::Nothing,
            (_, false) => Beyond::Cases,
            (_, true) => Beyond::Search,
        }
    }
}

/// Answer to "how hard": the same wherever it is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hardness<'a> {
    /// Level, 1 to 10: that of the hardest step, or [`HARDEST`] if cases or a search
    /// are needed; 0 if nothing was needed.
    pub level: u8,
    /// The level in tenths, above 100 for the longest arguments.
    pub tenths: u8,
    /// Message id of the hardest technique; `None` if no step was needed.
    pub technique: Option<&'a str>,
    /// Level of the hardest step, regardless of what is needed beyond it.
    pub technique_level: u8,
    /// What is needed beyond steps.
    pub beyond: Beyond,
}

impl<'a> Hardness<'a> {
    /// Hardness by the techniques used, in their order and with the tenths of each use,
    /// and by what was needed beyond them.
    pub fn of(steps: impl IntoIterator<Item = (&'a str, u8)>, beyond: Beyond) -> Self {
        let hardest = hardest(steps, |&(_, tenths)| tenths);
        let of_steps = hardest.map_or(0, |(_, tenths)| tenths);
        let technique_level = hardest.map_or(0, |_| level_of(of_steps));
        let (level, tenths) = match beyond {
            Beyond::Nothing => (technique_level, of_steps),
            Beyond::Cases | Beyond::Search => (HARDEST, of_steps.max(10 * HARDEST)),
        };
        Self {
            level,
            tenths,
            technique: hardest.map(|(technique, _)| technique),
            technique_level,
            beyond,
        }
    }

    /// Rating: the level with one decimal.
    pub fn rating(&self) -> f64 {
        f64::from(self.tenths) / 10.0
    }
}

/// The hardest of some steps: the one with the most tenths; of equals, the first.
pub fn hardest<T>(steps: impl IntoIterator<Item = T>, tenths: impl Fn(&T) -> u8) -> Option<T> {
    steps.into_iter().reduce(|hardest, step| {
        // Not `max_by_key`, which returns the last of equals.
        if tenths(&step) > tenths(&hardest) {
            step
        } else {
            hardest
        }
    })
}

/// Difficulty of a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grade {
    /// Level of the hardest step needed, 1 to 10; 0 if none was needed.
    pub level: u8,
    /// Difficulty of that step in tenths of a level.
    pub tenths: u8,
    /// Sum of the tenths of all steps: if the hardest steps of two puzzles are equally
    /// hard, the one with the larger sum is harder. Level and tenths are the same for a
    /// turned or reflected board; this sum differs a little, because other steps come
    /// first.
    pub total: u32,
    /// Sum of the levels of all steps, for a search that must give the same results
    /// while tenths are refined.
    pub levels: u32,
    /// Message id of the hardest step's technique; `None` if none was needed.
    pub hardest: Option<String>,
    /// Number of steps taken.
    pub steps: u32,
    /// Number of cases tried after the last step.
    pub cases: u64,
    /// Whether those cases were too many to count beforehand, so that they were searched.
    #[serde(default)]
    pub is_search: bool,
    /// Time that a practised solver is expected to take, in seconds; 0 if it was not asked for.
    #[serde(default)]
    pub seconds: u32,
}

impl Grade {
    /// How hard the puzzle is.
    pub fn hardness(&self) -> Hardness<'_> {
        let hardest = self.hardest.as_deref().map(|name| (name, self.tenths));
        Hardness::of(hardest, Beyond::of(self.cases, self.is_search))
    }

    /// Level, with cases to be tried counted as [`HARDEST`].
    pub fn overall(&self) -> u8 {
        self.hardness().level
    }

    /// Counts the next event.
    pub fn count<P: Puzzle>(&mut self, event: &Event<P>) {
        match event {
            Event::Step(step) => {
                self.steps += 1;
                self.total = self.total.saturating_add(step.tenths().into());
                self.levels = self.levels.saturating_add(step.level().into());
                let before = self.hardest.as_deref().map(|name| (name, self.tenths));
                let now = (step.technique.name(), step.tenths());
                let hardness = Hardness::of(before.into_iter().chain([now]), Beyond::Nothing);
                if hardness.tenths > self.tenths {
                    self.tenths = hardness.tenths;
                    self.level = hardness.level;
                    self.hardest = Some(now.0.to_owned());
                }
            }
            Event::Case(case) => self.cases = self.cases.max(case.number),
            Event::Solution { case, .. } => self.cases = self.cases.max(*case),
            Event::Exhausted { cases } => self.cases = *cases,
            Event::Enumerate { cases, .. } => self.is_search = cases.is_none(),
            Event::Contradiction(_) => {}
        }
    }
}

/// Grading of a puzzle, a slice at a time.
pub struct Grader<P: Solve> {
    solver: Solver<P>,
    grade: Grade,
    expected: ExpectedTime<P>,
}

impl<P: Solve> Grader<P> {
    /// Starts on a puzzle.
    pub fn new(clues: P::Clues) -> Self {
        let solver = Solver::grade_only(clues, Method::Human);
        Self {
            expected: ExpectedTime::new(solver.clues(), solver.board()),
            grade: Grade::default(),
            solver,
        }
    }

    /// Continues until the puzzle is solved; returns the grade, and the verdict that
    /// came with it. `None` when the fuel ran out.
    pub fn advance(&mut self, fuel: &mut Fuel) -> Option<(Grade, Verdict)> {
        loop {
            match self.solver.advance(fuel) {
                Advance::Event(event) => {
                    self.grade.count(&event);
                    let (clues, board) = (self.solver.clues(), self.solver.board());
                    self.expected.count(clues, &event, board);
                }
                Advance::OutOfFuel => return None,
                Advance::Finished(verdict) => {
                    self.grade.seconds = self.expected.seconds();
                    return Some((self.grade.clone(), verdict));
                }
            }
        }
    }

    /// Progress: the place being looked at, the number of cases tried, and the number of all
    /// cases.
    pub fn progress(&self) -> (Option<crate::grid::Site>, u64, Option<u64>) {
        self.solver.progress()
    }
}
