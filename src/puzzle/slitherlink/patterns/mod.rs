//! Fixed clue patterns: the drawings of `patterns.txt`, found on a board.
//!
//! Each drawing is turned into its distinct rotations and reflections once.
//! A scan goes through the clues in reading order and tries the orientations
//! whose first clue has that count; those with more clues come first, so that
//! a row of threes is told as one and not pair by pair.

mod chosen;
mod drawing;
#[cfg(test)]
mod laws;
mod lookout;
mod matcher;
mod picture;
#[cfg(test)]
mod proof;
mod reach;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::sync::LazyLock;

use crate::model::Technique as _;
#[cfg(test)]
use crate::solve::{Find, Lookout as _};

use super::Technique;
#[cfg(test)]
use super::{Board, Clues, Slitherlink};
use chosen::Chosen;
use drawing::Drawing;
use matcher::Variant;
use reach::Reaches;

pub(super) use lookout::Patterns;

const TEXT: &str = include_str!("../patterns.txt");

/// The hardest level a technique can have.
const LEVELS: usize = 10;

/// The counts a clue can have: 0 to 4.
const COUNTS: usize = 5;

/// All that is prepared of one level.
#[derive(Default)]
struct Index {
    /// Variants by the count of their anchor, in the order they are tried.
    by_count: [Vec<Variant>; COUNTS],
    /// Where the sites lie that they look at.
    reaches: Reaches,
}

static DRAWINGS: LazyLock<Vec<Drawing>> =
    LazyLock::new(|| drawing::read(TEXT).expect("patterns.txt is well formed; a test reads it"));

static INDEX: LazyLock<[Index; LEVELS + 1]> = LazyLock::new(|| {
    let mut drawings: Vec<&Drawing> = DRAWINGS.iter().collect();
    drawings.sort_by_key(|drawing| (Reverse(drawing.clues.len()), drawing.number));
    let mut index = <[Index; LEVELS + 1]>::default();
    for drawing in drawings {
        let level = usize::from(drawing.technique.level());
        for turned in drawing.orientations() {
            let (count, variant) = Variant::new(&turned);
            index[level].by_count[usize::from(count)].push(variant);
        }
    }
    for level in &mut index {
        let most = level.by_count.iter().map(Vec::len).max();
        assert!(most.is_some_and(|most| most <= Chosen::MOST));
        level.reaches = Reaches::of(&level.by_count);
    }
    index
});

/// How many clues the drawings of a technique show, if they rely on a loop that would
/// leave something out. What that is comes after them in a step's clues, or is the
/// line that is given.
pub(super) fn shown_beside_left_out(technique: Technique) -> Option<usize> {
    let mut asking = DRAWINGS.iter().filter(|drawing| drawing.asks());
    let drawing = asking.find(|drawing| drawing.technique == technique)?;
    Some(drawing.clues.len())
}

/// The first pattern of exactly this level, for one look.
#[cfg(test)]
fn find(clues: &Clues, board: &Board, level: u8) -> Option<Find<Slitherlink>> {
    Patterns::of_level(level).look(clues, board)
}
