//! Why an item holds: the clues and known facts it rests on.
//!
//! The log says in which order items were found, so the reasons of an entry
//! are among the entries before it. At each spot inputs are dropped as long as
//! the conclusion still follows, relations first, then pairs, the clue, edges:
//! what is left is sufficient and minimal at that spot.

use std::collections::{BTreeSet, VecDeque};

use crate::grid::{Cell, Edge, Site};

use super::constraint::{self, Spot, Ways};
use super::{Conflict, Deduction, Fact, Item, NEVER, Scope, Source};
use crate::puzzle::slitherlink::Mark;

/// What a conclusion rests on.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Proof {
    /// The printed clues.
    pub(super) clues: BTreeSet<Cell>,
    /// The known facts.
    pub(super) given: BTreeSet<Fact>,
    /// How the conclusion was reached, last argument first.
    pub(super) arguments: Vec<Argument>,
    /// Edges found on the way that the proof stops at, by entry.
    pub(super) edges: BTreeSet<usize>,
}

/// What a proof may rely on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reliance {
    /// Only what the board knows: edges found since are proved too.
    Board,
    /// The board and the edges found since.
    Found,
}

/// One conclusion at one spot.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Argument {
    pub(super) spot: Spot,
    /// The number of the clue, if it is needed.
    pub(super) clue: Option<u8>,
    /// Whether the conclusion is a pair, not an edge or relation.
    pub(super) concludes_pair: bool,
    pub(super) pairs: usize,
    pub(super) relations: Vec<Relation>,
}

/// A relation relied on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Relation {
    pub(super) differ: bool,
    /// Whether both cells' sides are known, so that the relation is plain to see.
    pub(super) sides_known: bool,
}

/// Something a spot's conclusion may rest on.
#[derive(Clone, Debug)]
enum Input {
    Relation {
        a: usize,
        b: usize,
        differ: bool,
    },
    Pair(usize),
    Clue(Cell),
    Edge(Edge),
    /// The rule of vertices, or an edge beyond the rim.
    Always,
}

impl Deduction {
    /// The proof of entries.
    pub(super) fn prove(&self, entries: &[usize], reliance: Reliance) -> Proof {
        let mut proof = Proof::default();
        self.prove_all(entries.to_vec(), entries, reliance, &mut proof);
        proof
    }

    /// The proof of a conflict.
    pub(super) fn prove_conflict(&self, conflict: Conflict, reliance: Reliance) -> Proof {
        let mut proof = Proof::default();
        let now = self.log.len();
        let mut todo = Vec::new();
        match conflict {
            Conflict::Spot(spot) => self.argue(spot, 0, now, false, &mut proof, &mut todo),
            Conflict::Relation(item, spot) => {
                if let (Item::Edge(edge, _), Some(spot)) = (item, spot) {
                    self.argue(
                        spot,
                        self.target(spot, item),
                        now,
                        false,
                        &mut proof,
                        &mut todo,
                    );
                    let [a, b] = edge.cells(self.shape).map(|cell| self.node(cell));
                    self.rely_on_path(a, b, now, &mut proof, &mut todo);
                }
            }
        }
        self.prove_all(todo, &[], reliance, &mut proof);
        proof
    }

    fn prove_all(
        &self,
        todo: Vec<usize>,
        targets: &[usize],
        reliance: Reliance,
        proof: &mut Proof,
    ) {
        let mut todo = VecDeque::from(todo);
        let mut seen: BTreeSet<usize> = BTreeSet::new();
        while let Some(at) = todo.pop_front() {
            if !seen.insert(at) {
                continue;
            }
            let entry = self.log[at];
            if let Item::Edge(edge, mark) = entry.item
                && reliance == Reliance::Found
                && !targets.contains(&at)
            {
                proof.given.insert(Fact::Edge(edge, mark));
                proof.edges.insert(at);
                continue;
            }
            let mut more = Vec::new();
            match (entry.source, entry.item) {
                (Source::Supposed, Item::Edge(edge, mark)) => {
                    proof.given.insert(Fact::Edge(edge, mark));
                }
                (Source::Supposed, _) => {}
                (Source::Spot(spot), item) => {
                    let pair = matches!(item, Item::Pair(..));
                    self.argue(spot, self.target(spot, item), at, pair, proof, &mut more);
                }
                (Source::Relation, Item::Edge(edge, _)) => {
                    let [a, b] = edge.cells(self.shape).map(|cell| self.node(cell));
                    self.rely_on_path(a, b, at, proof, &mut more);
                }
                (Source::Relation, _) => {}
            }
            todo.extend(more);
        }
    }

    /// The ways at a spot in which an item holds.
    fn target(&self, spot: Spot, item: Item) -> Ways {
        match item {
            Item::Edge(edge, mark) => {
                let at = self.edges_of(spot).iter().position(|&e| e == Some(edge));
                at.map_or(0, |i| constraint::edge(i, mark == Mark::Line))
            }
            Item::Pair(cell, corner, counts) => (0..4)
                .find(|&i| self.pair_of(spot, i) == Some((cell, corner)))
                .map_or(0, |i| constraint::pair(i, counts)),
            Item::Relation(a, b, differ) => self
                .relations_of(spot)
                .find(|&(_, _, c, d)| (a, b) == (c, d))
                .map_or(0, |(i, j, _, _)| constraint::differ(i, j, differ)),
        }
    }

