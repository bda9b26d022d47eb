//! Proof: the verdict, up to two solutions, and the backbone.

use crate::solve::{Advance, Fuel, Prove, Prover};
use crate::trace::{Proof, Verdict};

use super::{Answer, Inquiry, InquiryEnd, Progress};

/// Number of solutions that prove that there are several.
const ENOUGH: usize = 2;

/// A proof under way.
pub struct Proving<P: Prove> {
    prover: Box<dyn Prover<P>>,
    proof: Proof<P>,
}

impl<P: Prove> Proving<P> {
    /// Starts on a puzzle; `near` is the proof of a similar one.
    pub fn new(clues: &P::Clues, near: Option<&Proof<P>>) -> Self {
        let near = near.and_then(|near| near.solutions.first());
        Self {
            prover: P::prover(clues, near.map(Vec::as_slice)),
            proof: Proof::default(),
        }
    }

    fn answer(&self) -> Advance<Answer<P>, InquiryEnd> {
        Advance::Event(Answer::Proof(self.proof.clone()))
    }

    fn decided(&mut self, verdict: Verdict) -> Advance<Answer<P>, InquiryEnd> {
        self.proof.verdict = verdict;
        if verdict == Verdict::Unique {
            self.proof.backbone = self.proof.solutions.first().cloned();
        }
        self.answer()
    }
}

impl<P: Prove> Inquiry<P> for Proving<P> {
    fn advance(&mut self, fuel: &mut Fuel) -> Advance<Answer<P>, InquiryEnd> {
        match self.proof.verdict {
            Verdict::Open => match self.prover.solution(fuel) {
                Advance::Event(solution) => {
                    self.proof.solutions.push(solution);
                    if self.proof.solutions.len() == ENOUGH {
                        self.decided(Verdict::Several)
                    } else {
                        self.answer()
                    }
                }
                Advance::OutOfFuel => Advance::OutOfFuel,
                Advance::Finished(verdict) => self.decided(verdict),
            },
            Verdict::Several if self.proof.backbone.is_none() => match self.prover.backbone(fuel) {
                Some(backbone) => {
                    self.proof.backbone = Some(backbone);
                    self.answer()
                }
                None => Advance::OutOfFuel,
            },
            verdict => Advance::Finished(InquiryEnd::Verdict(verdict)),
        }
    }

    fn progress(&self) -> Progress {
        Progress {
            looking_at: None,
            tried: self.proof.solutions.len() as u64,
            of: None,
        }
    }
}
