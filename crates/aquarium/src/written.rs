//! Finished boards, as collections write them.

use clew_core::kinded::{Written, bits, placed};
use clew_core::model::Puzzle as _;

use crate::board::clues::Clues;
use crate::board::{Aquarium, Board, CellState, Fact};

impl Written for Aquarium {
    // If there are several solutions, its prover finds others first.
    const IS_PROVED: bool = false;

    fn written(board: &Board) -> String {
        let shape = board.shape();
        bits(shape, shape.cells().map(|cell| board.is_water(cell)))
    }

    fn written_facts(clues: &Clues, facts: &[Fact]) -> String {
        let water = |fact: &Fact| match *fact {
            Fact::Cell(cell, state) => Some((cell, state == CellState::Water)),
            Fact::Surface(..) => None,
        };
        let shape = Self::shape(clues);
        let is_water = placed(shape, false, facts.iter().filter_map(water));
        bits(shape, is_water.values().iter().copied())
    }
}
