//! Locked candidates: a digit whose places in one house all lie in another.

use crate::board::{Board, Clues, Digits, Sort};
use crate::catalogue::Technique;
use crate::evidence::{Finding, ruled_out, step_by};
use crate::reason::Reason;

/// Pointing: from a box or region to a line; boxes in order, then digits.
pub(crate) fn pointing(_: &Clues, board: &Board, digits: Digits) -> Finding {
    locked(board, digits, Technique::Pointing)
}

/// Claiming: from a line to a box or region.
pub(crate) fn claiming(_: &Clues, board: &Board, digits: Digits) -> Finding {
    locked(board, digits, Technique::Claiming)
}

fn locked(board: &Board, digits: Digits, technique: Technique) -> Finding {
    let houses = board.houses();
    for (number, house) in houses.all().iter().enumerate() {
        if (house.name.sort == Sort::Region) != (technique == Technique::Pointing) {
            continue;
        }
        for digit in digits.iter() {
            let Some(first) = house.cells_at(board.position_mask(number, digit)).next() else {
                continue;
            };
            if board.placed(first).is_some() {
                continue;
            }
            let places = board.places(digit).and(&house.cells);
            for other in houses.of(first) {
                if other.name == house.name || !places.within(&other.cells) {
                    continue;
                }
                let lost = other.cells.and(board.places(digit)).without(&house.cells);
                let found = ruled_out(board, lost.iter(), digit);
                if !found.is_empty() {
                    let outside = house.cells.without(&other.cells);
                    let given = board.none_is(&outside, digit);
                    return step_by(board, technique, given, found, |houses| Reason::Locked {
                        digit,
                        cells: houses.places(&places),
                        from: house.name,
                        to: other.name,
                    });
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::{each_digit, shows};

    #[test]
    fn a_digit_in_one_row_of_a_box_is_nowhere_else_in_the_row() {
        shows(
            each_digit(pointing),
            Technique::Pointing,
            "
            .  .  .  .
            -1 -1 .  .
            .  .  .  .
            .  .  .  .
            ",
            "r1c3<>1 r1c4<>1",
        );
    }

    #[test]
    fn a_digit_in_one_box_of_a_row_is_nowhere_else_in_the_box() {
        shows(
            each_digit(claiming),
            Technique::Claiming,
            "
            .  .  -1 -1
            .  .  .  .
            .  .  .  .
            .  .  .  .
            ",
            "r2c1<>1 r2c2<>1",
        );
    }
}
