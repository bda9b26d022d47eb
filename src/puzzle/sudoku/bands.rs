//! A silent solver for the usual board of 9×9, on the bits of words.
//!
//! For each digit a band, which is three rows, is a word of 27 bits: where the
//! digit can still be. A digit stands in the band once in each row and once in
//! each box, so of the nine places where a row crosses a box it takes three,
//! one of six ways; a table says for every set of open crossings which of
//! them belong to such a way. A box whose places lie in one column closes that
//! column in the other bands. Cells with one digit left are counted over the
//! nine words of a band at once. What is left is branched on.

use crate::solve::Fuel;

/// All places of a band.
const ALL: u32 = (1 << 27) - 1;
/// Bits of a row.
const ROW: u32 = 511;
/// One column of a band.
const COLUMN: u32 = 1 | 1 << 9 | 1 << 18;

/// For each set of columns in a row, the boxes they are in.
static BOXES: [u8; 512] = boxes();
/// For each set of open crossings, the places that some way to take three uses.
static WAYS: [u32; 512] = ways();
/// For each set of columns, those that are the only ones of their box.
static ALONE: [u32; 512] = alone();

const fn boxes() -> [u8; 512] {
    let mut table = [0; 512];
    let mut columns = 0;
    while columns < 512 {
        let left = (columns & 7 != 0) as u8;
        let middle = (columns >> 3 & 7 != 0) as u8;
        let right = (columns >> 6 != 0) as u8;
        table[columns] = left | middle << 1 | right << 2;
        columns += 1;
    }
    table
}

const fn ways() -> [u32; 512] {
    // Bit 3 r + b: row r in box b.
    let orders: [[usize; 3]; 6] = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let mut table = [0; 512];
    let mut open = 0;
    while open < 512 {
        let mut places = 0;
        let mut i = 0;
        while i < 6 {
            let [a, b, c] = orders[i];
            let way = 1 << a | 1 << (3 + b) | 1 << (6 + c);
            if open & way == way {
                places |= 7 << (3 * a) | 7 << (9 + 3 * b) | 7 << (18 + 3 * c);
            }
            i += 1;
        }
        table[open] = places;
        open += 1;
    }
    table
}

const fn alone() -> [u32; 512] {
    let mut table = [0; 512];
    let mut columns = 0_u32;
    while columns < 512 {
        let mut part = 0;
        while part < 3 {
            let own = columns & (7 << (3 * part));
            if own.count_ones() == 1 {
                table[columns as usize] |= COLUMN * own;
            }
            part += 1;
        }
        columns += 1;
    }
    table
}

/// The places that a digit leaves in its band when it stands in a cell of it:
/// that cell, and what is in neither its row nor its box.
const fn left_by(cell: u32) -> u32 {
    let (row, column) = (cell / 9, cell % 9);
    let block = (7 * COLUMN) << (3 * (column / 3));
    ALL & !(ROW << (9 * row)) & !block | 1 << cell
}

static LEFT: [u32; 32] = left();

const fn left() -> [u32; 32] {
    let mut table = [0; 32];
    let mut cell = 0;
    while cell < 27 {
        table[cell] = left_by(cell as u32);
        cell += 1;
    }
    table
}

/// A position: for each digit and band (number 3 × digit + band) the places
/// left, and for each band the cells without a digit.
#[derive(Clone, Copy)]
struct Position {
    places: [u32; 32],
    open: [u32; 4],
    /// Words that changed and were not looked at since, as bits.
    changed: u32,
}

/// A position that contradicts itself.
struct Dead;

impl Position {
    /// A board with these digits, 0 for an open cell.
    fn new(digits: &[u8; 81]) -> Self {
        let mut position = Self {
            places: [ALL; 32],
            open: [ALL; 4],
            changed: (1 << 27) - 1,
        };
        let mut own = [0; 32];
        for (cell, &digit) in digits.iter().enumerate() {
            if digit > 0 {
                let (band, bit) = (cell / 27, 1 << (cell % 27));
                own[3 * (usize::from(digit) - 1) + band] |= bit;
                position.open[band] &= !bit;
            }
        }
        for (word, own) in own.into_iter().enumerate().take(27) {
            position.places[word] &= position.open[word % 3] | own;
        }
        for (cell, &digit) in digits.iter().enumerate() {
            if digit > 0 {
                position.stand(usize::from(digit) - 1, cell / 27, cell % 27);
            }
        }
        position
    }

    /// Takes a digit from the cells that see the cell it stands in.
    #[inline]
    fn stand(&mut self, digit: usize, band: usize, cell: usize) {
        let first = 3 * digit;
        let column = COLUMN << (cell % 9);
        for other in 0..3 {
            let kept = if other == band {
                LEFT[cell & 31]
            } else {
                !column
            };
            self.keep(first + other, kept);
        }
    }

    /// Leaves of a word no more than `kept`.
    #[inline]
    fn keep(&mut self, word: usize, kept: u32) {
        let before = self.places[word & 31];
        let after = before & kept;
        self.places[word & 31] = after;
        self.changed |= u32::from(before != after) << word;
    }

    /// What follows within each digit, until nothing does.
    #[inline]
    fn settle(&mut self) -> Result<(), Dead> {
        while self.changed != 0 {
            let word = self.changed.trailing_zeros() as usize;
            self.changed &= self.changed - 1;
            self.look(word)?;
        }
        Ok(())
    }

