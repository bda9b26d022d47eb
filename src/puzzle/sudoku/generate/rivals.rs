//! Other grids near the one meant: digits that can change places among few
//! cells, so that one of these cells must be given.
//!
//! ```text
//! 1 . . | 2 . .        2 . . | 1 . .
//! . . . | . . .   or   . . . | . . .
//! 2 . . | 1 . .        1 . . | 2 . .
//! ```

use std::collections::BTreeSet;

use crate::generate::Full;
use crate::grid::Site;

use super::super::{Fact, Houses, Sudoku};

/// A rival that so many clues tell apart is hardly ever left by all of them.
const MOST_PLACES: usize = 12;

/// The grids in which two digits change places, as far as they must.
pub(super) fn near(full: &Full<Sudoku>) -> Vec<Vec<Site>> {
    let houses = full.clues.houses();
    let meant = values(full, &full.solution);
    let mut found = Vec::new();
    for a in 1..=houses.side() {
        for b in a + 1..=houses.side() {
            let changed = |cell: usize| match meant[cell] {
                value if value == a => b,
                value if value == b => a,
                value => value,
            };
            let other: Vec<u8> = (0..meant.len()).map(changed).collect();
            let parts = parts_of(houses, &meant, &other);
            // Where all is one part, it is no more than a name for the other.
            if parts.len() > 1 {
                found.extend(parts.into_iter().filter(|part| part.len() <= MOST_PLACES));
            }
        }
    }
    found.into_iter().map(|part| sites(houses, part)).collect()
}

/// The grids that agree with the second one in a part that can change alone.
pub(super) fn parts(full: &Full<Sudoku>, second: &[Fact]) -> Vec<Vec<Site>> {
    let houses = full.clues.houses();
    let meant = values(full, &full.solution);
    let parts = parts_of(houses, &meant, &values(full, second));
    parts.into_iter().map(|part| sites(houses, part)).collect()
}

/// The cells in which two grids differ, in parts that can change alone: two
/// cells of a house belong together where one has the digit that the other has
/// in the other grid.
fn parts_of(houses: &Houses, meant: &[u8], other: &[u8]) -> Vec<Vec<usize>> {
    let differ = (0..meant.len()).filter(|&cell| meant[cell] != other[cell]);
    let mut rest: BTreeSet<usize> = differ.collect();
    let mut parts = Vec::new();
    while let Some(first) = rest.pop_first() {
        let mut part = vec![first];
        let mut at = 0;
        while let Some(&cell) = part.get(at) {
            for house in houses.of(cell) {
                let joined =
                    |&&next: &&usize| meant[next] == other[cell] || other[next] == meant[cell];
                let joined = house.list.iter().filter(joined);
                part.extend(joined.filter(|next| rest.remove(next)));
            }
            at += 1;
        }
        parts.push(part);
    }
    parts
}

fn values(full: &Full<Sudoku>, facts: &[Fact]) -> Vec<u8> {
    let houses = full.clues.houses();
    let mut values = vec![0; houses.shape().area()];
    for fact in facts {
        values[houses.index(fact.cell())] = fact.digit().value();
    }
    values
}

fn sites(houses: &Houses, cells: Vec<usize>) -> Vec<Site> {
    let site = |cell| houses.cell(cell).site();
    cells.into_iter().map(site).collect()
}
