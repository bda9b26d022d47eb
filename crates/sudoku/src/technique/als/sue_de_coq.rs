//! Sue de Coq, also called two-sector disjoint subsets.

use clew_core::grid::SortDedup as _;

use crate::board::{Board, Cells, Clues, Digits, House, Sort};
use crate::catalogue::Technique;
use crate::evidence::{Finding, all_ruled_out, step_by};
use crate::reason::{Reason, Set};
use crate::technique::subsets::{Sets, only, open, unions_within};

/// Sue de Coq: cells of the crossing of a line and a box, together with cells of the
/// line and cells of the box that share no digit, have as many digits as cells. So
/// every one of these digits is among them.
pub(crate) fn sue_de_coq(_: &Clues, board: &Board) -> Finding {
    let houses = board.houses();
    if houses.side() > 9 {
        return None;
    }
    houses.of_sort(Sort::Region).find_map(|region| {
        let mut lines = houses.iter().filter(|house| house.name.sort.is_line());
        lines.find_map(|line| {
            let open = |cells: Cells| open(board, cells.iter());
            let crossing = open(line.cells.and(&region.cells));
            if crossing.len() < 2 {
                return None;
            }
            let beside = |house: &House, other: &House| {
                choices(&open(house.cells.without(&other.cells)), crossing.len())
            };
            let (in_line, in_region) = (beside(line, region), beside(region, line));
            (2..=crossing.len()).find_map(|size| {
                unions_within(crossing.bits(), size, MOST_DIGITS, |chosen, union| {
                    let own = Choice::of(&crossing, chosen, union);
                    in_line.iter().find_map(|a| {
                        let fits = |b: &&Choice| {
                            let all = own.digits.or(a.digits).or(b.digits);
                            let count = own.size + a.size + b.size;
                            all.len() as usize == count && a.digits.and(b.digits).is_empty()
                        };
                        let mut others = in_region.iter().filter(fits);
                        others.find_map(|b| conclude(board, [line, region], &own, [a, b]))
                    })
                })
            })
        })
    })
}

/// The step of cells of a crossing with cells of the line and of the box, unless it
/// finds nothing.
fn conclude(
    board: &Board,
    [line, region]: [&House; 2],
    own: &Choice,
    [a, b]: [&Choice; 2],
) -> Finding {
    let all = own.digits.or(a.digits).or(b.digits);
    let everything = own.cells.or(&a.cells).or(&b.cells);
    let lost = |house: &House, digits: Digits| {
        all_ruled_out(board, &house.cells.without(&everything), digits)
    };
    let mut found = lost(line, all.without(b.digits));
    found.extend(lost(region, all.without(a.digits)));
    found.sort_dedup();
    if found.is_empty() {
        return None;
    }
    let given = [own, a, b].map(|choice| only(board, &choice.cells, choice.digits));
    let given = given.concat();
    step_by(board, Technique::SueDeCoq, given, found, |houses| {
        let [crossing, in_line, in_region] =
            [own, a, b].map(|choice| Set::of(houses, &choice.cells, choice.digits));
        Reason::SueDeCoq {
            crossing,
            in_line,
            in_region,
        }
    })
}

/// The digits of the largest board looked at.
const MOST_DIGITS: usize = 9;

/// Choices of one to three open cells. They have more digits than cells, or the cells alone
/// would be locked, but not so many that there are too many together with the crossing.
fn choices(open: &Sets<usize>, crossing: usize) -> Vec<Choice> {
    let mut choices = Vec::new();
    for size in 1..=3 {
        unions_within(open.bits(), size, size + crossing - 1, |chosen, union| {
            if union.count_ones() as usize > size {
                choices.push(Choice::of(open, chosen, union));
            }
            None::<()>
        });
    }
    choices
}

/// Some of the open cells, and their digits.
struct Choice {
    size: usize,
    cells: Cells,
    digits: Digits,
}

impl Choice {
    fn of(open: &Sets<usize>, chosen: &[usize], union: u32) -> Self {
        Self {
            size: chosen.len(),
            cells: open.of(chosen),
            digits: Digits(union),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;

    #[test]
    fn a_crossing_shares_its_four_digits_with_a_cell_of_the_row_and_one_of_the_box() {
        shows(
            sue_de_coq,
            Technique::SueDeCoq,
            "
            1234 1234 .    .    12   .
            34   .    .    .    .    .
            .    .    .    .    .    .
            .    .    .    .    .    .
            .    .    .    .    .    .
            .    .    .    .    .    .
            ",
            "r1c3<>1234 r1c4<>12 r1c6<>12 r2c2<>34 r2c3<>34",
        );
    }
}
