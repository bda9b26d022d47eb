//! Proofs: the clues and known facts that an inference rests on.
//!
//! The trail gives the order of inferences, so the reasons of an entry are among
//! the entries before it. At each constraint, premises are dropped while the
//! conclusion still follows: relations first, then pairs, the clue, edges. What
//! remains is sufficient and minimal at that constraint.

use std::collections::{BTreeSet, VecDeque};

use clew_core::grid::{Cell, Edge, Site};

use super::constraint::{self, Assignments, Constraint};
use super::{Conflict, Deduction, Fact, Inference, NO_ENTRY, Reason, Strength};
use crate::board::Mark;

/// Evidence of a conclusion.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Proof {
    /// Printed clues.
    pub(super) clues: BTreeSet<Cell>,
    /// Known facts.
    pub(super) given: BTreeSet<Fact>,
    /// Steps by which the conclusion was reached, the last first.
    pub(super) steps: Vec<ProofStep>,
    /// Deduced edges at which the proof stops, by entry.
    pub(super) edges: BTreeSet<usize>,
    /// Entries that the proof rests on.
    pub(super) entries: BTreeSet<usize>,
    /// Relations that the proof rests on.
    pub(super) ties: Vec<Tie>,
}

/// Relation between two nodes that an entry rests on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tie {
    pub(super) nodes: [usize; 2],
    /// The entry.
    pub(super) before: usize,
    /// Constraint at which the relation counts; `None` for the edge between its nodes.
    pub(super) constraint: Option<Constraint>,
}

/// Facts that a proof may rest on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Basis {
    /// Facts of the board only: edges deduced since are proved too.
    Board,
    /// Facts of the board and the edges deduced since.
    Trail,
}

/// Conclusion at one constraint.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ProofStep {
    pub(super) constraint: Constraint,
    /// Number of the clue, if it is needed.
    pub(super) clue: Option<u8>,
    /// Whether the conclusion is a pair, not an edge or relation.
    pub(super) concludes_pair: bool,
    pub(super) pairs: usize,
    pub(super) relations: Vec<Relation>,
}

/// Relation that a conclusion rests on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Relation {
    pub(super) differ: bool,
    /// Whether the sides of both cells are known, so that the relation is obvious.
    pub(super) sides_known: bool,
}

/// Premise of a conclusion at a constraint.
#[derive(Clone, Debug)]
enum Premise {
    Relation {
        a: usize,
        b: usize,
        differ: bool,
    },
    Pair(usize),
    Clue(Cell),
    Edge(Edge),
    /// Rule of vertices, or an edge beyond the rim.
    Always,
}

impl Deduction {
    /// Returns the proof of entries.
    pub(super) fn prove(&self, entries: &[usize], basis: Basis) -> Proof {
        let mut proof = Proof::default();
        self.prove_all(entries.to_vec(), entries, basis, &mut proof);
        proof
    }

    /// Returns the proof of a conflict.
    pub(super) fn prove_conflict(&self, conflict: Conflict, basis: Basis) -> Proof {
        let mut proof = Proof::default();
        let now = self.trail.len();
        let mut todo = Vec::new();
        match conflict {
            Conflict::Constraint(constraint) => {
                self.justify(constraint, 0, now, false, &mut proof, &mut todo)
            }
            Conflict::Relation(inference, constraint) => {
                if let (Inference::Edge(edge, _), Some(constraint)) = (inference, constraint) {
                    self.justify(
                        constraint,
                        self.target(constraint, inference),
                        now,
                        false,
                        &mut proof,
                        &mut todo,
                    );
                    let [a, b] = edge.cells(self.shape).map(|cell| self.node(cell));
                    self.justify_path(a, b, now, &mut proof, &mut todo);
                }
            }
        }
        self.prove_all(todo, &[], basis, &mut proof);
        proof
    }

    fn prove_all(&self, todo: Vec<usize>, targets: &[usize], basis: Basis, proof: &mut Proof) {
        let mut todo = VecDeque::from(todo);
        let mut seen: BTreeSet<usize> = BTreeSet::new();
        while let Some(at) = todo.pop_front() {
            if !seen.insert(at) {
                continue;
            }
            let entry = self.trail[at];
            if let Inference::Edge(edge, mark) = entry.inference
                && basis == Basis::Trail
                && !targets.contains(&at)
            {
                proof.given.insert(Fact::Edge(edge, mark));
                proof.edges.insert(at);
                continue;
            }
            if !targets.contains(&at) {
                proof.entries.insert(at);
            }
            let mut more = Vec::new();
            match (entry.reason, entry.inference) {
                (Reason::Assumed, Inference::Edge(edge, mark)) => {
                    proof.given.insert(Fact::Edge(edge, mark));
                }
                (Reason::Assumed, _) => {}
                (Reason::Constraint(constraint), inference) => {
                    let pair = matches!(inference, Inference::Pair(..));
                    self.justify(
                        constraint,
                        self.target(constraint, inference),
                        at,
                        pair,
                        proof,
                        &mut more,
                    );
                }
                (Reason::Relation, Inference::Edge(edge, _)) => {
                    let [a, b] = edge.cells(self.shape).map(|cell| self.node(cell));
                    proof.ties.push(Tie {
                        nodes: [a, b],
                        before: at,
                        constraint: None,
                    });
                    self.justify_path(a, b, at, proof, &mut more);
                }
                (Reason::Relation, _) => {}
            }
            todo.extend(more);
        }
    }

