//! Finished boards, as collections write them.

use clew_core::kinded::{Proving, Written};

use crate::board::{Board, Clues, Digit, Sudoku};

impl Written for Sudoku {
    fn written(board: &Board) -> String {
        let cells = board.houses().shape().cells();
        let digit = |cell| board.digit(cell).map_or('.', Digit::symbol);
        cells.map(digit).collect()
    }

    fn proving(clues: &Clues) -> Option<Box<dyn Proving>> {
        Some(crate::prove::proving(clues))
    }
}
