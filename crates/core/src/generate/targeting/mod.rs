//! Difficulty targeting: clues are restored or removed until the level fits.
//!
//! The puzzle is solved up to the highest level allowed. If that gets stuck, a clue is
//! restored that bears on a place still open, and the solve continues: facts found so
//! far hold with more clues as well. So an easy puzzle costs little more than one
//! solve, and if no clue was restored, that solve has graded it.
//!
//! The puzzle can be too easy with clues restored. Then clues are removed again
//! ([`Thinning`]). For a kind without local search, clues are restored in a way that
//! keeps a hard step necessary ([`Restoring`]). If hardly any dug puzzle is hard
//! enough, they are removed until one is necessary ([`Hardening`]).

mod hardening;
mod restoring;
mod thinning;
mod unsticking;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use crate::grid::Site;
use crate::solve::{Fuel, Grade, HARDEST};

use super::capped_solve::{CappedOutcome, CappedSolve};
use super::dug::{Dug, groups};
use super::{ClueCount, Generate, Levels, Spec};
use hardening::Hardening;
pub(super) use hardening::applies as is_by_hardening;
pub(super) use restoring::GiveUpRule;
use restoring::{Restored, Restoring};
use thinning::Thinning;
use unsticking::Unsticking;

/// Difficulty targeting under way.
pub(super) struct Targeting<P: Generate> {
    /// The puzzle; the last of the removed groups is restored next.
    dug: Dug<P>,
    stage: TargetingStage<P>,
    /// Groups restored.
    restored: Vec<Vec<Site>>,
    /// Groups to remove when thinning, the next one last.
    rest: Vec<Vec<Site>>,
    grade: Option<Grade>,
    levels: Levels,
    /// Whether to give up a puzzle that promises little, because a closer one is known.
    gives_up_early: bool,
}

enum TargetingStage<P: Generate> {
    /// Clues are restored when the solve is stuck.
    Unsticking(CappedSolve<P>, Unsticking<P::Board>),
    /// Clues are restored in a way that keeps a hard step necessary.
    Restoring(Box<Restoring<P>>),
    /// Clues are removed until a hard step is necessary.
    Hardening(Box<Hardening<P>>),
    /// Clues are removed from a puzzle that is too easy.
    Thinning(Thinning<P>),
    GivenUp,
    Done,
}

impl<P: Generate> Targeting<P> {
    /// Starts on the result of digging.
    pub(super) fn new(
        mut dug: Dug<P>,
        spec: &Spec,
        give_up: GiveUpRule,
        rng: &mut ChaCha8Rng,
    ) -> Self {
        dug.removed.shuffle(rng);
        let places = P::written(&dug.full.clues).len();
        let least = match spec.clue_count {
            ClueCount::Density(density) => (places * usize::from(density)).div_ceil(100),
            ClueCount::Enough | ClueCount::Minimal | ClueCount::Fewest => 0,
        };
        while dug.clued.len() < least {
            let Some(group) = dug.removed.pop() else {
                break;
            };
            dug.clued.extend(group);
        }
        let levels = spec.levels;
        let mut rest = Vec::new();
        let stage = if hardening::applies::<P>(spec) {
            TargetingStage::Hardening(Box::new(Hardening::new(&mut dug, spec, give_up, rng)))
        } else if levels.at_most == HARDEST || spec.clue_count.is_minimal() {
            TargetingStage::Done
        } else if !P::LOCAL_SEARCH {
            TargetingStage::Restoring(Box::new(Restoring::new(&dug, levels, give_up)))
        } else {
            if least == 0 {
                rest = groups::<P>(&dug.full.clues, &dug.clued, spec);
                rest.shuffle(rng);
            }
            let solve = CappedSolve::<P>::new(dug.clues(), levels.at_most);
            TargetingStage::Unsticking(solve, Unsticking::new())
        };
        Self {
            dug,
            stage,
            restored: Vec::new(),
            rest,
            grade: None,
            levels,
            gives_up_early: give_up.gives_up_early,
        }
    }

    /// Clues of the current puzzle.
    pub(super) fn clues(&self) -> P::Clues {
        self.dug.clues()
    }

    /// Intended solution.
    pub(super) fn solution(&self) -> &[P::Fact] {
        &self.dug.full.solution
    }

    /// Final puzzle, with the clues that could be restored, and its grade if a
    /// solve gave it.
    pub(super) fn into_parts(self) -> (Dug<P>, Option<Grade>) {
        (self.dug, self.grade)
    }

    /// Whether the puzzle was given up as not worth grading.
    pub(super) fn is_given_up(&self) -> bool {
        matches!(self.stage, TargetingStage::GivenUp)
    }