    #[inline]
    fn look(&mut self, word: usize) -> Result<(), Dead> {
        let before = self.places[word & 31];
        let boxes = |row: u32| u32::from(BOXES[(before >> (9 * row) & ROW) as usize]) << (3 * row);
        let crossings = boxes(0) | boxes(1) | boxes(2);
        let after = before & WAYS[crossings as usize & 511];
        if after == 0 {
            return Err(Dead);
        }
        self.places[word & 31] = after;
        let band = word % 3;
        let columns = (after | after >> 9 | after >> 18) & ROW;
        let closed = ALONE[columns as usize & 511];
        let first = word - band;
        for other in [(band + 1) % 3, (band + 2) % 3] {
            self.keep(first + other, !closed);
        }
        // Rows with one place left.
        let mut found = 0;
        for row in [ROW, ROW << 9, ROW << 18] {
            let places = after & row;
            if places & places.wrapping_sub(1) == 0 {
                found |= places;
            }
        }
        found &= self.open[band & 3];
        if found != 0 {
            self.open[band & 3] &= !found;
            for digit in 0..9 {
                if 3 * digit + band != word {
                    self.keep(3 * digit + band, !found);
                }
            }
        }
        Ok(())
    }

    /// Settles digits and cells with one digit left; what to branch on next,
    /// or nothing when the board is full.
    fn close(&mut self) -> Result<Option<(usize, usize)>, Dead> {
        loop {
            self.settle()?;
            let mut single = false;
            let mut two = None;
            let mut three = None;
            let mut any = None;
            for band in 0..3 {
                let (mut once, mut twice, mut thrice, mut more) = (0, 0, 0, 0);
                for digit in 0..9 {
                    let places = self.places[3 * digit + band];
                    more |= thrice & places;
                    thrice |= twice & places;
                    twice |= once & places;
                    once |= places;
                }
                if once != ALL {
                    return Err(Dead);
                }
                let open = self.open[band];
                let mut cells = open & !twice;
                single |= cells != 0;
                while cells != 0 {
                    let cell = cells.trailing_zeros() as usize;
                    cells &= cells - 1;
                    let bit = 1 << cell;
                    let of = |digit: &usize| self.places[3 * digit + band] & bit != 0;
                    // Another single may have taken its digit.
                    let digit = (0..9).find(of).ok_or(Dead)?;
                    self.open[band] &= !bit;
                    self.stand(digit, band, cell);
                }
                let first =
                    |cells: u32| (cells != 0).then(|| (band, cells.trailing_zeros() as usize));
                two = two.or(first(open & twice & !thrice));
                three = three.or(first(open & thrice & !more));
                any = any.or(first(open));
            }
            if !single {
                return Ok(two.or(three).or(any));
            }
        }
    }

    /// The digits of a full board.
    fn digits(&self) -> Vec<u8> {
        let mut digits = vec![0; 81];
        for digit in 0..9_u8 {
            for band in 0..3 {
                let mut places = self.places[3 * usize::from(digit) + band];
                while places != 0 {
                    digits[27 * band + places.trailing_zeros() as usize] = digit + 1;
                    places &= places - 1;
                }
            }
        }
        digits
    }
}

/// A search put down and taken up as fuel comes.
pub(super) struct Bands {
    /// Positions not looked at yet, the next one last.
    stack: Vec<Position>,
}

impl Bands {
    /// A search for the completions of a board of 9×9: digits row by row, 0
    /// for an open cell.
    pub(super) fn new(digits: &[u8; 81]) -> Self {
        let mut stack = Vec::with_capacity(32);
        stack.push(Position::new(digits));
        Self { stack }
    }

    /// The next solution; `None` when the fuel is gone or there are no more.
    pub(super) fn next(&mut self, fuel: &mut Fuel) -> Option<Vec<u8>> {
        while !self.stack.is_empty() && fuel.spend() {
            let mut position = self.stack.pop()?;
            while let Ok(choice) = position.close() {
                let Some((band, cell)) = choice else {
                    return Some(position.digits());
                };
                position = self.branch(position, band, cell);
                if !fuel.spend() {
                    self.stack.push(position);
                    return None;
                }
            }
        }
        None
    }

    /// Whether there are no more positions to look at.
    pub(super) fn is_done(&self) -> bool {
        self.stack.is_empty()
    }

    /// Puts one digit after another into a cell: the positions of all but the
    /// first go on the stack.
    fn branch(&mut self, mut position: Position, band: usize, cell: usize) -> Position {
        let bit = 1 << cell;
        let mut digits = (0..9).filter(|digit| position.places[3 * digit + band] & bit != 0);
        let first = digits.next().unwrap_or(0);
        let others: [usize; 9] = std::array::from_fn(|_| digits.next().unwrap_or(9));
        for &digit in others.iter().rev().filter(|&&digit| digit < 9) {
            self.stack.push(position.with(digit, band, cell));
        }
        position = position.with(first, band, cell);
        position
    }
}

impl Position {
    /// The position with a digit in a cell.
    fn with(&self, digit: usize, band: usize, cell: usize) -> Self {
        let mut position = *self;
        let bit = 1 << cell;
        position.open[band] &= !bit;
        for other in (0..9).filter(|&other| other != digit) {
            position.keep(3 * other + band, !bit);
        }
        position.stand(digit, band, cell);
        position
    }
}
