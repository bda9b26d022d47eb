//! Complex fish: franken and mutant. All places of a digit in some houses of any sort
//! lie within as many other houses, so these hold it there. Boxes count like lines, and
//! in mutant fish rows and columns mix.

use super::combinations;
use crate::board::{Board, Cells, Clues, Digit, Digits, House, NEAR, Sort, ones};
use crate::catalogue::Technique;
use crate::evidence::{Finding, ruled_out, step_by};
use crate::reason::Reason;

/// Houses of the largest fish sought.
const LARGEST: usize = 3;

/// Franken fish: the base has rows and boxes and the cover has columns and boxes, or
/// vice versa. Small ones first, then digits.
pub(crate) fn franken(_: &Clues, board: &Board, digits: Digits) -> Finding {
    fish(board, digits, Technique::FrankenFish)
}

/// Mutant fish, with any houses.
pub(crate) fn mutant(_: &Clues, board: &Board, digits: Digits) -> Finding {
    fish(board, digits, Technique::MutantFish)
}

/// A house in which a digit has several places.
struct Side<'a> {
    house: &'a House,
    /// The places, as the bits of their numbers: at most 81.
    places: u128,
}

/// Some of the sides, in the order in which they were chosen.
#[derive(Clone, Copy, Default)]
struct Sides {
    chosen: [usize; LARGEST],
    count: usize,
    /// The same sides as bits.
    bits: u32,
}

impl Sides {
    fn with(mut self, side: usize) -> Self {
        self.chosen[self.count] = side;
        self.count += 1;
        self.bits |= 1 << side;
        self
    }

    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.chosen[..self.count].iter().copied()
    }
}

/// The places of a digit and the houses that hold them.
struct DigitHouses<'a> {
    board: &'a Board,
    digit: Digit,
    sides: Vec<Side<'a>>,
    /// Sides around each place, by its number, as bits: at most 29.
    around: [u32; 81],
    /// The sides that are rows, as bits; columns; diagonals.
    rows: u32,
    columns: u32,
    diagonals: u32,
}

/// Fish that is sought.
struct Query {
    size: usize,
    technique: Technique,
    /// Sides that may be in a base with each side.
    partners: Vec<u32>,
}

fn fish(board: &Board, digits: Digits, technique: Technique) -> Finding {
    if board.houses().side() > 9 {
        return None;
    }
    let digits_houses: Vec<DigitHouses> = digits
        .iter()
        .map(|digit| DigitHouses::of(board, digit))
        .collect();
    (2..=LARGEST).find_map(|size| {
        let mut digits_houses = digits_houses.iter();
        digits_houses.find_map(|houses| houses.fish(size, technique))
    })
}

impl<'a> DigitHouses<'a> {
    fn of(board: &'a Board, digit: Digit) -> Self {
        let all = board.places(digit).resized::<NEAR>();
        let sides = board.houses().all().iter().map(|house| Side {
            house,
            places: house.cells.resized().and(&all).bits(),
        });
        let mut several = Vec::with_capacity(board.houses().all().len());
        several.extend(sides.filter(|side| !is_single(side.places)));
        let sides: Vec<Side> = several;
        let of = |sort: Sort| {
            let mut bits = 0;
            for (number, side) in sides.iter().enumerate() {
                bits |= u32::from(side.house.name.sort == sort) << number;
            }
            bits
        };
        let mut around = [0; 81];
        for (number, side) in sides.iter().enumerate() {
            let mut left = side.places;
            while left != 0 {
                around[left.trailing_zeros() as usize] |= 1 << number;
                left &= left - 1;
            }
        }
        Self {
            board,
            digit,
            around,
            rows: of(Sort::Row),
            columns: of(Sort::Column),
            diagonals: of(Sort::Diagonal),
            sides,
        }
    }

    /// Bases in the order of the houses, then covers.
    fn fish(&self, size: usize, technique: Technique) -> Finding {
        let query = Query {
            size,
            technique,
            partners: self.partners(size, technique),
        };
        self.base(&query, Sides::default(), (1 << self.sides.len()) - 1)
    }

    /// For each side, later sides that share no place with it, if other sides, as many
    /// as the fish has, cover both.
    fn partners(&self, size: usize, technique: Technique) -> Vec<u32> {
        let of = |side: usize| {
            let own = self.sides[side].places;
            let fits = |&other: &usize| {
                let places = self.sides[other].places;
                let both = 1 << side | 1 << other;
                own & places == 0
                    && (technique != Technique::FrankenFish || self.is_franken(both, 0))
                    && self.is_covered(own | places, size, both)
            };
            let others = side + 1..self.sides.len();
            others.filter(fits).fold(0, |bits, other| bits | 1 << other)
        };
        (0..self.sides.len()).map(of).collect()
    }

