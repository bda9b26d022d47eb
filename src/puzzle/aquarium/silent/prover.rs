//! Solutions one after the other, and what they share.

use crate::solve::{Advance, Fuel, Prover};
use crate::trace::Verdict;

use super::super::{Aquarium, Clues, Fact};
use super::common::Common;
use super::core::Core;
use super::dive::{Dive, Dived};
use super::learn::{Answer, Learner};
use super::model::{Levels, Model};

/// Nodes that the search through levels may open before clauses are learned.
const NODES: u32 = 3_000;

/// The silent prover.
pub(super) struct SilentProver {
    dive: Dive,
    /// How many nodes are left to the search through levels.
    nodes: Fuel,
    learner: Option<Learner>,
    found: Vec<Vec<Levels>>,
    exhausted: bool,
    common: Option<Common>,
}

impl SilentProver {
    pub(super) fn new(clues: &Clues, _near: Option<&[Fact]>) -> Self {
        Self {
            dive: Dive::new(Core::new(Model::new(clues))),
            nodes: Fuel::new(NODES),
            learner: None,
            found: Vec::new(),
            exhausted: false,
            common: None,
        }
    }

    fn found(&mut self, levels: Vec<Levels>) -> Advance<Vec<Fact>> {
        let facts = self.dive.core.model.facts(&levels);
        if let Some(common) = &mut self.common {
            common.include(&levels);
        }
        self.found.push(levels);
        Advance::Event(facts)
    }

    fn finished(&mut self) -> Advance<Vec<Fact>> {
        self.exhausted = true;
        Advance::Finished(match self.found.len() {
            0 => Verdict::Impossible,
            1 => Verdict::Unique,
            _ => Verdict::Several,
        })
    }

    /// The clauses, with all solutions found so far forbidden.
    fn learner(&mut self) -> &mut Learner {
        self.learner.get_or_insert_with(|| {
            let mut learner = self.dive.learner();
            for levels in &self.found {
                learner.forbid(levels);
            }
            learner
        })
    }
}

impl Prover<Aquarium> for SilentProver {
    fn solution(&mut self, fuel: &mut Fuel) -> Advance<Vec<Fact>> {
        if self.exhausted {
            return self.finished();
        }
        while self.learner.is_none() && !self.nodes.is_empty() {
            if fuel.is_empty() {
                return Advance::OutOfFuel;
            }
            // A node costs one of both.
            fuel.spend();
            let mut node = Fuel::new(1);
            self.nodes.spend();
            match self.dive.advance(&mut node) {
                Dived::Solution => {
                    let levels = self.dive.core.levels.clone();
                    return self.found(levels);
                }
                Dived::Exhausted => return self.finished(),
                Dived::Failed(_) | Dived::OutOfFuel => {}
            }
        }
        match self.learner().solve(&[], fuel) {
            Answer::Levels(levels) => {
                self.learner().forbid(&levels);
                self.found(levels)
            }
            Answer::Refuted => self.finished(),
            Answer::Unfinished => Advance::OutOfFuel,
        }
    }

    fn common(&mut self, fuel: &mut Fuel) -> Option<Vec<Fact>> {
        let common = self.common.get_or_insert_with(|| {
            let mut common = Common::new(&self.dive.core.model);
            for levels in &self.found {
                common.include(levels);
            }
            common
        });
        let levels = common.settle(self.exhausted, fuel)?;
        Some(self.dive.core.model.facts(&levels))
    }
}
