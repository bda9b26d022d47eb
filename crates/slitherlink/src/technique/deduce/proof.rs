//! Proofs: the clues and known facts that an inference rests on.
//!
//! The trail gives the order of inferences, so the reasons of an entry are among
//! the entries before it. A proof follows them back: at each constraint it takes
//! the premises that the conclusion needs, and explains those in turn.

use std::collections::{BTreeSet, VecDeque};

use clew_core::grid::{Cell, Site};

use super::chain::Link;
use super::constraint::{self, Assignments, Constraint};
use super::premises::Premise;
use super::{Conflict, Deduction, Fact, Inference, NO_ENTRY, Reason};
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

/// Proof under way.
struct Proving<'a> {
    deduction: &'a Deduction,
    basis: Basis,
    proof: Proof,
    /// Entries still to be explained, first in, first out.
    todo: VecDeque<usize>,
}

impl Deduction {
    /// Returns the proof of entries.
    pub(super) fn prove(&self, entries: &[usize], basis: Basis) -> Proof {
        let mut proving = Proving::new(self, basis);
        proving.todo.extend(entries);
        proving.follow(entries)
    }

    /// Returns the proof of a conflict.
    pub(super) fn prove_conflict(&self, conflict: Conflict, basis: Basis) -> Proof {
        let mut proving = Proving::new(self, basis);
        let now = self.trail.len();
        match conflict {
            Conflict::Constraint(constraint) => proving.conclude(constraint, None, now),
            Conflict::Relation(inference @ Inference::Edge(edge, _), Some(constraint)) => {
                proving.conclude(constraint, Some(inference), now);
                let nodes = edge.cells(self.shape).map(|cell| self.node(cell));
                proving.follow_path(nodes, now);
            }
            Conflict::Relation(..) => {}
        }
        proving.follow(&[])
    }

    /// Assignments of a constraint in which an inference holds.
    fn target(&self, constraint: Constraint, inference: Inference) -> Assignments {
        match inference {
            Inference::Edge(edge, mark) => {
                let mut edges = self.edges_of(constraint).into_iter();
                let at = edges.position(|other| other == Some(edge));
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
}

impl<'a> Proving<'a> {
    fn new(deduction: &'a Deduction, basis: Basis) -> Self {
        Self {
            deduction,
            basis,
            proof: Proof::default(),
            todo: VecDeque::new(),
        }
    }

    /// Explains entry after entry, until all rest on clues and on facts of the basis. The targets are explained in any case.
    fn follow(mut self, targets: &[usize]) -> Proof {
        let mut seen = BTreeSet::new();
        while let Some(at) = self.todo.pop_front() {
            if !seen.insert(at) {
                continue;
            }
            let entry = self.deduction.trail[at];
            if !targets.contains(&at) {
                if self.basis == Basis::Trail
                    && let Some(fact) = entry.edge()
                {
                    self.proof.given.insert(fact);
                    self.proof.edges.insert(at);
                    continue;
                }
                self.proof.entries.insert(at);
            }
            match entry.reason {
                Reason::Constraint(constraint) => {
                    self.conclude(constraint, Some(entry.inference), at);
                }
                Reason::Assumed => self.proof.given.extend(entry.edge()),
                Reason::Relation => {
                    if let Inference::Edge(edge, _) = entry.inference {
                        let cells = edge.cells(self.deduction.shape);
                        self.relate(cells.map(|cell| self.deduction.node(cell)), at, None);
                    }
                }
            }
        }
        self.proof
    }

    /// Adds what a conclusion at a constraint needs, from what was known before entry `time`. Without an inference, the
    /// conclusion is that no assignment is left.
    fn conclude(&mut self, constraint: Constraint, inference: Option<Inference>, time: usize) {
        let deduction = self.deduction;
        let target = inference.map_or(0, |inference| deduction.target(constraint, inference));
        let mut step = ProofStep {
            constraint,
            clue: None,
            concludes_pair: matches!(inference, Some(Inference::Pair(..))),
            pairs: 0,
            relations: Vec::new(),
        };
        for premise in deduction.premises(constraint, target, time) {
            match premise {
                Premise::Always => {}
                Premise::Clue(cell) => {
                    step.clue = deduction.clues.count(cell);
                    self.proof.clues.insert(cell);
                }
                Premise::Pair(entry) => {
                    step.pairs += 1;
                    self.todo.push_back(entry);
                }
                Premise::Edge(edge) => match deduction.edge_entry[edge] {
                    NO_ENTRY => {
                        let mark = deduction.board.edge(edge);
                        let fact = mark.map(|mark| Fact::Edge(edge, mark));
                        self.proof.given.extend(fact);
                    }
                    entry => self.todo.push_back(entry),
                },
                Premise::Relation { nodes, differ } => {
                    let is_known = |cell| deduction.board.side(cell).is_some();
                    let is_known = |node| deduction.cell(node).is_none_or(is_known);
                    step.relations.push(Relation {
                        differ,
                        sides_known: nodes.into_iter().all(is_known),
                    });
                    self.relate(nodes, time, Some(constraint));
                }
            }
        }
        self.proof.steps.push(step);
    }

    /// Rests on a relation between two nodes known before entry `time`.
    fn relate(&mut self, nodes: [usize; 2], time: usize, constraint: Option<Constraint>) {
        self.proof.ties.push(Tie {
            nodes,
            before: time,
            constraint,
        });
        self.follow_path(nodes, time);
    }

    /// Adds the facts and entries that relate two nodes.
    fn follow_path(&mut self, [a, b]: [usize; 2], time: usize) {
        let path = self.deduction.path(a, b, time);
        let (_, links) = path.expect("nodes of one class are linked");
        for link in links {
            match link {
                Link::Fact(fact) => {
                    self.proof.given.insert(fact);
                }
                Link::TrailEntry(entry) => self.todo.push_back(entry),
            }
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
