//! Board: the known edges and, derived from them, the colours.
//!
//! Colours are classes with parity over the cells and the exterior: a line joins its
//! two cells as opposite, and a cross joins them as equal. A cell in the class of the
//! exterior has a known side.

pub(super) mod assignments;
pub(super) mod classes;
pub(super) mod colouring;
pub(super) mod padded_grid;
mod puzzle;

pub use puzzle::{Clue, Clues, Fact, MAX_SIDE, Mark, Rule, Side, Slitherlink};

use std::collections::VecDeque;

use classes::Classes;
use clew_core::grid::{Cell, Edge, Place, Shape, Table, Vertex};
use clew_core::model::{Clash, Contradiction, Fact as _, Learned};

/// Numbers of lines and of unknown edges around a cell or vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EdgeCounts {
    pub(super) lines: u8,
    pub(super) open: u8,
}

impl EdgeCounts {
    fn count(&mut self, mark: Mark) {
        self.open -= 1;
        self.lines += u8::from(mark == Mark::Line);
    }
}

/// Known facts, with the counts and classes that follow from them.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    edges: Table<Edge, Option<Mark>>,
    /// Derived from the edges. Stored because every step looks at every place.
    around_cells: Table<Cell, EdgeCounts>,
    around_vertices: Table<Vertex, EdgeCounts>,
    /// Sides learned as facts, in addition to those that follow from the edges.
    learned_sides: Table<Cell, Option<Side>>,
    /// Classes of cells; the last node is the exterior.
    colours: Classes,
    unknown: usize,
}

impl Board {
    pub(super) fn new(shape: Shape) -> Self {
        let unknown = |open: u8| EdgeCounts { lines: 0, open };
        let mut around_vertices = Table::filled(shape, unknown(0));
        for end in shape.edges().flat_map(Edge::ends) {
            around_vertices[end].open += 1;
        }
        Self {
            edges: Table::filled(shape, None),
            around_cells: Table::filled(shape, unknown(4)),
            around_vertices,
            learned_sides: Table::filled(shape, None),
            colours: Classes::new(shape.area() + 1),
            unknown: Edge::count(shape),
        }
    }

    /// Size of the board.
    pub fn shape(&self) -> Shape {
        self.edges.shape()
    }

    /// Mark of an edge, if known.
    pub fn edge(&self, edge: Edge) -> Option<Mark> {
        self.edges[edge]
    }

    /// Marks of all edges; `None` if unknown.
    pub(super) fn edges(&self) -> &Table<Edge, Option<Mark>> {
        &self.edges
    }

    /// Edge counts of each cell.
    pub(super) fn around_cells(&self) -> &Table<Cell, EdgeCounts> {
        &self.around_cells
    }

    /// Edge counts of each vertex.
    pub(super) fn around_vertices(&self) -> &Table<Vertex, EdgeCounts> {
        &self.around_vertices
    }

    /// Side of a cell, if known.
    pub fn side(&self, cell: Cell) -> Option<Side> {
        self.differ(Some(cell), None).map(Side::of)
    }

    /// Whether two cells are on different sides, if known. A cell of `None` is the
    /// exterior.
    pub fn differ(&self, a: Option<Cell>, b: Option<Cell>) -> Option<bool> {
        self.colours.differ(self.node(a), self.node(b))
    }

    /// Colour class of a cell: a number shared by all cells whose side is known
    /// relative to it, and whether the cell is opposite to the class's first member.
    pub fn class(&self, cell: Option<Cell>) -> (usize, bool) {
        self.colours.class(self.node(cell))
    }

    /// Cells of an undecided cell's class, the cell itself first.
    pub(super) fn class_of(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        let members = self.colours.members(self.node(Some(cell)));
        let cells = members.filter(|&node| node < self.shape().area());
        cells.map(|node| Cell::at(node, self.shape()))
    }

    /// Mark that an edge must have by the colours of its two cells, learned or not.
    pub fn implied(&self, edge: Edge) -> Option<Mark> {
        let [a, b] = edge.cells(self.shape());
        self.differ(a, b).map(Mark::between)
    }

    /// Colour classes of the cells and the exterior.
    pub(super) fn classes(&self) -> &Classes {
        &self.colours
    }

    /// Whether this board has learned everything that an earlier one had.
    pub(super) fn extends(&self, earlier: &Board) -> bool {
        let mut edges = earlier.edges.values().iter().zip(self.edges.values());
        let mut sides = earlier
            .learned_sides
            .values()
            .iter()
            .zip(self.learned_sides.values());
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
            Fact::Cell(cell, side) => self.learned_sides[cell] = Some(side),
        }
        let (a, b) = (self.node(a), self.node(b));
        self.colours.join(a, b, differ);
        Ok(Learned::New)
    }

    /// Cells that a fact relates, and whether it says that they differ.
    fn relation(&self, fact: Fact) -> (Option<Cell>, Option<Cell>, bool) {
        match fact {
            Fact::Edge(edge, mark) => {
                let [a, b] = edge.cells(self.shape());
                (a, b, mark == Mark::Line)
            }
            Fact::Cell(cell, side) => (Some(cell), None, side == Side::Inside),
        }
    }

    /// Shortest chain of known facts that relates two cells (`None` is the
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

    /// Known facts that relate a cell (or the exterior) to another.
    fn links(&self, at: Option<Cell>) -> Vec<(Option<Cell>, Fact)> {
        let shape = self.shape();
        let mark = |edge: Edge| Some(Fact::Edge(edge, self.edges[edge]?));
        let learned = |cell: Cell| Some(Fact::Cell(cell, self.learned_sides[cell]?));
        match at {
            Some(cell) => {
                let sides = cell.edges().into_iter().zip(cell.neighbours(shape));
                sides
                    .filter_map(|(edge, next)| Some((next, mark(edge)?)))
                    .chain(learned(cell).map(|fact| (None, fact)))
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
                        .filter_map(|cell| Some((Some(cell), learned(cell)?))),
                )
                .collect()
            }
        }
    }
}
