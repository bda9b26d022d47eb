//! Suggestion of clues that would leave one of several solutions.
//!
//! One solution is the target. Its clues are added, each time the one that excludes the
//! most other known solutions, until no other is left. Then every redundant clue is
//! removed again. A solution that has the same clues as the target everywhere, a twin, makes the
//! target infeasible. Then another target is taken, one without a twin among the known solutions.

use std::collections::BTreeMap;

use crate::grid::{Site, SortShort as _};
use crate::model::{Change, Edit, Entry};
use crate::run::{Shown, Supply};
use crate::solve::{Prove, Prover};
use crate::trace::Verdict;

use super::{Answer, Inquiry, InquiryEnd, Progress, Suggested};

/// Number of other solutions to find at a time: the more are known, the better the
/// choice of a clue.
const SAMPLE: usize = 12;
/// Number of targets tried, besides the first solution.
const MOST_TARGETS: usize = 8;
/// Number of solutions among which targets are looked for.
const MOST_KNOWN: usize = 1_000;

/// Largest number of other solutions kept.
const MOST_KEPT: usize = 400;

/// Numbers of a solution at the places where a clue could be added; the places are
/// in the same order for all solutions of a puzzle.
type Numbers = Vec<u8>;

/// Solution to be made unique.
struct Target<P: Prove + Edit> {
    /// Facts of the target, sorted, to distinguish it from others.
    facts: Vec<P::Fact>,
    numbers: Numbers,
    sites: Vec<Site>,
    /// Indices of the numbers that can be written as clues: the four lines of a lone
    /// cell cannot.
    places: Vec<usize>,
    /// Numbers of other solutions, excluded or not, the latest last.
    others: Vec<Numbers>,
}

/// Suggests clues for a puzzle. The answer to a puzzle with one solution is no clue at all.
pub fn suggest<P: Prove + Edit>(clues: P::Clues) -> Inquiry<P> {
    Inquiry::new(|fuel, answers, shown| async move {
        let mut prover = P::prover(&clues, None);
        let Ok(facts) = fuel.next(|fuel| prover.solution(fuel)).await else {
            answers.give(Answer::Suggestion(Suggested::NoneExist)).await;
            return InquiryEnd::Verdict(Verdict::Impossible);
        };
        let mut first = Target::<P>::new(&clues, facts);
        let suggested = match first.suggestion(&clues, &fuel, &shown).await {
            Some(suggestion) => Suggested::Clues(suggestion),
            None => among_others(&clues, prover, first, &fuel, &shown).await,
        };
        let verdict = match &suggested {
            Suggested::Clues(none) if none.is_empty() => Verdict::Unique,
            _ => Verdict::Several,
        };
        answers.give(Answer::Suggestion(suggested)).await;
        InquiryEnd::Verdict(verdict)
    })
}

/// Looks for a target among further solutions, since the first one has a twin with the same clues everywhere. Only a solution
/// that has no twin among those known is tried.
async fn among_others<P: Prove + Edit>(
    clues: &P::Clues,
    mut prover: Box<dyn Prover<P>>,
    first: Target<P>,
    fuel: &Supply,
    shown: &Shown<Progress>,
) -> Suggested {
    let mut targets = vec![first];
    while targets.len() < MOST_KNOWN
        && let Ok(facts) = fuel.next(|fuel| prover.solution(fuel)).await
    {
        targets.push(Target::new(clues, facts));
    }
    let are_all = targets.len() < MOST_KNOWN;
    let mut twins: BTreeMap<Numbers, usize> = BTreeMap::new();
    for target in &targets {
        *twins.entry(target.written()).or_default() += 1;
    }
    targets.retain(|target| twins[&target.written()] == 1);
    if are_all && targets.is_empty() {
        return Suggested::NoneExist;
    }
    for mut target in targets.into_iter().take(MOST_TARGETS) {
        if let Some(suggestion) = target.suggestion(clues, fuel, shown).await {
            return Suggested::Clues(suggestion);
        }
    }
    Suggested::NoneFound
}

impl<P: Prove + Edit> Target<P> {
    fn new(clues: &P::Clues, mut facts: Vec<P::Fact>) -> Self {
        facts.sort_short();
        let writable = writable::<P>(clues, &facts);
        let (sites, numbers): (Vec<Site>, Numbers) = writable.into_iter().unzip();
        let is_allowed = |&at: &usize| {
            let entry = Entry::Number(numbers[at]);
            P::entries(clues, sites[at]).contains(&entry)
        };
        Self {
            places: (0..numbers.len()).filter(is_allowed).collect(),
            numbers,
            sites,
            facts,
            others: Vec::new(),
        }
    }

