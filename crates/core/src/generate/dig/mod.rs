//! Digging: clues are removed while the solution stays unique, until none can go.
//!
//! Places are taken in random order; those joined by a symmetry go together. A clue
//! that a known unavoidable set needs stays without a proof. The others are removed a
//! few at a time; each second solution found gives new unavoidable sets. A clue that
//! stays is needed, as some set shows. If few clues are wanted, digging continues in
//! rounds.

mod batch;
mod rounds;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use crate::grid::{IntoSet as _, Site};
use crate::solve::{Advance, Fuel};
use crate::trace::Verdict;

use super::aim::is_by_hardening;
use super::desk::Desk;
use super::dug::{Dug, groups};
use super::unavoidable::UnavoidableSets;
use super::uniqueness::UniquenessProofs;
use super::{Full, Generate, Spec, is_same};
use batch::BatchSize;

/// Fuel of a proof if search would be too hard for the level: little more than the
/// prover's deduction takes.
const SHORT_PROOF: u32 = 8;

/// Removes clues from a full board that has one solution; some of its unavoidable sets
/// may be known. If few clues are wanted, the rounds are halved this many times; without a
/// number, there are as many as in older versions.
pub(super) async fn dig<P: Generate>(
    full: Full<P>,
    unavoidable: Option<UnavoidableSets>,
    spec: &Spec,
    halvings: Option<u32>,
    rng: &mut ChaCha8Rng,
    desk: &Desk<P>,
) -> Dug<P> {
    let mut digging = Digging::new(full, unavoidable, spec, halvings, rng);
    loop {
        while digging.settled < digging.order.len() {
            desk.show_settled(digging.settled, digging.order.len());
            desk.spend(&digging.dug).await;
            if let Some(removal) = digging.next_removal() {
                digging.prove(removal, desk).await;
            }
        }
        if !digging.next_round(rng) {
            return digging.finished();
        }
    }
}

/// Digging under way.
struct Digging<P: Generate> {
    /// The puzzle. Its removed groups are noted at the end; its unavoidable sets are sure.
    dug: Dug<P>,
    /// Whether a clue stays when the proof without it is not short. This gives puzzles
    /// of any level, not only the hardest.
    short_proofs_only: bool,
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
    fn new(
        full: Full<P>,
        unavoidable: Option<UnavoidableSets>,
        spec: &Spec,
        halvings: Option<u32>,
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
        let short_proofs_only = is_by_hardening::<P>(spec)
            || !spec.clue_count.is_minimal() && spec.levels.at_least < P::BEYOND_DEDUCTION;
        Self {
            short_proofs_only,
            rounds: rounds::number(spec, groups.len(), halvings),
            before: None,
            groups,
            order,
            settled: 0,
            batch: BatchSize::new(P::FIXED_BATCH.filter(|_| !short_proofs_only)),
            retry_until: None,
            removed: Vec::new(),
            unavoidable: unavoidable.clone(),
            proofs: UniquenessProofs::default(),
            dug: Dug {
                full,
                clued,
                removed: Vec::new(),
                unavoidable,
            },
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
        Some(Removal {
            groups,
            end,
            end_of_first,
        })
    }

    /// Accepts a removal if the puzzle still has one solution, else rejects it.
    async fn prove(&mut self, removal: Removal, desk: &Desk<P>) {
        let full = &self.dug.full;
        let clues = full.with(self.unavoidable.remaining());
        let prover = self.proofs.begin(&clues, &full.solution);
        loop {
            let outcome = if self.short_proofs_only {
                let spend = |fuel: &mut Fuel| fuel.spend_many(SHORT_PROOF).then_some(());
                desk.until(&self.dug, spend).await;
                prover.solution(&mut Fuel::new(SHORT_PROOF))
            } else {
                match desk.next(&self.dug, |fuel| prover.solution(fuel)).await {
                    Ok(facts) => Advance::Event(facts),
                    Err(verdict) => Advance::Finished(verdict),
                }
            };
            match outcome {
                Advance::OutOfFuel => {
                    let wants = prover.wants();
                    return self.reject(&removal, &wants);
                }
                Advance::Event(facts) if is_same(&facts, &self.dug.full.solution) => {}
                Advance::Event(facts) => {
                    let unavoidable = P::unavoidable_from(&self.dug.full, &facts);
                    for sites in &unavoidable {
                        self.dug.unavoidable.add(sites);
                    }
                    return self.reject(&removal, &unavoidable);
                }
                Advance::Finished(Verdict::Unique) => return self.accept(removal),
                Advance::Finished(_) => {
                    // Not expected: a second solution is an event, which ends the proof
                    // earlier.
                    self.settled = self.order.len();
                    return;
                }
            }
        }
    }

    fn accept(&mut self, removal: Removal) {
        for site in removal.groups.iter().flat_map(|&group| &self.groups[group]) {
            self.dug.clued.remove(site);
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

    fn finished(self) -> Dug<P> {
        let removed = self.removed.iter();
        Dug {
            removed: removed.map(|&group| self.groups[group].clone()).collect(),
            ..self.dug
        }
    }
}
