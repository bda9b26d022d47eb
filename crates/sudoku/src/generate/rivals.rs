//! Other grids near the intended one: digits that can change places among a few cells,
//! so that one of these cells must be given.
//!
//! ```text
//! 1 . . | 2 . .        2 . . | 1 . .
//! . . . | . . .   or   . . . | . . .
//! 2 . . | 1 . .        1 . . | 2 . .
//! ```

use clew_core::generate::Full;
use clew_core::grid::Site;

use crate::board::{Cells, Fact, Houses, NEAR, Sudoku, WORDS};

/// Maximum number of places in which a rival differs. If a rival differs in more, one
/// of the places almost always has a clue that excludes it.
const MOST_PLACES: usize = 12;

/// The grids in which two digits change places, in as few cells as possible.
pub(super) fn near(full: &Full<Sudoku>) -> Vec<Vec<Site>> {
    match full.clues.houses().side() {
        ..=9 => swapped::<NEAR>(full),
        _ => swapped::<WORDS>(full),
    }
}

/// The grids that agree with the second one in a part that can change alone.
pub(super) fn parts(full: &Full<Sudoku>, second: &[Fact]) -> Vec<Vec<Site>> {
    match full.clues.houses().side() {
        ..=9 => apart::<NEAR>(full, second),
        _ => apart::<WORDS>(full, second),
    }
}

fn swapped<const W: usize>(full: &Full<Sudoku>) -> Vec<Vec<Site>> {
    let houses = full.clues.houses();
    let values = values(houses, &full.solution);
    let mut of = vec![Cells::<W>::default(); usize::from(houses.side())];
    for (cell, &value) in values.iter().enumerate() {
        of[value].insert(cell);
    }
    let mut found = Vec::new();
    for b in 1..of.len() {
        for a in 0..b {
            // The other of the two digits.
            let next = |cell: usize| of[a + b - values[cell]];
            let parts = parts_of(houses, of[a].or(&of[b]), next);
            // If everything is one part, the exchange only renames the two digits.
            if parts.len() > 1 {
                let few = parts.into_iter().filter(|part| part.len() <= MOST_PLACES);
                found.extend(few);
            }
        }
    }
    found.iter().map(|part| sites(houses, part)).collect()
}

fn apart<const W: usize>(full: &Full<Sudoku>, second: &[Fact]) -> Vec<Vec<Site>> {
    let houses = full.clues.houses();
    let meant = values(houses, &full.solution);
    let other = values(houses, second);
    let side = usize::from(houses.side());
    // Cells where each digit is in one grid only.
    let mut here = vec![Cells::<W>::default(); side];
    let mut there = here.clone();
    let mut cells = Cells::default();
    for cell in (0..meant.len()).filter(|&cell| meant[cell] != other[cell]) {
        cells.insert(cell);
        here[meant[cell]].insert(cell);
        there[other[cell]].insert(cell);
    }
    let next = |cell: usize| here[other[cell]].or(&there[meant[cell]]);
    let parts = parts_of(houses, cells, next);
    parts.iter().map(|part| sites(houses, part)).collect()
}

/// Cells in which two grids differ, in parts that can change alone. Two cells of a
/// house belong together if one has the digit that the other has in the other grid.
/// `next` says which cells belong to a cell if they share a house.
fn parts_of<const W: usize>(
    houses: &Houses,
    cells: Cells<W>,
    next: impl Fn(usize) -> Cells<W>,
) -> Vec<Cells<W>> {
    let mut left = cells;
    let mut parts = Vec::new();
    while let Some(first) = left.first() {
        let mut part = Cells::default();
        let mut front = Cells::only(first);
        while let Some(cell) = front.first() {
            front.remove(cell);
            left.remove(cell);
            part.insert(cell);
            let near = houses.peers(cell).resized().and(&next(cell));
            front = front.or(&near.and(&left));
        }
        parts.push(part);
    }
    parts
}

/// Digit of each cell of a full grid, from 0.
fn values(houses: &Houses, facts: &[Fact]) -> Vec<usize> {
    let mut values = vec![0; houses.shape().area()];
    for fact in facts {
        values[houses.index(fact.cell())] = fact.digit().index();
    }
    values
}

fn sites<const W: usize>(houses: &Houses, cells: &Cells<W>) -> Vec<Site> {
    let cells = cells.iter();
    cells.map(|cell| houses.cell(cell).site()).collect()
}
