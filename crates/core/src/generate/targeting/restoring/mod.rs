//! Restoring: clues are restored until a puzzle is neither harder nor easier than
//! specified.
//!
//! The puzzle is solved up to the highest level allowed. If that gets stuck, a clue is
//! restored that bears on a place still open, and the solve continues: facts found so
//! far hold with more clues as well.
//!
//! This may make the puzzle too easy. Then the clues restored after the first hard step
//! are removed, and others are restored: those with which a solve *below* the specified
//! levels does not find the facts of the hard step. If the solve within the levels
//! succeeds with them all, the puzzle is hard enough; it also stays so with only those
//! of them that the solve needs.

mod orders;
mod transitions;

use crate::grid::Site;
use crate::solve::{Fuel, Grade};

use super::unsticking::Unsticking;
use crate::generate::capped_solve::{CappedOutcome, CappedSolve, HardStep};
use crate::generate::dug::Dug;
use crate::generate::{Generate, Levels};
use orders::RestoreOrders;

/// Largest distance, in levels, of the lower end of the range from the levels beyond
/// deduction at which a dug puzzle is often hard enough, so its first solve gives the
/// grade.
const BELOW_SEARCH: u8 = 2;

/// Restoring under way.
pub(super) struct Restoring<P: Generate> {
    levels: Levels,
    /// Whether a dug puzzle is often hard enough.
    is_likely: bool,
    /// Solve within the specified levels.
    within: CappedSolve<P>,
    /// Solves below them, in several orders of restoring.
    rounds: RestoreOrders<P>,
    stage: RestoringStage<P>,
    /// Groups restored.
    restored: Vec<Vec<Site>>,
    /// First step as hard as specified.
    start: Option<HardStep<P>>,
    /// Number of groups restored before that step.
    fixed: usize,
    /// Hardest puzzle that is too easy, with the groups restored.
    easier: Option<(Grade, Vec<Vec<Site>>)>,
    give_up: GiveUpRule,
}

/// Conditions for giving up a puzzle.
#[derive(Clone, Copy)]
pub(in crate::generate) struct GiveUpRule {
    /// Whether to give up a puzzle that promises little, because a closer one is known.
    pub(in crate::generate) gives_up_early: bool,
    /// Level up to which a puzzle is useless.
    pub(in crate::generate) useless_level: u8,
}

/// Stage of restoring.
enum RestoringStage<P: Generate> {
    /// The result of digging is solved.
    First,
    /// Clues are restored when the solve is stuck; the groups left, the next one last.
    Unsticking(Unsticking<P::Board>, Vec<Vec<Site>>),
    /// No group is being tried.
    Idle,
    /// A group is restored unless it makes the puzzle too easy.
    Trying(Vec<Site>),
    /// The puzzle is solved within the specified levels.
    Checking,
    /// The puzzle is graded from the start.
    Grading(CappedSolve<P>),
}

/// Outcome of restoring.
pub(super) enum Restored {
    /// A puzzle with its grade.
    Graded(Grade),
    /// A puzzle that is too hard, no matter which clues are restored.
    TooHard,
    /// No puzzle worth grading.
    Nothing,
}

impl<P: Generate> Restoring<P> {
    /// Starts on the result of digging.
    pub(super) fn new(dug: &Dug<P>, levels: Levels, give_up: GiveUpRule) -> Self {
        let is_likely = levels.at_least + BELOW_SEARCH >= P::BEYOND_DEDUCTION;
        let mut within = match is_likely {
            true => CappedSolve::new(dug.clues(), levels.at_most),
            false => CappedSolve::quick(dug.clues(), &dug.full.solution, levels),
        };
        within.watch(levels.at_least);
        Self {
            levels,
            is_likely,
            within,
            rounds: RestoreOrders::new(dug, levels),
            stage: RestoringStage::First,
            restored: Vec::new(),
            start: None,
            fixed: 0,
            easier: None,
            give_up,
        }
    }

    /// Starts on a puzzle on which a solve is stuck. `None` if no removed clue bears on
    /// an open place.
    pub(super) fn stuck_at(
        dug: &mut Dug<P>,
        levels: Levels,
        give_up: GiveUpRule,
        mut within: CappedSolve<P>,
    ) -> Option<Self> {
        let start = within.hard_step.take();
        let mut restoring = Self {
            within,
            start,
            ..Self::new(dug, levels, give_up)
        };
        let left = restoring.rounds.order().to_vec();
        let end = restoring.unstick(dug, Unsticking::new(), left);
        end.is_none().then_some(restoring)
    }

    /// Continues to the end; the puzzle is in `dug`. `None` when the fuel ran out.
    pub(super) fn advance(&mut self, dug: &mut Dug<P>, fuel: &mut Fuel) -> Option<Restored> {
        loop {
            let mut stage = std::mem::replace(&mut self.stage, RestoringStage::Idle);
            let solve = match stage {
                RestoringStage::Idle => {
                    if !fuel.spend() {
                        return None;
                    }
                    self.next(dug);
                    continue;
                }
                RestoringStage::Trying(_) => &mut self.rounds.below,
                RestoringStage::Grading(ref mut solve) => solve,
                _ => &mut self.within,
            };
            match solve.advance(fuel) {
                CappedOutcome::OutOfFuel => {
                    self.stage = stage;
                    return None;
                }
                CappedOutcome::Stepped => {
                    match &mut stage {
                        RestoringStage::Trying(group) if self.is_easy() => {
                            let group = std::mem::take(group);
                            self.reject(&group);
                            continue;
                        }
                        RestoringStage::Unsticking(unsticking, _) => {
                            unsticking.progressed();
                            if self.start.is_none() {
                                self.start = self.within.hard_step.take();
                                self.fixed = self.restored.len();
                            }
                        }
                        _ => {}
                    }
                    self.stage = stage;
                }
                CappedOutcome::Stuck => {
                    if let Some(end) = self.stuck(stage, dug) {
                        return Some(end);
                    }
                }
            }
        }
    }
}
