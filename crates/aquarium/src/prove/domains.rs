//! Domains of the chains: the levels still possible, filtered line by line to
//! a fixpoint.
//! A line is a knapsack constraint with an exact sum, made domain consistent by dynamic
//! programming (Trick, *A dynamic programming approach for consistency and propagation
//! for knapsack constraints*, Annals of Operations Research 118, 2003). The totals that
//! its first chains can reach are a set of bits. So are, from the other end, the totals
//! from which the sum can still be met. A level stays if it leads from one into the
//! other, which takes a few instructions for each level.

use clew_core::grid::Site;

use super::network::{Levels, Lines, Network, Summand, between};
use crate::board::clues::Clues;
use crate::board::segments::SegmentId;
use crate::board::{Board, CellState, Fact};

/// Maximum number of chains in a line.
const LONGEST: usize = 40;

/// Domains of one puzzle, and the queue of lines to filter.
#[derive(Debug)]
pub(crate) struct Domains {
    pub(super) network: Network,
    /// Domain, by chain.
    pub(crate) levels: Vec<Levels>,
    /// Lines that have a chain which has lost levels since they were filtered.
    queue: Lines,
}

/// Line whose sum cannot be met; `None` if links between chains contradict each other.
pub(super) type Conflict = Option<usize>;

impl Domains {
    /// Full domains: nothing is known.
    pub(crate) fn new(network: Network) -> Self {
        Self {
            levels: network.levels.clone(),
            queue: network.all_lines(),
            network,
        }
    }

    /// Domains as a board leaves them, not yet filtered.
    pub(crate) fn on(clues: &Clues, board: &Board) -> Self {
        let mut domains = Self::new(Network::new(clues));
        let segments = clues.segments();
        for cell in clues.shape().cells() {
            let (chain, place) = domains.network.place(segments.of(cell));
            let high = !between(0, place);
            match board.cell(cell) {
                Some(CellState::Water) => domains.keep(chain, high),
                Some(CellState::Air) => domains.keep(chain, !high),
                None => {}
            }
            // At the top of a chain the surface depends on two chains.
            let here = 2 << place;
            let inner = domains.network.levels[usize::from(chain)] >> place > 3;
            match board.surface(cell).filter(|_| inner) {
                Some(true) => domains.keep(chain, here),
                Some(false) => domains.keep(chain, !here),
                None => {}
            }
        }
        domains
    }

    /// The chain of a segment, and its place in it from 0.
    pub(crate) fn place(&self, id: SegmentId) -> (u16, u8) {
        self.network.place(id)
    }

    /// The place of a line's sum, by the number of the line.
    pub(crate) fn site(&self, line: usize) -> Site {
        self.network.lines[line].site
    }

    /// The facts that hold at all levels left.
    pub(crate) fn facts(&self) -> Vec<Fact> {
        self.network.facts(&self.levels)
    }

    /// The facts that the surface is not at a level that is excluded, between other
    /// remaining levels.
    pub(crate) fn excluded(&self, clues: &Clues) -> Vec<Fact> {
        let mut excluded = Vec::new();
        for segment in clues.segments().all() {
            let first = segment.first();
            let (chain, place) = self.place(clues.segments().of(first));
            let (levels, here) = (self.levels[usize::from(chain)], 2 << place);
            let is_between = levels & (here - 1) != 0 && levels & !(here - 1) != 0;
            if is_between && levels & here == 0 {
                excluded.push(Fact::Surface(first, false));
            }
        }
        excluded
    }

    /// The levels of a finished board; `None` if a cell is off this board.
    pub(crate) fn solution(&self, facts: &[Fact]) -> Option<Vec<Levels>> {
        let mut levels = vec![1; self.levels.len()];
        for fact in facts {
            let &Fact::Cell(cell, state) = fact else {
                continue;
            };
            let (chain, place) = self.network.place_of(cell)?;
            if state == CellState::Water {
                let level = &mut levels[usize::from(chain)];
                *level = (*level).max(2 << place);
            }
        }
        Some(levels)
    }

    /// The facts that hold at these levels.
    pub(crate) fn facts_at(&self, levels: &[Levels]) -> Vec<Fact> {
        self.network.facts(levels)
    }

    /// Removes all levels of a chain except these.
    pub(crate) fn keep(&mut self, chain: u16, levels: Levels) {
        let chain = usize::from(chain);
        let left = self.levels[chain] & levels;
        if left != self.levels[chain] {
            self.levels[chain] = left;
            self.queue |= self.network.touched[chain];
        }
    }

    /// Restores all domains, and empties the queue.
    pub(crate) fn restore(&mut self, levels: &[Levels]) {
        self.levels.copy_from_slice(levels);
        self.queue = 0;
    }

