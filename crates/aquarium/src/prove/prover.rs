//! Prover: solutions one after the other, and what they all share.

use clew_core::sat::{Backbone, Oracle as _, Unsatisfiable};
use clew_core::solve::{Advance, Fuel, Prover};
use clew_core::trace::Verdict;

use super::backbone::LevelSpans;
use super::domains::Domains;
use super::network::{Levels, Network};
use super::probing::{LevelProbing, ProbingEvent};
use super::sum_sat::SumSat;
use super::tree_search::{SearchEvent, TreeSearch};
use crate::board::clues::Clues;
use crate::board::{Aquarium, Fact};

/// Nodes of the first search, which finishes the easy boards.
const EASY_NODES: u32 = 100;
/// Nodes of the search in the domains that probing leaves.
const PROBED_NODES: u32 = 300;

/// Phase of the proof; each comes after the ones before it.
enum Phase {
    /// Search in the full domains, with this many nodes left.
    Easy(u32),
    /// Probing of the domains at the root.
    Probing(LevelProbing),
    /// Search in the remaining domains, with this many nodes left.
    Probed(u32),
    /// Clause learning.
    Learning(Box<SumSat>),
    /// There are no more solutions.
    Exhausted,
}

/// The prover at work on one puzzle.
pub(super) struct LevelProver {
    search: TreeSearch,
    /// The domains at the root, filtered and probed.
    root: Vec<Levels>,
    phase: Phase,
    /// The solutions returned.
    found: Vec<Vec<Levels>>,
    /// Backbone, once it is asked for, and the clauses for it, which do not forbid any solution.
    backbone: Option<(SumSat, Backbone<LevelSpans>)>,
}

/// Outcome of a part of a phase.
enum Outcome {
    Solution(Vec<Levels>),
    Exhausted,
    OutOfFuel,
    Next(Phase),
}

impl LevelProver {
    pub(super) fn new(clues: &Clues, near: Option<&[Fact]>) -> Self {
        let domains = Domains::new(Network::new(clues));
        let near = near.and_then(|facts| domains.solution(facts));
        let mut prover = Self {
            search: TreeSearch::new(domains),
            root: Vec::new(),
            phase: Phase::Easy(EASY_NODES),
            found: Vec::new(),
            backbone: None,
        };
        prover.search.prefer(near);
        prover
    }

    /// Searches with `nodes` left, and returns how many still are.
    fn search(&mut self, mut nodes: u32, fuel: &mut Fuel) -> (Outcome, u32) {
        while nodes > 0 {
            if !fuel.spend() {
                return (Outcome::OutOfFuel, nodes);
            }
            nodes -= 1;
            match self.search.advance(&mut Fuel::new(1)) {
                SearchEvent::Solution => {
                    let levels = self.search.domains.levels.clone();
                    if !self.found.contains(&levels) {
                        return (Outcome::Solution(levels), nodes);
                    }
                }
                SearchEvent::Exhausted => return (Outcome::Exhausted, nodes),
                SearchEvent::Conflict(_) | SearchEvent::OutOfFuel => {}
            }
        }
        (Outcome::OutOfFuel, 0)
    }

    /// Continues the present phase.
    fn go_on(&mut self, fuel: &mut Fuel) -> Outcome {
        match &mut self.phase {
            Phase::Exhausted => Outcome::Exhausted,
            &mut Phase::Easy(nodes) => match self.search(nodes, fuel) {
                (Outcome::OutOfFuel, 0) => {
                    self.root = self.search.back_to_root();
                    Outcome::Next(Phase::Probing(LevelProbing::new(&self.search.domains)))
                }
                (part, nodes) => {
                    self.phase = Phase::Easy(nodes);
                    part
                }
            },
            Phase::Probing(probing) => match probing.advance(&mut self.search.domains, fuel) {
                ProbingEvent::Contradiction => Outcome::Exhausted,
                ProbingEvent::OutOfFuel => Outcome::OutOfFuel,
                ProbingEvent::Fixpoint => {
                    self.root.copy_from_slice(&self.search.domains.levels);
                    Outcome::Next(Phase::Probed(PROBED_NODES))
                }
            },
            &mut Phase::Probed(nodes) => match self.search(nodes, fuel) {
                (Outcome::OutOfFuel, 0) => {
                    let mut sums = SumSat::new(&self.search.domains.network, &self.root);
                    for levels in &self.found {
                        sums.save_phases(levels);
                        sums.forbid(levels);
                    }
                    Outcome::Next(Phase::Learning(Box::new(sums)))
                }
                (part, nodes) => {
                    self.phase = Phase::Probed(nodes);
                    part
                }
            },
            Phase::Learning(sums) => match sums.solve(&[], fuel) {
                Advance::Event(levels) => {
                    sums.forbid(&levels);
                    Outcome::Solution(levels)
                }
                Advance::Finished(Unsatisfiable) => Outcome::Exhausted,
                Advance::OutOfFuel => Outcome::OutOfFuel,
            },
        }
    }
}

impl Prover<Aquarium> for LevelProver {
    fn solution(&mut self, fuel: &mut Fuel) -> Advance<Vec<Fact>> {
        loop {
            match self.go_on(fuel) {
                Outcome::Next(phase) => self.phase = phase,
                Outcome::OutOfFuel => return Advance::OutOfFuel,
                Outcome::Solution(levels) => {
                    let facts = self.search.domains.facts_at(&levels);
                    if let Some((_, backbone)) = &mut self.backbone {
                        backbone.include::<SumSat>(&levels);
                    }
                    self.found.push(levels);
                    return Advance::Event(facts);
                }
                Outcome::Exhausted => {
                    self.phase = Phase::Exhausted;
                    return Advance::Finished(Verdict::of_count(self.found.len()));
                }
            }
        }
    }

    fn deduced(&self) -> Option<Vec<Fact>> {
        let Phase::Learning(_) = self.phase else {
            return None;
        };
        Some(self.search.domains.facts_at(&self.root))
    }

    fn backbone(&mut self, fuel: &mut Fuel) -> Option<Vec<Fact>> {
        let (sums, backbone) = self.backbone.get_or_insert_with(|| {
            let network = &self.search.domains.network;
            let mut backbone = Backbone::new(LevelSpans::new(network.levels.len()));
            for levels in &self.found {
                backbone.include::<SumSat>(levels);
            }
            (SumSat::new(network, &network.levels), backbone)
        });
        let exhausted = matches!(self.phase, Phase::Exhausted);
        let spans = backbone.settle((!exhausted).then_some(sums), fuel)?;
        Some(self.search.domains.facts_at(&spans.seen))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues_of;
    use clew_core::model::{Change, Edit as _};

    #[test]
    fn propagated_facts_hold_in_every_solution_and_are_returned_at_the_end() {
        let text = "aquarium/r/10/10/7dirdfjbmaelenqvrol0eq33n0d608vqt1e7/43673435453554435366";
        let clues = clues_of(text);
        let sums = Aquarium::written(&clues).into_iter();
        let some = sums.map(|(site, _)| site).take(16).collect();
        let clues = Aquarium::edited(&clues, &Change::Keep(some)).unwrap();
        let mut prover = LevelProver::new(&clues, None);
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
