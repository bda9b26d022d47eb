//! Fixed clue patterns: the drawings of `patterns.txt`, matched on a board.
//!
//! Each drawing is turned into its distinct rotations and reflections once. Clues are
//! scanned in reading order, and the orientations whose first clue has that count are
//! tried. Orientations with more clues come first, so that a row of threes is one step
//! instead of one for each pair.

mod anchors;
pub(crate) mod drawing;
mod incremental;
#[cfg(test)]
mod laws;
mod matcher;
mod picture;
#[cfg(test)]
mod proof;
#[cfg(test)]
mod tests;
mod variant_set;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use clew_core::grid::SortShort as _;
use clew_core::model::Technique as _;
#[cfg(test)]
use clew_core::solve::{Finding, IncrementalRung as _};

#[cfg(test)]
use crate::board::Slitherlink;
#[cfg(test)]
use crate::board::{Board, Clues};
use crate::catalogue::Technique;
use anchors::AnchorIndex;
use drawing::Drawing;
use matcher::Variant;
use variant_set::VariantSet;

pub(crate) use incremental::Patterns;

const TEXT: &str = include_str!("../patterns.txt");

/// Number of counts a clue can have: 0 to 4.
const COUNTS: usize = 5;

/// Prepared patterns that are looked for together.
#[derive(Default)]
struct Index {
    /// Variants by the count of their anchor, in the order they are tried.
    by_count: [Vec<Variant>; COUNTS],
    /// Anchors that a change concerns.
    anchor_index: AnchorIndex,
}

pub(crate) static DRAWINGS: LazyLock<Vec<Drawing>> =
    LazyLock::new(|| drawing::read(TEXT).expect("patterns.txt is well formed; a test reads it"));

/// Patterns by their level.
static BY_LEVEL: LazyLock<BTreeMap<u8, Index>> = LazyLock::new(|| by(Technique::level));

/// Patterns by their tenths.
static BY_TENTHS: LazyLock<BTreeMap<u8, Index>> = LazyLock::new(|| by(Technique::tenths));

/// Prepares the patterns of techniques that share a property.
fn by(alike: fn(Technique) -> u8) -> BTreeMap<u8, Index> {
    let mut drawings: Vec<&Drawing> = DRAWINGS.iter().collect();
    drawings.sort_short_by_key(|drawing| (Reverse(drawing.clues.len()), drawing.number));
    let mut indices: BTreeMap<u8, Index> = BTreeMap::new();
    for drawing in drawings {
        let index = indices.entry(alike(drawing.technique)).or_default();
        for turned in drawing.orientations() {
            let (count, variant) = Variant::new(&turned);
            index.by_count[usize::from(count)].push(variant);
        }
    }
    for index in indices.values_mut() {
        let most = index.by_count.iter().map(Vec::len).max();
        assert!(most.is_some_and(|most| most <= VariantSet::CAPACITY));
        index.anchor_index = AnchorIndex::of(&index.by_count);
    }
    indices
}

/// Returns the first pattern of exactly this level, found from scratch.
#[cfg(test)]
fn find(clues: &Clues, board: &Board, level: u8) -> Finding<Slitherlink> {
    Patterns::of(&BY_LEVEL[&level]).look(clues, board)
}
