//! Contradicting clues: every clue is switched by a literal, the core names
//! the switches that a refutation needs, and those that it does not need are
//! dropped one after the other.

use batsat::Lit;

use crate::grid::Site;
use crate::solve::{Advance, Fuel, Refuter};
use crate::trace::Verdict;

use super::super::Clues;
use super::core::{Answer, Core};
use super::lattice::Lattice;

/// The search for contradicting clues.
pub(super) struct SilentRefuter {
    lattice: Lattice,
    core: Core,
    total: u64,
    /// The clues that still contradict each other, with their switches; those
    /// below `needed` cannot be dropped.
    left: Vec<(usize, Lit)>,
    needed: usize,
    /// Whether `left` is known to contradict itself.
    refuted: bool,
    solvable: bool,
}

impl SilentRefuter {
    pub(super) fn new(clues: &Clues) -> Self {
        let lattice = Lattice::new(clues.shape());
        // Nothing is known but the exterior: each cell is a class of its own.
        let tags = lattice.strangers();
        let mut core = Core::new(lattice, &tags);
        let mut left = Vec::new();
        for (cell, count) in clues.counts() {
            let switch = core.fresh();
            let cell = lattice.at(cell);
            core.add_clue(cell, count, Some(switch));
            left.push((cell, switch));
        }
        Self {
            lattice,
            core,
            total: u64::try_from(left.len()).unwrap_or(u64::MAX),
            left,
            needed: 0,
            refuted: false,
            solvable: false,
        }
    }

    /// Keeps the clues that the last refutation rests on.
    fn shrink(&mut self) {
        let core = &self.core;
        let kept = self.left[..self.needed]
            .iter()
            .filter(|(_, switch)| core.relied_on(*switch))
            .count();
        self.left.retain(|(_, switch)| core.relied_on(*switch));
        self.needed = kept;
    }
}

impl Refuter for SilentRefuter {
    fn contradiction(&mut self, fuel: &mut Fuel) -> Advance<Vec<Site>> {
        while !self.solvable && (!self.refuted || self.needed < self.left.len()) {
            let without = self.refuted.then_some(self.needed);
            let assumed: Vec<Lit> = self
                .left
                .iter()
                .enumerate()
                .filter(|(i, _)| Some(*i) != without)
                .map(|(_, &(_, switch))| switch)
                .collect();
            match self.core.solve(&assumed, fuel) {
                Answer::Unfinished => return Advance::OutOfFuel,
                Answer::Loop(_) if self.refuted => self.needed += 1,
                Answer::Loop(_) => self.solvable = true,
                Answer::Refuted => {
                    self.refuted = true;
                    self.shrink();
                }
            }
        }
        if self.solvable {
            return Advance::Finished(Verdict::Open);
        }
        let mut sites: Vec<Site> = self
            .left
            .iter()
            .map(|&(cell, _)| self.lattice.site(cell))
            .collect();
        sites.sort_unstable();
        Advance::Event(sites)
    }

    fn settled(&self) -> (u64, u64) {
        let open = self.left.len() - self.needed;
        let open = u64::try_from(open).unwrap_or(u64::MAX);
        (self.total - open, self.total)
    }
}
