//! Proofs that puzzles near each other have one solution, one after another.
//!
//! Such puzzles are mostly alike, so a proof takes up what the last one learned.

use crate::grid::Site;
use crate::solve::{Advance, Fuel, Prover};
use crate::trace::Verdict;

use super::dug::Dug;
use super::{Generate, is_same};

/// The latest proof, and what the earlier ones learned.
pub(super) struct Proofs<P: Generate> {
    latest: Option<Box<dyn Prover<P>>>,
}

impl<P: Generate> Default for Proofs<P> {
    fn default() -> Self {
        Self { latest: None }
    }
}

impl<P: Generate> Proofs<P> {
    /// Begins a proof for a puzzle with a known solution.
    pub(super) fn begin(&mut self, clues: &P::Clues, solution: &[P::Fact]) {
        let near = Some(solution);
        let last = self.latest.as_mut();
        if !last.is_some_and(|prover| prover.warm_start(clues, near)) {
            self.latest = Some(P::prover(clues, near));
        }
    }

    /// The proof under way, if one was begun.
    pub(super) fn latest(&mut self) -> Option<&mut (dyn Prover<P> + 'static)> {
        self.latest.as_deref_mut()
    }

    /// Goes on to the end where a group was taken from the rivals and the proof
    /// is for what is left: whether that has one solution. If not, the group is
    /// put back and what needs it is a rival from then on.
    pub(super) fn has_one_without(
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
                    dug.rivals.put(group);
                    for sites in P::told_apart(&dug.full, &facts) {
                        dug.rivals.add(&sites);
                    }
                    return Some(false);
                }
                Advance::Finished(Verdict::Unique) => return Some(true),
                Advance::Finished(_) => {
                    dug.rivals.put(group);
                    return Some(false);
                }
            }
        }
    }
}
