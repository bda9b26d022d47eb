//! Proof: the verdict, up to two solutions, and the backbone.

use crate::solve::Prove;
use crate::trace::{Proof, Verdict};

use super::{Answer, Inquiry, InquiryEnd, Progress};

/// Number of solutions that prove that there are several.
const ENOUGH: usize = 2;

/// Proves how many solutions a puzzle has; `near` is the proof of a similar one.
pub fn prove<P: Prove>(clues: P::Clues, near: Option<&Proof<P>>) -> Inquiry<P> {
    let near = near.and_then(|near| near.solutions.first()).cloned();
    Inquiry::new(|fuel, answers, shown| async move {
        let mut prover = P::prover(&clues, near.as_deref());
        let mut proof = Proof::<P>::default();
        while proof.verdict == Verdict::Open {
            match fuel.next(|fuel| prover.solution(fuel)).await {
                Ok(solution) => proof.solutions.push(solution),
                Err(verdict) => proof.verdict = verdict,
            }
            let found = proof.solutions.len();
            if found == ENOUGH {
                proof.verdict = Verdict::Several;
            }
            if proof.verdict == Verdict::Unique {
                proof.backbone = proof.solutions.first().cloned();
            }
            shown.set(Progress::tried(found as u64));
            answers.give(Answer::Proof(proof.clone())).await;
        }
        let verdict = proof.verdict;
        if verdict == Verdict::Several {
            proof.backbone = Some(fuel.until(|fuel| prover.backbone(fuel)).await);
            answers.give(Answer::Proof(proof)).await;
        }
        InquiryEnd::Verdict(verdict)
    })
}
