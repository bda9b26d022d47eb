//! Patterns looked for on a board that grows: after the first look only where
//! something changed. Each look answers as if it were the first.

use crate::grid::{Cell, Edge, Place as _, Shape, Site, Table};
use crate::solve::{Find, Lookout};

use super::super::{Board, Clue, Clues, Mark, Slitherlink};
use super::INDEX;
use super::matcher::Tried;

/// Looks out for the patterns of one level.
pub(in super::super) struct Patterns {
    level: usize,
    last: Option<Last>,
}

/// What the last look saw.
struct Last {
    clues: Table<Cell, Clue>,
    edges: Table<Edge, Option<Mark>>,
    /// Whether a pattern may be found from the anchor in each cell.
    open: Vec<bool>,
}

impl Last {
    /// Nothing seen: there may be patterns everywhere.
    fn nothing(shape: Shape) -> Self {
        Self {
            clues: Table::filled(shape, Clue::Blank),
            edges: Table::filled(shape, None),
            open: vec![true; shape.area()],
        }
    }

    /// Sees what is new, and opens the anchors that it concerns.
    fn see(&mut self, clues: &Clues, board: &Board, level: usize) {
        let shape = board.shape();
        if self.clues != clues.0 {
            let both = self.clues.values().iter().zip(clues.0.values());
            let changed = places_of_changes(both);
            self.clues.clone_from(&clues.0);
            for index in changed {
                self.open_around(Cell::at(index, shape).site(), level);
            }
        }
        let both = self.edges.values().iter().zip(board.edges().values());
        for index in places_of_changes(both) {
            let edge = Edge::at(index, shape);
            self.edges[edge] = board.edge(edge);
            self.open_around(edge.site(), level);
        }
    }

    /// Opens all anchors whose patterns reach a site.
    fn open_around(&mut self, site: Site, level: usize) {
        let shape = self.clues.shape();
        for reach in &INDEX[level].reach {
            if let Some(anchor) = reach.anchor(site, shape)
                && let Clue::Count(count) = self.clues[anchor]
            {
                self.open[anchor.index(shape)] |= reach.is_of(count);
            }
        }
    }
}

fn places_of_changes<'a, T: PartialEq + 'a>(
    both: impl Iterator<Item = (&'a T, &'a T)>,
) -> Vec<usize> {
    let changed = both.enumerate().filter(|(_, (old, new))| old != new);
    changed.map(|(index, _)| index).collect()
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

impl Lookout<Slitherlink> for Patterns {
    /// The first pattern that tells something new.
    ///
    /// Goes through the clues in reading order. At each, patterns whose first
    /// clue it is are tried: more clues first, then in the order of the
    /// catalogue, then of the file. A pattern that an edge already known
    /// contradicts is a contradiction of the board.
    fn look(&mut self, clues: &Clues, board: &Board) -> Option<Find<Slitherlink>> {
        let shape = board.shape();
        let last = self.last.get_or_insert_with(|| Last::nothing(shape));
        last.see(clues, board, self.level);
        for (index, open) in last.open.iter_mut().enumerate().filter(|(_, open)| **open) {
            let at = Cell::at(index, shape);
            let mut is_waiting = false;
            if let Some(count) = clues.count(at) {
                for variant in &INDEX[self.level].by_count[usize::from(count)] {
                    match variant.try_at(clues, board, at) {
                        Tried::Found(find) => return Some(find),
                        Tried::Waits => is_waiting = true,
                        Tried::Nothing => {}
                    }
                }
            }
            *open = is_waiting;
        }
        None
    }
}
