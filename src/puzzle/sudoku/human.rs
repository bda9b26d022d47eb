//! The human method: the catalogue's techniques as a ladder, cheapest first.

use crate::solve::{Ladder, Method, Rung, Search, Solve, Strategy};
use crate::trace::Step;

use super::enumerate::Enumeration;
use super::evidence::minimise;
use super::search::SilentSearch;
use super::technique::als::{aligned_triplet, chain, death_blossom, sue_de_coq};
use super::technique::by_digit::by_digit;
use super::technique::chains::remote_pair;
use super::technique::fish::complex;
use super::technique::forcing::forcing_chains;
use super::technique::singles::direct;
use super::technique::subsets::locked_candidates;
use super::technique::uniqueness::{bug, unique_loop};
use super::technique::{als, chains, fish, forcing, singles, subsets, uniqueness, wings};
use super::{Board, Clues, Fact, Sudoku, rules};

use Rung::{Incremental, Level, Look, Try};

/// Contradictions seen at once; alone it is the reasoning of the methods that
/// leave everything else to the search.
static CONTRADICTION: &[Rung<Sudoku>] = &[Look(singles::contradiction)];

/// The ladder: ratings never fall from rung to rung, but for what length adds.
static REASONING: &[Rung<Sudoku>] = &[
    Look(singles::full_house),
    Look(singles::hidden_in_region),
    Look(singles::hidden_in_line),
    Incremental(|| by_digit(direct::pointing)),
    Incremental(|| by_digit(direct::claiming)),
    Level(2),
    Look(direct::hidden_pair),
    Look(singles::naked_single),
    Look(direct::hidden_triple),
    Incremental(|| by_digit(locked_candidates::pointing)),
    Incremental(|| by_digit(locked_candidates::claiming)),
    Level(3),
    Look(subsets::naked_pair),
    Incremental(|| by_digit(fish::x_wing)),
    Look(subsets::hidden_pair),
    Look(subsets::naked_triple),
    Incremental(|| by_digit(fish::swordfish)),
    Level(4),
    Look(subsets::hidden_triple),
    Look(remote_pair::remote_pair),
    Incremental(|| by_digit(chains::turbot)),
    Look(chains::xy_wing),
    Incremental(|| by_digit(fish::finned_x_wing)),
    Incremental(|| by_digit(chains::empty_rectangle)),
    Look(als::xyz_wing),
];

/// Techniques that assume exactly one solution: rectangles.
static RECTANGLES: &[Rung<Sudoku>] = &[
    Look(unique_loop::unique_rectangle),
    Look(uniqueness::avoidable_rectangle),
    Look(uniqueness::hidden_rectangle),
];

/// Techniques that assume exactly one solution, about more cells.
static LOOPS_AND_BUG: &[Rung<Sudoku>] = &[Look(unique_loop::unique_loop), Look(bug::bug)];

/// The ladder up to large fish.
static MIDDLE: &[Rung<Sudoku>] = &[
    Level(5),
    Look(subsets::naked_quad),
    Incremental(|| by_digit(fish::jellyfish)),
    Look(subsets::hidden_quad),
    Incremental(|| by_digit(chains::x_chain::<3>)),
    Look(als::wxyz_wing),
    Incremental(|| by_digit(chains::grouped_x_chain::<3>)),
    Incremental(|| by_digit(fish::finned_swordfish)),
    Look(wings::w_wing),
];

/// The top of the ladder.
static ADVANCED: &[Rung<Sudoku>] = &[
    Incremental(|| by_digit(chains::x_chain::<4>)),
    Level(6),
    Incremental(|| by_digit(complex::franken)),
    Incremental(|| by_digit(chains::grouped_x_chain::<4>)),
    Incremental(|| by_digit(fish::finned_jellyfish)),
    Look(death_blossom::aligned_pair),
    Incremental(|| by_digit(chains::x_chain::<5>)),
    Look(als::vwxyz_wing),
    Look(sue_de_coq::sue_de_coq),
    Incremental(|| by_digit(complex::mutant)),
    Incremental(|| by_digit(chains::grouped_x_chain::<5>)),
    Look(als::uvwxyz_wing),
    Incremental(|| by_digit(chains::x_chain::<6>)),
    Incremental(|| by_digit(chains::grouped_x_chain::<6>)),
    Level(7),
    Look(chains::alternating),
    Look(als::als_xz),
    Look(chains::long_alternating),
    Look(aligned_triplet::aligned_triplet),
    Try(forcing::nishio),
    Level(8),
    Look(chains::grouped),
    Look(als::als_xy_wing),
    Look(chain::als_chain),
    Look(death_blossom::death_blossom),
    Try(forcing_chains::forcing_chains),
    Try(forcing::contradictions),
    Try(forcing::verities),
    Level(9),
    Try(forcing::nested),
    Level(10),
    Try(forcing::nested_chains),
];

impl Solve for Sudoku {
    const METHODS: &'static [Method] = &[Method::Human, Method::HumanUnique];

    /// Where candidates are listed, digits cannot be exchanged freely, so techniques that
    /// assume one solution are not used.
    fn strategy(clues: &Clues, method: Method) -> Box<dyn Strategy<Self>> {
        let first = CONTRADICTION.iter();
        let reasoning = CONTRADICTION.iter().chain(REASONING);
        match method {
            Method::HumanUnique if !clues.is_restricted() => Box::new(Ladder::new(
                reasoning
                    .chain(RECTANGLES)
                    .chain(MIDDLE)
                    .chain(LOOPS_AND_BUG)
                    .chain(ADVANCED),
            )),
            Method::Human | Method::HumanUnique => {
                Box::new(Ladder::new(reasoning.chain(MIDDLE).chain(ADVANCED)))
            }
            Method::Article | Method::Silent => Box::new(Ladder::new(first)),
        }
    }

    fn search(_: &Clues, board: &Board, method: Method) -> Box<dyn Search<Self>> {
        match method {
            Method::Silent => Box::new(SilentSearch::new(board)),
            _ => Box::new(Enumeration::new(board)),
        }
    }

    fn skip_evidence(board: &mut Board) {
        board.skip_evidence();
    }

    fn minimise_evidence(clues: &Clues, step: &mut Step<Self>) {
        minimise::minimise(clues, step);
    }

    fn undecided(board: &Board) -> u32 {
        u32::try_from(board.open()).expect("a board has at most 625 cells")
    }

    fn solution(clues: &Clues, board: &Board) -> Option<Vec<Fact>> {
        (board.is_complete() && rules::clashes(clues, board).is_empty()).then(Vec::new)
    }
}
