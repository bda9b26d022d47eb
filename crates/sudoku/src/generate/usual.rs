//! A random full grid of the usual board: the open cell with the fewest digits left
//! takes a random one of them. A digit is only removed from the cells that see it,
//! without further propagation; on an empty board that is the fastest.

use clew_core::solve::Fuel;
use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;

use crate::prove::search::cover::{CoverOutcome, Dead};

/// Every digit.
const ALL: u16 = 511;

/// A search through the grids, in random order.
pub(super) struct Usual {
    /// Digit of each cell, 0 if it is open.
    digits: [u8; 81],
    /// Digits that each row, column and box lacks, as bits.
    lacks: [[u16; 9]; 3],
    /// The cells that were filled, in order, and the digits not yet tried there.
    filled: Vec<(usize, u16)>,
}

impl Usual {
    /// Nothing is filled yet.
    pub(super) fn new() -> Self {
        Self {
            digits: [0; 81],
            lacks: [[ALL; 9]; 3],
            filled: Vec::with_capacity(81),
        }
    }

    /// The digits row by row, 0 for an open cell.
    pub(super) fn digits(&self) -> impl Iterator<Item = u8> {
        self.digits.into_iter()
    }

    /// Continues to a full grid or to the next cell without a digit; a cell costs a unit of fuel.
    pub(super) fn advance(&mut self, rng: &mut ChaCha8Rng, fuel: &mut Fuel) -> CoverOutcome {
        while fuel.spend() {
            let Some((cell, left)) = self.fewest() else {
                return CoverOutcome::Solution;
            };
            if left > 0 {
                self.fill(cell, left, rng);
            } else if self.go_back(rng) {
                return CoverOutcome::Failed(Dead::Cell(cell));
            } else {
                return CoverOutcome::Done;
            }
        }
        CoverOutcome::OutOfFuel
    }

    /// The open cell with the fewest digits left, and these digits.
    fn fewest(&self) -> Option<(usize, u16)> {
        let mut best = None;
        let mut least = u32::MAX;
        for cell in 0..81 {
            if self.digits[cell] > 0 {
                continue;
            }
            let [row, column, region] = lines(cell);
            let left = self.lacks[0][row] & self.lacks[1][column] & self.lacks[2][region];
            if left.count_ones() < least {
                least = left.count_ones();
                best = Some((cell, left));
                if least < 2 {
                    break;
                }
            }
        }
        best
    }

    /// Puts one of the digits left into a cell.
    fn fill(&mut self, cell: usize, left: u16, rng: &mut ChaCha8Rng) {
        let mut others = left;
        for _ in 0..rng.random_range(0..left.count_ones()) {
            others &= others - 1;
        }
        let bit = others & others.wrapping_neg();
        self.filled.push((cell, left & !bit));
        self.set(cell, bit);
    }

    /// Tries another digit in the latest cell that has one; returns whether there is such a cell.
    fn go_back(&mut self, rng: &mut ChaCha8Rng) -> bool {
        while let Some((cell, left)) = self.filled.pop() {
            let bit = 1 << (self.digits[cell] - 1);
            for (lacks, line) in self.lacks.iter_mut().zip(lines(cell)) {
                lacks[line] |= bit;
            }
            self.digits[cell] = 0;
            if left > 0 {
                self.fill(cell, left, rng);
                return true;
            }
        }
        false
    }

    fn set(&mut self, cell: usize, bit: u16) {
        for (lacks, line) in self.lacks.iter_mut().zip(lines(cell)) {
            lacks[line] &= !bit;
        }
        let value = (1..=9).find(|value| bit >> (value - 1) == 1);
        self.digits[cell] = value.unwrap_or(0);
    }
}

/// The numbers of the row, the column and the box of a cell.
fn lines(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row, column, row / 3 * 3 + column / 3]
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;

    use super::*;

    #[test]
    fn a_grid_has_every_digit_in_every_line() {
        let mut first = std::collections::BTreeSet::new();
        for seed in 0..60 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut usual = Usual::new();
            while usual.advance(&mut rng, &mut Fuel::unlimited()) != CoverOutcome::Solution {}
            assert_eq!(usual.lacks, [[0; 9]; 3], "{seed}");
            for cell in 0..81 {
                let [row, column, region] = lines(cell);
                let same = |other: usize| {
                    let [r, c, b] = lines(other);
                    r == row || c == column || b == region
                };
                let mut others = (0..81).filter(|&other| other != cell && same(other));
                assert!(others.all(|other| usual.digits[other] != usual.digits[cell]));
            }
            first.insert((usual.digits[0], usual.digits[80]));
        }
        assert!(first.len() > 30, "grids differ in every corner");
    }
}
