//! House subproblem: the rules of some houses only.
//!
//! Decides whether the cells of some parts of the board can be filled from the
//! candidates left in every cell, with each digit once in each part.

mod choices;
mod filling;

use clew_core::solve::Fuel;
use filling::can_be_filled;

use crate::board::{MAX_SIDE, ones};

/// Cells with as many digits, each of which goes to one of the cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct Portion<'a> {
    pub(super) list: &'a [usize],
    pub(super) digits: u32,
}

/// Depth of the search for a contradiction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Depth {
    /// Digits with one place, and cells with one digit.
    Singles,
    /// A number of choices of digits for a cell, and of cells for a digit only if there
    /// are few of either. Enough to see that cells can be filled.
    Filling(u32),
    /// A number of choices of either.
    Choices(u32),
    /// Choices from which clauses are learned, until this fuel is used up.
    Learning(u32),
}

/// Outcome of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fillable {
    /// The digits left are too few.
    Refuted,
    /// The cells can be filled.
    Filled,
    /// Not known: the search did not go far enough.
    Open,
}

/// A search for a contradiction.
pub(super) struct HouseSubproblem<'a> {
    parts: &'a [Portion<'a>],
    depth: Depth,
    /// Choices that may still be looked at.
    budget: u32,
}

/// The cells of a part cannot be filled.
struct Unfilled;

impl<'a> HouseSubproblem<'a> {
    /// The subproblem of some parts.
    pub(super) fn new(parts: &'a [Portion<'a>], depth: Depth) -> Self {
        Self {
            parts,
            depth,
            budget: match depth {
                Depth::Singles => 0,
                Depth::Filling(budget) | Depth::Choices(budget) | Depth::Learning(budget) => budget,
            },
        }
    }

    /// Whether the cells can be filled from the digits left in them, as bits.
    pub(super) fn outcome(&mut self, mut cells: Vec<u32>) -> Fillable {
        if cells.contains(&0) || self.narrow(&mut cells).is_err() {
            return Fillable::Refuted;
        }
        if self.depth == Depth::Singles {
            return Fillable::Open;
        }
        let Some(choices) = self.fewest(&cells) else {
            return Fillable::Filled;
        };
        if let Depth::Learning(fuel) = self.depth {
            return match can_be_filled(self.parts, &cells, &mut Fuel::new(fuel)) {
                Some(true) => Fillable::Filled,
                Some(false) => Fillable::Refuted,
                None => Fillable::Open,
            };
        }
        self.each(&cells, &choices, |subproblem, supposed| {
            subproblem.outcome(supposed)
        })
    }

    /// The same, but ignores fillings that give the cells of a pattern accepted digits,
    /// in the order of the pattern.
    pub(super) fn outcome_but(
        &mut self,
        mut cells: Vec<u32>,
        pattern: &[usize],
        accepts: &dyn Fn(&[u32]) -> bool,
    ) -> Fillable {
        if cells.contains(&0) || self.narrow(&mut cells).is_err() {
            return Fillable::Refuted;
        }
        let held =
            |cells: &[u32]| -> Vec<u32> { pattern.iter().map(|&cell| cells[cell]).collect() };
        let several = pattern
            .iter()
            .filter(|&&cell| !cells[cell].is_power_of_two());
        match several.min_by_key(|&&cell| cells[cell].count_ones()) {
            Some(&cell) => {
                let choices: Vec<_> = bits(cells[cell]).map(|digit| (cell, digit)).collect();
                self.each(&cells, &choices, |subproblem, supposed| {
                    subproblem.outcome_but(supposed, pattern, accepts)
                })
            }
            None if accepts(&held(&cells)) => Fillable::Refuted,
            None => self.outcome(cells),
        }
    }

    /// Outcome of all choices, each of a cell and a digit.
    fn each(
        &mut self,
        cells: &[u32],
        choices: &[(usize, u32)],
        look: impl Fn(&mut Self, Vec<u32>) -> Fillable,
    ) -> Fillable {
        for &(cell, digit) in choices {
            let Some(left) = self.budget.checked_sub(1) else {
                return Fillable::Open;
            };
            self.budget = left;
            let mut supposed = cells.to_vec();
            supposed[cell] = digit;
            match look(self, supposed) {
                Fillable::Refuted => {}
                outcome => return outcome,
            }
        }
        Fillable::Refuted
    }

    /// Removes from the cells what the parts, one by one, do not allow.
    fn narrow(&self, cells: &mut [u32]) -> Result<(), Unfilled> {
        let mut is_new = true;
        while is_new {
            is_new = false;
            for part in self.parts {
                let mut left = [0; MAX_SIDE as usize];
                let left = &mut left[..part.list.len()];
                for (left, &cell) in left.iter_mut().zip(part.list) {
                    *left = cells[cell];
                }
                if singles(left, part.digits)? {
                    is_new = true;
                    for (&cell, digits) in part.list.iter().zip(left) {
                        cells[cell] = *digits;
                    }
                }
            }
        }
        Ok(())
    }
}

