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
mod sieve;
mod tables;

use clew_core::solve::Fuel;
use position::{Dead, Position};
pub(crate) use sieve::Sieve;

use crate::board::Digits;

/// A search that can be interrupted and continued as fuel comes.
pub(crate) struct Bands {
    /// The position at hand, full after a solution. Most puzzles need no other, so
    /// nothing is allocated.
    now: Position,
    /// Whether it is still to be looked at.
    is_fresh: bool,
    /// Further positions to look at, the next one last.
    stack: Vec<Position>,
    /// A known solution that is not reported again: it comes last.
    known: Option<[u8; 81]>,
    /// Maximum number of cells compared for a branch.
    compared: u32,
}

/// Number of cells compared for a branch if the order of the solutions does not matter. More of
/// them save fewer branches than they cost.
const FEW: u32 = 5;

impl Bands {
    /// A search for the completions of a board of 9×9: digits row by row, 0
    /// for an open cell.
    pub(crate) fn new(digits: &[u8; 81]) -> Self {
        Self {
            now: Position::new(digits),
            is_fresh: true,
            stack: Vec::new(),
            known: None,
            compared: u32::MAX,
        }
    }

    /// The same, with open cells limited to the digits left to them.
    pub(crate) fn within(digits: &[u8; 81], left: impl Fn(usize) -> Digits) -> Self {
        Self {
            now: Position::within(digits, left),
            ..Self::new(digits)
        }
    }

    /// A search for the completions other than one that is known. The named cells are
    /// open, and each completion differs from the known one in at least one of them. If
    /// none is named, all open cells count.
    pub(crate) fn besides(digits: &[u8; 81], known: [u8; 81], differ: &[usize]) -> Self {
        let mut stack = Vec::new();
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
            now: Position::default(),
            is_fresh: false,
            stack,
            known: Some(known),
            compared: u32::MAX,
        }
    }

    /// Whether singles, and digits that a box and a line confine to their crossing,
    /// fill the board.
    pub(crate) fn is_filled_at_once(digits: &[u8; 81]) -> bool {
        let mut position = Position::new(digits);
        position.close().is_ok() && position.is_full()
    }

    /// Lets the solutions come in another order, and sooner.
    pub(super) fn hurry(&mut self) {
        self.compared = FEW;
    }

    /// Goes on to the next solution; `false` if the fuel runs out or there are no more.
    pub(crate) fn advance(&mut self, fuel: &mut Fuel) -> bool {
        while self.is_fresh || self.go_back() {
            if !fuel.spend() {
                return false;
            }
            match self.now.close() {
                Ok(()) if self.now.is_full() => {
                    self.is_fresh = false;
                    if self.known.is_none_or(|known| known != self.digits()) {
                        return true;
                    }
                }
                Ok(()) => self.branch(),
                Err(Dead) => self.is_fresh = false,
            }
        }
        false
    }

    /// The digits of the solution reached, row by row.
    pub(super) fn digits(&self) -> [u8; 81] {
        self.now.digits()
    }

    /// Whether there are no more positions to look at.
    pub(super) fn is_done(&self) -> bool {
        !self.is_fresh && self.stack.is_empty()
    }

    /// Takes the next position from the stack, if there is one.
    fn go_back(&mut self) -> bool {
        if let Some(position) = self.stack.pop() {
            self.now = position;
            self.is_fresh = true;
        }
        self.is_fresh
    }

    /// Chooses a cell and puts one digit after another into it: the positions of all but the first go
    /// on the stack, and the known digit goes below the others.
    fn branch(&mut self) {
        let (band, cell) = self.now.choice(self.compared);
        let mut digits = self.now.digits_in(band, 1 << cell);
        let known = self
            .known
            .map_or(0, |known| 1 << known[27 * band + cell] >> 1);
        let known = digits & known;
        let mut push = |digit: u32| {
            self.stack.push(self.now);
            if let Some(position) = self.stack.last_mut() {
                position.put(digit as usize, band, cell);
            }
        };
        if known != 0 && digits != known {
            digits ^= known;
            push(known.trailing_zeros());
        }
        while digits & (digits - 1) != 0 {
            let digit = digits.ilog2();
            digits ^= 1 << digit;
            push(digit);
        }
        self.now.put(digits.trailing_zeros() as usize, band, cell);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prove::search::cover::{Cover, CoverOutcome};
    use crate::{Board, clues_of};

    /// Numbers of solutions found by the bands and by exact cover.
    fn counts(text: &str) -> (usize, usize) {
        let values = text
            .bytes()
            .map(|symbol| if symbol == b'.' { 0 } else { symbol - b'0' });
        let digits: Vec<u8> = values.collect();
        let digits = digits.try_into().expect("81 cells");
        let count = |mut bands: Bands| {
            std::iter::from_fn(|| bands.advance(&mut Fuel::unlimited()).then_some(())).count()
        };
        let found = count(Bands::new(&digits));
        let mut hurried = Bands::new(&digits);
        hurried.hurry();
        assert_eq!(count(hurried), found, "{text}");
        let mut cover = Cover::new(&Board::new(&clues_of(text)));
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
            let left = |(i, symbol): (usize, char)| match i % step == 0 || i % 11 < 5 {
                true => '.',
                false => symbol,
            };
            let thinned: String = full.chars().enumerate().map(left).collect();
            let (found, expected) = counts(&thinned);
            assert!(expected > 0);
            assert_eq!(found, expected, "{thinned}");
        }
        let full = full.replacen("53467", "5346.", 1);
        assert_eq!(counts(&full), (1, 1));
        assert_eq!(counts(&full.replacen('2', "3", 1)), (0, 0));
    }
}
