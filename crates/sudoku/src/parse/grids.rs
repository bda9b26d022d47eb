//! Grids: rows on lines, with or without borders; arrays; and grids of
//! candidates, in which a cell lists what it can still be.

use std::sync::Arc;

use clew_core::format::{Piece, fault, json, unknown};
use clew_core::model::{ParseError, Puzzle as _};

use super::cells::{self, Content, is_symbol};
use super::{Outcomes, Reading, ReadingResult, listed, sukaku};
use crate::board::{Clues, Digit, Digits, Fact, Houses, Sudoku};

/// The fewest rows of a board.
const FEWEST: usize = 4;

/// Sign before a digit that the user placed, in files of SudoCue.
const USER: char = 'u';

/// A row of cells.
type Row<'a> = Vec<Piece<'a>>;

/// Reads a text of rows; `None` if it does not look like one.
pub(super) fn grid(text: Piece<'_>) -> Option<Outcomes> {
    let lines = rows_of(text);
    let first = lines.iter().find(|line| !line.trim().is_empty())?;
    let mut side = width(*first);
    // A row that has lost or gained a cell does not set the side.
    let many = lines.len();
    let agrees = |line: &&Piece<'_>| width(**line) == many || line.length() == many;
    if side != many && 2 * lines.iter().filter(agrees).count() > many {
        side = many;
    }
    let looks = |line: &Piece<'_>| {
        let symbols = |cell: &Piece<'_>| cell.text.chars().all(|c| is_symbol(c) || is_mark(c));
        tokens(*line).iter().all(symbols)
    };
    if lines.len() < FEWEST || side < FEWEST || !lines.iter().all(looks) {
        return None;
    }
    let cells = lines.iter().flat_map(|line| cells_of(*line, side));
    let is_map = cells::is_map(&cells.collect::<Vec<_>>(), side);
    (!is_map).then(|| stacked(text, &lines, side))
}

