//! A position and what follows from it.

use super::tables::{ALL, ALONE, BOXES, COLUMN, COLUMNS, CROSSED, LAST, LEFT, ROW, WAYS};

/// A position: for each band and digit (word 9 × band + digit) the places left,
/// and for each band the cells without a digit.
#[derive(Clone, Copy)]
pub(super) struct Position {
    places: [u32; 32],
    open: [u32; 4],
    /// Words that have changed since they were last looked at, as bits.
    changed: u32,
    /// Digits that have lost places since their columns were last looked at, as bits.
    stirred: u32,
}

/// A position that contradicts itself.
pub(super) struct Dead;

impl Position {
    /// A board with these digits, 0 for an open cell.
    pub(super) fn new(digits: &[u8; 81]) -> Self {
        let mut open = [ALL, ALL, ALL, 0];
        let mut own = [0; 32];
        // What the digits leave each other in their own band.
        let mut near = [ALL; 32];
        for band in 0..3 {
            for (cell, &digit) in digits[27 * band..27 * band + 27].iter().enumerate() {
                if digit > 0 {
                    let word = (9 * band + usize::from(digit) - 1) & 31;
                    open[band] &= !(1 << cell);
                    own[word] |= 1 << cell;
                    near[word] &= LEFT[cell];
                }
            }
        }
        let mut places = [ALL; 32];
        for word in 0..27 {
            let band = word / 9;
            let columns = |other: usize| {
                let own: u32 = own[(word + 9 * other) % 27];
                (own | own >> 9 | own >> 18) & ROW
            };
            let far = COLUMN * (columns(1) | columns(2));
            places[word] = (open[band] | own[word]) & near[word] & !far;
        }
        Self {
            places,
            open,
            changed: (1 << 27) - 1,
            stirred: 0,
        }
    }

    /// Removes a digit from the cells that see its cell.
    #[inline]
    fn stand(&mut self, digit: usize, band: usize, cell: usize) {
        let column = COLUMNS[cell & 31];
        for other in 0..3 {
            let kept = if other == band {
                LEFT[cell & 31]
            } else {
                !column
            };
            self.keep(9 * other + digit, kept);
        }
    }

    /// Limits a word to `kept`.
    #[inline]
    fn keep(&mut self, word: usize, kept: u32) {
        let before = self.places[word & 31];
        let after = before & kept;
        self.places[word & 31] = after;
        self.changed |= u32::from(before != after) << word;
    }

    /// Removes cells of a band from every digit but one.
    #[inline]
    fn take<const BAND: usize>(&mut self, digit: usize, cells: u32) {
        let word = (9 * BAND + digit) & 31;
        let own = self.places[word];
        let mut changed = 0;
        for digit in 0..9 {
            let before = self.places[9 * BAND + digit];
            self.places[9 * BAND + digit] = before & !cells;
            changed |= u32::from(before & cells != 0) << (9 * BAND + digit);
        }
        self.places[word] = own;
        self.changed |= changed & !(1 << word);
    }

    /// Propagates within each digit, to the fixpoint.
    #[inline]
    fn settle(&mut self) -> Result<(), Dead> {
        while self.changed != 0 {
            self.settle_band::<0>()?;
            self.settle_band::<1>()?;
            self.settle_band::<2>()?;
        }
        Ok(())
    }

    /// The same within one band.
    #[inline]
    fn settle_band<const BAND: usize>(&mut self) -> Result<(), Dead> {
        loop {
            let words = self.changed >> (9 * BAND) & ROW;
            if words == 0 {
                return Ok(());
            }
            let digit = words.trailing_zeros() as usize;
            self.changed ^= 1 << (9 * BAND + digit);
            self.stirred |= 1 << digit;
            self.look::<BAND>(digit)?;
        }
    }

    /// Propagates one word.
    #[inline]
    fn look<const BAND: usize>(&mut self, digit: usize) -> Result<(), Dead> {
        let word = (9 * BAND + digit) & 31;
        let before = self.places[word];
        let boxes = |row: u32| u32::from(BOXES[(before >> (9 * row) & ROW) as usize]) << (3 * row);
        let crossings = boxes(0) | boxes(1) | boxes(2);
        let after = before & WAYS[crossings as usize & 511];
        if after == 0 {
            return Err(Dead);
        }
        self.places[word] = after;
        let columns = (after | after >> 9 | after >> 18) & ROW;
        let closed = ALONE[columns as usize & 511];
        self.keep(9 * const { (BAND + 1) % 3 } + digit, !closed);
        self.keep(9 * const { (BAND + 2) % 3 } + digit, !closed);
        // Rows with one place left. No row is empty, so none borrows from another.
        let more = after & after.wrapping_sub(COLUMN);
        let several = (((more & !LAST) + (LAST - COLUMN)) | more) & LAST;
        let one = several ^ LAST;
        let found = after & ((one << 1) - (one >> 8)) & self.open[BAND];
        if found != 0 {
            self.open[BAND] &= !found;
            self.take::<BAND>(digit, found);
        }
        Ok(())
    }

