//! Puzzles of any kind, changed and looked into.

use crate::grid::{Shape, Site};
use crate::model::{Change, Edit, Entry, Export, Puzzle as _};
use crate::puzzle::{aquarium::Aquarium, slitherlink::Slitherlink, sudoku::Sudoku};
use crate::scene::Draw;

use super::{Code, Kind};

/// The puzzle after a change; `None` if its kind does not allow it, or the
/// text is not a puzzle of its kind.
pub fn edited(code: &Code, change: &Change) -> Option<Code> {
    with_kind!(code.kind, P => edited_of::<P>(code, change))
}

fn edited_of<P: Edit>(code: &Code, change: &Change) -> Option<Code> {
    let clues = P::edited(code.clues::<P>().ok()?, change)?;
    Some(Code::of::<P>(code.kind, clues))
}

/// A puzzle in every format that can carry it; none if the text is not one of
/// its kind.
pub fn exports(code: &Code) -> Vec<Export> {
    with_kind!(code.kind, P => code.clues::<P>().map_or_else(|_| Vec::new(), P::exports))
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
}

/// Returns the printed contents of a puzzle; `None` if the text is not one of
/// its kind.
pub fn contents(code: &Code) -> Option<Contents> {
    with_kind!(code.kind, P => contents_of::<P>(code))
}

fn contents_of<P: Edit + Draw>(code: &Code) -> Option<Contents> {
    let clues = code.clues::<P>().ok()?;
    let shape = P::shape(clues);
    Some(Contents {
        shape,
        has_numerals: has_numerals::<P>(shape),
        written: P::written(clues),
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
