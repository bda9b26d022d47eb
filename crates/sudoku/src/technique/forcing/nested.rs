//! Nested forcing nets: suppositions followed by more than singles. The board after a
//! supposition is examined like any other, with intersections, pairs and X-wings.

use clew_core::grid::SortShort as _;
use clew_core::solve::Find;
use clew_core::trace::{Step, Trial};

use super::supposition::{excludes, kept};
use crate::board::{Board, Clues, Digit, Digits, Fact, Sudoku};
use crate::catalogue::Technique;
use crate::evidence::Finding;
use crate::prove::search::cover::Cover;
use crate::technique::subsets::{self, locked_candidates};
use crate::technique::{fish, singles};

/// Rungs of a trial, cheapest first.
const PATTERNS: [fn(&Clues, &Board) -> Finding; 9] = [
    singles::full_house,
    singles::hidden_in_region,
    singles::hidden_in_line,
    singles::naked_single,
    |clues, board| locked_candidates::pointing(clues, board, all(board)),
    |clues, board| locked_candidates::claiming(clues, board, all(board)),
    subsets::naked_pair,
    |clues, board| fish::x_wing(clues, board, all(board)),
    subsets::hidden_pair,
];

fn all(board: &Board) -> Digits {
    Digits::all(board.houses().side())
}

/// A candidate that leads to a contradiction; `cover` is of the same board.
pub(in crate::technique) fn refuted(
    clues: &Clues,
    board: &Board,
    cover: &Cover,
    (cell, digit): (usize, Digit),
) -> Option<Step<Sudoku>> {
    fails(clues, board, cover, (cell, digit)).then_some(())?;
    let trial = followed(clues, board, board.is(cell, digit))?;
    let found = vec![board.is_not(cell, digit)];
    Some(Step::of_trials(
        Technique::NestedNet,
        vec![trial],
        Vec::new(),
        found,
    ))
}

/// Whether a candidate leads to a contradiction, without the steps.
fn fails(clues: &Clues, board: &Board, cover: &Cover, (cell, digit): (usize, Digit)) -> bool {
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
        let found = PATTERNS.iter().find_map(|look| look(clues, &supposed));
        let Some(Find::Step(step)) = found else {
            return false;
        };
        for fact in step.found {
            if supposed.learn(fact).is_err() {
                return true;
            }
        }
    }
}

/// The steps that follow from a supposition to a contradiction.
fn followed(clues: &Clues, board: &Board, assumed: Fact) -> Option<Trial<Sudoku>> {
    let mut supposed = board.for_trial();
    supposed.learn(assumed).ok()?;
    let mut steps: Vec<Step<Sudoku>> = Vec::new();
    loop {
        if let Some(Find::Contradiction(end)) = singles::contradiction(clues, &supposed) {
            let steps = kept(steps, end.given.clone());
            return Some(Trial {
                assumed,
                steps,
                end: Some(end),
            });
        }
        let found = PATTERNS.iter().find_map(|look| look(clues, &supposed));
        let known: Vec<Fact> = [assumed]
            .into_iter()
            .chain(steps.iter().flat_map(|step| step.found.iter().copied()))
            .collect();
        let Find::Step(step) = grounded(board, &known, found)? else {
            return None;
        };
        for &fact in &step.found {
            supposed.learn(fact).ok()?;
        }
        steps.push(step);
    }
}

/// A step that rests on facts of the board and on those of the trial. It does not name
/// what digits of the trial rule out; it names these digits.
fn grounded(board: &Board, trial: &[Fact], found: Finding) -> Finding {
    let Find::Step(mut step) = found? else {
        return None;
    };
    for given in &mut step.given {
        if board.knows(*given) == Some(true) || trial.contains(given) {
            continue;
        }
        let mut digits = trial.iter().filter(|fact| matches!(fact, Fact::Is(..)));
        let digit = digits.find(|&&digit| excludes(board, digit, *given))?;
        *given = *digit;
    }
    step.given.sort_short();
    step.given.dedup();
    Some(Find::Step(step))
}
