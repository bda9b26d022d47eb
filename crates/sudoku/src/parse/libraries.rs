//! Lines of puzzle libraries: fields with a grid among them.

use crate::{Digit, Fact};
use clew_core::format::{Piece, fault};
use clew_core::model::{Fault, ParseError};

use super::cells::{self, Entry, is_symbol};
use super::{ReadingResult, marked, plain};

/// Cells of the boards that libraries hold.
const CELLS: usize = 81;
const SIDE: u8 = 9;

/// Reads `:<technique>:<digits>:<grid>:<deleted>:<eliminations>:<comment>:`. In the
/// grid, `+` comes before a digit that was placed. Each deleted candidate is three
/// figures: digit, row, column.
pub(super) fn hodoku(text: Piece<'_>) -> Option<ReadingResult> {
    let line = text.trim();
    let colons = line.text.matches(':').count();
    if !line.text.starts_with(':') || line.text.contains('\n') || !(5..=8).contains(&colons) {
        return None;
    }
    let fields: Vec<Piece<'_>> = line.split(&[':']).collect();
    Some(library(fields[3], fields[4]))
}

/// Reads `<grid>:<eliminations>`, in which `+` comes before digits that were placed. The
/// part from the colon on can be missing.
pub(super) fn position(text: Piece<'_>) -> Option<ReadingResult> {
    let line = text.trim();
    let (grid, deleted) = line
        .split_once(':')
        .unwrap_or((line, line.from(line.text.len())));
    let cells = || grid.text.chars().filter(|&c| c != '+');
    let is_position = grid.text.contains('+') && cells().all(is_symbol) && cells().count() == CELLS;
    is_position.then(|| library(grid, deleted.trim_matches(|c| c == ':')))
}

fn library(grid: Piece<'_>, deleted: Piece<'_>) -> ReadingResult {
    let mut entries = Vec::new();
    let mut placed = false;
    for letter in grid.letters() {
        if letter.text == "+" {
            placed = true;
            continue;
        }
        let side = usize::from(SIDE);
        let digit = cells::digit(letter, SIDE);
        let digit = digit.map_err(|error| cells::located(error, entries.len(), side))?;
        entries.push(match digit {
            Some(digit) if std::mem::take(&mut placed) => Entry::Placed(digit),
            digit => Entry::of(digit),
        });
    }
    if entries.len() != CELLS {
        return Err(
            ParseError::new(Fault::Length, grid.range(), "error-length-line")
                .with("found", fault::number(entries.len())),
        );
    }
    let (clues, mut marks) = cells::board(cells::usual(u64::from(SIDE), grid.range())?, &entries);
    for word in deleted.words() {
        marks.push(deletion(word).ok_or_else(|| {
            ParseError::new(Fault::Character, word.range(), "error-character-deletion")
                .with("text", fault::quoted(word.text))
        })?);
    }
    Ok(marked("format-sudoku-hodoku", clues, marks))
}

/// A candidate ruled out: digit, row, column, from 1.
fn deletion(word: Piece<'_>) -> Option<Fact> {
    let figures: Vec<u8> = word
        .text
        .chars()
        .map(|c| c.to_digit(10).and_then(|n| u8::try_from(n).ok()))
        .collect::<Option<_>>()?;
    let [digit, row, col] = figures[..] else {
        return None;
    };
    let digit = Digit::new(digit)?;
    let cell = clew_core::grid::Cell::new(row.checked_sub(1)?, col.checked_sub(1)?);
    Some(Fact::Not(cell, digit))
}

/// Reads a line of comma-separated fields, the fifth of which is the grid.
pub(super) fn taxonomy(text: Piece<'_>) -> Option<ReadingResult> {
    let line = text.trim();
    if line.text.contains('\n') {
        return None;
    }
    let grid = line.split(&[',']).nth(4)?.trim();
    let is_grid = grid.length() == CELLS && grid.text.chars().all(is_symbol);
    is_grid.then(|| {
        let entries = super::lines::entries(grid)?;
        let houses = cells::usual(u64::from(SIDE), grid.range())?;
        Ok(plain(
            "format-sudoku-taxonomy",
            cells::board(houses, &entries).0,
        ))
    })
}
