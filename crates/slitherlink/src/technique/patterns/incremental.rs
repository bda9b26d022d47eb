//! Search for patterns on a board that grows: after the first search, only where
//! something changed. Each answer is the same as that of a search from scratch.

use clew_core::grid::{Cell, Edge, Place as _, Site, Table};
use clew_core::solve::{Finding, IncrementalRung};

use super::anchors::Change;
use super::matcher::Match;
use super::variant_set::VariantSet;
use super::{BY_LEVEL, BY_TENTHS, Index};
use crate::board::{Board, Clue, Clues, Mark, Slitherlink};

/// Number of edges compared at once.
const AT_ONCE: usize = 32;

/// Rung of some patterns.
pub(crate) struct Patterns {
    index: &'static Index,
    last: Option<Snapshot>,
}

/// Board of the last search, and the variants still to be tried.
struct Snapshot {
    clues: Table<Cell, Clue>,
    edges: Table<Edge, Option<Mark>>,
    /// Whether a variant may match at the anchor in each cell.
    open: Vec<bool>,
    /// Variants to be tried at each anchor, of those with its clue.
    variants: Vec<VariantSet>,
}

impl Snapshot {
    /// Starts with the variants that need no known edge.
    fn first(clues: &Clues, index: &Index) -> Self {
        let shape = clues.0.shape();
        let mut variants = vec![VariantSet::default(); shape.area()];
        for (anchor, count) in clues.counts() {
            variants[anchor.index(shape)] = index.anchor_index.at_first(anchor, count, shape);
        }
        Self {
            clues: clues.0.clone(),
            edges: Table::filled(shape, None),
            open: variants.iter().map(|at| !at.is_empty()).collect(),
            variants,
        }
    }

    /// Takes over a board, and reopens the anchors that its changes concern.
    fn update(&mut self, clues: &Clues, board: &Board, all: &Index) {
        let shape = board.shape();
        if self.clues != clues.0 {
            let both = self.clues.values().iter().zip(clues.0.values());
            let changed = both.enumerate().filter(|(_, (old, new))| old != new);
            let changed: Vec<usize> = changed.map(|(index, _)| index).collect();
            self.clues.clone_from(&clues.0);
            for index in changed {
                self.variants[index] = VariantSet::default();
                self.open_around(Change::Other, Cell::at(index, shape).site(), all);
            }
        }
        let old = self.edges.values().chunks(AT_ONCE);
        let new = board.edges().values().chunks(AT_ONCE);
        let changed = old.zip(new).enumerate().filter(|(_, (old, new))| {
            // Without a branch for each edge, so that many are compared at once.
            let both = old.iter().zip(new.iter());
            both.fold(0, |change, (&old, &new)| change | (code(old) ^ code(new))) != 0
        });
        let changed: Vec<usize> = changed.map(|(chunk, _)| chunk * AT_ONCE).collect();
        for start in changed {
            for index in start..(start + AT_ONCE).min(Edge::count(shape)) {
                let both = [self.edges.values()[index], board.edges().values()[index]];
                let change = match both {
                    [old, new] if old == new => continue,
                    [None, Some(mark)] => Change::Known(mark),
                    _ => Change::Other,
                };
                let edge = Edge::at(index, shape);
                self.edges[edge] = both[1];
                self.open_around(change, edge.site(), all);
            }
        }
    }

    /// Reopens all anchors that a change at a site concerns.
    fn open_around(&mut self, change: Change, site: Site, all: &Index) {
        let shape = self.clues.shape();
        for (anchor, by_count) in all.anchor_index.anchors(change, site, shape) {
            if let Clue::Count(count) = self.clues[anchor] {
                let index = anchor.index(shape);
                let variants = &mut self.variants[index];
                variants.union_with(&by_count[usize::from(count)]);
                self.open[index] = !variants.is_empty();
            }
        }
    }
}

/// Number of a mark, or of an unknown edge.
fn code(edge: Option<Mark>) -> u8 {
    edge.map_or(2, |mark| mark as u8)
}

impl Patterns {
    /// Rung of the patterns of exactly this level.
    pub(crate) fn of_level<const LEVEL: u8>() -> Box<dyn IncrementalRung<Slitherlink>> {
        Box::new(Self::of(&BY_LEVEL[&LEVEL]))
    }

    /// Rung of the patterns of exactly this difficulty, in tenths of a level.
    pub(crate) fn of_tenths<const TENTHS: u8>() -> Box<dyn IncrementalRung<Slitherlink>> {
        Box::new(Self::of(&BY_TENTHS[&TENTHS]))
    }

    pub(super) fn of(index: &'static Index) -> Self {
        Self { index, last: None }
    }
}

impl IncrementalRung<Slitherlink> for Patterns {
    /// Returns the first pattern that concludes something new.
    ///
    /// Clues are scanned in reading order. At each, the patterns whose first clue
    /// it is are tried: more clues first, then by the number in the heading, then
    /// in the order of the file. A pattern that a known edge contradicts is a
    /// contradiction of the board.
    fn look(&mut self, clues: &Clues, board: &Board) -> Finding<Slitherlink> {
        let shape = board.shape();
        let last = self
            .last
            .get_or_insert_with(|| Snapshot::first(clues, self.index));
        last.update(clues, board, self.index);
        for (index, open) in last.open.iter_mut().enumerate().filter(|(_, open)| **open) {
            let at = Cell::at(index, shape);
            if let Some(count) = clues.count(at) {
                let all = &self.index.by_count[usize::from(count)];
                let variants = &mut last.variants[index];
                for number in variants.numbers() {
                    match all[number].match_at(clues, board, at) {
                        Match::Found(find) => return Some(find),
                        Match::Pending => {}
                        Match::Nothing => variants.set(number, false),
                    }
                }
            }
            *open = !last.variants[index].is_empty();
        }
        None
    }
}
