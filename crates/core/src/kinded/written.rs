//! Finished boards, in the notation of their kinds' collections.

use crate::grid::{Cell, Shape, Table};
use crate::solve::Solve;

/// Kind whose boards can be written.
pub trait Written: Solve {
    /// Whether the kind's prover finds the same solutions in the same order as a run of
    /// the method `prove`, so that it can be used instead.
    const IS_PROVED: bool = false;

    /// Writes a finished board, row by row.
    fn written(board: &Self::Board) -> String;

    /// Writes the board of a solution, given by all its facts, as a prover returns it.
    /// By default the facts are learned, which can take longer than finding them.
    fn written_facts(clues: &Self::Clues, facts: &[Self::Fact]) -> String {
        let mut board = Self::board(clues);
        for &fact in facts {
            // The facts of a solution agree with each other.
            let _ = Self::learn(&mut board, fact);
        }
        Self::written(&board)
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
