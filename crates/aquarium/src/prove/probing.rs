//! Probing: a level is tried for a moment, and removed if propagation refutes it. Repeated
//! until nothing changes, this is singleton consistency (Debruyne & Bessière, *Some
//! practicable filtering techniques for the constraint satisfaction problem*, IJCAI 1997).

use clew_core::solve::Fuel;

use super::domains::Domains;
use super::network::Levels;

/// Maximum number of levels left for a tank that is taken level by level.
pub(crate) const FEW: usize = 2;

/// Outcome of [`LevelProbing::advance`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum ProbingEvent {
    /// Propagation refutes none of the remaining levels.
    Fixpoint,
    /// A chain has no level left.
    Contradiction,
    /// The fuel ran out; ask again.
    OutOfFuel,
}

/// Probing level by level, for the prover: afterwards, often nothing is left open.
#[derive(Debug, Default)]
pub(super) struct LevelProbing {
    /// The domains before the present probe.
    base: Vec<Levels>,
    chain: usize,
    /// The levels of the chain still to probe.
    left: Levels,
    /// Number of chains since the last level was removed.
    unchanged: usize,
}

impl LevelProbing {
    /// Begins with filtered domains.
    pub(super) fn new(domains: &Domains) -> Self {
        Self {
            left: domains.levels.first().copied().unwrap_or(0),
            base: domains.levels.clone(),
            chain: 0,
            unchanged: 0,
        }
    }

    /// Continues; a unit of fuel is a probe. At the fixpoint, `domains` holds what is left.
    pub(super) fn advance(&mut self, domains: &mut Domains, fuel: &mut Fuel) -> ProbingEvent {
        while self.unchanged < self.base.len() {
            if self.left == 0 || self.base[self.chain].is_power_of_two() {
                self.unchanged += 1;
                self.chain = (self.chain + 1) % self.base.len();
                self.left = self.base[self.chain];
                continue;
            }
            if !fuel.spend() {
                return ProbingEvent::OutOfFuel;
            }
            let level = self.left & self.left.wrapping_neg();
            self.left &= !level;
            domains.restore(&self.base);
            let chain = number(self.chain);
            domains.keep(chain, level);
            if domains.propagate().is_ok() {
                continue;
            }
            domains.restore(&self.base);
            domains.keep(chain, !level);
            if domains.levels[self.chain] == 0 || domains.propagate().is_err() {
                return ProbingEvent::Contradiction;
            }
            self.base.copy_from_slice(&domains.levels);
            self.left &= self.base[self.chain];
            self.unchanged = 0;
        }
        domains.restore(&self.base);
        ProbingEvent::Fixpoint
    }
}

/// Probing chain by chain, like the trials of the ladder. If a chain has few levels,
/// the domains that they lead to are united, and everything else is removed:
/// constructive disjunction.
#[derive(Debug)]
pub(crate) struct ChainProbing {
    /// The domains before the present probe.
    base: Vec<Levels>,
    /// The chain to be probed next.
    chain: usize,
    /// Number of chains since the last level was removed.
    unchanged: usize,
}

impl ChainProbing {
    /// Begins with the domains of a puzzle that has a solution, filtered.
    pub(crate) fn new(domains: &Domains) -> Self {
        Self {
            base: domains.levels.clone(),
            chain: 0,
            unchanged: 0,
        }
    }

    /// Probes the next chain; chains with many levels only if `all` are to be probed.
    /// Returns `false` at the fixpoint. Between two calls, `domains` holds what is possible.
    pub(crate) fn advance(&mut self, domains: &mut Domains, all: bool) -> bool {
        if self.unchanged == self.base.len() {
            return false;
        }
        let levels = self.base[self.chain].count_ones() as usize;
        if levels > 1 && (all || levels <= FEW) {
            self.probe(domains, levels <= FEW);
        }
        if domains.levels == self.base {
            self.unchanged += 1;
        } else {
            self.base.copy_from_slice(&domains.levels);
            self.unchanged = 0;
        }
        self.chain = (self.chain + 1) % self.base.len();
        true
    }

    /// Probes the levels of a chain and removes those refuted. For a chain with few
    /// levels, also removes what the others do not lead to.
    fn probe(&self, domains: &mut Domains, is_few: bool) {
        let chain = number(self.chain);
        let mut union = vec![0; self.base.len()];
        let mut left = self.base[self.chain];
        while left != 0 {
            let level = left & left.wrapping_neg();
            left &= !level;
            domains.restore(&self.base);
            domains.keep(chain, level);
            if domains.propagate().is_ok() {
                for (union, levels) in union.iter_mut().zip(&domains.levels) {
                    *union |= levels;
                }
            }
        }
        domains.restore(&self.base);
        if is_few {
            for (chain, &levels) in union.iter().enumerate() {
                domains.keep(number(chain), levels);
            }
        } else {
            domains.keep(chain, union[self.chain]);
        }
        // Some level leads to a solution, so no line fails.
        let _ = domains.propagate();
    }
}

fn number(chain: usize) -> u16 {
    u16::try_from(chain).expect("at most 1,600 chains")
}
