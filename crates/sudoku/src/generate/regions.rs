//! Irregular regions, made by swaps of cells along the borders.
//!
//! Two neighbouring regions swap a cell each, if both stay in one piece. Swaps that
//! make the borders longer are rarely accepted, so regions become random but not thin.

use clew_core::grid::{Cell, Place as _, Shape, Table};
use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;

use crate::board::Division;

/// Swaps tried for each cell.
const SWAPS_PER_CELL: u32 = 150;
/// Inverse of the fraction of swaps accepted among those that make the borders longer.
const RARELY: u8 = 3;

/// Regions of equal size.
pub(super) fn regions(side: u8, rng: &mut ChaCha8Rng) -> Division {
    let start = Division::boxes(side).unwrap_or_else(|| Division::rows(side));
    let mut swaps = Swaps::of(&start, side);
    let before = swaps.region.clone();
    let cells = u32::from(side) * u32::from(side);
    loop {
        for _ in 0..cells * SWAPS_PER_CELL {
            swaps.swap(rng);
        }
        if swaps.region != before && !swaps.has_line() {
            let regions = Division::irregular(swaps.region.values(), side);
            return regions.expect("swaps keep the sizes");
        }
    }
}

/// Regions changing.
struct Swaps {
    shape: Shape,
    region: Table<Cell, u8>,
}

impl Swaps {
    fn of(division: &Division, side: u8) -> Self {
        let shape = Shape::new(side, side);
        let mut region = Table::filled(shape, 0);
        for (cell, number) in shape.cells().zip(division.regions(side)) {
            region[cell] = number;
        }
        Self { shape, region }
    }
    /// Tries to swap two random cells of neighbouring regions.
    fn swap(&mut self, rng: &mut ChaCha8Rng) {
        let mut any = || {
            let side = self.shape.rows;
            Cell::new(rng.random_range(0..side), rng.random_range(0..side))
        };
        let (one, other) = (any(), any());
        let dice = rng.random_range(0..RARELY);
        let (a, b) = (self.region[one], self.region[other]);
        if a == b || !self.touches(one, b) || !self.touches(other, a) {
            return;
        }
        let before = self.border(one) + self.border(other);
        self.region[one] = b;
        self.region[other] = a;
        let is_longer = self.border(one) + self.border(other) > before;
        if (is_longer && dice > 0) || !self.is_joined(one) || !self.is_joined(other) {
            self.region[one] = a;
            self.region[other] = b;
        }
    }

    fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        cell.neighbours(self.shape).into_iter().flatten()
    }

    fn touches(&self, cell: Cell, region: u8) -> bool {
        self.neighbours(cell)
            .any(|next| self.region[next] == region)
    }

    /// Number of sides of a cell that are borders.
    fn border(&self, cell: Cell) -> usize {
        let own = self.region[cell];
        self.neighbours(cell)
            .filter(|&next| self.region[next] != own)
            .count()
    }

    /// Whether the region of a cell is in one piece.
    fn is_joined(&self, start: Cell) -> bool {
        let own = self.region[start];
        let mut seen = vec![false; self.shape.area()];
        seen[start.index(self.shape)] = true;
        let mut found = vec![start];
        let mut at = 0;
        while let Some(&cell) = found.get(at) {
            for next in self.neighbours(cell) {
                let is_new = !std::mem::replace(&mut seen[next.index(self.shape)], true);
                if is_new && self.region[next] == own {
                    found.push(next);
                }
            }
            at += 1;
        }
        found.len() == usize::from(self.shape.rows)
    }

    /// Whether a region is a row or a column, and so adds nothing.
    fn has_line(&self) -> bool {
        let mut lines = self.shape.lines();
        lines.any(|line| {
            let mut cells = line.cells(self.shape).map(|cell| self.region[cell]);
            let first = cells.next();
            cells.all(|region| Some(region) == first)
        })
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;

    use super::*;

    #[test]
    fn regions_are_as_many_as_large_and_each_in_one_piece() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for side in 4..=9 {
            let swaps = Swaps::of(&regions(side, &mut rng), side);
            let mut cells = swaps.shape.cells();
            assert!(cells.all(|cell| swaps.is_joined(cell)), "{side}");
            assert!(swaps.region.values().contains(&(side - 1)));
            assert!(!swaps.has_line());
        }
    }
}
