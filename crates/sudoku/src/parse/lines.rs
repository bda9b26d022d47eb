//! One symbol per cell on one line, row by row.

use clew_core::format::{Piece, fault};
use clew_core::model::{Fault, ParseError};

use super::cells::{self, Entry, is_symbol, side_of};
use super::{Reading, ReadingResult, marked};

/// Lines shorter than this are rows of a grid, or not a puzzle at all.
const SHORTEST: usize = 16;
/// A line of at least this length that is not a puzzle was meant as one.
const MEANT: usize = 60;
/// The cells of a 16×16 board, whose digits some texts count from 0.
const HEXADECIMAL: usize = 256;

/// Reads a text whose first line is a puzzle; the rest of that line is a comment.
/// Further lines that are puzzles too are counted.
pub(super) fn read(text: Piece<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    let mut lines = text.lines().filter_map(|line| Some((line, of_line(line)?)));
    let (_, first) = lines.next()?;
    let more: Vec<Piece<'_>> = lines
        .filter(|(_, other)| other.length() == first.length())
        .map(|(_, board)| board)
        .collect();
    let used: Vec<std::ops::Range<usize>> = [first]
        .iter()
        .chain(&more)
        .map(|line| line.range())
        .collect();
    if side_of(first.length()).is_none() {
        // If there are several lines, this is more likely a grid with long rows.
        let alone = text.trim().lines().count() == 1;
        return (alone && first.length() >= MEANT).then(|| Err(length(first)));
    }
    Some(readings(first).map(|mut readings| {
        for reading in &mut readings {
            reading.warnings.extend(super::more_puzzles(more.len()));
            reading.used.clone_from(&used);
        }
        readings
    }))
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
        let error = ParseError::new(Fault::Length, cells.range(), "error-length-link-cells");
        return Some(Err(error.with("found", fault::number(cells.length()))));
    }
    Some(reading(cells, false).map(|reading| Reading {
        format: "format-sudoku-link",
        ..reading
    }))
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
    ParseError::new(Fault::Length, line.range(), "error-length-line")
        .with("found", fault::number(line.length()))
}

/// The readings of a line with as many symbols as a board has cells.
fn readings(line: Piece<'_>) -> Result<Vec<Reading>, ParseError> {
    let usual = reading(line, false);
    let has = |wanted: char| line.text.to_ascii_uppercase().contains(wanted);
    let from_zero = line.length() == HEXADECIMAL && has('0') && has('F') && !has('G');
    if !from_zero {
        return Ok(vec![usual?]);
    }
    // Together with another sign for blanks, 0 is more likely a digit.
    let shifted = reading(line, true)?;
    let mut both = vec![usual?, shifted];
    if line.text.contains(['.', '-', '_', '*', '?']) {
        both.reverse();
    }
    Ok(both)
}

fn reading(line: Piece<'_>, from_zero: bool) -> ReadingResult {
    let format = if from_zero {
        "format-sudoku-hexadecimal"
    } else {
        "format-sudoku-line"
    };
    let mut entries = entries(line)?;
    if from_zero {
        let value = |c: char| c.to_digit(16).and_then(|n| u8::try_from(n + 1).ok());
        for (entry, c) in entries.iter_mut().zip(line.text.chars()) {
            *entry = Entry::of(value(c).and_then(crate::Digit::new));
        }
    }
    let side = side_of(line.length()).map_or(0, u64::from);
    let (clues, marks) = cells::board(cells::usual(side, line.range())?, &entries);
    Ok(marked(format, clues, marks))
}

/// The entries of a line of symbols.
///
/// # Errors
/// It does not have as many symbols as a board has cells, or one is not a digit.
pub(super) fn entries(line: Piece<'_>) -> Result<Vec<Entry>, ParseError> {
    let side = side_of(line.length()).ok_or_else(|| length(line))?;
    let entry = |(i, (at, c)): (usize, (usize, char))| {
        let digit = cells::symbol(c, side)
            .map_or_else(|| cells::digit(line.from(at).to(c.len_utf8()), side), Ok);
        let digit = digit.map_err(|error| cells::located(error, i, usize::from(side)))?;
        Ok(Entry::of(digit))
    };
    line.text.char_indices().enumerate().map(entry).collect()
}
