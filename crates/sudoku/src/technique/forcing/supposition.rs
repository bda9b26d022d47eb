//! Suppositions written out: the singles that follow from one, as a trial, and the step
//! that these trials make.

use clew_core::model::Puzzle as _;
use clew_core::solve::Find;
use clew_core::trace::{Step, Trial};

use super::nested;
use crate::board::{Board, Clues, Digit, Fact, House, Sudoku};
use crate::catalogue::Technique;
use crate::evidence::Finding;
use crate::technique::singles;

/// Aim of a trial: the steps it follows, and its end.
pub(super) enum Aim {
    /// Every single, to a contradiction.
    Contradiction,
    /// Singles and patterns, to a contradiction.
    Nested,
    /// The singles of the digit supposed, to a house without it.
    Lacking(Digit),
    /// Every single, to a fact.
    Fact(Fact),
}

impl Aim {
    fn end(&self, clues: &Clues, board: &Board) -> Finding {
        match self {
            Aim::Lacking(digit) => singles::lacking(clues, board, *digit),
            _ => singles::contradiction(clues, board),
        }
    }

    fn next(&self, clues: &Clues, board: &Board) -> Finding {
        match self {
            Aim::Lacking(digit) => singles::hidden_single_of(clues, board, *digit),
            Aim::Nested => nested::pattern(clues, board),
            Aim::Contradiction | Aim::Fact(_) => singles::any(clues, board),
        }
    }

    /// The fact, once a board has it.
    fn reached(&self, board: &Board) -> Option<Fact> {
        match *self {
            Aim::Fact(fact) if board.knows(fact) == Some(true) => Some(fact),
            _ => None,
        }
    }
}

/// The steps that follow from a supposition, if they reach the aim.
pub(super) fn followed(
    clues: &Clues,
    board: &Board,
    assumed: Fact,
    aim: &Aim,
) -> Option<Trial<Sudoku>> {
    let mut supposed = board.for_trial();
    supposed.learn(assumed).ok()?;
    let mut steps: Vec<Step<Sudoku>> = Vec::new();
    loop {
        if let Some(fact) = aim.reached(&supposed) {
            return Some(leading(board, assumed, steps, fact));
        }
        if let Some(Find::Contradiction(end)) = aim.end(clues, &supposed) {
            if matches!(aim, Aim::Fact(_)) {
                return None;
            }
            let steps = kept(steps, end.given.clone());
            let end = Some(end);
            return Some(Trial {
                assumed,
                steps,
                end,
            });
        }
        let Find::Step(mut step) = aim.next(clues, &supposed)? else {
            return None;
        };
        if matches!(aim, Aim::Nested) {
            nested::ground(board, &facts(assumed, &steps), &mut step)?;
        }
        follow(&mut supposed, &mut steps, step)?;
    }
}

/// Adds a step to those of a trial; `None` if the board knows otherwise.
pub(super) fn follow(
    supposed: &mut Board,
    steps: &mut Vec<Step<Sudoku>>,
    step: Step<Sudoku>,
) -> Option<()> {
    for &fact in &step.found {
        supposed.learn(fact).ok()?;
    }
    steps.push(step);
    Some(())
}

/// Facts known within a trial: the assumption, and what its steps find.
fn facts(assumed: Fact, steps: &[Step<Sudoku>]) -> Vec<Fact> {
    let found = steps.iter().flat_map(|step| &step.found);
    [assumed].iter().chain(found).copied().collect()
}

/// The trial of steps that lead to a fact: to a digit, or to a digit that leaves no
/// place for another.
pub(super) fn leading(
    board: &Board,
    assumed: Fact,
    steps: Vec<Step<Sudoku>>,
    fact: Fact,
) -> Trial<Sudoku> {
    let mut all = facts(assumed, &steps).into_iter();
    let needed = match fact {
        Fact::Is(..) => Some(fact),
        Fact::Not(..) => all.find(|&placed| board.excludes(placed, fact)),
    };
    Trial {
        assumed,
        steps: kept(steps, needed.into_iter().collect()),
        end: None,
    }
}

/// The steps that lead to what is needed.
fn kept(steps: Vec<Step<Sudoku>>, mut needed: Vec<Fact>) -> Vec<Step<Sudoku>> {
    let mut kept: Vec<Step<Sudoku>> = Vec::new();
    for step in steps.into_iter().rev() {
        if step.found.iter().any(|fact| needed.contains(fact)) {
            needed.extend(&step.given);
            kept.push(step);
        }
    }
    kept.reverse();
    kept
}

/// A step that all choices lead to: of a cell, or of a digit in a house.
pub(super) fn verity_step(
    board: &Board,
    technique: Technique,
    trials: Vec<Trial<Sudoku>>,
    choices: &[(usize, Digit)],
    fact: Fact,
) -> Option<Step<Sudoku>> {
    let given = exhausted(board, choices);
    let is_news = Sudoku::knows(board, fact).is_none();
    is_news.then(|| Step::of_trials(technique, trials, given, vec![fact]))
}

/// Evidence that there are no other choices: of a cell, or of a digit in a house.
fn exhausted(board: &Board, choices: &[(usize, Digit)]) -> Vec<Fact> {
    let (first, digit) = choices[0];
    if choices.iter().all(|&(cell, _)| cell == first) {
        let others = board.digits().filter(|&other| !board.can_be(first, other));
        return others.map(|other| board.is_not(first, other)).collect();
    }
    let within = |house: &&House| choices.iter().all(|&(cell, _)| house.cells.has(cell));
    let mut houses = board.houses().of(first).filter(within);
    let house = houses.find(|house| {
        let places = board.places(digit).and(&house.cells);
        places.len() == choices.len()
    });
    let others = house
        .into_iter()
        .flat_map(|house| house.list.iter().copied());
    others
        .filter(|&cell| !board.can_be(cell, digit))
        .map(|cell| board.is_not(cell, digit))
        .collect()
}
