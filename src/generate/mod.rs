//! How puzzles are made: a kind fills a board and clues it all over, and the
//! loop shared by all kinds takes clues away while the solution stays the only
//! one and the puzzle as easy as wished.
//!
//! ```text
//! wish, seed ──> filling ──> proving, repair ──> digging ──> easing ──> grading ──> puzzle
//!                   ^                                                     │
//!                   └──────────── another attempt, if it is not as wished ┘
//! ```
//!
//! Of a kind with rare levels, the other attempt starts from a puzzle that nearly
//! is as wished, if there is one: some clues come back, and others are dug; or
//! the board itself changes a little. Where every clue stays, boards are looked at
//! by the silent solver until one looks as wished.

mod ascent;
mod climb;
mod deepening;
mod digging;
mod dug;
mod easing;
mod fitting;
mod glimpse;
mod help;
mod maker;
mod proofs;
mod rivals;
mod stage;
mod tuning;
mod walk;
mod wish;

use rand::rngs::ChaCha8Rng;

use crate::grid::{Shape, Site, Symmetry};
use crate::model::{Change, Edit, Fact as _};
use crate::solve::{Fuel, HARDEST, Method, Prove, Solve, Strategy};

pub use ascent::{Gauge, Gauged};
pub use glimpse::{Glimpse, Phase};
pub use maker::{Made, Maker, NotMade};
pub use wish::{Amount, Balance, Levels, Unfit, Wish};

/// A kind of which puzzles can be made.
///
/// All randomness comes from the generator that is passed along: the same
/// numbers make the same puzzle, however the work is sliced.
pub trait Generate: Solve + Prove + Edit {
    /// Where a puzzle may be easier than this level, it is dug by the silent
    /// solver's deduction alone; 0 where search costs nothing. What that leaves is
    /// of most levels, but hardly ever of this one.
    const DEDUCED: u8;

    /// So many groups of clues are tried at once where the prover's search goes on
    /// when some of them come back. `None` where it begins anew: then fewer are
    /// tried after each failure.
    const STEADY: Option<usize> = None;

    /// The flavours a wish can ask for, as message ids; the first is the usual
    /// one. Never empty.
    fn flavours() -> &'static [&'static str];

    /// What is wished for most: size, levels, how many clues.
    fn usual() -> Wish;

    /// Whether there are boards of that size and flavour.
    fn allows(shape: Shape, flavour: u8) -> bool;

    /// Begins a board of a size and flavour that the kind allows.
    fn filling(wish: &Wish, rng: &mut ChaCha8Rng) -> Box<dyn Filling<Self>>;

    /// Whether full boards can be changed a little, as `repaired` and `varied` do.
    /// With every clue they may have several solutions or be too hard; so they
    /// are tried by reasoning before any clue goes. And a level is looked for on
    /// boards near each other.
    const CHANGES: bool = false;

    /// Changes a full board which has a second solution beside its own, so that
    /// it may have one only; or one for which reasoning cannot tell that these
    /// facts do not hold. `None` if the kind knows no way but to start anew.
    fn repaired(
        _full: &Full<Self>,
        _second: &[Self::Fact],
        _rng: &mut ChaCha8Rng,
    ) -> Option<Full<Self>> {
        None
    }

    /// Boards near the solution that obey the rules but break some clues of the
    /// full board: for each the places of those clues. Without any of them it
    /// would be a second solution.
    fn rivals(_full: &Full<Self>) -> Vec<Vec<Site>> {
        Vec::new()
    }

    /// The same for a second solution that some clues left, and for what can
    /// be made of its parts.
    fn told_apart(full: &Full<Self>, second: &[Self::Fact]) -> Vec<Vec<Site>> {
        vec![full.broken_by(second)]
    }

    /// Whether a level is looked for near puzzles that miss it. It pays where
    /// solving is quick and some levels are rare.
    const SEARCHES: bool = false;

    /// Where more than this level is wished for, a puzzle that is too hard is
    /// not helped but given up for another.
    const HELPED: u8 = HARDEST;

    /// A level of which there is a step nearly everywhere where easier ones are
    /// stuck: then a puzzle stuck after it is not helped but given up for another.
    const PLENTIFUL: u8 = 0;

    /// A full board near another one, of the flavour wished for; it may have
    /// several solutions. `None` if the kind knows no way but to change clues.
    fn varied(_full: &Full<Self>, _wish: &Wish, _rng: &mut ChaCha8Rng) -> Option<Full<Self>> {
        None
    }

    /// How hard a full board looks, where no clue of it goes. `None` if nothing
    /// tells in a moment which boards are easier than wished for.
    fn gauge(_full: &Full<Self>, _wish: &Wish) -> Option<Box<dyn Gauge<Self>>> {
        None
    }

    /// The human ladder for a climb that nobody reads: its steps may tell more at
    /// once and need no evidence. Each level from one on reaches no
    /// farther than the ladder's own, and from level 1 on as far; levels below
    /// need not be told apart.
    fn quick(clues: &Self::Clues, _from: u8) -> Box<dyn Strategy<Self>> {
        Self::strategy(clues, Method::Human)
    }

    /// A level that a puzzle does not exceed, if the cheapest of tests shows one.
    fn bound(_clues: &Self::Clues) -> Option<u8> {
        None
    }

    /// Whether a clue at a place would tell something that the board leaves open.
    fn tells(board: &Self::Board, at: Site) -> bool;

    /// Where a place with a clue goes under a symmetry of the board.
    fn image(shape: Shape, symmetry: Symmetry, at: Site) -> Site {
        symmetry.site(shape, at)
    }
}

