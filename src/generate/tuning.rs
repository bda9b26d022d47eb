//! Clues taken away from a puzzle that is too easy, as long as it is not too
//! hard without.
//!
//! Whether the solution stays the only one costs little to know, so that comes
//! first, and a clue that cannot go for this is not tried. Then the ladder is
//! climbed up to the level: where it comes to the end, the clue is gone, and
//! where the puzzle has become as hard as wished, no other is tried.

use crate::grid::Site;
use crate::solve::{Fuel, Grade};

use super::climb::{Climb, Climbed};
use super::dug::Dug;
use super::proofs::Proofs;
use super::{Generate, Levels};

/// Tuning under way.
pub(super) struct Tuning<P: Generate> {
    levels: Levels,
    /// What can be tried, the next one last.
    left: Vec<Vec<Site>>,
    stage: Stage<P>,
    /// Whether a trial leaves one solution.
    proofs: Proofs<P>,
    grade: Option<Grade>,
}

enum Stage<P: Generate> {
    /// Nothing is tried.
    Idle,
    /// Whether the puzzle without some clues has one solution.
    Proving(Vec<Site>),
    /// How hard it is without them.
    Climbing(Climb<P>, Vec<Site>),
}

impl<P: Generate> Tuning<P> {
    /// Takes up a puzzle; `left` is what may be taken away, the first one last.
    pub(super) fn new(dug: &mut Dug<P>, left: Vec<Vec<Site>>, levels: Levels) -> Self {
        dug.rivals.leave(dug.standing.iter().copied());
        Self {
            stage: Stage::Climbing(Climb::new(dug.clues(), levels.at_most), Vec::new()),
            levels,
            left,
            proofs: Proofs::default(),
            grade: None,
        }
    }

    /// Goes on to the end; what is left is in `dug`. The grade, if it is known.
    pub(super) fn advance(&mut self, dug: &mut Dug<P>, fuel: &mut Fuel) -> Option<Option<Grade>> {
        loop {
            match std::mem::replace(&mut self.stage, Stage::Idle) {
                Stage::Idle => {
                    if !fuel.spend() {
                        return None;
                    }
                    let Some(group) = self.left.pop() else {
                        return Some(self.grade.take());
                    };
                    self.try_without(dug, group);
                }
                Stage::Proving(group) => match self.proofs.has_one_without(dug, &group, fuel) {
                    None => {
                        self.stage = Stage::Proving(group);
                        return None;
                    }
                    Some(true) => {
                        let clues = dug.full.with(dug.rivals.left());
                        let climb = Climb::new(clues, self.levels.at_most);
                        self.stage = Stage::Climbing(climb, group);
                    }
                    Some(false) => {}
                },
                Stage::Climbing(mut climb, group) => match climb.advance(fuel) {
                    Climbed::OutOfFuel => {
                        self.stage = Stage::Climbing(climb, group);
                        return None;
                    }
                    Climbed::On => self.stage = Stage::Climbing(climb, group),
                    Climbed::Stuck => match climb.solved() {
                        Some(grade) => {
                            let is_enough = grade.level >= self.levels.at_least;
                            self.grade = Some(grade.clone());
                            dug.take(group);
                            if is_enough {
                                self.left.clear();
                            }
                        }
                        // More clues than those that led to the end, and yet too hard.
                        None if group.is_empty() => self.left.clear(),
                        None => dug.rivals.put(&group),
                    },
                },
            }
        }
    }

    /// Begins to take a group away.
    fn try_without(&mut self, dug: &mut Dug<P>, group: Vec<Site>) {
        if !dug.rivals.take(&group) {
            return;
        }
        let clues = dug.full.with(dug.rivals.left());
        let is_easy = |level: u8| level < self.levels.at_least;
        if P::bound(&clues).is_some_and(is_easy) {
            self.grade = None;
            dug.take(group);
            return;
        }
        self.proofs.begin(&clues, &dug.full.solution);
        self.stage = Stage::Proving(group);
    }
}
