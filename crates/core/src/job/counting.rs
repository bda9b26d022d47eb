//! Number of solutions, counted one by one.

use serde::{Deserialize, Serialize};

use crate::solve::{Advance, Fuel, Prove, Prover};
use crate::trace::Verdict;

use super::{Answer, Inquiry, InquiryEnd, Progress};

/// Largest number of solutions counted.
pub const MOST_COUNTED: u64 = 1_000;

/// Number of solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Count {
    /// Number of solutions found, all different.
    pub found: u64,
    /// Whether there are no more.
    pub is_all: bool,
}

/// A count under way.
pub struct Counting<P: Prove> {
    prover: Box<dyn Prover<P>>,
    found: u64,
    verdict: Option<Verdict>,
}

impl<P: Prove> Counting<P> {
    /// Starts on a puzzle.
    pub fn new(clues: &P::Clues) -> Self {
        Self {
            prover: P::prover(clues, None),
            found: 0,
            verdict: None,
        }
    }

    fn decided(&mut self, verdict: Verdict, is_all: bool) -> Advance<Answer<P>, InquiryEnd> {
        self.verdict = Some(verdict);
        let found = self.found;
        Advance::Event(Answer::Count(Count { found, is_all }))
    }
}

impl<P: Prove> Inquiry<P> for Counting<P> {
    fn advance(&mut self, fuel: &mut Fuel) -> Advance<Answer<P>, InquiryEnd> {
        if let Some(verdict) = self.verdict {
            return Advance::Finished(InquiryEnd::Verdict(verdict));
        }
        loop {
            match self.prover.solution(fuel) {
                Advance::Event(_) => {
                    self.found += 1;
                    if self.found == MOST_COUNTED {
                        return self.decided(Verdict::Several, false);
                    }
                }
                Advance::OutOfFuel => return Advance::OutOfFuel,
                Advance::Finished(verdict) => return self.decided(verdict, true),
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