    /// Assignments of a constraint in which an inference holds.
    fn target(&self, constraint: Constraint, inference: Inference) -> Assignments {
        match inference {
            Inference::Edge(edge, mark) => {
                let at = self
                    .edges_of(constraint)
                    .iter()
                    .position(|&e| e == Some(edge));
                at.map_or(0, |i| constraint::edge(i, mark == Mark::Line))
            }
            Inference::Pair(cell, corner, counts) => (0..4)
                .find(|&i| self.pair_of(constraint, i) == Some((cell, corner)))
                .map_or(0, |i| constraint::pair(i, counts)),
            Inference::Relation(a, b, differ) => self
                .relations_of(constraint)
                .find(|&(_, _, c, d)| (a, b) == (c, d))
                .map_or(0, |(i, j, _, _)| constraint::differ(i, j, differ)),
        }
    }

    /// Adds the premises that leave only the assignments of `target` at a
    /// constraint, from what was known before entry `time`.
    fn justify(
        &self,
        constraint: Constraint,
        target: Assignments,
        time: usize,
        concludes_pair: bool,
        proof: &mut Proof,
        todo: &mut Vec<usize>,
    ) {
        let mut premises = self.own_premises(constraint, time);
        if premises
            .iter()
            .fold(constraint::ALL, |allowed, (_, premise)| allowed & premise)
            & !target
            != 0
        {
            let own = std::mem::replace(&mut premises, self.relation_premises(constraint, time));
            premises.extend(own);
        }
        let mut at = 0;
        while at < premises.len() {
            let rest = premises
                .iter()
                .enumerate()
                .filter(|&(i, _)| i != at)
                .fold(constraint::ALL, |allowed, (_, (_, premise))| {
                    allowed & premise
                });
            if rest & !target == 0 && !matches!(premises[at].0, Premise::Always) {
                premises.remove(at);
            } else {
                at += 1;
            }
        }
        let mut step = ProofStep {
            constraint,
            clue: None,
            concludes_pair,
            pairs: 0,
            relations: Vec::new(),
        };
        for (premise, _) in premises {
            match premise {
                Premise::Always => {}
                Premise::Clue(cell) => {
                    step.clue = self.clues.count(cell);
                    proof.clues.insert(cell);
                }
                Premise::Pair(entry) => {
                    step.pairs += 1;
                    todo.push(entry);
                }
                Premise::Edge(edge) => match self.edge_entry[edge] {
                    NO_ENTRY => {
                        let mark = self.board.edge(edge);
                        proof.given.extend(mark.map(|mark| Fact::Edge(edge, mark)));
                    }
                    entry => todo.push(entry),
                },
                Premise::Relation { a, b, differ } => {
                    let side = |node| self.cell(node).is_none_or(|c| self.board.side(c).is_some());
                    step.relations.push(Relation {
                        differ,
                        sides_known: side(a) && side(b),
                    });
                    proof.ties.push(Tie {
                        nodes: [a, b],
                        before: time,
                        constraint: Some(constraint),
                    });
                    self.justify_path(a, b, time, proof, todo);
                }
            }
        }
        proof.steps.push(step);
    }

    /// Relations between edges of a constraint known before `time`.
    fn relation_premises(
        &self,
        constraint: Constraint,
        time: usize,
    ) -> Vec<(Premise, Assignments)> {
        let mut premises = Vec::new();
        for (i, j, a, b) in self.relations_of(constraint) {
            // Cells that are unrelated now were unrelated then; the converse is checked.
            if self.strength == Strength::Colours
                && self.classes.differ(a, b).is_some()
                && let Some((differ, _)) = self.path(a, b, time)
            {
                premises.push((
                    Premise::Relation { a, b, differ },
                    constraint::differ(i, j, differ),
                ));
            }
        }
        premises
    }

    /// Pairs, clue and edges of a constraint known before `time`.
    fn own_premises(&self, constraint: Constraint, time: usize) -> Vec<(Premise, Assignments)> {
        let mut pairs = Vec::new();
        let mut edges = Vec::new();
        for (i, edge) in self.edges_of(constraint).into_iter().enumerate() {
            if let Some((cell, corner)) = self.pair_of(constraint, i)
                && let Some((entry, counts)) = self.pair_at(cell, corner, time)
            {
                pairs.push((Premise::Pair(entry), constraint::pair(i, counts)));
            }
            match edge {
                None => edges.push((Premise::Always, constraint::edge(i, false))),
                Some(edge) => {
                    if let Some(mark) = self.edge_at(edge, time) {
                        edges.push((Premise::Edge(edge), constraint::edge(i, mark == Mark::Line)));
                    }
                }
            }
        }
        let rule = match constraint {
            Constraint::Cell(cell) => Premise::Clue(cell),
            Constraint::Vertex(_) => Premise::Always,
        };
        pairs.push((rule, self.rule(constraint)));
        pairs.extend(edges);
        pairs
    }

    fn edge_at(&self, edge: Edge, time: usize) -> Option<Mark> {
        match self.edge_entry[edge] {
            NO_ENTRY => self.board.edge(edge),
            entry => self.edges[edge].filter(|_| entry < time),
        }
    }

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

impl Proof {
    /// Clues as sites.
    pub(super) fn clue_sites(&self) -> Vec<Site> {
        self.clues.iter().map(|cell| cell.site()).collect()
    }

    /// Facts, sorted.
    pub(super) fn given_facts(&self) -> Vec<Fact> {
        self.given.iter().copied().collect()
    }
}
