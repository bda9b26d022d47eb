//! Placements, and what contradicts at once: S1 to S4 of the catalogue.

use crate::model::{Broken, Clash};
use crate::solve::Find;

use super::digits::Digit;
use super::evidence::{Found, blockers, step};
use super::houses::{House, Sort};
use super::{Board, Clues, Rule, Technique};

/// A digit twice in a house, a cell without a candidate, a house without a
/// place for a digit: the first, in the order of the houses.
pub(super) fn contradiction(clues: &Clues, board: &Board) -> Found {
    let houses = board.houses();
    let site = |cell: usize| houses.cell(cell).site();
    let broken = |rule, cells: &[usize], excluded: &[(usize, Digit)]| {
        let evidence = blockers(clues, board, excluded);
        let sites = cells.iter().map(|&cell| site(cell)).collect();
        Some(Find::Broken(Broken {
            clues: evidence.clues,
            given: evidence.given,
            clash: Clash::new(rule, sites),
        }))
    };
    for house in houses.all() {
        for digit in board.digits() {
            let mut places = board.places(digit).and(&house.cells).iter();
            let holds = |cell: &usize| board.placed(*cell) == Some(digit);
            match places.next() {
                None => {
                    let excluded: Vec<_> = house.list.iter().map(|&cell| (cell, digit)).collect();
                    return broken(Rule::NoPlace(digit), &house.list, &excluded);
                }
                Some(first) if holds(&first) => {
                    if let Some(second) = places.find(holds) {
                        return Some(Find::Broken(twice(clues, board, digit, [first, second])));
                    }
                }
                Some(_) => {}
            }
        }
    }
    let empty = board.open_cells().find(|&cell| board.at(cell).is_empty())?;
    let excluded: Vec<_> = board.digits().map(|digit| (empty, digit)).collect();
    broken(Rule::NoCandidate, &[empty], &excluded)
}

/// Two cells of a house that hold the same digit.
fn twice(clues: &Clues, board: &Board, digit: Digit, cells: [usize; 2]) -> Broken<super::Sudoku> {
    let cells = cells.map(|cell| board.houses().cell(cell));
    let (printed, found): (Vec<_>, Vec<_>) = cells
        .into_iter()
        .partition(|&cell| clues.given(cell).is_some());
    Broken {
        clues: printed.into_iter().map(|cell| cell.site()).collect(),
        given: found
            .into_iter()
            .map(|cell| super::Fact::Is(cell, digit))
            .collect(),
        clash: Clash::new(
            Rule::Twice(digit),
            cells.iter().map(|cell| cell.site()).collect(),
        ),
    }
}

/// S1: a house with one empty cell.
pub(super) fn full_house(clues: &Clues, board: &Board) -> Found {
    let houses = board.houses().all().iter();
    houses
        .filter_map(|house| only_open(board, house))
        .find_map(|(house, cell)| {
            let digit = board.at(cell).single()?;
            let others = house.list.iter().copied().filter(|&other| other != cell);
            let excluded: Vec<_> = others.map(|other| (other, digit)).collect();
            let evidence = blockers(clues, board, &excluded);
            step(Technique::FullHouse, evidence, vec![board.is(cell, digit)])
        })
}

fn only_open<'a>(board: &Board, house: &'a House) -> Option<(&'a House, usize)> {
    let mut open = house
        .list
        .iter()
        .filter(|&&cell| board.placed(cell).is_none());
    let cell = *open.next()?;
    open.next().is_none().then_some((house, cell))
}

/// S2 where the house is a box, a region or a diagonal.
pub(super) fn hidden_in_region(clues: &Clues, board: &Board) -> Found {
    hidden_single(clues, board, Technique::HiddenSingleBox, |sort| {
        matches!(sort, Sort::Region | Sort::Diagonal)
    })
}

/// S3 where the house is a row or a column.
pub(super) fn hidden_in_line(clues: &Clues, board: &Board) -> Found {
    hidden_single(clues, board, Technique::HiddenSingleLine, |sort| {
        matches!(sort, Sort::Row | Sort::Column)
    })
}

/// A digit with one place left in a house; houses in order, then digits.
fn hidden_single(
    clues: &Clues,
    board: &Board,
    technique: Technique,
    wanted: fn(Sort) -> bool,
) -> Found {
    let houses = board.houses().all().iter();
    houses
        .filter(|house| wanted(house.name.sort))
        .find_map(|house| {
            board.digits().find_map(|digit| {
                let mut places = board.places(digit).and(&house.cells).iter();
                let cell = places.next()?;
                if places.next().is_some() || board.placed(cell).is_some() {
                    return None;
                }
                let others = house.list.iter().copied().filter(|&other| other != cell);
                let excluded: Vec<_> = others.map(|other| (other, digit)).collect();
                let evidence = blockers(clues, board, &excluded);
                step(technique, evidence, vec![board.is(cell, digit)])
            })
        })
}

/// S4: a cell with one candidate; cells row by row.
pub(super) fn naked_single(clues: &Clues, board: &Board) -> Found {
    board.open_cells().find_map(|cell| {
        let digit = board.at(cell).single()?;
        let others = board.digits().filter(|&other| other != digit);
        let excluded: Vec<_> = others.map(|other| (cell, other)).collect();
        let evidence = blockers(clues, board, &excluded);
        step(
            Technique::NakedSingle,
            evidence,
            vec![board.is(cell, digit)],
        )
    })
}
