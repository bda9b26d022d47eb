//! Number of solutions, counted one by one.

use serde::{Deserialize, Serialize};

use crate::solve::Prove;
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

/// Counts the solutions of a puzzle.
pub fn count<P: Prove>(clues: P::Clues) -> Inquiry<P> {
    Inquiry::new(|fuel, answers, shown| async move {
        let mut prover = P::prover(&clues, None);
        let mut found = 0;
        let mut end = None;
        while end.is_none() && found < MOST_COUNTED {
            match fuel.next(|fuel| prover.solution(fuel)).await {
                Ok(_) => found += 1,
                Err(verdict) => end = Some(verdict),
            }
            shown.set(Progress::tried(found));
        }
        let is_all = end.is_some();
        answers.give(Answer::Count(Count { found, is_all })).await;
        InquiryEnd::Verdict(end.unwrap_or(Verdict::Several))
    })
}
