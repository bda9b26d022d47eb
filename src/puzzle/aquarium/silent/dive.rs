//! The search through levels: multi-cover, with one item for each chain, which
//! has exactly one level, and one for each line, whose sum is met exactly.
//!
//! The chain with the fewest levels left is settled first: its levels are
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
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Next {
    Propagate,
    Level,
    Done,
}

impl Dive {
    pub(crate) fn new(core: Core) -> Self {
        Self {
            core,
            stack: Vec::new(),
            saved: Vec::new(),
            next: Next::Propagate,
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
        let root = match self.stack.is_empty() {
            true => &self.core.levels,
            false => &self.saved[..self.core.levels.len()],
        };
        Learner::of(&self.core.model, root)
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
            let level = tried.left & tried.left.wrapping_neg();
            tried.left &= !level;
            let chain = tried.chain;
            self.core.restore(&self.saved[from..]);
            self.core.keep(chain, level);
            return true;
        }
        false
    }

    /// Begins to settle the chain with the fewest levels; `false` if all are
    /// settled.
    fn settle(&mut self) -> bool {
        let mut best: Option<(u32, u16)> = None;
        for (chain, levels) in (0..).zip(&self.core.levels) {
            let count = levels.count_ones();
            if count > 1 && best.is_none_or(|(fewest, _)| count < fewest) {
                best = Some((count, chain));
                if count == 2 {
                    break;
                }
            }
        }
        let Some((_, chain)) = best else {
            return false;
        };
        let left = self.core.levels[usize::from(chain)];
        self.saved.extend_from_slice(&self.core.levels);
        self.stack.push(Tried { chain, left });
        self.next_level()
    }
}
