//! Direct eliminations: a digit confined to a few cells makes another cell the last
//! place of a digit in a house. Nothing need be remembered between the two, so this
//! comes before the candidates are written down.
//!
//! The house of that last place is nearby: one of the same sort as the house in which
//! the digit is locked, or the very house of the hidden pair or triple. Otherwise the
//! elimination is a step of its own.

use clew_core::grid::SortDedup as _;

use crate::board::{Board, Cells, Clues, Digit, Digits, House, Sort};
use crate::catalogue::Technique;
use crate::evidence::{Finding, blockers, step_by};
use crate::reason::{Reason, Set};
use crate::technique::subsets::{digits_at, position_masks, unions};

/// Direct pointing, from a box or region; boxes in order, then digits.
pub(crate) fn pointing(clues: &Clues, board: &Board, digits: Digits) -> Finding {
    locked(clues, board, digits, Technique::DirectPointing)
}

/// Direct claiming, from a line.
pub(crate) fn claiming(clues: &Clues, board: &Board, digits: Digits) -> Finding {
    locked(clues, board, digits, Technique::DirectClaiming)
}

/// Direct hidden pair; houses in order.
pub(crate) fn hidden_pair(clues: &Clues, board: &Board) -> Finding {
    hidden(clues, board, 2, Technique::DirectHiddenPair)
}

/// Direct hidden triple.
pub(crate) fn hidden_triple(clues: &Clues, board: &Board) -> Finding {
    hidden(clues, board, 3, Technique::DirectHiddenTriple)
}

/// A cell that becomes the last place of a digit when some cells lose it.
struct Last<'a> {
    cell: usize,
    house: &'a House,
    /// Cells that lose the digit, in that house.
    lost: Cells,
}

/// The houses of a sort that have one place left for a digit when some cells lose it,
/// in order.
fn last_places<'a>(
    board: &'a Board,
    digit: Digit,
    lost: &'a Cells,
    sort: Sort,
) -> impl Iterator<Item = Last<'a>> + 'a {
    let houses = board.houses().all().iter().enumerate();
    let of_sort = houses.filter(move |(_, house)| house.name.sort == sort);
    of_sort.filter_map(move |(number, house)| {
        let mask = board.position_mask(number, digit);
        let mut left = house.cells_at(mask).filter(|&cell| !lost.has(cell));
        let cell = left.next()?;
        let is_last = left.next().is_none() && !mask.is_power_of_two();
        is_last.then(|| Last {
            cell,
            house,
            lost: house.cells.and(lost),
        })
    })
}

fn locked(clues: &Clues, board: &Board, digits: Digits, technique: Technique) -> Finding {
    let houses = board.houses();
    let is_pointing = technique == Technique::DirectPointing;
    let from = houses.all().iter().enumerate();
    let mut from = from.filter(|(_, from)| (from.name.sort == Sort::Region) == is_pointing);
    from.find_map(|(number, from)| {
        digits.iter().find_map(|digit| {
            let mask = board.position_mask(number, digit);
            if mask.count_ones() < 2 {
                return None;
            }
            let places = board.places(digit).and(&from.cells);
            let first = places.first()?;
            let others = houses.of(first).filter(|other| other.name != from.name);
            let lines = others.filter(|line| places.within(&line.cells));
            lines.into_iter().find_map(|line| {
                let beyond = line.cells.without(&from.cells);
                if beyond.and(board.places(digit)).is_empty() {
                    return None;
                }
                last_places(board, digit, &beyond, from.name.sort).find_map(|last| {
                    let outside = from.cells.without(&line.cells).iter();
                    let excluded = outside.map(|cell| (cell, digit));
                    let excluded = excluded.chain(rest(&last, digit));
                    let by = || Reason::Locked {
                        digit,
                        cells: houses.places(&places),
                        from: from.name,
                        to: line.name,
                    };
                    concluded(clues, board, technique, excluded, &last, digit, by)
                })
            })
        })
    })
}

