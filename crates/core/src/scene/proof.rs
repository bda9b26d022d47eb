//! Pictures of a proof.

use crate::trace::Proof;

use super::{Draw, Scene, difference_scene, solved_scene};

/// View of a proof on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aspect {
    /// The backbone: facts that all solutions share.
    Common,
    /// A single solution, by number from 0.
    Solution(usize),
    /// The second solution laid over the first.
    Both,
}

/// Scene of the board with the results of a proof so far.
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
        (Aspect::Solution(number), solutions) => {
            solved_scene::<P>(clues, &with(solutions.get(number)))
        }
        (Aspect::Common | Aspect::Both, _) => P::draw(clues, &with(proof.backbone.as_ref())),
    }
}
