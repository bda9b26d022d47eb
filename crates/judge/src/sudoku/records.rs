//! Format of the records of other people's puzzles.

use clew_core::grid::Table;
use clew_core::model::Puzzle as _;
use clew_sudoku::{Clues, Digit, Division, Houses, Sudoku};
use serde_json::Value;

use super::rules::Grid;

/// A board of symbols, row by row.
pub(super) fn grid_of_text(clues: &Clues, text: &str) -> Option<Grid> {
    let shape = clues.houses().shape();
    let digits: Option<Vec<Digit>> = text.chars().map(Digit::of_symbol).collect();
    let digits = digits.filter(|digits| digits.len() == shape.area())?;
    let mut grid = Table::filled(shape, 0);
    for (cell, digit) in shape.cells().zip(digits) {
        grid[cell] = digit.value();
    }
    Some(grid)
}

/// The text of a record's puzzle, which may have irregular regions.
pub(super) fn text_of(record: &Value) -> Option<String> {
    let text = record.get("puzzle").or(record.get("text"))?.as_str()?;
    Some(match record.get("regions") {
        Some(regions) => jigsaw(text, regions),
        None => text.to_owned(),
    })
}

fn jigsaw(text: &str, regions: &Value) -> String {
    let rows = regions.as_array().expect("rows of regions");
    let numbers = rows.iter().flat_map(|row| row.as_array().expect("a row"));
    let numbers: Vec<u64> = numbers.map(|n| n.as_u64().expect("a number")).collect();
    let mut order: Vec<u64> = Vec::new();
    for &number in &numbers {
        if !order.contains(&number) {
            order.push(number);
        }
    }
    let region = |number: &u64| order.iter().position(|n| n == number).expect("seen");
    let regions = numbers
        .iter()
        .map(|n| u8::try_from(region(n)).expect("few"));
    let side = u8::try_from(rows.len()).expect("at most 25");
    let division = Division::Regions(regions.collect());
    let mut clues = Clues::blank(Houses::new(side, division, false));
    let cells: Vec<_> = clues.houses().shape().cells().collect();
    for (cell, symbol) in cells.into_iter().zip(text.chars()) {
        clues.print(cell, Digit::of_symbol(symbol));
    }
    Sudoku::print(&clues)
}
