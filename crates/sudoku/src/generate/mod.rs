//! Generation of Sudokus: a random grid, on boxes or on equally random regions.

mod fill;
mod regions;
mod rivals;
mod usual;

use clew_core::generate::{ClueSymmetry, Desk, Full, Generate, Levels, Spec};
use clew_core::grid::{Shape, Site};
use rand::rngs::ChaCha8Rng;

use crate::board::{Board, Clues, Division, Fact, Sudoku};
use crate::prove::search::bands::Bands;
use crate::prove::search::cover::Cover;
use crate::prove::search::{is_usual, printed};

/// The smallest board, in cells each way.
const MIN_SIDE: u8 = 4;
/// The largest.
const MAX_SIDE: u8 = 16;
/// The largest board with regions instead of boxes.
const MAX_JIGSAW: u8 = 9;

/// The level of a naked single, and of a digit confined to the crossing of a box and a line.
const PLAIN: u8 = 2;

/// The variants, in the order of their numbers.
const BOXES: u8 = 0;
const JIGSAW: u8 = 1;
const DIAGONALS: u8 = 2;

impl Generate for Sudoku {
    const LOCAL_SEARCH: bool = true;
    const SEARCHES_TENTHS: bool = true;
    const RESTORED_UP_TO: u8 = 3;

    /// The second version has the levels of Sukaku Explainer. If any level will do, the
    /// generator does not look at levels until the puzzle is finished, so those puzzles are
    /// the same as in the first version.
    fn version(spec: &Spec) -> u8 {
        match spec.levels {
            Levels::ANY => 1,
            _ => 2,
        }
    }

    fn variants() -> &'static [&'static str] {
        &[
            "sudoku-flavour-boxes",
            "sudoku-flavour-jigsaw",
            "sudoku-flavour-diagonals",
        ]
    }

    fn default_spec() -> Spec {
        Spec {
            levels: Levels {
                at_least: 1,
                at_most: 3,
            },
            symmetry: ClueSymmetry::HalfTurn,
            ..Spec::new(Shape::new(9, 9))
        }
    }

    fn allows(shape: Shape, flavour: u8) -> bool {
        let side = shape.rows;
        let is_square = side == shape.cols;
        is_square
            && match flavour {
                JIGSAW => (MIN_SIDE..=MAX_JIGSAW).contains(&side),
                BOXES | DIAGONALS => {
                    (MIN_SIDE..=MAX_SIDE).contains(&side) && Division::boxes(side).is_some()
                }
                _ => false,
            }
    }

    async fn fill(spec: &Spec, rng: &mut ChaCha8Rng, desk: &Desk<Self>) -> Full<Self> {
        fill::fill(spec.shape.rows, spec.variant, rng, desk).await
    }

    fn unavoidable_sets(full: &Full<Self>) -> Vec<Vec<Site>> {
        rivals::near(full)
    }

    fn unavoidable_from(full: &Full<Self>, second: &[Fact]) -> Vec<Vec<Site>> {
        rivals::parts(full, second)
    }

    fn level_bound(clues: &Clues) -> Option<u8> {
        let is_plain = if is_usual(clues.houses()) {
            Bands::is_filled_at_once(&printed(clues))
        } else {
            Cover::is_filled_at_once(&Board::new(clues))
        };
        is_plain.then_some(PLAIN)
    }

    fn is_informative(board: &Board, at: Site) -> bool {
        at.cell().is_some_and(|cell| board.digit(cell).is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::generate::{Generated, Generator};
    use clew_core::model::Edit as _;
    use clew_core::solve::{Advance, Fuel, Prove as _};
    use clew_core::trace::Verdict;

    fn made(side: u8, variant: u8, seed: u64) -> Generated<Sudoku> {
        let spec = Spec {
            variant,
            ..Spec::new(Shape::new(side, side))
        };
        let mut generator = Generator::<Sudoku>::new(spec, seed).unwrap();
        let Advance::Event(made) = generator.advance(&mut Fuel::unlimited()) else {
            panic!("any puzzle can be made");
        };
        made
    }

    #[test]
    fn a_self_filling_puzzle_is_as_easy_as_stated() {
        let mut bounded = 0;
        for seed in 0..8 {
            for flavour in [BOXES, DIAGONALS] {
                let made = made(9, flavour, seed);
                if let Some(bound) = Sudoku::level_bound(&made.clues) {
                    assert!(made.grade.overall() <= bound, "{seed}, {flavour}");
                    bounded += 1;
                }
            }
        }
        assert!(bounded > 0);
    }

    #[test]
    fn a_made_puzzle_has_one_solution_and_clues_to_spare() {
        for (side, flavour) in [(9, BOXES), (6, JIGSAW), (5, JIGSAW), (9, DIAGONALS)] {
            let made = made(side, flavour, 7);
            let mut prover = Sudoku::prover(&made.clues, None);
            let verdict = loop {
                if let Advance::Finished(verdict) = prover.solution(&mut Fuel::unlimited()) {
                    break verdict;
                }
            };
            assert_eq!(verdict, Verdict::Unique);
            let half = usize::from(side) * usize::from(side) / 2;
            assert!(Sudoku::written(&made.clues).len() < half);
        }
    }
}
