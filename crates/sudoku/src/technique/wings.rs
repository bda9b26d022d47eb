//! W-wing: two cells with the same two candidates, joined by a strong link.

use super::subsets::only;
use crate::board::{Board, Cells, Clues};
use crate::catalogue::Technique;
use crate::evidence::{Finding, ruled_out, step_by};
use crate::reason::{Reason, Set};

/// Cells in order, then the digit that is linked, then the house of the link.
pub(crate) fn w_wing(_: &Clues, board: &Board) -> Finding {
    let houses = board.houses();
    let pairs: Vec<usize> = board
        .open_cells()
        .filter(|&cell| board.at(cell).len() == 2)
        .collect();
    let alike = |a: usize, b: usize| board.at(a) == board.at(b) && !houses.peers(a).has(b);
    let couples = pairs.iter().enumerate().flat_map(|(i, &a)| {
        let later = pairs[i + 1..].iter().copied();
        later.filter(move |&b| alike(a, b)).map(move |b| (a, b))
    });
    couples.into_iter().find_map(|(a, b)| {
        let digits = board.at(a);
        let ends: Cells = [a, b].into_iter().collect();
        let seen = houses.seen_by_all(&ends);
        digits.iter().find_map(|lost| {
            let found = ruled_out(board, seen.iter(), lost);
            let linked = digits.iter().find(|&digit| digit != lost)?;
            if found.is_empty() {
                return None;
            }
            houses.all().iter().enumerate().find_map(|(number, house)| {
                if board.position_mask(number, linked).count_ones() < 2 {
                    return None;
                }
                let places = board.places(linked).and(&house.cells);
                let near = |end: usize| places.and(houses.peers(end));
                let apart = places.and(&ends).is_empty();
                let covered = near(a).or(&near(b)) == places;
                if !apart || !covered || near(a).is_empty() || near(b).is_empty() {
                    return None;
                }
                // Places other than those that an end sees would break the link.
                let both = houses.peers(a).or(houses.peers(b));
                let outside = house.cells.without(&both);
                let mut given = only(board, &ends, digits);
                given.extend(board.none_is(&outside, linked));
                let found = found.clone();
                step_by(board, Technique::WWing, given, found, |houses| {
                    Reason::WWing {
                        ends: Set::of(houses, &ends, digits),
                        linked,
                        link: houses.places(&places),
                    }
                })
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;

    #[test]
    fn a_digit_with_two_places_in_a_column_gives_one_end_of_a_w_wing_its_other_digit() {
        shows(
            w_wing,
            Technique::WWing,
            "
            12 .  .  .
            .  .  .  -1
            .  .  12 .
            .  .  .  -1
            ",
            "r1c3<>2 r3c1<>2",
        );
    }
}
