//! Finished boards, in the notation of their kinds' collections.

use crate::grid::{Cell, Shape, Table};
use crate::solve::{Advance, Fuel, Solve};

/// Proof under way, which finds one solution after another.
pub trait Proving {
    /// Continues to the next solution, in the notation of collections; finishes with the verdict after the last one.
    fn solution(&mut self, fuel: &mut Fuel) -> Advance<String>;
}

/// Kind whose boards can be written.
pub trait Written: Solve {
    /// Writes a finished board, row by row.
    fn written(board: &Self::Board) -> String;

    /// Begins a proof that shows the same solutions in the same order as a run of the method `prove`, but sooner: without events
    /// and a board. `None` for a kind whose prover finds other solutions.
    fn proving(_clues: &Self::Clues) -> Option<Box<dyn Proving>> {
        None
    }
}

/// Values in their cells, and one value in all others.
pub fn placed<T: Clone>(
    shape: Shape,
    other: T,
    values: impl Iterator<Item = (Cell, T)>,
) -> Table<Cell, T> {
    let mut cells = Table::filled(shape, other);
    for (cell, value) in values {
        cells[cell] = value;
    }
    cells
}

/// Rows of `1` and `0`, between commas.
pub fn bits(shape: Shape, cells: impl Iterator<Item = bool>) -> String {
    let mut text = String::with_capacity(shape.area() + usize::from(shape.rows));
    for (number, is_set) in cells.enumerate() {
        if number > 0 && number.is_multiple_of(usize::from(shape.cols)) {
            text.push(',');
        }
        text.push(if is_set { '1' } else { '0' });
    }
    text
}
