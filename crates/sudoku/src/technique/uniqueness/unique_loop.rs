//! Unique rectangles of types 1 to 6 and unique loops: two digits that could be
//! exchanged around a loop of cells, so that there would be a second solution.
//!
//! Every house has two cells of the loop or none, and each of the two holds the digit
//! that the other does not. A rectangle in two rows, two columns and two boxes is the
//! shortest loop. The cells with more candidates than the two are its roof.

use std::ops::RangeInclusive;

use clew_core::grid::SortDedup as _;

use crate::board::{Board, Cells, Clues, Digit, Digits, Fact, Sort};
use crate::catalogue::Technique;
use crate::evidence::{Finding, all_ruled_out, ruled_out, step_by};
use crate::reason::{Escape, Reason, Set};
use crate::technique::fish::combinations;
use crate::technique::subsets::only;
use crate::technique::uniqueness::few_open;

/// Numbers of cells of a rectangle, and of the loops sought on boards up to 9×9.
const SHORT: RangeInclusive<usize> = 4..=4;
const LONG: RangeInclusive<usize> = 6..=12;

/// Unique rectangles, by digits, then by their first cells.
pub(crate) fn unique_rectangle(_: &Clues, board: &Board) -> Finding {
    loops(board, SHORT, Technique::UniqueRectangle)
}

/// Unique loops: the same with six cells or more.
pub(crate) fn unique_loop(_: &Clues, board: &Board) -> Finding {
    if board.houses().side() > 9 {
        return None;
    }
    loops(board, LONG, Technique::UniqueLoop)
}

/// First loop of these lengths that finds something. At most two of its cells have more
/// candidates than the pair.
fn loops(board: &Board, lengths: RangeInclusive<usize>, technique: Technique) -> Finding {
    let houses = board.houses();
    let side = usize::from(houses.side());
    if houses.diagonals() {
        return None;
    }
    combinations(side, 2).find_map(|pair| {
        let digits = [Digit::at(pair[0]), Digit::at(pair[1])];
        let [a, b] = digits.map(|digit| *board.places(digit));
        let open = a.and(&b);
        let pair: Digits = digits.into_iter().collect();
        open.iter().find_map(|start| {
            if board.at(start) != pair {
                return None;
            }
            let mut search = LoopSearch {
                board,
                pair,
                open,
                lengths: lengths.clone(),
                technique,
                path: Vec::new(),
                taken: vec![[false; 2]; houses.all().len()],
            };
            search.go(start, 0)
        })
    })
}

/// A loop under construction.
struct LoopSearch<'a> {
    board: &'a Board,
    pair: Digits,
    open: Cells,
    lengths: RangeInclusive<usize>,
    technique: Technique,
    path: Vec<usize>,
    /// Whether each house has a cell of each of the two turns.
    taken: Vec<[bool; 2]>,
}

impl LoopSearch<'_> {
    fn go(&mut self, cell: usize, roof: usize) -> Finding {
        let turn = self.path.len() % 2;
        let roof = roof + usize::from(self.board.at(cell) != self.pair);
        let houses = self.board.houses();
        let of: Vec<usize> = houses.numbers(cell).collect();
        if roof > 2 || of.iter().any(|&house| self.taken[house][turn]) {
            return None;
        }
        for &house in &of {
            self.taken[house][turn] = true;
        }
        self.path.push(cell);
        let found = self.closed().or_else(|| {
            if self.path.len() == *self.lengths.end() {
                return None;
            }
            let near = houses.peers(cell).and(&self.open);
            let next = near.iter().filter(|next| !self.path.contains(next));
            let next: Vec<usize> = next.collect();
            next.into_iter().find_map(|next| self.go(next, roof))
        });
        self.path.pop();
        for &house in &of {
            self.taken[house][turn] = false;
        }
        found
    }

    /// What a loop finds, if the path is one.
    fn closed(&self) -> Finding {
        let length = self.path.len();
        let is_long = length.is_multiple_of(2) && self.lengths.contains(&length);
        if !is_long || self.taken.iter().any(|[a, b]| a != b) {
            return None;
        }
        let all = self.path.iter().copied().collect();
        prevented(self.board, &all, self.pair, self.technique)
    }
}

/// Conclusions that prevent the exchange.
fn prevented(board: &Board, all: &Cells, pair: Digits, technique: Technique) -> Finding {
    let roof: Cells = all.iter().filter(|&cell| board.at(cell) != pair).collect();
    let conclude = |mut given: Vec<Fact>, found: Vec<Fact>, escape: Escape| {
        given.extend(only(board, &all.without(&roof), pair));
        given.sort_dedup();
        step_by(board, technique, given, found, |houses| {
            Reason::DeadlyPattern {
                cells: houses.places(all),
                roof: Set::of(houses, &roof, board.union(&roof).without(pair)),
                digits: pair,
                escape,
            }
        })
    };
    let roof_cells: Vec<usize> = roof.iter().collect();
    match roof_cells[..] {
        [_] => conclude(Vec::new(), all_ruled_out(board, &roof, pair), Escape::Cell),
        [a, b] => third(board, [a, b], pair, &conclude)
            .or_else(|| locked(board, [a, b], pair, &conclude))
            .or_else(|| crossed(board, all, &roof, pair, &conclude))
            .or_else(|| subset(board, [a, b], pair, &conclude)),
        _ => None,
    }
}

/// Makes a step from the evidence in addition to the floor's, the facts found and the escape.
type Conclude<'a> = &'a dyn Fn(Vec<Fact>, Vec<Fact>, Escape) -> Finding;

