//! Verdict only: for many puzzles at once.

use crate::solve::Prove;
use crate::trace::Verdict;

use super::{Inquiry, InquiryEnd, Progress};

/// Decides whether a puzzle has one solution, several or none. It gives no answer but its end.
pub fn decide<P: Prove>(clues: P::Clues) -> Inquiry<P> {
    Inquiry::new(|fuel, _, shown| async move {
        let mut prover = P::prover(&clues, None);
        let verdict = match fuel.next(|fuel| prover.another(fuel)).await {
            Err(verdict) => verdict,
            Ok(_) => {
                shown.set(Progress::tried(1));
                let second = fuel.next(|fuel| prover.another(fuel)).await;
                // A second solution decides; nobody needs the backbone.
                second.err().unwrap_or(Verdict::Several)
            }
        };
        InquiryEnd::Verdict(verdict)
    })
}