    /// Settles digits and cells with one digit left. Returns what to branch on next, or
    /// nothing if the board is full.
    pub(super) fn close(&mut self) -> Result<Option<(usize, usize)>, Dead> {
        loop {
            self.settle()?;
            let mut single = false;
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
                single |= cells != 0;
                while cells != 0 {
                    let cell = cells.trailing_zeros() as usize;
                    cells &= cells - 1;
                    let bit = 1 << cell;
                    // Another single may have taken its digit.
                    let mut words = self.words(band).into_iter();
                    let digit = words.position(|places| places & bit != 0).ok_or(Dead)?;
                    self.open[band] &= !bit;
                    self.stand(digit, band, cell);
                }
            }
            if single {
                continue;
            }
            if self.open == [0; 4] {
                return Ok(None);
            }
            while self.stirred != 0 {
                let digit = self.stirred.trailing_zeros() as usize;
                self.stirred &= self.stirred - 1;
                self.cross(digit)?;
            }
            if self.changed == 0 {
                return Ok(Some(self.best(&self.fewest())));
            }
        }
    }

    /// The words of a band.
    #[inline]
    fn words(&self, band: usize) -> [u32; 9] {
        std::array::from_fn(|digit| self.places[9 * band + digit])
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
        let words: [u32; 3] = std::array::from_fn(|band| self.places[9 * band + digit]);
        let [a, b, c] = words.map(|word| (word | word >> 9 | word >> 18) & ROW);
        let of = |stack: u32| {
            let bits = |columns: u32| columns >> (3 * stack) & 7;
            u32::from(CROSSED[(bits(a) | bits(b) << 3 | bits(c) << 6) as usize])
        };
        let stacks = [of(0), of(1), of(2)];
        if stacks.contains(&0) {
            return Err(Dead);
        }
        for band in 0..3 {
            let [left, middle, right] = stacks.map(|ways| ways >> (3 * band) & 7);
            let columns = left | middle << 3 | right << 6;
            self.keep(9 * band + digit, COLUMN * columns);
        }
        Ok(())
    }

    /// The digits of a full board.
    pub(super) fn digits(&self) -> Vec<u8> {
        let mut digits = vec![0; 81];
        for digit in 0..9_u8 {
            for band in 0..3 {
                let mut places = self.places[9 * band + usize::from(digit)];
                while places != 0 {
                    digits[27 * band + places.trailing_zeros() as usize] = digit + 1;
                    places &= places - 1;
                }
            }
        }
        digits
    }

    /// The cell to branch on, of those given in each band, as band and number: the one
    /// whose digits, if placed there, take the most places from other cells. The given
    /// cells count more, since they have few digits left.
    fn best(&self, cells: &[u32; 3]) -> (usize, usize) {
        let mut score = [[0_u32; 27]; 3];
        let mut best = (0, 0, 0);
        for digit in 0..9 {
            let words: [u32; 3] = std::array::from_fn(|band| self.places[9 * band + digit]);
            for band in 0..3 {
                let mut own = words[band] & cells[band];
                let (other, third) = ((band + 1) % 3, (band + 2) % 3);
                while own != 0 {
                    let cell = own.trailing_zeros() as usize;
                    own &= own - 1;
                    let column = COLUMNS[cell & 31];
                    let near = words[band] & !LEFT[cell];
                    let (far, farther) = (words[other] & column, words[third] & column);
                    let seen = pack(near, far, farther);
                    let strong = pack(
                        near & cells[band],
                        far & cells[other],
                        farther & cells[third],
                    );
                    let score = &mut score[band][cell];
                    *score += seen.count_ones() + 3 * strong.count_ones();
                    if *score >= best.0 {
                        best = (*score, band, cell);
                    }
                }
            }
        }
        (best.1, best.2)
    }

    /// Whether a digit can be in a cell.
    pub(super) fn can_be(&self, digit: usize, band: usize, cell: usize) -> bool {
        self.places[9 * band + digit] >> cell & 1 == 1
    }

    /// Rules a digit out of an open cell.
    pub(super) fn rule_out(&mut self, digit: usize, band: usize, cell: usize) {
        self.keep(9 * band + digit, !(1 << cell));
    }

    /// Puts a digit into a cell.
    pub(super) fn put(&mut self, digit: usize, band: usize, cell: usize) {
        let bit = 1 << cell;
        self.open[band] &= !bit;
        match band {
            0 => self.take::<0>(digit, bit),
            1 => self.take::<1>(digit, bit),
            _ => self.take::<2>(digit, bit),
        }
        self.stand(digit, band, cell);
    }
}

/// Places of a band and of a column in the two other bands, side by side.
fn pack(near: u32, far: u32, farther: u32) -> u64 {
    u64::from(near) | (u64::from(far) | u64::from(farther) << 1) << 27
}
