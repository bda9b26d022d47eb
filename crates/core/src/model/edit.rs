//! Edits of a puzzle, clue by clue and wall by wall, as setters make them.

use serde::{Deserialize, Serialize};

use crate::grid::{Cell, Shape, Site, Symmetry, Walls};

use super::{Explanation, Puzzle};

/// Entry that can be written at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// A number.
    Number(u8),
    /// A question mark: a clue whose number is hidden.
    Unknown,
}

/// A change to a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Writes at a place, or wipes it.
    Write(Site, Option<Entry>),
    /// Wipes everything but these places.
    Keep(Vec<Site>),
    /// Changes the size; rows and columns are added and removed at the end.
    Resize(Shape),
    /// Rotates or reflects.
    Turn(Symmetry),
    /// Divides the board into the regions that walls make.
    Divide(Walls),
}

/// Sizes that boards can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sizes {
    /// Any number of rows and of columns up to this one.
    UpTo(u8),
    /// Squares with one of these numbers of rows.
    Squares(Vec<u8>),
}

impl Sizes {
    /// Whether there are boards of a size.
    pub fn allow(&self, shape: Shape) -> bool {
        let Shape { rows, cols } = shape;
        match self {
            Sizes::UpTo(most) => (1..=*most).contains(&rows) && (1..=*most).contains(&cols),
            Sizes::Squares(sides) => rows == cols && sides.contains(&rows),
        }
    }

    /// The size nearest to a wanted one, when changing from another. For squares, the
    /// side that changed more decides; of two equally near sizes, it is the one farther
    /// from the old size.
    pub fn nearest(&self, wanted: Shape, from: Shape) -> Shape {
        match self {
            Sizes::UpTo(most) => {
                Shape::new(wanted.rows.clamp(1, *most), wanted.cols.clamp(1, *most))
            }
            Sizes::Squares(sides) => {
                let is_taller = wanted.rows.abs_diff(from.rows) > wanted.cols.abs_diff(from.cols);
                let (to, from) = match is_taller {
                    true => (wanted.rows, from.rows),
                    false => (wanted.cols, from.cols),
                };
                let distance = |side: &u8| (side.abs_diff(to), u8::MAX - side.abs_diff(from));
                let side = sides.iter().copied().min_by_key(distance).unwrap_or(from);
                Shape::new(side, side)
            }
        }
    }
}

/// A kind whose puzzles can be changed.
pub trait Edit: Puzzle {
    /// Message id of the word for a region that setters can draw; `None` if the
    /// kind has none.
    const REGION: Option<&'static str> = None;

    /// Whether regions hold water, which can be poured.
    const HAS_WATER: bool = false;

    /// The puzzle after a change; `None` if the kind does not allow it: a place that
    /// holds no clue, a number out of range, a size out of range, or impossible
    /// regions.
    fn edited(clues: &Self::Clues, change: &Change) -> Option<Self::Clues>;

    /// The places at which something is written, in reading order.
    fn written(clues: &Self::Clues) -> Vec<(Site, Entry)>;

    /// The places of all clues, in reading order: those at which something is written, and
    /// those of clues that are not entries.
    fn clued(clues: &Self::Clues) -> Vec<Site> {
        let written = Self::written(clues).into_iter();
        written.map(|(site, _)| site).collect()
    }

    /// Clues that could be added to point to a solution: the blank places and the
    /// numbers they would have.
    fn writable(clues: &Self::Clues, solution: &Self::Board) -> Vec<(Site, u8)>;

    /// Entries that can be written at a place, in the order of a palette; empty if no
    /// clue can be there.
    fn entries(clues: &Self::Clues, at: Site) -> Vec<Entry>;

    /// Reason why a number cannot be at a place; `None` if it can. `walls` are the
    /// drawn walls, which may not form regions yet.
    fn refusal(
        clues: &Self::Clues,
        walls: Option<&Walls>,
        at: Site,
        number: u8,
    ) -> Option<Explanation>;

    /// Message ids of the layouts of blank boards, the standard one first.
    fn layouts() -> &'static [&'static str];

    /// Index of the layout of a puzzle; by default that of the only one.
    fn layout(_clues: &Self::Clues) -> usize {
        0
    }

    /// Sizes of boards of a layout.
    fn sizes(layout: usize) -> Sizes;

    /// A blank board of a layout; `None` if there is none of that size. Regions that
    /// the setter draws start as a single region, if that is possible.
    fn blank(layout: usize, shape: Shape) -> Option<Self::Clues>;

    /// Whether the setter draws the regions of a layout.
    fn is_drawn(_layout: usize) -> bool {
        false
    }

    /// Walls of the regions; `None` if the kind has none.
    fn walls(_: &Self::Clues) -> Option<Walls> {
        None
    }

    /// Number of cells that each region must have; `None` if it may be any.
    fn region_size(_: &Self::Clues) -> Option<usize> {
        None
    }

    /// The puzzle whose sums match the water, and the water once it has settled. Water
    /// was poured up to a cell, or drained below it if the surface was there; or the
    /// board changed. `None` if the kind has no water.
    fn poured(
        _: &Self::Clues,
        _water: &[Cell],
        _at: Option<Cell>,
    ) -> Option<(Self::Clues, Vec<Cell>)> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_rounded_to_one_that_the_kind_has() {
        let boxes = Sizes::Squares(vec![4, 6, 8, 9, 10, 12]);
        let from = |rows, cols, side| {
            boxes
                .nearest(Shape::new(rows, cols), Shape::new(side, side))
                .rows
        };
        assert_eq!(
            (from(9, 10, 9), from(11, 10, 10), from(10, 11, 10)),
            (10, 12, 12)
        );
        assert_eq!((from(5, 6, 6), from(200, 9, 9), from(9, 9, 9)), (4, 12, 9));
        let any = Sizes::UpTo(40);
        let clamped = any.nearest(Shape::new(90, 3), Shape::new(9, 9));
        assert_eq!(clamped, Shape::new(40, 3));
        assert!(any.allow(clamped) && !any.allow(Shape::new(0, 3)));
    }
}
