//! Fixed clue patterns: the drawings of `patterns.txt`, found on a board.
//!
//! Each drawing is turned into its distinct rotations and reflections once.
//! A scan goes through the clues in reading order and tries the orientations
//! whose first clue has that count; those with more clues come first, so that
//! a row of threes is told as one and not pair by pair.

mod drawing;
#[cfg(test)]
mod laws;
mod matcher;
mod picture;
#[cfg(test)]
mod proof;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::sync::LazyLock;

use crate::model::Technique as _;
use crate::solve::Find;

use super::{Board, Clues, Slitherlink};
use drawing::Drawing;
use matcher::Variant;

const TEXT: &str = include_str!("../patterns.txt");

/// The hardest level a technique can have.
const LEVELS: usize = 10;

/// The counts a clue can have: 0 to 4.
const COUNTS: usize = 5;

/// Variants by level and by the count of their anchor, in the order they are tried.
type Index = [[Vec<Variant>; COUNTS]; LEVELS + 1];

static DRAWINGS: LazyLock<Vec<Drawing>> =
    LazyLock::new(|| drawing::read(TEXT).expect("patterns.txt is well formed; a test reads it"));

static INDEX: LazyLock<Index> = LazyLock::new(|| {
    let mut drawings: Vec<&Drawing> = DRAWINGS.iter().collect();
    drawings.sort_by_key(|drawing| (Reverse(drawing.clues.len()), drawing.number));
    let mut index = Index::default();
    for drawing in drawings {
        let level = usize::from(drawing.technique.level());
        for turned in drawing.orientations() {
            let (count, variant) = Variant::new(&turned);
            index[level][usize::from(count)].push(variant);
        }
    }
    index
});

/// The first pattern of exactly this level, 1 to 10, that tells something new.
///
/// Goes through the clues in reading order. At each, patterns whose first
/// clue it is are tried: more clues first, then in the order of the
/// catalogue, then of the file. A pattern that an edge already known
/// contradicts is a contradiction of the board.
pub(super) fn find(clues: &Clues, board: &Board, level: u8) -> Option<Find<Slitherlink>> {
    let by_count = &INDEX[usize::from(level)];
    clues.counts().find_map(|(cell, count)| {
        by_count[usize::from(count)]
            .iter()
            .find_map(|variant| variant.find(clues, board, cell))
    })
}
