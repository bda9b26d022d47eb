//! Finished boards, as the collections of their kinds write them.

use crate::grid::{Cell, Shape, Table};
use crate::model::Puzzle as _;
use crate::puzzle::aquarium::{self, Aquarium, State};
use crate::puzzle::slitherlink::{self, Side, Slitherlink};
use crate::puzzle::sudoku::{self, Sudoku};
use crate::solve::Solve;

/// Kind whose boards can be written.
pub trait Written: Solve {
    /// Whether the kind's prover finds the same solutions in the same order as a silent
    /// run does, so that it can be asked instead.
    const IS_PROVED: bool;

    /// Writes a finished board, row by row.
    fn written(board: &Self::Board) -> String;

    /// Writes the board of a solution, given by all its facts, as a prover returns it.
    /// Learning these facts would take longer than finding them.
    fn written_facts(clues: &Self::Clues, facts: &[Self::Fact]) -> String;
}

impl Written for Slitherlink {
    const IS_PROVED: bool = true;

    fn written(board: &slitherlink::Board) -> String {
        let shape = board.shape();
        let inside = shape.cells().map(|cell| board.side(cell));
        bits(shape, inside.map(|side| side == Some(Side::Inside)))
    }

    fn written_facts(clues: &slitherlink::Clues, facts: &[slitherlink::Fact]) -> String {
        let side = |fact: &slitherlink::Fact| match *fact {
            slitherlink::Fact::Cell(cell, side) => Some((cell, side == Side::Inside)),
            slitherlink::Fact::Edge(..) => None,
        };
        let shape = Self::shape(clues);
        let inside = placed(shape, false, facts.iter().filter_map(side));
        bits(shape, inside.values().iter().copied())
    }
}

impl Written for Sudoku {
    const IS_PROVED: bool = true;

    fn written(board: &sudoku::Board) -> String {
        let cells = board.houses().shape().cells();
        let digit = |cell| board.digit(cell).map_or('.', sudoku::Digit::symbol);
        cells.map(digit).collect()
    }

    fn written_facts(clues: &sudoku::Clues, facts: &[sudoku::Fact]) -> String {
        let digit = |fact: &sudoku::Fact| match *fact {
            sudoku::Fact::Is(cell, digit) => Some((cell, digit.symbol())),
            sudoku::Fact::Not(..) => None,
        };
        let digits = placed(Self::shape(clues), '.', facts.iter().filter_map(digit));
        digits.values().iter().collect()
    }
}

impl Written for Aquarium {
    // Where there are several solutions, its prover finds others first.
    const IS_PROVED: bool = false;

    fn written(board: &aquarium::Board) -> String {
        let shape = board.shape();
        bits(shape, shape.cells().map(|cell| board.is_water(cell)))
    }

    fn written_facts(clues: &aquarium::Clues, facts: &[aquarium::Fact]) -> String {
        let water = |fact: &aquarium::Fact| match *fact {
            aquarium::Fact::Cell(cell, state) => Some((cell, state == State::Water)),
            aquarium::Fact::Surface(..) => None,
        };
        let shape = Self::shape(clues);
        let is_water = placed(shape, false, facts.iter().filter_map(water));
        bits(shape, is_water.values().iter().copied())
    }
}

/// Values in their cells, and one value in all others.
fn placed<T: Clone>(
    shape: Shape,
    other: T,
    values: impl Iterator<Item = (Cell, T)>,
) -> Table<Cell, T> {
    let mut cells = Table::filled(shape, other);
    for (cell, value) in values {
        cells[cell] = value;
    }
    cells
}

/// Rows of `1` and `0`, between commas.
fn bits(shape: Shape, cells: impl Iterator<Item = bool>) -> String {
    let mut text = String::with_capacity(shape.area() + usize::from(shape.rows));
    for (number, is_set) in cells.enumerate() {
        if number > 0 && number.is_multiple_of(usize::from(shape.cols)) {
            text.push(',');
        }
        text.push(if is_set { '1' } else { '0' });
    }
    text
}
