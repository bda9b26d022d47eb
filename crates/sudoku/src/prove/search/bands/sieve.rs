//! Candidates that singles do not refute, told from the others faster than by following singles one by one.
//!
//! The bands see more than singles: also digits that a box and a line confine to their crossing. So if they see no contradiction after
//! a candidate is placed, singles find none. Whatever follows from the candidate on the way leads to a part of the same consequences, so
//! that need not be asked about.

use super::position::Position;
use crate::board::{Digit, Digits};

/// Candidates of one board of 9×9.
pub(crate) struct Sieve {
    board: Position,
    /// Cells of each band and digit known to stand.
    standing: [[u32; 9]; 3],
}

impl Sieve {
    /// Starts on a board: digits row by row, 0 for an open cell, and the digits left to open cells.
    pub(crate) fn new(digits: &[u8; 81], left: impl Fn(usize) -> Digits) -> Self {
        let board = Position::within(digits, left);
        let mut closed = board;
        // Nothing stands on a board that is contradictory itself.
        let is_sound = closed.close().is_ok();
        Self {
            board: if is_sound { closed } else { board },
            standing: [[0; 9]; 3],
        }
    }

    /// Whether singles certainly find no contradiction when a digit is put into an open cell.
    pub(crate) fn stands(&mut self, cell: usize, digit: Digit) -> bool {
        let (band, at, digit) = (cell / 27, cell % 27, digit.index());
        if self.standing[band][digit] >> at & 1 == 1 {
            return true;
        }
        let mut supposed = self.board;
        supposed.put(digit, band, at);
        if supposed.close().is_err() {
            return false;
        }
        for (standing, placed) in self.standing.iter_mut().zip(supposed.placed()) {
            for (standing, placed) in standing.iter_mut().zip(placed) {
                *standing |= placed;
            }
        }
        true
    }
}
