//! Tables of other programs: a board with its rows on several lines or all on one.
//! Further grids are its solution, its regions, or more puzzles.

use std::sync::Arc;

use clew_core::format::sheet::{Row, Sheet, counted, is_ruler, label};
use clew_core::format::{Piece, fault};
use clew_core::grid::IntoSet as _;
use clew_core::model::{Confidence, ParseError};

use super::cells::{self, Content};
use super::{Outcomes, Reading, grids};
use crate::board::{Digit, Division, Houses};

/// The fewest rows of a board that has no other sign of being one.
const FEWEST: usize = 4;

/// Side from which on a table with a fault counts as a board.
const MEANT: usize = 6;

/// The largest digit that other kinds have in cells.
const LARGEST_CLUE: u64 = 4;

/// The cells of a grid, row by row.
type Grid<'a> = Vec<Piece<'a>>;

/// Reads a table; `None` if it does not have the form of a board.
pub(super) fn read(sheet: &Sheet<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    let outcome = lines(sheet).or_else(|| rows(sheet))?;
    let warning = fault::warning("warning-more-puzzles", sheet.more);
    let format = sheet.format;
    let told = |one: Reading| Reading { format, ..one }.warning(warning.clone());
    Some(match outcome {
        Ok(readings) => Ok(readings.into_iter().map(told).collect()),
        Err(error) => Err(error.with_confidence(Confidence::Likely)),
    })
}

/// Reads rows each of which holds all cells of a board.
fn lines(sheet: &Sheet<'_>) -> Option<Outcomes> {
    let is_board =
        |row: &&Row<'_>| cells::side_of(row.len()).is_some() && row.len() >= FEWEST.pow(2);
    let length = sheet.rows.iter().find(is_board)?.len();
    // If there are as many rows as cells in each, they are the rows of one board.
    if sheet.rows.len() == length {
        return None;
    }
    let boards = sheet.rows.iter().filter(|row| row.len() == length);
    let grids: Vec<Grid<'_>> = boards.clone().map(|row| row.cells.clone()).collect();
    let outcome = board(cells::side_of(length)?, &grids);
    Some(outcome.map(|readings| using(readings, boards)))
}

/// Reads rows of cells.
fn rows(sheet: &Sheet<'_>) -> Option<Outcomes> {
    let (block, size) = sheet.block();
    let rows: Vec<&[Piece<'_>]> = match unlabelled(block) {
        Some(rows) => rows,
        None => block.iter().map(|row| &row.cells[..]).collect(),
    };
    let side = match unlabelled(block) {
        Some(rows) => rows[0].len(),
        None => sheet.width(),
    };
    let number = u8::try_from(side).ok().filter(|_| side >= FEWEST)?;
    let is_size = |size: &u64| u64::from(number).is_multiple_of((*size).max(1));
    // The names of the columns.
    let is_count = size.len() == side && counted(size.iter().copied().map(Some)).is_some();
    // In a program, other lists can come before the board.
    let is_program = sheet.format == "format-program";
    if !is_program && !size.iter().all(is_size) && !is_count {
        return None;
    }
    let cells = || rows.iter().copied().flatten();
    let large = LARGEST_CLUE + 1..=u64::from(number);
    let is_large = |cell: &Piece<'_>| cell.number().is_some_and(|n| large.contains(&n));
    let is_meant = side >= MEANT && cells().any(is_large) && rows.len() + 1 >= side;
    if !rows.len().is_multiple_of(side) || rows.is_empty() {
        let error = ParseError::new(sheet.range(), "error-length-square");
        return is_meant.then(|| Err(error.sized(rows.len(), side)));
    }
    if let Some(r) = rows.iter().position(|row| row.len() != side) {
        let error = ParseError::new(block[r].at.clone(), "error-length-tokens");
        let error = error.with("row", r % side + 1);
        return is_meant.then(|| Err(error.counted(rows[r].len(), side)));
    }
    let grids: Vec<Grid<'_>> = rows.chunks(side).map(<[_]>::concat).collect();
    if cells().all(|cell| cell.is_empty()) || cells::is_map(&grids[0], side) {
        return None;
    }
    match board(number, &grids) {
        Err(_) if !is_meant => None,
        outcome => Some(outcome.map(|readings| using(readings, block.iter()))),
    }
}

/// Readings of these rows.
fn using<'a: 's, 's>(
    readings: Vec<Reading>,
    rows: impl Iterator<Item = &'s Row<'a>>,
) -> Vec<Reading> {
    let used: Vec<_> = rows.map(|row| row.at.clone()).collect();
    let readings = readings.into_iter();
    readings.map(|one| one.using(used.clone())).collect()
}

