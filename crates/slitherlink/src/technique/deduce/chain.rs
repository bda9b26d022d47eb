//! Chains of relations: the evidence that two cells' colours are related.

use std::collections::VecDeque;

use clew_core::grid::{Cell, Place as _};

use super::{Deduction, Fact, Inference, Mark};
use crate::board::Side;

/// Link of a chain of relations: a known fact or an entry of the trail.
pub(super) enum Link {
    Fact(Fact),
    TrailEntry(usize),
}

impl Deduction {
    /// Shortest chain of relations between two nodes, from what was known
    /// before `time`, and whether the nodes differ.
    pub(super) fn path(&self, from: usize, to: usize, time: usize) -> Option<(bool, Vec<Link>)> {
        let found = RelationGraph::new(self, time);
        let mut came: Vec<Option<(usize, bool, Link)>> = std::iter::repeat_with(|| None)
            .take(self.shape.area() + 1)
            .collect();
        let mut queue = VecDeque::from([from]);
        while let Some(at) = queue.pop_front() {
            if at == to {
                break;
            }
            let known = self.facts_at(at);
            let known = known.map(|(n, d, fact)| (n, d, Link::Fact(fact)));
            let logged = found.at(at);
            let logged = logged.map(|(n, d, entry)| (n, d, Link::TrailEntry(entry)));
            for (next, differ, link) in known.chain(logged) {
                if next != from && came[next].is_none() {
                    came[next] = Some((at, differ, link));
                    queue.push_back(next);
                }
            }
        }
        let (mut links, mut differ, mut at) = (Vec::new(), false, to);
        while at != from {
            let (previous, differs, link) = came[at].take()?;
            links.push(link);
            differ ^= differs;
            at = previous;
        }
        Some((differ, links))
    }

    /// Relations of a node that the board knows: its side and its edges.
    fn facts_at(&self, node: usize) -> impl Iterator<Item = (usize, bool, Fact)> {
        let side = |cell: Cell| {
            let side = self.board.side(cell)?;
            Some((side == Side::Inside, Fact::Cell(cell, side)))
        };
        let cell = self.cell(node);
        let around = cell.map(move |cell| {
            let coloured = side(cell).map(|(differ, fact)| (self.shape.area(), differ, fact));
            let edges = cell.edges().into_iter().zip(cell.neighbours(self.shape));
            let marked = edges.filter_map(|(edge, next)| {
                let mark = self.board.edge(edge)?;
                Some((self.node(next), mark == Mark::Line, Fact::Edge(edge, mark)))
            });
            coloured.into_iter().chain(marked)
        });
        let beyond = cell.is_none().then(move || {
            let cells = self.shape.cells();
            cells.filter_map(move |cell| {
                let (differ, fact) = side(cell)?;
                Some((cell.index(self.shape), differ, fact))
            })
        });
        let beyond = beyond.into_iter().flatten();
        around.into_iter().flatten().chain(beyond)
    }
}

/// Relations on a trail as adjacency lists, the earliest first.
struct RelationGraph {
    /// First relation of each node, counted from 1; 0 is none.
    first: Vec<usize>,
    /// Relations: the other node, whether they differ, the entry, and the
    /// next relation of the same node.
    links: Vec<(usize, bool, usize, usize)>,
}

impl RelationGraph {
    /// Relations deduced before `time`.
    fn new(deduction: &Deduction, time: usize) -> Self {
        let trail = &deduction.trail[..time.min(deduction.trail.len())];
        let mut first = vec![0; deduction.shape.area() + 1];
        let mut links = Vec::with_capacity(2 * trail.len());
        for (entry, logged) in trail.iter().enumerate().rev() {
            let (a, b, differ) = match logged.inference {
                Inference::Pair(..) => continue,
                Inference::Relation(a, b, differ) => (a, b, differ),
                Inference::Edge(edge, mark) => {
                    let cells = edge.cells(deduction.shape);
                    let [a, b] = cells.map(|cell| deduction.node(cell));
                    (a, b, mark == Mark::Line)
                }
            };
            for (node, other) in [(b, a), (a, b)] {
                links.push((other, differ, entry, first[node]));
                first[node] = links.len();
            }
        }
        Self { first, links }
    }

    fn at(&self, node: usize) -> impl Iterator<Item = (usize, bool, usize)> {
        let link = |at: usize| at.checked_sub(1).map(|at| self.links[at]);
        let all = std::iter::successors(link(self.first[node]), move |&(.., next)| link(next));
        all.map(|(other, differ, entry, _)| (other, differ, entry))
    }
}
