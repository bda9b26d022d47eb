//! Generation of puzzles: a kind fills a board and writes every clue, and the loop
//! shared by all kinds digs clues out while the solution stays unique and the
//! puzzle within the specified levels.
//!
//! ```text
//! spec, seed ──> fill ──> test, repair ──> dig ──> aim ──> rate ──> puzzle
//!                 ^      board.rs          dig/    aim/    rate.rs    │
//!                 └───────── next attempt, if the level is missed ────┘  make.rs
//! ```
//!
//! The next attempt, for a kind with rare levels, is a step of a local search ([`search`])
//! around a puzzle that nearly meets the specification: some clues are restored and others
//! dug, or the board itself is mutated. If every clue stays, boards are searched by
//! [hill climbing](hill_climb) with an estimate of the prover.
//!
//! All of it is straight code that awaits its fuel ([`run`](crate::run)). While it waits, the puzzle
//! lies on its [desk](Desk), where the page can look at it.
//!
//! ```
//! use clew_core::generate::{Generator, Spec};
//! use clew_core::grid::Shape;
//! use clew_core::model::Puzzle as _;
//! use clew_core::solve::{Advance, Fuel};
//! use clew_slitherlink::Slitherlink;
//!
//! let spec = Spec::new(Shape::new(5, 5));
//! let mut generator = Generator::<Slitherlink>::new(spec, 1)?;
//! let Advance::Event(generated) = generator.advance(&mut Fuel::unlimited()) else {
//!     panic!("unlimited fuel gives a puzzle");
//! };
//! assert!(generated.meets_spec);
//! println!("{}", Slitherlink::print(&generated.clues));
//! # Ok::<(), clew_core::generate::InvalidSpec>(())
//! ```

mod aim;
mod board;
mod desk;
mod dig;
mod dug;
mod generator;
pub mod hill_climb;
mod make;
mod rate;
mod search;
mod spec;
mod unavoidable;
mod uniqueness;

use rand::rngs::ChaCha8Rng;

use crate::grid::{Shape, Site, SortShort as _, Symmetry};
use crate::model::{Change, Edit, Fact as _};
use crate::run::at_once;
use crate::solve::{HARDEST, Method, Solve, Strategy};

pub(crate) use desk::Window;
pub(crate) use make::make;

pub use desk::{Desk, Phase, Preview};
pub use generator::{Generated, Generator, NotGenerated};
pub use hill_climb::DifficultyEstimate;
pub use spec::{ClueCount, ClueSymmetry, InvalidSpec, Levels, Seconds, Spec};

/// Kind whose puzzles can be generated.
///
/// All randomness comes from the generator that is passed in: the same numbers give the
/// same puzzle, regardless of how the work is sliced.
pub trait Generate: Solve + Edit {
    /// Version of the generator for a specification. It grows when a seed would make a
    /// different puzzle than before, for example when levels change.
    fn version(_: &Spec) -> u8 {
        1
    }

    /// Level beyond the prover's deduction; 0 if search costs nothing. If a puzzle may
    /// be easier than this level, it is dug by deduction alone: the result has any of
    /// the lower levels, but hardly ever this one.
    const BEYOND_DEDUCTION: u8 = 0;

    /// Number of groups of clues removed at once, if the prover's search continues when
    /// some of them are restored. `None` if it starts again: then fewer are removed at
    /// once after each failure.
    const FIXED_BATCH: Option<usize> = None;

