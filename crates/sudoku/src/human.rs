//! The human method: the catalogue's techniques as a ladder, cheapest first.

use Rung::{Incremental, Level, Look, Try};
use clew_core::solve::{Ladder, Method, Openings, Pace, Rung, Search, Solve, Strategy};
use clew_core::trace::Step;

use crate::board::{Board, Clues, Fact, Sudoku};
use crate::enumerate::Enumeration;
use crate::evidence::minimise;
use crate::technique::als::{self, aligned_triplet, chain, death_blossom, sue_de_coq};
use crate::technique::by_digit::by_digit;
use crate::technique::chains::{self, remote_pair};
use crate::technique::fish::{self, complex};
use crate::technique::forcing::{self, forcing_chains};
use crate::technique::singles::{self, direct};
use crate::technique::subsets::{self, locked_candidates};
use crate::technique::uniqueness::{self, bug, unique_loop};
use crate::technique::wings;
use crate::{openings, rules};

/// Contradictions visible at once. Methods that leave everything else to the search use no other reasoning.
static CONTRADICTION: &[Rung<Sudoku>] = &[Look(singles::contradiction)];

/// The bottom of the ladder. Ratings never fall from rung to rung, apart from what length adds.
static SINGLES: &[Rung<Sudoku>] = &[
    Look(singles::full_house),
    Look(singles::hidden_in_region),
    Look(singles::hidden_in_line),
];

/// Singles and what leads directly to them.
static DIRECT: &[Rung<Sudoku>] = &[
    Incremental(|| by_digit(direct::pointing)),
    Incremental(|| by_digit(direct::claiming)),
    Level(2),
    Look(direct::hidden_pair),
    Look(singles::naked_single),
    Look(direct::hidden_triple),
];

/// The same for telling: nobody argues about a place while a cell nearby has one candidate left.
static TOLD_DIRECT: &[Rung<Sudoku>] = &[
    Look(singles::naked_single),
    Incremental(|| by_digit(direct::pointing)),
    Incremental(|| by_digit(direct::claiming)),
    Level(2),
    Look(direct::hidden_pair),
    Look(direct::hidden_triple),
];

/// The ladder above singles.
static REASONING: &[Rung<Sudoku>] = &[
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

/// Number of suppositions in one solve that may lead nowhere.
const PATIENCE: u32 = 100_000;

impl Solve for Sudoku {
    const METHODS: &'static [Method] = &[Method::Human, Method::HumanUnique];

    fn strategy(clues: &Clues, method: Method) -> Box<dyn Strategy<Self>> {
        ladder(clues, method, DIRECT)
    }

    fn telling(clues: &Clues, method: Method) -> Box<dyn Strategy<Self>> {
        ladder(clues, method, TOLD_DIRECT)
    }

    fn search(_: &Clues, board: &Board, _: Method) -> Box<dyn Search<Self>> {
        Box::new(Enumeration::new(board))
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

    /// Fitted to the times of 755 puzzles, each the mean of the people who solved it: `benches/README.md`, "Expected time".
    const PACE: Pace = Pace {
        writing: 3.8,
        looking: 0.25,
    };

    fn openings(_: &Clues, board: &Board) -> Openings<Self> {
        openings::openings(board)
    }

    fn solution(clues: &Clues, board: &Board) -> Option<Vec<Fact>> {
        (board.is_complete() && rules::clashes(clues, board).is_empty()).then(Vec::new)
    }
}

/// The reasoning part of a method, with what leads directly to singles in some order. If candidates are listed, digits cannot be exchanged
/// freely, so techniques that assume one solution are not used.
fn ladder(
    clues: &Clues,
    method: Method,
    direct: &'static [Rung<Sudoku>],
) -> Box<dyn Strategy<Sudoku>> {
    let singles = CONTRADICTION.iter().chain(SINGLES);
    let reasoning = singles.chain(direct).chain(REASONING);
    match method {
        Method::HumanUnique if !clues.is_restricted() => {
            let rungs = reasoning.chain(RECTANGLES).chain(MIDDLE);
            let ladder = Ladder::new(rungs.chain(LOOPS_AND_BUG).chain(ADVANCED));
            Box::new(ladder.with_patience(PATIENCE))
        }
        Method::Human | Method::HumanUnique => {
            let ladder = Ladder::new(reasoning.chain(MIDDLE).chain(ADVANCED));
            Box::new(ladder.with_patience(PATIENCE))
        }
        // Everything else is left to the search.
        Method::Article | Method::Prove => Box::new(Ladder::new(CONTRADICTION)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::model::{Puzzle as _, Stage, Technique as _};
    use clew_core::solve::{Found, Fuel};

    /// The steps that a ladder finds with this patience, if it gets `fuel` at a time, and whether it was cut short.
    fn found(clues: &Clues, patience: u32, fuel: u32) -> (Vec<Step<Sudoku>>, bool) {
        let direct = SINGLES.iter().chain(DIRECT);
        let rungs = CONTRADICTION
            .iter()
            .chain(direct)
            .chain(REASONING)
            .chain(ADVANCED);
        let mut ladder = Ladder::new(rungs).with_patience(patience);
        let mut board = Sudoku::board(clues);
        let mut steps = Vec::new();
        loop {
            match ladder.find(clues, &board, &mut Fuel::new(fuel)) {
                Found::Step(step) => {
                    for &fact in &step.found {
                        board.learn(fact).expect("a sound fact");
                    }
                    steps.push(step);
                }
                Found::OutOfFuel => {}
                Found::Stuck => return (steps, ladder.was_cut_short()),
                Found::Contradiction(_) => panic!("the puzzle has a solution"),
            }
        }
    }

    /// The board on file for nested forcing chains, made by seed.
    #[test]
    fn reasoning_is_cut_short_at_the_same_step_whatever_the_fuel() {
        let clues = crate::clues_of("3x3x:5d8i5b3_9h3_6f7a4a9b1m1_2_4h6_9_2d7c5a");
        let (all, is_cut) = found(&clues, PATIENCE, u32::MAX);
        assert!(!is_cut);
        let (none, is_cut) = found(&clues, 0, u32::MAX);
        assert!(is_cut);
        let is_supposed = |step: &Step<Sudoku>| step.technique.entry().stage == Stage::Enumeration;
        assert!(!none.iter().any(is_supposed) && all.iter().any(is_supposed));
        let (some, is_cut) = found(&clues, 1_000, u32::MAX);
        assert!(is_cut && none.len() < some.len() && some.len() < all.len());
        assert_eq!(found(&clues, 1_000, 7), (some, true));
    }
}
