//! A position and what follows from it.

use wide::u32x4;

use super::tables::{
    self, ALL, ALONE, COLUMN, COLUMNS, CROSSED, FIRST, FREE, LAST, LEFT, ROW, WAYS, columns,
    crossings, number,
};
use crate::board::Digits;

/// A position: for each band and digit the places left, and for each band the cells
/// without a digit.
#[derive(Clone, Copy, Default)]
pub(super) struct Position {
    places: [[u32; LANES]; 3],
    open: [u32; 3],
    /// Digits of each band that have changed since they were last looked at, as bits.
    changed: [u32; 3],
    /// Digits that have lost places since their columns were last looked at, as bits.
    stirred: u32,
}

/// Room for nine digits in twelve words, which are treated four at a time, and for more, so that four bits of a number are always
/// within.
const LANES: usize = 16;
/// Number of fours that hold digits.
const FOURS: usize = 3;
/// The words of these fours, as bits.
const WORDS: u32 = (1 << (4 * FOURS)) - 1;

/// Which of four words are zero, as bits.
#[inline]
fn zeros(words: u32x4) -> u32 {
    words.simd_eq(u32x4::ZERO).to_bitmask()
}

/// A position that contradicts itself.
pub(super) struct Dead;

impl Position {
    /// A board with these digits, 0 for an open cell.
    pub(super) fn new(digits: &[u8; 81]) -> Self {
        // The cells of each digit in each band; those of 0 are open.
        let mut own = [[0_u32; 16]; 3];
        for cell in 0..27 {
            for band in 0..3 {
                own[band][usize::from(digits[27 * band + cell] & 15)] |= 1 << cell;
            }
        }
        let open = [own[0][0], own[1][0], own[2][0]];
        let mut places = [[0; LANES]; 3];
        let mut twice = 0;
        for digit in 0..9 {
            let [a, b, c] = [own[0][digit + 1], own[1][digit + 1], own[2][digit + 1]];
            for (band, own, others) in [(0, a, b | c), (1, b, c | a), (2, c, a | b)] {
                let taken = crossings(own);
                twice |= taken ^ ((own & FIRST) + (own >> 1 & FIRST) + (own >> 2 & FIRST));
                let left = own | open[band] & FREE[number(taken)];
                places[band][digit] = left & !(COLUMN * columns(others));
            }
        }
        if twice != 0 {
            places[0] = [0; LANES];
        }
        Self {
            places,
            open,
            changed: [ROW; 3],
            stirred: 0,
        }
    }

    /// The same, with open cells limited to the digits left to them.
    pub(super) fn within(digits: &[u8; 81], left: impl Fn(usize) -> Digits) -> Self {
        let mut position = Self::new(digits);
        for cell in (0..81).filter(|&cell| digits[cell] == 0) {
            for digit in Digits::all(9).without(left(cell)).iter() {
                position.rule_out(digit.index(), cell / 27, cell % 27);
            }
        }
        position
    }

    /// Limits the places of a digit in a band to `kept`.
    #[inline]
    fn keep(&mut self, band: usize, digit: usize, kept: u32) {
        self.changed[band] |= self.remove(band, digit, !kept);
    }

    /// Removes places of a digit in a band. Returns the digit, as a bit, if it had any of them.
    #[inline]
    fn remove(&mut self, band: usize, digit: usize, cells: u32) -> u32 {
        let places = &mut self.places[band][digit % LANES];
        let gone = *places & cells;
        *places ^= gone;
        if gone == 0 { 0 } else { 1 << digit }
    }

    /// Digits that can be in one of these cells of a band, as bits.
    #[inline]
    pub(super) fn digits_in(&self, band: usize, cells: u32) -> u32 {
        let cells = u32x4::splat(cells);
        let (words, _) = self.places[band].as_chunks();
        let mut absent = 0;
        for (at, &four) in words[..FOURS].iter().enumerate() {
            absent |= zeros(u32x4::new(four) & cells) << (4 * at);
        }
        absent ^ WORDS
    }

    /// Removes cells of a band from every digit but one. Returns the digits that had any of them, as bits.
    #[inline]
    fn take(&mut self, band: usize, digit: usize, cells: u32) -> u32 {
        let own = self.places[band][digit % LANES];
        let cells = u32x4::splat(cells);
        let (words, _) = self.places[band].as_chunks_mut();
        let mut same = 1 << digit;
        for (at, four) in words[..FOURS].iter_mut().enumerate() {
            let before = u32x4::new(*four);
            let gone = before & cells;
            *four = (before ^ gone).to_array();
            same |= zeros(gone) << (4 * at);
        }
        self.places[band][digit % LANES] = own;
        same ^ WORDS
    }