    /// Filters to the fixpoint: every line is domain consistent.
    ///
    /// # Errors
    /// A line, or the links, cannot be met.
    pub(crate) fn propagate(&mut self) -> Result<(), Conflict> {
        self.narrow_all(Self::narrow)
    }

    /// Filters by bounds alone, which is weaker: every line is bounds consistent. All
    /// lines stay in the queue for [`Domains::propagate`].
    pub(super) fn propagate_bounds(&mut self) -> Result<(), Conflict> {
        let narrowed = self.narrow_all(Self::narrow_bounds);
        self.queue = self.network.all_lines();
        narrowed
    }

    fn narrow_all(&mut self, narrow: impl Fn(&mut Self, usize) -> bool) -> Result<(), Conflict> {
        loop {
            if !self.network.links.is_empty() {
                self.follow_links()?;
            }
            if self.queue == 0 {
                return Ok(());
            }
            while self.queue != 0 {
                let line = self.queue.trailing_zeros() as usize;
                self.queue &= self.queue - 1;
                if !narrow(self, line) {
                    self.queue = 0;
                    return Err(Some(line));
                }
            }
        }
    }

    fn follow_links(&mut self) -> Result<(), Conflict> {
        let mut changed = true;
        while changed {
            changed = false;
            for i in 0..self.network.links.len() {
                let link = self.network.links[i];
                let (chain, other) = (usize::from(link.chain), usize::from(link.other));
                let before = (self.levels[chain], self.levels[other]);
                if before.0 & !link.high == 0 {
                    self.keep(link.other, link.full);
                }
                if before.1 & link.full == 0 {
                    self.keep(link.chain, !link.high);
                }
                let after = (self.levels[chain], self.levels[other]);
                if after.0 == 0 || after.1 == 0 {
                    self.queue = 0;
                    return Err(None);
                }
                changed |= after != before;
            }
        }
        Ok(())
    }

    /// Makes a line domain consistent; `false` if its sum cannot be met.
    fn narrow(&mut self, line: usize) -> bool {
        let network = &self.network;
        let summands = network.summands(line);
        let sum = network.lines[line].sum;
        let within = between(0, sum);
        let mut before = [0_u64; LONGEST + 1];
        before[0] = 1;
        for (i, &summand) in summands.iter().enumerate() {
            let possible = self.levels[usize::from(summand.chain)];
            let mut next = 0;
            for group in network.groups(summand) {
                if possible & group.levels != 0 {
                    next |= before[i] << group.gain;
                }
            }
            before[i + 1] = next & within;
        }
        let mut after = 1_u64 << sum;
        if before[summands.len()] & after == 0 {
            return false;
        }
        for (i, &summand) in summands.iter().enumerate().rev() {
            let chain = usize::from(summand.chain);
            let possible = self.levels[chain];
            let (mut kept, mut previous) = (0, 0);
            for group in network.groups(summand) {
                if possible & group.levels != 0 {
                    if (before[i] << group.gain) & after != 0 {
                        kept |= group.levels;
                    }
                    previous |= after >> group.gain;
                }
            }
            after = previous;
            if possible & kept != possible {
                self.levels[chain] = possible & kept;
                self.queue |= network.touched[chain] & !(1 << line);
            }
        }
        true
    }

    /// Makes a line bounds consistent, as if each of its chains could add anything
    /// from its least to its most; `false` if its sum cannot be met.
    fn narrow_bounds(&mut self, line: usize) -> bool {
        let network = &self.network;
        let (summands, sum) = (network.summands(line), u32::from(network.lines[line].sum));
        let gains = |summand: Summand, levels: Levels| {
            let groups = network.groups(summand).iter();
            let mut possible = groups.filter(move |group| levels & group.levels != 0);
            let least = possible.next().map_or(0, |group| u32::from(group.gain));
            let most = possible
                .next_back()
                .map_or(least, |group| group.gain.into());
            (least, most)
        };
        let (mut least, mut most) = (0, 0);
        for &summand in summands {
            let (low, high) = gains(summand, self.levels[usize::from(summand.chain)]);
            (least, most) = (least + low, most + high);
        }
        if !(least..=most).contains(&sum) {
            return false;
        }
        for &summand in summands {
            let chain = usize::from(summand.chain);
            let possible = self.levels[chain];
            let (low, high) = gains(summand, possible);
            let mut kept = 0;
            for group in network.groups(summand) {
                let gain = u32::from(group.gain);
                if least - low + gain <= sum && sum <= most - high + gain {
                    kept |= group.levels;
                }
            }
            if possible & kept != possible {
                self.levels[chain] = possible & kept;
                self.queue |= network.touched[chain];
            }
        }
        true
    }
}
