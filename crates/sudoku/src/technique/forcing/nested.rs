//! Nested forcing nets: suppositions followed by more than singles. The board after a
//! supposition is examined like any other, with intersections, pairs and X-wings.

use clew_core::grid::SortDedup as _;
use clew_core::solve::Find;
use clew_core::trace::Step;

use crate::board::{Board, Clues, Digit, Digits, Fact, Sudoku};
use crate::evidence::Finding;
use crate::prove::search::cover::Cover;
use crate::technique::subsets::{self, locked_candidates};
use crate::technique::{fish, singles};

/// Rungs of a trial, cheapest first.
const PATTERNS: [fn(&Clues, &Board) -> Finding; 6] = [
    singles::any,
    |clues, board| locked_candidates::pointing(clues, board, all(board)),
    |clues, board| locked_candidates::claiming(clues, board, all(board)),
    subsets::naked_pair,
    |clues, board| fish::x_wing(clues, board, all(board)),
    subsets::hidden_pair,
];

fn all(board: &Board) -> Digits {
    Digits::all(board.houses().side())
}

/// The easiest single or pattern.
pub(super) fn pattern(clues: &Clues, board: &Board) -> Finding {
    PATTERNS.iter().find_map(|look| look(clues, board))
}

/// Whether a candidate leads to a contradiction, without the steps; `cover` is of the same board.
pub(super) fn fails(
    clues: &Clues,
    board: &Board,
    cover: &Cover,
    (cell, digit): (usize, Digit),
) -> bool {
    let Some(left) = cover.following(cell, digit) else {
        return true;
    };
    let mut supposed = board.clone();
    supposed.skip_evidence();
    for cell in board.open_cells() {
        let facts: Vec<Fact> = match left[cell].single() {
            Some(digit) => vec![board.is(cell, digit)],
            None => {
                let lost = board.at(cell).without(left[cell]);
                lost.iter().map(|digit| board.is_not(cell, digit)).collect()
            }
        };
        if facts.into_iter().any(|fact| supposed.learn(fact).is_err()) {
            return true;
        }
    }
    loop {
        if singles::contradiction(clues, &supposed).is_some() {
            return true;
        }
        let Some(Find::Step(step)) = pattern(clues, &supposed) else {
            return false;
        };
        for fact in step.found {
            if supposed.learn(fact).is_err() {
                return true;
            }
        }
    }
}

/// Makes a step rest on facts of the board and on those of the trial. It does not name
/// what digits of the trial rule out; it names these digits. `None` if it rests on anything else.
pub(super) fn ground(board: &Board, trial: &[Fact], step: &mut Step<Sudoku>) -> Option<()> {
    for given in &mut step.given {
        if board.knows(*given) == Some(true) || trial.contains(given) {
            continue;
        }
        let mut digits = trial.iter().filter(|fact| matches!(fact, Fact::Is(..)));
        let digit = digits.find(|&&digit| board.excludes(digit, *given))?;
        *given = *digit;
    }
    step.given.sort_dedup();
    Some(())
}
