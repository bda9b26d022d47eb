//! Other loops near the one meant, and the clues that tell them apart.

use std::collections::BTreeSet;

use crate::generate::Full;
use crate::grid::{Cell, Site};

use super::super::fast::{PaddedGrid, is_loop};
use super::super::{Fact, Slitherlink};

/// A rival that so many clues tell apart is hardly ever left by all of them.
const MOST_PLACES: usize = 10;
/// So many cells change side at most.
const MOST_CHANGES: usize = 2;

/// The loops that a few changes of side make, each of them near the one before.
pub(super) fn near(full: &Full<Slitherlink>) -> Vec<Vec<Site>> {
    let lattice = PaddedGrid::new(full.clues.shape());
    let Some(meant) = lattice.colouring(&full.solution) else {
        return Vec::new();
    };
    let mut near = Near {
        lattice,
        inside: meant.clone(),
        meant,
        changed: Vec::new(),
        found: BTreeSet::new(),
    };
    let cells: Vec<usize> = lattice.cells().collect();
    near.change_one(&cells);
    near.found.into_iter().collect()
}

/// The loops that agree with the second one in one of the patches in which it
/// differs from the one meant, as far as they are loops, and the second itself.
pub(super) fn parts(full: &Full<Slitherlink>, second: &[Fact]) -> Vec<Vec<Site>> {
    let lattice = PaddedGrid::new(full.clues.shape());
    let colourings = [&full.solution[..], second].map(|facts| lattice.colouring(facts));
    let [Some(meant), Some(second)] = colourings else {
        return Vec::new();
    };
    let mut rest: BTreeSet<usize> = lattice.cells().filter(|&i| meant[i] != second[i]).collect();
    let mut loops = vec![broken(lattice, &meant, &second)];
    while let Some(first) = rest.pop_first() {
        let mut patch = vec![first];
        let mut at = 0;
        while let Some(&cell) = patch.get(at) {
            let circle = lattice.circle(cell).into_iter();
            patch.extend(circle.filter(|next| rest.remove(next)));
            at += 1;
        }
        let mut other = meant.clone();
        for cell in patch {
            other[cell] = second[cell];
        }
        if other != second && is_loop(lattice, &other) {
            loops.push(broken(lattice, &meant, &other));
        }
    }
    loops
}

/// A walk through the changes near each other.
struct Near {
    lattice: PaddedGrid,
    meant: Vec<bool>,
    inside: Vec<bool>,
    changed: Vec<usize>,
    found: BTreeSet<Vec<Site>>,
}

impl Near {
    /// Changes one more of these cells, in every way.
    fn change_one(&mut self, cells: &[usize]) {
        for &cell in cells {
            // In the order of the cells, and in any order where that cannot be.
            let is_new = !self.changed.contains(&cell);
            if !is_new || !self.lattice.is_simple(&self.inside, cell) {
                continue;
            }
            self.inside[cell] = !self.inside[cell];
            self.changed.push(cell);
            let places = self.places();
            if places.len() <= MOST_PLACES {
                self.found.insert(places);
            }
            if self.changed.len() < MOST_CHANGES {
                let lattice = self.lattice;
                let around = lattice.circle(cell).into_iter();
                let around: Vec<usize> = around.filter(|&at| !lattice.is_ring(at)).collect();
                self.change_one(&around);
            }
            self.changed.pop();
            self.inside[cell] = !self.inside[cell];
        }
    }

    /// The places whose clues the changed cells break.
    fn places(&self) -> Vec<Site> {
        let lattice = self.lattice;
        let touched = self.changed.iter().flat_map(|&cell| {
            let around = lattice.around(cell);
            around.into_iter().chain([cell])
        });
        let touched: BTreeSet<usize> = touched.filter(|&cell| !lattice.is_ring(cell)).collect();
        let differs = |&cell: &usize| {
            let lines = |inside: &[bool]| lattice.lines(inside, cell);
            lines(&self.meant) != lines(&self.inside)
        };
        let broken = touched.into_iter().filter(differs);
        broken.map(|cell| lattice.cell(cell).site()).collect()
    }
}

/// The places whose clues another loop breaks.
fn broken(lattice: PaddedGrid, meant: &[bool], other: &[bool]) -> Vec<Site> {
    let differs = |cell: &Cell| {
        let at = lattice.at(*cell);
        lattice.lines(meant, at) != lattice.lines(other, at)
    };
    let cells = lattice.shape.cells().filter(differs);
    cells.map(Cell::site).collect()
}
