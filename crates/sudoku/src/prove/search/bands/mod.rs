//! Fast solver for the usual board of 9×9, on the bits of words.
//!
//! A band is three rows; the places left for a digit in a band are a word of 27 bits. In
//! a band a digit occurs once in each row and once in each box, so of the nine places
//! where a row crosses a box it takes three, in one of six ways. For every set of open
//! crossings, a table says which of them belong to such a way. A box whose places lie in
//! one column closes that column in the other bands. Cells with one digit left are
//! counted over the nine words of a band at once. When nothing else is left to do, the
//! places where a column crosses a band are treated in the same way as rows and boxes.
//!
//! Then the search branches on a cell: of those with the fewest digits, the one whose
//! digits would exclude the most. This makes the tree about half as large as choosing
//! any such cell.

mod position;
mod tables;

use crate::board::Digits;
use clew_core::solve::Fuel;

use position::Position;

/// Positions for which a stack has room at first. Most puzzles need no more, so little
/// memory is allocated at once.
const DEPTH: usize = 6;

/// A search that can be interrupted and continued as fuel comes.
pub(crate) struct Bands {
    /// Positions not looked at yet, the next one last.
    stack: Vec<Position>,
    /// A known solution that is not reported again: it comes last.
    known: Option<[u8; 81]>,
}

impl Bands {
    /// A search for the completions of a board of 9×9: digits row by row, 0
    /// for an open cell.
    pub(crate) fn new(digits: &[u8; 81]) -> Self {
        let mut stack = Vec::with_capacity(DEPTH);
        stack.push(Position::new(digits));
        Self { stack, known: None }
    }

    /// The same, with open cells limited to the digits left to them.
    pub(crate) fn within(digits: &[u8; 81], left: impl Fn(usize) -> Digits) -> Self {
        let mut position = Position::new(digits);
        for cell in (0..81).filter(|&cell| digits[cell] == 0) {
            for digit in Digits::all(9).without(left(cell)).iter() {
                position.rule_out(digit.index(), cell / 27, cell % 27);
            }
        }
        let mut search = Self::new(digits);
        search.stack = vec![position];
        search
    }

    /// A search for the completions other than one that is known. The named cells are
    /// open, and each completion differs from the known one in at least one of them. If
    /// none is named, all open cells count.
    pub(crate) fn besides(digits: &[u8; 81], known: [u8; 81], differ: &[usize]) -> Self {
        let mut stack = Vec::with_capacity(32);
        let mut digits = *digits;
        for &cell in differ {
            let mut position = Position::new(&digits);
            position.rule_out(usize::from(known[cell]) - 1, cell / 27, cell % 27);
            stack.push(position);
            // In the positions that follow, another cell differs.
            digits[cell] = known[cell];
        }
        if differ.is_empty() {
            stack.push(Position::new(&digits));
        }
        Self {
            stack,
            known: Some(known),
        }
    }

    /// Whether singles, and digits that a box and a line confine to their crossing,
    /// fill the board.
    pub(crate) fn is_filled_at_once(digits: &[u8; 81]) -> bool {
        matches!(Position::new(digits).close(), Ok(None))
    }

    /// The next solution; `None` if the fuel runs out or there are no more.
    pub(crate) fn next(&mut self, fuel: &mut Fuel) -> Option<Vec<u8>> {
        while !self.stack.is_empty() && fuel.spend() {
            let mut position = self.stack.pop()?;
            while let Ok(choice) = position.close() {
                let Some((band, cell)) = choice else {
                    let digits = position.digits();
                    match self.known {
                        Some(known) if digits == known => break,
                        _ => return Some(digits),
                    }
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

    /// Puts one digit after another into a cell: the positions of all but the first go
    /// on the stack, and the known digit goes below the others.
    fn branch(&mut self, mut position: Position, band: usize, cell: usize) -> Position {
        let known = self.known.map(|known| known[27 * band + cell]);
        let known = known.map(|digit| usize::from(digit) - 1);
        let others = (0..9).rev().filter(|&digit| Some(digit) != known);
        let mut latest = None;
        for digit in known.into_iter().chain(others) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::format::Read as _;

    use crate::prove::search::cover::{Cover, CoverOutcome};
    use crate::{Board, Sudoku};

    /// Numbers of solutions found by the bands and by exact cover.
    fn counts(text: &str) -> (usize, usize) {
        let values = text
            .bytes()
            .map(|symbol| if symbol == b'.' { 0 } else { symbol - b'0' });
        let digits: Vec<u8> = values.collect();
        let mut bands = Bands::new(&digits.try_into().expect("81 cells"));
        let found = std::iter::from_fn(|| bands.next(&mut Fuel::unlimited())).count();
        let mut readings = Sudoku::parse(text).expect("the test's own text");
        let mut cover = Cover::new(&Board::new(&readings.remove(0).clues));
        let outcomes = std::iter::from_fn(|| match cover.advance(&mut Fuel::unlimited()) {
            CoverOutcome::Done => None,
            outcome => Some(outcome == CoverOutcome::Solution),
        });
        (found, outcomes.filter(|&is_solution| is_solution).count())
    }

    #[test]
    fn bands_find_as_many_solutions_as_exact_cover() {
        let full =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        for step in 3..7 {
            let thinned: String = (0..)
                .zip(full.chars())
                .map(|(i, symbol)| {
                    if i % step == 0 || i % 11 < 5 {
                        '.'
                    } else {
                        symbol
                    }
                })
                .collect();
            let (found, expected) = counts(&thinned);
            assert!(expected > 0);
            assert_eq!(found, expected, "{thinned}");
        }
        let full = full.replacen("53467", "5346.", 1);
        assert_eq!(counts(&full), (1, 1));
        assert_eq!(counts(&full.replacen('2', "3", 1)), (0, 0));
    }
}
