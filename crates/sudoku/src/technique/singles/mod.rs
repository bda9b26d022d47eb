//! Singles, and contradictions visible at once.

pub(crate) mod direct;

use clew_core::model::Clash;
use clew_core::solve::Find;

use crate::board::{Board, Clues, Digit, House, Rule, Sort};
use crate::catalogue::Technique;
use crate::evidence::{Finding, blockers, standing, step, step_by};
use crate::prove::search::cover::Dead;
use crate::reason::Reason;

/// The first of these, in the order of the houses: a digit twice in a house, a cell
/// without a candidate, a house without a place for a digit.
pub(crate) fn contradiction(clues: &Clues, board: &Board) -> Finding {
    if board.is_clashing() || board.lacks_position() {
        houses_broken(clues, board)
    } else {
        no_candidate(clues, board)
    }
}

/// The first digit that is twice in a house or has no place there; there must be one.
fn houses_broken(clues: &Clues, board: &Board) -> Finding {
    let houses = board.houses();
    for (number, house) in houses.all().iter().enumerate() {
        for digit in board.digits() {
            let mask = board.position_mask(number, digit);
            if mask.is_power_of_two() {
                continue;
            }
            let mut places = house.cells_at(mask);
            let holds = |cell: &usize| board.placed(*cell) == Some(digit);
            match places.next() {
                None => return unmet(clues, board, Dead::House(number, digit)),
                Some(first) if holds(&first) => {
                    if let Some(second) = places.find(holds) {
                        return twice(clues, board, digit, [first, second]);
                    }
                }
                Some(_) => {}
            }
        }
    }
    None
}

/// The first cell without a candidate.
fn no_candidate(clues: &Clues, board: &Board) -> Finding {
    let empty = board.open_cells().find(|&cell| board.at(cell).is_empty())?;
    unmet(clues, board, Dead::Cell(empty))
}

/// The first house without a place for a digit.
pub(super) fn lacking(clues: &Clues, board: &Board, digit: Digit) -> Finding {
    let mut houses = 0..board.houses().all().len();
    let house = houses.find(|&house| board.position_mask(house, digit) == 0)?;
    unmet(clues, board, Dead::House(house, digit))
}

/// A cell without a digit, or a house without a place for one.
fn unmet(clues: &Clues, board: &Board, dead: Dead) -> Finding {
    let houses = board.houses();
    let missing: Vec<_> = dead.missing(houses).collect();
    let evidence = blockers(clues, board, &missing);
    Some(Find::Contradiction(
        evidence.contradicts(dead.clash(houses)),
    ))
}

/// Two cells of a house that hold the same digit.
fn twice(clues: &Clues, board: &Board, digit: Digit, cells: [usize; 2]) -> Finding {
    let sites = cells.map(|cell| board.houses().cell(cell).site());
    let clash = Clash::new(Rule::Twice(digit), sites.to_vec());
    let evidence = standing(clues, board, cells);
    Some(Find::Contradiction(evidence.contradicts(clash)))
}

/// The easiest single.
pub(super) fn any(clues: &Clues, board: &Board) -> Finding {
    full_house(clues, board)
        .or_else(|| hidden_in_region(clues, board))
        .or_else(|| hidden_in_line(clues, board))
        .or_else(|| naked_single(clues, board))
}

