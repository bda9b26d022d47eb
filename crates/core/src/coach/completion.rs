//! Completions of a board, by search.

use crate::model::Puzzle;
use crate::solve::{Advance, Fuel, Method, Search, Solve};
use crate::trace::Event;

/// Search for the completions of a board, at most two.
pub(super) struct Completion<P: Puzzle> {
    board: P::Board,
    search: Box<dyn Search<P>>,
}

/// A complete board, and the facts that complete it.
#[derive(Clone, Debug)]
pub(super) struct Completed<P: Puzzle> {
    pub(super) board: P::Board,
    pub(super) added: Vec<P::Fact>,
}

/// End of the search.
#[derive(Clone, Copy, Debug)]
pub(super) struct NoMore;

impl<P: Solve> Completion<P> {
    pub(super) fn new(clues: &P::Clues, board: P::Board) -> Self {
        Self {
            // Unlike the proof of a puzzle, the search that is shown uses everything
            // that the board knows.
            search: P::search(clues, &board, Method::Human),
            board,
        }
    }

    /// Continues to the next completion.
    pub(super) fn advance(
        &mut self,
        clues: &P::Clues,
        fuel: &mut Fuel,
    ) -> Advance<Completed<P>, NoMore> {
        loop {
            match self.search.advance(clues, fuel) {
                Advance::Event(Event::Solution { facts, .. }) => {
                    let mut board = self.board.clone();
                    for &fact in &facts {
                        // A solution agrees with the board that it completes.
                        let _ = P::learn(&mut board, fact);
                    }
                    return Advance::Event(Completed {
                        board,
                        added: facts,
                    });
                }
                Advance::Event(_) => {}
                Advance::OutOfFuel => return Advance::OutOfFuel,
                Advance::Finished(_) => return Advance::Finished(NoMore),
            }
        }
    }
}
