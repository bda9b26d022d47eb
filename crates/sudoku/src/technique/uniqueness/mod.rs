//! Uniqueness: techniques that assume exactly one solution. Off by default, and never
//! part of a proof.
//!
//! In addition to unique loops and BUG, these are the hidden rectangle and the
//! avoidable rectangle.

pub(crate) mod bug;
pub(crate) mod unique_loop;

use super::fish::combinations;
use super::subsets::only;
use crate::board::{Board, Cells, Clues, Fact};
use crate::catalogue::Technique;
use crate::evidence::{Finding, ruled_out, step_by};
use crate::reason::Reason;

/// The rectangles of two rows and two columns that lie in two regions, each as its
/// corners; the first and the last corner are opposite.
fn rectangles(board: &Board) -> impl Iterator<Item = [usize; 4]> + '_ {
    let houses = board.houses();
    let side = usize::from(houses.side());
    let columns = move || combinations(side, 2);
    let pairs =
        combinations(side, 2).flat_map(move |rows| columns().map(move |c| (rows.clone(), c)));
    let corners = pairs.map(move |(rows, cols)| {
        let at = |row: usize, col: usize| side * rows[row] + cols[col];
        [at(0, 0), at(0, 1), at(1, 0), at(1, 1)]
    });
    corners.filter(move |&corners| {
        let region = corners.map(|cell| houses.region(houses.cell(cell)));
        let in_pairs = (region[0] == region[1] && region[2] == region[3])
            || (region[0] == region[2] && region[1] == region[3]);
        in_pairs && region[0] != region[3] && !houses.diagonals()
    })
}

/// The choices of one to three open cells among some cells, small ones first.
fn few_open(board: &Board, among: &Cells) -> impl Iterator<Item = Cells> {
    let open = among.iter().filter(|&cell| board.placed(cell).is_none());
    let open: Vec<usize> = open.collect();
    let choices = (1..=3).flat_map({
        let count = open.len();
        move |size| combinations(count, size)
    });
    choices.map(move |chosen| chosen.iter().map(|&i| open[i]).collect())
}

/// A rectangle in which one corner has two candidates. In the lines of the opposite
/// corner, one of these is only in the rectangle. If that corner were the other
/// candidate, the rest would follow.
pub(crate) fn hidden_rectangle(_: &Clues, board: &Board) -> Finding {
    let houses = board.houses();
    rectangles(board).find_map(|corners| {
        let all: Cells = corners.into_iter().collect();
        let turns = [[0, 3], [3, 0], [1, 2], [2, 1]];
        turns.into_iter().find_map(|[from, to]| {
            let (from, to) = (corners[from], corners[to]);
            let pair = board.at(from);
            let both = |cell: usize| board.at(cell).and(pair) == pair;
            if pair.len() != 2 || !all.iter().all(both) {
                return None;
            }
            let lines = houses.of(to).filter(|line| line.name.sort.is_line());
            let lines: Cells = lines.map(|line| &line.cells).collect();
            let beyond = lines.without(&all);
            pair.iter().find_map(|linked| {
                if !board.places(linked).and(&beyond).is_empty() {
                    return None;
                }
                let lost = pair.iter().find(|&digit| digit != linked)?;
                let mut given = only(board, &Cells::only(from), pair);
                given.extend(board.none_is(&beyond, linked));
                let found = ruled_out(board, [to], lost);
                let technique = Technique::HiddenRectangle;
                step_by(board, technique, given, found, |houses| {
                    Reason::HiddenRectangle {
                        cells: houses.places(&all),
                        corner: houses.cell(to),
                        digits: pair,
                        linked,
                    }
                })
            })
        })
    })
}

/// A rectangle three corners of which were found and are not printed: the fourth is not
/// the digit that would let two digits be exchanged.
pub(crate) fn avoidable_rectangle(clues: &Clues, board: &Board) -> Finding {
    let houses = board.houses();
    let printed = |cell: usize| clues.given(houses.cell(cell)).is_some();
    rectangles(board).find_map(|corners| {
        if corners.iter().any(|&cell| printed(cell)) {
            return None;
        }
        let turns = [[0, 1, 2, 3], [1, 0, 3, 2], [2, 0, 3, 1], [3, 1, 2, 0]];
        turns.into_iter().find_map(|turn| {
            let [open, beside, below, opposite] = turn.map(|corner| corners[corner]);
            let digit = board.placed(opposite)?;
            let other = board.placed(beside)?;
            if board.placed(open).is_some() || board.placed(below) != Some(other) {
                return None;
            }
            let found = ruled_out(board, [open], digit);
            let others = [beside, below, opposite];
            let given: Vec<Fact> = others
                .into_iter()
                .filter_map(|cell| Some(board.is(cell, board.placed(cell)?)))
                .collect();
            let technique = Technique::AvoidableRectangle;
            step_by(board, technique, given, found, |houses| {
                Reason::AvoidableRectangle {
                    cells: houses.places(&corners.into_iter().collect::<Cells>()),
                    digits: [digit, other].into_iter().collect(),
                }
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;

    #[test]
    fn the_fourth_corner_of_found_digits_is_not_the_opposite_one() {
        shows(
            avoidable_rectangle,
            Technique::AvoidableRectangle,
            "
            1 . 2 .
            2 . . .
            . . . .
            . . . .
            ",
            "r2c3<>1",
        );
    }

    #[test]
    fn links_of_1_to_the_opposite_corner_would_let_it_be_exchanged_with_2() {
        shows(
            hidden_rectangle,
            Technique::HiddenRectangle,
            "
            12 .  .  .
            .  -1 .  -1
            .  .  -1 .
            .  .  -1 .
            ",
            "r2c3<>2",
        );
    }
}
