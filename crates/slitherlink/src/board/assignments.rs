//! Local assignments: the lines around a cell, the colours around a vertex, and
//! sets of them as bits, with the tables by which propagation filters one by the
//! other.
//!
//! Around a cell there are 16 assignments to its four sides: assignment `a` has a
//! line on side `i` if bit `i` of `a` is set. Around a vertex there are 8
//! assignments of colours to its four cells, up to swapping the colours: assignment
//! `a` gives cell `k` (from 1) a colour other than that of cell 0 if bit `k - 1` is
//! set.
//!
//! Both share corners. A corner is two sides of a cell that meet in a vertex; its
//! number says which of them are lines: 0 neither, 1 the first, 2 the second, 3
//! both.

/// Pairs of four places in a circle: four of neighbours, two of opposites.
pub(crate) const PAIRS: [(usize, usize); 6] = [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3)];

/// Assignments around a cell with a line on side `i` (index 1) or none (index 0).
pub(crate) const SIDE: [[u16; 2]; 4] = {
    let mut sets = [[0; 2]; 4];
    let mut bits = 0;
    while bits < 16 {
        let mut i = 0;
        while i < 4 {
            sets[i][bits >> i & 1] |= 1 << bits;
            i += 1;
        }
        bits += 1;
    }
    sets
};

/// Assignments around a cell with lines on both sides of a pair or on neither
/// (index 0), or on one of them (index 1).
pub(crate) const SIDES: [[u16; 2]; 6] = {
    let mut sets = [[0; 2]; 6];
    let mut bits = 0;
    while bits < 16 {
        let mut pair = 0;
        while pair < 6 {
            let (i, j) = PAIRS[pair];
            sets[pair][(bits >> i ^ bits >> j) & 1] |= 1 << bits;
            pair += 1;
        }
        bits += 1;
    }
    sets
};

/// Assignments around a cell with lines `j` at corner `i` (sides `i` and `i + 1`).
const CORNER: [[u16; 4]; 4] = {
    let mut sets = [[0; 4]; 4];
    let mut bits = 0;
    while bits < 16 {
        let mut i = 0;
        while i < 4 {
            sets[i][(bits >> i & 1) | (bits >> ((i + 1) % 4) & 1) << 1] |= 1 << bits;
            i += 1;
        }
        bits += 1;
    }
    sets
};

/// Assignments around a cell with corner `i` in a set of corners.
pub(crate) const CELL_ALLOWS: [[u16; 16]; 4] = {
    let mut sets = [[0; 16]; 4];
    let mut i = 0;
    while i < 4 {
        let mut set = 0;
        while set < 16 {
            let mut j = 0;
            while j < 4 {
                if set >> j & 1 == 1 {
                    sets[i][set] |= CORNER[i][j];
                }
                j += 1;
            }
            set += 1;
        }
        i += 1;
    }
    sets
};

/// Set of the corners `i` that occur among assignments around a cell.
pub(crate) fn corner_of_cell(domain: u16, i: usize) -> usize {
    let occurs = |j: usize| usize::from(domain & CORNER[i][j] != 0) << j;
    occurs(0) | occurs(1) | occurs(2) | occurs(3)
}

/// Assignments around a cell with a clue.
pub(crate) const fn with_count(count: u8) -> u16 {
    let mut domain = 0;
    let mut bits = 0_u8;
    while bits < 16 {
        if bits.count_ones() == count as u32 {
            domain |= 1 << bits;
        }
        bits += 1;
    }
    domain
}

/// All assignments around a cell.
pub(crate) const ALL: u16 = 0xffff;
/// Assignment with lines on all sides of a cell, as a set.
pub(crate) const RING: u16 = 1 << 15;

/// Whether cells `i` and `j` around a vertex differ (1) or not (0).
const fn differ(bits: usize, i: usize, j: usize) -> usize {
    ((bits << 1) >> i ^ (bits << 1) >> j) & 1
}

/// Assignments around a vertex in which the cells of a pair agree (index 0) or
/// differ (index 1).
pub(crate) const CELLS: [[u8; 2]; 6] = {
    let mut sets = [[0; 2]; 6];
    let mut bits = 0;
    while bits < 8 {
        let mut pair = 0;
        while pair < 6 {
            let (i, j) = PAIRS[pair];
            sets[pair][differ(bits, i, j)] |= 1 << bits;
            pair += 1;
        }
        bits += 1;
    }
    sets
};

/// All assignments around a vertex except the one in which lines cross.
pub(crate) const NO_CROSSING: u8 = !(1 << 0b101);

/// Corner of cell `k`: its sides to the next cell and to the one before.
const fn corner(bits: usize, k: usize) -> usize {
    differ(bits, k, (k + 1) % 4) | differ(bits, k, (k + 3) % 4) << 1
}

/// Assignments around a vertex with the corner of cell `k` in a set of corners.
pub(crate) const VERTEX_ALLOWS: [[u8; 16]; 4] = {
    let mut sets = [[0; 16]; 4];
    let mut k = 0;
    while k < 4 {
        let mut set = 0;
        while set < 16 {
            let mut bits = 0;
            while bits < 8 {
                if set >> corner(bits, k) & 1 == 1 {
                    sets[k][set] |= 1 << bits;
                }
                bits += 1;
            }
            set += 1;
        }
        k += 1;
    }
    sets
};

/// Set of the corners of cell `k` that occur among assignments around a vertex.
pub(crate) fn corner_of_vertex(domain: u8, k: usize) -> usize {
    const OCCURS: [[u8; 256]; 4] = {
        let mut sets = [[0; 256]; 4];
        let mut domain = 0;
        while domain < 256 {
            let mut bits = 0;
            while bits < 8 {
                if domain >> bits & 1 == 1 {
                    let mut k = 0;
                    while k < 4 {
                        sets[k][domain] |= 1 << corner(bits, k);
                        k += 1;
                    }
                }
                bits += 1;
            }
            domain += 1;
        }
        sets
    };
    usize::from(OCCURS[k][usize::from(domain)])
}