    /// Propagates within each digit, to the fixpoint.
    #[inline]
    fn settle(&mut self) -> Result<(), Dead> {
        // A local value stays in registers.
        let mut changed = std::mem::take(&mut self.changed);
        while changed != [0; 3] {
            self.settle_band::<0>(&mut changed)?;
            self.settle_band::<1>(&mut changed)?;
            self.settle_band::<2>(&mut changed)?;
        }
        Ok(())
    }

    /// The same within one band.
    #[inline]
    fn settle_band<const BAND: usize>(&mut self, changed: &mut [u32; 3]) -> Result<(), Dead> {
        self.stirred |= changed[BAND];
        while changed[BAND] != 0 {
            let digit = changed[BAND].trailing_zeros() as usize;
            changed[BAND] &= changed[BAND] - 1;
            let found = self.look::<BAND>(digit, changed)?;
            if found != 0 {
                self.open[BAND] &= !found;
                let others = self.take(BAND, digit, found);
                changed[BAND] |= others;
                self.stirred |= others;
            }
        }
        Ok(())
    }

    /// Propagates one word. Returns the open cells that are the last places of their rows.
    #[inline]
    fn look<const BAND: usize>(
        &mut self,
        digit: usize,
        changed: &mut [u32; 3],
    ) -> Result<u32, Dead> {
        let before = self.places[BAND][digit % LANES];
        let after = before & WAYS[number(crossings(before))];
        if after == 0 {
            return Err(Dead);
        }
        self.places[BAND][digit % LANES] = after;
        let closed = ALONE[columns(after) as usize & 511];
        for other in [const { (BAND + 1) % 3 }, const { (BAND + 2) % 3 }] {
            changed[other] |= self.remove(other, digit, closed);
        }
        // Rows with one place left. No row is empty, so none borrows from another.
        let more = after & after.wrapping_sub(COLUMN);
        let several = (((more & !LAST) + (LAST - COLUMN)) | more) & LAST;
        let one = several ^ LAST;
        Ok(after & ((one << 1) - (one >> 8)) & self.open[BAND])
    }

    /// Propagates to the fixpoint of all that is treated.
    pub(super) fn close(&mut self) -> Result<(), Dead> {
        loop {
            self.settle()?;
            if self.put_singles()? {
                continue;
            }
            if self.is_full() {
                return Ok(());
            }
            while self.stirred != 0 {
                let digit = self.stirred.trailing_zeros() as usize;
                self.stirred &= self.stirred - 1;
                self.cross(digit)?;
            }
            if self.changed == [0; 3] {
                return Ok(());
            }
        }
    }

    /// Whether every cell has its digit.
    pub(super) fn is_full(&self) -> bool {
        self.open == [0; 3]
    }

    /// The cells that have each digit, band by band.
    pub(super) fn placed(&self) -> [[u32; 9]; 3] {
        std::array::from_fn(|band| self.words(band).map(|places| places & !self.open[band]))
    }

    /// Puts digits into the cells with one digit left. Returns whether there were any.
    #[inline]
    fn put_singles(&mut self) -> Result<bool, Dead> {
        let mut any = false;
        for band in 0..3 {
            let (mut once, mut twice) = (0, 0);
            for places in self.words(band) {
                twice |= once & places;
                once |= places;
            }
            if once != ALL {
                return Err(Dead);
            }
            let mut cells = self.open[band] & !twice;
            any |= cells != 0;
            while cells != 0 {
                let cell = cells.trailing_zeros() as usize;
                cells &= cells - 1;
                // Another single may have taken its digit.
                let digits = self.digits_in(band, 1 << cell);
                if digits == 0 {
                    return Err(Dead);
                }
                let digit = digits.trailing_zeros() as usize;
                self.put(digit, band, cell);
            }
        }
        Ok(any)
    }

    /// Cell to branch on, as band and number: the best of at most `most` cells with the fewest digits.
    pub(super) fn choice(&self, most: u32) -> (usize, usize) {
        self.best(&self.fewest(), most)
    }

