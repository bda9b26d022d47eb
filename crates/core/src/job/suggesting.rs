//! Suggestion of clues that would leave one of several solutions.
//!
//! One solution is the target. Its clues are added, each time the one that excludes the
//! most other known solutions, until no other is left. Then every redundant clue is
//! removed again. A solution that has the same clues as the target everywhere makes the
//! target infeasible; then another target is taken.

use crate::grid::{Site, SortShort as _};
use crate::model::{Change, Edit, Entry};
use crate::solve::{Advance, Fuel, Prove, Prover};
use crate::trace::Verdict;

use super::{Answer, Inquiry, InquiryEnd, Progress};

/// Number of other solutions to find at a time: the more are known, the better the
/// choice of a clue.
const SAMPLE: usize = 12;
/// Number of targets tried.
const MOST_TARGETS: u32 = 8;

/// Largest number of other solutions kept.
const MOST_KEPT: usize = 400;

/// Numbers of a solution at the places where a clue could be added; the places are
/// in the same order for all solutions of a puzzle.
type Numbers = Vec<u8>;

/// A search for clues under way.
pub struct Suggesting<P: Prove + Edit> {
    clues: P::Clues,
    /// Solutions of the original puzzle, each a target.
    targets: Box<dyn Prover<P>>,
    tried_targets: u32,
    target: Option<Target<P>>,
    /// Number of proofs so far, for the progress line.
    proofs: u64,
    outcome: Option<Verdict>,
}

/// Solution to be made unique, with the clues added for it.
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
    /// The added clues, as indices of `numbers`.
    added: Vec<usize>,
    /// Index in `added`: the clues before it are known to be needed. `None` while clues
    /// are still missing.
    needed: Option<usize>,
    /// Prover that looks for another solution of the puzzle with the clues being tried.
    prover: Box<dyn Prover<P>>,
    fresh: usize,
}

/// Outcome of one work slice.
enum TargetOutcome {
    /// The fuel ran out.
    OutOfFuel,
    /// The added clues are a suggestion.
    Done,
    /// Another solution has the same clues everywhere.
    Infeasible,
}

impl<P: Prove + Edit> Suggesting<P> {
    /// Starts on a puzzle.
    pub fn new(clues: P::Clues) -> Self {
        Self {
            targets: P::prover(&clues, None),
            clues,
            tried_targets: 0,
            target: None,
            proofs: 0,
            outcome: None,
        }
    }

    fn decided(
        &mut self,
        verdict: Verdict,
        answer: Option<Vec<(Site, u8)>>,
    ) -> Advance<Answer<P>, InquiryEnd> {
        self.outcome = Some(verdict);
        Advance::Event(Answer::Suggestion(answer))
    }

    /// Takes the next solution as the target.
    fn next_target(&mut self, fuel: &mut Fuel) -> Advance<Target<P>> {
        let mut facts = match self.targets.solution(fuel) {
            Advance::Event(facts) => facts,
            Advance::OutOfFuel => return Advance::OutOfFuel,
            Advance::Finished(verdict) => return Advance::Finished(verdict),
        };
        self.tried_targets += 1;
        facts.sort_short();
        let writable = writable::<P>(&self.clues, &facts);
        let (sites, numbers): (Vec<Site>, Numbers) = writable.into_iter().unzip();
        let is_allowed = |&at: &usize| {
            let entry = Entry::Number(numbers[at]);
            P::entries(&self.clues, sites[at]).contains(&entry)
        };
        Advance::Event(Target {
            places: (0..numbers.len()).filter(is_allowed).collect(),
            numbers,
            sites,
            prover: P::prover(&self.clues, Some(&facts)),
            facts,
            others: Vec::new(),
            added: Vec::new(),
            needed: None,
            fresh: 0,
        })
    }
}

