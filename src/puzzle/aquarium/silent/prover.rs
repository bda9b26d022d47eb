//! Solutions one after the other, and what they share.

use crate::solve::{Advance, Fuel, Prover};
use crate::trace::Verdict;

use super::super::{Aquarium, Clues, Fact};
use super::backbone::Backbone;
use super::core::Core;
use super::dive::{Dive, Dived};
use super::learn::{Answer, Learner};
use super::model::{Levels, Model};
use super::probe::{Probe, Probed};

/// Nodes of the first search, which finishes what is easy.
const EASY: u32 = 100;
/// Nodes of the search among the levels that are left after probing.
const PROBED: u32 = 300;

/// How far it is.
enum Phase {
    /// A search through all levels, with so many nodes left.
    Easy(u32),
    /// Levels are ruled out one by one.
    Probing(Probe),
    /// A search through the levels left, with so many nodes left.
    Probed(u32),
    /// Clauses are learned.
    Learning(Box<Learner>),
    /// There are no more solutions.
    Exhausted,
}

/// The silent prover.
pub(super) struct SilentProver {
    dive: Dive,
    /// What is possible before anything is tried, all lines narrowed.
    root: Vec<Levels>,
    phase: Phase,
    found: Vec<Vec<Levels>>,
    backbone: Option<Backbone>,
}

/// What a part of the search comes to.
enum Part {
    Solution(Vec<Levels>),
    Exhausted,
    OutOfFuel,
    Next(Phase),
}

impl SilentProver {
    pub(super) fn new(clues: &Clues, near: Option<&[Fact]>) -> Self {
        let core = Core::new(Model::new(clues));
        let near = near.and_then(|facts| core.solution(facts));
        let mut prover = Self {
            dive: Dive::new(core),
            root: Vec::new(),
            phase: Phase::Easy(EASY),
            found: Vec::new(),
            backbone: None,
        };
        prover.dive.prefer(near);
        prover
    }

    /// Searches through levels with `nodes` left; `after` follows when they
    /// are spent.
    fn dive(&mut self, mut nodes: u32, fuel: &mut Fuel) -> (Part, u32) {
        while nodes > 0 {
            if !fuel.spend() {
                return (Part::OutOfFuel, nodes);
            }
            nodes -= 1;
            match self.dive.advance(&mut Fuel::new(1)) {
                Dived::Solution => {
                    let levels = self.dive.core.levels.clone();
                    if !self.found.contains(&levels) {
                        return (Part::Solution(levels), nodes);
                    }
                }
                Dived::Exhausted => return (Part::Exhausted, nodes),
                Dived::Failed(_) | Dived::OutOfFuel => {}
            }
        }
        (Part::OutOfFuel, 0)
    }

    fn go_on(&mut self, fuel: &mut Fuel) -> Part {
        match &mut self.phase {
            Phase::Exhausted => Part::Exhausted,
            &mut Phase::Easy(nodes) => match self.dive(nodes, fuel) {
                (Part::OutOfFuel, 0) => {
                    let root = self.dive.back_to_root();
                    self.root = root;
                    Part::Next(Phase::Probing(Probe::new(&self.dive.core)))
                }
                (part, nodes) => {
                    self.phase = Phase::Easy(nodes);
                    part
                }
            },
            Phase::Probing(probe) => match probe.advance(&mut self.dive.core, fuel) {
                Probed::Refuted => Part::Exhausted,
                Probed::OutOfFuel => Part::OutOfFuel,
                Probed::Done => {
                    self.root.copy_from_slice(&self.dive.core.levels);
                    Part::Next(Phase::Probed(PROBED))
                }
            },
            &mut Phase::Probed(nodes) => match self.dive(nodes, fuel) {
                (Part::OutOfFuel, 0) => {
                    let mut learner = Learner::of(&self.dive.core.model, &self.root);
                    for levels in &self.found {
                        learner.prefer(levels);
                        learner.forbid(levels);
                    }
                    Part::Next(Phase::Learning(Box::new(learner)))
                }
                (part, nodes) => {
                    self.phase = Phase::Probed(nodes);
                    part
                }
            },
            Phase::Learning(learner) => match learner.solve(&[], fuel) {
                Answer::Levels(levels) => {
                    learner.forbid(&levels);
                    Part::Solution(levels)
                }
                Answer::Refuted => Part::Exhausted,
                Answer::Unfinished => Part::OutOfFuel,
            },
        }
    }
}

impl Prover<Aquarium> for SilentProver {
    fn solution(&mut self, fuel: &mut Fuel) -> Advance<Vec<Fact>> {
        loop {
            match self.go_on(fuel) {
                Part::Next(phase) => self.phase = phase,
                Part::OutOfFuel => return Advance::OutOfFuel,
                Part::Solution(levels) => {
                    let facts = self.dive.core.facts_at(&levels);
                    if let Some(common) = &mut self.backbone {
                        common.include(&levels);
                    }
                    self.found.push(levels);
                    return Advance::Event(facts);
                }
                Part::Exhausted => {
                    self.phase = Phase::Exhausted;
                    return Advance::Finished(match self.found.len() {
                        0 => Verdict::Impossible,
                        1 => Verdict::Unique,
                        _ => Verdict::Several,
                    });
                }
            }
        }
    }

    fn deduced(&self) -> Option<Vec<Fact>> {
        let Phase::Learning(_) = self.phase else {
            return None;
        };
        Some(self.dive.core.facts_at(&self.root))
    }

    fn backbone(&mut self, fuel: &mut Fuel) -> Option<Vec<Fact>> {
        let common = self.backbone.get_or_insert_with(|| {
            let mut common = Backbone::new(&self.dive.core.model);
            for levels in &self.found {
                common.include(levels);
            }
            common
        });
        let exhausted = matches!(self.phase, Phase::Exhausted);
        let levels = common.settle(exhausted, fuel)?;
        Some(self.dive.core.facts_at(&levels))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Change, Edit as _, Puzzle as _};

    #[test]
    fn what_deduction_knows_holds_in_every_solution_and_is_told_at_its_end() {
        let text = "aquarium/r/10/10/7dirdfjbmaelenqvrol0eq33n0d608vqt1e7/43673435453554435366";
        let clues = Aquarium::parse(text).unwrap().remove(0).clues;
        let sums = Aquarium::written(&clues).into_iter();
        let some = sums.map(|(site, _)| site).take(16).collect();
        let clues = Aquarium::edited(&clues, &Change::Keep(some)).unwrap();
        let mut prover = SilentProver::new(&clues, None);
        let (mut solutions, mut trials) = (Vec::new(), 0);
        let known = loop {
            match prover.solution(&mut Fuel::new(1)) {
                Advance::Event(solution) => solutions.push(solution),
                Advance::OutOfFuel => trials += 1,
                Advance::Finished(verdict) => panic!("{verdict:?} without a search"),
            }
            if let Some(known) = prover.deduced() {
                break known;
            }
        };
        assert!(trials > 0 && !solutions.is_empty());
        assert!(!known.is_empty() && known.len() < solutions[0].len());
        for fact in &known {
            assert!(solutions.iter().all(|solution| solution.contains(fact)));
        }
    }
}
