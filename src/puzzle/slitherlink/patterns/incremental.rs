//! Patterns looked for on a board that grows: after the first look only where
//! something changed. Each look answers as if it were the first.

use crate::grid::{Cell, Edge, Place as _, Site, Table};
use crate::solve::{Find, IncrementalRung};

use super::super::{Board, Clue, Clues, Mark, Slitherlink};
use super::INDEX;
use super::anchors::News;
use super::matcher::Tried;
use super::variant_set::Chosen;

/// So many edges are compared at once.
const AT_ONCE: usize = 32;

/// Looks out for the patterns of one level.
pub(in super::super) struct Patterns {
    level: usize,
    last: Option<Last>,
}

/// What the last look saw.
struct Last {
    clues: Table<Cell, Clue>,
    edges: Table<Edge, Option<Mark>>,
    /// Whether a pattern may be found from the anchor in each cell,
    open: Vec<bool>,
    /// and which variants of those with its clue are to be tried.
    variants: Vec<Chosen>,
}

impl Last {
    /// There may be patterns wherever no edge need be known.
    fn first(clues: &Clues, level: usize) -> Self {
        let shape = clues.0.shape();
        let mut variants = vec![Chosen::default(); shape.area()];
        for (anchor, count) in clues.counts() {
            variants[anchor.index(shape)] = INDEX[level].reaches.at_first(anchor, count, shape);
        }
        Self {
            clues: clues.0.clone(),
            edges: Table::filled(shape, None),
            open: variants.iter().map(|at| !at.is_empty()).collect(),
            variants,
        }
    }

    /// Sees what is new, and opens the anchors that it concerns.
    fn see(&mut self, clues: &Clues, board: &Board, level: usize) {
        let shape = board.shape();
        if self.clues != clues.0 {
            let both = self.clues.values().iter().zip(clues.0.values());
            let changed = both.enumerate().filter(|(_, (old, new))| old != new);
            let changed: Vec<usize> = changed.map(|(index, _)| index).collect();
            self.clues.clone_from(&clues.0);
            for index in changed {
                self.variants[index] = Chosen::default();
                self.open_around(News::Other, Cell::at(index, shape).site(), level);
            }
        }
        let old = self.edges.values().chunks(AT_ONCE);
        let new = board.edges().values().chunks(AT_ONCE);
        let changed = old.zip(new).enumerate().filter(|(_, (old, new))| {
            // Without a branch for each, so that many are compared in one go.
            let both = old.iter().zip(new.iter());
            both.fold(0, |change, (&old, &new)| change | (code(old) ^ code(new))) != 0
        });
        let changed: Vec<usize> = changed.map(|(chunk, _)| chunk * AT_ONCE).collect();
        for start in changed {
            for index in start..(start + AT_ONCE).min(Edge::count(shape)) {
                let both = [self.edges.values()[index], board.edges().values()[index]];
                let news = match both {
                    [old, new] if old == new => continue,
                    [None, Some(mark)] => News::Known(mark),
                    _ => News::Other,
                };
                let edge = Edge::at(index, shape);
                self.edges[edge] = both[1];
                self.open_around(news, edge.site(), level);
            }
        }
    }

    /// Opens all anchors whose patterns may tell more for the news at a site.
    fn open_around(&mut self, news: News, site: Site, level: usize) {
        let shape = self.clues.shape();
        for (anchor, by_count) in INDEX[level].reaches.anchors(news, site, shape) {
            if let Clue::Count(count) = self.clues[anchor] {
                let index = anchor.index(shape);
                let variants = &mut self.variants[index];
                variants.add(&by_count[usize::from(count)]);
                self.open[index] = !variants.is_empty();
            }
        }
    }
}

/// A number for what an edge is.
fn code(edge: Option<Mark>) -> u8 {
    edge.map_or(2, |mark| mark as u8)
}

impl Patterns {
    /// Looks out for the patterns of exactly this level, 1 to 10.
    pub(in super::super) fn of_level(level: u8) -> Self {
        Self {
            level: usize::from(level),
            last: None,
        }
    }
}

impl IncrementalRung<Slitherlink> for Patterns {
    /// The first pattern that tells something new.
    ///
    /// Goes through the clues in reading order. At each, patterns whose first
    /// clue it is are tried: more clues first, then in the order of the
    /// catalogue, then of the file. A pattern that an edge already known
    /// contradicts is a contradiction of the board.
    fn look(&mut self, clues: &Clues, board: &Board) -> Option<Find<Slitherlink>> {
        let shape = board.shape();
        let last = self
            .last
            .get_or_insert_with(|| Last::first(clues, self.level));
        last.see(clues, board, self.level);
        for (index, open) in last.open.iter_mut().enumerate().filter(|(_, open)| **open) {
            let at = Cell::at(index, shape);
            if let Some(count) = clues.count(at) {
                let all = &INDEX[self.level].by_count[usize::from(count)];
                let variants = &mut last.variants[index];
                for number in variants.numbers() {
                    match all[number].try_at(clues, board, at) {
                        Tried::Found(find) => return Some(find),
                        Tried::Waits => {}
                        Tried::Nothing => variants.put(number, false),
                    }
                }
            }
            *open = !last.variants[index].is_empty();
        }
        None
    }
}
