//! Finished boards, as collections write them.

use clew_core::kinded::{Written, placed};
use clew_core::model::Puzzle as _;

use crate::board::{Board, Clues, Digit, Fact, Sudoku};

impl Written for Sudoku {
    const IS_PROVED: bool = true;

    fn written(board: &Board) -> String {
        let cells = board.houses().shape().cells();
        let digit = |cell| board.digit(cell).map_or('.', Digit::symbol);
        cells.map(digit).collect()
    }

    fn written_facts(clues: &Clues, facts: &[Fact]) -> String {
        let digit = |fact: &Fact| match *fact {
            Fact::Is(cell, digit) => Some((cell, digit.symbol())),
            Fact::Not(..) => None,
        };
        let digits = placed(Self::shape(clues), '.', facts.iter().filter_map(digit));
        digits.values().iter().collect()
    }
}