impl<P: Prove + Edit> Inquiry<P> for Suggesting<P> {
    fn advance(&mut self, fuel: &mut Fuel) -> Advance<Answer<P>, InquiryEnd> {
        if let Some(verdict) = self.outcome {
            return Advance::Finished(InquiryEnd::Verdict(verdict));
        }
        loop {
            let Some(target) = &mut self.target else {
                if self.tried_targets == MOST_TARGETS {
                    return self.decided(Verdict::Several, None);
                }
                match self.next_target(fuel) {
                    Advance::Event(target) => self.target = Some(target),
                    Advance::OutOfFuel => return Advance::OutOfFuel,
                    Advance::Finished(verdict) => return self.decided(verdict, None),
                }
                continue;
            };
            match target.advance(&self.clues, fuel, &mut self.proofs) {
                TargetOutcome::OutOfFuel => return Advance::OutOfFuel,
                TargetOutcome::Infeasible => self.target = None,
                TargetOutcome::Done => {
                    let suggestion = target.suggestion();
                    let verdict = match suggestion.is_empty() {
                        true => Verdict::Unique,
                        false => Verdict::Several,
                    };
                    return self.decided(verdict, Some(suggestion));
                }
            }
        }
    }

    fn progress(&self) -> Progress {
        Progress {
            looking_at: None,
            tried: self.proofs,
            of: None,
        }
    }
}

impl<P: Prove + Edit> Target<P> {
    fn advance(&mut self, clues: &P::Clues, fuel: &mut Fuel, proofs: &mut u64) -> TargetOutcome {
        loop {
            let is_only = match self.prover.solution(fuel) {
                Advance::OutOfFuel => return TargetOutcome::OutOfFuel,
                Advance::Event(mut facts) => {
                    facts.sort_short();
                    if facts == self.facts {
                        continue;
                    }
                    let other = writable::<P>(clues, &facts).into_iter();
                    let other: Numbers = other.map(|(_, number)| number).collect();
                    if !self.is_excluded(&other, &self.places) {
                        return TargetOutcome::Infeasible;
                    }
                    if self.others.len() == MOST_KEPT {
                        self.others.remove(0);
                    }
                    self.others.push(other);
                    self.fresh += 1;
                    if self.needed.is_none() && self.fresh < SAMPLE {
                        continue;
                    }
                    false
                }
                Advance::Finished(_) => self.fresh == 0,
            };
            *proofs += 1;
            self.fresh = 0;
            match self.needed {
                None if is_only => self.needed = Some(0),
                None => self.exclude(),
                Some(at) if is_only => {
                    self.added.remove(at);
                }
                Some(at) => self.needed = Some(at + 1),
            }
            // Clues that known solutions show to be needed do not take a proof.
            while let Some(at) = self.needed.filter(|&at| at < self.added.len())
                && self.is_known_needed(at)
            {
                self.needed = Some(at + 1);
            }
            let mut tried = self.added.clone();
            if let Some(at) = self.needed {
                if at == self.added.len() {
                    return TargetOutcome::Done;
                }
                tried.remove(at);
            }
            self.prover = P::prover(&self.with(clues, &tried), Some(&self.facts));
        }
    }

    /// Adds clues until every known solution is excluded.
    fn exclude(&mut self) {
        let is_left = |other: &&Numbers| !self.is_excluded(other, &self.added);
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
            self.added.push(best);
        }
    }

    fn is_excluded(&self, other: &Numbers, added: &[usize]) -> bool {
        added.iter().any(|&at| other[at] != self.numbers[at])
    }

    /// Whether a known solution fits all added clues except the one at `at`.
    fn is_known_needed(&self, at: usize) -> bool {
        let mut fewer = self.added.clone();
        fewer.remove(at);
        let mut others = self.others.iter();
        others.any(|other| !self.is_excluded(other, &fewer))
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

    fn suggestion(&self) -> Vec<(Site, u8)> {
        let clue = |&at: &usize| (self.sites[at], self.numbers[at]);
        let mut suggestion: Vec<(Site, u8)> = self.added.iter().map(clue).collect();
        suggestion.sort_short();
        suggestion
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
