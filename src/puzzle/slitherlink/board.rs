//! What is known of a Slitherlink: edges and colours as one body of knowledge.
//!
//! Colours are classes with parity over the cells and the exterior: a line
//! joins its two cells as opposite, a cross as equal. A cell tied to the
//! exterior has a known side.

use std::collections::VecDeque;

use crate::grid::{Cell, Edge, Place, Shape, Table, Vertex};
use crate::model::{Clash, Contradiction, Fact as _, Learned};

use super::classes::Classes;
use super::{Fact, Mark, Rule, Side, Slitherlink};

/// How many of the edges around a place are lines, and how many are unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) lines: u8,
    pub(super) open: u8,
}

impl Tally {
    fn count(&mut self, mark: Mark) {
        self.open -= 1;
        self.lines += u8::from(mark == Mark::Line);
    }
}

/// What is known so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    edges: Table<Edge, Option<Mark>>,
    /// Follows from the edges. Kept because every step looks at every place.
    around_cells: Table<Cell, Tally>,
    around_vertices: Table<Vertex, Tally>,
    /// Sides learned as facts, beside those that follow from the edges.
    told: Table<Cell, Option<Side>>,
    /// Classes of cells; the last node is the exterior.
    colours: Classes,
    unknown: usize,
}

impl Board {
    pub(super) fn new(shape: Shape) -> Self {
        let unknown = |open: u8| Tally { lines: 0, open };
        let mut around_vertices = Table::filled(shape, unknown(0));
        for end in shape.edges().flat_map(Edge::ends) {
            around_vertices[end].open += 1;
        }
        Self {
            edges: Table::filled(shape, None),
            around_cells: Table::filled(shape, unknown(4)),
            around_vertices,
            told: Table::filled(shape, None),
            colours: Classes::new(shape.area() + 1),
            unknown: Edge::count(shape),
        }
    }

    /// The size of the board.
    pub fn shape(&self) -> Shape {
        self.edges.shape()
    }

    /// What an edge is known to be.
    pub fn edge(&self, edge: Edge) -> Option<Mark> {
        self.edges[edge]
    }

    /// What every edge is known to be.
    pub(super) fn edges(&self) -> &Table<Edge, Option<Mark>> {
        &self.edges
    }

    /// The edges around each cell, counted.
    pub(super) fn around_cells(&self) -> &Table<Cell, Tally> {
        &self.around_cells
    }

    /// The edges around each vertex, counted.
    pub(super) fn around_vertices(&self) -> &Table<Vertex, Tally> {
        &self.around_vertices
    }

    /// Which side a cell is known to be on.
    pub fn side(&self, cell: Cell) -> Option<Side> {
        let differs = self.differ(Some(cell), None)?;
        Some(if differs { Side::Inside } else { Side::Outside })
    }

    /// Whether two cells are known to be on different sides; `None` names the
    /// exterior, and answers "not known".
    pub fn differ(&self, a: Option<Cell>, b: Option<Cell>) -> Option<bool> {
        self.colours.differ(self.node(a), self.node(b))
    }

    /// The colour class of a cell: a number shared by all cells whose side is
    /// known relative to it, and whether the cell is opposite to the class's
    /// first member.
    pub fn class(&self, cell: Option<Cell>) -> (usize, bool) {
        self.colours.class(self.node(cell))
    }

    /// The cells whose sides are tied to an undecided cell's, itself included.
    pub(super) fn class_of(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        let members = self.colours.members(self.node(Some(cell)));
        let cells = members.filter(|&node| node < self.shape().area());
        cells.map(|node| Cell::at(node, self.shape()))
    }

    /// What an edge must be by the colours of its two cells, told or not.
    pub fn implied(&self, edge: Edge) -> Option<Mark> {
        let [a, b] = edge.cells(self.shape());
        self.differ(a, b)
            .map(|differ| if differ { Mark::Line } else { Mark::Cross })
    }

    /// The classes of cells whose sides are tied together.
    pub(super) fn classes(&self) -> &Classes {
        &self.colours
    }

    /// Whether all that was learned by an earlier board was learned by this one.
    pub(super) fn extends(&self, earlier: &Board) -> bool {
        let mut edges = earlier.edges.values().iter().zip(self.edges.values());
        let mut sides = earlier.told.values().iter().zip(self.told.values());
        edges.all(|(old, new)| old.is_none() || old == new)
            && sides.all(|(old, new)| old.is_none() || old == new)
    }

