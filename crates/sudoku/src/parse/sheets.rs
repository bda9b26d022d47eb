//! Tables of other programs: a board with its rows on several lines or all on one.
//! Further grids are its solution, its regions, or more puzzles.

use std::sync::Arc;

use crate::{Digit, Division, Houses};
use clew_core::format::sheet::{Row, Sheet};
use clew_core::format::{Piece, fault};
use clew_core::grid::{Cell, IntoSet as _, Shape, Table, Walls};
use clew_core::model::{Confidence, Fault, ParseError};

use super::cells::{self, Entry};
use super::{Outcomes, Reading, grids, marked};

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
    let mut readings = match lines(sheet).or_else(|| rows(sheet))? {
        Ok(readings) => readings,
        Err(error) => return Some(Err(error.with_confidence(Confidence::Likely))),
    };
    for reading in &mut readings {
        reading.format = sheet.format;
        reading.warnings.extend(super::more_puzzles(sheet.more));
    }
    Some(Ok(readings))
}

/// Reads rows each of which holds all cells of a board.
fn lines(sheet: &Sheet<'_>) -> Option<Outcomes> {
    let is_board =
        |row: &&Row<'_>| cells::side_of(row.len()).is_some() && row.len() >= FEWEST.pow(2);
    let mut boards = sheet.rows.iter().filter(is_board);
    let first = boards.next()?;
    // If there are as many rows as cells in each, they are the rows of one board.
    if sheet.rows.len() == first.len() {
        return None;
    }
    let boards: Vec<&Row<'_>> = std::iter::once(first)
        .chain(boards.filter(|row| row.len() == first.len()))
        .collect();
    let grids: Vec<Grid<'_>> = boards.iter().map(|row| row.cells.clone()).collect();
    let outcome = board(cells::side_of(first.len())?, &grids);
    Some(outcome.map(|readings| using(readings, boards.into_iter())))
}

/// Reads rows of cells.
fn rows(sheet: &Sheet<'_>) -> Option<Outcomes> {
    let (block, size) = sheet.block();
    let side = unlabelled(block).map_or(sheet.width(), |rows| rows[0].len());
    let rows: Vec<&[Piece<'_>]> = match unlabelled(block) {
        Some(rows) => rows,
        None => block.iter().map(|row| &row.cells[..]).collect(),
    };
    let number = u8::try_from(side).ok().filter(|_| side >= FEWEST)?;
    let is_size =
        |&number: &u64| u64::try_from(side).is_ok_and(|side| side.is_multiple_of(number.max(1)));
    let is_count = size
        .windows(2)
        .all(|two| two[0].checked_add(1) == Some(two[1]));
    // In a program, other lists can come before the board.
    let is_program = sheet.format == "format-program";
    let is_header = is_program || size.iter().all(is_size) || (is_count && size.len() == side);
    if !is_header {
        return None;
    }
    let cells = || rows.iter().copied().flatten();
    let is_large = |cell: &Piece<'_>| {
        cell.number()
            .is_some_and(|n| n > LARGEST_CLUE && n <= u64::from(number))
    };
    let is_meant = side >= MEANT && cells().any(is_large) && rows.len() + 1 >= side;
    let at = sheet.range();
    if !rows.len().is_multiple_of(side) || rows.is_empty() {
        return is_meant.then(|| {
            let error = ParseError::new(Fault::Length, at, "error-length-square")
                .with("rows", fault::number(rows.len()))
                .with("cols", fault::number(side));
            Err(error)
        });
    }
    if let Some((r, row)) = rows.iter().enumerate().find(|(_, row)| row.len() != side) {
        return is_meant.then(|| {
            let error = ParseError::new(Fault::Length, block[r].at.clone(), "error-length-tokens")
                .with("row", fault::number(r % side + 1))
                .with("found", fault::number(row.len()))
                .with("expected", fault::number(side));
            Err(error)
        });
    }
    if !cells().any(|cell| !cell.is_empty()) {
        return None;
    }
    let grids: Vec<Grid<'_>> = rows.chunks(side).map(<[_]>::concat).collect();
    if cells::is_map(&grids[0], side) {
        return None;
    }
    let outcome = board(number, &grids);
    match outcome {
        Err(_) if !is_meant => None,
        outcome => Some(outcome.map(|readings| using(readings, block.iter()))),
    }
}

/// Readings of these rows.
fn using<'a, 's>(
    mut readings: Vec<Reading>,
    rows: impl Iterator<Item = &'s Row<'a>> + Clone,
) -> Vec<Reading>
where
    'a: 's,
{
    for reading in &mut readings {
        reading.used = rows.clone().map(|row| row.at.clone()).collect();
    }
    readings
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
    (body.len() == side && counts(&labels))
        .then(|| body.iter().map(|row| &row.cells[1..]).collect())
}