/// The lines that are rows: not frames, titles or remarks.
fn rows_of(text: Piece<'_>) -> Vec<Piece<'_>> {
    let framed = text.text.contains(['|', '+', '=', '.', '0']);
    let is_frame = |line: &str| {
        let long = line.contains("---") || line.contains("===") || line.contains("+--");
        long && !line.chars().any(char::is_alphanumeric) && (framed || line.contains('='))
    };
    let is_remark = |line: &str| line.starts_with(['#', '[']) && !line.starts_with("[[");
    let is_row = |line: &str| !is_frame(line) && !is_remark(line);
    text.rows()
        .filter(|line| is_row(line.trim().text))
        .collect()
}

/// Signs before a digit that say where it came from.
fn is_mark(c: char) -> bool {
    c == USER || "*+!{}()[]\"',".contains(c)
}

/// The words of a line; between commas also empty ones.
fn tokens(line: Piece<'_>) -> Row<'_> {
    let line = line.trim();
    if line.text.contains(',') {
        let quotes = |c| matches!(c, '"' | '\'' | '[' | ']' | ' ');
        let fields = line.split(&[',']).map(|field| field.trim_matches(quotes));
        return fields.collect();
    }
    line.parts(&[' ', '\t', '|', ';']).collect()
}

/// The cells of a line: its words, or its characters if words are groups of cells.
fn cells_of(line: Piece<'_>, side: usize) -> Row<'_> {
    let words = tokens(line);
    if words.len() == side {
        return words;
    }
    let letters: Row<'_> = words.iter().flat_map(|word| word.letters()).collect();
    if letters.len() == side {
        return letters;
    }
    let raw: Row<'_> = line.letters().filter(|c| c.text != "|").collect();
    if raw.len() == side { raw } else { words }
}

fn width(line: Piece<'_>) -> usize {
    let words = tokens(line);
    match words.len() {
        1..=3 => words.iter().map(|word| word.length()).sum(),
        many => many,
    }
}

/// One grid, or up to three: givens, what the player placed, candidates. A line that
/// repeats the board is skipped.
fn stacked(text: Piece<'_>, lines: &[Piece<'_>], side: usize) -> Outcomes {
    let whole = lines.len() - lines.len() % side;
    let (whole, odd) = lines.split_at(whole);
    let copy = odd.iter().all(|line| line.trim().length() == side * side);
    if whole.is_empty() || !copy {
        let error = text.fault("error-length-square");
        return Err(error.sized(lines.len(), side));
    }
    let rows: Vec<Row<'_>> = whole.iter().map(|&line| cells_of(line, side)).collect();
    if let Some(r) = rows.iter().position(|row| row.len() != side) {
        // Between separators, a space is not a cell.
        let message = match text.text.contains(['|', ',', ';', '\t']) {
            true => "error-length-tokens",
            false => "error-length-row",
        };
        let error = lines[r].fault(message).with("row", r % side + 1);
        return Err(error.counted(rows[r].len(), side));
    }
    let number = u64::try_from(side).unwrap_or(u64::MAX);
    let houses = cells::usual(number, text.range())?;
    let is_list = |cell: &Piece<'_>| bare(*cell).length() > 1 && side < 10;
    let mut entries: Vec<Content> = Vec::new();
    let mut lists = None;
    let mut more = 0;
    for grid in rows.chunks(side) {
        let cells: Row<'_> = grid.concat();
        if cells.iter().any(is_list) {
            lists = Some(cells);
        } else if entries.is_empty() {
            entries = digits(&cells, &houses, Content::Given)?;
        } else {
            let placed = digits(&cells, &houses, Content::Placed)?;
            // A grid without the givens is another puzzle.
            let is_kept = |(entry, placed): (&Content, &Content)| match (entry, placed) {
                (Content::Given(given), Content::Placed(placed)) => given == placed,
                (entry, _) => !matches!(entry, Content::Given(_)),
            };
            if !entries.iter().zip(&placed).all(is_kept) {
                more += 1;
                continue;
            }
            for (entry, placed) in entries.iter_mut().zip(placed) {
                if *entry == Content::Blank {
                    *entry = placed;
                }
            }
        }
    }
    let readings = match lists {
        Some(lists) => candidates(houses, entries, &lists)?,
        None => vec![cells::board("format-grid", houses, &entries)],
    };
    let warning = fault::warning("warning-more-puzzles", more);
    let used: Vec<_> = lines.iter().map(|line| line.range()).collect();
    let readings = readings.into_iter();
    let readings = readings.map(|one| one.using(used.clone()).warning(warning.clone()));
    Ok(readings.collect())
}

/// A cell's text without the marks around it.
fn bare(cell: Piece<'_>) -> Piece<'_> {
    match cell.length() {
        1 => cell,
        _ => cell.trim_matches(is_mark),
    }
}

/// The entries of a grid with a digit or a blank in each cell.
fn digits(
    cells: &[Piece<'_>],
    houses: &Houses,
    entry: fn(Digit) -> Content,
) -> Result<Vec<Content>, ParseError> {
    let side = houses.side();
    let read = |(i, cell): (usize, &Piece<'_>)| match cells::digit(bare(*cell), side) {
        Ok(digit) => Ok(digit.map_or(Content::Blank, entry)),
        Err(error) => Err(cells::located(error, i, side.into())),
    };
    cells.iter().enumerate().map(read).collect()
}

/// Reads lists of candidates. A single digit is placed unless a cell that sees it lists
/// it too. If a grid of givens came before, the digit is the player's.
pub(super) fn candidates(
    houses: Arc<Houses>,
    entries: Vec<Content>,
    lists: &[Piece<'_>],
) -> Outcomes {
    let bared: Vec<Piece<'_>> = lists.iter().map(|cell| bare(*cell)).collect();
    let sets = sukaku::sets_of(&bared, houses.side())?;
    let is_user = |cell: &Piece<'_>| cell.text.starts_with(USER);
    let entry = |(cell, set): (&Piece<'_>, &Digits)| match set.single() {
        Some(digit) if is_user(cell) => Content::Placed(digit),
        digit => Content::of(digit),
    };
    let entries = match lists.iter().any(is_user) {
        true => lists.iter().zip(&sets).map(entry).collect(),
        false => entries,
    };
    Ok(of_sets(houses, entries, &sets))
}

/// The reading of candidates, row by row, with or without a grid of givens before them.
pub(super) fn of_sets(houses: Arc<Houses>, entries: Vec<Content>, sets: &[Digits]) -> Vec<Reading> {
    let has_givens = !entries.is_empty();
    let mut entries = entries;
    entries.resize(sets.len(), Content::Blank);
    for (cell, entry) in entries.iter_mut().enumerate() {
        let Some(digit) = sets[cell].single().filter(|_| *entry == Content::Blank) else {
            continue;
        };
        let mut peers = houses.peers(cell).iter();
        if !peers.any(|peer| sets[peer].has(digit) && sets[peer].len() > 1) {
            *entry = match has_givens {
                true => Content::Placed(digit),
                false => Content::Given(digit),
            };
        }
    }
    let mut reading = cells::board("format-sudoku-candidates", houses, &entries);
    let missing = missing(&reading.clues, &reading.marks, sets);
    reading.marks.extend(missing);
    let restricted = (!has_givens).then(|| listed::restricted(&reading, sets));
    [reading].into_iter().chain(restricted).collect()
}

/// The candidates that would be there but are not listed.
pub(super) fn missing(clues: &Clues, marks: &[Fact], sets: &[Digits]) -> Vec<Fact> {
    let mut board = Sudoku::board(clues);
    for &fact in marks {
        // Marks may disagree: they are the player's.
        let _ = Sudoku::learn(&mut board, fact);
    }
    let open = board.open_cells().filter(|&cell| !sets[cell].is_empty());
    let mut missing = Vec::new();
    for cell in open {
        let unlisted = board.at(cell).without(sets[cell]);
        missing.extend(unlisted.iter().map(|digit| board.is_not(cell, digit)));
    }
    missing
}

/// Reads an array of rows.
pub(super) fn array(text: Piece<'_>) -> Option<ReadingResult> {
    let text = text.trim();
    if !text.text.starts_with('[') || text.text.starts_with("[Puzzle") {
        return None;
    }
    let read = || {
        let rows = json::rows(text)?;
        let side = rows.len();
        if let Some(row) = rows.iter().find(|row| row.cells.len() != side) {
            let error = ParseError::new(row.at.clone(), "error-length-square");
            return Err(error.sized(side, row.cells.len()));
        }
        let houses = cells::usual(u64::try_from(side).unwrap_or(u64::MAX), text.range())?;
        let cells: Row<'_> = rows.into_iter().flat_map(|row| row.cells).collect();
        if cells::is_map(&cells, side) {
            return Err(unknown(text));
        }
        let entries = digits(&cells, &houses, Content::Given)?;
        Ok(cells::board("format-array", houses, &entries))
    };
    Some(read())
}

/// Reads a file of rows under `[Puzzle]`, with those of the player under `[State]`.
pub(super) fn sections(text: Piece<'_>) -> Option<Outcomes> {
    let has = |title: &str| text.text.lines().any(|line| line.trim() == title);
    (has("[Puzzle]") || has("[State]")).then(|| {
        let mut readings = grid(text).unwrap_or_else(|| Err(text.fault("error-length-none")))?;
        for reading in &mut readings {
            reading.format = "format-sudoku-sdk";
        }
        Ok(readings)
    })
}
