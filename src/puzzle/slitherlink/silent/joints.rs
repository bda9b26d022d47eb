//! Connection: inside and outside hang together, so a cell that alone joins
//! known cells of one colour has it too, and what they cannot reach has not.
//!
//! A depth-first walk numbers the cells that may have the colour; a cell is a
//! joint if some subtree below it has no way around it (R. Tarjan, *Depth-first
//! search and linear graph algorithms*, 1972).

use super::deduction::{Deduction, Inconsistent};
use super::lattice::Lattice;

/// The walk's notes, kept to be used again.
pub(super) struct Joints {
    /// When a cell was first seen, from 1; 0 is not yet.
    order: Vec<u16>,
    /// The earliest cell that the subtree of a cell touches.
    low: Vec<u16>,
    /// Whether the subtree of a cell holds a cell known to have the colour.
    holds: Vec<bool>,
    /// The way from the start to the present cell, and the side to look at next.
    path: Vec<(u16, u8)>,
    /// What was found: cells of the colour.
    found: Vec<u16>,
    count: u16,
}

impl Joints {
    pub(super) fn new(lattice: Lattice) -> Self {
        Self {
            order: vec![0; lattice.size()],
            low: vec![0; lattice.size()],
            holds: vec![false; lattice.size()],
            path: Vec::with_capacity(lattice.size()),
            found: Vec::new(),
            count: 0,
        }
    }

    /// Finds joints and dead pockets of one colour (0 outside, 1 inside);
    /// answers whether there were any.
    pub(super) fn find(
        &mut self,
        known: &mut Deduction,
        colour: u16,
    ) -> Result<bool, Inconsistent> {
        let lattice = known.lattice;
        self.order.fill(0);
        self.found.clear();
        self.count = 1;
        if colour == 0 {
            for cell in 0..lattice.size() {
                if lattice.is_ring(cell) {
                    self.order[cell] = 1;
                }
            }
            for cell in lattice.cells() {
                let around = lattice.around(cell);
                if let Some(&ring) = around.iter().find(|&&next| lattice.is_ring(next))
                    && known.relation(cell, ring) != 1
                {
                    self.walk(known, cell, colour);
                }
            }
        } else {
            let Some(start) = lattice.cells().find(|&cell| known.tags[cell] == 1) else {
                return Ok(false);
            };
            self.walk(known, start, colour);
        }
        let mut news = !self.found.is_empty();
        for &cell in &self.found {
            known.relate(0, usize::from(cell), colour)?;
        }
        for cell in lattice.cells() {
            if self.order[cell] == 0 && known.tags[cell] != colour ^ 1 {
                known.relate(0, cell, colour ^ 1)?;
                news = true;
            }
        }
        Ok(news)
    }

    fn enter(&mut self, known: &Deduction, cell: usize, colour: u16) {
        self.count += 1;
        self.order[cell] = self.count;
        self.low[cell] = self.count;
        self.holds[cell] = known.tags[cell] == colour;
        self.path.push((u16::try_from(cell).unwrap_or(0), 0));
    }

    fn walk(&mut self, known: &Deduction, start: usize, colour: u16) {
        if self.order[start] != 0 {
            return;
        }
        let lattice = known.lattice;
        self.enter(known, start, colour);
        while let Some((cell, side)) = self.path.last_mut() {
            let cell = usize::from(*cell);
            if *side == 4 {
                self.path.pop();
                if let Some(&(above, _)) = self.path.last() {
                    let above = usize::from(above);
                    self.low[above] = self.low[above].min(self.low[cell]);
                    self.holds[above] |= self.holds[cell];
                    let cut = self.low[cell] >= self.order[above];
                    if cut && self.holds[cell] && known.tags[above] != colour {
                        self.found.push(u16::try_from(above).unwrap_or(0));
                    }
                }
                continue;
            }
            let next = lattice.around(cell)[usize::from(*side)];
            *side += 1;
            if known.tags[next] == colour ^ 1 || known.relation(cell, next) == 1 {
                continue;
            }
            if self.order[next] == 0 {
                self.enter(known, next, colour);
            } else {
                self.low[cell] = self.low[cell].min(self.order[next]);
            }
        }
    }
}
