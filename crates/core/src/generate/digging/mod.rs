//! Digging: clues are removed while the solution stays unique, until none can go.
//!
//! Places are taken in random order; those joined by a symmetry go together. A clue
//! that a known unavoidable set needs stays without a proof. The others are removed a
//! few at a time; each second solution found gives new unavoidable sets. A clue that
//! stays is needed, as some set shows. If few clues are wanted, digging continues in
//! rounds.

mod batch;
mod rounds;

use std::collections::BTreeSet;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use crate::grid::{IntoSet as _, Site};
use crate::solve::{Advance, Fuel};
use crate::trace::Verdict;

use super::dug::{Dug, groups};
use super::targeting;
use super::unavoidable::UnavoidableSets;
use super::uniqueness::UniquenessProofs;
use super::{Full, Generate, Spec, is_same};
use batch::BatchSize;

/// Fuel of a proof if search would be too hard for the level: little more than the
/// prover's deduction takes.
const SHORT_PROOF: u32 = 8;

/// Digging under way.
pub(super) struct Digging<P: Generate> {
    full: Full<P>,
    /// Whether a clue stays when the proof without it is not short. This gives puzzles
    /// of any level, not only the hardest.
    short_proofs_only: bool,
    /// Places that have a clue.
    clued: BTreeSet<Site>,
    /// Groups of places joined by the symmetry.
    groups: Vec<Vec<Site>>,
    /// Groups to remove, in order.
    order: Vec<usize>,
    /// Number of settled groups at the start of `order`.
    settled: usize,
    /// Number of groups removed at once.
    batch: BatchSize,
    /// End of the groups to remove again, all at once.
    retry_until: Option<usize>,
    /// Groups removed.
    removed: Vec<usize>,
    /// Number of rounds left.
    rounds: usize,
    /// Groups removed before the latest round.
    before: Option<Vec<usize>>,
    /// Unavoidable sets, and sets in which a clue must stay to keep proofs short.
    unavoidable: UnavoidableSets,
    /// Unavoidable sets only.
    certain: UnavoidableSets,
    /// Removal being tried.
    removal: Option<Removal>,
    /// Uniqueness proofs.
    proofs: UniquenessProofs<P>,
}

/// Removal of some groups, to be proved.
struct Removal {
    /// Groups removed.
    groups: Vec<usize>,
    /// End of the groups settled on success.
    end: usize,
    /// End of the groups settled if a single group fails: later ones may still be
    /// removed.
    end_of_first: usize,
}

impl<P: Generate> Digging<P> {
    /// Starts on a full board that has one solution; some of its unavoidable sets may
    /// be known.
    pub(super) fn new(
        full: Full<P>,
        unavoidable: Option<UnavoidableSets>,
        spec: &Spec,
        rng: &mut ChaCha8Rng,
    ) -> Self {
        let written = P::written(&full.clues).into_iter();
        let clued = written.map(|(site, _)| site).into_set();
        let groups = groups::<P>(&full.clues, &clued, spec);
        let mut order: Vec<usize> = match spec.clue_count.is_full() {
            true => Vec::new(),
            false => (0..groups.len()).collect(),
        };
        order.shuffle(rng);
        let unavoidable = match unavoidable {
            Some(mut known) => {
                known.keep_only(clued.iter().copied());
                known
            }
            None => {
                let mut unavoidable = UnavoidableSets::new(clued.iter().copied());
                for sites in P::unavoidable_sets(&full) {
                    unavoidable.add(&sites);
                }
                unavoidable
            }
        };
        let short_proofs_only = targeting::is_by_hardening::<P>(spec)
            || !spec.clue_count.is_minimal() && spec.levels.at_least < P::BEYOND_DEDUCTION;
        Self {
            short_proofs_only,
            rounds: rounds::number(spec.clue_count, groups.len()),
            before: None,
            full,
            clued,
            groups,
            order,
            settled: 0,
            batch: BatchSize::new(P::FIXED_BATCH.filter(|_| !short_proofs_only)),
            retry_until: None,
            removed: Vec::new(),
            certain: unavoidable.clone(),
            unavoidable,
            removal: None,
            proofs: UniquenessProofs::default(),
        }
    }

