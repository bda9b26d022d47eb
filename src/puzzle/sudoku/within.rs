//! What follows by the rules of some houses only.
//!
//! Whether digits can be given to the cells of these houses, each of them once
//! in each house, from what is left in every cell.

use std::cmp::Ordering;

use super::MAX_SIDE;
use super::digits::Digits;
use super::houses::Houses;

/// What is looked at for a contradiction, each with those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Effort {
    /// Digits with one place, and cells with one digit.
    Singles,
    /// In a house, cells that have only as many digits.
    Subsets,
    /// The choices of cells and digits.
    Branches,
}

impl Effort {
    /// From the least to the most.
    pub(super) const ALL: [Effort; 3] = [Effort::Singles, Effort::Subsets, Effort::Branches];
}

/// Branches looked at before a contradiction is given up.
const PATIENCE: u32 = 300;

/// Cells of a house, at most, of which all subsets are gone through.
const SEVERAL: usize = 10;

/// A search for a contradiction.
pub(super) struct Within<'a> {
    houses: &'a Houses,
    chosen: &'a [usize],
    effort: Effort,
    /// Branches that may still be looked at; without them nothing is refuted.
    patience: u32,
}

/// No digits can be given to the cells of a house.
struct Unfilled;

impl<'a> Within<'a> {
    /// By the rules of the houses `chosen`.
    pub(super) fn new(houses: &'a Houses, chosen: &'a [usize], effort: Effort) -> Self {
        Self {
            houses,
            chosen,
            effort,
            patience: if effort == Effort::Branches {
                PATIENCE
            } else {
                0
            },
        }
    }

    /// Whether the digits left in the cells, as bits, are too few.
    pub(super) fn is_refuted(&mut self, mut cells: Vec<u32>) -> bool {
        if cells.contains(&0) || self.narrow(&mut cells).is_err() {
            return true;
        }
        if self.effort < Effort::Branches {
            return false;
        }
        let Some(choices) = self.fewest(&cells) else {
            return false;
        };
        choices.into_iter().all(|(cell, digit)| {
            let Some(left) = self.patience.checked_sub(1) else {
                return false;
            };
            self.patience = left;
            let mut supposed = cells.clone();
            supposed[cell] = digit;
            self.is_refuted(supposed)
        })
    }

    /// Takes from the cells what the houses one by one do not allow.
    fn narrow(&self, cells: &mut [u32]) -> Result<(), Unfilled> {
        let has_subsets = self.effort >= Effort::Subsets;
        while self.pass(cells, singles)? || has_subsets && self.pass(cells, subsets)? {}
        Ok(())
    }

    /// Goes through the houses once; whether anything was taken.
    fn pass(
        &self,
        cells: &mut [u32],
        rule: fn(&mut [u32], u32) -> Result<bool, Unfilled>,
    ) -> Result<bool, Unfilled> {
        let everything = Digits::all(self.houses.side()).0;
        let mut is_new = false;
        for &house in self.chosen {
            let list = &self.houses.all()[house].list;
            let mut left = [0; MAX_SIDE as usize];
            let left = &mut left[..list.len()];
            for (left, &cell) in left.iter_mut().zip(list) {
                *left = cells[cell];
            }
            if rule(left, everything)? {
                is_new = true;
                for (&cell, digits) in list.iter().zip(left) {
                    cells[cell] = *digits;
                }
            }
        }
        Ok(is_new)
    }

    /// The fewest choices of a cell or of a digit in a house; none where there
    /// is nothing to choose.
    fn fewest(&self, cells: &[u32]) -> Option<Vec<(usize, u32)>> {
        let lists = || {
            self.chosen
                .iter()
                .map(|&house| &self.houses.all()[house].list)
        };
        let of_cells = lists()
            .flatten()
            .map(|&cell| (cells[cell].count_ones(), cell));
        let (count, cell) = of_cells.filter(|&(count, _)| count > 1).min()?;
        let everything = Digits::all(self.houses.side()).0;
        let places = |list: &'a [usize], digit: u32| {
            let places = list.iter().filter(move |&&cell| cells[cell] & digit != 0);
            places.map(move |&cell| (cell, digit))
        };
        let mut of_digits =
            lists().flat_map(|list| bits(everything).map(move |digit| (list, digit)));
        let fewer = of_digits.find(|&(list, digit)| count > 2 && places(list, digit).count() == 2);
        Some(match fewer {
            Some((list, digit)) => places(list, digit).collect(),
            None => bits(cells[cell]).map(|digit| (cell, digit)).collect(),
        })
    }
}

