//! Minimal unsatisfiable subset (MUS) by deletion, with clause-set refinement: clues
//! are left out one after another. Whenever the others are still unsatisfiable, all
//! clues outside the core found are dropped together with the one left out (Belov,
//! Lynce & Marques-Silva, *Towards efficient MUS extraction*, AI Communications 25(2),
//! 2012).

use crate::grid::{Site, SortShort as _};
use crate::solve::{Advance, Fuel, Satisfiable};

use super::{Lit, Oracle, Unsatisfiable};

/// Search for a MUS of clues, each with the switch under which its clauses hold.
pub struct DeletionMus {
    /// The clues that may be in the subset; those before `needed` are.
    left: Vec<(Site, Lit)>,
    needed: usize,
    /// Whether `left` is known to be unsatisfiable.
    refuted: bool,
    satisfiable: bool,
}

impl DeletionMus {
    /// Begins with all clues.
    pub fn new(clues: Vec<(Site, Lit)>) -> Self {
        Self {
            left: clues,
            needed: 0,
            refuted: false,
            satisfiable: false,
        }
    }

    /// Continues until the subset is minimal, and returns it in order; finished if the
    /// clues have a model.
    pub fn search(
        &mut self,
        oracle: &mut impl Oracle,
        fuel: &mut Fuel,
    ) -> Advance<Vec<Site>, Satisfiable> {
        while !(self.satisfiable || self.is_minimal()) {
            let without = self.refuted.then_some(self.needed);
            let switches = self.left.iter().enumerate();
            let assumed: Vec<Lit> = switches
                .filter(|(i, _)| Some(*i) != without)
                .map(|(_, &(_, switch))| switch)
                .collect();
            match oracle.solve(&assumed, fuel) {
                Advance::OutOfFuel => return Advance::OutOfFuel,
                Advance::Event(_) if self.refuted => self.needed += 1,
                Advance::Event(_) => self.satisfiable = true,
                Advance::Finished(Unsatisfiable) => {
                    self.refuted = true;
                    self.refine(oracle);
                }
            }
        }
        if self.satisfiable {
            return Advance::Finished(Satisfiable);
        }
        let mut sites: Vec<Site> = self.left.iter().map(|&(site, _)| site).collect();
        sites.sort_short();
        Advance::Event(sites)
    }

    /// Number of clues not yet known to be in the subset.
    pub fn open(&self) -> usize {
        self.left.len() - self.needed
    }

    fn is_minimal(&self) -> bool {
        self.refuted && self.needed == self.left.len()
    }

    /// Keeps the clues in the latest core.
    fn refine(&mut self, oracle: &mut impl Oracle) {
        let sat = oracle.sat();
        let in_core = |(_, switch): &(Site, Lit)| sat.is_in_core(*switch);
        let kept = self.left[..self.needed].iter().filter(|at| in_core(at));
        self.needed = kept.count();
        self.left.retain(in_core);
    }
}
