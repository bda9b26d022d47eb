//! Digits, sets of digits, and sets of cells.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use crate::board::MAX_SIDE;

/// Words of a set of cells, on any board.
pub(crate) const WORDS: usize = 10;
/// Words of a set of cells, on a board up to 9×9.
pub(crate) const NEAR: usize = 2;

/// A digit: 1 to the side of the board. A cell with or without one takes a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Digit(NonZeroU8);

impl Default for Digit {
    fn default() -> Self {
        Digit(NonZeroU8::MIN)
    }
}

impl Digit {
    /// The symbols of the digits, in order.
    pub(crate) const SYMBOLS: &[u8; 25] = b"123456789ABCDEFGHIJKLMNOP";

    /// The digit of a value from 1 to 25.
    pub fn new(value: u8) -> Option<Self> {
        let value = NonZeroU8::new(value)?;
        (value.get() <= MAX_SIDE).then_some(Self(value))
    }

    /// The digit of a value on a board of that side, if it has one.
    pub(crate) fn within(side: u8, value: impl TryInto<u8>) -> Option<Self> {
        let value = value.try_into().ok()?;
        Self::new(value).filter(|_| value <= side)
    }

    /// The digit of a symbol: 1 to 9, then A to P, in either case.
    pub fn of_symbol(symbol: char) -> Option<Self> {
        let value = match symbol {
            '1'..='9' => u32::from(symbol) - u32::from('0'),
            'A'..='P' | 'a'..='p' => u32::from(symbol.to_ascii_uppercase()) - u32::from('A') + 10,
            _ => return None,
        };
        Self::new(u8::try_from(value).ok()?)
    }

    /// Its value, from 1.
    pub fn value(self) -> u8 {
        self.0.get()
    }

    /// Its symbol: 1 to 9, then A to P.
    pub fn symbol(self) -> char {
        char::from(Self::SYMBOLS[self.index()])
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.value()) - 1
    }

    pub(crate) fn at(index: usize) -> Self {
        let value = u8::try_from(index + 1).ok().and_then(NonZeroU8::new);
        Self(value.expect("boards have at most 25 digits"))
    }
}

/// A set of digits.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Digits(pub(crate) u32);

impl Digits {
    /// No digit.
    pub const NONE: Digits = Digits(0);

    /// All digits of a board of that side.
    pub fn all(side: u8) -> Self {
        Self(u32::MAX >> (32 - u32::from(side)))
    }

    /// One digit.
    pub fn only(digit: Digit) -> Self {
        Self(1 << digit.index())
    }

    /// The digits smaller than this one.
    pub(crate) fn below(digit: Digit) -> Self {
        Self((1 << digit.index()) - 1)
    }

    /// Whether the digit is in the set.
    pub fn has(self, digit: Digit) -> bool {
        self.0 >> digit.index() & 1 == 1
    }

    /// Number of digits.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is at most one digit.
    pub(crate) fn is_alone(self) -> bool {
        self.0 & self.0.wrapping_sub(1) == 0
    }

    /// The digit, if it is the only one.
    pub fn single(self) -> Option<Digit> {
        (self.len() == 1).then(|| self.first_of())
    }

    /// The smallest digit; the set is not empty.
    pub(crate) fn first_of(self) -> Digit {
        Digit::at(usize::try_from(self.0.trailing_zeros()).unwrap_or(0))
    }

    /// Members that are not among `others`.
    #[must_use]
    pub fn without(self, others: Digits) -> Self {
        Self(self.0 & !others.0)
    }

    /// Intersection.
    #[must_use]
    pub fn and(self, others: Digits) -> Self {
        Self(self.0 & others.0)
    }

    /// Union.
    #[must_use]
    pub fn or(self, others: Digits) -> Self {
        Self(self.0 | others.0)
    }

    /// Adds a digit.
    pub fn insert(&mut self, digit: Digit) {
        self.0 |= 1 << digit.index();
    }

    /// Removes a digit.
    pub fn remove(&mut self, digit: Digit) {
        self.0 &= !(1 << digit.index());
    }

    /// The digits, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Digit> + Clone {
        ones(self.0).map(Digit::at)
    }
}

/// The numbers of the bits that are set, in ascending order.
pub(crate) fn ones(bits: u32) -> impl Iterator<Item = usize> + Clone {
    let mut left = bits;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let number = left.trailing_zeros() as usize;
            left &= left - 1;
            number
        })
    })
}

