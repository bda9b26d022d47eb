//! Refutation: a supposition, the entries that its contradiction needs, and the
//! inner refutations among them.

use super::Candidate;
use super::trail::{Antecedent, Trail, excluded};
use crate::board::{Fact, Houses};
use crate::prove::search::cover::Dead;

/// Premises of a conclusion: facts found under the suppositions, and candidates that
/// the board has excluded.
#[derive(Clone, Debug, Default)]
pub(super) struct Premises {
    pub(super) given: Vec<Fact>,
    pub(super) known: Vec<Candidate>,
}

/// A fact that follows from a supposition.
#[derive(Clone, Debug)]
pub(super) struct Derived {
    pub(super) fact: Fact,
    pub(super) reason: Antecedent,
    pub(super) premises: Premises,
}

/// Refutation of a candidate.
#[derive(Clone, Debug)]
pub(super) struct Refutation {
    pub(super) candidate: Candidate,
    /// Consequences that the end needs, in order.
    pub(super) steps: Vec<Derived>,
    pub(super) end: (Dead, Premises),
    /// The inner refutations needed, each with its number, in order.
    pub(super) inner: Vec<(usize, Refutation)>,
    /// Entries before the supposition that are needed.
    outside: Vec<usize>,
}

impl Refutation {
    /// Slices backwards from a contradiction: what it needs of the entries from `base`
    /// on, where the supposition is, and of the inner refutations.
    pub(super) fn sliced(
        houses: &Houses,
        trail: &Trail,
        base: usize,
        dead: Dead,
        inner: &[Refutation],
    ) -> Self {
        let entries = trail.entries();
        let mut slice = Slice {
            houses,
            trail,
            is_needed: vec![false; entries.len()],
        };
        let end = slice.premises(entries.len(), dead.missing(houses));
        let mut steps = Vec::new();
        let mut used = Vec::new();
        for at in (base + 1..entries.len()).rev() {
            if !slice.is_needed[at] {
                continue;
            }
            let entry = entries[at];
            if let Antecedent::Refuted(number) = entry.reason {
                for &outside in &inner[number].outside {
                    slice.is_needed[outside] = true;
                }
                used.push((number, inner[number].clone()));
            }
            let excluded = excluded(houses, entry.candidate, entry.reason);
            steps.push(Derived {
                fact: slice.fact(at),
                reason: entry.reason,
                premises: slice.premises(at, excluded),
            });
        }
        steps.reverse();
        used.reverse();
        let outside = (0..base).filter(|&at| slice.is_needed[at]).collect();
        Self {
            candidate: entries[base].candidate,
            steps,
            end: (dead, end),
            inner: used,
            outside,
        }
    }

    /// Number of steps, including those of inner refutations.
    pub(super) fn size(&self) -> usize {
        let inner = self.inner.iter().map(|(_, inner)| inner.size());
        self.steps.len() + inner.sum::<usize>()
    }
}

/// Backward slice of a trail.
struct Slice<'a> {
    houses: &'a Houses,
    trail: &'a Trail,
    is_needed: Vec<bool>,
}

impl Slice<'_> {
    /// Premises that exclude candidates before the entry `at`. Entries that are needed
    /// anyway are preferred.
    fn premises(&mut self, at: usize, excluded: impl Iterator<Item = Candidate>) -> Premises {
        let entries = self.trail.entries();
        let mut premises = Premises::default();
        for candidate in excluded {
            let Some(cause) = self.trail.cause(candidate) else {
                premises.known.push(candidate);
                continue;
            };
            let does = |other: &usize| {
                let entry = &entries[*other];
                match entry.is_placed() {
                    true => self.houses.excludes(entry.candidate, candidate),
                    false => entry.candidate == candidate,
                }
            };
            let mut needed = (0..at).filter(|&other| self.is_needed[other]);
            let cause = needed.find(does).unwrap_or(cause);
            self.is_needed[cause] = true;
            let fact = self.fact(cause);
            if !premises.given.contains(&fact) {
                premises.given.push(fact);
            }
        }
        premises
    }

    fn fact(&self, at: usize) -> Fact {
        let entry = &self.trail.entries()[at];
        let (cell, digit) = entry.candidate;
        let cell = self.houses.cell(cell);
        match entry.is_placed() {
            true => Fact::Is(cell, digit),
            false => Fact::Not(cell, digit),
        }
    }
}