/// A board with every clue it can have, and the solution meant.
#[derive(Clone, Debug)]
pub struct Full<P: Generate> {
    /// The clues.
    pub clues: P::Clues,
    /// Every fact of the solution's board.
    pub solution: Vec<P::Fact>,
}

impl<P: Generate> Full<P> {
    /// The puzzle with the clues at these places alone.
    fn with(&self, places: impl IntoIterator<Item = Site>) -> P::Clues {
        let mut keep = Vec::with_capacity(self.solution.len());
        keep.extend(places);
        P::edited(&self.clues, &Change::Keep(keep)).expect("any clues can be kept")
    }

    /// What is meant and not known, as if it were not so; `known` is in order.
    pub(crate) fn doubted(&self, known: &[P::Fact]) -> Vec<P::Fact> {
        let facts = self.solution.iter();
        let open = facts.filter(|fact| known.binary_search(fact).is_err());
        open.map(|fact| fact.negated()).collect()
    }

    /// The places whose clues another board breaks.
    fn broken_by(&self, facts: &[P::Fact]) -> Vec<Site> {
        let bare = self.with([]);
        let numbers = |facts: &[P::Fact]| {
            let mut board = P::board(&bare);
            for &fact in facts {
                // The facts of a board agree with each other.
                let _ = P::learn(&mut board, fact);
            }
            P::writable(&bare, &board)
        };
        let both = numbers(&self.solution).into_iter().zip(numbers(facts));
        let differ = both.filter(|(meant, other)| meant != other);
        differ.map(|((site, _), _)| site).collect()
    }
}

/// A board being filled.
pub trait Filling<P: Generate> {
    /// Goes on; the board, when it is full.
    fn advance(&mut self, rng: &mut ChaCha8Rng, fuel: &mut Fuel) -> Option<Full<P>>;

    /// What can be seen of it: clues, perhaps none yet, and facts.
    fn glimpse(&self) -> (P::Clues, Vec<P::Fact>);
}

/// Whether two lists have the same facts.
fn is_same<F: Copy + Ord>(one: &[F], other: &[F]) -> bool {
    let sorted = |facts: &[F]| {
        let mut facts = facts.to_vec();
        facts.sort_unstable();
        facts
    };
    let mut pairs = one.iter().zip(other);
    match pairs.find(|(a, b)| a != b) {
        None => one.len() == other.len(),
        Some((first, _)) => other.contains(first) && sorted(one) == sorted(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_in_another_order_are_the_same() {
        assert!(is_same(&[1, 2, 3], &[3, 1, 2]));
        assert!(!is_same(&[1, 2, 3], &[1, 2]));
        assert!(!is_same(&[1, 2, 3], &[1, 4, 3]));
        assert!(!is_same(&[1, 2, 3], &[2, 4, 1]));
    }
}
