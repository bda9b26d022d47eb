//! Random boards, reproducible from a seed.

use clew_core::grid::{Cell, Shape, Site, Symmetry, Table};
use clew_slitherlink::{Clue, Clues};
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use super::Judge;
use super::rules::{Interior, lines_around, single_loop};

/// Random single loop: cells join the inside one by one at random, as long as the
/// border stays a single loop. Cells that touch only one inside cell are preferred,
/// which makes the loop wind.
pub fn region(shape: Shape, rng: &mut ChaCha8Rng) -> Interior {
    let mut interior = Table::filled(shape, false);
    let start = Cell::new(
        rng.random_range(0..shape.rows),
        rng.random_range(0..shape.cols),
    );
    interior[start] = true;
    let wished = shape.area() * rng.random_range(40..65) / 100;
    let mut inside = 1;
    let mut cells: Vec<Cell> = shape.cells().collect();
    for most in [1, 1, 1, 2, 4] {
        cells.shuffle(rng);
        for &cell in &cells {
            let neighbours = cell.neighbours(shape).into_iter().flatten();
            let touching = neighbours.filter(|&next| interior[next]).count();
            if interior[cell] || touching == 0 || touching > most || inside >= wished {
                continue;
            }
            interior[cell] = true;
            if single_loop(&interior).is_ok() {
                inside += 1;
            } else {
                interior[cell] = false;
            }
        }
    }
    interior
}

/// Every clue of a random loop, and the loop.
pub fn full(shape: Shape, rng: &mut ChaCha8Rng) -> (Clues, Interior) {
    let interior = region(shape, rng);
    (all_clues(&interior), interior)
}

/// Every clue of a loop.
fn all_clues(interior: &Interior) -> Clues {
    let mut table = Table::filled(interior.shape(), Clue::Blank);
    for cell in interior.shape().cells() {
        let lines = u8::try_from(lines_around(interior, cell)).expect("at most 4");
        table[cell] = Clue::Count(lines);
    }
    Clues(table)
}

/// Puzzle with one solution: clues of a random loop, removed in random order while the
/// solution stays the only one. The removal of `keep` per cent of the clues is not
/// tried. `None` if even all clues leave several solutions.
pub fn puzzle(shape: Shape, keep: u32, rng: &mut ChaCha8Rng) -> Option<(Clues, Interior)> {
    let (mut clues, interior) = full(shape, rng);
    let mut judge = Judge::new(&clues);
    let mut order: Vec<Cell> = shape.cells().collect();
    let mut left: Vec<Site> = order.iter().map(|cell| cell.site()).collect();
    if judge.other_than(&left, &interior).is_some() {
        return None;
    }
    order.shuffle(rng);
    for cell in order {
        if rng.random_ratio(keep, 100) {
            continue;
        }
        let fewer = left.iter().copied().filter(|&other| other != cell.site());
        let fewer: Vec<Site> = fewer.collect();
        if judge.other_than(&fewer, &interior).is_none() {
            clues.0[cell] = Clue::Blank;
            left = fewer;
        }
    }
    Some((clues, interior))
}

/// Copy with one clue changed: removed, raised or lowered.
pub fn alter(clues: &Clues, rng: &mut ChaCha8Rng) -> Clues {
    let mut altered = clues.clone();
    let printed: Vec<(Cell, u8)> = clues.counts().collect();
    if printed.is_empty() {
        return altered;
    }
    let (cell, count) = printed[rng.random_range(0..printed.len())];
    altered.0[cell] = match rng.random_range(0..3) {
        0 => Clue::Blank,
        1 if count < 3 => Clue::Count(count + 1),
        _ => Clue::Count(count.saturating_sub(1)),
    };
    altered
}

/// Random board of `shape`: two of three have one solution; the others had one before
/// they were altered.
pub fn board(shape: Shape, seed: u64) -> Clues {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let keep = [0, 0, 30][rng.random_range(0..3)];
    let clues = loop {
        if let Some((clues, _)) = puzzle(shape, keep, &mut rng) {
            break clues;
        }
    };
    if rng.random_ratio(1, 3) {
        alter(&clues, &mut rng)
    } else {
        clues
    }
}

/// Random board with sides from 2 to 8, some without a clue or two, so that several loops fit.
pub fn any(seed: u64) -> Clues {
    let [rows, cols] = [seed % 7, seed / 7 % 7].map(|side| 2 + side as u8);
    let mut clues = board(Shape::new(rows, cols), seed);
    let printed: Vec<Cell> = clues.counts().map(|(cell, _)| cell).collect();
    for &cell in printed.iter().take((seed % 5).saturating_sub(2) as usize) {
        clues.0[cell] = Clue::Blank;
    }
    clues
}

/// The place of a cell on the rotated or reflected board.
pub fn image(symmetry: Symmetry, shape: Shape, cell: Cell) -> Cell {
    let site = symmetry.site(shape, cell.site());
    site.cell().expect("the image of a cell is a cell")
}

/// The rotated or reflected puzzle.
pub fn turned(clues: &Clues, symmetry: Symmetry) -> Clues {
    let shape = clues.shape();
    let mut table = Table::filled(symmetry.shape(shape), Clue::Blank);
    for cell in shape.cells() {
        table[image(symmetry, shape, cell)] = clues.0[cell];
    }
    Clues(table)
}
