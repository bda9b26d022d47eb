//! Clues taken away while the solution stays the only one, until none can go.
//!
//! Places go in random order, those that a symmetry joins at once. Where a known
//! rival needs one, it stays without a proof. The others are tried some at a
//! time, and the second solution that was found is a rival from then on. What
//! stays is needed: a rival says so. Where few clues are wished for it goes on in
//! rounds.

mod pace;
mod rounds;

use std::collections::BTreeSet;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use crate::grid::Site;
use crate::solve::{Advance, Fuel};
use crate::trace::Verdict;

use super::deepening;
use super::dug::{Dug, groups};
use super::proofs::Proofs;
use super::rivals::Rivals;
use super::{Full, Generate, Wish, is_same};
use pace::Pace;

/// Where search would be too hard for the level, so much fuel is spent on a
/// proof: little more than the silent solver's deduction takes.
const SHORT_PROOF: u32 = 8;

/// Digging under way.
pub(super) struct Digging<P: Generate> {
    full: Full<P>,
    /// Whether a clue stays when the proof without it is not short. So puzzles of
    /// any level come about, not only the hardest.
    only_short: bool,
    /// The places that have a clue.
    standing: BTreeSet<Site>,
    /// Places that go together.
    groups: Vec<Vec<Site>>,
    /// The groups to be tried, in order.
    order: Vec<usize>,
    /// Those before this one are settled.
    settled: usize,
    /// How many are tried at once.
    pace: Pace,
    /// Those before this one are tried again, all at once.
    again: Option<usize>,
    /// The groups that went.
    gone: Vec<usize>,
    /// How many rounds are left.
    rounds: usize,
    /// What was gone before the latest round.
    before: Option<Vec<usize>>,
    /// What must stay, as far as it is known. Some of it only so that proofs
    /// are short.
    rivals: Rivals,
    /// What must stay for certain.
    sure: Rivals,
    /// What is tried at present.
    trial: Option<Trial>,
    /// Whether a trial leaves one solution.
    proofs: Proofs<P>,
}

/// A try to take some groups away.
struct Trial {
    /// Which.
    groups: Vec<usize>,
    /// Up to which group all are settled if it succeeds.
    end: usize,
    /// The same if it fails and is of one group: what comes after that may go.
    end_of_first: usize,
}

impl<P: Generate> Digging<P> {
    /// Takes up a full board that has one solution; `rivals` of it may be known.
    pub(super) fn new(
        full: Full<P>,
        rivals: Option<Rivals>,
        wish: &Wish,
        rng: &mut ChaCha8Rng,
    ) -> Self {
        let written = P::written(&full.clues).into_iter();
        let standing: BTreeSet<Site> = written.map(|(site, _)| site).collect();
        let groups = groups::<P>(&full.clues, &standing, wish);
        let mut order: Vec<usize> = match wish.amount.is_full() {
            true => Vec::new(),
            false => (0..groups.len()).collect(),
        };
        order.shuffle(rng);
        let rivals = match rivals {
            Some(mut known) => {
                known.leave(standing.iter().copied());
                known
            }
            None => {
                let mut rivals = Rivals::new(standing.iter().copied());
                for sites in P::rivals(&full) {
                    rivals.add(&sites);
                }
                rivals
            }
        };
        let only_short = deepening::suits::<P>(wish)
            || !wish.amount.is_minimal() && wish.levels.at_least < P::DEDUCED;
        Self {
            only_short,
            rounds: rounds::wished(wish.amount, groups.len()),
            before: None,
            full,
            standing,
            groups,
            order,
            settled: 0,
            pace: Pace::new(P::STEADY.filter(|_| !only_short)),
            again: None,
            gone: Vec::new(),
            sure: rivals.clone(),
            rivals,
            trial: None,
            proofs: Proofs::default(),
        }
    }

    /// The puzzle as it is.
    pub(super) fn clues(&self) -> P::Clues {
        self.full.with(self.standing.iter().copied())
    }

    /// Its solution.
    pub(super) fn solution(&self) -> &[P::Fact] {
        &self.full.solution
    }

    /// Groups settled, and how many there are.
    pub(super) fn settled(&self) -> (u64, u64) {
        let count = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
        (count(self.settled), count(self.order.len()))
    }

    /// Goes on to the end.
    pub(super) fn advance(&mut self, rng: &mut ChaCha8Rng, fuel: &mut Fuel) -> Option<Dug<P>> {
        loop {
            let (Some(trial), Some(prover)) = (self.trial.take(), self.proofs.latest()) else {
                if !fuel.spend() {
                    return None;
                }
                if self.settled == self.order.len() && !self.next_round(rng) {
                    return Some(self.dug());
                }
                self.trial = self.next_trial();
                continue;
            };
            let advance = if self.only_short {
                fuel.spend_many(SHORT_PROOF);
                prover.solution(&mut Fuel::new(SHORT_PROOF))
            } else {
                prover.solution(fuel)
            };
            match advance {
                Advance::OutOfFuel if self.only_short => {
                    let wants = prover.wants();
                    self.refuse(&trial, &wants);
                }
                Advance::OutOfFuel => {
                    self.trial = Some(trial);
                    return None;
                }
                Advance::Event(facts) if is_same(&facts, &self.full.solution) => {
                    self.trial = Some(trial);
                }
                Advance::Event(facts) => {
                    let rivals = P::told_apart(&self.full, &facts);
                    for sites in &rivals {
                        self.sure.add(sites);
                    }
                    self.refuse(&trial, &rivals);
                }
                Advance::Finished(Verdict::Unique) => self.accept(trial),
                Advance::Finished(_) => {
                    // A second solution was told before.
                    self.settled = self.order.len();
                }
            }
        }
    }

    /// The next groups to try.
    fn next_trial(&mut self) -> Option<Trial> {
        let mut end = self.settled;
        let mut end_of_first = end;
        let mut groups = Vec::new();
        let (limit, most) = match self.again.take() {
            Some(end) => (end, usize::MAX),
            None => (self.order.len(), self.pace.size()),
        };
        while end < limit && groups.len() < most {
            let group = self.order[end];
            end += 1;
            if self.rivals.take(&self.groups[group]) {
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
        let clues = self.full.with(self.rivals.left());
        self.proofs.begin(&clues, &self.full.solution);
        Some(Trial {
            groups,
            end,
            end_of_first,
        })
    }

    fn accept(&mut self, trial: Trial) {
        for site in trial.groups.iter().flat_map(|&group| &self.groups[group]) {
            self.standing.remove(site);
        }
        self.gone.extend(trial.groups);
        self.settled = trial.end;
        self.pace.succeeded();
    }

    /// Tries less next time, or the same again without what stays; and remembers
    /// sets of which a clue must stay. A group that was tried alone stays.
    fn refuse(&mut self, trial: &Trial, needed: &[Vec<Site>]) {
        self.again = self.pace.failed(trial.groups.len()).then_some(trial.end);
        for &group in &trial.groups {
            self.rivals.put(&self.groups[group]);
        }
        for sites in needed {
            self.rivals.add(sites);
        }
        if trial.groups.len() == 1 {
            self.settled = trial.end_of_first;
        }
    }

    fn dug(&mut self) -> Dug<P> {
        let gone = std::mem::take(&mut self.gone).into_iter();
        Dug {
            full: self.full.clone(),
            standing: std::mem::take(&mut self.standing),
            gone: gone.map(|group| self.groups[group].clone()).collect(),
            rivals: std::mem::take(&mut self.sure),
        }
    }
}
