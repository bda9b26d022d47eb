//! Unavoidable sets: cells whose clues distinguish the intended loop from another
//! one near it. Every puzzle with one solution has a clue in each of them.

use std::collections::BTreeSet;

use clew_core::generate::Full;
use clew_core::grid::{Cell, IntoSet as _, Site, SortDedup as _};

use crate::board::padded_grid::PaddedGrid;
use crate::board::{Fact, Slitherlink};
use crate::prove::is_loop;

/// Size of the largest set collected; a larger one almost always has a clue.
const MAX_CLUES: usize = 10;
/// Largest number of cells that change side.
const MAX_CHANGES: usize = 2;

/// Sets of the loops that result from changing the side of a few cells, each near the one before.
pub(super) fn near(full: &Full<Slitherlink>) -> Vec<Vec<Site>> {
    let grid = PaddedGrid::new(full.clues.shape());
    let Some(intended) = grid.colouring(&full.solution) else {
        return Vec::new();
    };
    let mut near = NearbyLoops {
        grid,
        inside: intended.clone(),
        intended,
        changed: Vec::new(),
        found: BTreeSet::new(),
    };
    let cells: Vec<usize> = grid.cells().collect();
    near.flip_one(&cells);
    near.found.into_iter().collect()
}

/// Sets of the second loop and of the loops that agree with it in one of the
/// patches in which it differs from the intended one.
pub(super) fn from_second(full: &Full<Slitherlink>, second: &[Fact]) -> Vec<Vec<Site>> {
    let grid = PaddedGrid::new(full.clues.shape());
    let colourings = [&full.solution[..], second].map(|facts| grid.colouring(facts));
    let [Some(intended), Some(second)] = colourings else {
        return Vec::new();
    };
    let differs = |&i: &usize| intended[i] != second[i];
    let mut differing = grid.cells().filter(differs).into_set();
    let mut loops = vec![clues_broken_by(grid, &intended, &second)];
    while let Some(first) = differing.pop_first() {
        let mut patch = vec![first];
        let mut at = 0;
        while let Some(&cell) = patch.get(at) {
            let circle = grid.circle(cell).into_iter();
            patch.extend(circle.filter(|next| differing.remove(next)));
            at += 1;
        }
        let mut other = intended.clone();
        for cell in patch {
            other[cell] = second[cell];
        }
        if other != second && is_loop(grid, &other) {
            loops.push(clues_broken_by(grid, &intended, &other));
        }
    }
    loops
}

/// Enumeration of loops near the intended one.
struct NearbyLoops {
    grid: PaddedGrid,
    intended: Vec<bool>,
    inside: Vec<bool>,
    changed: Vec<usize>,
    found: BTreeSet<Vec<Site>>,
}

impl NearbyLoops {
    /// Changes the side of one more of these cells, in every way.
    fn flip_one(&mut self, cells: &[usize]) {
        for &cell in cells {
            // Only if inside and outside each stay connected.
            let is_new = !self.changed.contains(&cell);
            if !is_new || !self.grid.is_simple(&self.inside, cell) {
                continue;
            }
            self.inside[cell] = !self.inside[cell];
            self.changed.push(cell);
            let broken_clues = self.broken_clues();
            if broken_clues.len() <= MAX_CLUES {
                self.found.insert(broken_clues);
            }
            if self.changed.len() < MAX_CHANGES {
                let grid = self.grid;
                let around = grid.circle(cell).into_iter();
                let around: Vec<usize> = around.filter(|&at| !grid.is_ring(at)).collect();
                self.flip_one(&around);
            }
            self.changed.pop();
            self.inside[cell] = !self.inside[cell];
        }
    }

    /// Cells whose clues the changed cells break.
    fn broken_clues(&self) -> Vec<Site> {
        let grid = self.grid;
        let touched = self.changed.iter().flat_map(|&cell| {
            let around = grid.around(cell);
            around.into_iter().chain([cell])
        });
        let mut touched: Vec<usize> = touched.filter(|&cell| !grid.is_ring(cell)).collect();
        touched.sort_dedup();
        let differs = |&cell: &usize| {
            let lines = |inside: &[bool]| grid.lines(inside, cell);
            lines(&self.intended) != lines(&self.inside)
        };
        let broken = touched.into_iter().filter(differs);
        broken.map(|cell| grid.cell(cell).site()).collect()
    }
}

/// Cells whose clues another loop breaks.
fn clues_broken_by(grid: PaddedGrid, intended: &[bool], other: &[bool]) -> Vec<Site> {
    let differs = |cell: &Cell| {
        let at = grid.at(*cell);
        grid.lines(intended, at) != grid.lines(other, at)
    };
    let cells = grid.shape.cells().filter(differs);
    cells.map(Cell::site).collect()
}
