//! What is found is written down, with what follows at once from colours; and
//! forgotten again.

use super::constraint::Spot;
use super::{Conflict, Deduction, Entry, Item, Mark, NEVER, Scope, Source};
use crate::grid::{Cell, Edge};

impl Deduction {
    fn record(&mut self, item: Item, source: Source, before: usize) -> usize {
        self.log.push(Entry {
            item,
            source,
            before,
            round: self.round,
        });
        self.log.len() - 1
    }

    /// Learns an unknown edge, and what follows from it at once.
    pub(super) fn learn_edge(
        &mut self,
        edge: Edge,
        mark: Mark,
        source: Source,
    ) -> Result<(), Conflict> {
        let [a, b] = edge.cells(self.shape).map(|cell| self.node(cell));
        let differ = mark == Mark::Line;
        let spot = match source {
            Source::Spot(spot) => Some(spot),
            Source::Supposed | Source::Relation => None,
        };
        let relates = self.scope == Scope::Colours;
        if relates
            && self
                .classes
                .differ(a, b)
                .is_some_and(|known| known != differ)
        {
            return Err(Conflict::Relation(Item::Edge(edge, mark), spot));
        }
        self.edges[edge] = Some(mark);
        self.edge_entry[edge] = self.record(Item::Edge(edge, mark), source, NEVER);
        self.narrow_beside(edge, mark);
        if relates {
            self.relate(a, b, differ)
        } else {
            Ok(())
        }
    }

    /// Learns that fewer counts are left to a pair.
    pub(super) fn learn_pair(&mut self, cell: Cell, corner: usize, counts: u8, spot: Spot) {
        let before = self.pair_entry[cell][corner];
        self.pairs[cell][corner] = counts;
        let entry = self.record(Item::Pair(cell, corner, counts), Source::Spot(spot), before);
        self.pair_entry[cell][corner] = entry;
        self.narrow_pair(cell, corner, counts);
    }

    /// Learns whether two nodes differ that were not related, and what follows.
    pub(super) fn learn_relation(
        &mut self,
        a: usize,
        b: usize,
        differ: bool,
        spot: Spot,
    ) -> Result<(), Conflict> {
        self.record(Item::Relation(a, b, differ), Source::Spot(spot), NEVER);
        self.relate(a, b, differ)
    }

    /// Joins two classes; it narrows spots around the cells that moved, and edges
    /// between cells now of one class follow.
    pub(super) fn relate(&mut self, a: usize, b: usize, differ: bool) -> Result<(), Conflict> {
        let Some(join) = self.classes.join(a, b, differ) else {
            return Ok(());
        };
        let joined = self.joins.len();
        self.joins.push((self.log.len(), join));
        for at in 0..self.joins[joined].1.moved.len() {
            self.narrow_around(self.joins[joined].1.moved[at]);
        }
        for at in 0..self.joins[joined].1.moved.len() {
            match self.cell(self.joins[joined].1.moved[at]) {
                Some(cell) => {
                    for edge in cell.edges() {
                        self.follow_relation(edge)?;
                    }
                }
                None => {
                    let shape = self.shape;
                    let rim = |edge: &Edge| edge.cells(shape).contains(&None);
                    for edge in shape.edges().filter(rim) {
                        self.follow_relation(edge)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Learns an edge if its two cells are related.
    fn follow_relation(&mut self, edge: Edge) -> Result<(), Conflict> {
        if self.edges[edge].is_some() {
            return Ok(());
        }
        let [a, b] = edge.cells(self.shape).map(|cell| self.node(cell));
        let Some(differ) = self.classes.differ(a, b) else {
            return Ok(());
        };
        let mark = if differ { Mark::Line } else { Mark::Cross };
        self.learn_edge(edge, mark, Source::Relation)
    }

    /// Forgets everything found since a moment at which the deduction was closed.
    pub(in super::super) fn undo(&mut self, moment: usize) {
        while self
            .joins
            .last()
            .is_some_and(|(length, _)| *length > moment)
        {
            if let Some((_, join)) = self.joins.pop() {
                self.classes.undo(&join);
            }
        }
        while self.log.len() > moment {
            let Some(entry) = self.log.pop() else { break };
            match entry.item {
                Item::Edge(edge, _) => {
                    self.edges[edge] = None;
                    self.edge_entry[edge] = NEVER;
                }
                Item::Pair(cell, corner, _) => {
                    self.pair_entry[cell][corner] = entry.before;
                    self.pairs[cell][corner] = match self.log.get(entry.before).map(|e| e.item) {
                        Some(Item::Pair(_, _, counts)) => counts,
                        _ => 0b111,
                    };
                }
                Item::Relation(..) => {}
            }
        }
        self.left.widen(moment);
        self.news.clear();
    }
}
