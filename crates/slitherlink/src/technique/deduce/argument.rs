//! Arguments: the inferences that lead from the evidence of a step to what it finds.

use std::collections::BTreeSet;

use crate::reason::Link;
use crate::{Clue, Slitherlink};
use clew_core::grid::{SortShort as _, Table};
use clew_core::model::Puzzle as _;
use clew_core::trace::Step;

use super::chain::Link as PathLink;
use super::constraint::Constraint;
use super::proof::{Basis, Tie};
use super::{Clues, Deduction, Fact, Inference, Mark, NO_ENTRY, Reason, Strength};

/// Inferences from the evidence of a step, by corner pairs alone if they suffice;
/// `None` if neither these nor colours lead to what it finds.
pub(crate) fn argument(clues: &Clues, step: &Step<Slitherlink>) -> Option<Vec<Link>> {
    let mut named = Table::filled(clues.shape(), Clue::Blank);
    for cell in step.clues.iter().filter_map(|site| site.cell()) {
        named[cell] = clues.0[cell];
    }
    let named = Clues(named);
    let mut board = Slitherlink::board(&named);
    for &fact in &step.given {
        board.learn(fact).ok()?;
    }
    let strengths = [Strength::Pairs, Strength::Colours].into_iter();
    let mut links = strengths
        .filter_map(|strength| Deduction::new(&named, &board, strength).argue(&step.found));
    links.next()
}

impl Deduction {
    fn argue(mut self, found: &[Fact]) -> Option<Vec<Link>> {
        self.propagate_all().ok()?;
        let mut targets = Vec::new();
        for fact in found {
            match *fact {
                Fact::Edge(edge, mark)
                    if self.edges[edge] == Some(mark) && self.edge_entry[edge] != NO_ENTRY =>
                {
                    targets.push(self.edge_entry[edge]);
                }
                _ => return None,
            }
        }
        targets.sort_short();
        let proof = self.prove(&targets, Basis::Board);
        let mut entries: BTreeSet<usize> = proof.entries.clone();
        entries.extend(&targets);
        let mut links = Vec::new();
        for at in entries {
            for tie in proof.ties.iter().filter(|tie| tie.before == at) {
                self.push_tie(tie, &mut links);
            }
            if !targets.contains(&at) {
                self.push_entry(at, &mut links);
            }
        }
        let at_vertex = |&at: &usize| {
            let reason = self.trail[at].reason;
            matches!(reason, Reason::Constraint(Constraint::Vertex(_)))
        };
        if matches!(links.last(), Some(Link::Pair { .. })) && targets.iter().all(at_vertex) {
            links.push(Link::Passed);
        }
        Some(links)
    }

    fn push_tie(&self, tie: &Tie, links: &mut Vec<Link>) {
        let cells = tie.nodes.map(|node| self.cell(node));
        let Some((differ, path)) = self.path(tie.nodes[0], tie.nodes[1], tie.before) else {
            return;
        };
        let mut lines = Some(0);
        for link in &path {
            lines = match link {
                PathLink::Fact(Fact::Edge(_, mark)) if path.len() > 1 => {
                    lines.map(|lines: u8| lines.saturating_add(u8::from(*mark == Mark::Line)))
                }
                _ => None,
            };
        }
        let push = |link, links: &mut Vec<Link>| {
            if !links.contains(&link) {
                links.push(link);
            }
        };
        let is_inferred = matches!(path[..], [PathLink::Entry(_)]);
        if !is_inferred {
            let link = Link::Tie {
                cells,
                differ,
                lines,
            };
            push(link, links);
        }
        match tie.constraint {
            Some(Constraint::Cell(cell)) => push(Link::Sides { cell, differ }, links),
            Some(Constraint::Vertex(vertex)) => push(Link::Dot { vertex, differ }, links),
            None => {}
        }
    }

    fn push_entry(&self, at: usize, links: &mut Vec<Link>) {
        let link = match self.trail[at].inference {
            Inference::Edge(edge, mark) => Link::Edge(Fact::Edge(edge, mark)),
            Inference::Pair(cell, corner, counts) => Link::Pair {
                cell,
                corner: u8::try_from(corner).expect("a cell has four corners"),
                counts,
            },
            Inference::Relation(a, b, differ) => Link::Tie {
                cells: [a, b].map(|node| self.cell(node)),
                differ,
                lines: None,
            },
        };
        links.push(link);
    }
}
