//! Layout of a puzzle, which shows its kind.

use crate::found::{Borders, Guess, Layout, Reading};
use crate::net::{Net, Side};
use crate::order::sort_by_number;
use crate::patch::Patch;
use crate::plane::Plane;
use crate::walls::Walls;

/// Part of the pixels of a place that a number inks, at least.
const LEAST_INK: f32 = 0.015;
/// Part of the places along a side that have numbers where there are sums.
const LEAST_SUMS: f32 = 0.6;

/// Probability from which a number counts, and part of the cells that have one where numbers tell the layout.
const CLEAR_NUMBER: f32 = 0.8;
const LEAST_NUMBERS: f32 = 0.06;
/// Part of the numbers above 3: more in any other puzzle, and fewer, misread ones, in a Slitherlink.
const LEAST_HIGH: f32 = 0.2;
const MOST_HIGH: f32 = 0.04;
/// Part of the lines that were seen from which a lattice begins to be trusted.
const LEAST_SURE: f32 = 0.6;
/// Part of the cells of a Sudoku that have givens, at least.
const LEAST_GIVENS: f32 = 0.1;
/// Part of the borders that must be as blocks have them.
const LEAST_AGREED: f32 = 0.8;
/// Difference of weights, as a logarithm, from which lines count as thicker.
const LEAST_APART: f32 = 0.12;

/// What stands in the cells and beside them.
pub(crate) struct Written {
    /// Whether each cell is not blank, row by row.
    pub(crate) cells: Vec<bool>,
    /// Part of the places along each side that are not blank, as [`Side::ALL`] has the sides.
    sides: [f32; 4],
    /// Part of the cells with a number that is read with some certainty, and part of these numbers that are above 3.
    numbers: f32,
    high: f32,
}

impl Written {
    /// Looks at all cells and all places around.
    pub(crate) fn new(plane: &Plane, net: &Net) -> Self {
        let [rows, cols] = [net.rows as isize, net.cols as isize];
        let cells = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
        let cells = cells.map(|place| is_written(plane, net, place));
        Self {
            cells: cells.collect(),
            sides: Side::ALL.map(|side| beside(plane, net, side, 1)),
            numbers: 0.0,
            high: 0.0,
        }
    }

    /// Counts the numbers in the cells.
    pub(crate) fn count(&mut self, cells: &[Vec<Reading>]) {
        let clear = cells.iter().filter_map(|readings| {
            let first = readings.first()?;
            first.value.filter(|_| first.probability >= CLEAR_NUMBER)
        });
        let (mut numbers, mut high) = (0.0, 0.0f32);
        for number in clear {
            numbers += 1.0;
            high += f32::from(u8::from(number > 3));
        }
        self.numbers = numbers / cells.len().max(1) as f32;
        self.high = high / f32::max(numbers, 1.0);
    }

    /// Whether there are numbers in the cells that a Slitherlink does not have.
    fn has_high(&self) -> bool {
        self.numbers >= LEAST_NUMBERS && self.high > LEAST_HIGH
    }

    /// Whether the numbers in the cells are those of a Slitherlink.
    fn has_low(&self) -> bool {
        self.numbers >= LEAST_NUMBERS && self.high < MOST_HIGH
    }

    /// The two sides at which there are sums: one above or below, one to the left or right.
    pub(crate) fn sums(&self) -> Option<[Side; 2]> {
        let [top, bottom, left, right] = self.sides;
        let fuller = |one: (f32, Side), other: (f32, Side)| match one.0 >= other.0 {
            true => one,
            false => other,
        };
        let across = fuller((top, Side::Top), (bottom, Side::Bottom));
        let down = fuller((left, Side::Left), (right, Side::Right));
        let are_sums = across.0.min(down.0) >= LEAST_SUMS;
        are_sums.then_some([across.1, down.1])
    }
}

/// Whether the place in a row and column is not blank.
fn is_written(plane: &Plane, net: &Net, (row, col): (isize, isize)) -> bool {
    let patch = Patch::glance(plane, net.corners(row, col));
    patch.is_some_and(|patch| patch.ink() > LEAST_INK)
}