/// Types 2 and 5: both cells of the roof have the same third digit, and one of them is that digit.
fn third(board: &Board, roof: [usize; 2], pair: Digits, conclude: Conclude) -> Finding {
    let [a, b] = roof.map(|cell| board.at(cell).without(pair));
    let digit = a.single().filter(|_| a == b)?;
    let roof: Cells = roof.into_iter().collect();
    let seen = board.houses().seen_by_all(&roof);
    let given = only(board, &roof, pair.or(a));
    let found = ruled_out(board, seen.iter(), digit);
    conclude(given, found, Escape::Digit(digit))
}

/// Type 4: a digit of the pair must be in the roof; the other digit is not there.
fn locked(board: &Board, roof: [usize; 2], pair: Digits, conclude: Conclude) -> Finding {
    let cells: Cells = roof.into_iter().collect();
    let [a, b] = roof;
    let mut houses = board.houses().of(a).filter(|house| house.cells.has(b));
    houses.find_map(|house| {
        pair.iter().find_map(|kept| {
            let others = house.cells.without(&cells);
            if !board.places(kept).and(&others).is_empty() {
                return None;
            }
            let lost = pair.iter().find(|&digit| digit != kept)?;
            let given = board.none_is(&others, kept);
            let escape = Escape::Locked {
                kept,
                house: house.name,
            };
            conclude(given, ruled_out(board, roof, lost), escape)
        })
    })
}

/// Type 6: the roof is two opposite corners, and a digit of the pair is in two of the
/// corners, which are opposite. It is not in the roof: if it were, the floor would hold
/// the other digit, and the exchange would be possible.
fn crossed(board: &Board, all: &Cells, roof: &Cells, pair: Digits, conclude: Conclude) -> Finding {
    let houses = board.houses();
    let mut corners = roof.iter();
    let (a, b) = (corners.next()?, corners.next()?);
    if all.len() != 4 || houses.peers(a).has(b) {
        return None;
    }
    let sorts = [Sort::Row, Sort::Column];
    sorts.into_iter().find_map(|sort| {
        let lines = houses.of_sort(sort).map(|line| &line.cells);
        let lines: Cells = lines.filter(|line| line.meets(all)).collect();
        let beyond = lines.without(all);
        pair.iter().find_map(|digit| {
            if !board.places(digit).and(&beyond).is_empty() {
                return None;
            }
            let given = board.none_is(&beyond, digit);
            let found = ruled_out(board, [a, b], digit);
            conclude(given, found, Escape::Crossed(digit))
        })
    })
}

/// Type 3: one cell of the roof is not a digit of the pair. With other cells of a house
/// it takes as many digits as there are cells.
fn subset(board: &Board, roof: [usize; 2], pair: Digits, conclude: Conclude) -> Finding {
    let [a, b] = roof;
    let extra = board.at(a).or(board.at(b)).without(pair);
    let roof: Cells = roof.into_iter().collect();
    let mut houses = board.houses().of(a).filter(|house| house.cells.has(b));
    houses.find_map(|house| {
        let others = house.cells.without(&roof);
        few_open(board, &others).find_map(|cells| {
            let digits = extra.or(board.union(&cells));
            if digits.len() as usize != cells.len() + 1 {
                return None;
            }
            let found = all_ruled_out(board, &others.without(&cells), digits);
            let mut given = only(board, &roof, pair.or(extra));
            given.extend(only(board, &cells, digits));
            let others = Set::of(board.houses(), &cells, digits);
            let house = house.name;
            conclude(given, found, Escape::Subset { others, house })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;

    #[test]
    fn the_last_corner_of_a_rectangle_is_neither_digit_of_the_others() {
        shows(
            unique_rectangle,
            Technique::UniqueRectangle,
            "
            12  .  12  .
            12  .  123 .
            .   .  .   .
            .   .  .   .
            ",
            "r2c3<>12",
        );
    }

    #[test]
    fn a_third_digit_of_two_corners_is_in_one_of_them() {
        shows(
            unique_rectangle,
            Technique::UniqueRectangle,
            "
            12  .  123 .
            12  .  123 .
            .   .  .   .
            .   .  .   .
            ",
            "r1c4<>3 r2c4<>3 r3c3<>3 r4c3<>3",
        );
    }

    #[test]
    fn two_corners_of_which_one_must_be_1_are_not_2() {
        shows(
            unique_rectangle,
            Technique::UniqueRectangle,
            "
            12  .  .   .
            12  .  .   .
            .   .  -1  .
            .   .  -1  .
            ",
            "r1c3<>2 r2c3<>2",
        );
    }

    #[test]
    fn two_corners_opposite_each_other_are_not_1_if_its_rows_have_it_in_the_corners_only() {
        shows(
            unique_rectangle,
            Technique::UniqueRectangle,
            "
            12  -1 .   -1
            .   -1 12  -1
            .   .  .   .
            .   .  .   .
            ",
            "r1c3<>1 r2c1<>1",
        );
    }

    #[test]
    fn one_of_two_corners_and_another_cell_take_their_other_two_digits() {
        shows(
            unique_rectangle,
            Technique::UniqueRectangle,
            "
            12  .  123 .
            12  .  124 .
            .   .  34  .
            .   .  .   .
            ",
            "r4c3<>34",
        );
    }

    #[test]
    fn the_last_cell_of_a_loop_is_neither_digit_of_the_others() {
        shows(
            unique_loop,
            Technique::UniqueLoop,
            "
            12  12  .   .   .   .
            .   .   .   .   .   .
            .   12  12  .   .   .
            .   .   .   .   .   .
            12  .   123 .   .   .
            .   .   .   .   .   .
            ",
            "r5c3<>12",
        );
    }
}
