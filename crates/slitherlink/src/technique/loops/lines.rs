//! Paths of lines, and what a loop closed among them would leave out.

use clew_core::grid::{Cell, Edge, Site, SortDedup as _, Table, Vertex};
use clew_core::solve::{Find, Finding};
use clew_core::trace::Step;

use super::{Board, Clues, Fact, Mark, Slitherlink, Technique};

/// Line or clue that a closed loop would leave out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum LeftOut {
    Line(Edge),
    Clue(Cell),
}

/// Lines of a board and some more.
pub(super) struct Lines<'a> {
    clues: &'a Clues,
    board: &'a Board,
    extra: Vec<Edge>,
}

impl<'a> Lines<'a> {
    pub(super) fn new(clues: &'a Clues, board: &'a Board, extra: Vec<Edge>) -> Self {
        Self {
            clues,
            board,
            extra,
        }
    }

    pub(super) fn contains(&self, edge: Edge) -> bool {
        self.board.edge(edge) == Some(Mark::Line) || self.extra.contains(&edge)
    }

    pub(super) fn at(&self, vertex: Vertex) -> impl Iterator<Item = Edge> {
        let edges = vertex.edges(self.board.shape()).into_iter().flatten();
        edges.filter(|&edge| self.contains(edge))
    }

    /// Lines connected with `start`, and whether they are a closed loop.
    pub(super) fn walk(&self, start: Edge) -> (Vec<Edge>, bool) {
        let (edges, ends) = self.path_from(start);
        (edges, ends.is_none())
    }

    /// Lines connected with `start`, and the vertices at which they end; `None` for
    /// a closed loop.
    fn path_from(&self, start: Edge) -> (Vec<Edge>, Option<[Vertex; 2]>) {
        let mut edges = vec![start];
        let mut ends = start.ends();
        // A path is followed to its front end, then from the start to its back end.
        for end in [1, 0] {
            let mut last = start;
            while let Some(next) = self.only_other(ends[end], last) {
                if next == start {
                    return (edges, None);
                }
                edges.push(next);
                ends[end] = next.other_end(ends[end]);
                last = next;
            }
        }
        (edges, Some(ends))
    }

    /// Line beside another at a vertex, if it is the only one.
    fn only_other(&self, vertex: Vertex, line: Edge) -> Option<Edge> {
        let mut found = None;
        for edge in vertex.edges(self.board.shape()).into_iter().flatten() {
            if edge != line && self.contains(edge) && found.replace(edge).is_some() {
                return None;
            }
        }
        found
    }

    /// First line, or else first clue, in reading order, that a loop leaves out;
    /// `None` if the loop is a solution.
    pub(super) fn left_out(&self, closed: &[Edge]) -> Option<LeftOut> {
        let mut within = Table::filled(self.board.shape(), false);
        for &edge in closed {
            within[edge] = true;
        }
        let around = |cell: Cell| cell.edges().iter().filter(|&&edge| within[edge]).count();
        let clue = || {
            self.clues
                .counts()
                .find(|&(cell, count)| around(cell) != usize::from(count))
        };
        let line = self
            .board
            .shape()
            .edges()
            .find(|&edge| !within[edge] && self.contains(edge));
        line.map(LeftOut::Line)
            .or_else(|| clue().map(|(cell, _)| LeftOut::Clue(cell)))
    }

    /// Evidence that closing this loop would be premature: its lines on the board
    /// and what it would leave out; `None` if it would be a solution.
    pub(super) fn premature(&self, closed: &[Edge]) -> Option<Evidence> {
        let left_out = self.left_out(closed)?;
        let mut evidence = Evidence::default();
        evidence.rely_on_lines(self.board, closed);
        match left_out {
            LeftOut::Line(edge) => evidence.rely_on_lines(self.board, &[edge]),
            LeftOut::Clue(cell) => evidence.clues.push(cell.site()),
        }
        Some(evidence)
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Evidence {
    pub(super) clues: Vec<Site>,
    pub(super) given: Vec<Fact>,
}

impl Evidence {
    /// Adds the lines that the board has; those only assumed are not evidence.
    pub(super) fn rely_on_lines(&mut self, board: &Board, edges: &[Edge]) {
        let known = edges
            .iter()
            .filter(|&&edge| board.edge(edge) == Some(Mark::Line));
        self.given
            .extend(known.map(|&edge| Fact::Edge(edge, Mark::Line)));
    }

    pub(super) fn extend(&mut self, other: Evidence) {
        self.clues.extend(other.clues);
        self.given.extend(other.given);
    }

    pub(super) fn step(
        mut self,
        technique: Technique,
        mut found: Vec<Fact>,
    ) -> Finding<Slitherlink> {
        self.normalise();
        found.sort_dedup();
        let Evidence { clues, given } = self;
        Some(Find::Step(Step::new(technique, clues, given, found)))
    }

    pub(super) fn normalise(&mut self) {
        self.clues.sort_dedup();
        self.given.sort_dedup();
    }
}

/// Whether a line may be part of a closed loop; if not, it lies on a path with
/// two ends, or on lines that branch.
pub(crate) fn may_close(edges: &Table<Edge, Option<Mark>>, line: Edge) -> bool {
    let shape = edges.shape();
    let [start, mut at] = line.ends();
    let mut last = line;
    while at != start {
        let around = at.edges(shape).into_iter().flatten();
        let mut on = around.filter(|&edge| edge != last && edges[edge] == Some(Mark::Line));
        let (Some(next), None) = (on.next(), on.next()) else {
            return false;
        };
        at = next.other_end(at);
        last = next;
    }
    true
}

/// Path drawn through a line: its edges and its two ends. Neither a closed
/// loop nor lines that branch have ends.
pub(super) fn path(lines: &Lines<'_>, start: Edge) -> (Vec<Edge>, Option<[Vertex; 2]>) {
    let (edges, ends) = lines.path_from(start);
    let is_end = |&end: &Vertex| lines.at(end).count() == 1;
    (edges, ends.filter(|ends| ends.iter().all(is_end)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::grid::Shape;

    #[test]
    fn only_a_complete_loop_without_other_lines_closes() {
        let around = Cell::new(1, 1).edges();
        let mut edges = Table::filled(Shape::new(4, 4), None);
        for edge in &around[..3] {
            edges[*edge] = Some(Mark::Line);
        }
        assert!(!around[..3].iter().any(|&edge| may_close(&edges, edge)));
        edges[around[3]] = Some(Mark::Line);
        assert!(around.iter().all(|&edge| may_close(&edges, edge)));
        // A separate line, and one that branches off.
        let apart = Edge::Above(Cell::new(4, 3));
        let branch = Edge::Above(Cell::new(1, 0));
        for edge in [apart, branch] {
            edges[edge] = Some(Mark::Line);
            assert!(!may_close(&edges, edge), "{edge:?}");
        }
    }
}
