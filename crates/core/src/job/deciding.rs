//! Verdict only: for many puzzles at once.

use crate::solve::{Advance, Fuel, Prove, Prover};
use crate::trace::Verdict;

use super::{Answer, Inquiry, InquiryEnd, Progress};

/// Decision under way on whether a puzzle has one solution, several or none.
pub struct Deciding<P: Prove> {
    clues: P::Clues,
    /// Prover, created by the first slice so that this counts as work.
    prover: Option<Box<dyn Prover<P>>>,
    found: u64,
    verdict: Option<Verdict>,
}

impl<P: Prove> Deciding<P> {
    /// Starts on a puzzle.
    pub fn new(clues: P::Clues) -> Self {
        Self {
            clues,
            prover: None,
            found: 0,
            verdict: None,
        }
    }
}

impl<P: Prove> Inquiry<P> for Deciding<P> {
    fn advance(&mut self, fuel: &mut Fuel) -> Advance<Answer<P>, InquiryEnd> {
        loop {
            if let Some(verdict) = self.verdict {
                return Advance::Finished(InquiryEnd::Verdict(verdict));
            }
            let clues = &self.clues;
            let prover = self.prover.get_or_insert_with(|| P::prover(clues, None));
            match prover.solution(fuel) {
                Advance::Event(_) => {
                    self.found += 1;
                    // A second solution decides; nobody needs the backbone.
                    self.verdict = (self.found > 1).then_some(Verdict::Several);
                }
                Advance::OutOfFuel => return Advance::OutOfFuel,
                Advance::Finished(verdict) => self.verdict = Some(verdict),
            }
        }
    }

    fn progress(&self) -> Progress {
        Progress {
            looking_at: None,
            tried: self.found,
            of: None,
        }
    }
}
