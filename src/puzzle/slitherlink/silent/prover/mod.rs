//! Solutions one by one, and what they share.

mod taking;

use crate::grid::Site;
use crate::solve::{Advance, Fuel, Prover};
use crate::trace::Verdict;

use super::super::{Clues, Fact, Slitherlink};
use super::backbone::Backbone;
use super::core::{Answer, Core};
use super::cuts::Cut;
use super::deduction::{Deduction, Inconsistent};
use super::joints::Joints;
use super::lattice::Lattice;
use super::{holes, is_loop, link, meets, meets_clues};

/// The silent solver at work on one puzzle.
pub(super) struct SilentProver {
    lattice: Lattice,
    clues: Clues,
    stage: Stage,
    /// A loop that solved an earlier puzzle.
    near: Option<Near>,
    /// Whether it solves this one as well and was not told yet.
    near_fits: bool,
    told: u64,
    /// The first solution told.
    first: Option<Vec<bool>>,
    /// The latest told after it.
    latest: Option<Vec<bool>>,
    /// What the solutions share, once it is asked or there are two of them.
    backbone: Option<Backbone>,
    joints: Option<Joints>,
    /// Cuts of an earlier puzzle, until the search begins.
    cuts: Vec<Cut>,
    /// What was known of puzzles with fewer clues, each with some more.
    fewer: Vec<(Clues, Box<Deduction>)>,
}

/// A loop.
struct Near {
    facts: Vec<Fact>,
    inside: Vec<bool>,
}

enum Stage {
    /// Not begun.
    New,
    /// There is news for the rules of single cells and vertices.
    Settling(Box<Deduction>),
    /// Those find nothing more; what hangs together may tell something.
    Linking(Box<Deduction>),
    /// Deduction finds nothing more and leaves cells open.
    Stuck(Box<Deduction>),
    /// Clause learning on what deduction left open.
    Searching(Box<Core>),
    Exhausted,
}

impl SilentProver {
    pub(super) fn new(clues: &Clues, near: Option<&[Fact]>) -> Self {
        let lattice = Lattice::new(clues.shape());
        let near = near.and_then(|facts| Near::read(lattice, facts));
        let near_fits = near
            .as_ref()
            .is_some_and(|near| meets_clues(lattice, clues, &near.inside));
        Self {
            lattice,
            clues: clues.clone(),
            stage: Stage::New,
            near,
            near_fits,
            told: 0,
            first: None,
            latest: None,
            backbone: None,
            joints: None,
            cuts: Vec::new(),
            fewer: Vec::new(),
        }
    }

    /// A step of deduction.
    fn deduce(&mut self) -> Result<Option<Advance<Vec<Fact>>>, Inconsistent> {
        match std::mem::replace(&mut self.stage, Stage::Exhausted) {
            Stage::New => {
                let known = match self.fewer.last() {
                    Some((_, fewer)) => {
                        let mut known = fewer.clone();
                        known.read(&self.clues)?;
                        known
                    }
                    None => Box::new(Deduction::new(self.lattice, &self.clues)?),
                };
                self.stage = Stage::Settling(known);
            }
            Stage::Settling(mut known) => {
                known.settle()?;
                if known.tags.iter().any(|&tag| tag > 1) {
                    self.stage = Stage::Linking(known);
                    return Ok(None);
                }
                let inside: Vec<bool> = known.tags.iter().map(|&tag| tag == 1).collect();
                if self.told == 0 && meets(self.lattice, &self.clues, &inside) {
                    return Ok(Some(self.tell(&inside)));
                }
            }
            Stage::Linking(mut known) => {
                let joints = self.joints.get_or_insert_with(|| Joints::new(self.lattice));
                self.stage = match link(&mut known, joints, &self.clues)? {
                    true => Stage::Settling(known),
                    false => Stage::Stuck(known),
                };
            }
            stage => self.stage = stage,
        }
        Ok(None)
    }

    /// A search for what is left, where deduction is stuck.
    fn begin_search(&mut self) {
        if let Stage::Stuck(known) = &self.stage {
            let near = self.near.as_ref().map(|near| &near.inside[..]);
            let mut core = Core::of(self.lattice, &known.tags, &self.clues, near);
            core.add_cuts(std::mem::take(&mut self.cuts));
            if let Some(first) = &self.first {
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
        if self.first.is_none() {
            self.first = Some(inside.to_vec());
        } else {
            self.latest = Some(inside.to_vec());
            self.shared().include(inside);
        }
        if let Stage::Searching(core) = &mut self.stage {
            core.forbid(inside);
        }
        Advance::Event(self.lattice.facts(inside))
    }

    /// What the solutions told share.
    fn shared(&mut self) -> &mut Backbone {
        self.backbone.get_or_insert_with(|| {
            let mut common = Backbone::new(self.lattice, &self.clues);
            if let Some(first) = &self.first {
                common.include(first);
            }
            common
        })
    }
}

impl Near {
    /// Reads the facts of a loop.
    fn read(lattice: Lattice, facts: &[Fact]) -> Option<Self> {
        let inside = lattice.colouring(facts)?;
        is_loop(lattice, &inside).then(|| Self {
            facts: lattice.facts(&inside),
            inside,
        })
    }
}

impl Prover<Slitherlink> for SilentProver {
    fn solution(&mut self, fuel: &mut Fuel) -> Advance<Vec<Fact>> {
        if std::mem::take(&mut self.near_fits)
            && let Some(near) = &self.near
        {
            self.told = 1;
            self.first = Some(near.inside.clone());
            return Advance::Event(near.facts.clone());
        }
        loop {
            match &mut self.stage {
                Stage::Exhausted => return Advance::Finished(self.verdict()),
                Stage::New | Stage::Settling(_) | Stage::Linking(_) => {
                    if !fuel.spend_many(ROUND) {
                        return Advance::OutOfFuel;
                    }
                    match self.deduce() {
                        Ok(None) => {}
                        Ok(Some(told)) => return told,
                        Err(Inconsistent) => self.stage = Stage::Exhausted,
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

    fn warm_start(&mut self, clues: &Clues, near: Option<&[Fact]>) -> bool {
        self.take_up_next(clues, near);
        true
    }

    fn wants(&self) -> Vec<Vec<Site>> {
        match &self.stage {
            Stage::Linking(known) | Stage::Stuck(known) => holes::wants(known, &self.clues),
            _ => Vec::new(),
        }
    }

    fn backbone(&mut self, fuel: &mut Fuel) -> Option<Vec<Fact>> {
        while let Stage::New | Stage::Settling(_) | Stage::Linking(_) = self.stage {
            if !fuel.spend_many(ROUND) {
                return None;
            }
            if self.deduce() == Err(Inconsistent) {
                self.stage = Stage::Exhausted;
            }
        }
        self.begin_search();
        self.shared();
        let core = match &mut self.stage {
            Stage::Searching(core) => Some(&mut **core),
            _ => None,
        };
        let common = self.backbone.as_mut()?;
        common.settle(core, fuel)
    }
}

/// Fuel for a step of deduction.
pub(super) const ROUND: u32 = 4;
