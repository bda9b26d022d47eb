//! Other grids near the one meant: digits that can change places among few
//! cells, so that one of these cells must be given.
//!
//! ```text
//! 1 . . | 2 . .        2 . . | 1 . .
//! . . . | . . .   or   . . . | . . .
//! 2 . . | 1 . .        1 . . | 2 . .
//! ```

use crate::generate::Full;
use crate::grid::Site;

use super::super::digits::Cells;
use super::super::{Fact, Houses, Sudoku};

/// A rival that so many clues tell apart is hardly ever left by all of them.
const MOST_PLACES: usize = 12;

/// The grids in which two digits change places, as far as they must.
pub(super) fn near(full: &Full<Sudoku>) -> Vec<Vec<Site>> {
    let houses = full.clues.houses();
    let meant = Grid::new(houses, &full.solution);
    let side = usize::from(houses.side());
    let mut of = vec![Cells::default(); side];
    for (cell, &value) in meant.values.iter().enumerate() {
        of[usize::from(value) - 1].insert(cell);
    }
    // For each house and digit its cell.
    let mut holders = vec![0; houses.all().len() * side];
    for (number, house) in houses.iter().enumerate() {
        for &cell in &house.list {
            holders[number * side + usize::from(meant.values[cell]) - 1] = cell;
        }
    }
    let mut found = Vec::new();
    for b in 1..houses.side() {
        for a in 0..b {
            let cells = of[usize::from(a)].or(&of[usize::from(b)]);
            // The other of the two digits.
            let next = |cell: usize, house: usize| {
                let other = a + b + 2 - meant.values[cell];
                [holders[house * side + usize::from(other) - 1]; 2]
            };
            let parts = parts_of(houses, cells, next);
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
    let meant = Grid::new(houses, &full.solution);
    let other = Grid::new(houses, second);
    let differ = |cell: &usize| meant.values[*cell] != other.values[*cell];
    let cells: Cells = (0..meant.values.len()).filter(differ).collect();
    let next = |cell: usize, house: usize| {
        [
            meant.holder(house, other.values[cell]),
            other.holder(house, meant.values[cell]),
        ]
    };
    let parts = parts_of(houses, cells, next);
    parts.into_iter().map(|part| sites(houses, part)).collect()
}

/// Cells in which two grids differ, in parts that can change alone: two cells
/// of a house belong together where one has the digit that the other has in the
/// other grid. `next` says which two cells of a house belong to a cell.
fn parts_of(
    houses: &Houses,
    cells: Cells,
    next: impl Fn(usize, usize) -> [usize; 2],
) -> Vec<Vec<usize>> {
    let mut left = cells;
    let mut parts = Vec::new();
    while let Some(first) = left.first() {
        left.remove(first);
        let mut part = Vec::with_capacity(left.len() + 1);
        part.push(first);
        let mut at = 0;
        while let Some(&cell) = part.get(at) {
            for seat in houses.seats(cell) {
                for joined in next(cell, seat.house) {
                    if left.has(joined) {
                        left.remove(joined);
                        part.push(joined);
                    }
                }
            }
            at += 1;
        }
        parts.push(part);
    }
    parts
}

/// A full grid.
struct Grid<'a> {
    houses: &'a Houses,
    /// For each cell its digit.
    values: Vec<u8>,
}

impl<'a> Grid<'a> {
    fn new(houses: &'a Houses, facts: &[Fact]) -> Self {
        let mut values = vec![0; houses.shape().area()];
        for fact in facts {
            values[houses.index(fact.cell())] = fact.digit().value();
        }
        Self { houses, values }
    }

    /// The cell of a house, by number, that has the digit of a value; each house
    /// of a full grid has every digit.
    fn holder(&self, house: usize, value: u8) -> usize {
        let list = &self.houses.all()[house].list;
        let at = list.iter().position(|&cell| self.values[cell] == value);
        at.map_or(list[0], |at| list[at])
    }
}

fn sites(houses: &Houses, cells: Vec<usize>) -> Vec<Site> {
    let site = |cell| houses.cell(cell).site();
    cells.into_iter().map(site).collect()
}
