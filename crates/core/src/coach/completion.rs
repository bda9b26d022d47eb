//! Completions of a board, by search.

use crate::model::Puzzle;
use crate::run::Supply;
use crate::solve::{Method, Search, Solve};
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

impl<P: Solve> Completion<P> {
    pub(super) fn new(clues: &P::Clues, board: P::Board) -> Self {
        Self {
            // Unlike the proof of a puzzle, the search that is shown uses everything
            // that the board knows.
            search: P::search(clues, &board, Method::Human),
            board,
        }
    }

    /// The next completion; `None` if there is none.
    pub(super) async fn next(&mut self, clues: &P::Clues, fuel: &Supply) -> Option<Completed<P>> {
        loop {
            let event = fuel.next(|fuel| self.search.advance(clues, fuel)).await;
            if let Event::Solution { facts, .. } = event.ok()? {
                let mut board = self.board.clone();
                for &fact in &facts {
                    // A solution agrees with the board that it completes.
                    let _ = P::learn(&mut board, fact);
                }
                return Some(Completed {
                    board,
                    added: facts,
                });
            }
        }
    }
}