    /// Adds what a spot needs so that only the ways of `target` are left, from
    /// what was known before entry `time`.
    fn argue(
        &self,
        spot: Spot,
        target: Ways,
        time: usize,
        concludes_pair: bool,
        proof: &mut Proof,
        todo: &mut Vec<usize>,
    ) {
        let mut inputs = self.own_inputs(spot, time);
        if inputs
            .iter()
            .fold(constraint::ALL, |ways, (_, input)| ways & input)
            & !target
            != 0
        {
            let own = std::mem::replace(&mut inputs, self.relation_inputs(spot, time));
            inputs.extend(own);
        }
        let mut at = 0;
        while at < inputs.len() {
            let rest = inputs
                .iter()
                .enumerate()
                .filter(|&(i, _)| i != at)
                .fold(constraint::ALL, |ways, (_, (_, input))| ways & input);
            if rest & !target == 0 && !matches!(inputs[at].0, Input::Always) {
                inputs.remove(at);
            } else {
                at += 1;
            }
        }
        let mut argument = Argument {
            spot,
            clue: None,
            concludes_pair,
            pairs: 0,
            relations: Vec::new(),
        };
        for (input, _) in inputs {
            match input {
                Input::Always => {}
                Input::Clue(cell) => {
                    argument.clue = self.clues.count(cell);
                    proof.clues.insert(cell);
                }
                Input::Pair(entry) => {
                    argument.pairs += 1;
                    todo.push(entry);
                }
                Input::Edge(edge) => match self.edge_entry[edge] {
                    NEVER => {
                        let mark = self.board.edge(edge);
                        proof.given.extend(mark.map(|mark| Fact::Edge(edge, mark)));
                    }
                    entry => todo.push(entry),
                },
                Input::Relation { a, b, differ } => {
                    let side = |node| self.cell(node).is_none_or(|c| self.board.side(c).is_some());
                    argument.relations.push(Relation {
                        differ,
                        sides_known: side(a) && side(b),
                    });
                    self.rely_on_path(a, b, time, proof, todo);
                }
            }
        }
        proof.arguments.push(argument);
    }

    /// The relations between edges of a spot known before `time`.
    fn relation_inputs(&self, spot: Spot, time: usize) -> Vec<(Input, Ways)> {
        let mut inputs = Vec::new();
        for (i, j, a, b) in self.relations_of(spot) {
            // What is not related now was not related then; the reverse is asked.
            if self.scope == Scope::Colours
                && self.classes.differ(a, b).is_some()
                && let Some((differ, _)) = self.path(a, b, time)
            {
                inputs.push((
                    Input::Relation { a, b, differ },
                    constraint::differ(i, j, differ),
                ));
            }
        }
        inputs
    }

    /// Pairs, clue and edges of a spot known before `time`.
    fn own_inputs(&self, spot: Spot, time: usize) -> Vec<(Input, Ways)> {
        let mut pairs = Vec::new();
        let mut edges = Vec::new();
        for (i, edge) in self.edges_of(spot).into_iter().enumerate() {
            if let Some((cell, corner)) = self.pair_of(spot, i)
                && let Some((entry, counts)) = self.pair_at(cell, corner, time)
            {
                pairs.push((Input::Pair(entry), constraint::pair(i, counts)));
            }
            match edge {
                None => edges.push((Input::Always, constraint::edge(i, false))),
                Some(edge) => {
                    if let Some(mark) = self.edge_at(edge, time) {
                        edges.push((Input::Edge(edge), constraint::edge(i, mark == Mark::Line)));
                    }
                }
            }
        }
        let rule = match spot {
            Spot::Cell(cell) => Input::Clue(cell),
            Spot::Vertex(_) => Input::Always,
        };
        pairs.push((rule, self.rule(spot)));
        pairs.extend(edges);
        pairs
    }

    fn edge_at(&self, edge: Edge, time: usize) -> Option<Mark> {
        match self.edge_entry[edge] {
            NEVER => self.board.edge(edge),
            entry => self.edges[edge].filter(|_| entry < time),
        }
    }

    fn pair_at(&self, cell: Cell, corner: usize, time: usize) -> Option<(usize, u8)> {
        let mut entry = self.pair_entry[cell][corner];
        while entry != NEVER && entry >= time {
            entry = self.log[entry].before;
        }
        match self.log.get(entry)?.item {
            Item::Pair(_, _, counts) => Some((entry, counts)),
            _ => None,
        }
    }
}

impl Proof {
    /// The clues as sites.
    pub(super) fn clue_sites(&self) -> Vec<Site> {
        self.clues.iter().map(|cell| cell.site()).collect()
    }

    /// The facts, sorted.
    pub(super) fn given_facts(&self) -> Vec<Fact> {
        self.given.iter().copied().collect()
    }
}
