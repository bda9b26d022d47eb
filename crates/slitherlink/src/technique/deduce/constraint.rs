//! Local constraints as bit sets: the four edges of a cell with its clue, or of
//! a vertex with its zero or two lines.
//!
//! The sixteen assignments of four edges are the bits of a `u16`: assignment `w`
//! draws edge `i` as a line when bit `i` of `w` is set. Rules and known facts are
//! sets of assignments, and combining them is intersection. (A table constraint
//! whose allowed tuples are one bit set.)

use clew_core::grid::{Cell, Shape, Vertex};
use predicate::Predicate;

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

const fn assignments_where(predicate: predicate::Predicate) -> Assignments {
    let mut allowed = 0;
    let mut assignment = 0u16;
    while assignment < 16 {
        if predicate::holds(predicate, assignment) {
            allowed |= 1 << assignment;
        }
        assignment += 1;
    }
    allowed
}

/// Predicates as data, since closures cannot be called in constants.
mod predicate {
    #[derive(Clone, Copy)]
    pub(super) enum Predicate {
        Line(u8),
        Pair(u8, u32),
        Differ(u8, u8),
        Lines(u32),
    }

    pub(super) const fn holds(predicate: Predicate, assignment: u16) -> bool {
        match predicate {
            Predicate::Line(edge) => assignment >> edge & 1 == 1,
            Predicate::Pair(corner, count) => {
                (assignment >> corner & 1) + (assignment >> ((corner + 1) % 4) & 1) == count as u16
            }
            Predicate::Differ(a, b) => (assignment >> a ^ assignment >> b) & 1 == 1,
            Predicate::Lines(count) => assignment.count_ones() == count,
        }
    }
}

/// All assignments.
pub(super) const ALL: Assignments = 0xffff;
/// Assignments of a vertex: two lines or none.
pub(super) const PASSED: Assignments =
    assignments_where(Predicate::Lines(0)) | assignments_where(Predicate::Lines(2));

/// Assignments that draw an edge as a line, or as a cross.
pub(super) fn edge(index: usize, line: bool) -> Assignments {
    const LINE: [Assignments; 4] = [
        assignments_where(Predicate::Line(0)),
        assignments_where(Predicate::Line(1)),
        assignments_where(Predicate::Line(2)),
        assignments_where(Predicate::Line(3)),
    ];
    if line { LINE[index] } else { !LINE[index] }
}

/// Assignments with `count` lines.
pub(super) fn lines(count: u8) -> Assignments {
    const LINES: [Assignments; 5] = [
        assignments_where(Predicate::Lines(0)),
        assignments_where(Predicate::Lines(1)),
        assignments_where(Predicate::Lines(2)),
        assignments_where(Predicate::Lines(3)),
        assignments_where(Predicate::Lines(4)),
    ];
    LINES[usize::from(count)]
}

/// Assignments in which the pair of edges at a corner has one of the counts of
/// a set: bit `k` of `counts` allows `k` lines.
pub(super) fn pair(corner: usize, counts: u8) -> Assignments {
    const fn at(corner: u8) -> [Assignments; 8] {
        let mut by_counts = [0; 8];
        let mut counts = 0;
        while counts < 8 {
            let mut k = 0;
            while k < 3 {
                if counts >> k & 1 == 1 {
                    by_counts[counts] |= assignments_where(Predicate::Pair(corner, k));
                }
                k += 1;
            }
            counts += 1;
        }
        by_counts
    }
    const PAIRS: [[Assignments; 8]; 4] = [at(0), at(1), at(2), at(3)];
    PAIRS[corner][usize::from(counts)]
}

/// Assignments in which two edges differ, or are alike.
pub(super) fn differ(a: usize, b: usize, differ: bool) -> Assignments {
    const fn row(a: u8) -> [Assignments; 4] {
        [
            assignments_where(Predicate::Differ(a, 0)),
            assignments_where(Predicate::Differ(a, 1)),
            assignments_where(Predicate::Differ(a, 2)),
            assignments_where(Predicate::Differ(a, 3)),
        ]
    }
    const DIFFER: [[Assignments; 4]; 4] = [row(0), row(1), row(2), row(3)];
    if differ { DIFFER[a][b] } else { !DIFFER[a][b] }
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
    fn sets_of_assignments_agree_with_each_other() {
        assert_eq!(edge(2, true) & edge(2, false), 0);
        assert_eq!(differ(0, 3, true) | differ(0, 3, false), ALL);
        assert_eq!(lines(4), 1 << 15);
    }
}
