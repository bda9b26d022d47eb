//! Suppositions followed sweep by sweep, and shortening of their refutations.

use clew_core::grid::SortShort as _;

use super::trail::Trail;
use super::{Candidate, Refutation};
use crate::board::{Board, Houses};

/// Candidates that a sweep supposes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    /// Candidates with one alternative, which is placed once they fail.
    OneOfTwo,
    /// All remaining candidates.
    All,
}

/// A supposed candidate, followed as far as singles and inner refutations lead.
pub(super) struct Supposition {
    pub(super) candidate: Candidate,
    trail: Trail,
    inner: Vec<Refutation>,
    may_go_on: bool,
}

impl Supposition {
    /// Supposes a candidate; `None` if singles alone refute it, which is a simpler technique.
    pub(super) fn new(houses: &Houses, start: &Trail, candidate: Candidate) -> Option<Self> {
        let mut trail = start.clone();
        trail.suppose(houses, candidate).ok()?;
        Some(Self {
            candidate,
            trail,
            inner: Vec::new(),
            may_go_on: true,
        })
    }

    /// Whether the latest sweep ruled something out.
    pub(super) fn may_go_on(&self) -> bool {
        self.may_go_on
    }

    /// Supposes each candidate within reach and rules out those that fail, the ones
    /// with the shortest refutations first. Returns the refutation of the supposition
    /// itself once it fails.
    pub(super) fn sweep(&mut self, board: &Board, reach: Reach) -> Option<Refutation> {
        let houses = board.houses();
        let trail = &self.trail;
        let of_cell = |cell: usize| trail.left(cell).iter().map(move |digit| (cell, digit));
        let all = board.open_cells().flat_map(of_cell);
        let within = all.filter(|&candidate| {
            trail.is_open(candidate)
                && (reach == Reach::All || trail.is_one_of_two(houses, candidate))
        });
        let mut sieve = trail.sieve(houses);
        let mut stands = |(cell, digit)| {
            let sieve = sieve.as_mut();
            sieve.is_some_and(|sieve| sieve.stands(cell, digit))
        };
        let mut failed: Vec<Refutation> = within
            .filter(|&candidate| !stands(candidate))
            .filter_map(|candidate| refuted_by_singles(houses, trail, candidate))
            .collect();
        failed.sort_short_by_key(Refutation::size);
        self.may_go_on = !failed.is_empty();
        failed
            .into_iter()
            .find_map(|inner| self.rule_out(houses, inner))
    }

    /// Continues without a candidate; returns the refutation of the supposition if it fails.
    fn rule_out(&mut self, houses: &Houses, inner: Refutation) -> Option<Refutation> {
        let candidate = inner.candidate;
        if !self.trail.is_open(candidate) {
            return None;
        }
        self.inner.push(inner);
        let number = self.inner.len() - 1;
        let dead = self.trail.refute(houses, candidate, number).err()?;
        Some(Refutation::sliced(
            houses,
            &self.trail,
            0,
            dead,
            &self.inner,
        ))
    }
}

/// Refutation of a candidate by singles.
fn refuted_by_singles(houses: &Houses, trail: &Trail, candidate: Candidate) -> Option<Refutation> {
    let mut supposed = trail.clone();
    let base = supposed.entries().len();
    let dead = supposed.suppose(houses, candidate).err()?;
    Some(Refutation::sliced(houses, &supposed, base, dead, &[]))
}

/// A refutation from which inner ones are removed while it gets shorter.
pub(super) struct Shortening {
    shortest: Refutation,
    /// Number of inner refutations not yet tried; at first one more than there are,
    /// for the refutation by these alone.
    at: usize,
}

impl Shortening {
    pub(super) fn new(found: Refutation) -> Self {
        let at = found.inner.len() + 1;
        Self {
            shortest: found,
            at,
        }
    }

    /// The shortest refutation so far.
    pub(super) fn shortest(&self) -> &Refutation {
        &self.shortest
    }

    /// Number of steps of the shortest refutation so far.
    pub(super) fn size(&self) -> usize {
        self.shortest.size()
    }

    /// Tries to do without the next inner refutation; `false` once each has been tried.
    pub(super) fn advance(&mut self, houses: &Houses, start: &Trail) -> bool {
        let Some(at) = self.at.checked_sub(1) else {
            return false;
        };
        let inner = self.shortest.inner.iter().enumerate();
        let others = inner.filter(|(i, _)| *i != at);
        let others: Vec<Candidate> = others.map(|(_, (_, inner))| inner.candidate).collect();
        let again = refuted_by(houses, start, self.shortest.candidate, &others);
        self.at = at;
        if let Some(again) = again.filter(|again| again.size() < self.shortest.size()) {
            self.at = at.min(again.inner.len());
            self.shortest = again;
        }
        true
    }
}

/// Refutation of a candidate by inner ones of these candidates alone, in order.
fn refuted_by(
    houses: &Houses,
    start: &Trail,
    candidate: Candidate,
    inner: &[Candidate],
) -> Option<Refutation> {
    let mut supposition = Supposition::new(houses, start, candidate)?;
    inner.iter().find_map(|&candidate| {
        let inner = refuted_by_singles(houses, &supposition.trail, candidate)?;
        supposition.rule_out(houses, inner)
    })
}
