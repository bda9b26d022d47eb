//! Assignments still possible at every constraint, narrowed as soon as something becomes
//! known there. Only narrowed constraints are propagated again.

use clew_core::grid::{Cell, Edge, Shape, Table, Vertex};

use super::constraint::{self, Assignments, Constraint};
use super::{Deduction, Mark};

/// Assignments still possible, by constraint.
#[derive(Clone)]
pub(super) struct Domains {
    cells: Table<Cell, Assignments>,
    vertices: Table<Vertex, Assignments>,
    /// Narrowed constraints, each with the length of the trail and the assignments before.
    history: Vec<(usize, Constraint, Assignments)>,
}

impl Domains {
    /// All assignments at every constraint.
    pub(super) fn full(shape: Shape) -> Self {
        Self {
            cells: Table::filled(shape, constraint::ALL),
            vertices: Table::filled(shape, constraint::ALL),
            history: Vec::new(),
        }
    }

    /// Assignments still possible at a constraint.
    pub(super) fn at(&mut self, constraint: Constraint) -> &mut Assignments {
        match constraint {
            Constraint::Cell(cell) => &mut self.cells[cell],
            Constraint::Vertex(vertex) => &mut self.vertices[vertex],
        }
    }

    /// Restores the assignments from before the trail was longer than `checkpoint`.
    pub(super) fn restore(&mut self, checkpoint: usize) {
        let is_later = |(length, ..): &mut (usize, Constraint, Assignments)| *length > checkpoint;
        while let Some((_, constraint, before)) = self.history.pop_if(is_later) {
            *self.at(constraint) = before;
        }
    }

    /// Forgets earlier assignments; after that, nothing can be restored.
    pub(super) fn forget_history(&mut self) {
        self.history.clear();
    }
}

impl Deduction {
    /// Intersects the assignments of a constraint with a set.
    pub(super) fn narrow(&mut self, constraint: Constraint, to: Assignments) {
        let allowed = self.domains.at(constraint);
        let before = *allowed;
        if before & !to != 0 {
            *allowed = before & to;
            self.domains
                .history
                .push((self.trail.len(), constraint, before));
            self.worklist.push(constraint);
        }
    }

    /// Narrows the constraints of an edge.
    pub(super) fn narrow_edge(&mut self, edge: Edge, mark: Mark) {
        // Position of the edge around the cell before it and the one after it, and
        // around its first end and its second.
        let (sides, ends) = match edge {
            Edge::Above(_) => ([2, 0], [1, 3]),
            Edge::LeftOf(_) => ([1, 3], [2, 0]),
        };
        let is_line = mark == Mark::Line;
        for (cell, i) in edge.cells(self.shape).into_iter().zip(sides) {
            if let Some(cell) = cell {
                self.narrow(Constraint::Cell(cell), constraint::edge(i, is_line));
            }
        }
        for (end, i) in edge.ends().into_iter().zip(ends) {
            self.narrow(Constraint::Vertex(end), constraint::edge(i, is_line));
        }
    }

    /// Narrows the constraints of the pair at a corner of a cell.
    pub(super) fn narrow_pair(&mut self, cell: Cell, corner: usize, counts: u8) {
        self.narrow(Constraint::Cell(cell), constraint::pair(corner, counts));
        // The cell bottom left of a vertex is opposite the one top right of it.
        let vertex = Constraint::Vertex(cell.corners()[corner]);
        self.narrow(vertex, constraint::pair((corner + 2) % 4, counts));
    }

