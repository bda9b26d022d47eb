//! Puzzles of any kind, changed and looked into.

use crate::grid::{Cell, Shape, Site, Walls};
use crate::model::{Change, Edit, Entry, Explanation, Export, Sizes};
use crate::puzzle::{aquarium::Aquarium, slitherlink::Slitherlink, sudoku::Sudoku};
use crate::scene::Draw;

use super::{Code, Kind, OfKind, word};

/// The puzzle after a change; `None` if its kind does not allow it, or the
/// text is not a puzzle of its kind.
pub fn edited(code: &Code, change: &Change) -> Option<Code> {
    with_kind!(code.kind, P => edited_of::<P>(code, change))
}

fn edited_of<P: Edit + OfKind>(code: &Code, change: &Change) -> Option<Code> {
    let clues = P::edited(code.clues::<P>().ok()?, change)?;
    Some(Code::of::<P>(clues))
}

/// A puzzle in every format that can carry it, none if the text is not one of its
/// kind. Each text reads back as that puzzle before any other: one that alone would
/// not has a word before it that says kind and size.
pub fn exports(code: &Code) -> Vec<Export> {
    wanted(code, |_| true)
}

/// A puzzle in one format, by message id, if that can carry it.
pub fn export(code: &Code, format: &str) -> Option<Export> {
    wanted(code, |other| other == format).pop()
}

fn wanted(code: &Code, wanted: impl Fn(&str) -> bool) -> Vec<Export> {
    with_kind!(code.kind, P => {
        let written = |clues| word::exports::<P>(code.kind, clues, wanted);
        code.clues::<P>().map_or_else(|_| Vec::new(), written)
    })
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
    /// Its regions, if the kind has such.
    pub regions: Option<Regions>,
}

/// Regions of a puzzle, which a setter can draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regions {
    /// Message id of the word for one.
    pub name: &'static str,
    /// Walls between them.
    pub walls: Walls,
    /// Number of cells that each must have; `None` if it may be any.
    pub size: Option<usize>,
    /// Whether the setter draws them, and they do not come with the size.
    pub is_drawn: bool,
    /// Whether they hold water, which can be poured.
    pub has_water: bool,
}

/// Returns the printed contents of a puzzle; `None` if the text is not one of
/// its kind.
pub fn contents(code: &Code) -> Option<Contents> {
    with_kind!(code.kind, P => contents_of::<P>(code))
}

fn contents_of<P: Edit + Draw>(code: &Code) -> Option<Contents> {
    let clues = code.clues::<P>().ok()?;
    let shape = P::shape(clues);
    let layout = P::layout(clues);
    Some(Contents {
        shape,
        has_numerals: has_numerals::<P>(shape),
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

/// Whether boards of a size have digits above 9.
pub(super) fn has_numerals<P: Draw>(shape: Shape) -> bool {
    P::HAS_DIGITS && shape.rows > 9
}

/// Entries that a setter can write at a place; none where no clue can be.
pub fn entries(code: &Code, at: Site) -> Vec<Entry> {
    with_kind!(code.kind, P => entries_of::<P>(code, at))
}

fn entries_of<P: Edit>(code: &Code, at: Site) -> Vec<Entry> {
    code.clues::<P>()
        .map_or_else(|_| Vec::new(), |clues| P::entries(clues, at))
}

/// Reason for which a number cannot stand at a place of a board with these walls;
/// `None` if it can, or the text is not a puzzle of its kind.
pub fn refusal(code: &Code, walls: Option<&Walls>, at: Site, number: u8) -> Option<Explanation> {
    with_kind!(code.kind, P => P::refusal(code.clues::<P>().ok()?, walls, at, number))
}

/// Message ids of the layouts of a kind's blank boards, the standard one first.
pub fn layouts(kind: Kind) -> &'static [&'static str] {
    with_kind!(kind, P => P::layouts())
}

/// Sizes of a kind's boards of a layout.
pub fn sizes(kind: Kind, layout: usize) -> Sizes {
    with_kind!(kind, P => P::sizes(layout))
}

/// A blank board; `None` if there is none of that size.
pub fn blank(kind: Kind, layout: usize, shape: Shape) -> Option<Code> {
    with_kind!(kind, P => Some(Code::of::<P>(P::blank(layout, shape)?)))
}

/// The puzzle whose sums say how much water stands, and the water; see
/// [`Edit::poured`].
pub fn poured(code: &Code, water: &[Cell], at: Option<Cell>) -> Option<(Code, Vec<Cell>)> {
    with_kind!(code.kind, P => {
        let (clues, water) = P::poured(code.clues::<P>().ok()?, water, at)?;
        Some((Code::of::<P>(clues), water))
    })
}
