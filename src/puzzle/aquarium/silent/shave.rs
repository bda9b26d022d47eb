//! Levels tried chain by chain, as the trials of the ladder do, until no chain
//! tells anything more.

use super::super::trial::FEW;
use super::core::Core;
use super::model::Levels;

/// Trials under way.
#[derive(Debug)]
pub(crate) struct Shave {
    /// What is possible before a trial.
    base: Vec<Levels>,
    /// The chain to be tried next.
    chain: usize,
    /// How many in a row told nothing.
    quiet: usize,
}

impl Shave {
    /// Begins with what is possible in a core of a puzzle that can be solved, all
    /// lines narrowed.
    pub(crate) fn new(core: &Core) -> Self {
        Self {
            base: core.levels.clone(),
            chain: 0,
            quiet: 0,
        }
    }

    /// Tries the next chain, and those with many levels only if `all` are tried;
    /// `false` if none tells anything more. Between two trials the core has what
    /// is possible.
    pub(crate) fn advance(&mut self, core: &mut Core, all: bool) -> bool {
        if self.quiet == self.base.len() {
            return false;
        }
        let levels = self.base[self.chain].count_ones() as usize;
        if levels > 1 && (all || levels <= FEW) {
            self.attempt(core, levels <= FEW);
        }
        if core.levels == self.base {
            self.quiet += 1;
        } else {
            self.base.copy_from_slice(&core.levels);
            self.quiet = 0;
        }
        self.chain = (self.chain + 1) % self.base.len();
        true
    }

    /// Tries the levels of a chain. Those that fail go, and of a chain with few all
    /// that the others do not lead to.
    fn attempt(&self, core: &mut Core, is_few: bool) {
        let chain = number(self.chain);
        let mut together = vec![0; self.base.len()];
        let mut left = self.base[self.chain];
        while left != 0 {
            let level = left & left.wrapping_neg();
            left &= !level;
            core.restore(&self.base);
            core.keep(chain, level);
            if core.propagate().is_ok() {
                for (together, levels) in together.iter_mut().zip(&core.levels) {
                    *together |= levels;
                }
            }
        }
        core.restore(&self.base);
        if is_few {
            for (chain, &levels) in together.iter().enumerate() {
                core.keep(number(chain), levels);
            }
        } else {
            core.keep(chain, together[self.chain]);
        }
        // Some level leads to a solution, so no line fails.
        let _ = core.propagate();
    }
}

fn number(chain: usize) -> u16 {
    u16::try_from(chain).expect("at most 1,600 chains")
}
