//! Editing and inspection of puzzles without their kind.

use crate::grid::{Cell, Shape, Site, Walls};
use crate::model::{Change, Edit, Entry, Explanation};
use crate::scene::Draw;

use super::{Code, OfKind, workshop::Poured};

/// The puzzle after a change; `None` if its kind does not allow it.
pub(super) fn edited<P: Edit + OfKind>(code: &Code, change: &Change) -> Option<Code> {
    let clues = P::edited(code.clues::<P>().ok()?, change)?;
    Some(Code::of::<P>(clues))
}

/// Printed contents of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contents {
    /// Rows and columns, in cells.
    pub shape: Shape,
    /// The places at which something is written, in reading order.
    pub written: Vec<(Site, Entry)>,
    /// Whether it has digits above 9, which letters can stand for.
    pub has_numerals: bool,
    /// Index of its layout.
    pub layout: usize,
    /// Its regions, if the kind has regions.
    pub regions: Option<Regions>,
}

/// Regions of a puzzle, which a setter can draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regions {
    /// Message id of the word for a region.
    pub name: &'static str,
    /// Walls between them.
    pub walls: Walls,
    /// Number of cells that each must have; `None` if it may be any.
    pub size: Option<usize>,
    /// Whether the setter draws them; otherwise the size determines them.
    pub is_drawn: bool,
    /// Whether they hold water, which can be poured.
    pub has_water: bool,
}

/// The printed contents of a puzzle.
pub(super) fn contents<P: Edit + Draw>(code: &Code) -> Option<Contents> {
    let clues = code.clues::<P>().ok()?;
    let shape = P::shape(clues);
    let layout = P::layout(clues);
    Some(Contents {
        shape,
        has_numerals: P::HAS_DIGITS && shape.rows > 9,
        written: P::written(clues),
        layout,
        regions: P::REGION.zip(P::walls(clues)).map(|(name, walls)| Regions {
            name,
            walls,
            size: P::region_size(clues),
            is_drawn: P::is_drawn(layout),
            has_water: P::HAS_WATER,
        }),
    })
}

/// Entries that a setter can write at a place.
pub(super) fn entries<P: Edit>(code: &Code, at: Site) -> Vec<Entry> {
    code.clues::<P>()
        .map_or_else(|_| Vec::new(), |clues| P::entries(clues, at))
}

/// Reason why a number cannot be at a place of a board with these walls.
pub(super) fn refusal<P: Edit>(
    code: &Code,
    walls: Option<&Walls>,
    at: Site,
    number: u8,
) -> Option<Explanation> {
    P::refusal(code.clues::<P>().ok()?, walls, at, number)
}

/// A blank board; `None` if there is none of that size.
pub(super) fn blank<P: Edit + OfKind>(layout: usize, shape: Shape) -> Option<Code> {
    Some(Code::of::<P>(P::blank(layout, shape)?))
}

/// Puts a board together from the index of a layout, a size, walls for regions that the layout does not have, and numbers. A later
/// number replaces an earlier one at its place. `None` if the kind has no such puzzle.
pub type Compose = fn(usize, Shape, Option<Walls>, &[(Site, u8)]) -> Option<Code>;

/// Composes boards of a kind: a [`Compose`].
pub fn compose_of<P: Edit + OfKind>(
    layout: usize,
    shape: Shape,
    walls: Option<Walls>,
    numbers: &[(Site, u8)],
) -> Option<Code> {
    let divide = walls.map(Change::Divide);
    let write = |&(at, number): &(Site, u8)| Change::Write(at, Some(Entry::Number(number)));
    let mut changes = divide.into_iter().chain(numbers.iter().map(write));
    let clues = changes.try_fold(P::blank(layout, shape)?, |clues, change| {
        P::edited(&clues, &change)
    })?;
    Some(Code::of::<P>(clues))
}

/// The puzzle whose sums match the water, and the water; see [`Edit::poured`].
pub(super) fn poured<P: Edit + OfKind>(code: &Code, water: &[Cell], at: Option<Cell>) -> Poured {
    let (clues, water) = P::poured(code.clues::<P>().ok()?, water, at)?;
    Some((Code::of::<P>(clues), water))
}
