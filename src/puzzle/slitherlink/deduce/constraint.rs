//! A spot is where four edges meet one rule: a cell (its clue) or a vertex
//! (zero or two lines). What is known of the four edges is a set of ways to
//! draw them, 16 bits, one for each way; rules and facts are intersections.
//!
//! Way `w` draws edge `i` as a line when bit `i` of `w` is set.

use crate::grid::{Cell, Shape, Vertex};

/// A set of the sixteen ways to draw four edges.
pub(super) type Ways = u16;

/// Where four edges meet one rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in super::super) enum Spot {
    Cell(Cell),
    Vertex(Vertex),
}

impl Spot {
    /// Every spot of a board: the cells first.
    pub(super) fn all(shape: Shape) -> impl Iterator<Item = Spot> {
        let vertices = shape.vertices().map(Spot::Vertex);
        shape.cells().map(Spot::Cell).chain(vertices)
    }
}

const fn ways_where(test: impl_test::Test) -> Ways {
    let mut ways = 0;
    let mut way = 0u16;
    while way < 16 {
        if impl_test::holds(test, way) {
            ways |= 1 << way;
        }
        way += 1;
    }
    ways
}

/// Tests as data, since closures cannot be called in constants.
mod impl_test {
    #[derive(Clone, Copy)]
    pub(super) enum Test {
        Line(u8),
        Pair(u8, u32),
        Differ(u8, u8),
        Lines(u32),
    }

    pub(super) const fn holds(test: Test, way: u16) -> bool {
        match test {
            Test::Line(edge) => way >> edge & 1 == 1,
            Test::Pair(corner, count) => {
                (way >> corner & 1) + (way >> ((corner + 1) % 4) & 1) == count as u16
            }
            Test::Differ(a, b) => (way >> a ^ way >> b) & 1 == 1,
            Test::Lines(count) => way.count_ones() == count,
        }
    }
}

use impl_test::Test;

/// Every way.
pub(super) const ALL: Ways = 0xffff;
/// A vertex is passed once or not at all.
pub(super) const PASSED: Ways = ways_where(Test::Lines(0)) | ways_where(Test::Lines(2));

/// The ways that draw an edge as a line, or as a cross.
pub(super) fn edge(index: usize, line: bool) -> Ways {
    const LINE: [Ways; 4] = [
        ways_where(Test::Line(0)),
        ways_where(Test::Line(1)),
        ways_where(Test::Line(2)),
        ways_where(Test::Line(3)),
    ];
    if line { LINE[index] } else { !LINE[index] }
}

/// The ways with `count` lines.
pub(super) fn lines(count: u8) -> Ways {
    const LINES: [Ways; 5] = [
        ways_where(Test::Lines(0)),
        ways_where(Test::Lines(1)),
        ways_where(Test::Lines(2)),
        ways_where(Test::Lines(3)),
        ways_where(Test::Lines(4)),
    ];
    LINES[usize::from(count)]
}

/// The ways in which the pair of edges at a corner has one of the counts of a
/// set: bit `k` of `counts` allows `k` lines.
pub(super) fn pair(corner: usize, counts: u8) -> Ways {
    const fn at(corner: u8) -> [Ways; 8] {
        let mut by_counts = [0; 8];
        let mut counts = 0;
        while counts < 8 {
            let mut k = 0;
            while k < 3 {
                if counts >> k & 1 == 1 {
                    by_counts[counts] |= ways_where(Test::Pair(corner, k));
                }
                k += 1;
            }
            counts += 1;
        }
        by_counts
    }
    const PAIRS: [[Ways; 8]; 4] = [at(0), at(1), at(2), at(3)];
    PAIRS[corner][usize::from(counts)]
}

/// The ways in which two edges differ, or are alike.
pub(super) fn differ(a: usize, b: usize, differ: bool) -> Ways {
    const fn row(a: u8) -> [Ways; 4] {
        [
            ways_where(Test::Differ(a, 0)),
            ways_where(Test::Differ(a, 1)),
            ways_where(Test::Differ(a, 2)),
            ways_where(Test::Differ(a, 3)),
        ]
    }
    const DIFFER: [[Ways; 4]; 4] = [row(0), row(1), row(2), row(3)];
    if differ { DIFFER[a][b] } else { !DIFFER[a][b] }
}

/// The counts that the pair at a corner has in some of the ways.
pub(super) fn counts(corner: usize, ways: Ways) -> u8 {
    let has = |k: u8| u8::from(ways & pair(corner, 1 << k) != 0) << k;
    has(0) | has(1) | has(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_and_the_far_pair_share_the_clue() {
        let two = lines(2) & pair(0, 0b010);
        assert_eq!(counts(2, two), 0b010);
        let three = lines(3) & pair(0, 0b010);
        assert_eq!(counts(2, three), 0b100);
    }

    #[test]
    fn opposite_pairs_at_a_vertex_have_the_same_parity() {
        let ways = PASSED & pair(1, 0b101);
        assert_eq!(counts(3, ways), 0b101);
        assert_eq!(counts(3, PASSED & pair(1, 0b110)), 0b011);
    }

    #[test]
    fn ways_are_what_they_say() {
        assert_eq!(edge(2, true) & edge(2, false), 0);
        assert_eq!(differ(0, 3, true) | differ(0, 3, false), ALL);
        assert_eq!(lines(4), 1 << 15);
    }
}
