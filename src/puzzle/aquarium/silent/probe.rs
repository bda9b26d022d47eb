//! Levels ruled out one by one: each is tried, and struck out if one line at a
//! time refutes it. That goes on until no chain has lost a level for a whole
//! round; often nothing is left open then.

use crate::solve::Fuel;

use super::core::Core;
use super::model::Levels;

/// What comes of going on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Probed {
    /// No level left is refuted.
    Done,
    /// A chain has no level left.
    Refuted,
    /// The fuel ran out; ask again.
    OutOfFuel,
}

/// A round of trials under way.
#[derive(Debug, Default)]
pub(super) struct Probe {
    /// What is possible before a trial.
    base: Vec<Levels>,
    chain: usize,
    /// The levels of the chain still to try.
    left: Levels,
    /// Chains since the last level was struck out.
    quiet: usize,
}

impl Probe {
    /// Begins with what is possible in a core, all lines narrowed.
    pub(super) fn new(core: &Core) -> Self {
        Self {
            left: core.levels.first().copied().unwrap_or(0),
            base: core.levels.clone(),
            chain: 0,
            quiet: 0,
        }
    }

    /// Goes on; a unit of fuel is a level tried. When done, the core has what
    /// is left.
    pub(super) fn advance(&mut self, core: &mut Core, fuel: &mut Fuel) -> Probed {
        while self.quiet < self.base.len() {
            if self.left == 0 || self.base[self.chain].is_power_of_two() {
                self.quiet += 1;
                self.chain = (self.chain + 1) % self.base.len();
                self.left = self.base[self.chain];
                continue;
            }
            if !fuel.spend() {
                return Probed::OutOfFuel;
            }
            let level = self.left & self.left.wrapping_neg();
            self.left &= !level;
            core.restore(&self.base);
            let chain = u16::try_from(self.chain).expect("at most 1,600 chains");
            core.keep(chain, level);
            if core.propagate().is_ok() {
                continue;
            }
            core.restore(&self.base);
            core.keep(chain, !level);
            if core.levels[self.chain] == 0 || core.propagate().is_err() {
                return Probed::Refuted;
            }
            self.base.copy_from_slice(&core.levels);
            self.left &= self.base[self.chain];
            self.quiet = 0;
        }
        core.restore(&self.base);
        Probed::Done
    }
}
