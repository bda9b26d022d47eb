//! Levels that are possible, narrowed line by line until nothing changes.
//!
//! For a line the totals that its first chains can reach are a set of bits;
//! so are, from the other end, the totals from which the sum can still be
//! met. A level stays if it leads from one into the other. That is exact for
//! a line, and takes a few instructions for each level.

use crate::grid::Site;

use super::super::{Board, Clues, Fact, SegmentId, State};
use super::model::{Levels, Lines, Model, between};

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
        let dirty = match model.lines.len() {
            0 => 0,
            lines => Lines::MAX >> (128 - lines),
        };
        Self {
            levels: model.levels.clone(),
            model,
            dirty,
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
                if !self.narrow(line) {
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
}
