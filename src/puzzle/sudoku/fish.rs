//! Fish: X2 to X4, finned and sashimi ones. A digit's places in some rows all
//! lie in as many columns, so these columns hold it in those rows; or the
//! reverse. Fins are places beside: what sees them all loses the digit too.

use super::digits::{Cells, Digit, Digits};
use super::evidence::{Evidence, Found, ruled_out, step_about};
use super::houses::{House, Sort};
use super::subsets::{unions, unions_within};
use super::{Board, Clues, Technique};

/// The largest sides on which finned fish of two, three and four lines are
/// looked for.
const FINNED_SIDES: [u8; 3] = [25, 16, 9];

/// X2: X-wing; rows before columns, digits in order.
pub(super) fn x_wing(_: &Clues, board: &Board, digits: Digits) -> Found {
    plain(board, digits, 2, Technique::XWing)
}

/// X3: swordfish.
pub(super) fn swordfish(_: &Clues, board: &Board, digits: Digits) -> Found {
    plain(board, digits, 3, Technique::Swordfish)
}

/// X4: jellyfish.
pub(super) fn jellyfish(_: &Clues, board: &Board, digits: Digits) -> Found {
    plain(board, digits, 4, Technique::Jellyfish)
}

/// XF with two lines.
pub(super) fn finned_x_wing(_: &Clues, board: &Board, digits: Digits) -> Found {
    finned(board, digits, 2, Technique::FinnedXWing)
}

/// XF with three lines.
pub(super) fn finned_swordfish(_: &Clues, board: &Board, digits: Digits) -> Found {
    finned(board, digits, 3, Technique::FinnedSwordfish)
}

/// XF with four lines.
pub(super) fn finned_jellyfish(_: &Clues, board: &Board, digits: Digits) -> Found {
    finned(board, digits, 4, Technique::FinnedJellyfish)
}

/// The lines of one sort in which a digit has places, and the places as bits.
struct Lines<'a> {
    board: &'a Board,
    digit: Digit,
    base: Vec<&'a House>,
    places: Vec<u32>,
    cover: Vec<&'a House>,
}

/// Each digit with rows as base, then with columns.
fn lines(board: &Board, digits: Digits) -> impl Iterator<Item = Lines<'_>> {
    let all = board.houses().all();
    let of = |sort: Sort| {
        let numbers = 0..all.len();
        let lines = numbers.filter(|&number| all[number].name.sort == sort);
        lines.collect::<Vec<usize>>()
    };
    let (rows, columns) = (of(Sort::Row), of(Sort::Column));
    digits.iter().flat_map(move |digit| {
        [(&rows, &columns), (&columns, &rows)].map(|(base, cover)| {
            let pairs = base.iter();
            let pairs = pairs.map(|&line| (&all[line], board.seats(line, digit)));
            let (base, places) = pairs.filter(|(_, places)| places.count_ones() > 1).unzip();
            Lines {
                board,
                digit,
                base,
                places,
                cover: cover.iter().map(|&line| &all[line]).collect(),
            }
        })
    })
}

impl Lines<'_> {
    /// Whether what the fish rules out can see all places beside the cover
    /// lines: outside base and in a cover line it sees them by their region.
    fn has_fins_together(&self, chosen: &[usize], cover: u32) -> bool {
        let houses = self.board.houses();
        let fins = chosen.iter().flat_map(|&i| {
            let fins = self.base[i].seated(self.places[i] & !cover);
            fins.map(|cell| houses.region_of(cell))
        });
        let mut regions = fins;
        let first = regions.next();
        houses.diagonals() || regions.all(|region| Some(region) == first)
    }

    /// The fish of some base lines and the columns named by bits, with the
    /// places beside as fins.
    fn fish(&self, chosen: &[usize], columns: u32, technique: Technique) -> Found {
        let board = self.board;
        let join = |houses: &mut dyn Iterator<Item = &House>| {
            houses.fold(Cells::default(), |cells, house| cells.or(&house.cells))
        };
        let base = join(&mut chosen.iter().map(|&i| self.base[i]));
        let covering = (0..self.cover.len()).filter(|i| columns >> i & 1 == 1);
        let cover = join(&mut covering.map(|i| self.cover[i]));
        let places = board.places(self.digit);
        let target = cover.without(&base).and(places);
        if target.is_empty() {
            return None;
        }
        let body = base.and(&cover).and(places);
        let fins = base.without(&cover).and(places);
        let target = target.and(&board.houses().seen_by_all(&fins));
        let found = ruled_out(board, target.iter(), self.digit);
        if found.is_empty() {
            return None;
        }
        let outside = base.without(&cover).without(&fins);
        let evidence = Evidence {
            clues: Vec::new(),
            given: outside
                .iter()
                .map(|cell| board.is_not(cell, self.digit))
                .collect(),
        };
        if fins.is_empty() {
            step_about(board, technique, evidence, found, &[body])
        } else {
            step_about(board, technique, evidence, found, &[body, fins])
        }
    }
}

fn plain(board: &Board, digits: Digits, size: usize, technique: Technique) -> Found {
    lines(board, digits).find_map(|lines| {
        unions(&lines.places, size, &mut |chosen, columns| {
            lines.fish(chosen, columns, technique)
        })
    })
}

/// Base lines in order, then the lines that the fins lie in.
fn finned(board: &Board, digits: Digits, size: usize, technique: Technique) -> Found {
    if board.houses().side() > FINNED_SIDES[size - 2] {
        return None;
    }
    lines(board, digits).find_map(|lines| {
        // More lines with fins than two are in no box together.
        unions_within(&lines.places, size, size + 2, &mut |chosen, union| {
            if union.count_ones() as usize <= size {
                return None;
            }
            choices(union, size, 0, &mut |cover| {
                if !lines.has_fins_together(chosen, cover) {
                    return None;
                }
                lines.fish(chosen, cover, technique)
            })
        })
    })
}

/// The choices of `size` of some bits, each with those chosen before, in order;
/// the first for which `use_it` finds something.
fn choices<T>(
    mut left: u32,
    size: usize,
    chosen: u32,
    use_it: &mut dyn FnMut(u32) -> Option<T>,
) -> Option<T> {
    if size == 0 {
        return use_it(chosen);
    }
    while left.count_ones() as usize >= size {
        let bit = left & left.wrapping_neg();
        left ^= bit;
        let found = choices(left, size - 1, chosen | bit, use_it);
        if found.is_some() {
            return found;
        }
    }
    None
}

/// The choices of `size` of `n` numbers, in order.
pub(super) fn combinations(n: usize, size: usize) -> impl Iterator<Item = Vec<usize>> {
    let mut next = (size <= n).then(|| (0..size).collect::<Vec<usize>>());
    std::iter::from_fn(move || {
        let now = next.take()?;
        let movable = (0..size).rev().find(|&i| now[i] + size - i < n);
        next = movable.map(|i| {
            let mut after = now.clone();
            let start = after[i] + 1;
            for (offset, at) in after[i..].iter_mut().enumerate() {
                *at = start + offset;
            }
            after
        });
        Some(now)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_choices_come_in_order() {
        let all: Vec<Vec<usize>> = combinations(4, 2).collect();
        assert_eq!(all, [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
        assert_eq!(combinations(2, 3).count(), 0);
        assert_eq!(combinations(9, 4).count(), 126);
    }
}
