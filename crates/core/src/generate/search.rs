//! Local search around a puzzle that nearly meets the specification: some clues are
//! restored and others dug, or the full board is mutated if the kind can.
//!
//! Hard puzzles are rare, but cluster: there are harder ones near a hard one. The
//! search moves to any neighbour that is not farther from the specified levels. It
//! measures in tenths of a level or, if the kind searches by levels alone, in levels.
//!
//! Mutated boards drift towards common puzzles, which are easy. For them, the total of
//! the levels of all steps breaks ties between puzzles that are equally far.

use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;

use crate::grid::Site;
use crate::solve::{Grade, HARDEST};

use super::dug::Dug;
use super::unavoidable::UnavoidableSets;
use super::{Full, Generate, Levels, Spec};

/// Largest miss, in levels, at which a search starts.
const NEAR: u8 = 1;
/// Largest miss, in levels, at which a search that mutates boards starts.
const NEAR_IF_MUTATED: u8 = 2;
/// Minimum number of groups of clues restored for a neighbour.
const LEAST_RESTORED: u32 = 3;
/// Maximum number of groups of clues restored for a neighbour.
const MOST_RESTORED: u32 = 10;
/// Number of consecutive neighbours without improvement that ends the search.
const PATIENCE: u32 = 80;

/// Local search under way.
pub(super) struct LocalSearch<P: Generate> {
    /// Current puzzle.
    current: Dug<P>,
    /// Distance of the current puzzle from the specification.
    distance: (u8, u32),
    /// Number of consecutive neighbours without improvement.
    idle: u32,
    /// Known unavoidable sets of the full board.
    unavoidable: UnavoidableSets,
}

/// Neighbour to generate next.
pub(super) enum Neighbour<P: Generate> {
    /// The puzzle with some clues restored, to be dug again; the known unavoidable sets
    /// of its board; and the rest of the puzzle, to be joined with the dug part.
    Redig(Full<P>, Option<UnavoidableSets>, Remainder<P>),
    /// A mutated full board.
    Board(Full<P>),
}

/// Part of a puzzle that is not dug again: its full board and the clues that stay
/// removed.
pub(super) struct Remainder<P: Generate> {
    full: Full<P>,
    removed: Vec<Vec<Site>>,
}

impl<P: Generate> LocalSearch<P> {
    /// Begins at a puzzle, if it is close enough to the specification.
    pub(super) fn new(mut current: Dug<P>, grade: &Grade, levels: Levels) -> Option<Self> {
        let near = if P::MUTATES { NEAR_IF_MUTATED } else { NEAR };
        (levels.miss(grade.overall()) <= near).then(|| Self {
            unavoidable: std::mem::take(&mut current.unavoidable),
            current,
            distance: Self::distance(grade, levels),
            idle: 0,
        })
    }

    /// Moves to a puzzle unless it is farther from the specification.
    pub(super) fn visit(&mut self, mut dug: Dug<P>, grade: &Grade, levels: Levels) {
        let distance = Self::distance(grade, levels);
        self.learn_from(&mut dug);
        if distance < self.distance {
            self.idle = 0;
        }
        if distance <= self.distance {
            self.current = dug;
            self.distance = distance;
        }
    }

    /// Takes over the unavoidable sets of a puzzle that the search does not move to.
    pub(super) fn learn_from(&mut self, dug: &mut Dug<P>) {
        self.unavoidable = std::mem::take(&mut dug.unavoidable);
    }

    fn distance(grade: &Grade, levels: Levels) -> (u8, u32) {
        let total = match P::MUTATES {
            true if levels.at_least > grade.overall() => u32::MAX - grade.levels,
            true => grade.levels,
            false => 0,
        };
        let tenths = match P::SEARCHES_TENTHS {
            true => grade.tenths,
            false => 10 * grade.level,
        };
        (distance(tenths, grade.cases, levels), total)
    }

    /// Next neighbour; `None` when the search has ended.
    pub(super) fn neighbour(&mut self, spec: &Spec, rng: &mut ChaCha8Rng) -> Option<Neighbour<P>> {
        self.idle += 1;
        if self.idle > PATIENCE {
            return None;
        }
        if let Some(full) = P::mutated(&self.current.full, spec, rng) {
            return Some(Neighbour::Board(full));
        }
        let mut removed = self.current.removed.clone();
        let most = u32::try_from(removed.len()).expect("at most 10,000 places");
        if most == 0 {
            return None;
        }
        let mut clued = self.current.clued.clone();
        for _ in 0..rng.random_range(LEAST_RESTORED..=MOST_RESTORED).min(most) {
            let last = u32::try_from(removed.len()).expect("at most 10,000 places");
            clued.extend(removed.swap_remove(rng.random_range(0..last) as usize));
        }
        let part = Full {
            clues: self.current.full.with(clued),
            solution: self.current.full.solution.clone(),
        };
        let full = self.current.full.clone();
        // The sets of another board say nothing about this one.
        let unavoidable = (!P::MUTATES).then(|| std::mem::take(&mut self.unavoidable));
        Some(Neighbour::Redig(
            part,
            unavoidable,
            Remainder { full, removed },
        ))
    }
}

/// Distance of a hardest step, in tenths of a level, from a range of levels. Steps beyond
/// the scale count like cases.
fn distance(tenths: u8, cases: u64, levels: Levels) -> u8 {
    let tenths = match cases {
        0 => tenths.min(10 * HARDEST),
        _ => 10 * HARDEST,
    };
    let above = tenths.saturating_sub(10 * levels.at_most + 9);
    above.max((10 * levels.at_least).saturating_sub(tenths))
}

impl<P: Generate> Remainder<P> {
    /// Joins the part that was dug with the rest of its puzzle.
    pub(super) fn joined(self, part: Dug<P>) -> Dug<P> {
        Dug {
            full: self.full,
            clued: part.clued,
            removed: [part.removed, self.removed].concat(),
            unavoidable: part.unavoidable,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_is_in_tenths_on_both_sides() {
        let levels = Levels {
            at_least: 4,
            at_most: 6,
        };
        let of = |tenths, cases| distance(tenths, cases, levels);
        assert_eq!([of(36, 0), of(40, 0), of(69, 0), of(72, 0)], [4, 0, 0, 3]);
        assert_eq!(of(72, 5), 31, "cases are as hard as anything");
        assert_eq!(of(112, 0), 31, "and so are steps beyond the scale");
    }
}
