//! Nishio, forcing nets and nested forcing chains: suppositions followed by singles. A
//! supposition that ends in a contradiction is false. A conclusion is true if all
//! candidates of a cell or all places of a digit lead to it.

pub(crate) mod forcing_chains;
mod nested;
mod nested_chains;
mod supposition;

use std::cell::OnceCell;

use clew_core::grid::SortShort as _;
use clew_core::solve::{Attempts, Find, attempts};
use clew_core::trace::{Step, Trial};
use nested_chains::NestedChains;
use supposition::{Aim, followed, verity_step};

use crate::board::{Board, Cells, Clues, Digit, Digits, Fact, Sudoku};
use crate::catalogue::Technique;
use crate::prove::search::cover::Cover;

/// Candidates tried together.
pub(super) type Choices = [(usize, Digit)];

/// Tries some candidates on a board; its cover is made when first needed.
type Try = fn(&Clues, &Board, &OnceCell<Cover>, &Choices) -> Option<Step<Sudoku>>;

/// Suppositions to try on a board.
fn trials(left: Vec<Vec<(usize, Digit)>>, attempt: Try) -> Box<dyn Attempts<Sudoku>> {
    let cover = OnceCell::new();
    attempts(left, move |clues, board, choices| {
        let step = attempt(clues, board, &cover, &choices).map(Find::Step);
        step.ok_or_else(|| board.houses().cell(choices[0].0).site())
    })
}

/// Each candidate; cells with few candidates first.
fn candidates(board: &Board) -> Vec<Vec<(usize, Digit)>> {
    let mut cells: Vec<usize> = board.open_cells().collect();
    cells.sort_short_by_key(|&cell| board.at(cell).len());
    let one = |cell: usize| board.at(cell).iter().map(move |digit| vec![(cell, digit)]);
    cells.into_iter().flat_map(one).collect()
}

/// All candidates of a cell, or all places of a digit in a house, fewest
/// first.
pub(super) fn alternatives(board: &Board) -> Vec<Vec<(usize, Digit)>> {
    let of_cell = |cell: usize| {
        let digits = board.at(cell).iter();
        digits.map(|digit| (cell, digit)).collect::<Vec<_>>()
    };
    let mut all: Vec<Vec<(usize, Digit)>> = board.open_cells().map(of_cell).collect();
    for house in board.houses().all() {
        for digit in board.digits() {
            let places = board.places(digit).and(&house.cells);
            if places.len() > 1 {
                all.push(places.iter().map(|cell| (cell, digit)).collect());
            }
        }
    }
    all.sort_short_by_key(Vec::len);
    all
}

/// Nishio: each candidate, followed by singles of its digit alone.
pub(crate) fn nishio(_: &Clues, board: &Board) -> Box<dyn Attempts<Sudoku>> {
    trials(candidates(board), |clues, board, _, choices| {
        let (cell, digit) = choices[0];
        fails_alone(board, cell, digit).then_some(())?;
        refuted(clues, board, choices[0], &Aim::Lacking(digit))
    })
}

/// Whether a digit has no place left in a house once it is in a cell, and in all cells
/// that then become its only place in a house.
fn fails_alone(board: &Board, cell: usize, digit: Digit) -> bool {
    let houses = board.houses();
    let mut places = *board.places(digit);
    let mut settled: Cells = Cells::default();
    let mut queue = vec![cell];
    while let Some(cell) = queue.pop() {
        if settled.has(cell) {
            continue;
        }
        settled.insert(cell);
        places = places.without(houses.peers(cell));
        for house in houses.all() {
            let mut here = places.and(&house.cells).iter();
            match (here.next(), here.next()) {
                (None, _) => return true,
                (Some(only), None) => queue.push(only),
                _ => {}
            }
        }
    }
    false
}

/// Each candidate, followed by all singles to a contradiction.
pub(crate) fn contradictions(_: &Clues, board: &Board) -> Box<dyn Attempts<Sudoku>> {
    trials(candidates(board), |clues, board, cover, choices| {
        let (cell, digit) = choices[0];
        let cover = cover.get_or_init(|| Cover::new(board));
        cover.following(cell, digit).is_none().then_some(())?;
        refuted(clues, board, choices[0], &Aim::Contradiction)
    })
}

/// All candidates of a cell or places of a digit, followed by all singles to
/// the same fact.
pub(crate) fn verities(_: &Clues, board: &Board) -> Box<dyn Attempts<Sudoku>> {
    trials(alternatives(board), agreed)
}

/// Each candidate, followed by singles and patterns to a contradiction; on
/// boards up to 9×9.
pub(crate) fn nested(_: &Clues, board: &Board) -> Box<dyn Attempts<Sudoku>> {
    let is_small = board.houses().side() <= 9;
    let candidates = is_small.then(|| candidates(board));
    trials(
        candidates.unwrap_or_default(),
        |clues, board, cover, choices| {
            let cover = cover.get_or_init(|| Cover::new(board));
            nested::fails(clues, board, cover, choices[0]).then_some(())?;
            refuted(clues, board, choices[0], &Aim::Nested)
        },
    )
}

/// Each candidate, followed by singles and by suppositions in turn to a
/// contradiction; on boards up to 9×9.
pub(crate) fn nested_chains(_: &Clues, board: &Board) -> Box<dyn Attempts<Sudoku>> {
    match board.houses().side() {
        ..=9 => Box::new(NestedChains::new(board)),
        // Nothing is tried on a larger one.
        _ => trials(Vec::new(), agreed),
    }
}

/// A candidate that leads to a contradiction.
fn refuted(
    clues: &Clues,
    board: &Board,
    (cell, digit): (usize, Digit),
    aim: &Aim,
) -> Option<Step<Sudoku>> {
    let technique = match aim {
        Aim::Lacking(_) => Technique::Nishio,
        Aim::Nested => Technique::NestedNet,
        Aim::Contradiction | Aim::Fact(_) => Technique::ForcingNet,
    };
    let trial = followed(clues, board, board.is(cell, digit), aim)?;
    let found = vec![board.is_not(cell, digit)];
    Some(Step::of_trials(technique, vec![trial], Vec::new(), found))
}

/// A placement that all choices lead to, or else a candidate that no choice leaves.
fn agreed(
    clues: &Clues,
    board: &Board,
    cover: &OnceCell<Cover>,
    choices: &Choices,
) -> Option<Step<Sudoku>> {
    let cover = cover.get_or_init(|| Cover::new(board));
    let ends: Option<Vec<Vec<Digits>>> = choices
        .iter()
        .map(|&(cell, digit)| cover.following(cell, digit))
        .collect();
    let ends = ends?;
    let left = |cell: usize| ends.iter().map(|end| end[cell]).collect::<Digits>();
    let placed = board.open_cells().find_map(|cell| {
        let digit = left(cell).single()?;
        let everywhere = ends.iter().all(|end| end[cell].len() == 1);
        everywhere.then(|| board.is(cell, digit))
    });
    let gone = || {
        board.open_cells().find_map(|cell| {
            let gone = board.at(cell).without(left(cell));
            Some(board.is_not(cell, gone.iter().next()?))
        })
    };
    let fact: Fact = placed.or_else(gone)?;
    let trials: Option<Vec<Trial<Sudoku>>> = choices
        .iter()
        .map(|&(cell, digit)| followed(clues, board, board.is(cell, digit), &Aim::Fact(fact)))
        .collect();
    verity_step(board, Technique::ForcingNet, trials?, choices, fact)
}
