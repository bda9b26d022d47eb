//! Claims of a viewer about what follows, and replies to them.

use crate::grid::Site;
use crate::model::Fact as _;
use crate::scene::Draw;
use crate::solve::Solve;
use crate::story::Tell;

use super::TracePlayer;
use super::player::learn_all;

/// Mark that a viewer says follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Its place.
    pub place: Site,
    /// Digit that it is about, in a kind with digits.
    pub digit: Option<u8>,
    /// Whether it is a mark of the first sort of the kind (a line, inside, water, a digit that is there), not of the second (a cross,
    /// outside, air, a digit that is not there).
    pub holds: bool,
}

/// Reply to a claim at a beat or wave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It follows now.
    Right,
    /// It is excluded by what follows now.
    Excluded,
    /// The board decides it already.
    Known,
    /// The step at a position, later in the film, finds it or its opposite; the flag says whether it is true.
    Later(usize, bool),
    /// No step decides it.
    Open,
}

impl<P: Solve + Draw + Tell> TracePlayer<P> {
    /// Judges a claim at the beat or wave at a position; `None` if no such mark can be made there.
    pub fn reply(&self, position: usize, claim: Claim) -> Option<Reply> {
        if claim.digit.is_some() != P::HAS_DIGITS {
            return None;
        }
        let part = self.part(position);
        let mut board = self.board_at(part.start.saturating_sub(1));
        let first = P::marked_at(&board, claim.place, claim.digit)?;
        let fact = if claim.holds { first } else { first.negated() };
        if P::knows(&board, fact).is_some() {
            return Some(Reply::Known);
        }
        for step in self.steps_at(part) {
            learn_all::<P>(&mut board, &step.found);
        }
        Some(match P::knows(&board, fact) {
            Some(true) => Reply::Right,
            Some(false) => Reply::Excluded,
            None => match self.decided(fact) {
                Some((at, holds)) => Reply::Later(at, holds),
                None => Reply::Open,
            },
        })
    }
}
