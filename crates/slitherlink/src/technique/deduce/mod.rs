//! Propagation of corner pairs and colour relations to a fixpoint.
//!
//! Three sorts of inferences are kept: an edge; the counts a corner pair may
//! have; a relation between the colours of two cells. Each constraint (a cell
//! with its clue, a vertex) keeps the assignments of its four edges that are
//! still possible, and what holds in all of them is a new inference. Reasons
//! are not recorded: the trail keeps the order, and `proof` computes them
//! afterwards (lazy explanation), minimised, for the few inferences that become
//! steps.
//!
//! The catalogue's techniques on corner pairs and colours are cases of this, and
//! `argument` names them.

mod area;
mod argument;
mod chain;
mod constraint;
mod derivation;
mod domains;
mod first_step;
mod incremental;
mod premises;
mod proof;
mod propagate;
mod trail;
mod worklist;

use std::rc::Rc;

use clew_core::grid::{Cell, Edge, Place as _, Shape, Table};
use constraint::Constraint;
use domains::Domains;
use worklist::Worklist;

use crate::board::classes::{Classes, Join};
use crate::board::{Board, Clues, Fact, Mark, Side};

pub(crate) use area::Area;
pub(crate) use derivation::{Refutation, refuted};
pub(crate) use first_step::{colours, fixpoint, pairs};
pub(crate) use incremental::Fixpoints;

/// Strength of the propagation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Strength {
    /// Edges and corner pairs.
    Pairs,
    /// Edges, corner pairs and colour relations.
    Colours,
}

/// Something deduced.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Inference {
    Edge(Edge, Mark),
    /// Counts still possible for the pair at a corner of a cell: bit `k` allows `k` lines.
    Pair(Cell, usize, u8),
    /// Whether two nodes differ; the exterior is the last node.
    Relation(usize, usize, bool),
}

/// Reason of an inference.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Reason {
    /// Assumption of a trial.
    Assumed,
    /// Assignments still possible at a constraint.
    Constraint(Constraint),
    /// Relation between the two cells of an edge.
    Relation,
}

#[derive(Clone, Copy, Debug)]
struct TrailEntry {
    inference: Inference,
    reason: Reason,
    /// Entry of a pair that this one narrows, or [`NO_ENTRY`].
    before: usize,
    /// Number shared by the entries of one propagation.
    round: usize,
}

impl TrailEntry {
    /// The line or cross that it states.
    fn edge(&self) -> Option<Fact> {
        match self.inference {
            Inference::Edge(edge, mark) => Some(Fact::Edge(edge, mark)),
            _ => None,
        }
    }
}

/// No entry: not known, or known from the start.
const NO_ENTRY: usize = usize::MAX;

/// Contradiction met while propagating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Conflict {
    /// No assignment is left at a constraint.
    Constraint(Constraint),
    /// An inference, with the constraint it comes from, contradicts the relation of its two cells.
    Relation(Inference, Option<Constraint>),
}

/// State of the propagation: what is known, and the order in which it was deduced.
#[derive(Clone)]
pub(crate) struct Deduction {
    clues: Rc<Clues>,
    board: Rc<Board>,
    shape: Shape,
    strength: Strength,
    edges: Table<Edge, Option<Mark>>,
    /// Entry of each edge deduced; [`NO_ENTRY`] for those of the board.
    edge_entry: Table<Edge, usize>,
    pairs: Table<Cell, [u8; 4]>,
    pair_entry: Table<Cell, [usize; 4]>,
    classes: Classes,
    /// Joins of classes, each with the length of the trail at that time.
    joins: Vec<(usize, Join)>,
    trail: Vec<TrailEntry>,
    round: usize,
    /// Assignments still possible at each constraint.
    domains: Domains,
    /// Constraints narrowed since they were last propagated.
    worklist: Worklist,
}

impl Deduction {
    /// Takes over what the board knows, with every constraint still to be propagated.
    fn new(clues: &Clues, board: &Board, strength: Strength) -> Self {
        let shape = clues.shape();
        let mut deduction = Self {
            clues: Rc::new(clues.clone()),
            board: Rc::new(board.clone()),
            shape,
            strength,
            edges: board.edges().clone(),
            edge_entry: Table::filled(shape, NO_ENTRY),
            pairs: Table::filled(shape, [0b111; 4]),
            pair_entry: Table::filled(shape, [NO_ENTRY; 4]),
            classes: board.classes().clone(),
            joins: Vec::new(),
            trail: Vec::new(),
            round: 0,
            domains: Domains::full(shape),
            worklist: Worklist::full(shape),
        };
        for constraint in Constraint::all(shape) {
            *deduction.domains.at(constraint) = deduction.allowed_by_board(constraint);
        }
        deduction
    }

    fn node(&self, cell: Option<Cell>) -> usize {
        cell.map_or(self.shape.area(), |cell| cell.index(self.shape))
    }

    fn cell(&self, node: usize) -> Option<Cell> {
        (node < self.shape.area()).then(|| Cell::at(node, self.shape))
    }

    /// Assumes an edge.
    pub(crate) fn assume(&mut self, edge: Edge, mark: Mark) -> Result<(), Conflict> {
        self.learn_edge(edge, mark, Reason::Assumed)
    }

    /// Propagates the next constraint of the worklist and returns the entries
    /// made, those of edges first; `None` if the worklist is empty.
    fn propagate_next(&mut self) -> Option<Result<std::ops::Range<usize>, Conflict>> {
        let constraint = self.worklist.pop()?;
        self.round += 1;
        let start = self.trail.len();
        Some(self.propagate(constraint).map(|()| start..self.trail.len()))
    }

    /// Propagates until nothing new is found.
    pub(crate) fn propagate_all(&mut self) -> Result<(), Conflict> {
        while let Some(advanced) = self.propagate_next() {
            advanced?;
        }
        Ok(())
    }

    /// Propagates until a constraint yields edges that were unknown, and returns
    /// the entries of those that follow in one step.
    fn propagate_to_edges(&mut self) -> Result<Option<Vec<usize>>, Conflict> {
        while let Some(advanced) = self.propagate_next() {
            let entries = advanced?;
            let mut edges: Vec<usize> = entries
                .filter(|&at| matches!(self.trail[at].inference, Inference::Edge(..)))
                .collect();
            if let Some(&first) = edges.first() {
                edges.retain(|&at| at == first || self.same_propagation(first, at));
                return Ok(Some(edges));
            }
        }
        Ok(None)
    }

    /// Mark of every edge; `None` if unknown.
    pub(crate) fn edges(&self) -> &Table<Edge, Option<Mark>> {
        &self.edges
    }

    /// Side of a cell, if known.
    pub(crate) fn side(&self, cell: Cell) -> Option<Side> {
        let [cell, exterior] = [Some(cell), None].map(|cell| self.node(cell));
        self.classes.differ(cell, exterior).map(Side::of)
    }

    /// Length of the trail, to return to with [`Deduction::backtrack`].
    pub(crate) fn checkpoint(&self) -> usize {
        self.trail.len()
    }

    /// Edges deduced, in order, with their entries.
    pub(crate) fn found(&self) -> impl Iterator<Item = (usize, Fact)> {
        self.found_since(0)
    }

    /// Edges deduced since a checkpoint, in order, with their entries.
    pub(crate) fn found_since(&self, checkpoint: usize) -> impl Iterator<Item = (usize, Fact)> {
        let since = self.trail.iter().enumerate().skip(checkpoint);
        since.filter_map(|(at, entry)| Some((at, entry.edge()?)))
    }
}
