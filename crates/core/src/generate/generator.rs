//! Generator of puzzles of any kind, as others see it.

use crate::run::Task;
use crate::solve::{Advance, Fuel, Grade};

use super::desk::{Phase, Preview, Window};
use super::make::make;
use super::{ClueCount, Generate, InvalidSpec, Spec};

/// End of a [`Generator`] without a puzzle: no attempt led to one, or it was already
/// returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotGenerated;

/// Generated puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Generated<P: Generate> {
    /// Clues, with exactly one solution.
    pub clues: P::Clues,
    /// Grade of the puzzle.
    pub grade: Grade,
    /// Whether the level meets the specification; otherwise the puzzle is the
    /// closest of all attempts.
    pub meets_spec: bool,
}

/// Generator of one puzzle.
pub struct Generator<P: Generate> {
    task: Task<Generated<P>, NotGenerated>,
    window: Window<P>,
}

impl<P: Generate> Generator<P> {
    /// Begins a puzzle; the same specification and seed give the same puzzle.
    ///
    /// # Errors
    /// No puzzle of this kind can meet the specification.
    pub fn new(spec: Spec, seed: u64) -> Result<Self, InvalidSpec> {
        if let Some(invalid_spec) = Self::invalid_spec(&spec) {
            return Err(invalid_spec);
        }
        let window = Window::new();
        let task = Task::new(|fuel, given| {
            let desk = window.desk(fuel);
            async move {
                if let Some(generated) = make(&spec, seed, Self::version(&spec), &desk).await {
                    given.give(generated).await;
                }
                NotGenerated
            }
        });
        Ok(Self { task, window })
    }

    /// Version of the generator for a specification. If the fewest clues are wanted, it is one
    /// more than that of the kind, since these searches had no limit before.
    pub fn version(spec: &Spec) -> u8 {
        P::version(spec) + u8::from(spec.clue_count == ClueCount::Fewest)
    }

    /// Whether the generator still makes the puzzles of a version.
    pub fn makes(spec: &Spec, version: u8) -> bool {
        (P::version(spec)..=Self::version(spec)).contains(&version)
    }

    /// Reason why no puzzle of this kind can meet a specification, if there is one. The size comes first, since what else can be
    /// depends on it.
    pub fn invalid_spec(spec: &Spec) -> Option<InvalidSpec> {
        if usize::from(spec.variant) >= P::variants().len() {
            return Some(InvalidSpec::Variant);
        }
        if !P::allows(spec.shape, spec.variant) {
            return Some(InvalidSpec::Size);
        }
        spec.invalid_spec().or_else(|| {
            if !spec.levels.can_be::<P>() {
                return Some(InvalidSpec::Techniques);
            }
            let technique = spec.technique.as_deref();
            let is_used = technique.is_none_or(|name| spec.levels.can_use::<P>(name));
            (!is_used).then_some(InvalidSpec::Technique)
        })
    }

    /// Continues to the puzzle. Finished if called again, or if no full board with one
    /// solution was found.
    pub fn advance(&mut self, fuel: &mut Fuel) -> Advance<Generated<P>, NotGenerated> {
        self.task.advance(fuel)
    }

    /// Number of settled groups of clues and of all groups while digging, otherwise (0,
    /// 0). Clues joined by a symmetry are one group.
    pub fn tried(&self) -> (u64, u64) {
        self.window.settled()
    }

    /// Current phase; `None` before it begins and when done.
    pub fn phase(&self) -> Option<Phase> {
        self.window.phase()
    }

    /// Preview of the current puzzle; `None` before the fuel has run out once, and when done.
    pub fn preview(&self) -> Option<Preview<P>> {
        self.window.preview()
    }
}
