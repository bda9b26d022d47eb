//! Hill climbing over full boards, for specifications that keep every clue.
//!
//! A difficulty estimate finds within microseconds how much of a board is left open
//! by deductions easier than the specified level. If something is left open, the
//! board promises the level and is solved. For a common level a few random boards
//! suffice. A rare one is searched for: from the best random board to neighbours of
//! which no less is left open. A board that promised the level but missed it is
//! skipped, since its neighbours would do the same.

use rand::rngs::ChaCha8Rng;

use crate::solve::Fuel;

use super::{Full, Generate, Spec};

/// Number of random boards before the climb starts.
const FRESH: u32 = 30;
/// Number of consecutive boards without gain that ends the climb.
const PATIENCE: u32 = 150;
/// Number of attempts that a finished climb counts for.
const ATTEMPTS: u32 = 4;

/// Estimator of the difficulty of a full board, by the fast solver's deductions.
pub trait DifficultyEstimator<P: Generate> {
    /// Continues to the estimate; `None` when the fuel ran out.
    fn advance(&mut self, fuel: &mut Fuel) -> Option<DifficultyEstimate<P>>;
}

/// Estimate of the difficulty of a full board.
pub struct DifficultyEstimate<P: Generate> {
    /// Amount left open by the hardest deductions that are easier than specified,
    /// then by easier ones. More is closer to the specified level; a board that is
    /// too easy has 0 first. Empty where no deductions are easier than specified.
    pub open: Vec<u32>,
    /// Assumptions against the intended solution that the hardest deductions
    /// allowed do not refute. If there are none, the solution is unique.
    pub unrefuted: Vec<P::Fact>,
}

impl<P: Generate> DifficultyEstimate<P> {
    /// Whether deductions easier than specified leave nothing open.
    pub(super) fn is_easy(&self) -> bool {
        self.open.first() == Some(&0)
    }
}

/// Hill climb under way.
pub(super) struct HillClimb<P: Generate> {
    /// Best board so far, with its estimate.
    current: Option<(Full<P>, Vec<u32>)>,
    /// Number of random boards seen.
    fresh: u32,
    /// Number of consecutive boards without gain.
    idle: u32,
}

impl<P: Generate> HillClimb<P> {
    pub(super) fn new() -> Self {
        Self {
            current: None,
            fresh: 0,
            idle: 0,
        }
    }

    /// Moves to a board that is too easy, unless more is left open on the current
    /// one.
    pub(super) fn visit(&mut self, full: Full<P>, open: Vec<u32>) {
        self.skip();
        let current = self.current.as_ref().map(|(_, open)| open);
        if current.is_none_or(|current| open > *current) {
            self.idle = 0;
        }
        if current.is_none_or(|current| open >= *current) {
            self.current = Some((full, open));
        }
    }

    /// Counts a board without moving to it.
    pub(super) fn skip(&mut self) {
        self.fresh = (self.fresh + 1).min(FRESH);
    }

    /// Neighbour of the current board; `None` while random boards are still due.
    pub(super) fn neighbour(&mut self, spec: &Spec, rng: &mut ChaCha8Rng) -> Option<Full<P>> {
        let (current, _) = self.current.as_ref().filter(|_| self.fresh == FRESH)?;
        self.idle += 1;
        P::mutated(current, spec, rng)
    }

    /// Final board and the number of attempts the climb counts for, once it has
    /// ended; the next climb starts anew. It ends at once if every random board
    /// left nothing open, since neighbours then cannot be compared.
    pub(super) fn top(&mut self) -> Option<(Full<P>, u32)> {
        let (_, open) = self.current.as_ref()?;
        let is_flat = open.iter().all(|&open| open == 0);
        let attempts = match is_flat {
            true if self.fresh == FRESH => 1,
            false if self.idle > PATIENCE => ATTEMPTS,
            _ => return None,
        };
        let top = std::mem::replace(self, Self::new());
        top.current.map(|(full, _)| (full, attempts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Shape;
    use crate::puzzle::aquarium::Aquarium;
    use rand::SeedableRng as _;

    fn spec() -> Spec {
        Spec::new(Shape::new(5, 5))
    }

    /// Climb after a number of random boards, each better than the one before.
    fn hill_climb(boards: u32, rng: &mut ChaCha8Rng) -> HillClimb<Aquarium> {
        let mut hill_climb = HillClimb::new();
        for height in 0..boards {
            let mut filling = Aquarium::filling(&spec(), rng);
            let full = filling.advance(rng, &mut Fuel::unlimited()).unwrap();
            hill_climb.visit(full, vec![0, height]);
        }
        hill_climb
    }

    #[test]
    fn random_boards_come_first_then_neighbours_until_none_gains() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut early = hill_climb(FRESH - 1, &mut rng);
        assert!(early.neighbour(&spec(), &mut rng).is_none());
        let mut hill_climb = hill_climb(FRESH, &mut rng);
        let top = hill_climb.current.as_ref().unwrap().0.solution.clone();
        for _ in 0..=PATIENCE {
            assert!(hill_climb.top().is_none());
            let near = hill_climb.neighbour(&spec(), &mut rng).unwrap();
            hill_climb.visit(near, vec![0, FRESH - 2]);
        }
        let (full, attempts) = hill_climb.top().unwrap();
        assert_eq!((full.solution, attempts), (top, ATTEMPTS));
        assert!(
            hill_climb.neighbour(&spec(), &mut rng).is_none(),
            "it begins anew"
        );
    }

    #[test]
    fn a_gain_resets_the_count() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let mut hill_climb = hill_climb(FRESH, &mut rng);
        for _ in 0..=PATIENCE {
            hill_climb.neighbour(&spec(), &mut rng);
        }
        let near = hill_climb.neighbour(&spec(), &mut rng).unwrap();
        hill_climb.visit(near, vec![0, FRESH]);
        assert!(hill_climb.top().is_none());
    }

    #[test]
    fn a_climb_without_anything_open_ends_at_once() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut hill_climb = hill_climb(1, &mut rng);
        assert!(hill_climb.top().is_none());
        for _ in 1..FRESH {
            hill_climb.skip();
        }
        assert!(hill_climb.top().is_some_and(|(_, attempts)| attempts == 1));
    }
}
