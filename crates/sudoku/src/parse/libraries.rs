//! Lines of puzzle libraries: fields with a grid among them.

use clew_core::format::Piece;
use clew_core::grid::Cell;

use super::cells::{self, Content, is_symbol};
use super::{Outcomes, ReadingResult, compact, lines, listed};
use crate::board::{Board, Digit, Digits, Fact, Houses};

/// Cells of the boards that libraries hold.
const CELLS: usize = 81;
const SIDE: u8 = 9;

/// Reads `:<technique>:<digits>:<grid>:<deleted>:<eliminations>:<comment>:`. In the
/// grid, `+` comes before a digit that was placed. Each deleted candidate is three
/// figures: digit, row, column.
pub(super) fn hodoku(text: Piece<'_>) -> Option<Outcomes> {
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
pub(super) fn position(text: Piece<'_>) -> Option<Outcomes> {
    let line = text.trim();
    let end = line.from(line.text.len());
    let (grid, deleted) = line.split_once(':').unwrap_or((line, end));
    let cells = || grid.text.chars().filter(|&c| c != '+');
    let is_position = grid.text.contains('+') && cells().all(is_symbol) && cells().count() == CELLS;
    // Between rows, the sign only separates them.
    let mut rows = grid.split(&['+']);
    let is_rows = rows.all(|row| row.length() == usize::from(SIDE));
    (is_position && !is_rows).then(|| library(grid, deleted.trim_matches(|c| c == ':')))
}

fn library(grid: Piece<'_>, deleted: Piece<'_>) -> Outcomes {
    let mut entries = Vec::new();
    let mut placed = false;
    for letter in grid.letters() {
        if letter.text == "+" {
            placed = true;
            continue;
        }
        let digit = cells::digit(letter, SIDE);
        let digit = digit.map_err(|error| cells::located(error, entries.len(), SIDE.into()))?;
        entries.push(match digit {
            Some(digit) if std::mem::take(&mut placed) => Content::Placed(digit),
            digit => Content::of(digit),
        });
    }
    if entries.len() != CELLS {
        let error = grid.fault("error-length-line");
        return Err(error.with("found", entries.len()));
    }
    let mut of_player = cells::board("format-sudoku-hodoku", Houses::of_nine(), &entries);
    let mut sets: Option<Vec<Digits>> = None;
    for word in deleted.words() {
        let fact = deletion(word).ok_or_else(|| {
            let error = word.fault("error-character-deletion");
            error.with("text", word)
        })?;
        let sets = sets.get_or_insert_with(|| {
            let board = Board::new(&of_player.clues);
            (0..CELLS).map(|cell| board.at(cell)).collect()
        });
        let at = usize::from(fact.cell().row) * usize::from(SIDE) + usize::from(fact.cell().col);
        if let Some(set) = sets.get_mut(at) {
            set.remove(fact.digit());
        }
        of_player.marks.push(fact);
    }
    let restricted = sets.map(|sets| listed::left(&of_player, sets));
    Ok([of_player].into_iter().chain(restricted).collect())
}

/// Reads the game of OpenSudoku: `version: 2`, and for each cell its digit, its notes as bits and whether the player can change
/// it, each ended by `|`. Notes end with a stroke of their own.
pub(super) fn open_sudoku(text: Piece<'_>) -> Option<ReadingResult> {
    let start = text.text.find("version: ")?;
    let value = text.from(start).until(|c| c == '"' || c == '<').text;
    let (head, body) = value.split_once('|').unwrap_or((value, ""));
    let first = head.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let fields = [&head[first..]].into_iter().chain(body.split('|'));
    let mut fields = fields.map(str::trim);
    let (mut entries, mut notes) = (Vec::new(), Vec::new());
    while entries.len() < CELLS {
        let digit: u8 = fields.next()?.parse().ok()?;
        let noted: u32 = fields.next()?.parse().ok()?;
        let flag = match fields.next()? {
            "" => fields.next()?,
            flag => flag,
        };
        entries.push(match (Digit::new(digit), flag) {
            _ if digit > SIDE => return None,
            (Some(digit), "0") => Content::Given(digit),
            (Some(digit), _) => Content::Placed(digit),
            (None, _) => Content::Blank,
        });
        notes.push((noted > 0).then_some(noted));
    }
    let reading = compact::noted("format-open-sudoku", Houses::of_nine(), &entries, &notes);
    Some(Ok(reading))
}

/// Reads a line in which brackets hold the notes of a blank cell: `3[123]0967…`.
pub(super) fn bracketed(text: Piece<'_>) -> Option<ReadingResult> {
    let line = text.trim();
    let is_line = |c: char| is_symbol(c) && c != ' ' || matches!(c, '[' | ']');
    if line.text.starts_with('[') && line.text.ends_with(']') || !line.text.chars().all(is_line) {
        return None;
    }
    let (mut entries, mut notes, mut rest) = (Vec::new(), Vec::new(), line);
    while let Some(c) = rest.first() {
        if let Some(inner) = rest.strip("[") {
            let list = inner.until(|c| c == ']');
            rest = inner.from(list.text.len()).strip("]")?;
            let bit = |c: char| Some(1 << c.to_digit(10)?.checked_sub(1)?);
            entries.push(Content::Blank);
            notes.push(Some(list.text.chars().map(bit).sum::<Option<u32>>()?));
        } else {
            entries.push(Content::of(cells::symbol(c, SIDE)?));
            notes.push(None);
            rest = rest.from(1);
        }
    }
    let is_board = entries.len() == CELLS && notes.iter().any(Option::is_some);
    let read = || compact::noted("format-sudoku-line", Houses::of_nine(), &entries, &notes);
    is_board.then(|| Ok(read()))
}

/// A candidate ruled out: digit, row, column, from 1.
fn deletion(word: Piece<'_>) -> Option<Fact> {
    let figure = |c: char| u8::try_from(c.to_digit(10)?).ok();
    let figures = word.text.chars().map(figure);
    let &[digit, row, col] = &figures.collect::<Option<Vec<u8>>>()?[..] else {
        return None;
    };
    let cell = Cell::new(row.checked_sub(1)?, col.checked_sub(1)?);
    Some(Fact::Not(cell, Digit::new(digit)?))
}

/// Reads a line of comma-separated fields, the fifth of which is the grid.
pub(super) fn taxonomy(text: Piece<'_>) -> Option<ReadingResult> {
    let line = text.trim();
    let grid = line.split(&[',']).nth(4)?.trim();
    let is_grid = grid.length() == CELLS && grid.text.chars().all(is_symbol);
    let is_one = is_grid && !line.text.contains('\n');
    is_one.then(|| lines::reading("format-sudoku-taxonomy", grid))
}