fn hidden(clues: &Clues, board: &Board, size: usize, technique: Technique) -> Finding {
    let houses = board.houses().all().iter().enumerate();
    houses.into_iter().find_map(|(number, from)| {
        let sets = position_masks(board, number, size);
        unions(sets.bits(), size, |chosen, union| {
            let taken: Digits = sets.of(chosen);
            let others = digits_at(board, number, union).without(taken);
            if others.is_empty() {
                return None;
            }
            let cells: Cells = from.cells_at(union).collect();
            others.iter().find_map(|digit| {
                let left = board.position_mask(number, digit) & !union;
                let cell = from.cells_at(left).next()?;
                if !left.is_power_of_two() {
                    return None;
                }
                let last = Last {
                    cell,
                    house: from,
                    lost: cells,
                };
                let outside = from.cells.without(&cells);
                let of = |own: Digit| outside.iter().map(move |cell| (cell, own));
                let excluded = taken.iter().flat_map(of).chain(rest(&last, digit));
                let by = || Reason::Hidden {
                    subset: Set::of(board.houses(), &cells, taken),
                    house: from.name,
                };
                concluded(clues, board, technique, excluded, &last, digit, by)
            })
        })
    })
}

/// The cells of the house other than the last place and those that lose the digit.
fn rest(last: &Last, digit: Digit) -> impl Iterator<Item = (usize, Digit)> + use<> {
    let (cell, rest) = (last.cell, last.house.cells.without(&last.lost));
    rest.iter()
        .filter(move |&other| other != cell)
        .map(move |other| (other, digit))
}

/// The step of a last place, by the pattern that leaves no other.
fn concluded(
    clues: &Clues,
    board: &Board,
    technique: Technique,
    excluded: impl Iterator<Item = (usize, Digit)>,
    last: &Last,
    digit: Digit,
    by: impl FnOnce() -> Reason,
) -> Finding {
    let mut excluded: Vec<(usize, Digit)> = excluded.collect();
    excluded.sort_dedup();
    let evidence = blockers(clues, board, &excluded);
    let found = vec![board.is(last.cell, digit)];
    step_by(board, technique, evidence, found, |houses| Reason::Direct {
        by: Box::new(by()),
        lost: houses.places(&last.lost),
        house: last.house.name,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::{each_digit, shows};

    #[test]
    fn pointing_down_a_column_leaves_the_box_below_one_place() {
        shows(
            each_digit(pointing),
            Technique::DirectPointing,
            "
            .  -1 -1 .  .  .
            .  -1 -1 .  .  .
            .  .  -1 .  .  .
            .  -1 -1 .  .  .
            .  .  .  .  .  .
            .  .  .  .  .  .
            ",
            "r3c2=1",
        );
    }

    #[test]
    fn claiming_of_a_box_leaves_the_next_column_one_place() {
        shows(
            each_digit(claiming),
            Technique::DirectClaiming,
            "
            .  .  .  .  .  .
            .  .  .  .  .  .
            -1 .  .  .  .  .
            -1 -1 .  .  .  .
            -1 -1 .  .  .  .
            -1 -1 .  .  .  .
            ",
            "r3c2=1",
        );
    }

    #[test]
    fn a_hidden_pair_leaves_another_digit_of_its_row_one_place() {
        shows(
            hidden_pair,
            Technique::DirectHiddenPair,
            "
            .  .  -12 -123 -123 -123
            .  .  .   .    .    .
            .  .  .   .    .    .
            .  .  .   .    .    .
            .  .  .   .    .    .
            .  .  .   .    .    .
            ",
            "r1c3=3",
        );
    }

    #[test]
    fn a_hidden_triple_leaves_another_digit_of_its_row_one_place() {
        shows(
            hidden_triple,
            Technique::DirectHiddenTriple,
            "
            .  .  .  -123 -1234 -1234
            .  .  .  .    .     .
            .  .  .  .    .     .
            .  .  .  .    .     .
            .  .  .  .    .     .
            .  .  .  .    .     .
            ",
            "r1c4=4",
        );
    }
}
