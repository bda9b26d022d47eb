//! Hardening: clues are removed from a puzzle that is too easy until it is hard
//! enough.
//!
//! If little was dug, techniques below the specified levels solve the puzzle. Then one
//! more group of clues is removed. Facts found without it still hold, so the solve
//! continues from there, and ends in one of these ways:
//!
//! - still too easy: the clues stay removed;
//! - solved with a step as hard as specified: done;
//! - stuck after such a step: other clues may be restored, see [`Restoring`];
//! - stuck before: the clues are restored, and others removed.
//!
//! The result is a puzzle that is hard at one place and easy elsewhere, which costs
//! less than digging all of it and then measuring how hard it is.

use std::collections::BTreeSet;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use crate::grid::Site;
use crate::solve::{Fuel, Grade, Grader, HARDEST};
use crate::trace::Step;

use super::restoring::{GiveUpRule, Restored, Restoring};
use crate::generate::capped_solve::{CappedOutcome, CappedSolve};
use crate::generate::dug::{Dug, groups};
use crate::generate::uniqueness::UniquenessProofs;
use crate::generate::{ClueCount, Generate, Levels, Spec};

/// Whether hardening is the way to meet a specification.
pub(in crate::generate) fn applies<P: Generate>(spec: &Spec) -> bool {
    let is_hard = spec.levels.at_least >= P::BEYOND_DEDUCTION;
    is_hard && !P::LOCAL_SEARCH && spec.clue_count == ClueCount::Enough
}

/// Hardening under way.
pub(super) struct Hardening<P: Generate> {
    levels: Levels,
    give_up: GiveUpRule,
    stage: HardeningStage<P>,
    /// Solution path with all the initial clues.
    steps: Vec<Step<P>>,
    /// Places of the clues removed since then.
    without: Vec<Site>,
    /// Groups to remove, the next one last.
    left: Vec<Vec<Site>>,
    /// Uniqueness proofs.
    proofs: UniquenessProofs<P>,
}

enum HardeningStage<P: Generate> {
    /// The result of digging is solved.
    First(CappedSolve<P>),
    /// No removal is being tried.
    Idle,
    /// Uniqueness without a group is proved.
    Proving(Vec<Site>),
    /// The puzzle is solved without the group.
    Trying(CappedSolve<P>, Vec<Site>),
    /// Clues are restored.
    Restoring(Box<Restoring<P>>, Before),
    /// The puzzle is graded.
    Grading(Box<Grader<P>>, Before),
}

/// State before the latest group was removed.
struct Before {
    clued: BTreeSet<Site>,
    removed: Vec<Vec<Site>>,
}

impl<P: Generate> Hardening<P> {
    /// Starts on the result of digging.
    pub(super) fn new(
        dug: &mut Dug<P>,
        spec: &Spec,
        give_up: GiveUpRule,
        rng: &mut ChaCha8Rng,
    ) -> Self {
        dug.unavoidable.keep_only(dug.clued.iter().copied());
        let mut left = groups::<P>(&dug.full.clues, &dug.clued, spec);
        left.shuffle(rng);
        let mut solve = CappedSolve::new(dug.clues(), Self::cap(spec.levels));
        solve.watch(spec.levels.at_least);
        solve.record_steps();
        Self {
            levels: spec.levels,
            give_up,
            stage: HardeningStage::First(solve),
            steps: Vec::new(),
            without: Vec::new(),
            left,
            proofs: UniquenessProofs::default(),
        }
    }

    /// Level cap of a solve. If cases may be tried, grading decides.
    fn cap(levels: Levels) -> u8 {
        match levels.at_most {
            HARDEST => P::BEYOND_DEDUCTION,
            level => level,
        }
    }

