//! Hill climbing over full boards, for specifications that keep every clue.
//!
//! A difficulty estimate finds within microseconds how much of a board is left open by
//! deductions easier than the specified level. If something is left open, the board
//! promises the level and is solved. For a common level a few random boards suffice.
//! For a rare one the search moves from the best random board to neighbours that leave
//! no less open. A board that promised the level but missed it is skipped, because its
//! neighbours would do the same.

use rand::rngs::ChaCha8Rng;

use super::{Full, Generate, Spec};

/// Number of random boards before the climb starts.
pub const FRESH: u32 = 30;
/// Number of consecutive boards without improvement that ends the climb.
pub const PATIENCE: u32 = 150;
/// Number of attempts that a finished climb counts for.
pub const ATTEMPTS: u32 = 4;

/// Estimate of the difficulty of a full board.
pub struct DifficultyEstimate<P: Generate> {
    /// Amount left open by the hardest deductions that are easier than specified, then
    /// by easier ones. More is closer to the specified level; a board that is too easy
    /// has 0 first. Empty if no deductions are easier than specified.
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
pub struct HillClimb<P: Generate> {
    /// Best board so far, with its estimate.
    current: Option<(Full<P>, Vec<u32>)>,
    /// Number of random boards seen.
    fresh: u32,
    /// Number of consecutive boards without improvement.
    idle: u32,
}

impl<P: Generate> Default for HillClimb<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Generate> HillClimb<P> {
    /// A climb that has not begun.
    pub fn new() -> Self {
        Self {
            current: None,
            fresh: 0,
            idle: 0,
        }
    }

    /// The best board so far.
    pub fn best(&self) -> Option<&Full<P>> {
        self.current.as_ref().map(|(full, _)| full)
    }

    /// Moves to a board that is too easy, unless more is left open on the current
    /// one.
    pub fn visit(&mut self, full: Full<P>, open: Vec<u32>) {
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
    pub fn skip(&mut self) {
        self.fresh = (self.fresh + 1).min(FRESH);
    }

    /// Neighbour of the current board; `None` while random boards are still due.
    pub fn neighbour(&mut self, spec: &Spec, rng: &mut ChaCha8Rng) -> Option<Full<P>> {
        let (current, _) = self.current.as_ref().filter(|_| self.fresh == FRESH)?;
        self.idle += 1;
        P::mutated(current, spec, rng)
    }

    /// Final board and the number of attempts the climb counts for, once it has ended;
    /// the next climb starts again. It ends at once if every random board left nothing
    /// open, because neighbours then cannot be compared.
    pub fn top(&mut self) -> Option<(Full<P>, u32)> {
        let (_, open) = self.current.as_ref()?;
        let is_flat = open.iter().all(|&open| open == 0);
        let attempts = match is_flat {
            true if self.fresh == FRESH => 1,
            false if self.idle > PATIENCE => ATTEMPTS,
            _ => return None,
        };
        let top = std::mem::take(self);
        top.current.map(|(full, _)| (full, attempts))
    }
}
