//! A puzzle solved by the ladder up to a level, and graded on the way.

use crate::grid::Site;
use crate::model::Fact as _;
use crate::solve::{Found, Fuel, Grade, Method, Strategy};
use crate::trace::{Event, Step};

use super::{Generate, Levels};

/// A solution by reasoning, as far as it is.
pub(super) struct Climb<P: Generate> {
    pub(super) clues: P::Clues,
    pub(super) board: P::Board,
    strategy: Box<dyn Strategy<P>>,
    level: u8,
    grade: Grade,
    /// From which level on a step is remembered,
    watched: Option<u8>,
    /// and the first of these.
    pub(super) hard: Option<Hard<P>>,
    /// Every step, where they are kept.
    trail: Option<Vec<Step<P>>>,
}

/// A hard step.
pub(super) struct Hard<P: Generate> {
    /// The board before it.
    pub(super) board: P::Board,
    /// What it found.
    pub(super) found: Vec<P::Fact>,
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
        let strategy = P::strategy(&clues, Method::Human);
        Self::by(strategy, clues, level)
    }

    /// A climb that gets as far; of its grade only the level holds.
    pub(super) fn quick(clues: P::Clues, levels: Levels) -> Self {
        let strategy = P::quick(&clues, levels.at_least);
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
            watched: None,
            hard: None,
            trail: None,
        }
    }

    /// Takes up a puzzle with more clues where the climb was stuck on a board;
    /// the grade is that of the steps from there.
    pub(super) fn resume(&mut self, clues: P::Clues, board: &P::Board, solution: &[P::Fact]) {
        self.clues = clues;
        self.board = board.clone();
        self.grade = Grade::default();
        self.learn_told(solution);
    }

    /// Keeps every step from now on.
    pub(super) fn keep_trail(&mut self) {
        self.trail = Some(Vec::new());
    }

    /// The steps kept.
    pub(super) fn trail(&mut self) -> Vec<Step<P>> {
        self.trail.take().unwrap_or_default()
    }

    /// Takes those steps of another climb that need none of some clues.
    pub(super) fn retrace(&mut self, trail: &[Step<P>], without: &[Site]) {
        for step in trail {
            let mut given = step.given.iter();
            if step.clues.iter().all(|site| !without.contains(site))
                && given.all(|&fact| P::knows(&self.board, fact) == Some(true))
            {
                self.learn(&step.found);
            }
        }
    }

    /// Learns what the clues tell by themselves; of some kinds that is a fact.
    pub(super) fn learn_told(&mut self, solution: &[P::Fact]) {
        let told = P::board(&self.clues);
        let is_told = |fact: &&P::Fact| P::knows(&told, **fact) == Some(true);
        self.learn(solution.iter().filter(is_told));
    }

    fn learn<'a>(&mut self, facts: impl IntoIterator<Item = &'a P::Fact>)
    where
        P::Fact: 'a,
    {
        for &fact in facts {
            // Every fact is one of the solution: none contradicts.
            let _ = P::learn(&mut self.board, fact);
        }
    }

    /// Remembers the first step of at least this level.
    pub(super) fn watch(&mut self, level: u8) {
        self.watched = Some(level);
        self.hard = None;
    }

    /// Takes the next step.
    pub(super) fn advance(&mut self, fuel: &mut Fuel) -> Climbed {
        match self.strategy.find(&self.clues, &self.board, fuel) {
            Found::OutOfFuel => Climbed::OutOfFuel,
            Found::Step(step) if step.level() <= self.level => {
                if self.watched.is_some_and(|level| level <= step.level()) {
                    self.hard = Some(Hard {
                        board: self.board.clone(),
                        found: step.found.clone(),
                    });
                    self.watched = None;
                }
                self.learn(&step.found);
                if let Some(trail) = &mut self.trail {
                    trail.push(step.clone());
                }
                self.grade.count(&Event::Step(step));
                Climbed::On
            }
            _ => Climbed::Stuck,
        }
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
