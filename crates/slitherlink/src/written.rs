//! Finished boards, as collections write them.

use clew_core::grid::Shape;
use clew_core::kinded::{Proving, Written, bits, placed};
use clew_core::solve::{Advance, Fuel, Prove as _, Prover};

use crate::board::{Board, Clues, Fact, Side, Slitherlink};

impl Written for Slitherlink {
    fn written(board: &Board) -> String {
        let shape = board.shape();
        let inside = shape.cells().map(|cell| board.side(cell));
        bits(shape, inside.map(|side| side == Some(Side::Inside)))
    }

    fn proving(clues: &Clues) -> Option<Box<dyn Proving>> {
        Some(Box::new(Proof {
            shape: clues.shape(),
            prover: Self::prover(clues, None),
        }))
    }
}

/// A proof whose solutions are written.
struct Proof {
    shape: Shape,
    prover: Box<dyn Prover<Slitherlink>>,
}

impl Proving for Proof {
    fn solution(&mut self, fuel: &mut Fuel) -> Advance<String> {
        let side = |fact: &Fact| match *fact {
            Fact::Cell(cell, side) => Some((cell, side == Side::Inside)),
            Fact::Edge(..) => None,
        };
        self.prover.solution(fuel).map(|facts| {
            let inside = placed(self.shape, false, facts.iter().filter_map(side));
            bits(self.shape, inside.values().iter().copied())
        })
    }
}
