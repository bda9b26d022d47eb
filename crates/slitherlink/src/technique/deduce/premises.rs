//! Premises at a constraint: what was known there before an entry of the trail, and how little of it a conclusion needs.
//!
//! Each premise leaves some of the sixteen assignments, and a conclusion holds if only its own assignments are left. Premises are
//! dropped while it still follows, what is hardest to see first: relations, then pairs, the clue, edges. What remains is
//! sufficient and minimal.

use clew_core::grid::{Cell, Edge};

use super::constraint::{self, Assignments, Constraint};
use super::{Deduction, Inference, NO_ENTRY, Strength};
use crate::board::Mark;

/// Premise of a conclusion at a constraint.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Premise {
    /// Whether two nodes differ.
    Relation { nodes: [usize; 2], differ: bool },
    /// Counts of a pair, by entry.
    Pair(usize),
    /// Printed number.
    Clue(Cell),
    /// Known edge.
    Edge(Edge),
    /// Rule of vertices, or an edge beyond the rim.
    Always,
}

/// Premise, and the assignments that it leaves.
type Leaving = (Premise, Assignments);

/// Whether premises leave no assignment but those of a target.
fn suffice<'a>(premises: impl IntoIterator<Item = &'a Leaving>, target: Assignments) -> bool {
    let premises = premises.into_iter();
    let left = premises.fold(constraint::ALL, |left, (_, allowed)| left & allowed);
    left & !target == 0
}

impl Deduction {
    /// Premises, all of them needed, that leave only the assignments of `target` at a constraint, from what was known
    /// before entry `time`.
    pub(super) fn premises(
        &self,
        constraint: Constraint,
        target: Assignments,
        time: usize,
    ) -> Vec<Premise> {
        let mut premises = self.own_premises(constraint, time);
        if !suffice(&premises, target) {
            premises.splice(0..0, self.relation_premises(constraint, time));
        }
        let mut at = 0;
        while at < premises.len() {
            let others = premises[..at].iter().chain(&premises[at + 1..]);
            if premises[at].0 != Premise::Always && suffice(others, target) {
                premises.remove(at);
            } else {
                at += 1;
            }
        }
        premises.into_iter().map(|(premise, _)| premise).collect()
    }

    /// Relations between edges of a constraint known before `time`.
    fn relation_premises(&self, constraint: Constraint, time: usize) -> Vec<Leaving> {
        if self.strength == Strength::Pairs {
            return Vec::new();
        }
        let premise = |(i, j, a, b)| {
            // Cells that are unrelated now were unrelated then; the converse is checked.
            self.classes.differ(a, b)?;
            let (differ, _) = self.path(a, b, time)?;
            let nodes = [a, b];
            Some((
                Premise::Relation { nodes, differ },
                constraint::differ(i, j, differ),
            ))
        };
        self.relations_of(constraint).filter_map(premise).collect()
    }

    /// Pairs, clue and edges of a constraint known before `time`.
    fn own_premises(&self, constraint: Constraint, time: usize) -> Vec<Leaving> {
        let pairs = (0..4).filter_map(|i| {
            let (cell, corner) = self.pair_of(constraint, i)?;
            let (entry, counts) = self.pair_at(cell, corner, time)?;
            Some((Premise::Pair(entry), constraint::pair(i, counts)))
        });
        let rule = match constraint {
            Constraint::Cell(cell) => Premise::Clue(cell),
            Constraint::Vertex(_) => Premise::Always,
        };
        let edges = self.edges_of(constraint).into_iter().enumerate();
        let edges = edges.filter_map(|(i, edge)| {
            let Some(edge) = edge else {
                return Some((Premise::Always, constraint::edge(i, false)));
            };
            let mark = self.edge_at(edge, time)?;
            Some((Premise::Edge(edge), constraint::edge(i, mark == Mark::Line)))
        });
        let rule = (rule, self.rule(constraint));
        pairs.chain([rule]).chain(edges).collect()
    }

    /// Mark of an edge known before `time`.
    fn edge_at(&self, edge: Edge, time: usize) -> Option<Mark> {
        match self.edge_entry[edge] {
            NO_ENTRY => self.board.edge(edge),
            entry => self.edges[edge].filter(|_| entry < time),
        }
    }

    /// Counts of a pair known before `time`, and their entry.
    fn pair_at(&self, cell: Cell, corner: usize, time: usize) -> Option<(usize, u8)> {
        let mut entry = self.pair_entry[cell][corner];
        while entry != NO_ENTRY && entry >= time {
            entry = self.trail[entry].before;
        }
        match self.trail.get(entry)?.inference {
            Inference::Pair(_, _, counts) => Some((entry, counts)),
            _ => None,
        }
    }
}
