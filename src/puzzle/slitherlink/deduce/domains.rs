//! The ways left at every spot, narrowed as soon as something gets known that
//! the spot touches. Only those that were narrowed are looked at again.

use super::constraint::{self, Spot, Ways};
use super::{Deduction, Mark};
use crate::grid::{Cell, Edge, Shape, Table, Vertex};

/// For each spot the ways left.
#[derive(Clone)]
pub(super) struct Left {
    cells: Table<Cell, Ways>,
    vertices: Table<Vertex, Ways>,
    /// What was narrowed, with the length of the log then and the ways before.
    narrowed: Vec<(usize, Spot, Ways)>,
}

impl Left {
    /// Every way at every spot.
    pub(super) fn all(shape: Shape) -> Self {
        Self {
            cells: Table::filled(shape, constraint::ALL),
            vertices: Table::filled(shape, constraint::ALL),
            narrowed: Vec::new(),
        }
    }

    /// The ways left at a spot.
    pub(super) fn at(&mut self, spot: Spot) -> &mut Ways {
        match spot {
            Spot::Cell(cell) => &mut self.cells[cell],
            Spot::Vertex(vertex) => &mut self.vertices[vertex],
        }
    }

    /// Takes back what was narrowed when the log was longer.
    pub(super) fn widen(&mut self, moment: usize) {
        let is_later = |(length, ..): &mut (usize, Spot, Ways)| *length > moment;
        while let Some((_, spot, before)) = self.narrowed.pop_if(is_later) {
            *self.at(spot) = before;
        }
    }

    /// Forgets what was left before.
    pub(super) fn forget(&mut self) {
        self.narrowed.clear();
    }
}

impl Deduction {
    /// Leaves only these ways at a spot.
    pub(super) fn narrow(&mut self, spot: Spot, to: Ways) {
        let ways = self.left.at(spot);
        let before = *ways;
        if before & !to != 0 {
            *ways = before & to;
            self.left.narrowed.push((self.log.len(), spot, before));
            self.news.add(spot);
        }
    }

    /// Narrows the spots of an edge.
    pub(super) fn narrow_beside(&mut self, edge: Edge, mark: Mark) {
        // Where the edge comes around the cell before it and the one after it, and
        // around its first end and its second.
        let (sides, ends) = match edge {
            Edge::Above(_) => ([2, 0], [1, 3]),
            Edge::LeftOf(_) => ([1, 3], [2, 0]),
        };
        let is_line = mark == Mark::Line;
        for (cell, i) in edge.cells(self.shape).into_iter().zip(sides) {
            if let Some(cell) = cell {
                self.narrow(Spot::Cell(cell), constraint::edge(i, is_line));
            }
        }
        for (end, i) in edge.ends().into_iter().zip(ends) {
            self.narrow(Spot::Vertex(end), constraint::edge(i, is_line));
        }
    }

    /// Narrows the spots of the pair at a corner of a cell.
    pub(super) fn narrow_pair(&mut self, cell: Cell, corner: usize, counts: u8) {
        self.narrow(Spot::Cell(cell), constraint::pair(corner, counts));
        // The cell bottom left of a vertex is opposite the one top right of it.
        let vertex = Spot::Vertex(cell.corners()[corner]);
        self.narrow(vertex, constraint::pair((corner + 2) % 4, counts));
    }

    /// Narrows the spots at which the colour of a node matters.
    pub(super) fn narrow_around(&mut self, node: usize) {
        let Some(cell) = self.cell(node) else {
            let shape = self.shape;
            let is_rim = |edge: &Edge| edge.cells(shape).contains(&None);
            for edge in shape.edges().filter(is_rim) {
                for cell in edge.cells(shape).into_iter().flatten() {
                    self.narrow_related(Spot::Cell(cell));
                }
                for end in edge.ends() {
                    self.narrow_related(Spot::Vertex(end));
                }
            }
            return;
        };
        for (i, next) in cell.neighbours(self.shape).into_iter().enumerate() {
            let Some(next) = next else { continue };
            // Seen from the cell above, a cell is below.
            let own = (i + 2) % 4;
            let mut ways = constraint::ALL;
            for (j, other) in next.neighbours(self.shape).into_iter().enumerate() {
                if j != own
                    && let Some(differ) = self.classes.differ(node, self.node(other))
                {
                    ways &= constraint::differ(own, j, differ);
                }
            }
            self.narrow(Spot::Cell(next), ways);
        }
        for (i, corner) in cell.corners().into_iter().enumerate() {
            // Of the cells around its corner top right, a cell is bottom left.
            let across = corner.cells(self.shape)[i];
            if let Some(differ) = self.classes.differ(node, self.node(across)) {
                let [one, other] = [i, (i + 2) % 4].map(|at| (at + 1) % 4);
                let ways = constraint::differ(one, (one + 1) % 4, differ)
                    & constraint::differ(other, (other + 1) % 4, differ);
                self.narrow(Spot::Vertex(corner), ways);
            }
        }
    }

    /// Narrows a spot by what is known of the colours around it.
    fn narrow_related(&mut self, spot: Spot) {
        let related = self.related(spot);
        self.narrow(spot, related);
    }

    /// The ways at a spot that agree with the colours known around it.
    pub(super) fn related(&self, spot: Spot) -> Ways {
        let mut ways = constraint::ALL;
        for (i, j, a, b) in self.relations_of(spot) {
            if let Some(differ) = self.classes.differ(a, b) {
                ways &= constraint::differ(i, j, differ);
            }
        }
        ways
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Scope, closed};
    use super::*;
    use crate::model::Puzzle as _;
    use crate::puzzle::slitherlink::Slitherlink;

    /// The ways left at every spot.
    fn left(deduction: &mut Deduction) -> Vec<Ways> {
        let spots = Spot::all(deduction.shape);
        spots.map(|spot| *deduction.left.at(spot)).collect()
    }

    /// The same, from all that is known by now.
    fn gathered(deduction: &Deduction) -> Vec<Ways> {
        let at = |spot: Spot| {
            let mut ways = deduction.ways_on_board(spot);
            for i in 0..4 {
                if let Some((cell, corner)) = deduction.pair_of(spot, i) {
                    ways &= constraint::pair(i, deduction.pairs[cell][corner]);
                }
            }
            ways
        };
        Spot::all(deduction.shape).map(at).collect()
    }

    #[test]
    fn what_is_left_is_what_all_that_is_known_leaves() {
        let mut followed = 0;
        for text in [
            "10x10:3zzzt3",
            ".2..,13.2,.12.,..1.",
            "..2..,.3.1.,2...2,.1.3.,.....",
        ] {
            let clues = Slitherlink::parse(text).unwrap().remove(0).clues;
            let board = Slitherlink::board(&clues);
            let colours = closed(&clues, &board).unwrap_or_else(|_| panic!("no contradiction"));
            let mut pairs = Deduction::new(&clues, &board, Scope::Pairs);
            pairs.close().unwrap();
            for mut base in [pairs, colours] {
                let before = left(&mut base);
                assert_eq!(before, gathered(&base));
                let moment = base.moment();
                for edge in clues.shape().edges() {
                    for mark in [Mark::Line, Mark::Cross] {
                        if base.edges[edge].is_none()
                            && base.suppose(edge, mark).and_then(|()| base.close()).is_ok()
                        {
                            assert_eq!(left(&mut base), gathered(&base), "{edge:?} {mark:?}");
                            followed += 1;
                        }
                        base.undo(moment);
                        assert_eq!(left(&mut base), before, "{edge:?} {mark:?}");
                    }
                }
            }
        }
        assert!(followed > 100, "{followed} say little");
    }
}