/// Part of the places that are not blank in a row or column beside a net; `out` counts them outwards from 1.
pub(crate) fn beside(plane: &Plane, net: &Net, side: Side, out: isize) -> f32 {
    let places = net.places(side).map(|(row, col)| match side {
        Side::Top => (row + 1 - out, col),
        Side::Bottom => (row - 1 + out, col),
        Side::Left => (row, col + 1 - out),
        Side::Right => (row, col - 1 + out),
    });
    share(places.map(|place| is_written(plane, net, place)))
}

/// Part of the places that are not blank.
pub(crate) fn share(places: impl Iterator<Item = bool>) -> f32 {
    let (mut written, mut count) = (0.0, 0.0f32);
    for is_written in places {
        written += f32::from(u8::from(is_written));
        count += 1.0;
    }
    written / count.max(1.0)
}

/// Guesses at the layout of ruled lines, the likeliest first. `quality` is the part of its lines that were seen.
pub(crate) fn guesses(net: &Net, walls: &Walls, written: &Written, quality: f32) -> Vec<Guess> {
    let is_square = net.rows == net.cols;
    let blocks = if is_square { blocks(net, walls) } else { 0.0 };
    let equal = is_square && walls.are_two && are_equal(net, &walls.borders);
    let has_sums = written.sums().is_some();
    let mut worth = [
        (Layout::Blocks, 0.002),
        (Layout::Regions, 0.002),
        (Layout::Margins, 0.002),
        (Layout::Plain, 0.002),
    ];
    let mut add = |at: usize, by: f32| worth[at].1 += by;
    // The rim of a lattice that was made up has gaps, and so have the few cells of a small one.
    let is_small = net.rows.min(net.cols) < 4;
    let sure = (quality - LEAST_SURE) / (1.0 - LEAST_SURE);
    let sure = if is_small {
        0.5
    } else {
        (2.0 * sure).clamp(0.0, 1.0)
    };
    add(0, 4.0 * blocks);
    let irregular = 1.0 - blocks;
    if walls.are_two {
        let cells = share(written.cells.iter().copied());
        let is_jigsaw = equal && cells > LEAST_GIVENS;
        let is_bare = cells < 3.0 * LEAST_GIVENS;
        add(1, irregular * if is_jigsaw { 0.6 } else { 0.01 });
        add(2, irregular * if has_sums { 0.5 } else { 0.02 });
        add(2, irregular * if has_sums && is_bare { 2.0 } else { 0.0 });
        // The loop of a Slitherlink, drawn over the lines.
        add(
            3,
            irregular
                * if written.has_low() && !has_sums {
                    0.5
                } else {
                    0.0
                },
        );
    } else {
        // Lines of one sort: small numbers on equal lines, or blocks without thick lines.
        let is_usual = is_square && [4, 6, 9, 16, 25].contains(&net.rows);
        add(3, irregular * if written.has_high() { 0.005 } else { 0.6 });
        add(0, if is_usual { 0.3 } else { 0.0 });
    }
    let sum: f32 = worth.iter().map(|(_, worth)| worth).sum();
    let mut guesses: Vec<Guess> = worth
        .iter()
        .map(|&(layout, worth)| Guess {
            layout,
            probability: sure * worth / sum,
        })
        .collect();
    sort_by_number(&mut guesses, |guess| -guess.probability);
    guesses
}

/// Height and width of the blocks of a Sudoku of a size.
fn block_shapes(size: usize) -> impl Iterator<Item = (usize, usize)> {
    let heights = (2..size).filter(move |height| size.is_multiple_of(*height));
    heights.map(move |height| (height, size / height))
}

