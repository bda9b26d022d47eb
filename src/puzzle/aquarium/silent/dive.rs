//! The search through levels: multi-cover, with one item for each chain, which
//! has exactly one level, and one for each line, whose sum is met exactly.
//!
//! The chain with the fewest levels left, for what depends on it, is settled
//! first: its levels are
//! tried one after the other, and what follows from each. So what is tried
//! says by itself why it fails, without what failed before. The stack is
//! explicit, so that the search can be put down anywhere.

use crate::solve::Fuel;

use super::core::{Conflict, Core};
use super::learn::Learner;
use super::model::Levels;

/// A chain being settled.
#[derive(Clone, Copy, Debug)]
struct Tried {
    chain: u16,
    /// The levels still to try.
    left: Levels,
}

/// What comes of going on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Dived {
    /// Every chain has its level, and all sums are met.
    Solution,
    /// What was tried last cannot be.
    Failed(Conflict),
    /// There is nothing left to try.
    Exhausted,
    /// The fuel ran out; ask again.
    OutOfFuel,
}

/// The search.
#[derive(Debug)]
pub(crate) struct Dive {
    pub(crate) core: Core,
    stack: Vec<Tried>,
    /// The levels before each trial, one after the other.
    saved: Vec<Levels>,
    /// What to do next.
    next: Next,
    /// How often each line has failed.
    failures: Vec<u32>,
    /// Levels to try first.
    preferred: Option<Vec<Levels>>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Next {
    Propagate,
    Level,
    Done,
}

impl Dive {
    pub(crate) fn new(core: Core) -> Self {
        let failures = vec![0; core.model.lines.len()];
        Self {
            core,
            stack: Vec::new(),
            saved: Vec::new(),
            next: Next::Propagate,
            failures,
            preferred: None,
        }
    }

    /// Tries the levels of a board first, if there is one.
    pub(super) fn prefer(&mut self, levels: Option<Vec<Levels>>) {
        self.preferred = levels;
    }

    /// Takes back all that was tried: what is possible before that.
    pub(super) fn back_to_root(&mut self) -> Vec<Levels> {
        let root = self.root().to_vec();
        self.core.restore(&root);
        self.stack.clear();
        self.saved.clear();
        self.next = Next::Propagate;
        root
    }

    fn root(&self) -> &[Levels] {
        match self.stack.is_empty() {
            true => &self.core.levels,
            false => &self.saved[..self.core.levels.len()],
        }
    }

    /// Goes on to the next solution or the next failure.
    pub(crate) fn advance(&mut self, fuel: &mut Fuel) -> Dived {
        loop {
            if self.next == Next::Done {
                return Dived::Exhausted;
            }
            if !fuel.spend() {
                return Dived::OutOfFuel;
            }
            if self.next == Next::Level && !self.next_level() {
                self.next = Next::Done;
                return Dived::Exhausted;
            }
            self.next = Next::Level;
            if let Err(conflict) = self.core.propagate() {
                if let Some(line) = conflict {
                    self.failures[line] += 1;
                }
                return Dived::Failed(conflict);
            }
            if !self.settle() {
                return Dived::Solution;
            }
            self.next = Next::Propagate;
        }
    }

    /// The clauses of the puzzle, as far as it is open whatever is tried.
    pub(crate) fn learner(&self) -> Learner {
        Learner::of(&self.core.model, self.root())
    }

    /// Takes back what was tried last and tries the next level, of the chain
    /// that was settled last of those with any left; `false` if there is none.
    fn next_level(&mut self) -> bool {
        while let Some(tried) = self.stack.last_mut() {
            let from = self.saved.len() - self.core.levels.len();
            if tried.left == 0 {
                self.stack.pop();
                self.saved.truncate(from);
                continue;
            }
            let chain = tried.chain;
            let preferred = self.preferred.as_ref();
            let first = preferred.map_or(0, |levels| tried.left & levels[usize::from(chain)]);
            let level = match first {
                0 => tried.left & tried.left.wrapping_neg(),
                first => first,
            };
            tried.left &= !level;
            self.core.restore(&self.saved[from..]);
            self.core.keep(chain, level);
            return true;
        }
        false
    }

    /// Begins to settle the chain with the fewest levels for what depends on it;
    /// `false` if all are settled.
    fn settle(&mut self) -> bool {
        let mut best: Option<(u32, u32, u16)> = None;
        for (chain, levels) in (0..).zip(&self.core.levels) {
            let count = levels.count_ones();
            if count > 1 {
                let weight = self.weight(chain);
                if best.is_none_or(|(fewest, most, _)| count * most < fewest * weight) {
                    best = Some((count, weight, chain));
                }
            }
        }
        let Some((_, _, chain)) = best else {
            return false;
        };
        let left = self.core.levels[usize::from(chain)];
        self.saved.extend_from_slice(&self.core.levels);
        self.stack.push(Tried { chain, left });
        self.next_level()
    }

    /// How much depends on a chain: its lines, and how often they have failed.
    fn weight(&self, chain: u16) -> u32 {
        let mut lines = self.core.model.touched[usize::from(chain)];
        let mut weight = 0;
        while lines != 0 {
            weight += 1 + self.failures[lines.trailing_zeros() as usize];
            lines &= lines - 1;
        }
        weight
    }
}
