//! A silent solver for the usual board of 9×9, on the bits of words.
//!
//! For each digit a band, which is three rows, is a word of 27 bits: where the
//! digit can still be. A digit stands in the band once in each row and once in
//! each box, so of the nine places where a row crosses a box it takes three,
//! one of six ways; a table says for every set of open crossings which of
//! them belong to such a way. A box whose places lie in one column closes that
//! column in the other bands. Cells with one digit left are counted over the
//! nine words of a band at once. When nothing else is left to do, the places
//! where a column crosses a band are seen to in the same way as rows and boxes.
//!
//! Then a cell is branched on: of those with the fewest digits the one from
//! which they would take the most, for that makes the tree about half as large
//! as any such cell does.

mod position;
mod tables;

use crate::solve::Fuel;

use position::Position;

/// A search put down and taken up as fuel comes.
pub(super) struct Bands {
    /// Positions not looked at yet, the next one last.
    stack: Vec<Position>,
}

impl Bands {
    /// A search for the completions of a board of 9×9: digits row by row, 0
    /// for an open cell.
    pub(super) fn new(digits: &[u8; 81]) -> Self {
        let mut stack = Vec::with_capacity(32);
        stack.push(Position::new(digits));
        Self { stack }
    }

    /// The next solution; `None` when the fuel is gone or there are no more.
    pub(super) fn next(&mut self, fuel: &mut Fuel) -> Option<Vec<u8>> {
        while !self.stack.is_empty() && fuel.spend() {
            let mut position = self.stack.pop()?;
            while let Ok(choice) = position.close() {
                let Some((band, cell)) = choice else {
                    return Some(position.digits());
                };
                position = self.branch(position, band, cell);
                if !fuel.spend() {
                    self.stack.push(position);
                    return None;
                }
            }
        }
        None
    }

    /// Whether there are no more positions to look at.
    pub(super) fn is_done(&self) -> bool {
        self.stack.is_empty()
    }

    /// Puts one digit after another into a cell: the positions of all but the
    /// first go on the stack.
    fn branch(&mut self, mut position: Position, band: usize, cell: usize) -> Position {
        let mut latest = None;
        for digit in (0..9).rev() {
            if position.can_be(digit, band, cell)
                && let Some(digit) = latest.replace(digit)
            {
                self.stack.push(position);
                if let Some(position) = self.stack.last_mut() {
                    position.put(digit, band, cell);
                }
            }
        }
        if let Some(digit) = latest {
            position.put(digit, band, cell);
        }
        position
    }
}
