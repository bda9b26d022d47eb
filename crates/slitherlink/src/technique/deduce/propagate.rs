//! Propagation of one constraint: what holds in every assignment still
//! possible is deduced.

use clew_core::grid::{Cell, Edge};

use super::constraint::{self, Assignments, Constraint};
use super::{Conflict, Deduction, Mark, Reason, Strength};

/// Edges `i` and `j` around a cell separate it from neighbours `a` and `b`.
const AROUND_CELL: [[usize; 4]; 6] = [
    [0, 1, 0, 1],
    [1, 2, 1, 2],
    [2, 3, 2, 3],
    [0, 3, 0, 3],
    [0, 2, 0, 2],
    [1, 3, 1, 3],
];

/// Edge `i` of a vertex separates cells `i - 1` and `i`, the next one cells `i`
/// and `i + 1`: together they relate cell `i - 1` to cell `i + 1`.
const AROUND_VERTEX: [[usize; 4]; 4] = [[0, 1, 3, 1], [1, 2, 0, 2], [2, 3, 1, 3], [3, 0, 2, 0]];

/// Corner of each cell around a vertex at which the vertex lies: the bottom left
/// corner of the top right cell, and so on around.
const CORNERS: [usize; 4] = [2, 3, 0, 1];

/// Variables of a constraint.
struct Variables {
    /// Edges; `None` beyond the rim.
    edges: [Option<Edge>; 4],
    /// Pair of each edge and the next: a cell and its corner.
    pairs: [Option<(Cell, usize)>; 4],
    /// Nodes whose relations matter; unused if colours are not propagated.
    nodes: [usize; 4],
    relations: &'static [[usize; 4]],
}

impl Deduction {
    /// Four edges of a constraint; `None` beyond the rim, which counts as a cross.
    pub(super) fn edges_of(&self, constraint: Constraint) -> [Option<Edge>; 4] {
        match constraint {
            Constraint::Cell(cell) => cell.edges().map(Some),
            Constraint::Vertex(vertex) => vertex.edges(self.shape),
        }
    }

    /// Pair of edge `i` and edge `i + 1` of a constraint: a cell and its corner.
    pub(super) fn pair_of(&self, constraint: Constraint, i: usize) -> Option<(Cell, usize)> {
        match constraint {
            Constraint::Cell(cell) => Some((cell, i)),
            Constraint::Vertex(vertex) => Some((vertex.cells(self.shape)[i]?, CORNERS[i])),
        }
    }

    /// Pairs of edges of a constraint whose difference is a relation between two
    /// nodes: edges `i`, `j` and the nodes.
    pub(super) fn relations_of(
        &self,
        constraint: Constraint,
    ) -> impl Iterator<Item = (usize, usize, usize, usize)> + use<> {
        let (around, relations) = match constraint {
            Constraint::Cell(cell) => (cell.neighbours(self.shape), &AROUND_CELL[..]),
            Constraint::Vertex(vertex) => (vertex.cells(self.shape), &AROUND_VERTEX[..]),
        };
        let around = around.map(|cell| self.node(cell));
        let relations = relations.iter();
        relations.map(move |&[i, j, a, b]| (i, j, around[a], around[b]))
    }

    pub(super) fn rule(&self, constraint: Constraint) -> Assignments {
        match constraint {
            Constraint::Cell(cell) => self
                .clues
                .count(cell)
                .map_or(constraint::ALL, constraint::lines),
            Constraint::Vertex(_) => constraint::PASSED,
        }
    }

    /// Variables of a constraint.
    fn variables(&self, constraint: Constraint) -> Variables {
        let nodes = |cells: [Option<Cell>; 4]| match self.strength {
            Strength::Pairs => [0; 4],
            Strength::Colours => cells.map(|cell| self.node(cell)),
        };
        match constraint {
            Constraint::Cell(cell) => Variables {
                edges: cell.edges().map(Some),
                pairs: [0, 1, 2, 3].map(|corner| Some((cell, corner))),
                nodes: nodes(cell.neighbours(self.shape)),
                relations: &AROUND_CELL,
            },
            Constraint::Vertex(vertex) => {
                let cells = vertex.cells(self.shape);
                let pair = |i: usize| Some((cells[i]?, CORNERS[i]));
                Variables {
                    edges: vertex.edges(self.shape),
                    pairs: [0, 1, 2, 3].map(pair),
                    nodes: nodes(cells),
                    relations: &AROUND_VERTEX,
                }
            }
        }
    }

    /// Assignments that the rule of a constraint and the board's knowledge of it allow.
    pub(super) fn allowed_by_board(&self, constraint: Constraint) -> Assignments {
        let mut allowed = self.rule(constraint);
        for (i, edge) in self.edges_of(constraint).into_iter().enumerate() {
            let mark = match edge {
                Some(edge) => self.edges[edge],
                None => Some(Mark::Cross),
            };
            if let Some(mark) = mark {
                allowed &= constraint::edge(i, mark == Mark::Line);
            }
        }
        match self.strength {
            Strength::Pairs => allowed,
            Strength::Colours => allowed & self.allowed_by_colours(constraint),
        }
    }

    pub(super) fn propagate(&mut self, constraint: Constraint) -> Result<(), Conflict> {
        let allowed = *self.domains.at(constraint);
        if allowed == 0 {
            return Err(Conflict::Constraint(constraint));
        }
        let free = match constraint {
            Constraint::Cell(_) => constraint::ALL,
            Constraint::Vertex(_) => constraint::PASSED,
        };
        // Nothing follows if nothing is known and there is no clue.
        if allowed == free {
            return Ok(());
        }
        let variables = self.variables(constraint);
        for (i, edge) in variables.edges.into_iter().enumerate() {
            let Some(edge) = edge else { continue };
            for mark in [Mark::Line, Mark::Cross] {
                if allowed & !constraint::edge(i, mark == Mark::Line) == 0
                    && self.edges[edge].is_none()
                {
                    self.learn_edge(edge, mark, Reason::Constraint(constraint))?;
                }
            }
        }
        for (i, pair) in variables.pairs.into_iter().enumerate() {
            let Some((cell, corner)) = pair else { continue };
            let counts = constraint::counts(i, allowed);
            if counts != self.pairs[cell][corner] {
                self.learn_pair(cell, corner, counts, constraint);
            }
        }
        if self.strength == Strength::Colours {
            for &[i, j, a, b] in variables.relations {
                let [a, b] = [a, b].map(|at| variables.nodes[at]);
                for differ in [false, true] {
                    if allowed & !constraint::differ(i, j, differ) == 0
                        && self.classes.differ(a, b).is_none()
                    {
                        self.learn_relation(a, b, differ, constraint)?;
                    }
                }
            }
        }
        Ok(())
    }
}