/// The digits of a set, each as a bit.
fn bits(digits: u32) -> impl Iterator<Item = u32> {
    ones(digits).map(|digit| 1 << digit)
}

/// Applies naked and hidden singles in a part with these digits: a cell's digit is
/// removed from the others, and a digit with one place goes there. Returns whether
/// anything changed.
fn singles(cells: &mut [u32], digits: u32) -> Result<bool, Unfilled> {
    let (mut once, mut twice, mut settled) = (0, 0, 0);
    for &left in &*cells {
        twice |= once & left;
        once |= left;
        if left.is_power_of_two() {
            if settled & left != 0 {
                return Err(Unfilled);
            }
            settled |= left;
        }
    }
    if once != digits {
        return Err(Unfilled);
    }
    let lone = once & !twice;
    let mut is_new = false;
    for left in cells.iter_mut().filter(|left| !left.is_power_of_two()) {
        let now = match *left & lone {
            0 => *left & !settled,
            lone => lone,
        };
        if now == 0 || (*left & lone).count_ones() > 1 {
            return Err(Unfilled);
        }
        is_new |= now != *left;
        *left = now;
    }
    Ok(is_new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Houses;

    fn left(texts: [&str; 9]) -> Vec<u32> {
        let bit = |c: char| 1 << (c.to_digit(10).expect("a digit") - 1);
        let set = |text: &&str| text.chars().map(bit).sum();
        texts.iter().map(set).collect()
    }

    /// Outcome for a house with these digits left; the same at each depth.
    fn of_house(texts: [&str; 9]) -> Fillable {
        let list: Vec<usize> = (0..9).collect();
        let part = Portion {
            list: &list,
            digits: 0x1ff,
        };
        let outcome = |depth| HouseSubproblem::new(&[part], depth).outcome(left(texts));
        let learned = outcome(Depth::Learning(u32::MAX));
        assert_eq!(learned, outcome(Depth::Choices(u32::MAX)));
        learned
    }

    #[test]
    fn two_cells_of_two_digits_take_both() {
        let others = |last| ["12", "12", "1234", "1234", "5", "6", "7", "8", last];
        assert_eq!(of_house(others("49")), Fillable::Filled);
        assert_eq!(of_house(others("34")), Fillable::Refuted);
        assert_eq!(of_house(others("12")), Fillable::Refuted);
    }

    #[test]
    fn three_cells_of_two_digits_cannot_be_filled() {
        let cells = ["12", "12", "12", "3456", "3456", "3456", "7", "8", "34569"];
        assert_eq!(of_house(cells), Fillable::Refuted);
    }

    #[test]
    fn only_the_chosen_houses_count() {
        let houses = Houses::boxes(3, 3);
        let mut cells = vec![0x1ff; 81];
        cells[0] = 1;
        cells[1] = 1;
        let (row, column) = (0, 9);
        let outcome = |house: usize, depth| {
            let list = &houses.all()[house].list;
            let part = Portion {
                list,
                digits: 0x1ff,
            };
            HouseSubproblem::new(&[part], depth).outcome(cells.clone())
        };
        assert_eq!(outcome(row, Depth::Singles), Fillable::Refuted);
        assert_eq!(outcome(column, Depth::Singles), Fillable::Open);
        assert_eq!(outcome(column, Depth::Choices(u32::MAX)), Fillable::Filled);
    }
}
