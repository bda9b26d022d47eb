//! Local constraints as bit sets: the four edges of a cell with its clue, or of
//! a vertex with its zero or two lines.
//!
//! The sixteen assignments of four edges are the bits of a `u16`: assignment `w`
//! draws edge `i` as a line when bit `i` of `w` is set. Rules and known facts are
//! sets of assignments, and combining them is intersection. (A table constraint
//! whose allowed tuples are one bit set.)

use clew_core::grid::{Cell, Shape, Vertex};

pub(super) use crate::board::assignments::ALL;
use crate::board::assignments::{CELL_ALLOWS, SIDE, SIDES, with_count};

/// Set of the sixteen assignments of four edges.
pub(super) type Assignments = u16;

/// Constraint on four edges, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Constraint {
    Cell(Cell),
    Vertex(Vertex),
}

impl Constraint {
    /// Every constraint of a board: the cells first.
    pub(super) fn all(shape: Shape) -> impl Iterator<Item = Constraint> {
        let vertices = shape.vertices().map(Constraint::Vertex);
        shape.cells().map(Constraint::Cell).chain(vertices)
    }
}

/// Assignments of a vertex: two lines or none.
pub(super) const PASSED: Assignments = with_count(0) | with_count(2);

/// Assignments that draw an edge as a line, or as a cross.
pub(super) fn edge(index: usize, line: bool) -> Assignments {
    SIDE[index][usize::from(line)]
}

/// Assignments with `count` lines.
pub(super) fn lines(count: u8) -> Assignments {
    const LINES: [Assignments; 5] = [
        with_count(0),
        with_count(1),
        with_count(2),
        with_count(3),
        with_count(4),
    ];
    LINES[usize::from(count)]
}

/// Assignments in which the pair of edges at a corner has one of the counts of
/// a set: bit `k` of `counts` allows `k` lines.
pub(super) fn pair(corner: usize, counts: u8) -> Assignments {
    /// Corners with these counts; two of the four have one line.
    const CORNERS: [usize; 8] = [
        0b0000, 0b0001, 0b0110, 0b0111, 0b1000, 0b1001, 0b1110, 0b1111,
    ];
    CELL_ALLOWS[corner][CORNERS[usize::from(counts)]]
}

/// Assignments in which two edges differ, or are alike.
pub(super) fn differ(a: usize, b: usize, differ: bool) -> Assignments {
    /// Number of a pair among [`PAIRS`](crate::board::assignments::PAIRS); an edge and itself are not a pair.
    const PAIR: [[usize; 4]; 4] = [[0, 0, 4, 3], [0, 0, 1, 5], [4, 1, 0, 2], [3, 5, 2, 0]];
    SIDES[PAIR[a][b]][usize::from(differ)]
}

/// Counts that the pair at a corner has in some of the assignments.
pub(super) fn counts(corner: usize, allowed: Assignments) -> u8 {
    let has = |k: u8| u8::from(allowed & pair(corner, 1 << k) != 0) << k;
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
        let allowed = PASSED & pair(1, 0b101);
        assert_eq!(counts(3, allowed), 0b101);
        assert_eq!(counts(3, PASSED & pair(1, 0b110)), 0b011);
    }

    #[test]
    fn each_pair_of_edges_differs_or_is_alike() {
        for (a, b) in (0..4).flat_map(|a| (0..4).map(move |b| (a, b))) {
            if a != b {
                let unlike = edge(a, true) & edge(b, false) | edge(a, false) & edge(b, true);
                assert_eq!(differ(a, b, true), unlike, "{a} and {b}");
                assert_eq!(differ(a, b, false), ALL & !unlike, "{a} and {b}");
            }
        }
    }
}
