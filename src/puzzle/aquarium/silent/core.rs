//! Levels that are possible, narrowed line by line until nothing changes.
//!
//! For a line the totals that its first chains can reach are a set of bits;
//! so are, from the other end, the totals from which the sum can still be
//! met. A level stays if it leads from one into the other. That is exact for
//! a line, and takes a few instructions for each level.

use crate::grid::Site;

use super::super::{Board, Clues, Fact, SegmentId, State};
use super::model::{Item, Levels, Lines, Model, between};

/// The most chains in a line.
const LONGEST: usize = 40;

/// What is possible of a puzzle.
#[derive(Debug)]
pub(crate) struct Core {
    pub(super) model: Model,
    /// For each chain its possible levels.
    pub(crate) levels: Vec<Levels>,
    /// Lines to look at.
    dirty: Lines,
}

/// The line that cannot be met, or none where links between chains contradict
/// each other.
pub(crate) type Conflict = Option<usize>;

impl Core {
    pub(crate) fn new(model: Model) -> Self {
        Self {
            levels: model.levels.clone(),
            dirty: model.all_lines(),
            model,
        }
    }

    /// What a board leaves possible.
    pub(crate) fn on(clues: &Clues, board: &Board) -> Self {
        let mut core = Self::new(Model::new(clues));
        let segments = clues.segments();
        for cell in clues.shape().cells() {
            let (chain, place) = core.model.place(segments.of(cell));
            let high = !between(0, place);
            match board.cell(cell) {
                Some(State::Water) => core.keep(chain, high),
                Some(State::Air) => core.keep(chain, !high),
                None => {}
            }
            // On top of a chain the surface is a matter of two chains.
            let here = 2 << place;
            let inner = core.model.levels[usize::from(chain)] >> place > 3;
            match board.surface(cell).filter(|_| inner) {
                Some(true) => core.keep(chain, here),
                Some(false) => core.keep(chain, !here),
                None => {}
            }
        }
        core
    }

    /// The chain of a segment, and its place in it from 0.
    pub(crate) fn place(&self, id: SegmentId) -> (u16, u8) {
        self.model.place(id)
    }

    /// The line of a conflict.
    pub(crate) fn site(&self, line: usize) -> Site {
        self.model.lines[line].site
    }

    /// The facts that hold at the levels left.
    pub(crate) fn facts(&self) -> Vec<Fact> {
        self.model.facts(&self.levels)
    }

    /// The facts that the surface is not at a level between those left.
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

    /// The levels of a finished board, if it is one of this puzzle's size.
    pub(crate) fn solution(&self, facts: &[Fact]) -> Option<Vec<Levels>> {
        let mut levels = vec![1; self.levels.len()];
        for fact in facts {
            let &Fact::Cell(cell, state) = fact else {
                continue;
            };
            let (chain, place) = self.model.place_of(cell)?;
            if state == State::Water {
                let level = &mut levels[usize::from(chain)];
                *level = (*level).max(2 << place);
            }
        }
        Some(levels)
    }

    /// The facts that hold at these levels.
    pub(crate) fn facts_at(&self, levels: &[Levels]) -> Vec<Fact> {
        self.model.facts(levels)
    }

    /// Keeps of a chain only some levels.
    pub(crate) fn keep(&mut self, chain: u16, levels: Levels) {
        let chain = usize::from(chain);
        let left = self.levels[chain] & levels;
        if left != self.levels[chain] {
            self.levels[chain] = left;
            self.dirty |= self.model.touched[chain];
        }
    }

    /// Takes all levels back to what they were.
    pub(crate) fn restore(&mut self, levels: &[Levels]) {
        self.levels.copy_from_slice(levels);
        self.dirty = 0;
    }

    /// Narrows the levels until nothing changes.
    pub(crate) fn propagate(&mut self) -> Result<(), Conflict> {
        self.narrow_all(Self::narrow)
    }

    /// The same by bounds alone, which tell less; the lines are to be looked at
    /// again then.
    pub(super) fn propagate_bounds(&mut self) -> Result<(), Conflict> {
        let narrowed = self.narrow_all(Self::narrow_bounds);
        self.dirty = self.model.all_lines();
        narrowed
    }

    fn narrow_all(&mut self, narrow: impl Fn(&mut Self, usize) -> bool) -> Result<(), Conflict> {
        loop {
            if !self.model.links.is_empty() {
                self.follow_links()?;
            }
            if self.dirty == 0 {
                return Ok(());
            }
            while self.dirty != 0 {
                let line = self.dirty.trailing_zeros() as usize;
                self.dirty &= self.dirty - 1;
                if !narrow(self, line) {
                    self.dirty = 0;
                    return Err(Some(line));
                }
            }
        }
    }

    fn follow_links(&mut self) -> Result<(), Conflict> {
        let mut changed = true;
        while changed {
            changed = false;
            for i in 0..self.model.links.len() {
                let link = self.model.links[i];
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
                    self.dirty = 0;
                    return Err(None);
                }
                changed |= after != before;
            }
        }
        Ok(())
    }

    /// Leaves the levels with which a line can be met; `false` if there are none.
    fn narrow(&mut self, line: usize) -> bool {
        let model = &self.model;
        let items = model.items(line);
        let sum = model.lines[line].sum;
        let within = between(0, sum);
        let mut before = [0_u64; LONGEST + 1];
        before[0] = 1;
        for (i, &item) in items.iter().enumerate() {
            let possible = self.levels[usize::from(item.chain)];
            let mut next = 0;
            for group in model.groups(item) {
                if possible & group.levels != 0 {
                    next |= before[i] << group.gain;
                }
            }
            before[i + 1] = next & within;
        }
        let mut after = 1_u64 << sum;
        if before[items.len()] & after == 0 {
            return false;
        }
        for (i, &item) in items.iter().enumerate().rev() {
            let chain = usize::from(item.chain);
            let possible = self.levels[chain];
            let (mut kept, mut previous) = (0, 0);
            for group in model.groups(item) {
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
                self.dirty |= model.touched[chain] & !(1 << line);
            }
        }
        true
    }

    /// Leaves the levels with which a line can be met if each of its other chains
    /// can give it anything from its least to its most; `false` if there are
    /// none.
    fn narrow_bounds(&mut self, line: usize) -> bool {
        let model = &self.model;
        let (items, sum) = (model.items(line), u32::from(model.lines[line].sum));
        let gains = |item: Item, levels: Levels| {
            let groups = model.groups(item).iter();
            let mut possible = groups.filter(move |group| levels & group.levels != 0);
            let least = possible.next().map_or(0, |group| u32::from(group.gain));
            let most = possible
                .next_back()
                .map_or(least, |group| group.gain.into());
            (least, most)
        };
        let (mut least, mut most) = (0, 0);
        for &item in items {
            let (low, high) = gains(item, self.levels[usize::from(item.chain)]);
            (least, most) = (least + low, most + high);
        }
        if !(least..=most).contains(&sum) {
            return false;
        }
        for &item in items {
            let chain = usize::from(item.chain);
            let possible = self.levels[chain];
            let (low, high) = gains(item, possible);
            let mut kept = 0;
            for group in model.groups(item) {
                let gain = u32::from(group.gain);
                if least - low + gain <= sum && sum <= most - high + gain {
                    kept |= group.levels;
                }
            }
            if possible & kept != possible {
                self.levels[chain] = possible & kept;
                self.dirty |= model.touched[chain];
            }
        }
        true
    }
}
