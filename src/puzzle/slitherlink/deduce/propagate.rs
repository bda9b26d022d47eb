//! One look at a spot: what is known of its four edges, and what then holds in
//! every way left.

use crate::grid::{Cell, Edge};

use super::constraint::{self, Spot, Ways};
use super::{Conflict, Deduction, Mark, Scope, Source};

/// Edges `i` and `j` around a cell part it from neighbours `a` and `b`.
const AROUND_CELL: [[usize; 4]; 6] = [
    [0, 1, 0, 1],
    [1, 2, 1, 2],
    [2, 3, 2, 3],
    [0, 3, 0, 3],
    [0, 2, 0, 2],
    [1, 3, 1, 3],
];

/// Edge `i` of a vertex parts cells `i - 1` and `i`, the next one cells `i` and
/// `i + 1`: together they tell cell `i - 1` from cell `i + 1`.
const AROUND_VERTEX: [[usize; 4]; 4] = [[0, 1, 3, 1], [1, 2, 0, 2], [2, 3, 1, 3], [3, 0, 2, 0]];

/// Seen from the cell up right of a vertex, the vertex is its corner bottom
/// left, and so on around.
const CORNERS: [usize; 4] = [2, 3, 0, 1];

/// What a spot touches.
struct Touched {
    /// Its edges; `None` beyond the rim.
    edges: [Option<Edge>; 4],
    /// For each edge the pair of it and the next: a cell and its corner.
    pairs: [Option<(Cell, usize)>; 4],
    /// The nodes whose relations matter; where colours do not, anything.
    nodes: [usize; 4],
    relations: &'static [[usize; 4]],
}

impl Deduction {
    /// The four edges of a spot; `None` beyond the rim, which counts as a cross.
    pub(super) fn edges_of(&self, spot: Spot) -> [Option<Edge>; 4] {
        match spot {
            Spot::Cell(cell) => cell.edges().map(Some),
            Spot::Vertex(vertex) => vertex.edges(self.shape),
        }
    }

    /// The pair between edge `i` and edge `i + 1` of a spot: a cell and its corner.
    pub(super) fn pair_of(&self, spot: Spot, i: usize) -> Option<(Cell, usize)> {
        match spot {
            Spot::Cell(cell) => Some((cell, i)),
            Spot::Vertex(vertex) => Some((vertex.cells(self.shape)[i]?, CORNERS[i])),
        }
    }

    /// Pairs of edges of a spot whose difference is a relation between two
    /// nodes: edges `i`, `j` and the nodes.
    pub(super) fn relations_of(
        &self,
        spot: Spot,
    ) -> impl Iterator<Item = (usize, usize, usize, usize)> + use<> {
        let (around, relations) = match spot {
            Spot::Cell(cell) => (cell.neighbours(self.shape), &AROUND_CELL[..]),
            Spot::Vertex(vertex) => (vertex.cells(self.shape), &AROUND_VERTEX[..]),
        };
        let around = around.map(|cell| self.node(cell));
        let relations = relations.iter();
        relations.map(move |&[i, j, a, b]| (i, j, around[a], around[b]))
    }

    pub(super) fn rule(&self, spot: Spot) -> Ways {
        match spot {
            Spot::Cell(cell) => self
                .clues
                .count(cell)
                .map_or(constraint::ALL, constraint::lines),
            Spot::Vertex(_) => constraint::PASSED,
        }
    }

    /// What a spot touches.
    fn touched(&self, spot: Spot) -> Touched {
        let nodes = |cells: [Option<Cell>; 4]| match self.scope {
            Scope::Pairs => [0; 4],
            Scope::Colours => cells.map(|cell| self.node(cell)),
        };
        match spot {
            Spot::Cell(cell) => Touched {
                edges: cell.edges().map(Some),
                pairs: [0, 1, 2, 3].map(|corner| Some((cell, corner))),
                nodes: nodes(cell.neighbours(self.shape)),
                relations: &AROUND_CELL,
            },
            Spot::Vertex(vertex) => {
                let cells = vertex.cells(self.shape);
                let pair = |i: usize| Some((cells[i]?, CORNERS[i]));
                Touched {
                    edges: vertex.edges(self.shape),
                    pairs: [0, 1, 2, 3].map(pair),
                    nodes: nodes(cells),
                    relations: &AROUND_VERTEX,
                }
            }
        }
    }

    /// The ways that the rule of a spot and what the board knows of it leave.
    pub(super) fn ways_on_board(&self, spot: Spot) -> Ways {
        let mut ways = self.rule(spot);
        for (i, edge) in self.edges_of(spot).into_iter().enumerate() {
            let mark = match edge {
                Some(edge) => self.edges[edge],
                None => Some(Mark::Cross),
            };
            if let Some(mark) = mark {
                ways &= constraint::edge(i, mark == Mark::Line);
            }
        }
        match self.scope {
            Scope::Pairs => ways,
            Scope::Colours => ways & self.related(spot),
        }
    }

    pub(super) fn combine(&mut self, spot: Spot) -> Result<(), Conflict> {
        let ways = *self.left.at(spot);
        if ways == 0 {
            return Err(Conflict::Spot(spot));
        }
        let free = match spot {
            Spot::Cell(_) => constraint::ALL,
            Spot::Vertex(_) => constraint::PASSED,
        };
        // Nothing follows where nothing is known and no clue stands.
        if ways == free {
            return Ok(());
        }
        let touched = self.touched(spot);
        for (i, edge) in touched.edges.into_iter().enumerate() {
            let Some(edge) = edge else { continue };
            for mark in [Mark::Line, Mark::Cross] {
                if ways & !constraint::edge(i, mark == Mark::Line) == 0
                    && self.edges[edge].is_none()
                {
                    self.learn_edge(edge, mark, Source::Spot(spot))?;
                }
            }
        }
        for (i, pair) in touched.pairs.into_iter().enumerate() {
            let Some((cell, corner)) = pair else { continue };
            let counts = constraint::counts(i, ways);
            if counts != self.pairs[cell][corner] {
                self.learn_pair(cell, corner, counts, spot);
            }
        }
        if self.scope == Scope::Colours {
            for &[i, j, a, b] in touched.relations {
                let [a, b] = [a, b].map(|at| touched.nodes[at]);
                for differ in [false, true] {
                    if ways & !constraint::differ(i, j, differ) == 0
                        && self.classes.differ(a, b).is_none()
                    {
                        self.learn_relation(a, b, differ, spot)?;
                    }
                }
            }
        }
        Ok(())
    }
}