    /// The words of a band.
    #[inline]
    fn words(&self, band: usize) -> [u32; 9] {
        std::array::from_fn(|digit| self.places[band][digit])
    }

    /// Cells of two digits in each band; if there are none, cells of three, or else all open cells.
    fn fewest(&self) -> [u32; 3] {
        let (mut two, mut three) = ([0; 3], [0; 3]);
        for band in 0..3 {
            let (mut once, mut twice, mut thrice, mut more) = (0, 0, 0, 0);
            for places in self.words(band) {
                more |= thrice & places;
                thrice |= twice & places;
                twice |= once & places;
                once |= places;
            }
            two[band] = self.open[band] & !thrice;
            three[band] = self.open[band] & !more;
        }
        let all = [self.open[0], self.open[1], self.open[2]];
        let few = [two, three].into_iter().find(|cells| *cells != [0; 3]);
        few.unwrap_or(all)
    }

    /// Limits a digit to the places where it can take a column in each band.
    #[inline]
    fn cross(&mut self, digit: usize) -> Result<(), Dead> {
        let mut columns = [0; 3];
        for (columns, words) in columns.iter_mut().zip(&self.places) {
            *columns = tables::columns(words[digit % LANES]);
        }
        let mut left = [0; 3];
        for stack in [0, 3, 6] {
            let [a, b, c] = columns;
            let open = (a >> stack & 7) | (b >> stack & 7) << 3 | (c >> stack & 7) << 6;
            let ways = u32::from(CROSSED[open as usize]);
            if ways == 0 {
                return Err(Dead);
            }
            for (band, left) in left.iter_mut().enumerate() {
                *left |= (ways >> (3 * band) & 7) << stack;
            }
        }
        for (band, columns) in left.into_iter().enumerate() {
            self.keep(band, digit, COLUMN * columns);
        }
        Ok(())
    }

    /// The digits of a full board.
    pub(super) fn digits(&self) -> [u8; 81] {
        let mut digits = [0; 81];
        for digit in 0..9_u8 {
            for band in 0..3 {
                // One in each row.
                let mut places = self.places[band][usize::from(digit)];
                for _ in 0..3 {
                    let cell = places.trailing_zeros() as usize;
                    if let Some(value) = digits.get_mut(27 * band + cell) {
                        *value = digit + 1;
                    }
                    places &= places.wrapping_sub(1);
                }
            }
        }
        digits
    }

    /// The cell to branch on, of those given in each band or the first `most` of them, as band
    /// and number: the one whose digits, if placed there, take the most places from other cells. The given
    /// cells count four times, since they have few digits left.
    fn best(&self, cells: &[u32; 3], mut most: u32) -> (usize, usize) {
        // Score, last digit, band and cell, side by side; the last three decide a tie.
        let mut best = 0;
        for band in 0..3 {
            let (other, third) = ((band + 1) % 3, (band + 2) % 3);
            let mut left = cells[band];
            while left != 0 && most > 0 {
                let cell = left.trailing_zeros() as usize;
                left &= left - 1;
                most -= 1;
                let (kept, column) = (LEFT[cell & 31], COLUMNS[cell & 31]);
                let among = |[near, far, farther]: [u32; 3]| {
                    let far = far & column | (farther & column) << 1;
                    u64::from(near & !kept) | u64::from(far) << 32
                };
                let few = among([cells[band], cells[other], cells[third]]);
                let mut digits = self.digits_in(band, 1 << cell);
                let (mut weak, mut strong, mut last) = (0, 0, 0);
                while digits != 0 {
                    last = digits.trailing_zeros() as usize % LANES;
                    digits &= digits - 1;
                    let seen = among([band, other, third].map(|band| self.places[band][last]));
                    weak += seen.count_ones();
                    strong += (seen & few).count_ones();
                }
                let score = weak + 3 * strong;
                best = best.max(score << 16 | (last << 8 | band << 5 | cell) as u32);
            }
        }
        (best as usize >> 5 & 3, best as usize & 31)
    }

    /// Rules a digit out of an open cell.
    pub(super) fn rule_out(&mut self, digit: usize, band: usize, cell: usize) {
        self.keep(band, digit, !(1 << cell));
    }

    /// Puts a digit into an open cell. The cell becomes the only place in its row, and the
    /// next look at the word does the rest.
    pub(super) fn put(&mut self, digit: usize, band: usize, cell: usize) {
        self.keep(band, digit, LEFT[cell & 31]);
    }
}
