//! Uniqueness proofs of similar puzzles, one after another.
//!
//! Such puzzles are mostly alike, so each proof starts with what the previous one
//! learned.

use crate::grid::Site;
use crate::solve::{Advance, Fuel, Prover};
use crate::trace::Verdict;

use super::dug::Dug;
use super::{Generate, is_same};

/// Latest uniqueness proof, with everything that earlier ones learned.
pub(super) struct UniquenessProofs<P: Generate> {
    latest: Option<Box<dyn Prover<P>>>,
}

impl<P: Generate> Default for UniquenessProofs<P> {
    fn default() -> Self {
        Self { latest: None }
    }
}

impl<P: Generate> UniquenessProofs<P> {
    /// Begins the proof for a puzzle with a known solution.
    pub(super) fn begin(&mut self, clues: &P::Clues, solution: &[P::Fact]) {
        let near = Some(solution);
        let last = self.latest.as_mut();
        if !last.is_some_and(|prover| prover.warm_start(clues, near)) {
            self.latest = Some(P::prover(clues, near));
        }
    }

    /// Proof under way, if one was begun.
    pub(super) fn latest(&mut self) -> Option<&mut (dyn Prover<P> + 'static)> {
        self.latest.as_deref_mut()
    }

    /// Completes the proof for a puzzle without `group`, which was removed from the
    /// unavoidable sets beforehand. Returns whether the puzzle has one solution. If
    /// not, the group is restored, and the differences from the second solution are
    /// added as unavoidable sets. `None` when the fuel ran out.
    pub(super) fn is_unique_without(
        &mut self,
        dug: &mut Dug<P>,
        group: &[Site],
        fuel: &mut Fuel,
    ) -> Option<bool> {
        let prover = self.latest.as_mut()?;
        loop {
            match prover.solution(fuel) {
                Advance::OutOfFuel => return None,
                Advance::Event(facts) if is_same(&facts, &dug.full.solution) => {}
                Advance::Event(facts) => {
                    dug.unavoidable.restore(group);
                    for sites in P::unavoidable_from(&dug.full, &facts) {
                        dug.unavoidable.add(&sites);
                    }
                    return Some(false);
                }
                Advance::Finished(Verdict::Unique) => return Some(true),
                Advance::Finished(_) => {
                    dug.unavoidable.restore(group);
                    return Some(false);
                }
            }
        }
    }
}
