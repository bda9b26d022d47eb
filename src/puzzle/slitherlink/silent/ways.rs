//! Ways to draw, as sets in a few bits.
//!
//! Around a cell there are 16 ways to draw its four sides: way `w` draws side
//! `i` where bit `i` of `w` is set. Around a vertex there are 8 ways to colour
//! its four cells, up to swapping the colours: way `w` gives cell `k` (from 1)
//! another colour than cell 0 where bit `k - 1` is set.
//!
//! Both share corners: two sides of a cell that meet in a vertex, drawn in one
//! of four ways: 0, 1 (the first), 2 (the second), 3 (both).

/// The two things of each pair of four, and which are neighbours in a circle.
pub(super) const PAIRS: [(usize, usize); 6] = [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3)];

/// Ways around a cell that draw side `i` (index 1) or do not (index 0).
pub(super) const SIDE: [[u16; 2]; 4] = {
    let mut sets = [[0; 2]; 4];
    let mut way = 0;
    while way < 16 {
        let mut i = 0;
        while i < 4 {
            sets[i][way >> i & 1] |= 1 << way;
            i += 1;
        }
        way += 1;
    }
    sets
};

/// Ways around a cell that draw both sides of a pair or none (index 0), or
/// one of them (index 1).
pub(super) const SIDES: [[u16; 2]; 6] = {
    let mut sets = [[0; 2]; 6];
    let mut way = 0;
    while way < 16 {
        let mut pair = 0;
        while pair < 6 {
            let (i, j) = PAIRS[pair];
            sets[pair][(way >> i ^ way >> j) & 1] |= 1 << way;
            pair += 1;
        }
        way += 1;
    }
    sets
};

/// Ways around a cell that draw corner `i` (sides `i` and `i + 1`) in way `j`.
const CORNER: [[u16; 4]; 4] = {
    let mut sets = [[0; 4]; 4];
    let mut way = 0;
    while way < 16 {
        let mut i = 0;
        while i < 4 {
            sets[i][(way >> i & 1) | (way >> ((i + 1) % 4) & 1) << 1] |= 1 << way;
            i += 1;
        }
        way += 1;
    }
    sets
};

/// Ways around a cell whose corner `i` is drawn in one of a set of ways.
pub(super) const CELL_ALLOWS: [[u16; 16]; 4] = {
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

/// The ways to draw corner `i` that occur among ways around a cell.
pub(super) fn corner_of_cell(ways: u16, i: usize) -> usize {
    let occurs = |j: usize| usize::from(ways & CORNER[i][j] != 0) << j;
    occurs(0) | occurs(1) | occurs(2) | occurs(3)
}

/// The ways around a cell with a clue.
pub(super) const fn ways_of(count: u8) -> u16 {
    let mut ways = 0;
    let mut way = 0_u8;
    while way < 16 {
        if way.count_ones() == count as u32 {
            ways |= 1 << way;
        }
        way += 1;
    }
    ways
}

/// Every way around a cell.
pub(super) const ALL_WAYS: u16 = 0xffff;
/// All sides of a cell drawn.
pub(super) const RING: u16 = 1 << 15;

/// Whether cells `i` and `j` around a vertex differ in a way.
const fn differ(way: usize, i: usize, j: usize) -> usize {
    ((way << 1) >> i ^ (way << 1) >> j) & 1
}

/// Ways around a vertex in which the cells of a pair agree (0) or differ (1).
pub(super) const CELLS: [[u8; 2]; 6] = {
    let mut sets = [[0; 2]; 6];
    let mut way = 0;
    while way < 8 {
        let mut pair = 0;
        while pair < 6 {
            let (i, j) = PAIRS[pair];
            sets[pair][differ(way, i, j)] |= 1 << way;
            pair += 1;
        }
        way += 1;
    }
    sets
};

/// Every way around a vertex but the one in which lines cross.
pub(super) const NO_CROSSING: u8 = !(1 << 0b101);

/// The way in which the corner of cell `k` is drawn: its sides to the next
/// cell and to the one before.
const fn corner(way: usize, k: usize) -> usize {
    differ(way, k, (k + 1) % 4) | differ(way, k, (k + 3) % 4) << 1
}

/// Ways around a vertex in which the corner of cell `k` is drawn in one of a
/// set of ways.
pub(super) const VERTEX_ALLOWS: [[u8; 16]; 4] = {
    let mut sets = [[0; 16]; 4];
    let mut k = 0;
    while k < 4 {
        let mut set = 0;
        while set < 16 {
            let mut way = 0;
            while way < 8 {
                if set >> corner(way, k) & 1 == 1 {
                    sets[k][set] |= 1 << way;
                }
                way += 1;
            }
            set += 1;
        }
        k += 1;
    }
    sets
};

/// The ways to draw the corner of cell `k` that occur among ways around a vertex.
pub(super) fn corner_of_vertex(ways: u8, k: usize) -> usize {
    const OCCURS: [[u8; 256]; 4] = {
        let mut sets = [[0; 256]; 4];
        let mut ways = 0;
        while ways < 256 {
            let mut way = 0;
            while way < 8 {
                if ways >> way & 1 == 1 {
                    let mut k = 0;
                    while k < 4 {
                        sets[k][ways] |= 1 << corner(way, k);
                        k += 1;
                    }
                }
                way += 1;
            }
            ways += 1;
        }
        sets
    };
    usize::from(OCCURS[k][usize::from(ways)])
}