/// Rows without a first row that is empty or counts the columns, without a first column
/// that counts the rows, and without an empty last column.
fn unlabelled<'a, 's>(rows: &'s [Row<'a>]) -> Option<Vec<&'s [Piece<'a>]>> {
    let width = rows.first()?.len();
    let side = width.checked_sub(1).filter(|&side| side >= FEWEST)?;
    if rows.iter().any(|row| row.len() != width) {
        return None;
    }
    let head = &rows[0].cells;
    let is_head = head.iter().all(|cell| cell.is_empty()) || counts(head);
    if rows.len() == width + 1 && is_head {
        return Some(rows[1..].iter().map(|row| &row.cells[..]).collect());
    }
    let is_last_empty = rows.iter().all(|row| row.cells[side].is_empty());
    if is_last_empty && rows.len() == side {
        return Some(rows.iter().map(|row| &row.cells[..side]).collect());
    }
    let body = match &rows[0].cells[..] {
        [corner, labels @ ..] if corner.is_empty() && counts(labels) => &rows[1..],
        _ => rows,
    };
    let labels: Vec<Piece<'_>> = body.iter().map(|row| row.cells[0]).collect();
    let is_labelled = body.len() == side && counts(&labels);
    is_labelled.then(|| body.iter().map(|row| &row.cells[1..]).collect())
}

/// Whether labels count up from 0, 1 or `A`.
fn counts(labels: &[Piece<'_>]) -> bool {
    is_ruler(labels.iter().map(|cell| label(cell.text)))
}

/// The puzzle in the first grid. A later grid that contains its givens is the player's,
/// and one that divides the board is its regions; others are further puzzles.
fn board(side: u8, grids: &[Grid<'_>]) -> Outcomes {
    let first = &grids[0];
    let (houses, more) = match grids.get(1).and_then(|second| regions(second, side)) {
        Some(division) if !contains(&grids[1], first) => {
            (Arc::new(Houses::new(side, division, false)), &grids[2..])
        }
        _ => {
            let at = first.first().map_or(0, |cell| cell.at);
            (cells::usual(side.into(), at..at)?, &grids[1..])
        }
    };
    // A few cells of two digits are slips; a grid of candidates has lists everywhere.
    let lists = first.iter().filter(|cell| is_list(cell)).count();
    if side < 10 && lists >= usize::from(side) {
        return grids::candidates(houses, Vec::new(), first);
    }
    let mut entries = entries(first, side)?;
    let (marks, more): (Vec<&Grid<'_>>, Vec<_>) =
        more.iter().partition(|grid| contains(grid, first));
    for grid in marks {
        let found = self::entries(grid, side)?;
        // A full grid is the solution, which the player has not found yet.
        if found.iter().all(|entry| *entry != Content::Blank) {
            continue;
        }
        for (entry, found) in entries.iter_mut().zip(found) {
            if let (Content::Blank, Content::Given(digit)) = (*entry, found) {
                *entry = Content::Placed(digit);
            }
        }
    }
    let reading = cells::board("format-table", houses, &entries);
    let warning = fault::warning("warning-more-puzzles", more.len());
    Ok(vec![reading.warning(warning)])
}

/// Whether a cell lists digits, each only once.
fn is_list(cell: &Piece<'_>) -> bool {
    let digits: Vec<&str> = cell.letters().map(|letter| letter.text).collect();
    cell.number().is_some() && digits.len() > 1 && digits.windows(2).all(|two| two[0] < two[1])
}

/// Whether a grid has all givens of another one.
fn contains(grid: &Grid<'_>, givens: &Grid<'_>) -> bool {
    let is_blank = |cell: &Piece<'_>| cell.is_empty() || matches!(cell.text, "0" | "?");
    let is_kept =
        |(cell, given): (&Piece<'_>, &Piece<'_>)| is_blank(given) || cell.text == given.text;
    grid.len() == givens.len() && grid.iter().zip(givens).all(is_kept)
}

/// The division of a board into connected regions, given by a grid of their names.
fn regions(grid: &Grid<'_>, side: u8) -> Option<Division> {
    let names = || grid.iter().map(|cell| cell.text);
    let division = Division::of_regions(names(), side)?;
    let parts = cells::count_parts(names(), side)?;
    (parts == usize::from(side)).then_some(division)
}

/// The entries of a grid with a digit or a blank in each cell. If all cells are
/// letters, they count from `A`, or from `b` if small letters leave out `a`.
fn entries(grid: &Grid<'_>, side: u8) -> Result<Vec<Content>, ParseError> {
    let filled = || grid.iter().filter(|cell| !cell.is_empty());
    let letter = |cell: &Piece<'_>| label(cell.text).filter(|_| !cell.has_digit());
    let letters = filled().map(|cell| cell.text).into_set().len();
    // A few letters are digits above 9.
    let is_letters =
        2 * letters >= usize::from(side) && filled().all(|cell| letter(cell).is_some());
    let is_small = |c: char| c.is_ascii_lowercase() && c != 'a';
    let from_b = u64::from(filled().all(|cell| cell.first().is_some_and(is_small)));
    let entry = |(i, cell): (usize, &Piece<'_>)| {
        let value = letter(cell).filter(|_| is_letters);
        match value.and_then(|n| Digit::within(side, n.checked_sub(from_b)?)) {
            Some(digit) => Ok(Content::Given(digit)),
            None => cells::digit(*cell, side)
                .map(Content::of)
                .map_err(|error| cells::located(error, i, side.into())),
        }
    };
    grid.iter().enumerate().map(entry).collect()
}
