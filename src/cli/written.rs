//! Finished boards, as the collections of their kinds write them.

use crate::puzzle::aquarium::{self, Aquarium};
use crate::puzzle::slitherlink::{self, Side, Slitherlink};
use crate::puzzle::sudoku::{self, Sudoku};
use crate::solve::Solve;

/// Kind whose boards can be written.
pub trait Written: Solve {
    /// Writes a finished board, row by row.
    fn written(board: &Self::Board) -> String;
}

impl Written for Slitherlink {
    fn written(board: &slitherlink::Board) -> String {
        let cells = board.shape().cells();
        let is_inside = cells.map(|cell| board.side(cell) == Some(Side::Inside));
        bits(is_inside.collect(), board.shape().cols)
    }
}

impl Written for Sudoku {
    fn written(board: &sudoku::Board) -> String {
        let cells = board.houses().shape().cells();
        let digit = |cell| board.digit(cell).map_or('.', sudoku::Digit::symbol);
        cells.map(digit).collect()
    }
}

impl Written for Aquarium {
    fn written(board: &aquarium::Board) -> String {
        let cells = board.shape().cells();
        let is_water = cells.map(|cell| board.is_water(cell));
        bits(is_water.collect(), board.shape().cols)
    }
}

/// Rows of `1` and `0`, between commas.
fn bits(cells: Vec<bool>, cols: u8) -> String {
    let rows = cells.chunks(usize::from(cols));
    let row =
        |row: &[bool]| -> String { row.iter().map(|&is| if is { '1' } else { '0' }).collect() };
    rows.map(row).collect::<Vec<_>>().join(",")
}