impl FromIterator<Digit> for Digits {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        let mut set = Digits::NONE;
        for digit in digits {
            set.insert(digit);
        }
        set
    }
}

/// The union of some sets.
impl FromIterator<Digits> for Digits {
    fn from_iter<I: IntoIterator<Item = Digits>>(sets: I) -> Self {
        sets.into_iter().fold(Digits::NONE, Digits::or)
    }
}

/// A set of cells, by number: row by row from 0. Searches through many sets are faster
/// with no more words than the board needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Cells<const W: usize = WORDS>([u64; W]);

impl<const W: usize> Default for Cells<W> {
    fn default() -> Self {
        Self([0; W])
    }
}

impl<const W: usize> Cells<W> {
    /// One cell.
    pub(crate) fn only(cell: usize) -> Self {
        [cell].into_iter().collect()
    }

    /// The same set in another number of words; the board needs no more than these.
    pub(crate) fn resized<const N: usize>(&self) -> Cells<N> {
        Cells(std::array::from_fn(|i| self.0.get(i).copied().unwrap_or(0)))
    }

    pub(crate) fn insert(&mut self, cell: usize) {
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    pub(crate) fn remove(&mut self, cell: usize) {
        self.0[cell / 64] &= !(1 << (cell % 64));
    }

    pub(crate) fn has(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; W]
    }

    pub(crate) fn and(&self, other: &Self) -> Self {
        Cells(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    pub(crate) fn or(&self, other: &Self) -> Self {
        Cells(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    pub(crate) fn without(&self, other: &Self) -> Self {
        Cells(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Whether some cell is in both sets.
    pub(crate) fn meets(&self, other: &Self) -> bool {
        let both = (0..W).fold(0, |all, i| all | self.0[i] & other.0[i]);
        both != 0
    }

    pub(crate) fn within(&self, other: &Self) -> bool {
        let beside = (0..W).fold(0, |all, i| all | self.0[i] & !other.0[i]);
        beside == 0
    }

    /// The cells, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + Clone + use<W> {
        let (mut words, mut at) = (self.0, 0);
        std::iter::from_fn(move || {
            while at < W && words[at] == 0 {
                at += 1;
            }
            (at < W).then(|| {
                let bit = words[at].trailing_zeros() as usize;
                words[at] &= words[at] - 1;
                64 * at + bit
            })
        })
    }

    pub(crate) fn first(&self) -> Option<usize> {
        self.iter().next()
    }
}

impl Cells<NEAR> {
    /// The cells as bits.
    pub(crate) fn bits(&self) -> u128 {
        u128::from(self.0[0]) | u128::from(self.0[1]) << 64
    }
}

impl<const W: usize> FromIterator<usize> for Cells<W> {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Self {
        let mut set = Self::default();
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

/// The union of some sets.
impl<'a, const W: usize> FromIterator<&'a Self> for Cells<W> {
    fn from_iter<I: IntoIterator<Item = &'a Self>>(sets: I) -> Self {
        let sets = sets.into_iter();
        sets.fold(Self::default(), |all, set| all.or(set))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_read_as_written() {
        for value in 1..=25 {
            let digit = Digit::new(value).expect("within the limit");
            assert_eq!(Digit::of_symbol(digit.symbol()), Some(digit));
        }
        assert_eq!(Digit::of_symbol('g').map(Digit::value), Some(16));
        assert_eq!(Digit::of_symbol('Q'), None);
        assert_eq!((Digit::new(0), Digit::new(26)), (None, None));
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let digits: Digits = [3, 9, 25].into_iter().filter_map(Digit::new).collect();
        assert_eq!(
            digits.iter().map(Digit::value).collect::<Vec<_>>(),
            [3, 9, 25]
        );
        assert_eq!(Digits::all(9).without(digits).len(), 7);
        let mut cells: Cells = [0, 63, 64, 624].into_iter().collect();
        cells.remove(63);
        assert_eq!(cells.iter().collect::<Vec<_>>(), [0, 64, 624]);
        assert!(cells.within(&[0, 1, 64, 624].into_iter().collect()));
    }

    #[test]
    fn a_set_of_a_small_board_fits_in_few_words() {
        let cells: Cells = [0, 63, 64, 80].into_iter().collect();
        let near: Cells<NEAR> = cells.resized();
        assert_eq!(near.iter().collect::<Vec<_>>(), [0, 63, 64, 80]);
        assert_eq!(near.resized(), cells);
    }
}
