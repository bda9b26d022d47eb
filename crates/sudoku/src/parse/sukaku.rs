//! Puzzles whose clues list candidates (*Sukaku*): the canonical form, and the texts in
//! which people exchange them.
//!
//! The canonical form is `sukaku/9/<cells>`: the candidates of each cell, row by row,
//! separated by underscores. A given is a list of one digit, and a cell without a clue
//! is empty. If the boxes are not the usual ones of the size, they are written as in
//! Solo, such as `sukaku/2x3/<cells>`.

use std::sync::Arc;

use clew_core::format::pzpr::Path;
use clew_core::format::{Piece, Read as _, fault};
use clew_core::model::ParseError;

use super::{Reading, ReadingResult, cells};
use crate::board::{Clues, Digit, Digits, Division, Houses, Sudoku};

/// The name at the start of the canonical form.
pub(super) const NAME: &str = "sukaku";
/// The largest side of a board with listed candidates.
const MAX_SIDE: u8 = 9;

/// Reads a path that begins with the name.
pub(super) fn path(path: &Path<'_>) -> ReadingResult {
    let size = path.rest.first().copied().unwrap_or(path.kind);
    let houses = houses(size)?;
    let body = path.rest.get(1).copied();
    let body = body.unwrap_or(Piece::new("", size.range().end));
    let side = usize::from(houses.side());
    let area = side * side;
    let lists: Vec<Piece<'_>> = body.split(&['_']).collect();
    if let Some(list) = lists.get(area) {
        let error = list.fault("error-length-long");
        return Err(error
            .with("place", list.at - body.at + 1)
            .with("expected", area));
    }
    if lists.len() < area {
        let error = body.from(body.text.len()).fault("error-length-short");
        return Err(error.counted(lists.len(), area).sized(side, side));
    }
    let sets = sets_of(&lists, houses.side())?;
    Ok(Reading::of("format-sukaku-path", listed(houses, &sets)))
}

/// The boxes that a size names: the usual ones, or rows by columns of a box.
fn houses(size: Piece<'_>) -> Result<Arc<Houses>, ParseError> {
    let number = |piece: Piece<'_>| piece.number().ok_or_else(|| fault::not_a_number(piece));
    let Some((height, width)) = size.split_once('x') else {
        let side = number(size)?;
        return match side <= u64::from(MAX_SIDE) {
            true => cells::usual(side, size.range()),
            false => Err(cells::size(size.range(), side, MAX_SIDE)),
        };
    };
    let (height, width) = (number(height)?, number(width)?);
    let side = height.saturating_mul(width);
    let small = |n: u64| u8::try_from(n).ok().filter(|&n| n > 1);
    match small(width).zip(small(height)) {
        Some((width, height)) if side <= u64::from(MAX_SIDE) => {
            Ok(Arc::new(Houses::boxes(width, height)))
        }
        _ => Err(cells::size(size.range(), side, MAX_SIDE)),
    }
}

/// The digits of lists, row by row; none for an empty one or for signs of blanks.
///
/// # Errors
/// A character is not a digit of the board.
pub(super) fn sets_of(lists: &[Piece<'_>], side: u8) -> Result<Vec<Digits>, ParseError> {
    let mut sets = Vec::new();
    for (place, list) in lists.iter().enumerate() {
        let digits = list.letters().map(|letter| cells::digit(letter, side));
        let digits = digits.collect::<Result<Vec<_>, _>>();
        let digits = digits.map_err(|error| cells::located(error, place, side.into()))?;
        sets.push(digits.into_iter().flatten().collect());
    }
    Ok(sets)
}

/// The board whose clues are these candidates, row by row. A cell without any has no
/// clue.
pub(super) fn listed(houses: Arc<Houses>, sets: &[Digits]) -> Clues {
    let shape = houses.shape();
    let mut clues = Clues::blank(houses);
    for (cell, &set) in shape.cells().zip(sets).filter(|(_, set)| !set.is_empty()) {
        clues.restrict(cell, set);
    }
    clues
}

/// The canonical form.
pub(super) fn print(clues: &Clues) -> String {
    let houses = clues.houses();
    let side = houses.side();
    let size = match houses.division() {
        Division::Boxes { width, height } if !cells::is_usual(houses) => {
            format!("{height}x{width}")
        }
        _ => side.to_string(),
    };
    let all = Digits::all(side);
    let written = |set: Digits| if set == all { Digits::NONE } else { set };
    let lists: Vec<String> = sets(clues).map(|set| symbols(written(set))).collect();
    format!("{NAME}/{size}/{}", lists.join("_"))
}

/// The listed candidates in a format that can carry them. A text without a format name is left out if
/// it would be read differently, since the digits alone may have one solution.
pub(super) fn export(clues: &Clues, format: &str) -> Option<String> {
    if format == "format-sukaku-path" {
        return Some(print(clues));
    }
    if !cells::is_usual(clues.houses()) {
        return None;
    }
    let text = match format {
        "format-sudoku-candidates" => grid(clues),
        "format-sudoku-candidate-line" => line(clues)?,
        _ => return None,
    };
    let readings = Sudoku::parse(&text).unwrap_or_default();
    let first = readings.first().filter(|first| first.marks.is_empty())?;
    (first.clues == *clues).then_some(text)
}

/// The candidates of each cell, in columns.
fn grid(clues: &Clues) -> String {
    let lists: Vec<String> = sets(clues).map(symbols).collect();
    let width = lists.iter().map(String::len).max().unwrap_or(1);
    let row = |row: &[String]| {
        let cells = row.iter().map(|list| format!("{list:width$}"));
        cells.collect::<Vec<_>>().join(" ").trim_end().to_owned()
    };
    let rows = lists.chunks(usize::from(clues.houses().side())).map(row);
    rows.collect::<Vec<_>>().join("\n")
}

/// Nine characters per cell, each digit in its place or a dot; for 9×9 only.
fn line(clues: &Clues) -> Option<String> {
    let all = Digits::all(MAX_SIDE);
    let symbol =
        |set: Digits| move |digit: Digit| if set.has(digit) { digit.symbol() } else { '.' };
    let is_large = clues.houses().side() == MAX_SIDE;
    let symbols = sets(clues).flat_map(|set| all.iter().map(symbol(set)));
    is_large.then(|| symbols.collect())
}

/// The digits that the clues leave to each cell, row by row.
fn sets(clues: &Clues) -> impl Iterator<Item = Digits> {
    let cells = clues.houses().shape().cells();
    cells.map(|cell| clues.allowed(cell))
}

fn symbols(set: Digits) -> String {
    set.iter().map(Digit::symbol).collect()
}
