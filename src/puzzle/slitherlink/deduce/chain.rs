//! Chains of relations: why two cells' colours are tied to each other.

use std::collections::VecDeque;

use crate::grid::{Cell, Place as _};

use super::proof::Proof;
use super::{Deduction, Fact, Item, Mark};
use crate::puzzle::slitherlink::Side;

/// A link of a chain of relations.
pub(super) enum Link {
    Fact(Fact),
    Entry(usize),
}

impl Deduction {
    pub(super) fn rely_on_path(
        &self,
        a: usize,
        b: usize,
        time: usize,
        proof: &mut Proof,
        todo: &mut Vec<usize>,
    ) {
        let (_, links) = self
            .path(a, b, time)
            .expect("nodes of one class are linked");
        for link in links {
            match link {
                Link::Fact(fact) => {
                    proof.given.insert(fact);
                }
                Link::Entry(entry) => todo.push(entry),
            }
        }
    }

    /// The shortest chain of relations between two nodes, from what was known
    /// before `time`, and whether the nodes differ.
    pub(super) fn path(&self, from: usize, to: usize, time: usize) -> Option<(bool, Vec<Link>)> {
        let mut found: Vec<Vec<(usize, bool, usize)>> = vec![Vec::new(); self.shape.area() + 1];
        for (entry, logged) in self.log[..time.min(self.log.len())].iter().enumerate() {
            let (a, b, differ) = match logged.item {
                Item::Pair(..) => continue,
                Item::Relation(a, b, differ) => (a, b, differ),
                Item::Edge(edge, mark) => {
                    let [a, b] = edge.cells(self.shape).map(|cell| self.node(cell));
                    (a, b, mark == Mark::Line)
                }
            };
            found[a].push((b, differ, entry));
            found[b].push((a, differ, entry));
        }
        let mut came: Vec<Option<(usize, bool, Link)>> =
            std::iter::repeat_with(|| None).take(found.len()).collect();
        let mut queue = VecDeque::from([from]);
        while let Some(at) = queue.pop_front() {
            if at == to {
                break;
            }
            let known = self
                .facts_at(at)
                .into_iter()
                .map(|(n, d, fact)| (n, d, Link::Fact(fact)));
            let logged = found[at]
                .iter()
                .map(|&(n, d, entry)| (n, d, Link::Entry(entry)));
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

    /// What the board knows that relates a node to others: its side and its edges.
    fn facts_at(&self, node: usize) -> Vec<(usize, bool, Fact)> {
        let side = |cell: Cell| {
            let side = self.board.side(cell)?;
            Some((side == Side::Inside, Fact::Cell(cell, side)))
        };
        match self.cell(node) {
            Some(cell) => {
                let coloured = side(cell).map(|(differ, fact)| (self.shape.area(), differ, fact));
                let edges = cell.edges().into_iter().zip(cell.neighbours(self.shape));
                let marked = edges.filter_map(|(edge, next)| {
                    let mark = self.board.edge(edge)?;
                    Some((self.node(next), mark == Mark::Line, Fact::Edge(edge, mark)))
                });
                coloured.into_iter().chain(marked).collect()
            }
            None => {
                let cells = self.shape.cells();
                cells
                    .filter_map(|cell| {
                        let (differ, fact) = side(cell)?;
                        Some((cell.index(self.shape), differ, fact))
                    })
                    .collect()
            }
        }
    }
}
