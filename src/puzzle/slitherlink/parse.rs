//! Text to clues and clues to text.

use crate::grid::{Cell, Shape, Table};
use crate::model::{Fault, ParseError, Parsed};

use super::{Clue, Clues, MAX_SIDE, Slitherlink};

/// Reads rows separated by commas, `.` or space a blank.
pub(super) fn parse(text: &str) -> Result<Vec<Parsed<Slitherlink>>, ParseError> {
    let rows: Vec<Vec<char>> = text.split(',').map(|row| row.chars().collect()).collect();
    let cols = rows[0].len();
    let whole = 0..text.len();
    let size = |n: usize| u8::try_from(n).ok().filter(|n| (1..=MAX_SIDE).contains(n));
    let (Some(height), Some(width)) = (size(rows.len()), size(cols)) else {
        return Err(ParseError::new(Fault::Size, whole, "error-size-limit"));
    };
    let shape = Shape::new(height, width);
    if rows.iter().any(|row| row.len() != cols) {
        return Err(ParseError::new(Fault::Length, whole, "error-ragged"));
    }
    let mut table = Table::filled(shape, Clue::Blank);
    for cell in shape.cells() {
        table[cell] = match rows[usize::from(cell.row)][usize::from(cell.col)] {
            ' ' | '.' => Clue::Blank,
            digit @ '0'..='4' => Clue::Count(digit as u8 - b'0'),
            _ => return Err(ParseError::new(Fault::Character, whole, "error-character")),
        };
    }
    Ok(vec![Parsed {
        format: "format-comma",
        clues: Clues(table),
        marks: Vec::new(),
        warnings: Vec::new(),
    }])
}

/// Writes the comma form with dots.
pub(super) fn print(clues: &Clues) -> String {
    let shape = clues.shape();
    let row = |row| -> String {
        (0..shape.cols)
            .map(|col| match clues.0[Cell { row, col }] {
                Clue::Blank => '.',
                Clue::Unknown => '?',
                Clue::Count(count) => char::from(b'0' + count),
            })
            .collect()
    };
    (0..shape.rows).map(row).collect::<Vec<_>>().join(",")
}
