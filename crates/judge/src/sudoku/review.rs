//! Boards and facts as text.

use clew_core::grid::Cell;
use clew_core::model::{Puzzle as _, Technique as _};
use clew_core::solve::Method;
use clew_sudoku::{Board, Clues, Digit, Fact, Sudoku, Technique};

use super::super::review::Reviewable;

impl Reviewable for Sudoku {
    const FILE: &'static str = "tests/corpus/sudoku/techniques.txt";

    fn method_of(technique: Technique) -> Method {
        match technique.assumes_unique() {
            true => Method::HumanUnique,
            false => Method::Human,
        }
    }

    fn line(clues: &Clues) -> String {
        Sudoku::print(clues)
    }

    fn drawing(_: &Clues, board: &Board) -> String {
        candidates(board)
    }

    fn short(fact: Fact) -> String {
        short(fact)
    }
}

/// The candidates of every cell, row by row, aligned in columns.
fn candidates(board: &Board) -> String {
    let shape = board.houses().shape();
    let of = |cell: Cell| -> String {
        let digits = board.candidates(cell).iter();
        digits.map(Digit::symbol).collect()
    };
    let widest = shape.cells().map(|cell| of(cell).len()).max();
    let width = widest.unwrap_or(1);
    let row = |row: u8| {
        let cells = (0..shape.cols).map(|col| format!("{:width$}", of(Cell::new(row, col))));
        let cells: Vec<String> = cells.collect();
        cells.join(" ").trim_end().to_owned()
    };
    (0..shape.rows).map(row).collect::<Vec<_>>().join("\n")
}

/// Short form of a fact: `r2c3=4`, or `r2c3<>4` if the cell is not 4.
fn short(fact: Fact) -> String {
    let (cell, digit) = (fact.cell(), fact.digit().symbol());
    let sign = match fact {
        Fact::Is(..) => "=",
        Fact::Not(..) => "<>",
    };
    format!("r{}c{}{sign}{digit}", cell.row + 1, cell.col + 1)
}
