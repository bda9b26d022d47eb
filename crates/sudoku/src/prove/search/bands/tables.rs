//! Lookup tables over words of a band, computed once.

/// All places of a band.
pub(super) const ALL: u32 = (1 << 27) - 1;
/// Bits of a row.
pub(super) const ROW: u32 = 511;
/// The last column of a band.
pub(super) const LAST: u32 = COLUMN << 8;
/// One column of a band.
pub(super) const COLUMN: u32 = 1 | 1 << 9 | 1 << 18;

/// Boxes of each set of columns in a row.
pub(super) static BOXES: [u8; 512] = boxes();
/// Places used by some way to take three crossings, for each set of open crossings.
pub(super) static WAYS: [u32; 512] = ways();
/// Columns of each set that are alone in their box.
pub(super) static ALONE: [u32; 512] = alone();
/// Crossings used by some way to take three, for each set of crossings of a stack's
/// columns with the bands: bit 3 b + c for column c in band b.
pub(super) static CROSSED: [u16; 512] = crossed();

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

const fn ways() -> [u32; 512] {
    let mut table = [0; 512];
    let mut open = 0;
    while open < 512 {
        let mut at = 0;
        while at < 9 {
            if CROSSED[open] >> at & 1 == 1 {
                // Row at / 3 in box at % 3.
                table[open] |= 7 << (9 * (at / 3) + 3 * (at % 3));
            }
            at += 1;
        }
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

/// The places that a digit leaves in its band when it is placed in a cell: that cell,
/// and the cells outside its row and its box.
const fn left_by(cell: u32) -> u32 {
    let (row, column) = (cell / 9, cell % 9);
    let block = (7 * COLUMN) << (3 * (column / 3));
    ALL & !(ROW << (9 * row)) & !block | 1 << cell
}

pub(super) static LEFT: [u32; 32] = left();
/// The column of each cell of a band.
pub(super) static COLUMNS: [u32; 32] = columns();

const fn left() -> [u32; 32] {
    let mut table = [0; 32];
    let mut cell = 0;
    while cell < 27 {
        table[cell] = left_by(cell as u32);
        cell += 1;
    }
    table
}

const fn columns() -> [u32; 32] {
    let mut table = [0; 32];
    let mut cell = 0;
    while cell < 27 {
        table[cell] = COLUMN << (cell % 9);
        cell += 1;
    }
    table
}
