//! Situation: clues, right marks, and the board that they make.

use std::collections::BTreeSet;

use crate::model::{Contradiction, Puzzle};

/// Marks that agree with the clues, and the board that knows them.
#[derive(Clone, Debug)]
pub(super) struct Situation<P: Puzzle> {
    pub(super) clues: P::Clues,
    /// Marks in the order in which they were made.
    pub(super) marks: Vec<P::Fact>,
    stated: BTreeSet<P::Fact>,
    pub(super) board: P::Board,
}

impl<P: Puzzle> Situation<P> {
    /// Situation of some marks.
    ///
    /// # Errors
    /// A mark directly contradicts the clues and the marks before it.
    pub(super) fn new(clues: P::Clues, marks: &[P::Fact]) -> Result<Self, Contradiction<P>> {
        let mut board = P::board(&clues);
        for &mark in marks {
            P::learn(&mut board, mark)?;
        }
        Ok(Self {
            stated: marks.iter().copied().collect(),
            marks: marks.to_vec(),
            board,
            clues,
        })
    }

    /// Whether a fact is one of the marks.
    pub(super) fn states(&self, fact: P::Fact) -> bool {
        self.stated.contains(&fact)
    }

    /// Board with one more fact, unless that directly contradicts it.
    pub(super) fn with(&self, fact: P::Fact) -> Option<P::Board> {
        let mut board = self.board.clone();
        P::learn(&mut board, fact).is_ok().then_some(board)
    }
}
