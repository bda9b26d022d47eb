//! Cells that could exchange their digits, which gives a second solution if none of
//! them is printed.

use super::house_subproblem::{Depth, Fillable, HouseSubproblem, Portion};
use crate::board::{Digits, Houses};

/// Whether some cells could have other digits, with the same digits in each house as
/// before. Each cell has one digit, as a bit.
pub(super) fn can_be_exchanged(houses: &Houses, pattern: &[usize], digits: &[u32]) -> bool {
    let lists = houses.iter().map(|house| -> Vec<usize> {
        let places = 0..pattern.len();
        let inside = places.filter(|&at| house.cells.has(pattern[at]));
        inside.collect()
    });
    let lists: Vec<Vec<usize>> = lists.filter(|list| !list.is_empty()).collect();
    let held = |list: &[usize]| list.iter().fold(0, |all, &at| all | digits[at]);
    let parts = lists.iter().map(|list| Portion {
        list,
        digits: held(list),
    });
    let parts: Vec<Portion> = parts.collect();
    let is_twice = |part: &Portion| part.digits.count_ones() as usize != part.list.len();
    if parts.iter().any(is_twice) {
        return false;
    }
    let mut left = vec![Digits::all(houses.side()).0; pattern.len()];
    for part in &parts {
        part.list.iter().for_each(|&at| left[at] &= part.digits);
    }
    (0..pattern.len()).any(|at| {
        let mut other = left.clone();
        other[at] &= !digits[at];
        HouseSubproblem::new(&parts, Depth::Choices(u32::MAX)).outcome(other) == Fillable::Filled
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_digits_of_a_rectangle_in_two_boxes_can_be_exchanged() {
        let houses = Houses::boxes(3, 3);
        let can =
            |corners: [usize; 4], digits: [u32; 4]| can_be_exchanged(&houses, &corners, &digits);
        assert!(can([0, 1, 27, 28], [1, 2, 2, 1]));
        // With three digits, or in four boxes, or with one digit twice in a row.
        assert!(!can([0, 1, 27, 28], [1, 2, 2, 4]));
        assert!(!can([0, 3, 27, 30], [1, 2, 2, 1]));
        assert!(!can([0, 1, 27, 28], [1, 1, 2, 2]));
    }
}
