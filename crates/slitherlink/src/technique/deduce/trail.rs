//! Recording of inferences on the trail, together with what follows at once from
//! colours, and backtracking.

use clew_core::grid::{Cell, Edge};

use super::constraint::Constraint;
use super::{Conflict, Deduction, Inference, Mark, NO_ENTRY, Reason, Strength, TrailEntry};

impl Deduction {
    fn record(&mut self, inference: Inference, reason: Reason, before: usize) -> usize {
        self.trail.push(TrailEntry {
            inference,
            reason,
            before,
            round: self.round,
        });
        self.trail.len() - 1
    }

    /// Learns an unknown edge, and what follows from it at once.
    pub(super) fn learn_edge(
        &mut self,
        edge: Edge,
        mark: Mark,
        reason: Reason,
    ) -> Result<(), Conflict> {
        let [a, b] = edge.cells(self.shape).map(|cell| self.node(cell));
        let differ = mark == Mark::Line;
        let constraint = match reason {
            Reason::Constraint(constraint) => Some(constraint),
            Reason::Assumed | Reason::Relation => None,
        };
        let relates = self.strength == Strength::Colours;
        if relates
            && self
                .classes
                .differ(a, b)
                .is_some_and(|known| known != differ)
        {
            return Err(Conflict::Relation(Inference::Edge(edge, mark), constraint));
        }
        self.edges[edge] = Some(mark);
        self.edge_entry[edge] = self.record(Inference::Edge(edge, mark), reason, NO_ENTRY);
        self.narrow_edge(edge, mark);
        if relates {
            self.relate(a, b, differ)
        } else {
            Ok(())
        }
    }

    /// Learns that a pair has fewer counts left.
    pub(super) fn learn_pair(
        &mut self,
        cell: Cell,
        corner: usize,
        counts: u8,
        constraint: Constraint,
    ) {
        let before = self.pair_entry[cell][corner];
        self.pairs[cell][corner] = counts;
        let entry = self.record(
            Inference::Pair(cell, corner, counts),
            Reason::Constraint(constraint),
            before,
        );
        self.pair_entry[cell][corner] = entry;
        self.narrow_pair(cell, corner, counts);
    }

    /// Learns whether two nodes differ that were unrelated before, and what
    /// follows.
    pub(super) fn learn_relation(
        &mut self,
        a: usize,
        b: usize,
        differ: bool,
        constraint: Constraint,
    ) -> Result<(), Conflict> {
        self.record(
            Inference::Relation(a, b, differ),
            Reason::Constraint(constraint),
            NO_ENTRY,
        );
        self.relate(a, b, differ)
    }

    /// Joins two classes. Constraints around the cells that moved are narrowed,
    /// and edges between cells now of one class follow.
    pub(super) fn relate(&mut self, a: usize, b: usize, differ: bool) -> Result<(), Conflict> {
        let Some(join) = self.classes.join(a, b, differ) else {
            return Ok(());
        };
        let joined = self.joins.len();
        self.joins.push((self.trail.len(), join));
        for at in 0..self.joins[joined].1.moved.len() {
            self.narrow_around(self.joins[joined].1.moved[at]);
        }
        for at in 0..self.joins[joined].1.moved.len() {
            match self.cell(self.joins[joined].1.moved[at]) {
                Some(cell) => {
                    for edge in cell.edges() {
                        self.imply_edge(edge)?;
                    }
                }
                None => {
                    let shape = self.shape;
                    let rim = |edge: &Edge| edge.cells(shape).contains(&None);
                    for edge in shape.edges().filter(rim) {
                        self.imply_edge(edge)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Learns an edge if its two cells are related.
    fn imply_edge(&mut self, edge: Edge) -> Result<(), Conflict> {
        if self.edges[edge].is_some() {
            return Ok(());
        }
        let [a, b] = edge.cells(self.shape).map(|cell| self.node(cell));
        let Some(differ) = self.classes.differ(a, b) else {
            return Ok(());
        };
        self.learn_edge(edge, Mark::between(differ), Reason::Relation)
    }

    /// Retracts everything deduced since a checkpoint that was a fixpoint.
    pub(crate) fn backtrack(&mut self, checkpoint: usize) {
        while self
            .joins
            .last()
            .is_some_and(|(length, _)| *length > checkpoint)
        {
            if let Some((_, join)) = self.joins.pop() {
                self.classes.undo(&join);
            }
        }
        while self.trail.len() > checkpoint {
            let Some(entry) = self.trail.pop() else { break };
            match entry.inference {
                Inference::Edge(edge, _) => {
                    self.edges[edge] = None;
                    self.edge_entry[edge] = NO_ENTRY;
                }
                Inference::Pair(cell, corner, _) => {
                    self.pair_entry[cell][corner] = entry.before;
                    self.pairs[cell][corner] =
                        match self.trail.get(entry.before).map(|e| e.inference) {
                            Some(Inference::Pair(_, _, counts)) => counts,
                            _ => 0b111,
                        };
                }
                Inference::Relation(..) => {}
            }
        }
        self.domains.restore(checkpoint);
        self.worklist.clear();
    }
}
