//! The human method: the catalogue's techniques as a ladder, cheapest first.

use crate::solve::{Ladder, Method, Rung, Search, Solve, Strategy};

use super::enumerate::Enumeration;
use super::silent::Silence;
use super::{Board, Clues, Fact, Sudoku};
use super::{fish, intersections, rules, singles, subsets};

use Rung::Look;

/// What contradicts at once; alone it is the reasoning of the methods that
/// leave everything else to the search.
static CONTRADICTION: &[Rung<Sudoku>] = &[Look(singles::contradiction)];

/// The ladder: ratings never fall from rung to rung.
static REASONING: &[Rung<Sudoku>] = &[
    Look(singles::full_house),
    Look(singles::hidden_in_region),
    Look(singles::hidden_in_line),
    Look(singles::naked_single),
    Look(intersections::pointing),
    Look(intersections::claiming),
    Look(subsets::naked_pair),
    Look(fish::x_wing),
    Look(subsets::hidden_pair),
    Look(subsets::naked_triple),
    Look(fish::swordfish),
    Look(subsets::hidden_triple),
    Look(fish::finned_x_wing),
    Look(fish::finned_swordfish),
    Look(subsets::naked_quad),
    Look(fish::jellyfish),
    Look(subsets::hidden_quad),
    Look(fish::finned_jellyfish),
];

impl Solve for Sudoku {
    fn strategy(_: &Clues, method: Method) -> Box<dyn Strategy<Self>> {
        let first = CONTRADICTION.iter();
        match method {
            Method::Human | Method::HumanUnique => Box::new(Ladder::new(first.chain(REASONING))),
            Method::Article | Method::Silent => Box::new(Ladder::new(first)),
        }
    }

    fn search(_: &Clues, board: &Board, method: Method) -> Box<dyn Search<Self>> {
        match method {
            Method::Silent => Box::new(Silence::new(board)),
            _ => Box::new(Enumeration::new(board)),
        }
    }

    fn undecided(board: &Board) -> u32 {
        u32::try_from(board.open()).expect("a board has at most 625 cells")
    }

    fn solution(clues: &Clues, board: &Board) -> Option<Vec<Fact>> {
        (board.is_complete() && rules::clashes(clues, board).is_empty()).then(Vec::new)
    }
}
