//! What links of local reasoning force: corner pairs (P1–P11) and colour
//! relations (C1–C14), closed under each other.
//!
//! Three sorts of items are known: an edge; the counts a corner pair may have;
//! a relation between the colours of two cells. Each spot (a cell with its
//! clue, a vertex) combines the items it touches, and whatever then holds in
//! every way left is a new item. Nothing is written down about why: the log
//! keeps the order, and `proof` finds the reasons again, smallest first, for
//! the few items that become steps.
//!
//! The catalogue's rules are cases of this: P4 to P8 and C5 to C10, C14 at
//! cells, P5, C11, C12 at vertices, P9 and P10 because relations chain.

mod area;
mod chain;
mod closing;
mod combine;
mod name;
mod proof;
mod rungs;
mod spot;
mod story;

use std::collections::VecDeque;
use std::rc::Rc;

use crate::grid::{Cell, Edge, Place as _, Shape, Table, Vertex};

use super::classes::{Classes, Join};
use super::{Board, Clues, Fact, Mark, Side};
use spot::Spot;

pub(super) use area::Area;
pub(super) use closing::Closing;
pub(super) use rungs::{closed, colours, pairs};
pub(super) use story::Story;

/// How far the reasoning goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    /// Edges and corner pairs.
    Pairs,
    /// Edges, corner pairs and colour relations.
    Colours,
}

/// Something found out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Item {
    Edge(Edge, Mark),
    /// The counts left to the pair at a corner of a cell: bit `k` allows `k` lines.
    Pair(Cell, usize, u8),
    /// Whether two nodes differ; the exterior is the last node.
    Relation(usize, usize, bool),
}

/// Where an item comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Source {
    /// The supposition of a trial.
    Supposed,
    /// The ways left at a spot.
    Spot(Spot),
    /// The relation between the two cells of an edge.
    Relation,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    item: Item,
    source: Source,
    /// For pairs: the entry that this one narrows, or [`NEVER`].
    before: usize,
    /// Entries made by the same look at a spot share a number.
    round: usize,
}

/// No entry: not known, or known from the start.
const NEVER: usize = usize::MAX;

/// A contradiction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Conflict {
    /// No way is left at a spot.
    Spot(Spot),
    /// An item, from its source, contradicts the relation of its two cells.
    Relation(Item, Option<Spot>),
}

/// What is known by now, and the order in which it was found.
#[derive(Clone)]
pub(super) struct Deduction {
    clues: Rc<Clues>,
    board: Rc<Board>,
    shape: Shape,
    scope: Scope,
    edges: Table<Edge, Option<Mark>>,
    /// The entry of each edge found; [`NEVER`] for those of the board.
    edge_entry: Table<Edge, usize>,
    pairs: Table<Cell, [u8; 4]>,
    pair_entry: Table<Cell, [usize; 4]>,
    classes: Classes,
    /// The joins made, each with the length of the log then.
    joins: Vec<(usize, Join)>,
    log: Vec<Entry>,
    round: usize,
    queue: VecDeque<Spot>,
    queued_cells: Table<Cell, bool>,
    queued_vertices: Table<Vertex, bool>,
}

impl Deduction {
    /// What the board knows, with every spot still to be looked at.
    fn new(clues: &Clues, board: &Board, scope: Scope) -> Self {
        let shape = clues.shape();
        let mut deduction = Self {
            clues: Rc::new(clues.clone()),
            board: Rc::new(board.clone()),
            shape,
            scope,
            edges: Table::filled(shape, None),
            edge_entry: Table::filled(shape, NEVER),
            pairs: Table::filled(shape, [0b111; 4]),
            pair_entry: Table::filled(shape, [NEVER; 4]),
            classes: board.classes().clone(),
            joins: Vec::new(),
            log: Vec::new(),
            round: 0,
            queue: VecDeque::new(),
            queued_cells: Table::filled(shape, false),
            queued_vertices: Table::filled(shape, false),
        };
        for edge in shape.edges() {
            deduction.edges[edge] = board.edge(edge);
        }
        for cell in shape.cells() {
            deduction.enqueue(Spot::Cell(cell));
        }
        for vertex in shape.vertices() {
            deduction.enqueue(Spot::Vertex(vertex));
        }
        deduction
    }

