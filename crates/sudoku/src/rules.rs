//! The rules of Sudoku, as the ways a board breaks them.
//!
//! Written from the rules alone and sharing nothing with the solver, because
//! it judges the solver.

use clew_core::grid::Cell;
use clew_core::model::Clash;

use crate::board::{Board, Clues, Digit, House, Rule, Sudoku};

/// Every broken rule of a board, complete or not: digits that are twice in a house,
/// cells that cannot be any digit, digits without a place in a house, and digits that
/// are not among those listed for their cell.
pub(super) fn clashes(clues: &Clues, board: &Board) -> Vec<Clash<Sudoku>> {
    let houses = clues.houses();
    let cells = |house: &House| -> Vec<Cell> {
        let numbers = house.list.iter();
        numbers.map(|&number| houses.cell(number)).collect()
    };
    let mut found = Vec::new();
    for house in houses.iter() {
        let cells = cells(house);
        for value in 1..=houses.side() {
            let Some(digit) = Digit::new(value) else {
                continue;
            };
            let holds = |cell: &&Cell| board.digit(**cell) == Some(digit);
            let holders: Vec<_> = cells.iter().filter(holds).map(|cell| cell.site()).collect();
            let can = |cell: &Cell| board.candidates(*cell).has(digit);
            if holders.len() > 1 {
                found.push(Clash::new(Rule::Twice(digit), holders));
            } else if !cells.iter().any(can) {
                let sites = cells.iter().map(|cell| cell.site()).collect();
                found.push(Clash::new(Rule::NoPlace(digit), sites));
            }
        }
    }
    let empty = houses
        .shape()
        .cells()
        .filter(|&cell| board.digit(cell).is_none() && board.candidates(cell).is_empty());
    found.extend(empty.map(|cell| Clash::new(Rule::NoCandidate, vec![cell.site()])));
    let unlisted = clues.restrictions().filter(|&(cell, listed)| {
        let digit = board.digit(cell);
        digit.is_some_and(|digit| !listed.has(digit))
    });
    found.extend(unlisted.map(|(cell, _)| Clash::new(Rule::Otherwise, vec![cell.site()])));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Fact;
    use crate::clues_of;

    fn rules_broken(text: &str) -> Vec<Rule> {
        let clues = clues_of(text);
        let found = clashes(&clues, &Board::new(&clues)).into_iter();
        found.map(|clash| clash.rule).collect()
    }

    #[test]
    fn a_filled_board_has_no_clashes() {
        assert_eq!(rules_broken("1234341221434321"), []);
    }

    #[test]
    fn a_digit_twice_in_a_box_is_named() {
        let (twice, no_place) = (
            Rule::Twice(Digit::default()),
            Rule::NoPlace(Digit::default()),
        );
        let broken = rules_broken("1....1..........");
        assert_eq!(broken, [twice, no_place, no_place]);
    }

    #[test]
    fn a_cell_without_candidates_is_named() {
        assert_eq!(rules_broken("12.........3...4"), [Rule::NoCandidate]);
    }

    #[test]
    fn a_house_without_a_place_is_named() {
        let clues = clues_of("1...............");
        let mut board = Board::new(&clues);
        let two = Digit::new(2).expect("a digit");
        for col in 1..4 {
            let fact = Fact::Not(Cell::new(0, col), two);
            board.learn(fact).expect("no conflict");
        }
        let found = clashes(&clues, &board);
        assert_eq!(found[0].rule, Rule::NoPlace(two));
        assert_eq!(found[0].sites.len(), 4);
    }
}