    /// Its numbers at the places where a clue can be written.
    fn written(&self) -> Numbers {
        self.places.iter().map(|&at| self.numbers[at]).collect()
    }

    /// Clues that leave only this solution, by their places, in order; each of them is needed. `None` if another solution has
    /// the same clues everywhere.
    async fn suggestion(
        &mut self,
        clues: &P::Clues,
        fuel: &Supply,
        shown: &Shown<Progress>,
    ) -> Option<Vec<(Site, u8)>> {
        let mut added = Vec::new();
        while !self.is_only(clues, &added, SAMPLE, fuel, shown).await? {
            self.exclude(&mut added);
        }
        let mut at = 0;
        while at < added.len() {
            let mut fewer = added.clone();
            fewer.remove(at);
            // Clues that known solutions show to be needed do not take a proof.
            let is_known_needed = self
                .others
                .iter()
                .any(|other| !self.is_excluded(other, &fewer));
            match is_known_needed || !self.is_only(clues, &fewer, 1, fuel, shown).await? {
                true => at += 1,
                false => added = fewer,
            }
        }
        let clue = |at: usize| (self.sites[at], self.numbers[at]);
        let mut suggestion: Vec<(Site, u8)> = added.into_iter().map(clue).collect();
        suggestion.sort_short();
        Some(suggestion)
    }

    /// Whether some added clues leave only this solution. If not, notes up to `most` others. `None` if one of them has
    /// the same clues everywhere.
    async fn is_only(
        &mut self,
        clues: &P::Clues,
        added: &[usize],
        most: usize,
        fuel: &Supply,
        shown: &Shown<Progress>,
    ) -> Option<bool> {
        let mut prover = P::prover(&self.with(clues, added), Some(&self.facts));
        let mut fresh = 0;
        while fresh < most
            && let Ok(mut facts) = fuel.next(|fuel| prover.solution(fuel)).await
        {
            facts.sort_short();
            if facts == self.facts {
                continue;
            }
            let other = writable::<P>(clues, &facts).into_iter();
            let other: Numbers = other.map(|(_, number)| number).collect();
            if !self.is_excluded(&other, &self.places) {
                return None;
            }
            if self.others.len() == MOST_KEPT {
                self.others.remove(0);
            }
            self.others.push(other);
            fresh += 1;
        }
        shown.set(Progress::tried(shown.get().tried + 1));
        Some(fresh == 0)
    }

    /// Adds clues until every known solution is excluded.
    fn exclude(&self, added: &mut Vec<usize>) {
        let is_left = |other: &&Numbers| !self.is_excluded(other, added);
        let mut left: Vec<Numbers> = self.others.iter().filter(is_left).cloned().collect();
        while !left.is_empty() {
            let excluded = |at: usize| {
                let differs = |other: &&Numbers| other[at] != self.numbers[at];
                left.iter().filter(differs).count()
            };
            // The first of the clues that exclude the most.
            let places = self.places.iter().rev().copied();
            let Some(best) = places.max_by_key(|&at| excluded(at)) else {
                return;
            };
            left.retain(|other| other[best] == self.numbers[best]);
            added.push(best);
        }
    }

    fn is_excluded(&self, other: &Numbers, added: &[usize]) -> bool {
        added.iter().any(|&at| other[at] != self.numbers[at])
    }

    /// The puzzle with some clues of the target.
    fn with(&self, clues: &P::Clues, added: &[usize]) -> P::Clues {
        let mut clues = clues.clone();
        for &at in added {
            let entry = Entry::Number(self.numbers[at]);
            let change = Change::Write(self.sites[at], Some(entry));
            // Only allowed clues are added.
            if let Some(edited) = P::edited(&clues, &change) {
                clues = edited;
            }
        }
        clues
    }
}

/// Clues that a solution could have in addition.
fn writable<P: Edit>(clues: &P::Clues, facts: &[P::Fact]) -> Vec<(Site, u8)> {
    let mut board = P::board(clues);
    for &fact in facts {
        // Facts of a solution agree with each other.
        let _ = P::learn(&mut board, fact);
    }
    P::writable(clues, &board)
}