/// How surely lines are thicker around equal blocks, 0 to 1, in the best shape.
///
/// Whole lines are compared, so that thick lines count that are hardly thicker than the others.
fn blocks(net: &Net, walls: &Walls) -> f32 {
    let size = net.rows;
    let weights = &walls.weights;
    let across = (1..size).map(|row| {
        let from = (row - 1) * size;
        weights.below.iter().skip(from).take(size)
    });
    let across: Vec<f32> = across.map(|line| median(line.copied().collect())).collect();
    let down = (1..size).map(|col| {
        let from = col - 1;
        weights.right.iter().skip(from).step_by(size - 1)
    });
    let down: Vec<f32> = down.map(|line| median(line.copied().collect())).collect();
    let fit = |(height, width): (usize, usize)| {
        let apart = separation(&across, height).min(separation(&down, width));
        let probability = 1.0 / (1.0 + (-(apart - LEAST_APART) / LEAST_APART * 6.0).exp());
        // Walls that stand out from thin lines must agree line by line, not only in the middle of each.
        let agreed = if walls.are_two {
            agreement(net, &walls.borders, (height, width))
        } else {
            1.0
        };
        probability
            * ((agreed - LEAST_AGREED) / (1.0 - LEAST_AGREED))
                .clamp(0.0, 1.0)
                .sqrt()
    };
    block_shapes(size).map(fit).fold(0.0, f32::max)
}

/// How well the walls are those around blocks of a height and width, 0 to 1.
fn agreement(net: &Net, borders: &Borders, (height, width): (usize, usize)) -> f32 {
    let size = net.rows;
    let right = (0..size).flat_map(|_| (1..size).map(|col| col % width == 0));
    let below = (1..size).flat_map(|row| (0..size).map(move |_| row % height == 0));
    let seen = borders.right.iter().chain(&borders.below);
    let parts = seen
        .zip(right.chain(below))
        .map(|(&wall, is_wanted)| match is_wanted {
            true => wall,
            false => 1.0 - wall,
        });
    let count = (borders.right.len() + borders.below.len()).max(1);
    parts.sum::<f32>() / count as f32
}

/// How much heavier every `period`th line is than the others: the gap between the lightest of them and the heaviest other, as a
/// logarithm, and half the difference of their means if a single line is out of order.
fn separation(lines: &[f32], period: usize) -> f32 {
    let numbered = || lines.iter().copied().zip(1usize..);
    let (thick, thin): (Vec<_>, Vec<_>) = numbered().partition(|(_, at)| at.is_multiple_of(period));
    let weights = |lines: Vec<(f32, usize)>| {
        let mut lines: Vec<f32> = lines.into_iter().map(|(weight, _)| weight).collect();
        lines.sort_by(f32::total_cmp);
        lines
    };
    let (thick, thin) = (weights(thick), weights(thin));
    let gap = match (thick.first(), thin.last()) {
        (Some(light), Some(heavy)) => light - heavy,
        _ => return 0.0,
    };
    let second = thin.iter().rev().nth(1).zip(thick.first());
    let without_one = second.map_or(gap, |(heavy, light)| light - heavy);
    gap.max(0.6 * without_one)
}

fn median(mut values: Vec<f32>) -> f32 {
    values.sort_by(f32::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

/// Whether walls divide a square into as many regions as it has rows, all of one size.
fn are_equal(net: &Net, borders: &Borders) -> bool {
    let sizes = region_sizes(net, borders);
    sizes.len() == net.rows && sizes.iter().all(|&size| size == net.rows)
}

/// Numbers of cells of the regions between walls.
fn region_sizes(net: &Net, borders: &Borders) -> Vec<usize> {
    let (rows, cols) = (net.rows, net.cols);
    let is_open = |borders: &[f32], at: usize| borders.get(at).is_some_and(|&wall| wall < 0.5);
    let mut is_seen = vec![false; rows * cols];
    let mut sizes = Vec::new();
    for start in 0..rows * cols {
        let mut stack = vec![start];
        let mut size = 0;
        while let Some(at) = stack.pop() {
            if std::mem::replace(&mut is_seen[at], true) {
                continue;
            }
            size += 1;
            let (row, col) = (at / cols, at % cols);
            if col + 1 < cols && is_open(&borders.right, row * (cols - 1) + col) {
                stack.push(at + 1);
            }
            if col > 0 && is_open(&borders.right, row * (cols - 1) + col - 1) {
                stack.push(at - 1);
            }
            if row + 1 < rows && is_open(&borders.below, at) {
                stack.push(at + cols);
            }
            if row > 0 && is_open(&borders.below, at - cols) {
                stack.push(at - cols);
            }
        }
        if size > 0 {
            sizes.push(size);
        }
    }
    sizes
}
