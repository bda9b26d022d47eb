//! Lines of puzzle libraries: fields with a grid among them.

use crate::{Clues, Digit, Digits, Fact, Sudoku};
use clew_core::format::{Piece, fault};
use clew_core::model::{Fault, ParseError, Puzzle as _};

use super::cells::{self, Entry, is_symbol};
use super::{Outcomes, ReadingResult, compact, listed, marked, plain};

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
    let (grid, deleted) = line
        .split_once(':')
        .unwrap_or((line, line.from(line.text.len())));
    let cells = || grid.text.chars().filter(|&c| c != '+');
    let is_position = grid.text.contains('+') && cells().all(is_symbol) && cells().count() == CELLS;
    // Between rows, the sign only separates them.
    let is_rows = grid
        .split(&['+'])
        .all(|row| row.length() == usize::from(SIDE));
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
    let mut sets: Option<Vec<Digits>> = None;
    for word in deleted.words() {
        let fact = deletion(word).ok_or_else(|| {
            ParseError::new(Fault::Character, word.range(), "error-character-deletion")
                .with("text", fault::quoted(word.text))
        })?;
        let sets = sets.get_or_insert_with(|| candidates(&clues));
        let at = usize::from(fact.cell().row) * usize::from(SIDE) + usize::from(fact.cell().col);
        if let Some(set) = sets.get_mut(at) {
            *set = set.without([fact.digit()].into_iter().collect());
        }
        marks.push(fact);
    }
    let of_player = marked("format-sudoku-hodoku", clues, marks);
    let restricted = sets.map(|sets| listed::left(&of_player, sets));
    Ok([of_player].into_iter().chain(restricted).collect())
}

/// The digits that each cell of a board can be after its givens.
fn candidates(clues: &Clues) -> Vec<Digits> {
    let board = Sudoku::board(clues);
    let given = |cell| clues.given(cell).map(|digit| [digit].into_iter().collect());
    let cells = clues.houses().shape().cells().zip(0..);
    cells
        .map(|(cell, at)| given(cell).unwrap_or_else(|| board.at(at)))
        .collect()
}

/// Reads the game of OpenSudoku: `version: 2`, and for each cell its digit, its notes as bits and whether the player can change
/// it, each ended by `|`. Notes end with a stroke of their own.
pub(super) fn open_sudoku(text: Piece<'_>) -> Option<ReadingResult> {
    let start = text.text.find("version: ")?;
    let value = text.from(start).until(|c| c == '"' || c == '<');
    let body = value.trim_start(|c| c != '|');
    let head = value.to(body.at - value.at);
    let first = head
        .text
        .trim_end_matches(|c: char| c.is_ascii_digit())
        .len();
    let mut fields = head
        .from(first)
        .text
        .split('|')
        .chain(body.text.split('|').skip(1));
    let (mut entries, mut notes) = (Vec::new(), Vec::new());
    while entries.len() < CELLS {
        let digit: u8 = fields
            .next()?
            .trim()
            .parse()
            .ok()
            .filter(|digit| *digit <= SIDE)?;
        let noted: u32 = fields.next()?.trim().parse().ok()?;
        let flag = match fields.next()?.trim() {
            "" => fields.next()?.trim(),
            flag => flag,
        };
        entries.push(match (Digit::new(digit), flag) {
            (Some(digit), "0") => Entry::Given(digit),
            (Some(digit), _) => Entry::Placed(digit),
            (None, _) => Entry::Blank,
        });
        notes.push((noted > 0).then_some(noted));
    }
    Some(cells::usual(u64::from(SIDE), value.range()).map(|houses| {
        let (clues, mut marks) = cells::board(houses, &entries);
        marks.extend(compact::struck(&clues, SIDE, &notes));
        marked("format-open-sudoku", clues, marks)
    }))
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
            let bit = |c: char| {
                c.to_digit(10)
                    .filter(|digit| *digit > 0)
                    .map(|digit| 1 << (digit - 1))
            };
            entries.push(Entry::Blank);
            notes.push(Some(list.text.chars().map(bit).sum::<Option<u32>>()?));
        } else {
            entries.push(Entry::of(cells::symbol(c, SIDE)?));
            notes.push(None);
            rest = rest.from(1);
        }
    }
    let is_board = entries.len() == CELLS && notes.iter().any(Option::is_some);
    is_board.then(|| {
        let (clues, mut marks) =
            cells::board(cells::usual(u64::from(SIDE), line.range())?, &entries);
        marks.extend(compact::struck(&clues, SIDE, &notes));
        Ok(marked("format-sudoku-line", clues, marks))
    })
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
