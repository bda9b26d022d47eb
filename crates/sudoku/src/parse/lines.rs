//! One symbol per cell on one line, row by row.

use clew_core::format::{Piece, fault};
use clew_core::model::ParseError;

use super::cells::{self, Content, is_symbol, side_of};
use super::{Reading, ReadingResult};
use crate::board::Digit;

/// Lines shorter than this are rows of a grid, or not a puzzle at all.
const SHORTEST: usize = 16;
/// A line of at least this length that is not a puzzle was meant as one.
const MEANT: usize = 60;
/// The cells of a 16×16 board, whose digits some texts count from 0.
const HEXADECIMAL: usize = 256;

/// Reads a text whose first line is a puzzle; the rest of that line is a comment.
/// Further lines that are puzzles too are counted.
pub(super) fn read(text: Piece<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    let mut lines = text.lines().filter_map(of_line);
    let first = lines.next()?;
    let more: Vec<Piece<'_>> = lines
        .filter(|line| line.length() == first.length())
        .collect();
    if side_of(first.length()).is_none() {
        // If there are several lines, this is more likely a grid with long rows.
        let alone = text.trim().lines().count() == 1;
        return (alone && first.length() >= MEANT).then(|| Err(length(first)));
    }
    let used = [first].into_iter().chain(more.iter().copied());
    let used: Vec<_> = used.map(|line| line.range()).collect();
    let warning = fault::warning("warning-more-puzzles", more.len());
    let told = |one: Reading| one.using(used.clone()).warning(warning.clone());
    Some(readings(first).map(|readings| readings.into_iter().map(told).collect()))
}

/// Reads a text that is one word of digits and signs for blanks.
pub(super) fn word(line: Piece<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    if side_of(line.length()).is_none() {
        return (line.length() >= MEANT).then(|| Err(length(line)));
    }
    Some(readings(line))
}

/// Reads the part of an address that holds all cells of a board, as on several sites.
pub(super) fn in_link(link: Piece<'_>) -> Option<ReadingResult> {
    let is_cell = |c: char| c.is_ascii_digit() || matches!(c, '.' | '-' | '_' | '*' | 'x');
    let is_board = |part: &Piece<'_>| {
        let has_digit = part.text.contains(|c| matches!(c, '1'..='9'));
        part.length() >= MEANT && has_digit && part.text.chars().all(is_cell)
    };
    let mut parts = link.split(&['/', '?', '&', '=', '#', ':', ',', ';', '|']);
    let cells = parts.find(is_board)?;
    if side_of(cells.length()).is_none() {
        let error = cells.fault("error-length-link-cells");
        return Some(Err(error.with("found", cells.length())));
    }
    Some(reading("format-sudoku-link", cells))
}

/// The puzzle on a line: its first word, or the second after a name of twelve
/// hexadecimal digits, if it is long enough.
fn of_line(line: Piece<'_>) -> Option<Piece<'_>> {
    let mut words = line.words();
    let first = words.next()?;
    let is_name = first.length() == 12 && first.text.chars().all(|c| c.is_ascii_hexdigit());
    let first = match words.next() {
        Some(second) if is_name && second.length() == 81 => second,
        _ => first,
    };
    let first = first.until(|c| matches!(c, '#' | ',' | ';'));
    let first = first.trim_matches(|c| matches!(c, '"' | '\''));
    let odd = first.text.chars().filter(|&c| !is_symbol(c)).count();
    // A few odd characters are slips; many mean that it is a word.
    (first.length() >= SHORTEST && 8 * odd <= first.length()).then_some(first)
}

fn length(line: Piece<'_>) -> ParseError {
    line.fault("error-length-line").with("found", line.length())
}

/// The readings of a line with as many symbols as a board has cells.
fn readings(line: Piece<'_>) -> Result<Vec<Reading>, ParseError> {
    let usual = reading("format-sudoku-line", line);
    let has = |wanted: char| line.text.to_ascii_uppercase().contains(wanted);
    let from_zero = line.length() == HEXADECIMAL && has('0') && has('F') && !has('G');
    if !from_zero {
        return Ok(vec![usual?]);
    }
    let digit = |c: char| Digit::new(u8::try_from(c.to_digit(16)? + 1).ok()?);
    let entries: Vec<Content> = line.text.chars().map(|c| Content::of(digit(c))).collect();
    let shifted = of_entries("format-sudoku-hexadecimal", line, &entries);
    let mut both = vec![usual?, shifted?];
    // Together with another sign for blanks, 0 is more likely a digit.
    if line.text.contains(['.', '-', '_', '*', '?']) {
        both.reverse();
    }
    Ok(both)
}

/// The reading of a line of symbols.
///
/// # Errors
/// It does not have as many symbols as a board has cells, or one is not a digit.
pub(super) fn reading(format: &'static str, line: Piece<'_>) -> ReadingResult {
    of_entries(format, line, &entries(line)?)
}

fn of_entries(format: &'static str, line: Piece<'_>, entries: &[Content]) -> ReadingResult {
    let side = side_of(entries.len()).unwrap_or(0);
    let houses = cells::usual(side.into(), line.range())?;
    Ok(cells::board(format, houses, entries))
}

/// The entries of a line of symbols.
///
/// # Errors
/// It does not have as many symbols as a board has cells, or one is not a digit.
fn entries(line: Piece<'_>) -> Result<Vec<Content>, ParseError> {
    let side = side_of(line.length()).ok_or_else(|| length(line))?;
    let mut entries = Vec::with_capacity(line.text.len());
    for (at, c) in line.text.char_indices() {
        let digit = match cells::symbol(c, side) {
            Some(digit) => digit,
            None => cells::digit(line.from(at).to(c.len_utf8()), side)
                .map_err(|error| cells::located(error, entries.len(), usize::from(side)))?,
        };
        entries.push(Content::of(digit));
    }
    Ok(entries)
}