    /// Continues to the end and returns the clues. The puzzle is within the upper end
    /// of the levels, unless the full board is not or the puzzle was given up. `None`
    /// when the fuel ran out.
    pub(super) fn advance(&mut self, fuel: &mut Fuel) -> Option<P::Clues> {
        loop {
            self.stage = match std::mem::replace(&mut self.stage, TargetingStage::Done) {
                TargetingStage::Unsticking(mut solve, mut unsticking) => {
                    match solve.advance(fuel) {
                        CappedOutcome::OutOfFuel => {
                            self.stage = TargetingStage::Unsticking(solve, unsticking);
                            return None;
                        }
                        CappedOutcome::Stepped => {
                            unsticking.progressed();
                            TargetingStage::Unsticking(solve, unsticking)
                        }
                        CappedOutcome::Stuck => self.unstick(solve, unsticking),
                    }
                }
                TargetingStage::Restoring(mut restoring) => {
                    match restoring.advance(&mut self.dug, fuel) {
                        None => {
                            self.stage = TargetingStage::Restoring(restoring);
                            return None;
                        }
                        Some(Restored::Graded(grade)) => {
                            self.grade = Some(grade);
                            TargetingStage::Done
                        }
                        Some(Restored::TooHard) => TargetingStage::Done,
                        Some(Restored::Nothing) => TargetingStage::GivenUp,
                    }
                }
                TargetingStage::Hardening(mut hardening) => {
                    match hardening.advance(&mut self.dug, fuel) {
                        None => {
                            self.stage = TargetingStage::Hardening(hardening);
                            return None;
                        }
                        Some(None) if self.gives_up_early => TargetingStage::GivenUp,
                        Some(grade) => {
                            self.grade = grade;
                            TargetingStage::Done
                        }
                    }
                }
                TargetingStage::Thinning(mut thinning) => {
                    match thinning.advance(&mut self.dug, fuel) {
                        None => {
                            self.stage = TargetingStage::Thinning(thinning);
                            return None;
                        }
                        Some(grade) => {
                            self.grade = grade;
                            TargetingStage::Done
                        }
                    }
                }
                end @ (TargetingStage::Done | TargetingStage::GivenUp) => {
                    self.stage = end;
                    return Some(self.clues());
                }
            }
        }
    }

    /// Restores clues when the solve is stuck, or ends it.
    fn unstick(
        &mut self,
        mut solve: CappedSolve<P>,
        mut unsticking: Unsticking<P::Board>,
    ) -> TargetingStage<P> {
        if self.restored.is_empty()
            && let Some(grade) = solve.solved()
        {
            self.grade = Some(grade.clone());
            return TargetingStage::Done;
        }
        if self.gives_up_early && self.levels.at_least > P::RESTORED_UP_TO {
            return TargetingStage::GivenUp;
        }
        let informs = |group: &Vec<Site>| {
            let mut sites = group.iter();
            sites.any(|&site| P::is_informative(&solve.board, site))
        };
        let removed = &self.dug.removed;
        let at = removed.iter().rposition(informs);
        let good = |group: &Vec<Site>| informs(group) && !self.is_too_easy_with(group);
        let good = at.and_then(|at| removed[..=at].iter().rposition(good));
        if self.gives_up_early && at.is_some() && good.is_none() {
            return TargetingStage::GivenUp;
        }
        let Some(at) = good.or(at) else {
            if !solve.unrefuted(&self.dug.full.solution).is_empty() {
                return TargetingStage::Done;
            }
            return TargetingStage::Thinning(self.thinning());
        };
        let group = self.dug.removed.remove(at);
        if let Some(idle) = unsticking.restore(&group, &mut solve.board) {
            self.dug.clued.retain(|site| !idle.contains(site));
            self.restored.pop();
            self.dug.removed.insert(0, idle);
        }
        self.dug.clued.extend(&group);
        self.restored.push(group);
        solve.clues = self.dug.clues();
        solve.learn_clue_facts(&self.dug.full.solution);
        TargetingStage::Unsticking(solve, unsticking)
    }

    /// Whether the puzzle is sure to be too easy with a group restored.
    fn is_too_easy_with(&self, group: &[Site]) -> bool {
        let is_easy = |level: u8| level < self.levels.at_least;
        self.levels.at_least > 1 && {
            let sites = self.dug.clued.iter().chain(group);
            P::level_bound(&self.dug.full.with(sites.copied())).is_some_and(is_easy)
        }
    }

    /// Begins to thin out: first the restored groups, starting with the last one, then
    /// the groups that were there before.
    fn thinning(&mut self) -> Thinning<P> {
        let left = std::mem::take(&mut self.rest).into_iter();
        let left = left.chain(self.restored.drain(..)).collect();
        Thinning::new(&mut self.dug, left, self.levels)
    }
}
