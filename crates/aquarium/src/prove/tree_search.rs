//! Depth-first search through levels with propagation: every chain has exactly
//! one level, and every sum is met exactly.
//!
//! The search branches on the chain with the smallest domain for the weight of its
//! lines, where a line weighs more each time that it fails: *dom/wdeg* (Boussemart,
//! Hemery, Lecoutre & Sais, *Boosting systematic search by weighting constraints*, ECAI
//! 2004). Its levels are tried one after the other. A failure follows from the levels
//! on the path alone, not from earlier failures, so it can be explained by itself. The
//! stack is explicit, so the search can be interrupted anywhere.

use clew_core::solve::Fuel;

use super::domains::{Conflict, Domains};
use super::network::Levels;
use super::sum_sat::SumSat;

/// Frame of the search stack: a chain branched on.
#[derive(Clone, Copy, Debug)]
struct Frame {
    chain: u16,
    /// The levels still to try.
    left: Levels,
}

/// Outcome of continuing the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum SearchEvent {
    /// Every chain has its level, and all sums are met.
    Solution,
    /// The level tried last leads to a conflict.
    Conflict(Conflict),
    /// There is nothing left to try.
    Exhausted,
    /// The fuel ran out; ask again.
    OutOfFuel,
}

/// Depth-first search under way.
#[derive(Debug)]
pub(crate) struct TreeSearch {
    /// The domains at the present node.
    pub(crate) domains: Domains,
    stack: Vec<Frame>,
    /// The domains before each frame, one after the other.
    saved: Vec<Levels>,
    next: Pending,
    /// Number of failures, by line.
    failures: Vec<u32>,
    /// Level to try first, by chain.
    preferred: Option<Vec<Levels>>,
}

/// Work that comes next.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Pending {
    Propagate,
    Branch,
    Stop,
}

impl TreeSearch {
    /// Begins at the root with these domains.
    pub(crate) fn new(domains: Domains) -> Self {
        let failures = vec![0; domains.network.lines.len()];
        Self {
            domains,
            stack: Vec::new(),
            saved: Vec::new(),
            next: Pending::Propagate,
            failures,
            preferred: None,
        }
    }

    /// Sets the levels to try first, if there are any: those of a nearby solution.
    pub(super) fn prefer(&mut self, levels: Option<Vec<Levels>>) {
        self.preferred = levels;
    }

    /// Backtracks to the root, and returns its domains.
    pub(super) fn back_to_root(&mut self) -> Vec<Levels> {
        let root = self.root().to_vec();
        self.domains.restore(&root);
        self.stack.clear();
        self.saved.clear();
        self.next = Pending::Propagate;
        root
    }

    /// The domains at the root.
    fn root(&self) -> &[Levels] {
        match self.stack.is_empty() {
            true => &self.domains.levels,
            false => &self.saved[..self.domains.levels.len()],
        }
    }

    /// Continues to the next solution or the next conflict. A unit of fuel is a node.
    pub(crate) fn advance(&mut self, fuel: &mut Fuel) -> SearchEvent {
        loop {
            if self.next == Pending::Stop {
                return SearchEvent::Exhausted;
            }
            if !fuel.spend() {
                return SearchEvent::OutOfFuel;
            }
            if self.next == Pending::Branch && !self.next_level() {
                self.next = Pending::Stop;
                return SearchEvent::Exhausted;
            }
            self.next = Pending::Branch;
            if let Err(conflict) = self.domains.propagate() {
                if let Some(line) = conflict {
                    self.failures[line] += 1;
                }
                return SearchEvent::Conflict(conflict);
            }
            if !self.branch() {
                return SearchEvent::Solution;
            }
            self.next = Pending::Propagate;
        }
    }

    /// Encodes the puzzle in clauses, with the domains at the root.
    pub(crate) fn encoded(&self) -> SumSat {
        SumSat::new(&self.domains.network, self.root())
    }

    /// Backtracks to the deepest chain with a level left and tries that; `false`
    /// if there is none.
    fn next_level(&mut self) -> bool {
        while let Some(frame) = self.stack.last_mut() {
            let from = self.saved.len() - self.domains.levels.len();
            if frame.left == 0 {
                self.stack.pop();
                self.saved.truncate(from);
                continue;
            }
            let chain = frame.chain;
            let preferred = self.preferred.as_ref();
            let first = preferred.map_or(0, |levels| frame.left & levels[usize::from(chain)]);
            let level = match first {
                0 => frame.left & frame.left.wrapping_neg(),
                first => first,
            };
            frame.left &= !level;
            self.domains.restore(&self.saved[from..]);
            self.domains.keep(chain, level);
            return true;
        }
        false
    }

    /// Branches on the chain with the smallest ratio of domain to weight; `false`
    /// if every chain has its level.
    fn branch(&mut self) -> bool {
        let mut best: Option<(u32, u32, u16)> = None;
        for (chain, levels) in (0..).zip(&self.domains.levels) {
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
        let left = self.domains.levels[usize::from(chain)];
        self.saved.extend_from_slice(&self.domains.levels);
        self.stack.push(Frame { chain, left });
        self.next_level()
    }

    /// Weight of a chain: the number of its lines plus the number of their failures.
    fn weight(&self, chain: u16) -> u32 {
        let mut lines = self.domains.network.touched[usize::from(chain)];
        let mut weight = 0;
        while lines != 0 {
            weight += 1 + self.failures[lines.trailing_zeros() as usize];
            lines &= lines - 1;
        }
        weight
    }
}