    fn enqueue(&mut self, spot: Spot) {
        let queued = match spot {
            Spot::Cell(cell) => &mut self.queued_cells[cell],
            Spot::Vertex(vertex) => &mut self.queued_vertices[vertex],
        };
        if !std::mem::replace(queued, true) {
            self.queue.push_back(spot);
        }
    }

    fn node(&self, cell: Option<Cell>) -> usize {
        cell.map_or(self.shape.area(), |cell| cell.index(self.shape))
    }

    fn cell(&self, node: usize) -> Option<Cell> {
        let cols = usize::from(self.shape.cols);
        let small = |n: usize| u8::try_from(n).expect("a board has at most 100 rows");
        (node < self.shape.area()).then(|| Cell::new(small(node / cols), small(node % cols)))
    }

    /// Supposes a fact.
    pub(super) fn suppose(&mut self, edge: Edge, mark: Mark) -> Result<(), Conflict> {
        self.learn_edge(edge, mark, Source::Supposed)
    }

    /// Looks at the next spot that has news. `None`: there is none. Otherwise
    /// the entries made, those of edges first.
    fn advance(&mut self) -> Option<Result<std::ops::Range<usize>, Conflict>> {
        let spot = self.queue.pop_front()?;
        match spot {
            Spot::Cell(cell) => self.queued_cells[cell] = false,
            Spot::Vertex(vertex) => self.queued_vertices[vertex] = false,
        }
        self.round += 1;
        let start = self.log.len();
        Some(self.combine(spot).map(|()| start..self.log.len()))
    }

    /// Goes on until nothing new is found.
    pub(super) fn close(&mut self) -> Result<(), Conflict> {
        while let Some(advanced) = self.advance() {
            advanced?;
        }
        Ok(())
    }

    /// Goes on until a spot yields edges that were unknown; those of its first
    /// argument.
    fn next_edges(&mut self) -> Result<Option<Vec<usize>>, Conflict> {
        while let Some(advanced) = self.advance() {
            let entries = advanced?;
            let mut edges: Vec<usize> = entries
                .filter(|&at| matches!(self.log[at].item, Item::Edge(..)))
                .collect();
            if let Some(&first) = edges.first() {
                edges.retain(|&at| at == first || self.together(first, at));
                return Ok(Some(edges));
            }
        }
        Ok(None)
    }

    fn record(&mut self, item: Item, source: Source, before: usize) -> usize {
        self.log.push(Entry {
            item,
            source,
            before,
            round: self.round,
        });
        self.log.len() - 1
    }

    fn learn_edge(&mut self, edge: Edge, mark: Mark, source: Source) -> Result<(), Conflict> {
        let [a, b] = edge.cells(self.shape).map(|cell| self.node(cell));
        let differ = mark == Mark::Line;
        let spot = match source {
            Source::Spot(spot) => Some(spot),
            Source::Supposed | Source::Relation => None,
        };
        let relates = self.scope == Scope::Colours;
        if relates
            && self
                .classes
                .differ(a, b)
                .is_some_and(|known| known != differ)
        {
            return Err(Conflict::Relation(Item::Edge(edge, mark), spot));
        }
        self.edges[edge] = Some(mark);
        self.edge_entry[edge] = self.record(Item::Edge(edge, mark), source, NEVER);
        for cell in edge.cells(self.shape).into_iter().flatten() {
            self.enqueue(Spot::Cell(cell));
        }
        for end in edge.ends() {
            self.enqueue(Spot::Vertex(end));
        }
        if relates {
            self.relate(a, b, differ)
        } else {
            Ok(())
        }
    }

    fn learn_pair(&mut self, cell: Cell, corner: usize, counts: u8, spot: Spot) {
        let before = self.pair_entry[cell][corner];
        self.pairs[cell][corner] = counts;
        let entry = self.record(Item::Pair(cell, corner, counts), Source::Spot(spot), before);
        self.pair_entry[cell][corner] = entry;
        self.enqueue(Spot::Cell(cell));
        self.enqueue(Spot::Vertex(cell.corners()[corner]));
    }

    fn learn_relation(
        &mut self,
        a: usize,
        b: usize,
        differ: bool,
        spot: Spot,
    ) -> Result<(), Conflict> {
        self.record(Item::Relation(a, b, differ), Source::Spot(spot), NEVER);
        self.relate(a, b, differ)
    }

