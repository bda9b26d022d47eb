//! Boards looked for where every clue stays: there the board is the puzzle.
//!
//! A gauge tells in microseconds how much of a board is left open by deductions
//! that are easier than wished for. Where something is, the board looks as
//! wished, and is climbed. Of a common level a few random boards will do. A rare
//! one is climbed to: from the best of them over boards near each other, always
//! on to one of which no less is left open. One that looks as wished and is not
//! is gone by, since it would lead to more of its sort.

use rand::rngs::ChaCha8Rng;

use crate::solve::Fuel;

use super::{Full, Generate, Wish};

/// So many random boards come first.
const FRESH: u32 = 30;
/// After so many boards in a row that lead no higher the ascent ends,
const PATIENCE: u32 = 150;
/// and is worth so many attempts.
const WORTH: u32 = 4;

/// How hard a full board looks to the silent solver's deductions.
pub trait Gauge<P: Generate> {
    /// Goes on to the end.
    fn advance(&mut self, fuel: &mut Fuel) -> Option<Gauged<P>>;
}

/// What a gauge tells.
pub struct Gauged<P: Generate> {
    /// How much is left open by the hardest deductions that are easier than wished
    /// for, then by easier ones. More is nearer to the wish, and of a board that is
    /// too easy the first is 0.
    pub open: Vec<u32>,
    /// What the hardest deductions wished for do not refute of another solution
    /// than the one meant. If that is nothing, there is no other.
    pub doubted: Vec<P::Fact>,
}

impl<P: Generate> Gauged<P> {
    /// Whether deductions that are easier than wished for leave nothing open.
    pub(super) fn is_easy(&self) -> bool {
        self.open.first() == Some(&0)
    }
}

/// An ascent under way.
pub(super) struct Ascent<P: Generate> {
    /// Where it stands, and how high that is.
    here: Option<(Full<P>, Vec<u32>)>,
    /// How many random boards came.
    fresh: u32,
    /// How many boards in a row led no higher.
    idle: u32,
}

impl<P: Generate> Ascent<P> {
    pub(super) fn new() -> Self {
        Self {
            here: None,
            fresh: 0,
            idle: 0,
        }
    }

    /// Goes on to a board that is too easy, unless more is left open here.
    pub(super) fn arrive(&mut self, full: Full<P>, open: Vec<u32>) {
        self.pass();
        let here = self.here.as_ref().map(|(_, open)| open);
        if here.is_none_or(|here| open > *here) {
            self.idle = 0;
        }
        if here.is_none_or(|here| open >= *here) {
            self.here = Some((full, open));
        }
    }

    /// Goes by a board that is not to be had.
    pub(super) fn pass(&mut self) {
        self.fresh = (self.fresh + 1).min(FRESH);
    }

    /// A board near this one; `None` where a random one comes next.
    pub(super) fn step(&mut self, wish: &Wish, rng: &mut ChaCha8Rng) -> Option<Full<P>> {
        let (here, _) = self.here.as_ref().filter(|_| self.fresh == FRESH)?;
        self.idle += 1;
        P::varied(here, wish, rng)
    }

    /// The board where the ascent ends, if it does, and how many attempts it was
    /// worth; the next one begins anew. Where nothing is left open of any random
    /// board, no way leads up.
    pub(super) fn top(&mut self) -> Option<(Full<P>, u32)> {
        let (_, open) = self.here.as_ref()?;
        let is_flat = open.iter().all(|&open| open == 0);
        let worth = match is_flat {
            true if self.fresh == FRESH => 1,
            false if self.idle > PATIENCE => WORTH,
            _ => return None,
        };
        let top = std::mem::replace(self, Self::new());
        top.here.map(|(full, _)| (full, worth))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Shape;
    use crate::puzzle::aquarium::Aquarium;
    use rand::SeedableRng as _;

    fn wish() -> Wish {
        Wish::new(Shape::new(5, 5))
    }

    /// An ascent after so many random boards, each higher than the one before.
    fn ascent(boards: u32, rng: &mut ChaCha8Rng) -> Ascent<Aquarium> {
        let mut ascent = Ascent::new();
        for height in 0..boards {
            let mut filling = Aquarium::filling(&wish(), rng);
            let full = filling.advance(rng, &mut Fuel::unlimited()).unwrap();
            ascent.arrive(full, vec![0, height]);
        }
        ascent
    }

    #[test]
    fn random_boards_come_first_and_near_ones_then_until_none_is_higher() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut early = ascent(FRESH - 1, &mut rng);
        assert!(early.step(&wish(), &mut rng).is_none());
        let mut ascent = ascent(FRESH, &mut rng);
        let top = ascent.here.as_ref().unwrap().0.solution.clone();
        for _ in 0..=PATIENCE {
            assert!(ascent.top().is_none());
            let near = ascent.step(&wish(), &mut rng).unwrap();
            ascent.arrive(near, vec![0, FRESH - 2]);
        }
        let (full, worth) = ascent.top().unwrap();
        assert_eq!((full.solution, worth), (top, WORTH));
        assert!(ascent.step(&wish(), &mut rng).is_none(), "it begins anew");
    }

    #[test]
    fn a_higher_board_gives_new_patience() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let mut ascent = ascent(FRESH, &mut rng);
        for _ in 0..=PATIENCE {
            ascent.step(&wish(), &mut rng);
        }
        let near = ascent.step(&wish(), &mut rng).unwrap();
        ascent.arrive(near, vec![0, FRESH]);
        assert!(ascent.top().is_none());
    }

    #[test]
    fn where_nothing_is_left_open_no_way_leads_up() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut ascent = ascent(1, &mut rng);
        assert!(ascent.top().is_none());
        for _ in 1..FRESH {
            ascent.pass();
        }
        assert!(ascent.top().is_some_and(|(_, worth)| worth == 1));
    }
}