    /// Message ids of the variants a specification can ask for, the standard one
    /// first. Never empty.
    fn variants() -> &'static [&'static str];

    /// Default specification: size, levels and number of clues offered first.
    fn default_spec() -> Spec;

    /// Whether there are boards of this size and variant; by default those of the standard layout.
    fn allows(shape: Shape, _variant: u8) -> bool {
        Self::sizes(0).allow(shape)
    }

    /// Fills a board of a size and variant that the kind allows, and shows it on the desk meanwhile.
    fn fill(
        spec: &Spec,
        rng: &mut ChaCha8Rng,
        desk: &Desk<Self>,
    ) -> impl Future<Output = Full<Self>>;

    /// Whether full boards can be changed slightly, as [`repaired`](Self::repaired) and
    /// [`mutated`](Self::mutated) do. Even with every clue, they may have several
    /// solutions or be too hard, so they are tested by reasoning before any clue is
    /// removed. The search for levels uses boards similar to each other.
    const MUTATES: bool = false;

    /// Changes a full board so that it may have only one solution. `second` has the
    /// facts of a second solution, or assumptions that reasoning cannot refute. `None`
    /// if the kind can only start again.
    fn repaired(
        _full: &Full<Self>,
        _second: &[Self::Fact],
        _rng: &mut ChaCha8Rng,
    ) -> Option<Full<Self>> {
        None
    }

    /// Unavoidable sets of a full board: for boards that obey the rules and differ
    /// slightly from the solution, the places of the clues they violate. If none of
    /// these clues is kept, such a board is a second solution.
    fn unavoidable_sets(_full: &Full<Self>) -> Vec<Vec<Site>> {
        Vec::new()
    }

    /// Unavoidable sets from a second solution found after some clues were removed,
    /// and from combinations of its parts.
    fn unavoidable_from(full: &Full<Self>, second: &[Self::Fact]) -> Vec<Vec<Site>> {
        vec![full.broken_by(second)]
    }

    /// Whether local search looks for a level near puzzles that miss it. It pays off if
    /// solving is quick and some levels are rare.
    const LOCAL_SEARCH: bool = false;

    /// Whether local search distinguishes tenths of a level. If not, the puzzle of a
    /// seed stays the same while the tenths of techniques are refined.
    const SEARCHES_TENTHS: bool = false;

    /// Highest lower end of the levels for which clues are restored to a puzzle that is
    /// too hard, once another puzzle was generated. Above it, the puzzle is discarded.
    const RESTORED_UP_TO: u8 = HARDEST;

    /// Level whose techniques almost always apply. A candidate that needs more than
    /// this is discarded, because restoring clues rarely helps; 0 for none.
    const COMMON_LEVEL: u8 = 0;

    /// Whether to change the most decided board so far instead of the last one: hardly any
    /// large board has one solution, and a random walk seldom gets there.
    fn keeps_most_decided(_: &Spec) -> bool {
        false
    }

    /// Mutation of a full board, of the specified variant; it may have several
    /// solutions. `None` if the kind can only change clues.
    fn mutated(_full: &Full<Self>, _spec: &Spec, _rng: &mut ChaCha8Rng) -> Option<Full<Self>> {
        None
    }

    /// Estimates the difficulty of a full board, mostly of one that keeps every clue, by
    /// the prover's deductions. `None` if no quick estimate finds the boards that are
    /// easier than specified.
    fn estimate(
        _full: &Full<Self>,
        _spec: &Spec,
        _desk: &Desk<Self>,
    ) -> impl Future<Output = Option<DifficultyEstimate<Self>>> {
        async { None }
    }

    /// Human ladder for solves whose steps are not read: a step may find more at once
    /// and needs no evidence. Capped at any level from `from` up, it reaches no farther
    /// than the ordinary ladder; capped at any level from 1 up, it reaches equally far;
    /// levels below `from` need not be distinguished.
    fn grading_ladder(clues: &Self::Clues, _from: u8) -> Box<dyn Strategy<Self>> {
        Self::strategy(clues, Method::Human)
    }

    /// Upper bound on the level of a puzzle, if the cheapest test gives one.
    fn level_bound(_clues: &Self::Clues) -> Option<u8> {
        None
    }

    /// Whether a full board leaves enough to find. The generator discards puzzles made
    /// from other boards.
    fn is_worth_solving(_full: &Full<Self>) -> bool {
        true
    }

    /// Whether a clue at a place would bear on something that the board leaves open; by
    /// default every clue does.
    fn is_informative(_board: &Self::Board, _at: Site) -> bool {
        true
    }

    /// Image of a place that has a clue under a symmetry of the board.
    fn image(shape: Shape, symmetry: Symmetry, at: Site) -> Site {
        symmetry.site(shape, at)
    }
}

/// Board with every clue it can have, and its intended solution.
#[derive(Clone, Debug)]
pub struct Full<P: Generate> {
    /// Clues at every place that can have one.
    pub clues: P::Clues,
    /// All facts of the solution's board.
    pub solution: Vec<P::Fact>,
}

impl<P: Generate> Full<P> {
    /// Board filled at random, all at once, for tests and measurements.
    pub fn filled(spec: &Spec, rng: &mut ChaCha8Rng) -> Self {
        at_once(async |fuel| P::fill(spec, rng, &Window::new().desk(fuel)).await)
    }

    /// Clues of the puzzle that keeps only these places.
    fn with(&self, places: impl IntoIterator<Item = Site>) -> P::Clues {
        let mut keep = Vec::with_capacity(self.solution.len());
        keep.extend(places);
        P::edited(&self.clues, &Change::Keep(keep)).expect("any clues can be kept")
    }

    /// Negations of the intended facts that are not known; `known` is sorted.
    pub fn unrefuted(&self, known: &[P::Fact]) -> Vec<P::Fact> {
        let facts = self.solution.iter();
        let open = facts.filter(|fact| known.binary_search(fact).is_err());
        open.map(|fact| fact.negated()).collect()
    }

    /// Places whose clues another board violates.
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

/// Whether two lists have the same facts.
fn is_same<F: Copy + Ord>(one: &[F], other: &[F]) -> bool {
    let sorted = |facts: &[F]| {
        let mut facts = facts.to_vec();
        facts.sort_short();
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
