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
mod classify;
mod constraint;
mod derivation;
mod domains;
mod first_step;
mod incremental;
mod proof;
mod propagate;
mod trail;
mod worklist;

use std::rc::Rc;

use crate::grid::{Cell, Edge, Place as _, Shape, Table};

use super::classes::{Classes, Join};
use super::{Board, Clues, Fact, Mark, Side};
use constraint::Spot;
use domains::Left;
use worklist::News;

pub(super) use area::Area;
pub(super) use derivation::Story;
pub(super) use first_step::{closed, colours, pairs};
pub(super) use incremental::Closing;

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
    /// What is left at each spot,
    left: Left,
    /// and those where it was narrowed since the last look.
    news: News,
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
            left: Left::all(shape),
            news: News::everywhere(shape),
        };
        for edge in shape.edges() {
            deduction.edges[edge] = board.edge(edge);
        }
        for spot in Spot::all(shape) {
            *deduction.left.at(spot) = deduction.ways_on_board(spot);
        }
        deduction
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
        let spot = self.news.next()?;
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
