//! Irregular regions drawn as walls, and digits that they forbid.

use clew_core::grid::{Cell, Table, Walls};

use crate::board::{Clues, Digit, Division, Houses, Sort};

/// Walls between the regions.
pub(super) fn walls(houses: &Houses) -> Walls {
    let mut numbers = Table::filled(houses.shape(), 0);
    for cell in houses.shape().cells() {
        numbers[cell] = houses.region(cell).into();
    }
    Walls::between(&numbers, &[])
}

/// The board with the regions that walls make; `None` unless each has as many cells as
/// the board has rows. Regions that are boxes are treated as boxes. Givens are kept;
/// listed candidates are not, since they were listed for other regions.
pub(super) fn divided(clues: &Clues, walls: &Walls) -> Option<Clues> {
    let old = clues.houses();
    let side = old.side();
    if walls.shape() != old.shape() {
        return None;
    }
    let division = Division::of_regions(walls.parts().values(), side)?;
    if division.regions(side) == old.division().regions(side) {
        return Some(clues.clone());
    }
    let mut edited = Clues::blank(Houses::new(side, division, old.diagonals()));
    for (cell, digit) in clues.givens() {
        edited.print(cell, Some(digit));
    }
    Some(edited)
}

/// House of a cell in which a digit is given already, and the cell that has it. Regions
/// that walls make do not count while they are too large.
pub(super) fn clash(
    clues: &Clues,
    walls: Option<&Walls>,
    cell: Cell,
    digit: Digit,
) -> Option<(Sort, Cell)> {
    let houses = clues.houses();
    let walls = walls.filter(|walls| walls.shape() == houses.shape());
    let is_there = |other: &Cell| *other != cell && clues.given(*other) == Some(digit);
    houses.of(houses.index(cell)).find_map(|house| {
        let cells: Vec<Cell> = match walls {
            Some(walls) if house.name.sort == Sort::Region => walls.part(cell),
            _ => houses.cells_of(house).collect(),
        };
        let is_house = cells.len() <= usize::from(houses.side());
        let other = cells.into_iter().find(is_there).filter(|_| is_house)?;
        Some((house.name.sort, other))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Sudoku, clues_of as clues};
    use clew_core::grid::{Edge, Shape};
    use clew_core::model::{Change, Edit as _};

    #[test]
    fn regions_of_a_wrong_size_are_not_a_puzzle() {
        let board = clues("sudoku/4/4/g1k23k3g");
        let mut drawn = walls(board.houses());
        let at = Cell::new(0, 2);
        drawn.set(Edge::LeftOf(at), false);
        drawn.set(Edge::LeftOf(Cell::new(0, 3)), true);
        drawn.set(Edge::Above(Cell::new(1, 2)), true);
        assert_eq!(Sudoku::edited(&board, &Change::Divide(drawn.clone())), None);
        // One more cell changes its region, and all are right again.
        let other = Cell::new(2, 0);
        drawn.set(Edge::Above(other), false);
        assert_eq!(Sudoku::edited(&board, &Change::Divide(drawn)), None);
    }

    #[test]
    fn regions_that_are_boxes_are_called_so() {
        let board = clues("sudoku/6/6/zn");
        let tall = Houses::boxes(2, 3);
        let divided = Sudoku::edited(&board, &Change::Divide(walls(&tall))).unwrap();
        assert_eq!(divided.houses().division(), tall.division());
        let back = Change::Divide(walls(board.houses()));
        assert_eq!(Sudoku::edited(&divided, &back), Some(board));
    }

    #[test]
    fn rows_drawn_as_regions_are_a_board_and_read_back() {
        let board = clues("sudoku/4/4/g1k23k3g");
        let lines = Houses::new(4, Division::rows(4), false);
        let divided = Sudoku::edited(&board, &Change::Divide(walls(&lines))).unwrap();
        assert_eq!(*divided.houses().division(), Division::rows(4));
        assert!(divided.givens().eq(board.givens()));
    }

    #[test]
    fn a_digit_clashes_in_a_row_a_column_a_region_or_a_diagonal() {
        let board = clues("2x2x:1o");
        let one = Digit::new(1).unwrap();
        let found = |row, col| {
            let clash = clash(&board, None, Cell::new(row, col), one);
            clash.map(|(sort, _)| sort)
        };
        assert_eq!(found(0, 3), Some(Sort::Row));
        assert_eq!(found(3, 0), Some(Sort::Column));
        assert_eq!(found(1, 1), Some(Sort::Region));
        assert_eq!(found(3, 3), Some(Sort::Diagonal));
        assert_eq!(found(0, 0), None);
        assert_eq!(found(2, 1), None);
        // A board in one part has no region yet.
        let open = Walls::rim(Shape::new(4, 4));
        let clash = clash(&board, Some(&open), Cell::new(1, 1), one);
        assert_eq!(clash.map(|(sort, _)| sort), Some(Sort::Diagonal));
    }
}