    /// Continues to the end; the puzzle is in `dug`. Returns its grade if the
    /// specification is met; the outer `None` when the fuel ran out.
    pub(super) fn advance(&mut self, dug: &mut Dug<P>, fuel: &mut Fuel) -> Option<Option<Grade>> {
        loop {
            match std::mem::replace(&mut self.stage, HardeningStage::Idle) {
                HardeningStage::Idle => {
                    if !fuel.spend() {
                        return None;
                    }
                    let Some(group) = self.left.pop() else {
                        return Some(None);
                    };
                    self.begin(dug, group);
                }
                HardeningStage::Proving(group) => {
                    match self.proofs.is_unique_without(dug, &group, fuel) {
                        None => {
                            self.stage = HardeningStage::Proving(group);
                            return None;
                        }
                        Some(true) => self.solve_without(dug, group),
                        Some(false) => {}
                    }
                }
                HardeningStage::First(mut solve) => match solve.advance(fuel) {
                    CappedOutcome::OutOfFuel => {
                        self.stage = HardeningStage::First(solve);
                        return None;
                    }
                    CappedOutcome::Stepped => self.stage = HardeningStage::First(solve),
                    CappedOutcome::Stuck => match solve.solved() {
                        Some(grade) if grade.level >= self.levels.at_least => {
                            return Some(Some(grade.clone()));
                        }
                        Some(_) => self.steps = solve.recorded_steps(),
                        None => {
                            self.left.clear();
                            self.unstick(dug, solve, Vec::new());
                        }
                    },
                },
                HardeningStage::Trying(mut solve, group) => match solve.advance(fuel) {
                    CappedOutcome::OutOfFuel => {
                        self.stage = HardeningStage::Trying(solve, group);
                        return None;
                    }
                    CappedOutcome::Stepped => self.stage = HardeningStage::Trying(solve, group),
                    CappedOutcome::Stuck => self.tried(dug, solve, group),
                },
                HardeningStage::Restoring(mut restoring, before) => {
                    match restoring.advance(dug, fuel) {
                        None => {
                            self.stage = HardeningStage::Restoring(restoring, before);
                            return None;
                        }
                        Some(Restored::Graded(grade)) if grade.level >= self.levels.at_least => {
                            return Some(Some(grade));
                        }
                        Some(_) => self.undo(dug, before),
                    }
                }
                HardeningStage::Grading(mut grader, before) => match grader.advance(fuel) {
                    None => {
                        self.stage = HardeningStage::Grading(grader, before);
                        return None;
                    }
                    Some((grade, _)) => {
                        if self.levels.miss(grade.overall()) == 0 {
                            return Some(Some(grade));
                        }
                        self.undo(dug, before);
                    }
                },
            }
        }
    }

    /// Begins to remove a group.
    fn begin(&mut self, dug: &mut Dug<P>, group: Vec<Site>) {
        if !dug.unavoidable.try_remove(&group) {
            return;
        }
        if self.levels.at_least <= P::BEYOND_DEDUCTION {
            return self.solve_without(dug, group);
        }
        // Solves that need trials take longer than a proof.
        self.proofs.begin(
            &dug.full.with(dug.unavoidable.remaining()),
            &dug.full.solution,
        );
        self.stage = HardeningStage::Proving(group);
    }

    /// Begins to solve the puzzle without a group.
    fn solve_without(&mut self, dug: &Dug<P>, group: Vec<Site>) {
        let clues = dug.full.with(dug.unavoidable.remaining());
        let mut solve = CappedSolve::quick(
            clues,
            &dug.full.solution,
            Levels {
                at_most: Self::cap(self.levels),
                ..self.levels
            },
        );
        solve.watch(self.levels.at_least);
        let without = [&self.without[..], &group].concat();
        solve.replay(&self.steps, &without);
        self.stage = HardeningStage::Trying(solve, group);
    }

    /// Continues after the solve without a group.
    fn tried(&mut self, dug: &mut Dug<P>, solve: CappedSolve<P>, group: Vec<Site>) {
        let is_hard = solve.hard_step.is_some();
        let is_solved = solve.solved().is_some();
        if is_solved && !is_hard {
            self.without.extend(&group);
            dug.remove(group);
        } else if is_solved || self.levels.at_most == HARDEST {
            self.grade(dug, group);
        } else if is_hard && self.levels.at_least != P::COMMON_LEVEL {
            self.unstick(dug, solve, group);
        } else {
            dug.unavoidable.restore(&group);
        }
    }

    /// Begins to grade the puzzle without a group.
    fn grade(&mut self, dug: &mut Dug<P>, group: Vec<Site>) {
        let before = Before::of(dug);
        dug.remove(group);
        let grader = Box::new(Grader::new(dug.clues()));
        self.stage = HardeningStage::Grading(grader, before);
    }

    /// Begins to restore clues, because the solve without a group is stuck.
    fn unstick(&mut self, dug: &mut Dug<P>, solve: CappedSolve<P>, group: Vec<Site>) {
        if self.levels.at_most == HARDEST {
            return self.grade(dug, group);
        }
        let before = Before::of(dug);
        dug.remove(group);
        match Restoring::stuck_at(dug, self.levels, self.give_up, solve) {
            Some(restoring) => self.stage = HardeningStage::Restoring(Box::new(restoring), before),
            None => self.undo(dug, before),
        }
    }

    /// Undoes a removal.
    fn undo(&mut self, dug: &mut Dug<P>, before: Before) {
        dug.clued = before.clued;
        dug.removed = before.removed;
        dug.unavoidable.keep_only(dug.clued.iter().copied());
    }
}

impl Before {
    fn of<P: Generate>(dug: &Dug<P>) -> Self {
        Self {
            clued: dug.clued.clone(),
            removed: dug.removed.clone(),
        }
    }
}
