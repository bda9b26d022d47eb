//! A set of sums that contradict each other, of which none can be dropped.

use batsat::Lit;

use crate::grid::Site;
use crate::solve::{Advance, Fuel, MusSearch, Satisfiable};

use super::super::Clues;
use super::learn::{Answer, Learner};
use super::model::Model;

/// The search for contradicting sums.
pub(super) struct ClueMus {
    learner: Learner,
    total: u64,
    /// The sums that still contradict each other, with their switches; those
    /// below `needed` cannot be dropped.
    left: Vec<(Site, Lit)>,
    needed: usize,
    /// Whether `left` is known to contradict itself.
    refuted: bool,
    solvable: bool,
}

impl ClueMus {
    pub(super) fn new(clues: &Clues) -> Self {
        let model = Model::new(clues);
        let mut learner = Learner::new(&model, &model.levels);
        let mut left = Vec::new();
        for (number, line) in model.lines.iter().enumerate() {
            let switch = learner.fresh();
            learner.add_line(&model, &model.levels, number, Some(switch));
            left.push((line.site, switch));
        }
        Self {
            learner,
            total: u64::try_from(left.len()).unwrap_or(u64::MAX),
            left,
            needed: 0,
            refuted: false,
            solvable: false,
        }
    }

    /// Whether none of the sums left can be dropped.
    fn is_minimal(&self) -> bool {
        self.refuted && self.needed == self.left.len()
    }

    /// Keeps the sums that the last refutation rests on.
    fn shrink(&mut self) {
        let learner = &self.learner;
        let kept = self.left[..self.needed]
            .iter()
            .filter(|(_, switch)| learner.relied_on(*switch))
            .count();
        self.left.retain(|(_, switch)| learner.relied_on(*switch));
        self.needed = kept;
    }
}

impl MusSearch for ClueMus {
    fn minimal_subset(&mut self, fuel: &mut Fuel) -> Advance<Vec<Site>, Satisfiable> {
        while !(self.solvable || self.is_minimal()) {
            let without = self.refuted.then_some(self.needed);
            let assumed: Vec<Lit> = self
                .left
                .iter()
                .enumerate()
                .filter(|(i, _)| Some(*i) != without)
                .map(|(_, &(_, switch))| switch)
                .collect();
            match self.learner.solve(&assumed, fuel) {
                Answer::Unfinished => return Advance::OutOfFuel,
                Answer::Levels(_) if self.refuted => self.needed += 1,
                Answer::Levels(_) => self.solvable = true,
                Answer::Refuted => {
                    self.refuted = true;
                    self.shrink();
                }
            }
        }
        if self.solvable {
            return Advance::Finished(Satisfiable);
        }
        let mut sites: Vec<Site> = self.left.iter().map(|&(site, _)| site).collect();
        sites.sort_unstable();
        Advance::Event(sites)
    }

    fn settled(&self) -> (u64, u64) {
        let open = self.left.len() - self.needed;
        let open = u64::try_from(open).unwrap_or(u64::MAX);
        (self.total - open, self.total)
    }
}
