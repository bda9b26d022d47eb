//! Thinning: clues are removed from a puzzle that is too easy, as long as it does
//! not become too hard.
//!
//! Uniqueness is cheap to prove, so it comes first; a group that it needs is not tried
//! further. Then the puzzle is solved up to the highest level allowed: if that
//! succeeds, the group stays removed, and once the puzzle is hard enough, no other
//! group is tried.

use crate::generate::desk::Desk;
use crate::generate::dug::Dug;
use crate::generate::rate::CappedSolve;
use crate::generate::uniqueness::UniquenessProofs;
use crate::generate::{Generate, Levels};
use crate::grid::Site;
use crate::solve::Grade;

/// Thins out a puzzle; `left` has the groups that may be removed, the first one last.
/// Returns the grade of the puzzle if known.
pub(super) async fn thin<P: Generate>(
    dug: &mut Dug<P>,
    mut left: Vec<Vec<Site>>,
    levels: Levels,
    desk: &Desk<P>,
) -> Option<Grade> {
    dug.unavoidable.keep_only(dug.clued.iter().copied());
    let mut solve = CappedSolve::new(dug.clues(), levels.at_most);
    solve.run(desk, &*dug).await;
    // A puzzle that is too hard before any removal stays as it is.
    let mut grade = Some(solve.solved()?.clone());
    let mut proofs = UniquenessProofs::default();
    while grade
        .as_ref()
        .is_none_or(|grade| grade.level < levels.at_least)
    {
        let Some(group) = left.pop() else {
            break;
        };
        desk.spend(&*dug).await;
        if !dug.unavoidable.try_remove(&group) {
            continue;
        }
        let clues = dug.full.with(dug.unavoidable.remaining());
        if P::level_bound(&clues).is_some_and(|level| level < levels.at_least) {
            grade = None;
            dug.remove(group);
        } else if proofs.is_unique_without(dug, &clues, &group, desk).await {
            let mut solve = CappedSolve::new(clues, levels.at_most);
            solve.run(desk, &*dug).await;
            match solve.solved() {
                Some(solved) => {
                    grade = Some(solved.clone());
                    dug.remove(group);
                }
                None => dug.unavoidable.restore(&group),
            }
        }
    }
    grade
}
