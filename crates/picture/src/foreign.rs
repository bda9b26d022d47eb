//! Kinds of puzzles that are not read, told by numbers in the corners of cells or by several rows of numbers beside the grid.

use std::ops::{Range, RangeInclusive};

use crate::classify::begins_with_digit;
use crate::found::{Foreign, Layout, Place, Seen};
use crate::homography::Homography;
use crate::layout::{Written, beside, share};
use crate::net::Side;
use crate::patch::Patch;
use crate::plane::Plane;
use crate::view::View;

/// Parts of a line that have walls where it is not thick or thin throughout.
const WALLS: RangeInclusive<f32> = 0.15..=0.85;
/// Parts of a cell in which a sum stands: left, top, right and bottom, as parts of its side. The second is inside the dashes of a cage.
const CORNERS: [[f32; 4]; 2] = [[0.03, 0.03, 0.55, 0.46], [0.11, 0.11, 0.6, 0.5]];
/// Part of the cells that have printed digits where cages are, at most: a few givens may help.
const MOST_GIVENS: f32 = 0.1;
/// Part of the places that have numbers: in the row beside a grid, in the one beyond it, and of cells that ought to be blank, at most.
const BESIDE: f32 = 0.6;
const BEYOND: f32 = 0.3;
const BLANK: f32 = 0.1;

/// The kind that ruled lines show if it is one of those that are not read.
pub(crate) fn foreign(plane: &Plane, view: &View) -> Option<Foreign> {
    let written = view.written.as_ref()?;
    caged(plane, view).or_else(|| {
        let is_outside = !has_tanks(view) && has_runs_outside(plane, view, written);
        (is_outside || has_runs_inside(view, written)).then_some(Foreign::Nonogram)
    })
}

/// Kind of a square with a number in the corner of one cell of each cage, and hardly a digit elsewhere.
fn caged(plane: &Plane, View { net, found, .. }: &View) -> Option<Foreign> {
    let side = net.rows;
    // What has sums beside it is an Aquarium.
    if side != net.cols || side < 4 || found.seen.len() > side * side {
        return None;
    }
    let value = |seen: &Seen| seen.readings.first()?.value;
    let (printed, blank): (Vec<_>, Vec<_>) =
        found.seen.iter().partition(|seen| value(seen).is_some());
    if printed.len() as f32 > MOST_GIVENS * (side * side) as f32 {
        return None;
    }
    let cornered = blank.iter().filter(|seen| match seen.place {
        Place::Cell(row, col) => has_corner(plane, net.corners(row.into(), col.into())),
        _ => false,
    });
    if cornered.count() < side {
        return None;
    }
    let layout = found.guesses.first().map(|guess| guess.layout);
    let has_cages = found.borders.is_some() && layout != Some(Layout::Blocks);
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

/// Whether two rows of numbers or more stand above the grid and to the left of it, and nothing in it.
fn has_runs_outside(plane: &Plane, view: &View, written: &Written) -> bool {
    let at_both = |out: isize| {
        let part = |side| beside(plane, &view.net, side, out);
        part(Side::Top).min(part(Side::Left))
    };
    share(written.cells.iter().copied()) <= BLANK && at_both(1) >= BESIDE && at_both(2) >= BEYOND
}

/// Whether walls stand along a part of a line: those of an Aquarium, whose rows and columns may be numbered beyond its sums. The thick lines of
/// a nonogram lead from side to side.
fn has_tanks(View { net, found, .. }: &View) -> bool {
    let Some(borders) = &found.borders else {
        return false;
    };
    let is_part =
        |line: &mut dyn Iterator<Item = &f32>| WALLS.contains(&share(line.map(|&wall| wall > 0.5)));
    let across = net.cols.saturating_sub(1).max(1);
    let mut down = (0..across).map(|col| borders.right.iter().skip(col).step_by(across));
    let mut level = borders.below.chunks(net.cols.max(1));
    down.any(|mut line| is_part(&mut line)) || level.any(|line| is_part(&mut line.iter()))
}

/// Whether the first rows and columns of the grid have numbers, but for the corner between them, and the rest has none.
fn has_runs_inside(View { net, .. }: &View, written: &Written) -> bool {
    let (rows, cols) = (net.rows, net.cols);
    let part = |across: Range<usize>, down: Range<usize>| {
        let places = down.flat_map(|row| across.clone().map(move |col| row * cols + col));
        share(places.map(|at| written.cells[at]))
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
