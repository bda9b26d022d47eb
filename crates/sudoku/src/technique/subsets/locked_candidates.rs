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
    let is_pointing = technique == Technique::Pointing;
    let all = houses.all().iter().enumerate();
    all.filter(|(_, house)| (house.name.sort == Sort::Region) == is_pointing)
        .find_map(|(number, house)| {
            digits.iter().find_map(|digit| {
                let first = house.cells_at(board.position_mask(number, digit)).next()?;
                if board.placed(first).is_some() {
                    return None;
                }
                let places = board.places(digit).and(&house.cells);
                let others = houses.of(first).filter(|other| other.name != house.name);
                others
                    .filter(|other| places.within(&other.cells))
                    .find_map(|other| {
                        let beyond = other.cells.without(&house.cells);
                        let lost = beyond.and(board.places(digit));
                        let found = ruled_out(board, lost.iter(), digit);
                        if found.is_empty() {
                            return None;
                        }
                        let outside = house.cells.without(&other.cells);
                        let given = board.none_is(&outside, digit);
                        step_by(board, technique, given, found, |houses| Reason::Locked {
                            digit,
                            cells: houses.places(&places),
                            from: house.name,
                            to: other.name,
                        })
                    })
            })
        })
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
