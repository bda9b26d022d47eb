//! Grids: rows on lines, with or without borders; arrays; and grids of
//! candidates, in which a cell lists what it can still be.

use std::sync::Arc;

use crate::{Clues, Digit, Digits, Fact, Houses, Sudoku};
use clew_core::format::{Piece, fault, json, unknown};
use clew_core::model::{Fault, ParseError, Puzzle as _};

use super::cells::{self, Entry, is_symbol};
use super::{Outcomes, Reading, ReadingResult, listed, marked, sukaku};

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
    let cells: Row<'_> = lines
        .iter()
        .flat_map(|line| cells_of(*line, side))
        .collect();
    if cells::is_map(&cells, side) {
        return None;
    }
    Some(stacked(text, &lines, side))
}

/// The lines that are rows: not frames, titles or remarks.
fn rows_of(text: Piece<'_>) -> Vec<Piece<'_>> {
    let framed = text.text.contains(['|', '+', '=', '.', '0']);
    let is_frame = |line: &str| {
        let long = line.contains("---") || line.contains("===") || line.contains("+--");
        long && !line.chars().any(char::is_alphanumeric) && (framed || line.contains('='))
    };
    let is_remark = |line: &str| line.starts_with(['#', '[']) && !line.starts_with("[[");
    text.lines()
        .filter(|line| {
            let plain = line.trim().text;
            !plain.is_empty() && !is_frame(plain) && !is_remark(plain)
        })
        .collect()
}

/// Signs before a digit that say where it came from.
fn is_mark(c: char) -> bool {
    matches!(
        c,
        USER | '*' | '+' | '!' | '{' | '}' | '(' | ')' | '[' | ']' | '"' | '\'' | ','
    )
}

/// The words of a line; between commas also empty ones.
fn tokens(line: Piece<'_>) -> Row<'_> {
    let line = line.trim();
    if line.text.contains(',') {
        let quotes = |c| matches!(c, '"' | '\'' | '[' | ']' | ' ');
        let fields = line.split(&[',']).map(|field| field.trim_matches(quotes));
        return fields.collect();
    }
    let words = line.split(&[' ', '\t', '|', ';']);
    words.filter(|word| !word.is_empty()).collect()
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
    let odd = &lines[whole..];
    let copy = odd.iter().all(|line| line.trim().length() == side * side);
    if whole == 0 || !copy {
        return Err(
            ParseError::new(Fault::Length, text.range(), "error-length-square")
                .with("rows", fault::number(lines.len()))
                .with("cols", fault::number(side)),
        );
    }
    let rows: Vec<Row<'_>> = lines[..whole]
        .iter()
        .map(|&line| cells_of(line, side))
        .collect();
    if let Some((r, row)) = rows.iter().enumerate().find(|(_, row)| row.len() != side) {
        // Between separators, a space is not a cell.
        let message = match text.text.contains(['|', ',', ';', '\t']) {
            true => "error-length-tokens",
            false => "error-length-row",
        };
        return Err(ParseError::new(Fault::Length, lines[r].range(), message)
            .with("row", fault::number(r % side + 1))
            .with("found", fault::number(row.len()))
            .with("expected", fault::number(side)));
    }
    let number = u64::try_from(side).unwrap_or(u64::MAX);
    let houses = cells::usual(number, text.range())?;
    let is_list = |cell: &Piece<'_>| bare(*cell).length() > 1 && side < 10;
    let mut entries: Vec<Entry> = Vec::new();
    let mut lists = None;
    let mut more = 0;
    for grid in rows.chunks(side) {
        let cells: Row<'_> = grid.concat();
        if cells.iter().any(is_list) {
            lists = Some(cells);
        } else if entries.is_empty() {
            entries = digits(&cells, &houses, Entry::Given)?;
        } else {
            let placed = digits(&cells, &houses, Entry::Placed)?;
            // A grid without the givens is another puzzle.
            let is_kept = |(entry, placed): (&Entry, &Entry)| match (entry, placed) {
                (Entry::Given(given), Entry::Placed(placed)) => given == placed,
                (entry, _) => !matches!(entry, Entry::Given(_)),
            };
            if !entries.iter().zip(&placed).all(is_kept) {
                more += 1;
                continue;
            }
            for (entry, placed) in entries.iter_mut().zip(placed) {
                if *entry == Entry::Blank {
                    *entry = placed;
                }
            }
        }
    }
    let mut readings = match lists {
        Some(lists) => candidates(houses, entries, &lists)?,
        None => {
            let (clues, marks) = cells::board(houses, &entries);
            vec![marked("format-grid", clues, marks)]
        }
    };
    for reading in &mut readings {
        reading.warnings.extend(super::more_puzzles(more));
        reading.used = lines.iter().map(|line| line.range()).collect();
    }
    Ok(readings)
}

/// A cell's text without the marks around it.
fn bare(cell: Piece<'_>) -> Piece<'_> {
    if cell.length() == 1 {
        cell
    } else {
        cell.trim_matches(is_mark)
    }
}

/// The entries of a grid with a digit or a blank in each cell.
fn digits(
    cells: &[Piece<'_>],
    houses: &Houses,
    entry: fn(Digit) -> Entry,
) -> Result<Vec<Entry>, ParseError> {
    let side = usize::from(houses.side());
    let cells = cells.iter().enumerate();
    cells
        .map(|(i, &cell)| {
            let digit = cells::digit(bare(cell), houses.side());
            let digit = digit.map_err(|error| cells::located(error, i, side))?;
            Ok(digit.map_or(Entry::Blank, entry))
        })
        .collect()
}

/// Reads lists of candidates. A single digit is placed unless a cell that sees it lists
/// it too. If a grid of givens came before, the digit is the player's.
pub(super) fn candidates(
    houses: Arc<Houses>,
    entries: Vec<Entry>,
    lists: &[Piece<'_>],
) -> Outcomes {
    let side = usize::from(houses.side());
    let mut sets: Vec<Digits> = Vec::new();
    for (i, &cell) in lists.iter().enumerate() {
        let set = sukaku::list_of(bare(cell), houses.side());
        sets.push(set.map_err(|error| cells::located(error, i, side))?);
    }
    let is_user = |cell: &Piece<'_>| cell.text.starts_with(USER);
    let entries = match lists.iter().any(is_user) {
        true => {
            let entry = |(cell, set): (&Piece<'_>, &Digits)| match set.single() {
                Some(digit) if is_user(cell) => Entry::Placed(digit),
                digit => Entry::of(digit),
            };
            lists.iter().zip(&sets).map(entry).collect()
        }
        false => entries,
    };
    Ok(of_sets(houses, entries, &sets))
}

/// The reading of candidates, row by row, with or without a grid of givens before them.
pub(super) fn of_sets(houses: Arc<Houses>, entries: Vec<Entry>, sets: &[Digits]) -> Vec<Reading> {
    let has_givens = !entries.is_empty();
    let mut entries = entries;
    entries.resize(sets.len(), Entry::Blank);
    for (cell, entry) in entries.iter_mut().enumerate() {
        let Some(digit) = sets[cell].single().filter(|_| *entry == Entry::Blank) else {
            continue;
        };
        let mut peers = houses.peers(cell).iter();
        if !peers.any(|peer| sets[peer].has(digit) && sets[peer].len() > 1) {
            *entry = match has_givens {
                true => Entry::Placed(digit),
                false => Entry::Given(digit),
            };
        }
    }
    let (clues, mut marks) = cells::board(houses, &entries);
    marks.extend(missing(&clues, &marks, sets));
    let reading = marked("format-sudoku-candidates", clues, marks);
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
    open.flat_map(|cell| {
        let unlisted = board.at(cell).without(sets[cell]);
        unlisted
            .iter()
            .map(|digit| board.is_not(cell, digit))
            .collect::<Vec<_>>()
    })
    .collect()
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
            return Err(
                ParseError::new(Fault::Length, row.at.clone(), "error-length-square")
                    .with("rows", fault::number(side))
                    .with("cols", fault::number(row.cells.len())),
            );
        }
        let houses = cells::usual(u64::try_from(side).unwrap_or(u64::MAX), text.range())?;
        let cells: Row<'_> = rows.into_iter().flat_map(|row| row.cells).collect();
        if cells::is_map(&cells, side) {
            return Err(unknown(text));
        }
        let entries = digits(&cells, &houses, Entry::Given)?;
        Ok(marked(
            "format-array",
            cells::board(houses, &entries).0,
            Vec::new(),
        ))
    };
    Some(read())
}

/// Reads a file of rows under `[Puzzle]`, with those of the player under `[State]`.
pub(super) fn sections(text: Piece<'_>) -> Option<Outcomes> {
    let has = |title: &str| text.text.lines().any(|line| line.trim() == title);
    (has("[Puzzle]") || has("[State]")).then(|| match grid(text) {
        Some(outcome) => outcome.map(|mut readings| {
            for reading in &mut readings {
                reading.format = "format-sudoku-sdk";
            }
            readings
        }),
        None => Err(ParseError::new(
            Fault::Length,
            text.range(),
            "error-length-none",
        )),
    })
}
