//! Aiming at a difficulty: clues are restored or removed until the level fits.
//!
//! The puzzle is solved up to the highest level allowed. If that gets stuck, a clue is
//! restored that bears on a place still open, and the solve continues: facts found so
//! far hold with more clues as well. So an easy puzzle costs little more than one
//! solve, and if no clue was restored, that solve has graded it.
//!
//! The puzzle can be too easy with clues restored. Then clues are removed again
//! ([`thin`]). For a kind without local search, clues are restored in a way that
//! keeps a hard step necessary ([`Restoring`]). If hardly any dug puzzle is hard
//! enough, they are removed until one is necessary ([`harden`]).

mod harden;
mod orders;
mod restore;
mod thin;
mod unsticking;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use super::desk::Desk;
use super::dug::{Dug, groups};
use super::rate::CappedSolve;
use super::{ClueCount, Generate, Levels, Spec};
use crate::grid::Site;
use crate::solve::{Grade, HARDEST};
pub(super) use harden::applies as is_by_hardening;
use harden::harden;
use restore::{Restored, Restoring};
use thin::thin;
use unsticking::Unsticking;

/// Conditions for giving up a puzzle.
#[derive(Clone, Copy)]
pub(super) struct GiveUpRule {
    /// Whether to give up a puzzle that promises little, because a closer one is known.
    pub(super) gives_up_early: bool,
    /// Level up to which a puzzle is useless.
    pub(super) useless_level: u8,
}

/// Outcome of aiming.
pub(super) enum Aimed {
    /// A puzzle with the grade that a solve gave it.
    Graded(Grade),
    /// A puzzle whose grade is not known.
    Ungraded,
    /// A puzzle that is not worth grading.
    GivenUp,
}

impl From<Option<Grade>> for Aimed {
    fn from(grade: Option<Grade>) -> Self {
        grade.map_or(Aimed::Ungraded, Aimed::Graded)
    }
}

/// Aims at the specified levels. The puzzle is then within the upper end of the levels,
/// unless the full board is not or the puzzle was given up.
pub(super) async fn aim<P: Generate>(
    dug: &mut Dug<P>,
    spec: &Spec,
    give_up: GiveUpRule,
    rng: &mut ChaCha8Rng,
    desk: &Desk<P>,
) -> Aimed {
    let levels = spec.levels;
    dug.removed.shuffle(rng);
    let least = match spec.clue_count {
        ClueCount::Density(density) => {
            let places = P::written(&dug.full.clues).len();
            (places * usize::from(density)).div_ceil(100)
        }
        ClueCount::Enough | ClueCount::Minimal | ClueCount::Fewest => 0,
    };
    while dug.clued.len() < least {
        let Some(group) = dug.removed.pop() else {
            break;
        };
        dug.clued.extend(group);
    }
    if harden::applies::<P>(spec) {
        return match harden(dug, spec, give_up, rng, desk).await {
            None if give_up.gives_up_early => Aimed::GivenUp,
            grade => grade.into(),
        };
    }
    if levels.at_most == HARDEST || spec.clue_count.is_minimal() {
        return Aimed::Ungraded;
    }
    if !P::LOCAL_SEARCH {
        return match Restoring::dug(dug, levels, give_up, desk).await {
            Restored::Graded(grade) => Aimed::Graded(grade),
            Restored::TooHard => Aimed::Ungraded,
            Restored::Nothing => Aimed::GivenUp,
        };
    }
    let mut rest = Vec::new();
    if least == 0 {
        rest = groups::<P>(&dug.full.clues, &dug.clued, spec);
        rest.shuffle(rng);
    }
    unstick(dug, rest, levels, give_up, desk).await
}

/// Restores clues whenever the solve within the levels is stuck; the last of the removed
/// groups goes first. If the puzzle is too easy then, thins it out: first the restored
/// groups, starting with the last one, then those of `rest`.
async fn unstick<P: Generate>(
    dug: &mut Dug<P>,
    mut rest: Vec<Vec<Site>>,
    levels: Levels,
    give_up: GiveUpRule,
    desk: &Desk<P>,
) -> Aimed {
    let mut solve = CappedSolve::<P>::new(dug.clues(), levels.at_most);
    let mut unsticking = Unsticking::new();
    let mut restored = Vec::new();
    loop {
        if solve.run(desk, &*dug).await {
            unsticking.progressed();
        }
        if restored.is_empty()
            && let Some(grade) = solve.solved()
        {
            return Aimed::Graded(grade.clone());
        }
        if give_up.gives_up_early && levels.at_least > P::RESTORED_UP_TO {
            return Aimed::GivenUp;
        }
        let informs = |group: &Vec<Site>| {
            let mut sites = group.iter();
            sites.any(|&site| P::is_informative(&solve.board, site))
        };
        let at = dug.removed.iter().rposition(informs);
        let good = |group: &Vec<Site>| informs(group) && !is_too_easy_with(dug, group, levels);
        let good = at.and_then(|at| dug.removed[..=at].iter().rposition(good));
        if give_up.gives_up_early && at.is_some() && good.is_none() {
            return Aimed::GivenUp;
        }
        let Some(at) = good.or(at) else {
            break;
        };
        let group = dug.removed.remove(at);
        if let Some(idle) = unsticking.restore(&group, &mut solve.board) {
            dug.clued.retain(|site| !idle.contains(site));
            restored.pop();
            dug.removed.insert(0, idle);
        }
        dug.clued.extend(&group);
        restored.push(group);
        solve.clues = dug.clues();
        solve.learn_clue_facts(&dug.full.solution);
    }
    if !solve.unrefuted(&dug.full.solution).is_empty() {
        return Aimed::Ungraded;
    }
    rest.extend(restored);
    thin(dug, rest, levels, desk).await.into()
}

/// Whether a puzzle is sure to be too easy with a group restored.
fn is_too_easy_with<P: Generate>(dug: &Dug<P>, group: &[Site], levels: Levels) -> bool {
    levels.at_least > 1
        && P::level_bound(&dug.with(group)).is_some_and(|level| level < levels.at_least)
}
