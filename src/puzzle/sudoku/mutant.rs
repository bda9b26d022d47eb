//! XG: franken and mutant fish. A digit has all its places in some houses of
//! any sort within as many other houses, so these hold it there: boxes count
//! like lines, and in mutant fish rows and columns mix.

use super::digits::{Cells, Digit, Digits};
use super::evidence::{Evidence, Found, ruled_out, step_about};
use super::fish::combinations;
use super::houses::{House, Sort};
use super::{Board, Clues, Technique};

/// Houses of the largest fish looked for.
const LARGEST: usize = 3;

/// XG in which the base has rows and boxes and the cover columns and boxes, or
/// the reverse; small ones first, then digits.
pub(super) fn franken(_: &Clues, board: &Board, digits: Digits) -> Found {
    fish(board, digits, Technique::FrankenFish)
}

/// XG with any houses.
pub(super) fn mutant(_: &Clues, board: &Board, digits: Digits) -> Found {
    fish(board, digits, Technique::MutantFish)
}

/// A house in which a digit has several places.
struct Side<'a> {
    house: &'a House,
    /// The places, by their numbers among all places of the digit.
    places: u128,
}

/// The places of a digit and the houses that hold them.
struct School<'a> {
    board: &'a Board,
    digit: Digit,
    sides: Vec<Side<'a>>,
    /// For each place the houses around it, as bits: at most 29.
    around: Vec<u32>,
}

fn fish(board: &Board, digits: Digits, technique: Technique) -> Found {
    if board.houses().side() > 9 {
        return None;
    }
    let schools: Vec<School> = digits
        .iter()
        .map(|digit| School::of(board, digit))
        .collect();
    (2..=LARGEST).find_map(|size| {
        let mut schools = schools.iter();
        schools.find_map(|school| school.fish(size, technique))
    })
}

impl<'a> School<'a> {
    fn of(board: &'a Board, digit: Digit) -> Self {
        let all: Vec<usize> = board.places(digit).iter().collect();
        let sides = board.houses().all().iter().map(|house| {
            let inside = (0..all.len()).filter(|&i| house.cells.has(all[i]));
            Side {
                house,
                places: inside.fold(0, |bits, i| bits | 1 << i),
            }
        });
        let sides: Vec<Side> = sides.filter(|side| side.places.count_ones() > 1).collect();
        let of = |i: usize| {
            let around = (0..sides.len()).filter(|&side| sides[side].places >> i & 1 == 1);
            around.fold(0, |bits, side| bits | 1 << side)
        };
        Self {
            board,
            digit,
            around: (0..all.len()).map(of).collect(),
            sides,
        }
    }

    /// Bases in the order of the houses, then covers.
    fn fish(&self, size: usize, technique: Technique) -> Found {
        self.base(size, 0, &mut Vec::new(), technique)
    }

    /// Bases that begin so, of houses that share no place.
    fn base(&self, size: usize, union: u128, base: &mut Vec<usize>, technique: Technique) -> Found {
        if base.len() == size {
            return self.cover(base, union, union, &mut Vec::new(), technique);
        }
        let start = base.last().map_or(0, |last| last + 1);
        (start..self.sides.len()).find_map(|side| {
            let places = self.sides[side].places;
            if union & places != 0 {
                return None;
            }
            base.push(side);
            let fits = technique != Technique::FrankenFish || self.is_franken(base, &[]);
            let found = fits.then(|| self.base(size, union | places, base, technique));
            base.pop();
            found.flatten()
        })
    }

    /// Covers the first place left by each of its houses in turn; where one
    /// house is missing it covers the last place as well.
    fn cover(
        &self,
        base: &[usize],
        union: u128,
        left: u128,
        cover: &mut Vec<usize>,
        technique: Technique,
    ) -> Found {
        if left == 0 {
            return self.told(base, union, cover, technique);
        }
        let missing = base.len() - cover.len();
        if missing == 0 {
            return None;
        }
        let mut around = self.around[left.trailing_zeros() as usize];
        if missing == 1 {
            around &= self.around[127 - left.leading_zeros() as usize];
        }
        while around != 0 {
            let side = around.trailing_zeros() as usize;
            around &= around - 1;
            let left = left & !self.sides[side].places;
            if (missing == 1 && left != 0) || base.contains(&side) {
                continue;
            }
            cover.push(side);
            let found = self.cover(base, union, left, cover, technique);
            cover.pop();
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn told(&self, base: &[usize], union: u128, cover: &[usize], technique: Technique) -> Found {
        let covered = cover
            .iter()
            .fold(0, |all, &side| all | self.sides[side].places);
        let is_franken = self.is_franken(base, cover);
        if covered & !union == 0
            || cover.len() < base.len()
            || is_franken != (technique == Technique::FrankenFish)
        {
            return None;
        }
        let house = |&side: &usize| self.sides[side].house.cells;
        let join = |sides: &[usize]| {
            let houses = sides.iter().map(house);
            houses.fold(Cells::default(), |all, cells| all.or(&cells))
        };
        let (inside, around) = (join(base), join(cover));
        let board = self.board;
        let places = board.places(self.digit);
        let targets = around.without(&inside).and(places);
        let found = ruled_out(board, targets.iter(), self.digit);
        // Where two houses of the base cross one digit would do for both.
        let shared = combinations(base.len(), 2).fold(Cells::default(), |all, pair| {
            let [a, b] = [pair[0], pair[1]].map(|i| house(&base[i]));
            all.or(&a.and(&b))
        });
        let outside = inside.without(&around).or(&shared);
        let evidence = Evidence {
            clues: Vec::new(),
            given: outside
                .iter()
                .map(|cell| board.is_not(cell, self.digit))
                .collect(),
        };
        let mut groups = vec![inside.and(places), Cells::default()];
        groups.extend(base.iter().chain(cover).map(house));
        step_about(board, technique, evidence, found, &groups)
    }

    fn is_franken(&self, base: &[usize], cover: &[usize]) -> bool {
        let has = |sides: &[usize], sort: Sort| {
            let mut sides = sides.iter();
            sides.any(|&side| self.sides[side].house.name.sort == sort)
        };
        let lacks =
            |base: Sort, cover: Sort, of: [&[usize]; 2]| !has(of[0], base) && !has(of[1], cover);
        let either = lacks(Sort::Row, Sort::Column, [base, cover])
            || lacks(Sort::Column, Sort::Row, [base, cover]);
        either && !has(base, Sort::Diagonal) && !has(cover, Sort::Diagonal)
    }
}
