//! Kinds of puzzles that are not read, told by numbers in the corners of cells or by several rows of numbers beside the grid.

use crate::classify::begins_with_digit;
use crate::found::{Foreign, Found, Layout, Place};
use crate::homography::Homography;
use crate::net::{Net, Side};
use crate::patch::Patch;
use crate::plane::Plane;

/// Parts of a cell in which a sum stands: left, top, right and bottom, as parts of its side. The second is inside the dashes of a cage.
const CORNERS: [[f32; 4]; 2] = [[0.03, 0.03, 0.55, 0.46], [0.11, 0.11, 0.6, 0.5]];
/// Part of the cells that have printed digits where cages are, at most: a few givens may help.
const MOST_GIVENS: f32 = 0.1;
/// Part of the places that have numbers: in the row beside a grid, in the one beyond it, and of cells that ought to be blank, at most.
const BESIDE: f32 = 0.6;
const BEYOND: f32 = 0.3;
const BLANK: f32 = 0.1;
/// Part of the pixels of a place that a number inks, at least.
const LEAST_INK: f32 = 0.015;

/// The kind that a lattice shows if it is one of those that are not read.
pub(crate) fn foreign(plane: &Plane, net: &Net, found: &Found) -> Option<Foreign> {
    caged(plane, net, found).or_else(|| {
        let grid = Grid::new(plane, net);
        (grid.has_runs_outside() || grid.has_runs_inside()).then_some(Foreign::Nonogram)
    })
}

/// Kind of a square with a number in the corner of one cell of each cage, and hardly a digit elsewhere.
fn caged(plane: &Plane, net: &Net, found: &Found) -> Option<Foreign> {
    let side = net.rows;
    if side != net.cols || side < 4 {
        return None;
    }
    let mut printed = 0;
    let mut cornered = 0;
    for seen in &found.seen {
        // What has sums beside it is an Aquarium.
        let Place::Cell(row, col) = seen.place else {
            return None;
        };
        let is_blank = seen
            .readings
            .first()
            .is_none_or(|first| first.value.is_none());
        match is_blank {
            true => cornered += usize::from(has_corner(plane, net.corners(row.into(), col.into()))),
            false => printed += 1,
        }
    }
    let is_bare = printed as f32 <= MOST_GIVENS * (side * side) as f32;
    if !is_bare || cornered < side {
        return None;
    }
    let layout = found.guesses.first().map(|guess| guess.layout);
    let has_cages = found.borders.is_some() && layout != Some(Layout::Sudoku);
    Some(if has_cages {
        Foreign::KenKen
    } else {
        Foreign::Killer
    })
}

/// Whether a number stands in the upper left corner of a cell.
fn has_corner(plane: &Plane, corners: [[f32; 2]; 4]) -> bool {
    let places = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
    let pairs: Vec<_> = places.into_iter().zip(corners).collect();
    let Some(map) = Homography::fit(&pairs) else {
        return false;
    };
    CORNERS.into_iter().any(|[left, top, right, bottom]| {
        let piece = [[left, top], [right, top], [right, bottom], [left, bottom]];
        let patch = Patch::cut(plane, piece.map(|at| map.map(at)));
        patch.is_some_and(|patch| begins_with_digit(&patch))
    })
}

/// Where something is written, in a lattice and around it.
struct Grid<'a> {
    plane: &'a Plane,
    net: &'a Net,
    /// Row by row.
    cells: Vec<bool>,
}

impl<'a> Grid<'a> {
    fn new(plane: &'a Plane, net: &'a Net) -> Self {
        let mut grid = Self {
            plane,
            net,
            cells: Vec::new(),
        };
        let [rows, cols] = [net.rows as isize, net.cols as isize];
        let places = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
        grid.cells = places.map(|place| grid.is_written(place)).collect();
        grid
    }

    fn is_written(&self, (row, col): (isize, isize)) -> bool {
        let patch = Patch::glance(self.plane, self.net.corners(row, col));
        patch.is_some_and(|patch| patch.ink() > LEAST_INK)
    }

    /// Whether two rows of numbers or more stand above the grid and to the left of it, and nothing in it.
    fn has_runs_outside(&self) -> bool {
        let row = |side: Side, out: isize| {
            let places = self.net.places(side).map(|(row, col)| match side {
                Side::Top => (-out, col),
                _ => (row, -out),
            });
            share(places.map(|place| self.is_written(place)))
        };
        let at_both = |out| row(Side::Top, out).min(row(Side::Left, out));
        share(self.cells.iter().copied()) <= BLANK && at_both(1) >= BESIDE && at_both(2) >= BEYOND
    }

    /// Whether the first rows and columns of the grid have numbers, but for the corner between them, and the rest has none.
    fn has_runs_inside(&self) -> bool {
        let (rows, cols) = (self.net.rows, self.net.cols);
        let part = |across: std::ops::Range<usize>, down: std::ops::Range<usize>| {
            let places = down.flat_map(|row| across.clone().map(move |col| row * cols + col));
            share(places.map(|at| self.cells[at]))
        };
        let splits = (2..=rows / 2).flat_map(|top| (2..=cols / 2).map(move |left| (top, left)));
        let mut splits = splits.filter(|&(top, left)| {
            part(0..left, 0..top) <= BLANK
                && part(left..cols, top..rows) <= BLANK
                && part(left..cols, top - 1..top) >= BESIDE
                && part(left - 1..left, top..rows) >= BESIDE
                && part(left..cols, top - 2..top - 1) >= BEYOND
                && part(left - 2..left - 1, top..rows) >= BEYOND
        });
        splits.next().is_some()
    }
}

/// Part of the places that are written.
fn share(places: impl Iterator<Item = bool>) -> f32 {
    let (mut written, mut count) = (0.0, 0.0f32);
    for is_written in places {
        written += f32::from(u8::from(is_written));
        count += 1.0;
    }
    written / count.max(1.0)
}
