//! Rating: grades of puzzles, and solves by the human ladder up to a level, graded on the way.

use crate::grid::Site;
use crate::model::Fact as _;
use crate::solve::{Found, Fuel, Grade, Grader, Method, Solver, Strategy};
use crate::trace::{Event, Step};

use super::desk::{Desk, Puzzle};
use super::{Generate, Levels};

/// Grades a puzzle. Meanwhile `puzzle` is shown.
pub(super) async fn rate<'a, P: Generate>(
    clues: P::Clues,
    desk: &Desk<P>,
    puzzle: impl Into<Puzzle<'a, P>>,
) -> Grade {
    let mut grader = Grader::<P>::new(clues);
    desk.until(puzzle, |fuel| grader.advance(fuel)).await.0
}

/// Tells whether the solution uses a technique, both when it is graded and when it is told.
/// Meanwhile `puzzle` is shown.
pub(super) async fn uses<'a, P: Generate>(
    clues: &P::Clues,
    technique: P::Technique,
    desk: &Desk<P>,
    puzzle: impl Into<Puzzle<'a, P>>,
) -> bool {
    let puzzle = puzzle.into();
    for new in [Solver::<P>::in_order_of_grades, Solver::<P>::new] {
        let mut solver = new(clues.clone(), Method::Human).loose();
        let is_used = loop {
            match desk.next(puzzle, |fuel| solver.advance(fuel)).await {
                Ok(Event::Step(step)) if step.technique == technique => break true,
                Ok(_) => {}
                Err(_) => break false,
            }
        };
        if !is_used {
            return false;
        }
    }
    true
}

/// Solve under way by the techniques up to a level.
pub(super) struct CappedSolve<P: Generate> {
    pub(super) clues: P::Clues,
    pub(super) board: P::Board,
    strategy: Box<dyn Strategy<P>>,
    level: u8,
    grade: Grade,
    /// Level from which the first step is recorded.
    watched_level: Option<u8>,
    /// First step of at least that level.
    pub(super) hard_step: Option<HardStep<P>>,
    /// All steps, if they are recorded.
    steps: Option<Vec<Step<P>>>,
}

/// First step of at least the watched level.
pub(super) struct HardStep<P: Generate> {
    /// Board before the step.
    pub(super) board: P::Board,
    /// Facts it found.
    pub(super) found: Vec<P::Fact>,
}

impl<P: Generate> CappedSolve<P> {
    pub(super) fn new(clues: P::Clues, level: u8) -> Self {
        let strategy = P::strategy(&clues, Method::Human);
        Self::by(strategy, clues, level)
    }

    /// Solve of a puzzle with a known solution by the grading ladder: it gets equally
    /// far, but only the level of its grade is right.
    pub(super) fn quick(clues: P::Clues, solution: &[P::Fact], levels: Levels) -> Self {
        let mut strategy = P::grading_ladder(&clues, levels.at_least);
        strategy.expect(solution);
        Self::by(strategy, clues, levels.at_most)
    }

    fn by(mut strategy: Box<dyn Strategy<P>>, clues: P::Clues, level: u8) -> Self {
        strategy.cap(level);
        let mut board = P::board(&clues);
        P::skip_evidence(&mut board);
        Self {
            board,
            strategy,
            clues,
            level,
            grade: Grade::default(),
            watched_level: None,
            hard_step: None,
            steps: None,
        }
    }

    /// Continues on a puzzle with more clues, from the board on which the solve was
    /// stuck. The grade then counts only the steps from there.
    pub(super) fn resume(&mut self, clues: P::Clues, board: &P::Board, solution: &[P::Fact]) {
        self.clues = clues;
        self.board = board.clone();
        self.grade = Grade::default();
        self.learn_clue_facts(solution);
    }

    /// Records every step from now on.
    pub(super) fn record_steps(&mut self) {
        self.steps = Some(Vec::new());
    }

    /// Takes the recorded steps.
    pub(super) fn recorded_steps(&mut self) -> Vec<Step<P>> {
        self.steps.take().unwrap_or_default()
    }

    /// Replays the steps of another solve that do not rely on clues in `without`.
    pub(super) fn replay(&mut self, steps: &[Step<P>], without: &[Site]) {
        for step in steps {
            let mut given = step.given.iter();
            if step.clues.iter().all(|site| !without.contains(site))
                && given.all(|&fact| P::knows(&self.board, fact) == Some(true))
            {
                self.learn(&step.found);
            }
        }
    }

    /// Learns the facts that the clues state by themselves, as the digits of a
    /// Sudoku do.
    pub(super) fn learn_clue_facts(&mut self, solution: &[P::Fact]) {
        let stated = P::board(&self.clues);
        let is_stated = |fact: &&P::Fact| P::knows(&stated, **fact) == Some(true);
        self.learn(solution.iter().filter(is_stated));
    }

    fn learn<'a>(&mut self, facts: impl IntoIterator<Item = &'a P::Fact>)
    where
        P::Fact: 'a,
    {
        for &fact in facts {
            // All facts belong to the solution, so none contradicts another.
            let _ = P::learn(&mut self.board, fact);
        }
    }

    /// Records the first step of at least this level.
    pub(super) fn watch(&mut self, level: u8) {
        self.watched_level = Some(level);
        self.hard_step = None;
    }

    /// Takes the next step within the level; `false` if there is none. Meanwhile `puzzle` is shown.
    pub(super) async fn step<'a>(
        &mut self,
        desk: &Desk<P>,
        puzzle: impl Into<Puzzle<'a, P>>,
    ) -> bool {
        let find = |fuel: &mut Fuel| match self.strategy.find(&self.clues, &self.board, fuel) {
            Found::OutOfFuel => None,
            Found::Step(step) => Some(Some(step)),
            _ => Some(None),
        };
        let step = desk.until(puzzle, find).await;
        let Some(step) = step.filter(|step| step.level() <= self.level) else {
            return false;
        };
        let is_watched = |level: &mut u8| *level <= step.level();
        if self.watched_level.take_if(is_watched).is_some() {
            self.hard_step = Some(HardStep {
                board: self.board.clone(),
                found: step.found.clone(),
            });
        }
        self.learn(&step.found);
        if let Some(steps) = &mut self.steps {
            steps.push(step.clone());
        }
        self.grade.count(&Event::Step(step));
        true
    }

    /// Takes steps as long as there are any within the level; whether there was one.
    pub(super) async fn run<'a>(
        &mut self,
        desk: &Desk<P>,
        puzzle: impl Into<Puzzle<'a, P>>,
    ) -> bool {
        let puzzle = puzzle.into();
        let mut has_stepped = false;
        while self.step(desk, puzzle).await {
            has_stepped = true;
        }
        has_stepped
    }

    /// Negations of the intended facts still open: the assumptions that a stuck
    /// solve did not refute.
    pub(super) fn unrefuted(&self, solution: &[P::Fact]) -> Vec<P::Fact> {
        let facts = solution.iter().copied();
        let is_open = |fact: &P::Fact| P::knows(&self.board, *fact).is_none();
        facts.filter(is_open).map(|fact| fact.negated()).collect()
    }

    /// Grade, if the puzzle is solved. It is valid only if the clues are those that the
    /// solve began with.
    pub(super) fn solved(&self) -> Option<&Grade> {
        let solution = P::solution(&self.clues, &self.board);
        solution.map(|_| &self.grade)
    }
}
