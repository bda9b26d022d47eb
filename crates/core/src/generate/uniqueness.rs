//! Uniqueness proofs of similar puzzles, one after another.
//!
//! Such puzzles are mostly alike, so each proof starts with what the previous one
//! learned.

use crate::grid::Site;
use crate::solve::Prover;
use crate::trace::Verdict;

use super::desk::Desk;
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
    pub(super) fn begin(&mut self, clues: &P::Clues, solution: &[P::Fact]) -> &mut dyn Prover<P> {
        let near = Some(solution);
        let last = self.latest.as_mut();
        if !last.is_some_and(|prover| prover.warm_start(clues, near)) {
            self.latest = None;
        }
        let prover = self.latest.get_or_insert_with(|| P::prover(clues, near));
        &mut **prover
    }

    /// Whether a puzzle has one solution with `clues`, which lack `group`. The group was
    /// removed from the unavoidable sets beforehand. If there are more solutions, it is
    /// restored, and the differences from the second solution are added to the sets.
    pub(super) async fn is_unique_without(
        &mut self,
        dug: &mut Dug<P>,
        clues: &P::Clues,
        group: &[Site],
        desk: &Desk<P>,
    ) -> bool {
        let prover = self.begin(clues, &dug.full.solution);
        let second = loop {
            match desk.next(&*dug, |fuel| prover.solution(fuel)).await {
                Ok(facts) if is_same(&facts, &dug.full.solution) => {}
                Ok(facts) => break facts,
                Err(Verdict::Unique) => return true,
                // Not expected: a second solution ends the proof earlier.
                Err(_) => break Vec::new(),
            }
        };
        dug.unavoidable.restore(group);
        if !second.is_empty() {
            for sites in P::unavoidable_from(&dug.full, &second) {
                dug.unavoidable.add(&sites);
            }
        }
        false
    }
}
