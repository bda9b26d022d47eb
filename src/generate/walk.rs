//! Puzzles near one that was made: some clues come back, and clues are taken
//! away anew; or the board changes a little, if the kind knows how.
//!
//! Hard puzzles are rare, but near a hard one there are others, harder ones
//! among them. So a walk goes from a puzzle that nearly is as wished to others
//! around it, on to any that is not farther from the wish, in tenths of a level.
//!
//! Boards that change drift to what is common, which is easy. So there the tenths
//! of all steps together decide between puzzles that are equally far.

use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;

use crate::grid::Site;
use crate::solve::{Grade, HARDEST};

use super::dug::Dug;
use super::rivals::Rivals;
use super::{Full, Generate, Levels, Wish};

/// A walk begins where no more levels than this are missing or too many,
const NEAR: u8 = 1;
/// or than this, where boards change.
const NEAR_IF_CHANGED: u8 = 2;
/// So many groups of clues come back at least, and at most.
const LEAST_BACK: u32 = 3;
const MOST_BACK: u32 = 10;
/// After so many steps that lead nowhere the walk ends.
const PATIENCE: u32 = 80;

/// A walk under way.
pub(super) struct Walk<P: Generate> {
    /// Where it stands.
    here: Dug<P>,
    /// How far that is from the wish: the less the nearer.
    distance: (u8, u32),
    /// How many steps in a row led nowhere.
    idle: u32,
    /// What was learned of the full board.
    rivals: Rivals,
}

/// Where a step goes.
pub(super) enum Ahead<P: Generate> {
    /// The puzzle with some clues more, to be dug, what is known of its board,
    /// and what is to be joined with it then.
    Part(Full<P>, Option<Rivals>, Aside<P>),
    /// Another board.
    Board(Full<P>),
}

/// A step under way: what is not dug.
pub(super) struct Aside<P: Generate> {
    full: Full<P>,
    gone: Vec<Vec<Site>>,
}

impl<P: Generate> Walk<P> {
    /// Begins at a puzzle, if that is near enough.
    pub(super) fn new(mut here: Dug<P>, grade: &Grade, levels: Levels) -> Option<Self> {
        let near = if P::CHANGES { NEAR_IF_CHANGED } else { NEAR };
        (levels.miss(grade.overall()) <= near).then(|| Self {
            rivals: std::mem::take(&mut here.rivals),
            here,
            distance: Self::distance(grade, levels),
            idle: 0,
        })
    }

    /// Goes on to a puzzle unless it is farther from the wish.
    pub(super) fn arrive(&mut self, mut dug: Dug<P>, grade: &Grade, levels: Levels) {
        let distance = Self::distance(grade, levels);
        self.pass(&mut dug);
        if distance < self.distance {
            self.idle = 0;
        }
        if distance <= self.distance {
            self.here = dug;
            self.distance = distance;
        }
    }

    /// Learns from a puzzle on the way.
    pub(super) fn pass(&mut self, dug: &mut Dug<P>) {
        self.rivals = std::mem::take(&mut dug.rivals);
    }

    fn distance(grade: &Grade, levels: Levels) -> (u8, u32) {
        let total = match P::CHANGES {
            true if levels.at_least > grade.overall() => u32::MAX - grade.total,
            true => grade.total,
            false => 0,
        };
        (distance(grade, levels), total)
    }

    /// Begins a step. `None` if the walk is at its end.
    pub(super) fn step(&mut self, wish: &Wish, rng: &mut ChaCha8Rng) -> Option<Ahead<P>> {
        self.idle += 1;
        if self.idle > PATIENCE {
            return None;
        }
        if let Some(full) = P::varied(&self.here.full, wish, rng) {
            return Some(Ahead::Board(full));
        }
        let mut gone = self.here.gone.clone();
        let most = u32::try_from(gone.len()).expect("at most 10,000 places");
        if most == 0 {
            return None;
        }
        let mut standing = self.here.standing.clone();
        for _ in 0..rng.random_range(LEAST_BACK..=MOST_BACK).min(most) {
            let last = u32::try_from(gone.len()).expect("at most 10,000 places");
            standing.extend(gone.swap_remove(rng.random_range(0..last) as usize));
        }
        let part = Full {
            clues: self.here.full.with(standing),
            solution: self.here.full.solution.clone(),
        };
        let full = self.here.full.clone();
        // Those of another board say nothing of this one.
        let rivals = (!P::CHANGES).then(|| std::mem::take(&mut self.rivals));
        Some(Ahead::Part(part, rivals, Aside { full, gone }))
    }
}

/// How many tenths of a level a puzzle is off.
fn distance(grade: &Grade, levels: Levels) -> u8 {
    let tenths = match grade.cases {
        0 => grade.tenths,
        _ => 10 * HARDEST,
    };
    let above = tenths.saturating_sub(10 * levels.at_most + 9);
    above.max((10 * levels.at_least).saturating_sub(tenths))
}

impl<P: Generate> Aside<P> {
    /// What is left of the whole board when a part of it was dug.
    pub(super) fn joined(self, part: Dug<P>) -> Dug<P> {
        Dug {
            full: self.full,
            standing: part.standing,
            gone: [part.gone, self.gone].concat(),
            rivals: part.rivals,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_is_told_in_tenths_on_both_sides() {
        let levels = Levels {
            at_least: 4,
            at_most: 6,
        };
        let of = |tenths, cases| {
            let grade = Grade {
                tenths,
                cases,
                ..Grade::default()
            };
            distance(&grade, levels)
        };
        assert_eq!([of(36, 0), of(40, 0), of(69, 0), of(72, 0)], [4, 0, 0, 3]);
        assert_eq!(of(72, 5), 31, "cases are as hard as anything");
    }
}
