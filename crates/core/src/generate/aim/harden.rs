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

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use super::GiveUpRule;
use super::restore::{Restored, Restoring};
use crate::generate::desk::Desk;
use crate::generate::dug::{Dug, groups};
use crate::generate::rate::{CappedSolve, rate};
use crate::generate::uniqueness::UniquenessProofs;
use crate::generate::{ClueCount, Generate, Levels, Spec};
use crate::grid::Site;
use crate::solve::{Grade, HARDEST};

/// Whether hardening is the way to meet a specification.
pub(in crate::generate) fn applies<P: Generate>(spec: &Spec) -> bool {
    let is_hard = spec.levels.at_least >= P::BEYOND_DEDUCTION;
    is_hard && !P::LOCAL_SEARCH && spec.clue_count == ClueCount::Enough
}

/// Hardens the result of digging. Returns the grade if the specification is met.
pub(super) async fn harden<P: Generate>(
    dug: &mut Dug<P>,
    spec: &Spec,
    give_up: GiveUpRule,
    rng: &mut ChaCha8Rng,
    desk: &Desk<P>,
) -> Option<Grade> {
    let levels = spec.levels;
    dug.unavoidable.keep_only(dug.clued.iter().copied());
    let mut left = groups::<P>(&dug.full.clues, &dug.clued, spec);
    left.shuffle(rng);
    let mut solve = CappedSolve::new(dug.clues(), cap::<P>(levels));
    solve.watch(levels.at_least);
    solve.record_steps();
    solve.run(desk, &*dug).await;
    match solve.solved() {
        Some(grade) if grade.level >= levels.at_least => return Some(grade.clone()),
        Some(_) => {}
        None => return without(dug, Vec::new(), levels, Some((solve, give_up)), desk).await,
    }
    let steps = solve.recorded_steps();
    let mut removed = Vec::new();
    let mut proofs = UniquenessProofs::default();
    while let Some(group) = left.pop() {
        desk.spend(&*dug).await;
        if !dug.unavoidable.try_remove(&group) {
            continue;
        }
        let clues = dug.full.with(dug.unavoidable.remaining());
        // Solves that need trials take longer than a proof.
        if levels.at_least > P::BEYOND_DEDUCTION
            && !proofs.is_unique_without(dug, &clues, &group, desk).await
        {
            continue;
        }
        let up_to = Levels {
            at_most: cap::<P>(levels),
            ..levels
        };
        let mut solve = CappedSolve::quick(clues, &dug.full.solution, up_to);
        solve.watch(levels.at_least);
        solve.replay(&steps, &[&removed[..], &group].concat());
        solve.run(desk, &*dug).await;
        let is_hard = solve.hard_step.is_some();
        let is_solved = solve.solved().is_some();
        let met = if is_solved && !is_hard {
            removed.extend(&group);
            dug.remove(group);
            None
        } else if is_solved {
            without(dug, group, levels, None, desk).await
        } else if levels.at_most == HARDEST || is_hard && levels.at_least != P::COMMON_LEVEL {
            without(dug, group, levels, Some((solve, give_up)), desk).await
        } else {
            dug.unavoidable.restore(&group);
            None
        };
        if met.is_some() {
            return met;
        }
    }
    None
}

/// Level cap of a solve. If cases may be tried, grading decides.
fn cap<P: Generate>(levels: Levels) -> u8 {
    match levels.at_most {
        HARDEST => P::BEYOND_DEDUCTION,
        level => level,
    }
}

/// Removes a group and returns the grade of the puzzle if the specification is met;
/// otherwise undoes the removal. If a solve is stuck without the group, other clues are
/// restored, unless cases may be tried.
async fn without<P: Generate>(
    dug: &mut Dug<P>,
    group: Vec<Site>,
    levels: Levels,
    stuck: Option<(CappedSolve<P>, GiveUpRule)>,
    desk: &Desk<P>,
) -> Option<Grade> {
    let before = (dug.clued.clone(), dug.removed.clone());
    dug.remove(group);
    let grade = match stuck.filter(|_| levels.at_most < HARDEST) {
        Some((solve, give_up)) => {
            match Restoring::stuck_at(solve, dug, levels, give_up, desk).await {
                Restored::Graded(grade) => {
                    Some(grade).filter(|grade| grade.level >= levels.at_least)
                }
                Restored::TooHard | Restored::Nothing => None,
            }
        }
        None => {
            let grade = rate(dug.clues(), desk, &*dug).await;
            Some(grade).filter(|grade| levels.miss(grade.overall()) == 0)
        }
    };
    if grade.is_none() {
        (dug.clued, dug.removed) = before;
        dug.unavoidable.keep_only(dug.clued.iter().copied());
    }
    grade
}
