//! Solutions one by one, and what they share.

use batsat::Lit;

use crate::solve::{Advance, Fuel, Prover};
use crate::trace::Verdict;

use super::super::{Clues, Fact, Slitherlink};
use super::common::Common;
use super::core::{Answer, Core};
use super::lattice::Lattice;
use super::meets;

/// The silent solver at work on one puzzle.
pub(super) struct SilentProver {
    lattice: Lattice,
    core: Core,
    /// An earlier solution that still fits, not told yet.
    near: Option<Vec<bool>>,
    told: u64,
    common: Common,
    exhausted: bool,
}

impl SilentProver {
    pub(super) fn new(clues: &Clues, near: Option<&[Fact]>) -> Self {
        let lattice = Lattice::new(clues.shape());
        let near = near.and_then(|facts| lattice.colouring(facts));
        let near = near.filter(|inside| meets(lattice, clues, inside));
        Self {
            lattice,
            core: Core::of(lattice, clues),
            near,
            told: 0,
            common: Common::new(lattice),
            exhausted: false,
        }
    }

    fn verdict(&self) -> Verdict {
        match self.told {
            0 => Verdict::Impossible,
            1 => Verdict::Unique,
            _ => Verdict::Several,
        }
    }

    /// Counts a solution and forbids it from now on.
    fn tell(&mut self, inside: &[bool]) -> Advance<Vec<Fact>> {
        self.told += 1;
        self.common.include(inside);
        let other: Vec<Lit> = self
            .lattice
            .cells()
            .map(|cell| self.core.literal(cell, !inside[cell]))
            .collect();
        self.core.add(other);
        Advance::Event(self.lattice.facts(inside))
    }
}

impl Prover<Slitherlink> for SilentProver {
    fn solution(&mut self, fuel: &mut Fuel) -> Advance<Vec<Fact>> {
        if self.exhausted {
            return Advance::Finished(self.verdict());
        }
        if let Some(inside) = self.near.take() {
            return self.tell(&inside);
        }
        match self.core.solve(&[], fuel) {
            Answer::Loop(inside) => self.tell(&inside),
            Answer::Refuted => {
                self.exhausted = true;
                Advance::Finished(self.verdict())
            }
            Answer::Unfinished => Advance::OutOfFuel,
        }
    }

    fn common(&mut self, fuel: &mut Fuel) -> Option<Vec<Fact>> {
        self.common.settle(&mut self.core, self.exhausted, fuel)
    }
}
