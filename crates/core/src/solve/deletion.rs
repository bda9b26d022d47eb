//! Clues that contradict each other, found by leaving out one after another and asking the prover of the kind. This is for kinds
//! whose prover has no quicker way.

use crate::grid::Site;
use crate::model::{Change, Edit};

use super::{Advance, Fuel, MusSearch, Prove, Prover, Satisfiable};

/// Search for a minimal unsatisfiable subset of the clues of a puzzle.
pub struct ProverMus<P: Prove + Edit> {
    clues: P::Clues,
    /// The clues that may be in the subset; those before `needed` are.
    left: Vec<Site>,
    needed: usize,
    total: usize,
    /// Whether `left` is known to be unsatisfiable.
    is_refuted: bool,
    /// Proof under way.
    prover: Option<Box<dyn Prover<P>>>,
}

impl<P: Prove + Edit> ProverMus<P> {
    /// Begins with all clues.
    pub fn new(clues: &P::Clues) -> Self {
        let left = P::clued(clues);
        Self {
            clues: clues.clone(),
            needed: 0,
            total: left.len(),
            left,
            is_refuted: false,
            prover: None,
        }
    }

    /// The clues of the next proof: all first, then all but one.
    fn next(&self) -> Vec<Site> {
        let without = self.is_refuted.then_some(self.needed);
        let places = self.left.iter().enumerate();
        let places = places.filter(|&(number, _)| Some(number) != without);
        places.map(|(_, &site)| site).collect()
    }
}

impl<P: Prove + Edit> MusSearch for ProverMus<P> {
    fn minimal_subset(&mut self, fuel: &mut Fuel) -> Advance<Vec<Site>, Satisfiable> {
        while !self.is_refuted || self.needed < self.left.len() {
            let kept = self.next();
            let prover = self.prover.get_or_insert_with(|| {
                let clues = P::edited(&self.clues, &Change::Keep(kept.clone()));
                P::prover(clues.as_ref().unwrap_or(&self.clues), None)
            });
            match prover.solution(fuel) {
                Advance::OutOfFuel => return Advance::OutOfFuel,
                Advance::Event(_) if !self.is_refuted => return Advance::Finished(Satisfiable),
                // Without this clue, the others can be met.
                Advance::Event(_) => self.needed += 1,
                Advance::Finished(_) => {
                    self.is_refuted = true;
                    self.left = kept;
                }
            }
            self.prover = None;
        }
        Advance::Event(self.left.clone())
    }

    fn settled(&self) -> (u64, u64) {
        let open = self.left.len() - self.needed;
        ((self.total - open) as u64, self.total as u64)
    }
}