    /// Joins two classes; spots around the cells that moved have news, and
    /// edges between cells now of one class follow.
    fn relate(&mut self, a: usize, b: usize, differ: bool) -> Result<(), Conflict> {
        let Some(join) = self.classes.join(a, b, differ) else {
            return Ok(());
        };
        let joined = self.joins.len();
        self.joins.push((self.log.len(), join));
        for at in 0..self.joins[joined].1.moved.len() {
            let Some(cell) = self.cell(self.joins[joined].1.moved[at]) else {
                self.enqueue_rim();
                continue;
            };
            for next in cell.neighbours(self.shape).into_iter().flatten() {
                self.enqueue(Spot::Cell(next));
            }
            for corner in cell.corners() {
                self.enqueue(Spot::Vertex(corner));
            }
        }
        for at in 0..self.joins[joined].1.moved.len() {
            match self.cell(self.joins[joined].1.moved[at]) {
                Some(cell) => {
                    for edge in cell.edges() {
                        self.follow_relation(edge)?;
                    }
                }
                None => {
                    let shape = self.shape;
                    let rim = |edge: &Edge| edge.cells(shape).contains(&None);
                    for edge in shape.edges().filter(rim) {
                        self.follow_relation(edge)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Learns an edge if its two cells are related.
    fn follow_relation(&mut self, edge: Edge) -> Result<(), Conflict> {
        if self.edges[edge].is_some() {
            return Ok(());
        }
        let [a, b] = edge.cells(self.shape).map(|cell| self.node(cell));
        let Some(differ) = self.classes.differ(a, b) else {
            return Ok(());
        };
        let mark = if differ { Mark::Line } else { Mark::Cross };
        self.learn_edge(edge, mark, Source::Relation)
    }

    fn enqueue_rim(&mut self) {
        for edge in self.shape.edges() {
            if edge.cells(self.shape).contains(&None) {
                for cell in edge.cells(self.shape).into_iter().flatten() {
                    self.enqueue(Spot::Cell(cell));
                }
                for end in edge.ends() {
                    self.enqueue(Spot::Vertex(end));
                }
            }
        }
    }

    /// What is known of every edge.
    pub(super) fn edges(&self) -> &Table<Edge, Option<Mark>> {
        &self.edges
    }

    /// Which side a cell is known to be on.
    pub(super) fn side(&self, cell: Cell) -> Option<Side> {
        let differs = self
            .classes
            .differ(self.node(Some(cell)), self.node(None))?;
        Some(if differs { Side::Inside } else { Side::Outside })
    }

    /// How much is in the log: a moment to come back to with [`Deduction::undo`].
    pub(super) fn moment(&self) -> usize {
        self.log.len()
    }

    /// Forgets everything found since a moment at which the deduction was closed.
    pub(super) fn undo(&mut self, moment: usize) {
        while self
            .joins
            .last()
            .is_some_and(|(length, _)| *length > moment)
        {
            if let Some((_, join)) = self.joins.pop() {
                self.classes.undo(&join);
            }
        }
        while self.log.len() > moment {
            let Some(entry) = self.log.pop() else { break };
            match entry.item {
                Item::Edge(edge, _) => {
                    self.edges[edge] = None;
                    self.edge_entry[edge] = NEVER;
                }
                Item::Pair(cell, corner, _) => {
                    self.pair_entry[cell][corner] = entry.before;
                    self.pairs[cell][corner] = match self.log.get(entry.before).map(|e| e.item) {
                        Some(Item::Pair(_, _, counts)) => counts,
                        _ => 0b111,
                    };
                }
                Item::Relation(..) => {}
            }
        }
        while let Some(spot) = self.queue.pop_front() {
            match spot {
                Spot::Cell(cell) => self.queued_cells[cell] = false,
                Spot::Vertex(vertex) => self.queued_vertices[vertex] = false,
            }
        }
    }

    /// The edges found, in order, with their entries.
    pub(super) fn found(&self) -> impl Iterator<Item = (usize, Fact)> {
        self.found_since(0)
    }

    /// The edges found since a moment, in order, with their entries.
    pub(super) fn found_since(&self, moment: usize) -> impl Iterator<Item = (usize, Fact)> {
        self.log
            .iter()
            .enumerate()
            .skip(moment)
            .filter_map(|(at, entry)| match entry.item {
                Item::Edge(edge, mark) => Some((at, Fact::Edge(edge, mark))),
                _ => None,
            })
    }
}
