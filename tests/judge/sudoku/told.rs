//! Boards and steps as text that can be reviewed.

use clew::grid::Cell;
use clew::model::{Puzzle as _, Technique as _};
use clew::puzzle::sudoku::{Board, Clues, Digit, Fact, Sudoku, Technique};
use clew::solve::{Method, Solver};
use clew::trace::{Event, Step};

/// The method in which a technique is looked for.
pub(crate) fn method_of(technique: Technique) -> Method {
    match technique.assumes_unique() {
        true => Method::HumanUnique,
        false => Method::Human,
    }
}

/// The steps of a method on a puzzle.
pub(crate) fn steps(clues: &Clues, method: Method) -> Vec<Step<Sudoku>> {
    let events = Solver::<Sudoku>::new(clues.clone(), method);
    let reasoning = events.take_while(|event| !matches!(event, Event::Enumerate { .. }));
    reasoning
        .filter_map(|event| match event {
            Event::Step(step) => Some(step),
            _ => None,
        })
        .collect()
}

/// The first step of a technique in the solution of a puzzle: the candidates
/// before, and what is found. `None` where it does not come up.
pub(crate) fn first_step(clues: &Clues, technique: Technique, source: &str) -> Option<String> {
    let steps = steps(clues, method_of(technique));
    let at = steps.iter().position(|step| step.technique == technique)?;
    let mut board = Sudoku::board(clues);
    for &fact in steps[..at].iter().flat_map(|step| &step.found) {
        Sudoku::learn(&mut board, fact).expect("a sound fact");
    }
    let found: Vec<String> = steps[at].found.iter().map(|&fact| short(fact)).collect();
    Some(format!(
        "technique: {}\nsource: {source}\npuzzle: {}\nstep: {}\n{}\nfound: {}\n",
        technique.name(),
        Sudoku::print(clues),
        at + 1,
        candidates(&board),
        found.join(", ")
    ))
}

/// The candidates of every cell, row by row in columns.
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

/// A fact in short: `r2c3=4`, or `r2c3<>4` where the cell is not 4.
fn short(fact: Fact) -> String {
    let (cell, digit) = (fact.cell(), fact.digit().symbol());
    let sign = match fact {
        Fact::Is(..) => "=",
        Fact::Not(..) => "<>",
    };
    format!("r{}c{}{sign}{digit}", cell.row + 1, cell.col + 1)
}
