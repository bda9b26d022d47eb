//! Fish: X-wing, swordfish and jellyfish, also finned and sashimi. All places of a digit
//! in some rows lie in as many columns, so these columns hold it in those rows; or vice
//! versa. Fins are additional places: cells that see all of them also lose the digit.

pub(crate) mod complex;

use super::subsets::{unions, unions_within};
use crate::board::{Board, Cells, Clues, Digit, Digits, House, MAX_SIDE, ones};
use crate::catalogue::Technique;
use crate::evidence::{Finding, ruled_out, step_by};
use crate::reason::Reason;

/// The largest sides of boards on which finned fish of two, three and four lines are sought.
const FINNED_SIDES: [u8; 3] = [25, 16, 9];

/// Lines of the largest fish sought.
const LARGEST: usize = 4;

/// X-wing; rows before columns, digits in order.
pub(crate) fn x_wing(_: &Clues, board: &Board, digits: Digits) -> Finding {
    plain(board, digits, 2, Technique::XWing)
}

/// Swordfish.
pub(crate) fn swordfish(_: &Clues, board: &Board, digits: Digits) -> Finding {
    plain(board, digits, 3, Technique::Swordfish)
}

/// Jellyfish.
pub(crate) fn jellyfish(_: &Clues, board: &Board, digits: Digits) -> Finding {
    plain(board, digits, 4, Technique::Jellyfish)
}

/// Finned X-wing.
pub(crate) fn finned_x_wing(_: &Clues, board: &Board, digits: Digits) -> Finding {
    finned(board, digits, 2, Technique::FinnedXWing)
}

/// Finned swordfish.
pub(crate) fn finned_swordfish(_: &Clues, board: &Board, digits: Digits) -> Finding {
    finned(board, digits, 3, Technique::FinnedSwordfish)
}

/// Finned jellyfish.
pub(crate) fn finned_jellyfish(_: &Clues, board: &Board, digits: Digits) -> Finding {
    finned(board, digits, 4, Technique::FinnedJellyfish)
}

/// Room for the lines of one sort.
const MOST: usize = MAX_SIDE as usize;

/// The places of a digit in the lines of one sort, and in the lines across.
struct Lines<'a> {
    board: &'a Board,
    digit: Digit,
    lines: &'a [House],
    cover: &'a [House],
    /// The digit's places in each line, as bits.
    all: [u32; MOST],
    /// The lines with several places, by number, and how many these are.
    base: [usize; MOST],
    count: usize,
    /// Their places.
    places: [u32; MOST],
}

/// Each digit with rows as base, then with columns.
fn lines(board: &Board, digits: Digits) -> impl Iterator<Item = Lines<'_>> {
    let side = usize::from(board.houses().side());
    let (rows, others) = board.houses().all().split_at(side);
    let columns = &others[..side];
    digits.iter().flat_map(move |digit| {
        [(0, rows, columns), (side, columns, rows)].map(|(first, lines, cover)| {
            let mut found = Lines {
                board,
                digit,
                lines,
                cover,
                all: [0; MOST],
                base: [0; MOST],
                count: 0,
                places: [0; MOST],
            };
            for line in 0..side {
                let places = board.position_mask(first + line, digit);
                found.all[line] = places;
                if places.count_ones() > 1 {
                    found.base[found.count] = line;
                    found.places[found.count] = places;
                    found.count += 1;
                }
            }
            found
        })
    })
}

impl Lines<'_> {
    /// The places in the base lines.
    fn places(&self) -> &[u32] {
        &self.places[..self.count]
    }

    /// The region of a digit's places where some base lines cross another line, if they
    /// are all in one region.
    fn fin(&self, chosen: &[usize], across: u32) -> Option<u8> {
        let mut region = None;
        for &i in chosen {
            for cell in self.lines[self.base[i]].cells_at(self.places[i] & across) {
                let own = self.board.houses().region_of(cell);
                if *region.get_or_insert(own) != own {
                    return None;
                }
            }
        }
        region
    }

    /// Whether the digit has a place in a region outside the base and in a cover
    /// line.
    fn has_target(&self, chosen: &[usize], cover: u32, region: u8) -> bool {
        let houses = self.board.houses();
        let is_base = |line: usize| chosen.iter().any(|&i| self.base[i] == line);
        (0..self.lines.len()).any(|line| {
            let mut cells = self.lines[line].cells_at(self.all[line] & cover);
            cells.any(|cell| houses.region_of(cell) == region) && !is_base(line)
        })
    }

    /// The fish of some base lines and the columns given by bits, with the other places as fins.
    fn fish(&self, chosen: &[usize], columns: u32, technique: Technique) -> Finding {
        let board = self.board;
        let lines = chosen.iter().map(|&i| &self.lines[self.base[i]]);
        let base: Cells = lines.clone().map(|line| &line.cells).collect();
        let covering = (0..self.cover.len()).filter(|i| columns >> i & 1 == 1);
        let covering = covering.map(|i| &self.cover[i]);
        let cover: Cells = covering.clone().map(|line| &line.cells).collect();
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
        let given = board.none_is(&outside, self.digit);
        step_by(board, technique, given, found, |houses| Reason::Fish {
            digit: self.digit,
            base: lines.map(|line| line.name).collect(),
            cover: covering.map(|line| line.name).collect(),
            body: houses.places(&body),
            fins: houses.places(&fins),
        })
    }
}