/// Whether labels count up from 0, 1 or `A`.
fn counts(labels: &[Piece<'_>]) -> bool {
    let value = |label: &Piece<'_>| label.number().or_else(|| letter(label.text));
    let values: Option<Vec<u64>> = labels.iter().map(value).collect();
    values.is_some_and(|values| {
        let mut steps = values.windows(2);
        steps.all(|two| two[0].checked_add(1) == Some(two[1])) && values.first() <= Some(&1)
    })
}

/// Number of a letter, from `A` as 1.
fn letter(text: &str) -> Option<u64> {
    let mut chars = text.chars();
    let (c, rest) = (chars.next()?.to_ascii_uppercase(), chars.next());
    let place = ('A'..='Z').position(|letter| letter == c)?;
    rest.is_none()
        .then(|| u64::try_from(place).map_or(0, |place| place + 1))
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
        if found.iter().all(|entry| *entry != Entry::Blank) {
            continue;
        }
        for (entry, found) in entries.iter_mut().zip(found) {
            if let (Entry::Blank, Entry::Given(digit)) = (*entry, found) {
                *entry = Entry::Placed(digit);
            }
        }
    }
    let (clues, marks) = cells::board(houses, &entries);
    let mut reading = marked("format-table", clues, marks);
    reading.warnings.extend(super::more_puzzles(more.len()));
    Ok(vec![reading])
}

/// Whether a cell lists digits, each only once.
fn is_list(cell: &Piece<'_>) -> bool {
    let digits: Vec<&str> = cell.letters().map(|letter| letter.text).collect();
    cell.number().is_some() && digits.len() > 1 && digits.windows(2).all(|two| two[0] < two[1])
}

/// Whether a grid has all givens of another one.
fn contains(grid: &Grid<'_>, givens: &Grid<'_>) -> bool {
    let is_blank = |cell: &Piece<'_>| cell.is_empty() || matches!(cell.text, "0" | "?");
    grid.len() == givens.len()
        && grid
            .iter()
            .zip(givens)
            .all(|(cell, given)| is_blank(given) || cell.text == given.text)
}

/// The division of a board into connected regions, given by a grid of their names.
fn regions(grid: &Grid<'_>, side: u8) -> Option<Division> {
    let names: Vec<&str> = grid.iter().map(|cell| cell.text).collect();
    let distinct: Vec<&str> = names.iter().copied().into_set().into_iter().collect();
    let number = |name: &&str| distinct.iter().position(|other| other == name);
    let numbers: Vec<usize> = names.iter().map(number).collect::<Option<_>>()?;
    let division = cells::division(&numbers, side)?;
    let shape = Shape::new(side, side);
    let mut table: Table<Cell, u16> = Table::filled(shape, 0);
    for (cell, number) in shape.cells().zip(&numbers) {
        table[cell] = u16::try_from(*number).ok()?;
    }
    let parts = Walls::between(&table, &[]).parts();
    let parts = parts.values().iter().copied().into_set().len();
    (parts == usize::from(side)).then_some(division)
}

/// The entries of a grid with a digit or a blank in each cell. If all cells are
/// letters, they count from `A`, or from `b` if small letters leave out `a`.
fn entries(grid: &Grid<'_>, side: u8) -> Result<Vec<Entry>, ParseError> {
    let filled = || grid.iter().filter(|cell| !cell.is_empty());
    let letters = filled().map(|cell| cell.text).into_set().len();
    // A few letters are digits above 9.
    let is_letters =
        2 * letters >= usize::from(side) && filled().all(|cell| letter(cell.text).is_some());
    let first = match filled().all(|cell| {
        cell.first()
            .is_some_and(|c| c.is_ascii_lowercase() && c != 'a')
    }) {
        true => 2,
        false => 1,
    };
    let entry = |(i, cell): (usize, &Piece<'_>)| {
        let value = letter(cell.text)
            .filter(|_| is_letters)
            .and_then(|n| n.checked_sub(first - 1));
        let value = value
            .and_then(|n| u8::try_from(n).ok())
            .filter(|&n| n <= side);
        if let Some(digit) = value.and_then(Digit::new) {
            return Ok(Entry::Given(digit));
        }
        let digit = cells::digit(*cell, side);
        Ok(Entry::of(digit.map_err(|error| {
            cells::located(error, i, usize::from(side))
        })?))
    };
    grid.iter().enumerate().map(entry).collect()
}
