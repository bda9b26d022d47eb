//! Solutions one by one, and what they share.

use crate::solve::{Advance, Fuel, Prover};
use crate::trace::Verdict;

use super::super::{Clues, Fact, Slitherlink};
use super::common::Common;
use super::core::{Answer, Core};
use super::cuts::Cut;
use super::deduction::{Contradiction, Deduction};
use super::joints::Joints;
use super::lattice::Lattice;
use super::meets;

/// The silent solver at work on one puzzle.
pub(super) struct SilentProver {
    lattice: Lattice,
    clues: Clues,
    stage: Stage,
    /// An earlier solution that still fits, not told yet.
    near: Option<Vec<bool>>,
    told: u64,
    common: Common,
    /// Cuts of an earlier puzzle, until the search begins.
    cuts: Vec<Cut>,
}

/// So many cuts are taken along to the next puzzle, the latest.
const MOST_CUTS: usize = 2_000;

enum Stage {
    /// Not begun.
    New,
    Deducing(Box<Deduction>, Box<Joints>),
    /// Deduction finds nothing more and leaves cells open.
    Stuck(Box<Deduction>),
    /// Clause learning on what deduction left open.
    Searching(Box<Core>),
    Exhausted,
}

impl SilentProver {
    pub(super) fn new(clues: &Clues, near: Option<&[Fact]>) -> Self {
        let lattice = Lattice::new(clues.shape());
        let near = near.and_then(|facts| lattice.colouring(facts));
        let near = near.filter(|inside| meets(lattice, clues, inside));
        Self {
            lattice,
            clues: clues.clone(),
            stage: Stage::New,
            near,
            told: 0,
            common: Common::new(lattice, clues),
            cuts: Vec::new(),
        }
    }

    /// A round of deduction.
    fn deduce(&mut self) -> Result<Option<Advance<Vec<Fact>>>, Contradiction> {
        match std::mem::replace(&mut self.stage, Stage::Exhausted) {
            Stage::New => {
                let known = Deduction::new(self.lattice, &self.clues)?;
                let joints = Joints::new(self.lattice);
                self.stage = Stage::Deducing(Box::new(known), Box::new(joints));
            }
            Stage::Deducing(mut known, mut joints) => {
                if super::deduce(&mut known, &mut joints, &self.clues)? {
                    self.stage = Stage::Deducing(known, joints);
                    return Ok(None);
                }
                if known.tags.iter().any(|&tag| tag > 1) {
                    self.stage = Stage::Stuck(known);
                    return Ok(None);
                }
                let inside: Vec<bool> = known.tags.iter().map(|&tag| tag == 1).collect();
                if self.told == 0 && meets(self.lattice, &self.clues, &inside) {
                    return Ok(Some(self.tell(&inside)));
                }
            }
            stage => self.stage = stage,
        }
        Ok(None)
    }

    /// A search for what is left, where deduction is stuck.
    fn begin_search(&mut self) {
        if let Stage::Stuck(known) = &self.stage {
            let mut core = Core::of(self.lattice, &known.tags, &self.clues);
            core.add_cuts(std::mem::take(&mut self.cuts));
            if let Some(first) = self.common.first() {
                core.forbid(first);
            }
            self.stage = Stage::Searching(Box::new(core));
        }
    }

    /// There are no more solutions; the cuts stay.
    fn exhaust(&mut self) {
        if let Stage::Searching(core) = std::mem::replace(&mut self.stage, Stage::Exhausted) {
            self.cuts = core.into_cuts();
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
        if let Stage::Searching(core) = &mut self.stage {
            core.forbid(inside);
        }
        Advance::Event(self.lattice.facts(inside))
    }
}

impl Prover<Slitherlink> for SilentProver {
    fn solution(&mut self, fuel: &mut Fuel) -> Advance<Vec<Fact>> {
        if let Some(inside) = self.near.take() {
            return self.tell(&inside);
        }
        loop {
            match &mut self.stage {
                Stage::Exhausted => return Advance::Finished(self.verdict()),
                Stage::New | Stage::Deducing(..) => {
                    if !fuel.spend_many(ROUND) {
                        return Advance::OutOfFuel;
                    }
                    match self.deduce() {
                        Ok(None) => {}
                        Ok(Some(told)) => return told,
                        Err(Contradiction) => self.stage = Stage::Exhausted,
                    }
                }
                // Setting out a search costs much, so it waits until it can go on.
                Stage::Stuck(_) if fuel.is_empty() => return Advance::OutOfFuel,
                Stage::Stuck(_) => self.begin_search(),
                Stage::Searching(core) => match core.solve(&[], fuel) {
                    Answer::Loop(inside) => return self.tell(&inside),
                    Answer::Refuted => self.exhaust(),
                    Answer::Unfinished => return Advance::OutOfFuel,
                },
            }
        }
    }

    fn take_up(&mut self, clues: &Clues, near: Option<&[Fact]>) -> bool {
        self.exhaust();
        let mut cuts = std::mem::take(&mut self.cuts);
        if clues.shape() != self.lattice.shape {
            cuts.clear();
        }
        cuts.drain(..cuts.len().saturating_sub(MOST_CUTS));
        *self = Self {
            cuts,
            ..Self::new(clues, near)
        };
        true
    }

    fn common(&mut self, fuel: &mut Fuel) -> Option<Vec<Fact>> {
        while let Stage::New | Stage::Deducing(..) = self.stage {
            if !fuel.spend_many(ROUND) {
                return None;
            }
            if self.deduce() == Err(Contradiction) {
                self.stage = Stage::Exhausted;
            }
        }
        self.begin_search();
        let core = match &mut self.stage {
            Stage::Searching(core) => Some(&mut **core),
            _ => None,
        };
        self.common.settle(core, fuel)
    }
}

/// Fuel for a round of deduction.
pub(super) const ROUND: u32 = 4;
