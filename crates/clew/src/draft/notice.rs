//! Message about the last command: what it drew, or why it changed nothing.

use clew_core::grid::{Cell, Edge, Table};
use clew_core::model::{Arg, Explanation};

use super::version::Divided;

/// Message about the last command.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// The words.
    pub words: Explanation,
    /// Whether the command was refused.
    pub is_refusal: bool,
}

impl Notice {
    /// Reason why a command changed nothing.
    pub(super) fn refused(words: Explanation) -> Self {
        Self {
            words,
            is_refusal: true,
        }
    }

    /// Outcome of a command.
    pub(super) fn done(words: Explanation) -> Self {
        Self {
            words,
            is_refusal: false,
        }
    }
}

/// Size of the drawn region of a cell, and whether other regions were cut.
pub(super) fn region_drawn(
    name: &'static str,
    before: &Divided,
    after: &Divided,
    cell: Cell,
) -> Explanation {
    let words = region(name, after, cell);
    match is_cut(&before.regions, after, cell) {
        true => {
            words.followed_by(Explanation::new("edit-drawn-cut").with("region", Arg::Word(name)))
        }
        false => words,
    }
}

/// "The tank has 5 cells now."
fn region(name: &'static str, divided: &Divided, cell: Cell) -> Explanation {
    let count = Arg::Number(divided.size_at(cell) as u64);
    let message = match divided.size {
        Some(_) => "edit-drawn-of",
        None => "edit-drawn",
    };
    let words = Explanation::new(message)
        .with("region", Arg::Word(name))
        .with("count", count);
    match divided.size {
        Some(size) => words.with("size", Arg::Number(size as u64)),
        None => words,
    }
}

/// Whether a previous region is now in several parts, apart from the region of a cell.
fn is_cut(before: &Table<Cell, u16>, after: &Divided, drawn: Cell) -> bool {
    let drawn = after.regions[drawn];
    let mut parts: Vec<(u16, u16)> = Vec::new();
    for cell in before.shape().cells() {
        let pair = (before[cell], after.regions[cell]);
        if pair.1 != drawn && !parts.contains(&pair) {
            parts.push(pair);
        }
    }
    let is_twice =
        |(region, part): &(u16, u16)| parts.iter().any(|(r, p)| r == region && p != part);
    parts.iter().any(is_twice)
}

/// Result of drawing or removing a wall.
pub(super) fn wall_drawn(
    name: &'static str,
    before: &Divided,
    after: &Divided,
    edge: Edge,
) -> Explanation {
    let cells = edge.cells(after.regions.shape());
    let [Some(one), Some(other)] = cells else {
        return Explanation::new("edit-wall-rim");
    };
    let is_parted = |divided: &Divided| divided.regions[one] != divided.regions[other];
    match (after.walls.has(edge), is_parted(before), is_parted(after)) {
        (true, _, true) => Explanation::new("edit-wall-closed")
            .with("region", Arg::Word(name))
            .with("one", Arg::Number(after.size_at(one) as u64))
            .with("other", Arg::Number(after.size_at(other) as u64)),
        (true, _, false) => Explanation::new("edit-wall-loose").with("region", Arg::Word(name)),
        (false, true, _) => region(name, after, one),
        (false, false, _) => Explanation::new("edit-wall-gone"),
    }
}