    /// Whether every edge is known.
    pub fn is_complete(&self) -> bool {
        self.unknown == 0
    }

    fn node(&self, cell: Option<Cell>) -> usize {
        cell.map_or(self.shape().area(), |cell| cell.index(self.shape()))
    }

    pub(super) fn learn(&mut self, fact: Fact) -> Result<Learned, Contradiction<Slitherlink>> {
        let (a, b, differ) = self.relation(fact);
        let known = match fact {
            Fact::Edge(edge, mark) => self.edges[edge].map(|known| known == mark),
            Fact::Cell(..) => self.differ(a, b).map(|known| known == differ),
        };
        if known == Some(true) {
            return Ok(Learned::Known);
        }
        if self.differ(a, b).is_some_and(|known| known != differ) {
            let given = if known == Some(false) {
                vec![fact.negated()]
            } else {
                self.path(a, b)
                    .expect("cells of one class are linked by known facts")
            };
            let sites = given
                .iter()
                .map(|fact| fact.site())
                .chain([fact.site()])
                .collect();
            let clash = Clash::new(Rule::BothSides, sites);
            return Err(Contradiction {
                clues: Vec::new(),
                given,
                clash,
            });
        }
        match fact {
            Fact::Edge(edge, mark) => {
                self.edges[edge] = Some(mark);
                self.unknown -= 1;
                for cell in [a, b].into_iter().flatten() {
                    self.around_cells[cell].count(mark);
                }
                for end in edge.ends() {
                    self.around_vertices[end].count(mark);
                }
            }
            Fact::Cell(cell, side) => self.told[cell] = Some(side),
        }
        let (a, b) = (self.node(a), self.node(b));
        self.colours.join(a, b, differ);
        Ok(Learned::New)
    }

    /// The two cells a fact relates, and whether it says that they differ.
    fn relation(&self, fact: Fact) -> (Option<Cell>, Option<Cell>, bool) {
        match fact {
            Fact::Edge(edge, mark) => {
                let [a, b] = edge.cells(self.shape());
                (a, b, mark == Mark::Line)
            }
            Fact::Cell(cell, side) => (Some(cell), None, side == Side::Inside),
        }
    }

    /// The shortest chain of known facts that relates two cells (`None` is the
    /// exterior), or `None` if there is no such chain.
    pub fn path(&self, from: Option<Cell>, to: Option<Cell>) -> Option<Vec<Fact>> {
        let shape = self.shape();
        let mut came: Vec<Option<(Option<Cell>, Fact)>> = vec![None; shape.area() + 1];
        let mut queue = VecDeque::from([from]);
        let start = self.node(from);
        while let Some(at) = queue.pop_front() {
            if at == to {
                let mut facts = Vec::new();
                let mut back = to;
                while self.node(back) != start {
                    let (previous, fact) = came[self.node(back)]?;
                    facts.push(fact);
                    back = previous;
                }
                facts.reverse();
                return Some(facts);
            }
            for (next, fact) in self.links(at) {
                let node = self.node(next);
                if node != start && came[node].is_none() {
                    came[node] = Some((at, fact));
                    queue.push_back(next);
                }
            }
        }
        None
    }

    /// The known facts that tie a cell (or the exterior) to another.
    fn links(&self, at: Option<Cell>) -> Vec<(Option<Cell>, Fact)> {
        let shape = self.shape();
        let mark = |edge: Edge| Some(Fact::Edge(edge, self.edges[edge]?));
        let told = |cell: Cell| Some(Fact::Cell(cell, self.told[cell]?));
        match at {
            Some(cell) => {
                let sides = cell.edges().into_iter().zip(cell.neighbours(shape));
                sides
                    .filter_map(|(edge, next)| Some((next, mark(edge)?)))
                    .chain(told(cell).map(|fact| (None, fact)))
                    .collect()
            }
            None => {
                let rim = shape.edges().filter_map(|edge| match edge.cells(shape) {
                    [None, Some(cell)] | [Some(cell), None] => Some((Some(cell), mark(edge)?)),
                    _ => None,
                });
                rim.chain(
                    shape
                        .cells()
                        .filter_map(|cell| Some((Some(cell), told(cell)?))),
                )
                .collect()
            }
        }
    }
}