    /// Narrows the constraints at which the colour of a node matters.
    pub(super) fn narrow_around(&mut self, node: usize) {
        let Some(cell) = self.cell(node) else {
            let shape = self.shape;
            let is_rim = |edge: &Edge| edge.cells(shape).contains(&None);
            for edge in shape.edges().filter(is_rim) {
                for cell in edge.cells(shape).into_iter().flatten() {
                    self.narrow_related(Constraint::Cell(cell));
                }
                for end in edge.ends() {
                    self.narrow_related(Constraint::Vertex(end));
                }
            }
            return;
        };
        for (i, next) in cell.neighbours(self.shape).into_iter().enumerate() {
            let Some(next) = next else { continue };
            // Seen from the cell above, a cell is below.
            let own = (i + 2) % 4;
            let mut allowed = constraint::ALL;
            for (j, other) in next.neighbours(self.shape).into_iter().enumerate() {
                if j != own
                    && let Some(differ) = self.classes.differ(node, self.node(other))
                {
                    allowed &= constraint::differ(own, j, differ);
                }
            }
            self.narrow(Constraint::Cell(next), allowed);
        }
        for (i, corner) in cell.corners().into_iter().enumerate() {
            // A cell is the bottom left one of those around its top right corner.
            let across = corner.cells(self.shape)[i];
            if let Some(differ) = self.classes.differ(node, self.node(across)) {
                let [one, other] = [i, (i + 2) % 4].map(|at| (at + 1) % 4);
                let allowed = constraint::differ(one, (one + 1) % 4, differ)
                    & constraint::differ(other, (other + 1) % 4, differ);
                self.narrow(Constraint::Vertex(corner), allowed);
            }
        }
    }

    /// Narrows a constraint by the colour relations around it.
    fn narrow_related(&mut self, constraint: Constraint) {
        let related = self.allowed_by_colours(constraint);
        self.narrow(constraint, related);
    }

    /// Assignments of a constraint that agree with the colour relations around it.
    pub(super) fn allowed_by_colours(&self, constraint: Constraint) -> Assignments {
        let mut allowed = constraint::ALL;
        for (i, j, a, b) in self.relations_of(constraint) {
            if let Some(differ) = self.classes.differ(a, b) {
                allowed &= constraint::differ(i, j, differ);
            }
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Slitherlink;
    use crate::technique::deduce::{Strength, fixpoint};
    use clew_core::format::Read as _;
    use clew_core::model::Puzzle as _;

    /// Assignments still possible at every constraint.
    fn domains(deduction: &mut Deduction) -> Vec<Assignments> {
        let constraints = Constraint::all(deduction.shape);
        constraints
            .map(|constraint| *deduction.domains.at(constraint))
            .collect()
    }

    /// The same, computed from everything known by now.
    fn recomputed(deduction: &Deduction) -> Vec<Assignments> {
        let at = |constraint: Constraint| {
            let mut allowed = deduction.allowed_by_board(constraint);
            for i in 0..4 {
                if let Some((cell, corner)) = deduction.pair_of(constraint, i) {
                    allowed &= constraint::pair(i, deduction.pairs[cell][corner]);
                }
            }
            allowed
        };
        Constraint::all(deduction.shape).map(at).collect()
    }

    #[test]
    fn domains_agree_with_all_known_facts() {
        let mut followed = 0;
        for text in [
            "10x10:3zzzt3",
            ".2..,13.2,.12.,..1.",
            "..2..,.3.1.,2...2,.1.3.,.....",
        ] {
            let clues = Slitherlink::parse(text).unwrap().remove(0).clues;
            let board = Slitherlink::board(&clues);
            let colours = fixpoint(&clues, &board).unwrap_or_else(|_| panic!("no contradiction"));
            let mut pairs = Deduction::new(&clues, &board, Strength::Pairs);
            pairs.propagate_all().unwrap();
            for mut base in [pairs, colours] {
                let before = domains(&mut base);
                assert_eq!(before, recomputed(&base));
                let checkpoint = base.checkpoint();
                for edge in clues.shape().edges() {
                    for mark in [Mark::Line, Mark::Cross] {
                        if base.edges[edge].is_none()
                            && base
                                .assume(edge, mark)
                                .and_then(|()| base.propagate_all())
                                .is_ok()
                        {
                            assert_eq!(domains(&mut base), recomputed(&base), "{edge:?} {mark:?}");
                            followed += 1;
                        }
                        base.backtrack(checkpoint);
                        assert_eq!(domains(&mut base), before, "{edge:?} {mark:?}");
                    }
                }
            }
        }
        assert!(followed > 100, "only {followed} assumptions");
    }
}
