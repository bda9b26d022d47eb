//! The rules on a finished board, house by house.

use clew_core::grid::{Cell, Site, Table};
use clew_sudoku::{Board, Clues, Digit, Division, Fact};

/// A finished board: digits from 1.
pub(super) type Grid = Table<Cell, u8>;

/// The houses, from the description of the board alone: rows, columns, regions
/// and diagonals.
pub fn houses(clues: &Clues) -> Vec<Vec<Cell>> {
    let board = clues.houses();
    let n = board.side();
    let region = |cell: Cell| match board.division() {
        Division::Boxes { width, height } => cell.row / height * (n / width) + cell.col / width,
        Division::Regions(regions) => {
            regions[usize::from(cell.row) * usize::from(n) + usize::from(cell.col)]
        }
    };
    let of = |name: &dyn Fn(Cell) -> u8| -> Vec<Vec<Cell>> {
        let cells = || board.shape().cells();
        let all = |i| cells().filter(|&cell| name(cell) == i).collect();
        (0..n).map(all).collect()
    };
    let mut houses = [of(&|cell| cell.row), of(&|cell| cell.col), of(&region)].concat();
    if board.diagonals() {
        houses.push((0..n).map(|i| Cell::new(i, i)).collect());
        houses.push((0..n).map(|i| Cell::new(i, n - 1 - i)).collect());
    }
    houses
}

/// Whether every house has every digit once.
pub(super) fn is_lawful(clues: &Clues, grid: &Grid) -> Result<(), String> {
    for house in houses(clues) {
        let mut digits: Vec<u8> = house.iter().map(|&cell| grid[cell]).collect();
        digits.sort_unstable();
        if !digits.into_iter().eq(1..=clues.houses().side()) {
            return Err(format!("a digit is missing in {house:?}"));
        }
    }
    Ok(())
}

/// Whether the digit printed at a place is there, or one of those listed.
pub(super) fn meets(clues: &Clues, grid: &Grid, at: Site) -> Result<(), String> {
    let given = at.cell().and_then(|cell| Some((cell, clues.given(cell)?)));
    let listed = at
        .cell()
        .and_then(|cell| Some((cell, clues.restriction(cell)?)));
    match (given, listed) {
        (Some(_), Some(_)) => Err(format!("there are two clues at {at:?}")),
        (Some((cell, digit)), None) => match grid[cell] == digit.value() {
            true => Ok(()),
            false => Err(format!("{cell:?} is printed as {}", digit.value())),
        },
        (None, Some((cell, digits))) => {
            let mut digits = digits.iter();
            match digits.any(|digit| grid[cell] == digit.value()) {
                true => Ok(()),
                false => Err(format!("{} is not listed for {cell:?}", grid[cell])),
            }
        }
        (None, None) => Err(format!("there is no clue at {at:?}")),
    }
}

/// Whether a fact holds on a finished board.
pub(super) fn holds(grid: &Grid, fact: Fact) -> bool {
    let is_so = grid[fact.cell()] == fact.digit().value();
    match fact {
        Fact::Is(..) => is_so,
        Fact::Not(..) => !is_so,
    }
}

/// The digit of every cell.
pub(super) fn digits(grid: &Grid) -> Vec<Fact> {
    let cells: Vec<Cell> = grid.shape().cells().collect();
    digits_in(grid, &cells)
}

/// The digits of some cells.
pub(super) fn digits_in(grid: &Grid, cells: &[Cell]) -> Vec<Fact> {
    let digit = |&cell: &Cell| Some(Fact::Is(cell, Digit::new(grid[cell])?));
    cells.iter().filter_map(digit).collect()
}

/// The board that facts make.
///
/// # Errors
/// A cell is left open, or facts disagree.
pub(super) fn grid_of_facts(clues: &Clues, facts: &[Fact]) -> Result<Grid, String> {
    let mut grid = Table::filled(clues.houses().shape(), 0);
    for fact in facts {
        if let Fact::Is(cell, digit) = fact {
            grid[*cell] = digit.value();
        }
    }
    if let Some(open) = grid.shape().cells().find(|&cell| grid[cell] == 0) {
        return Err(format!("{open:?} is left open"));
    }
    match facts.iter().find(|&&fact| !holds(&grid, fact)) {
        Some(fact) => Err(format!("{fact:?} disagrees with the other facts")),
        None => Ok(grid),
    }
}

/// Whether a fact is among others, or says that a cell is not a digit because one of
/// them places another digit there, or the same digit in a house of the cell.
pub(super) fn is_plain(clues: &Clues, among: &[Fact], fact: Fact) -> bool {
    let share = |a: Cell, b: Cell| {
        let mut houses = houses(clues).into_iter();
        a != b && houses.any(|house| house.contains(&a) && house.contains(&b))
    };
    let excludes = |&placed: &Fact| match (placed, fact) {
        (Fact::Is(cell, digit), Fact::Not(other, of)) if digit == of => share(cell, other),
        (Fact::Is(cell, _), Fact::Not(other, _)) => cell == other,
        _ => false,
    };
    among.contains(&fact) || among.iter().any(excludes)
}

/// Whether a house has some digits in some of its cells and nowhere else.
pub fn is_hidden_subset(clues: &Clues, board: &Board, cells: &[Site], digits: &[u8]) -> bool {
    houses(clues).iter().any(|house| {
        let is_in = |site: &Site| house.iter().any(|cell| cell.site() == *site);
        let can_be = |cell: Cell, value: u8| {
            let candidates = board.candidates(cell);
            Digit::new(value).is_some_and(|digit| candidates.has(digit))
        };
        let is_confined = |&value: &u8| {
            let mut places = house.iter().filter(|&&cell| can_be(cell, value));
            places.all(|cell| cells.contains(&cell.site()))
        };
        cells.iter().all(is_in) && digits.iter().all(is_confined)
    })
}
