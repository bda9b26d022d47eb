//! Irregular regions in ids of Solo: the lines between cells, as runs. A letter is a run of places without a line, `a` for one, and
//! a line follows it; `_` is a line at once. A line beyond the last place ends the last run.
//!
//! On 3×3 the places are first the two of each row, then the two of each column. Regions of three cells, one a row:
//!
//! ```text
//! 1 1 1     rows: no line at six places;
//! 2 2 2     columns: a line at each of the six
//! 3 3 3     written: f______
//! ```

use clew_core::format::tatham::RUNS;
use clew_core::format::{Piece, fault};
use clew_core::grid::{Cell, Edge, Shape, Table, Walls};
use clew_core::model::ParseError;

use crate::board::{Division, Houses};

/// The cells that a run of undrawn lines can stand for: the letter `z` is 25 in the
/// program that writes it, and 26 in the one that reads it.
const LONG_RUNS: [usize; 2] = [25, 26];

/// The regions that the lines between cells form, numbered in order of first appearance.
pub(super) fn regions(lines: Piece<'_>, side: u8) -> Result<Division, ParseError> {
    for (i, letter) in lines.letters().enumerate() {
        let c = letter.first().unwrap_or(' ');
        if c != '_' && !c.is_ascii_lowercase() {
            return Err(fault::character("error-character-regions", letter, i + 1));
        }
    }
    let mut read = LONG_RUNS.into_iter();
    let read = read.find_map(|long| parts(&drawn(lines, side, long)?, side));
    read.ok_or_else(|| lines.fault("error-region-size").with("side", side))
}

/// The places of lines: first between cells side by side, row by row, then between those above each other, column by column.
fn dividers(side: u8) -> impl Iterator<Item = Edge> {
    let along = move |line: u8| (1..side).map(move |at| (line, at));
    let across = (0..side).flat_map(along);
    let down = (0..side).flat_map(along);
    let across = across.map(|(row, col)| Edge::LeftOf(Cell::new(row, col)));
    across.chain(down.map(|(col, row)| Edge::Above(Cell::new(row, col))))
}

/// Whether a line is drawn at each place. `None` if the runs do not end with the board.
fn drawn(lines: Piece<'_>, side: u8, long: usize) -> Option<Vec<bool>> {
    let n = usize::from(side);
    let total = 2 * n * (n - 1);
    let mut drawn = Vec::new();
    for c in lines.text.chars() {
        match RUNS.blanks(c) {
            Some(26) => drawn.resize(drawn.len() + long, false),
            run => {
                drawn.resize(drawn.len() + run.unwrap_or(0), false);
                drawn.push(true);
            }
        }
        if drawn.len() > total + 1 {
            return None;
        }
    }
    // A line beyond the last place ends the last run.
    (drawn.len() == total + 1 && drawn.pop() == Some(true)).then_some(drawn)
}

/// The regions, if all have as many cells as the board has rows.
fn parts(drawn: &[bool], side: u8) -> Option<Division> {
    let lines = dividers(side).zip(drawn).filter(|(_, drawn)| **drawn);
    let walls: Vec<Edge> = lines.map(|(edge, _)| edge).collect();
    let board = Table::filled(Shape::new(side, side), 0);
    Division::irregular(Walls::between(&board, &walls).parts().values(), side)
}

/// The lines between cells of different regions, as runs.
pub(super) fn lines(houses: &Houses) -> String {
    let borders = dividers(houses.side()).map(|edge| houses.is_border(edge));
    let mut out = String::new();
    let mut run = 0_usize;
    for drawn in borders.chain([true]) {
        if !drawn {
            run += 1;
            continue;
        }
        while run > 25 {
            out.push('z');
            run -= 25;
        }
        out.push(('a'..='y').nth(run.wrapping_sub(1)).unwrap_or('_'));
        run = 0;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_rows_are_written_as_six_lines() {
        let clues = crate::clues_of("3j:i,f______");
        let houses = clues.houses();
        let region = |row| houses.region(Cell::new(row, 0));
        assert!((0..3).all(|row| houses.region(Cell::new(row, 2)) == region(row)));
        assert!(region(0) != region(1) && region(1) != region(2));
        assert_eq!(lines(houses), "f______");
    }
}
