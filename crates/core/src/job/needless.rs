//! Clues that a puzzle could do without.
//!
//! A clue is needless if the puzzle still has one solution without it. Two needless clues can depend on each other: each one
//! could go, but not both. So the second list comes from a greedy pass, in reading order, in which every clue that goes stays
//! away.

use serde::{Deserialize, Serialize};

use crate::grid::Site;
use crate::model::{Change, Edit};
use crate::run::Supply;
use crate::solve::Prove;
use crate::trace::Verdict;

use super::{Answer, Inquiry, InquiryEnd, Progress};

/// Needless clues.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Needless {
    /// Each of these could go by itself; in reading order.
    pub alone: Vec<Site>,
    /// All of these could go at once, and then every clue that is left is needed.
    pub together: Vec<Site>,
}

/// Looks for needless clues. There is an answer only if the puzzle has exactly one solution.
pub fn needless<P: Prove + Edit>(clues: P::Clues) -> Inquiry<P> {
    Inquiry::new(|fuel, answers, shown| async move {
        let verdict = verdict::<P>(&clues, &fuel).await;
        if verdict != Verdict::Unique {
            return InquiryEnd::Verdict(verdict);
        }
        let written = P::written(&clues);
        let mut alone = Vec::new();
        for (tried, &(site, _)) in (1..).zip(&written) {
            if let Some(fewer) = without::<P>(&clues, site)
                && self::verdict::<P>(&fewer, &fuel).await == Verdict::Unique
            {
                alone.push(site);
            }
            shown.set(Progress::of((None, tried, Some(written.len() as u64))));
        }
        let mut together = Vec::new();
        let mut left = clues;
        for &site in &alone {
            if let Some(fewer) = without::<P>(&left, site)
                && self::verdict::<P>(&fewer, &fuel).await == Verdict::Unique
            {
                together.push(site);
                left = fewer;
            }
        }
        answers
            .give(Answer::Needless(Needless { alone, together }))
            .await;
        InquiryEnd::Verdict(verdict)
    })
}

/// The puzzle without a clue; `None` if it cannot be left out.
fn without<P: Edit>(clues: &P::Clues, site: Site) -> Option<P::Clues> {
    P::edited(clues, &Change::Write(site, None))
}

async fn verdict<P: Prove>(clues: &P::Clues, fuel: &Supply) -> Verdict {
    let mut prover = P::prover(clues, None);
    for _ in 0..2 {
        if let Err(verdict) = fuel.next(|fuel| prover.solution(fuel)).await {
            return verdict;
        }
    }
    Verdict::Several
}
