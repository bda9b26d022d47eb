//! What a proof has established, as a picture.

use crate::trace::Proof;

use super::{Draw, Scene, difference_scene};

/// How a proof is shown on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aspect {
    /// What all solutions share.
    Common,
    /// One of the solutions, by number from 0.
    Solution(usize),
    /// The second solution laid over the first.
    Both,
}

/// The board with what a proof has established, as far as it has.
pub fn proof_scene<P: Draw>(clues: &P::Clues, proof: &Proof<P>, aspect: Aspect) -> Scene {
    let with = |facts: Option<&Vec<P::Fact>>| {
        let mut board = P::board(clues);
        for &fact in facts.into_iter().flatten() {
            // Facts of a solution agree with each other.
            let _ = P::learn(&mut board, fact);
        }
        board
    };
    match (aspect, proof.solutions.as_slice()) {
        (Aspect::Both, [first, second, ..]) => {
            let second = with(Some(second));
            let differing: Vec<P::Fact> = first
                .iter()
                .filter(|&&fact| P::knows(&second, fact) == Some(false))
                .copied()
                .collect();
            difference_scene::<P>(clues, &second, &differing)
        }
        (Aspect::Solution(number), solutions) => P::draw(clues, &with(solutions.get(number))),
        (Aspect::Common | Aspect::Both, _) => P::draw(clues, &with(proof.backbone.as_ref())),
    }
}