fn plain(board: &Board, digits: Digits, size: usize, technique: Technique) -> Finding {
    lines(board, digits).find_map(|lines| {
        unions(lines.places(), size, |chosen, columns| {
            lines.fish(chosen, columns, technique)
        })
    })
}

/// Base lines in order, then the lines that the fins lie in.
fn finned(board: &Board, digits: Digits, size: usize, technique: Technique) -> Finding {
    if board.houses().side() > FINNED_SIDES[size - 2] {
        return None;
    }
    lines(board, digits).find_map(|lines| {
        // More than two lines with fins have no box in common.
        unions_within(lines.places(), size, size + 2, |chosen, union| {
            if union.count_ones() as usize <= size {
                return None;
            }
            let count = union.count_ones() as usize;
            let mut bits = [0; LARGEST + 2];
            for (bit, line) in bits.iter_mut().zip(ones(union)) {
                *bit = 1 << line;
            }
            // One or two lines are left out, the last ones first.
            let fins = bits.map(|across| lines.fin(chosen, across));
            let is_one = count == size + 1;
            let pairs = (0..count).rev();
            let mut pairs = pairs.flat_map(|i| (i..count).rev().map(move |j| (i, j)));
            pairs.find_map(|(i, j)| {
                // Outside the base and in a cover line, a cell that sees all fins sees
                // them through their region.
                let cover = union & !bits[i] & !bits[j];
                let may_find = || match fins[i] {
                    _ if board.houses().diagonals() => true,
                    Some(region) => fins[j] == fins[i] && lines.has_target(chosen, cover, region),
                    None => false,
                };
                if (i == j) != is_one || !may_find() {
                    return None;
                }
                lines.fish(chosen, cover, technique)
            })
        })
    })
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
    use crate::technique::drawn::{each_digit, shows};

    #[test]
    fn all_choices_come_in_order() {
        let all: Vec<Vec<usize>> = combinations(4, 2).collect();
        assert_eq!(all, [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
        assert_eq!(combinations(2, 3).count(), 0);
        assert_eq!(combinations(9, 4).count(), 126);
    }

    #[test]
    fn an_x_wing_rules_out_the_digit_elsewhere_in_its_columns() {
        shows(
            each_digit(x_wing),
            Technique::XWing,
            "
            .  -1 .  -1
            .  .  .  .
            .  -1 .  -1
            .  .  .  .
            ",
            "r2c1<>1 r2c3<>1 r4c1<>1 r4c3<>1",
        );
    }

    #[test]
    fn a_swordfish_has_three_rows_and_three_columns() {
        shows(
            each_digit(swordfish),
            Technique::Swordfish,
            "
            .  -1 -1 -1 .  -1
            .  .  .  .  .  .
            -1 -1 .  -1 .  -1
            .  .  .  .  .  .
            .  -1 .  -1 .  -1
            .  .  .  .  .  .
            ",
            "r2c1<>1 r2c3<>1 r2c5<>1 r4c1<>1 r4c3<>1 r4c5<>1 r6c1<>1 r6c3<>1 r6c5<>1",
        );
    }

    #[test]
    fn a_jellyfish_has_four_rows_and_four_columns() {
        shows(
            each_digit(jellyfish),
            Technique::Jellyfish,
            "
            .  -1 .  .  -1 .
            .  .  .  .  .  .
            .  -1 .  .  -1 .
            .  .  .  .  .  .
            .  -1 .  .  -1 .
            .  -1 .  .  -1 .
            ",
            "r2c1<>1 r2c3<>1 r2c4<>1 r2c6<>1 r4c1<>1 r4c3<>1 r4c4<>1 r4c6<>1",
        );
    }

    #[test]
    fn a_finned_x_wing_rules_out_what_sees_the_fin() {
        shows(
            each_digit(finned_x_wing),
            Technique::FinnedXWing,
            "
            .  -1 -1 .  -1 -1
            .  .  .  .  .  .
            .  -1 -1 .  .  -1
            .  .  .  .  .  .
            .  .  .  .  .  .
            .  .  .  .  .  .
            ",
            "r4c4<>1",
        );
    }

    #[test]
    fn a_finned_swordfish_rules_out_what_sees_the_fin() {
        shows(
            each_digit(finned_swordfish),
            Technique::FinnedSwordfish,
            "
            .  -1 -1 -1 .  -1
            .  .  .  .  .  .
            -1 -1 .  -1 .  -1
            .  .  .  .  .  .
            .  -1 .  -1 .  .
            .  .  .  .  .  .
            ",
            "r6c5<>1",
        );
    }

    #[test]
    fn a_finned_jellyfish_rules_out_what_sees_the_fin() {
        shows(
            each_digit(finned_jellyfish),
            Technique::FinnedJellyfish,
            "
            .  -1 .  .  -1 .
            .  .  .  .  .  .
            .  -1 .  .  -1 .
            .  -1 .  .  -1 .
            .  -1 .  .  .  .
            .  .  .  .  .  .
            ",
            "r6c4<>1 r6c6<>1",
        );
    }
}
