//! Finished boards, as collections write them.

use clew_core::kinded::{Written, bits};

use crate::board::{Aquarium, Board};

impl Written for Aquarium {
    // Without a proof: if there are several solutions, its prover finds others first.
    fn written(board: &Board) -> String {
        let shape = board.shape();
        bits(shape, shape.cells().map(|cell| board.is_water(cell)))
    }
}
