//! Finished boards, as collections write them.

use clew_core::kinded::{Written, bits, placed};
use clew_core::model::Puzzle as _;

use crate::board::{Board, Clues, Fact, Side, Slitherlink};

impl Written for Slitherlink {
    const IS_PROVED: bool = true;

    fn written(board: &Board) -> String {
        let shape = board.shape();
        let inside = shape.cells().map(|cell| board.side(cell));
        bits(shape, inside.map(|side| side == Some(Side::Inside)))
    }

    fn written_facts(clues: &Clues, facts: &[Fact]) -> String {
        let side = |fact: &Fact| match *fact {
            Fact::Cell(cell, side) => Some((cell, side == Side::Inside)),
            Fact::Edge(..) => None,
        };
        let shape = Self::shape(clues);
        let inside = placed(shape, false, facts.iter().filter_map(side));
        bits(shape, inside.values().iter().copied())
    }
}
