//! Connectivity: inside and outside are each in one piece. So if a cell alone joins
//! known cells of one colour (an articulation point of the cells that may have it),
//! it has the colour too. Cells that the known ones cannot reach do not have it.
//!
//! Found by depth-first search with low points (R. Tarjan, *Depth-first search
//! and linear graph algorithms*, 1972).

use super::propagation::{Inconsistent, Propagator};
use crate::board::padded_grid::PaddedGrid;

/// Depth-first search for articulation points, its buffers reused.
pub(super) struct ArticulationPoints {
    /// Discovery number of each cell, from 1; 0 if not visited.
    order: Vec<u16>,
    /// Low point: the smallest discovery number that the subtree of a cell
    /// touches.
    low: Vec<u16>,
    /// Whether the subtree of a cell holds a cell known to have the colour.
    holds: Vec<bool>,
    /// The path from the start to the current cell, and the side to look at next.
    path: Vec<(u16, u8)>,
    /// The articulation points found.
    found: Vec<u16>,
    /// The last discovery number.
    count: u16,
}

impl ArticulationPoints {
    pub(super) fn new(grid: PaddedGrid) -> Self {
        Self {
            order: vec![0; grid.size()],
            low: vec![0; grid.size()],
            holds: vec![false; grid.size()],
            path: Vec::with_capacity(grid.size()),
            found: Vec::new(),
            count: 0,
        }
    }

    /// Colours articulation points and unreachable cells of one colour (0 outside,
    /// 1 inside); returns whether there were any.
    ///
    /// # Errors
    /// A cell would have to have both colours.
    pub(super) fn find(
        &mut self,
        known: &mut Propagator,
        colour: u16,
    ) -> Result<bool, Inconsistent> {
        let grid = known.grid;
        self.order.fill(0);
        self.found.clear();
        self.count = 1;
        if colour == 0 {
            for cell in 0..grid.size() {
                if grid.is_ring(cell) {
                    self.order[cell] = 1;
                }
            }
            for cell in grid.cells() {
                let around = grid.around(cell);
                if let Some(&ring) = around.iter().find(|&&next| grid.is_ring(next))
                    && known.relation(cell, ring) != 1
                {
                    self.search(known, cell, colour);
                }
            }
        } else {
            let Some(start) = grid.cells().find(|&cell| known.labels[cell] == 1) else {
                return Ok(false);
            };
            self.search(known, start, colour);
        }
        let mut is_new = !self.found.is_empty();
        for &cell in &self.found {
            known.relate(0, usize::from(cell), colour)?;
        }
        for cell in grid.cells() {
            if self.order[cell] == 0 && known.labels[cell] != colour ^ 1 {
                known.relate(0, cell, colour ^ 1)?;
                is_new = true;
            }
        }
        Ok(is_new)
    }

    /// Visits a cell for the first time.
    fn enter(&mut self, known: &Propagator, cell: usize, colour: u16) {
        self.count += 1;
        self.order[cell] = self.count;
        self.low[cell] = self.count;
        self.holds[cell] = known.labels[cell] == colour;
        self.path.push((u16::try_from(cell).unwrap_or(0), 0));
    }

    /// Searches depth first from a cell, unless it has been visited.
    fn search(&mut self, known: &Propagator, start: usize, colour: u16) {
        if self.order[start] != 0 {
            return;
        }
        let grid = known.grid;
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
                    if cut && self.holds[cell] && known.labels[above] != colour {
                        self.found.push(u16::try_from(above).unwrap_or(0));
                    }
                }
                continue;
            }
            let next = grid.around(cell)[usize::from(*side)];
            *side += 1;
            if known.labels[next] == colour ^ 1 || known.relation(cell, next) == 1 {
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