/// Full house: a house with one empty cell.
pub(crate) fn full_house(clues: &Clues, board: &Board) -> Finding {
    let houses = board.houses().all().iter().enumerate();
    houses
        .filter(|&(number, _)| board.missing(number).single().is_some())
        .filter_map(|(_, house)| only_open(board, house))
        .find_map(|(house, cell)| {
            let digit = board.at(cell).single()?;
            let evidence = standing(clues, board, house.list.iter().copied());
            let found = vec![board.is(cell, digit)];
            step_by(board, Technique::FullHouse, evidence, found, |_| {
                Reason::Single { house: house.name }
            })
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

/// Hidden single if the house is a box, a region or a diagonal.
pub(crate) fn hidden_in_region(clues: &Clues, board: &Board) -> Finding {
    hidden_single(clues, board, Technique::HiddenSingleBox)
}

/// Hidden single if the house is a row or a column.
pub(crate) fn hidden_in_line(clues: &Clues, board: &Board) -> Finding {
    hidden_single(clues, board, Technique::HiddenSingleLine)
}

/// Technique of a digit with one place in a house.
pub(crate) fn named(house: &House) -> Technique {
    match house.name.sort {
        Sort::Region | Sort::Diagonal => Technique::HiddenSingleBox,
        Sort::Row | Sort::Column => Technique::HiddenSingleLine,
    }
}

/// Houses in order, then digits.
fn hidden_single(clues: &Clues, board: &Board, technique: Technique) -> Finding {
    let houses = board.houses().all().iter().enumerate();
    houses
        .filter(|(_, house)| named(house) == technique)
        .find_map(|(number, _)| {
            let mut digits = board.missing(number).iter();
            digits.find_map(|digit| only_place(clues, board, number, digit))
        })
}

/// Hidden single of one digit; houses in order.
pub(super) fn hidden_single_of(clues: &Clues, board: &Board, digit: Digit) -> Finding {
    let mut houses = 0..board.houses().all().len();
    houses.find_map(|house| only_place(clues, board, house, digit))
}

/// Hidden single in the house of a number.
pub(super) fn only_place(clues: &Clues, board: &Board, number: usize, digit: Digit) -> Finding {
    let mask = board.position_mask(number, digit);
    if !mask.is_power_of_two() {
        return None;
    }
    let house = &board.houses().all()[number];
    let cell = house.cells_at(mask).next()?;
    if board.placed(cell).is_some() {
        return None;
    }
    let others = house.list.iter().copied().filter(|&other| other != cell);
    let excluded: Vec<_> = others.map(|other| (other, digit)).collect();
    let evidence = blockers(clues, board, &excluded);
    let found = vec![board.is(cell, digit)];
    step_by(board, named(house), evidence, found, |_| Reason::Single {
        house: house.name,
    })
}

/// Naked single: a cell with one candidate; cells row by row.
pub(crate) fn naked_single(clues: &Clues, board: &Board) -> Finding {
    board
        .open_cells()
        .find_map(|cell| only_digit(clues, board, cell))
}

/// Naked single in one cell.
pub(super) fn only_digit(clues: &Clues, board: &Board, cell: usize) -> Finding {
    let digit = board.at(cell).single()?;
    let others = board.digits().filter(|&other| other != digit);
    let excluded: Vec<_> = others.map(|other| (cell, other)).collect();
    let evidence = blockers(clues, board, &excluded);
    let found = vec![board.is(cell, digit)];
    step(Technique::NakedSingle, evidence, found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;

    #[test]
    fn a_full_house_has_one_empty_cell() {
        shows(
            full_house,
            Technique::FullHouse,
            "
            1 2 . .
            3 . . .
            . . . .
            . . . .
            ",
            "r2c2=4",
        );
    }

    #[test]
    fn a_digit_with_one_place_in_a_box_goes_there() {
        shows(
            hidden_in_region,
            Technique::HiddenSingleBox,
            "
            1 . . .
            . . . .
            . . . 1
            . . . .
            ",
            "r2c3=1",
        );
    }

    #[test]
    fn a_digit_with_one_place_in_a_row_goes_there() {
        shows(
            hidden_in_line,
            Technique::HiddenSingleLine,
            "
            1 . . .
            . . 1 .
            . . . 2
            . . . .
            ",
            "r3c2=1",
        );
    }

    #[test]
    fn a_cell_with_one_candidate_is_that_digit() {
        shows(
            naked_single,
            Technique::NakedSingle,
            "
            1 . 2 .
            . . . .
            . . . .
            . 3 . .
            ",
            "r1c2=4",
        );
    }
}
