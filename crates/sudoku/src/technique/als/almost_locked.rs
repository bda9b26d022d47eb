//! Almost locked sets of a board, what they restrict, and the facts that they rest on.

use clew_core::grid::SortDedup as _;

use crate::board::{Board, Cells, Digit, Digits, Fact, Houses};
use crate::evidence::ruled_out;
use crate::reason::Set;
use crate::technique::subsets::{Sets, only, open, unions_within};

/// Cells of the largest sets sought, on boards up to 9×9 and on larger ones.
pub(super) const LARGEST: [usize; 2] = [5, 2];
/// Digits of the largest set.
const MOST_DIGITS: usize = LARGEST[0] + 1;
/// Initial capacity for the sets of a board, as many as there usually are.
const USUAL: usize = 256;

/// An almost locked set: cells of a house with one digit more than cells.
#[derive(Clone, Copy)]
pub(super) struct Als<const W: usize> {
    pub(super) cells: Cells<W>,
    pub(super) size: usize,
    pub(super) digits: Digits,
    /// The digits that cells outside the set can lose.
    pub(super) useful: Digits,
    /// Cells that see all places of some digit of the set.
    reach: Cells<W>,
    /// Places of its digits, in order.
    digit_places: [DigitPlaces<W>; MOST_DIGITS],
}

/// Places of a digit in a set.
#[derive(Clone, Copy, Default)]
pub(super) struct DigitPlaces<const W: usize> {
    /// Its places.
    pub(super) places: Cells<W>,
    /// Cells that see all these places.
    pub(super) seen: Cells<W>,
}

impl<const W: usize> Als<W> {
    /// Set of cells with their digits: at most as many digits as the largest set has.
    pub(super) fn of_cells(board: &Board, cells: Cells<W>) -> Self {
        let houses = board.houses();
        let mut set = Self {
            cells,
            size: cells.len(),
            digits: board.union(&cells),
            useful: Digits::NONE,
            reach: Cells::default(),
            digit_places: [DigitPlaces::default(); MOST_DIGITS],
        };
        for (digit_places, digit) in set.digit_places.iter_mut().zip(set.digits.iter()) {
            let all = board.places(digit).resized();
            digit_places.places = cells.and(&all);
            let mut seen = houses.everywhere().resized();
            for cell in digit_places.places.iter() {
                seen = seen.and(&houses.peers(cell).resized());
            }
            digit_places.seen = seen;
            set.reach = set.reach.or(&seen);
            if !seen.and(&all).within(&cells) {
                set.useful.insert(digit);
            }
        }
        set
    }

    /// The set as part of a pattern.
    pub(super) fn named(&self, houses: &Houses) -> Set {
        Set::of(houses, &self.cells, self.digits)
    }

    /// Each cell of the set with its candidates.
    pub(super) fn one_by_one(&self, board: &Board) -> Vec<Set> {
        let one = |cell| Set {
            cells: vec![board.houses().cell(cell)],
            digits: board.at(cell),
        };
        self.cells.iter().map(one).collect()
    }

    /// Places of a digit of the set.
    pub(super) fn of(&self, digit: Digit) -> Option<&DigitPlaces<W>> {
        let before = self.digits.and(Digits::below(digit));
        let own = self.digits.has(digit);
        own.then(|| &self.digit_places[before.len() as usize])
    }

    /// Whether a digit may be restricted between two sets.
    pub(super) fn reaches(&self, other: &Self) -> bool {
        self.reach.meets(&other.cells)
    }

    /// The digits restricted between two sets.
    pub(super) fn restricted(&self, other: &Self) -> Digits {
        let mut restricted = Digits::NONE;
        for digit in self.digits.and(other.digits).iter() {
            if let (Some(own), Some(far)) = (self.of(digit), other.of(digit))
                && far.places.within(&own.seen)
            {
                restricted.insert(digit);
            }
        }
        restricted
    }

    /// Cells outside both sets that lose a digit if one of the sets has it.
    pub(super) fn targets(&self, other: &Self, board: &Board, digit: Digit) -> Cells<W> {
        let (Some(a), Some(b)) = (self.of(digit), other.of(digit)) else {
            return Cells::default();
        };
        let targets = a.seen.and(&b.seen).and(&board.places(digit).resized());
        targets.without(&self.cells).without(&other.cells)
    }

    /// Candidates of several digits that are lost this way.
    pub(super) fn lost(&self, other: &Self, board: &Board, digits: Digits) -> Vec<Fact> {
        let of = |digit| {
            let targets = self.targets(other, board, digit);
            ruled_out(board, targets.iter(), digit)
        };
        digits.iter().flat_map(of).collect()
    }
}

/// All sets of at most `most` cells, houses in order, small ones first.
pub(super) fn als_up_to<const W: usize>(board: &Board, most: usize) -> Vec<Als<W>> {
    let houses = board.houses();
    let most = most.min(LARGEST[usize::from(houses.side() > 9)]);
    let all = houses.iter();
    let all: Vec<Sets<usize>> = all
        .map(|house| open(board, house.list.iter().copied()))
        .collect();
    let mut sets = Vec::with_capacity(USUAL);
    for size in 1..=most {
        for (number, open) in all.iter().enumerate() {
            unions_within(open.bits(), size, size + 1, |chosen, union| {
                if union.count_ones() as usize == size + 1 {
                    let cells: Cells<W> = open.of(chosen);
                    // A set that lies in an earlier house was found there.
                    let mut others = cells
                        .first()
                        .into_iter()
                        .flat_map(|cell| houses.numbers(cell));
                    let is_known = |other: usize| {
                        let other = &houses.all()[other];
                        cells.within(&other.cells.resized())
                    };
                    if !others.any(|other| other < number && is_known(other)) {
                        sets.push(Als::of_cells(board, cells));
                    }
                }
                None::<()>
            });
        }
    }
    sets
}

/// Facts that make the sets almost locked, and places of digits in them. The places of a
/// digit linked between two sets matter if they would not see those in the other set.
///
/// The places of digits in them matter too. Cells of one set that see the places of a linked
/// digit in the other may have it. So cells of the other set must see all of the first, or
/// lack the digit. In the sets at the ends, the digits found have no other places.
pub(super) fn evidence<const W: usize>(
    board: &Board,
    sets: &[&Als<W>],
    links: &[(&Als<W>, &Als<W>, Digit)],
    ends: &[&Als<W>],
    found: &[Fact],
) -> Vec<Fact> {
    if board.skips_evidence() {
        return Vec::new();
    }
    let houses = board.houses();
    let of = |set: &&Als<W>| only(board, &set.cells.resized(), set.digits);
    let mut given: Vec<Fact> = sets.iter().flat_map(of).collect();
    for &(a, b, link) in links {
        let places = board.places(link).resized();
        for (own, places) in [(a, b.cells.and(&places)), (b, a.cells)] {
            let absent = own.cells.without(&board.places(link).resized());
            let blind = absent
                .iter()
                .filter(|&cell| !places.within(&houses.peers(cell).resized()));
            given.extend(blind.map(|cell| board.is_not(cell, link)));
        }
    }
    let lost: Digits = found.iter().map(|fact| fact.digit()).collect();
    for digit in lost.iter() {
        let places = board.places(digit).resized();
        let absent = ends.iter();
        let absent = absent.flat_map(|set| set.cells.without(&places).iter());
        given.extend(absent.map(|cell| board.is_not(cell, digit)));
    }
    given.sort_dedup();
    given
}
