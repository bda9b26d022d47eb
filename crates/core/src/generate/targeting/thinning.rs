//! Thinning: clues are removed from a puzzle that is too easy, as long as it does
//! not become too hard.
//!
//! Uniqueness is cheap to prove, so it comes first; a group that it needs is not tried
//! further. Then the puzzle is solved up to the highest level allowed: if that
//! succeeds, the group stays removed, and once the puzzle is hard enough, no other
//! group is tried.

use crate::grid::Site;
use crate::solve::{Fuel, Grade};

use crate::generate::capped_solve::{CappedOutcome, CappedSolve};
use crate::generate::dug::Dug;
use crate::generate::uniqueness::UniquenessProofs;
use crate::generate::{Generate, Levels};

/// Thinning under way.
pub(super) struct Thinning<P: Generate> {
    levels: Levels,
    /// Groups to remove, the next one last.
    left: Vec<Vec<Site>>,
    stage: ThinningStage<P>,
    /// Uniqueness proofs.
    proofs: UniquenessProofs<P>,
    grade: Option<Grade>,
}

enum ThinningStage<P: Generate> {
    /// No removal is being tried.
    Idle,
    /// Uniqueness without a group is proved.
    Proving(Vec<Site>),
    /// The puzzle is solved without the group.
    Solving(CappedSolve<P>, Vec<Site>),
}

impl<P: Generate> Thinning<P> {
    /// Starts on a puzzle; `left` has the groups that may be removed, the first one
    /// last.
    pub(super) fn new(dug: &mut Dug<P>, left: Vec<Vec<Site>>, levels: Levels) -> Self {
        dug.unavoidable.keep_only(dug.clued.iter().copied());
        Self {
            stage: ThinningStage::Solving(
                CappedSolve::new(dug.clues(), levels.at_most),
                Vec::new(),
            ),
            levels,
            left,
            proofs: UniquenessProofs::default(),
            grade: None,
        }
    }

    /// Continues to the end; the puzzle is in `dug`. Returns its grade if known;
    /// the outer `None` when the fuel ran out.
    pub(super) fn advance(&mut self, dug: &mut Dug<P>, fuel: &mut Fuel) -> Option<Option<Grade>> {
        loop {
            match std::mem::replace(&mut self.stage, ThinningStage::Idle) {
                ThinningStage::Idle => {
                    if !fuel.spend() {
                        return None;
                    }
                    let Some(group) = self.left.pop() else {
                        return Some(self.grade.take());
                    };
                    self.try_without(dug, group);
                }
                ThinningStage::Proving(group) => {
                    match self.proofs.is_unique_without(dug, &group, fuel) {
                        None => {
                            self.stage = ThinningStage::Proving(group);
                            return None;
                        }
                        Some(true) => {
                            let clues = dug.full.with(dug.unavoidable.remaining());
                            let solve = CappedSolve::new(clues, self.levels.at_most);
                            self.stage = ThinningStage::Solving(solve, group);
                        }
                        Some(false) => {}
                    }
                }
                ThinningStage::Solving(mut solve, group) => match solve.advance(fuel) {
                    CappedOutcome::OutOfFuel => {
                        self.stage = ThinningStage::Solving(solve, group);
                        return None;
                    }
                    CappedOutcome::Stepped => self.stage = ThinningStage::Solving(solve, group),
                    CappedOutcome::Stuck => match solve.solved() {
                        Some(grade) => {
                            let is_enough = grade.level >= self.levels.at_least;
                            self.grade = Some(grade.clone());
                            dug.remove(group);
                            if is_enough {
                                self.left.clear();
                            }
                        }
                        // The first solve, before any removal, is already stuck: the
                        // puzzle is too hard.
                        None if group.is_empty() => self.left.clear(),
                        None => dug.unavoidable.restore(&group),
                    },
                },
            }
        }
    }

    /// Begins to remove a group.
    fn try_without(&mut self, dug: &mut Dug<P>, group: Vec<Site>) {
        if !dug.unavoidable.try_remove(&group) {
            return;
        }
        let clues = dug.full.with(dug.unavoidable.remaining());
        let is_easy = |level: u8| level < self.levels.at_least;
        if P::level_bound(&clues).is_some_and(is_easy) {
            self.grade = None;
            dug.remove(group);
            return;
        }
        self.proofs.begin(&clues, &dug.full.solution);
        self.stage = ThinningStage::Proving(group);
    }
}