    /// Whether `most` sides cover the places left, without the sides given as bits.
    fn is_covered(&self, left: u128, most: usize, without: u32) -> bool {
        if left == 0 {
            return true;
        }
        ones(self.around(left, most) & !without).any(|side| {
            let left = left & !self.sides[side].places;
            left == 0 || (most > 1 && self.is_covered(left, most - 1, without))
        })
    }

    /// The sides that cover the first of some places; they also cover the last one if
    /// only one side can be taken.
    fn around(&self, places: u128, most: usize) -> u32 {
        let first = self.around[places.trailing_zeros() as usize];
        match most {
            1 => first & self.around[127 - places.leading_zeros() as usize],
            _ => first,
        }
    }

    /// Bases that begin like this and continue with some of the sides given as bits.
    fn base(&self, query: &Query, base: Sides, next: u32) -> Finding {
        if base.count == query.size {
            let sides = base.iter();
            let union = sides.fold(0, |all, side| all | self.sides[side].places);
            return self.cover(query, base, union, union, Sides::default());
        }
        // The partners of a side come after it.
        ones(next).find_map(|side| self.base(query, base.with(side), next & query.partners[side]))
    }

    /// Covers the first remaining place by each of its houses in turn. If only one
    /// house is missing, it covers the last place as well.
    fn cover(&self, query: &Query, base: Sides, union: u128, left: u128, cover: Sides) -> Finding {
        if left == 0 {
            return self.conclude(query, base, union, cover);
        }
        let missing = query.size - cover.count;
        if missing == 0 {
            return None;
        }
        ones(self.around(left, missing) & !base.bits).find_map(|side| {
            let left = left & !self.sides[side].places;
            if missing == 1 && left != 0 {
                return None;
            }
            self.cover(query, base, union, left, cover.with(side))
        })
    }

    fn conclude(&self, query: &Query, base: Sides, union: u128, cover: Sides) -> Finding {
        let covered = cover.iter();
        let covered = covered.fold(0, |all, side| all | self.sides[side].places);
        let is_franken = self.is_franken(base.bits, cover.bits);
        if covered & !union == 0
            || cover.count < base.count
            || is_franken != (query.technique == Technique::FrankenFish)
        {
            return None;
        }
        let house = |side: usize| &self.sides[side].house.cells;
        let inside: Cells = base.iter().map(house).collect();
        let around: Cells = cover.iter().map(house).collect();
        let board = self.board;
        let places = board.places(self.digit);
        let targets = around.without(&inside).and(places);
        let found = ruled_out(board, targets.iter(), self.digit);
        // If two houses of the base cross, one digit would do for both.
        let shared = combinations(base.count, 2).fold(Cells::default(), |all, pair| {
            let [a, b] = [pair[0], pair[1]].map(|i| house(base.chosen[i]));
            all.or(&a.and(b))
        });
        let outside = inside.without(&around).or(&shared);
        let given = board.none_is(&outside, self.digit);
        let name = |side: usize| self.sides[side].house.name;
        step_by(board, query.technique, given, found, |houses| {
            Reason::Fish {
                digit: self.digit,
                base: base.iter().map(name).collect(),
                cover: cover.iter().map(name).collect(),
                body: houses.places(&inside.and(places)),
                fins: Vec::new(),
            }
        })
    }

    /// Whether a base and a cover, given as bits, have rows in at most one of them,
    /// columns in at most the other, and no diagonal.
    fn is_franken(&self, base: u32, cover: u32) -> bool {
        let lacks = |bits: u32, sort: u32| bits & sort == 0;
        let either = lacks(base, self.rows) && lacks(cover, self.columns)
            || lacks(base, self.columns) && lacks(cover, self.rows);
        either && lacks(base | cover, self.diagonals)
    }
}

/// Whether there is at most one place.
fn is_single(places: u128) -> bool {
    places & places.wrapping_sub(1) == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::{each_digit, shows};

    #[test]
    fn rows_1_and_3_and_the_box_below_take_a_digit_in_three_columns() {
        shows(
            each_digit(franken),
            Technique::FrankenFish,
            "
            .  -1 -1 .  -1 -1
            .  .  .  .  .  .
            -1 .  -1 .  -1 -1
            .  .  .  .  .  .
            .  -1 -1 .  .  .
            -1 .  -1 .  .  .
            ",
            "r2c1<>1 r2c2<>1 r2c4<>1 r4c1<>1 r4c2<>1 r4c4<>1 r5c4<>1 r6c4<>1",
        );
    }

    #[test]
    fn a_row_a_column_and_a_box_take_a_digit_in_a_box_a_column_and_a_row() {
        shows(
            each_digit(mutant),
            Technique::MutantFish,
            "
            -1 .  -1 .  -1 -1
            .  .  .  .  .  .
            .  .  .  -1 .  -1
            -1 .  .  .  -1 -1
            -1 .  .  .  .  .
            -1 .  .  .  .  .
            ",
            "r2c2<>1 r2c3<>1 r2c4<>1 r3c2<>1 r3c3<>1 r5c4<>1 r6c4<>1",
        );
    }
}