/// The digits of a set, each as a bit.
fn bits(digits: u32) -> impl Iterator<Item = u32> {
    let all = (0..u32::BITS).map(|at| 1 << at);
    all.filter(move |bit| digits & bit != 0)
}

/// In a house: what a cell is, the others are not, and a digit with one place
/// goes there.
fn singles(cells: &mut [u32], everything: u32) -> Result<bool, Unfilled> {
    let (mut once, mut twice, mut settled) = (0, 0, 0);
    for &digits in &*cells {
        twice |= once & digits;
        once |= digits;
        if digits.is_power_of_two() {
            if settled & digits != 0 {
                return Err(Unfilled);
            }
            settled |= digits;
        }
    }
    if once != everything {
        return Err(Unfilled);
    }
    let lone = once & !twice;
    let mut is_new = false;
    for digits in cells.iter_mut().filter(|digits| !digits.is_power_of_two()) {
        let left = match *digits & lone {
            0 => *digits & !settled,
            lone => lone,
        };
        if left == 0 || (*digits & lone).count_ones() > 1 {
            return Err(Unfilled);
        }
        is_new |= left != *digits;
        *digits = left;
    }
    Ok(is_new)
}

/// In a house: some cells that have only as many digits take them all.
fn subsets(cells: &mut [u32], _: u32) -> Result<bool, Unfilled> {
    let is_open = |&at: &usize| !cells[at].is_power_of_two();
    let open = (0..cells.len()).filter(is_open);
    let most = open.clone().count();
    // With a cell of all digits a subset is the whole.
    let few = open.filter(|&at| (cells[at].count_ones() as usize) < most);
    let few: Vec<usize> = few.collect();
    if few.len() > SEVERAL {
        return Ok(false);
    }
    // The digits of each subset.
    let mut joint = vec![0_u32; 1 << few.len()];
    for subset in 1..joint.len() {
        let last = subset.trailing_zeros() as usize;
        joint[subset] = joint[subset & (subset - 1)] | cells[few[last]];
    }
    let mut is_new = false;
    for (subset, &digits) in joint.iter().enumerate().skip(1) {
        match digits.count_ones().cmp(&subset.count_ones()) {
            Ordering::Less => return Err(Unfilled),
            Ordering::Equal => {
                let is_within = |at: usize| {
                    let number = few.iter().position(|&cell| cell == at);
                    number.is_some_and(|number| subset >> number & 1 == 1)
                };
                for at in (0..cells.len()).filter(|&at| !is_within(at)) {
                    is_new |= cells[at] & digits != 0;
                    cells[at] &= !digits;
                }
            }
            Ordering::Greater => {}
        }
    }
    if cells.contains(&0) {
        return Err(Unfilled);
    }
    Ok(is_new)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(texts: [&str; 9]) -> Vec<u32> {
        let bit = |c: char| 1 << (c.to_digit(10).expect("a digit") - 1);
        let set = |text: &&str| text.chars().map(bit).sum();
        texts.iter().map(set).collect()
    }

    #[test]
    fn two_cells_of_two_digits_take_both() {
        let mut cells = left(["12", "12", "123", "1234", "5", "6", "7", "8", "39"]);
        while singles(&mut cells, 0x1ff).is_ok_and(|is_new| is_new)
            || subsets(&mut cells, 0x1ff).is_ok_and(|is_new| is_new)
        {}
        assert_eq!(cells, left(["12", "12", "3", "4", "5", "6", "7", "8", "9"]));
    }

    #[test]
    fn three_cells_of_two_digits_cannot_be_filled() {
        let mut cells = left(["12", "12", "12", "3456", "3456", "3456", "7", "8", "34569"]);
        assert!(singles(&mut cells, 0x1ff).is_ok());
        assert!(subsets(&mut cells, 0x1ff).is_err());
    }

    #[test]
    fn only_the_chosen_houses_count() {
        let houses = Houses::boxes(3, 3);
        let mut cells = vec![0x1ff; 81];
        cells[0] = 1;
        cells[1] = 1;
        let (row, column) = (0, 9);
        let refutes = |chosen: &[usize], effort| {
            Within::new(&houses, chosen, effort).is_refuted(cells.clone())
        };
        assert!(refutes(&[row], Effort::Singles));
        assert!(!refutes(&[column], Effort::Branches));
    }
}