    /// Clues of the current puzzle.
    pub(super) fn clues(&self) -> P::Clues {
        self.full.with(self.clued.iter().copied())
    }

    /// Intended solution.
    pub(super) fn solution(&self) -> &[P::Fact] {
        &self.full.solution
    }

    /// Number of settled groups, and of all groups.
    pub(super) fn settled(&self) -> (u64, u64) {
        let count = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
        (count(self.settled), count(self.order.len()))
    }

    /// Continues to the end; `None` when the fuel ran out.
    pub(super) fn advance(&mut self, rng: &mut ChaCha8Rng, fuel: &mut Fuel) -> Option<Dug<P>> {
        loop {
            let (Some(removal), Some(prover)) = (self.removal.take(), self.proofs.latest()) else {
                if !fuel.spend() {
                    return None;
                }
                if self.settled == self.order.len() && !self.next_round(rng) {
                    return Some(self.dug());
                }
                self.removal = self.next_removal();
                continue;
            };
            let advance = if self.short_proofs_only {
                fuel.spend_many(SHORT_PROOF);
                prover.solution(&mut Fuel::new(SHORT_PROOF))
            } else {
                prover.solution(fuel)
            };
            match advance {
                Advance::OutOfFuel if self.short_proofs_only => {
                    let wants = prover.wants();
                    self.reject(&removal, &wants);
                }
                Advance::OutOfFuel => {
                    self.removal = Some(removal);
                    return None;
                }
                Advance::Event(facts) if is_same(&facts, &self.full.solution) => {
                    self.removal = Some(removal);
                }
                Advance::Event(facts) => {
                    let unavoidable = P::unavoidable_from(&self.full, &facts);
                    for sites in &unavoidable {
                        self.certain.add(sites);
                    }
                    self.reject(&removal, &unavoidable);
                }
                Advance::Finished(Verdict::Unique) => self.accept(removal),
                Advance::Finished(_) => {
                    // Not expected: a second solution is an event, which ends the proof
                    // earlier.
                    self.settled = self.order.len();
                }
            }
        }
    }

    /// Begins the next removal; `None` if all groups left are known to be needed.
    fn next_removal(&mut self) -> Option<Removal> {
        let mut end = self.settled;
        let mut end_of_first = end;
        let mut groups = Vec::new();
        let (limit, most) = match self.retry_until.take() {
            Some(end) => (end, usize::MAX),
            None => (self.order.len(), self.batch.size()),
        };
        while end < limit && groups.len() < most {
            let group = self.order[end];
            end += 1;
            if self.unavoidable.try_remove(&self.groups[group]) {
                if groups.is_empty() {
                    end_of_first = end;
                }
                groups.push(group);
            }
        }
        if groups.is_empty() {
            self.settled = end;
            return None;
        }
        let clues = self.full.with(self.unavoidable.remaining());
        self.proofs.begin(&clues, &self.full.solution);
        Some(Removal {
            groups,
            end,
            end_of_first,
        })
    }

    fn accept(&mut self, removal: Removal) {
        for site in removal.groups.iter().flat_map(|&group| &self.groups[group]) {
            self.clued.remove(site);
        }
        self.removed.extend(removal.groups);
        self.settled = removal.end;
        self.batch.succeeded();
    }

    /// Undoes a removal. Next time fewer groups are removed, or the same without those
    /// now known to be needed; `needed` are sets in which a clue must stay. A group
    /// removed alone stays.
    fn reject(&mut self, removal: &Removal, needed: &[Vec<Site>]) {
        self.retry_until = self
            .batch
            .failed(removal.groups.len())
            .then_some(removal.end);
        for &group in &removal.groups {
            self.unavoidable.restore(&self.groups[group]);
        }
        for sites in needed {
            self.unavoidable.add(sites);
        }
        if removal.groups.len() == 1 {
            self.settled = removal.end_of_first;
        }
    }

    fn dug(&mut self) -> Dug<P> {
        let removed = std::mem::take(&mut self.removed).into_iter();
        Dug {
            full: self.full.clone(),
            clued: std::mem::take(&mut self.clued),
            removed: removed.map(|group| self.groups[group].clone()).collect(),
            unavoidable: std::mem::take(&mut self.certain),
        }
    }
}
