//! Completion of a board, if it has only one.

use clew_core::solve::Fuel;

use crate::board::Board;
use crate::prove::search::{Next, Solutions};

/// Fuel of the solver in one advance.
const FUEL: u32 = 50;
/// Number of advances until the solver is given up.
const ADVANCES: u32 = 200;

/// Search for the only completion of a board.
pub(super) struct OnlyCompletion {
    solutions: Box<Solutions>,
    first: Option<Vec<u8>>,
    advances_left: u32,
}

/// Answer of the search so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Completion {
    /// Not known yet.
    Open,
    /// The only completion: values row by row.
    Only(Vec<u8>),
    /// None, several, or too hard to find.
    Unknown,
}

impl OnlyCompletion {
    pub(super) fn new(board: &Board) -> Self {
        Self {
            solutions: Box::new(Solutions::new(board)),
            first: None,
            advances_left: ADVANCES,
        }
    }

    /// Continues for a bounded time.
    pub(super) fn advance(&mut self) -> Completion {
        let Some(left) = self.advances_left.checked_sub(1) else {
            return Completion::Unknown;
        };
        self.advances_left = left;
        match (self.solutions.next(&mut Fuel::new(FUEL)), self.first.take()) {
            (Next::Solution(first), None) => self.first = Some(first),
            (Next::OutOfFuel, first) => self.first = first,
            (Next::Done, Some(only)) => return Completion::Only(only),
            (Next::Done, None) | (Next::Solution(_), Some(_)) => return Completion::Unknown,
        }
        Completion::Open
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues_of;

    fn completion(text: &str) -> Completion {
        let mut search = OnlyCompletion::new(&Board::new(&clues_of(text)));
        loop {
            match search.advance() {
                Completion::Open => {}
                answer => return answer,
            }
        }
    }

    #[test]
    fn only_one_completion_is_given() {
        let only = Completion::Only(vec![1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]);
        assert_eq!(completion("1.3434.22.43432."), only);
        assert_eq!(completion("1..............."), Completion::Unknown);
        assert_eq!(completion("12.........3...4"), Completion::Unknown);
    }
}
