//! Lookup tables over words of a band, computed once.

/// All places of a band.
pub(super) const ALL: u32 = (1 << 27) - 1;
/// Bits of a row.
pub(super) const ROW: u32 = 511;
/// The last column of a band.
pub(super) const LAST: u32 = COLUMN << 8;
/// One column of a band.
pub(super) const COLUMN: u32 = 1 | 1 << 9 | 1 << 18;

/// The first place of each crossing of a row with a box.
pub(super) const FIRST: u32 = 0o111_111_111;

/// Places used by some way to take three crossings, for each set of open crossings, by
/// its number.
pub(super) static WAYS: [u32; 512] = ways();
/// Places that digits leave to a digit in their band, for each set of their crossings, by its number.
pub(super) static FREE: [u32; 512] = free();
/// Columns of each set that are alone in their box.
pub(super) static ALONE: [u32; 512] = alone();
/// Crossings used by some way to take three, for each set of crossings of a stack's
/// columns with the bands: bit 3 b + c for column c in band b.
pub(super) static CROSSED: [u16; 512] = crossed();

/// The first places of the crossings that these places are in.
#[inline]
pub(super) const fn crossings(places: u32) -> u32 {
    (places | places >> 1 | places >> 2) & FIRST
}

/// Columns that these places are in.
#[inline]
pub(super) const fn columns(places: u32) -> u32 {
    (places | places >> 9 | places >> 18) & ROW
}

/// Number of a set of crossings. The factor moves the nine bits next to each other; how
/// they are ordered does not matter.
#[inline]
pub(super) const fn number(crossings: u32) -> usize {
    (crossings.wrapping_mul(0x802_0401) >> 23) as usize
}

/// The six ways to take three of nine crossings, one in each line in both directions:
/// bit 3 a + b for line a with line b.
const WAYS_OF_THREE: [u16; 6] = [
    0b100_010_001,
    0b010_100_001,
    0b100_001_010,
    0b001_100_010,
    0b010_001_100,
    0b001_010_100,
];

const fn crossed() -> [u16; 512] {
    let mut table = [0; 512];
    let mut open = 0;
    while open < 512 {
        let mut i = 0;
        while i < 6 {
            let way = WAYS_OF_THREE[i];
            if open as u16 & way == way {
                table[open] |= way;
            }
            i += 1;
        }
        open += 1;
    }
    table
}

/// Row `at` / 3 in box `at` % 3.
const fn crossing(at: usize) -> u32 {
    7 << (3 * at)
}

const fn ways() -> [u32; 512] {
    let mut table = [0; 512];
    let mut open = 0;
    while open < 512 {
        let (mut crossings, mut used) = (0, 0);
        let mut at = 0;
        while at < 9 {
            crossings |= (open as u32 >> at & 1) << (3 * at);
            if CROSSED[open] >> at & 1 == 1 {
                used |= crossing(at);
            }
            at += 1;
        }
        table[number(crossings)] = used;
        open += 1;
    }
    table
}

const fn free() -> [u32; 512] {
    let mut table = [0; 512];
    let mut taken = 0;
    while taken < 512 {
        let (mut crossings, mut left) = (0, ALL);
        let mut at = 0;
        while at < 9 {
            if taken >> at & 1 == 1 {
                crossings |= 1 << (3 * at);
                left &= beside(3 * at as u32);
            }
            at += 1;
        }
        table[number(crossings)] = left;
        taken += 1;
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

/// The places of a band outside the row and the box of a cell.
const fn beside(cell: u32) -> u32 {
    let (row, column) = (cell / 9, cell % 9);
    ALL & !(ROW << (9 * row)) & !((7 * COLUMN) << (3 * (column / 3)))
}

/// The places that a digit leaves in its band when it is placed in a cell.
pub(super) static LEFT: [u32; 32] = left();
/// The column of each cell of a band.
pub(super) static COLUMNS: [u32; 32] = column_of();

const fn left() -> [u32; 32] {
    let mut table = [0; 32];
    let mut cell = 0;
    while cell < 27 {
        table[cell] = beside(cell as u32) | 1 << cell;
        cell += 1;
    }
    table
}

const fn column_of() -> [u32; 32] {
    let mut table = [0; 32];
    let mut cell = 0;
    while cell < 27 {
        table[cell] = COLUMN << (cell % 9);
        cell += 1;
    }
    table
}
