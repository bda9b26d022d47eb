//! Tables of other programs: tanks as numbers or letters, with the sums before or after
//! them in either order, or at the edges of the tanks.

use clew_core::format::Piece;
use clew_core::format::sheet::{Row, Sheet, counted};
use clew_core::model::{Confidence, ParseError};

use super::{Reading, grids, is_balanced, is_blank, is_whole, reading, rule};
use crate::board::clues::Clues;

/// A way to read a table.
struct View<'s, 'a> {
    tanks: Vec<&'s [Piece<'a>]>,
    rows: Vec<Piece<'a>>,
    cols: Vec<Piece<'a>>,
}

/// Reads a table; `None` if it does not have the form of tanks with sums.
pub(super) fn read(sheet: &Sheet<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    let mut boards: Vec<Clues> = Vec::new();
    for view in views(&sheet.rows) {
        let clues = grids::board(&view.tanks, &view.rows, &view.cols).ok();
        let clues = clues.filter(|clues| is_balanced(clues) && clues.sums().next().is_some());
        boards.extend(clues.filter(|clues| !boards.contains(clues)));
    }
    let readings = boards.into_iter().map(|clues| reading(sheet.format, clues));
    let readings: Vec<Reading> = readings.flat_map(rule::both).collect();
    match readings.is_empty() {
        true => tanks_alone(sheet).map(Err),
        false => Some(Ok(readings)),
    }
}

/// The fault of tanks without sums: a table of numbers, or of letters, that divides the board into connected parts.
fn tanks_alone(sheet: &Sheet<'_>) -> Option<ParseError> {
    let tanks = cells(&sheet.rows);
    let (height, width) = (tanks.len(), tanks.first()?.len());
    let blanks = vec![Piece::new("", 0); width.max(height)];
    let is_even = height > 2 && width > 2 && tanks.iter().all(|row| row.len() == width);
    let mut names = tanks.iter().flat_map(|row| row.iter());
    if !is_even || names.any(|name| name.is_empty() || is_blank(*name)) {
        return None;
    }
    let clues = grids::board(&tanks, &blanks[..height], &blanks[..width]).ok()?;
    let last = clues.tanks().values().iter().max();
    let parts = last.map_or(0, |last| usize::from(*last) + 1);
    let is_divided = parts > 1 && 2 * parts <= height * width && is_whole(&clues);
    let error = ParseError::new(sheet.range(), "error-sum-missing");
    is_divided.then(|| error.with_confidence(Confidence::Likely))
}

/// The cells of rows.
fn cells<'s, 'a: 's>(rows: impl IntoIterator<Item = &'s Row<'a>>) -> Vec<&'s [Piece<'a>]> {
    rows.into_iter().map(|row| &row.cells[..]).collect()
}

/// The ways to read rows as tanks and sums, the likeliest first.
fn views<'s, 'a>(rows: &'s [Row<'a>]) -> Vec<View<'s, 'a>> {
    let mut views = named(rows);
    if views.is_empty() {
        views = listed(rows);
    }
    views.extend(edged(rows));
    views.extend(chained(rows));
    views.retain(View::fits);
    views
}

/// Tanks and sums by the names that the rows have.
fn named<'s, 'a>(rows: &'s [Row<'a>]) -> Vec<View<'s, 'a>> {
    let find = |words: [&str; 3]| {
        let has = |row: &&Row<'_>| {
            let key = row.key.to_ascii_lowercase();
            words.iter().any(|word| key.contains(word))
        };
        let mut found = rows.iter().filter(has);
        found.next().filter(|_| found.next().is_none())
    };
    let sums = find(["row", "left", "side"]).zip(find(["col", "top", "head"]));
    let Some((across, down)) = sums.filter(|(across, down)| !std::ptr::eq(*across, *down)) else {
        return Vec::new();
    };
    let is_tank = |row: &&Row<'_>| !std::ptr::eq(*row, across) && !std::ptr::eq(*row, down);
    vec![View {
        tanks: cells(rows.iter().filter(is_tank)),
        rows: across.cells.clone(),
        cols: down.cells.clone(),
    }]
}

/// Two rows of sums before or after the tanks. Below, the rows' sums come first, as in
/// the article's file; above, the columns' come first.
fn listed<'s, 'a>(rows: &'s [Row<'a>]) -> Vec<View<'s, 'a>> {
    let Some(n) = rows.len().checked_sub(2).filter(|&n| n > 0) else {
        return Vec::new();
    };
    let (above, below) = (&rows[2..], &rows[..n]);
    let ways = [
        (below, n, n + 1),
        (above, 1, 0),
        (below, n + 1, n),
        (above, 0, 1),
    ];
    let view = |(tanks, across, down): (&'s [Row<'a>], usize, usize)| View {
        tanks: cells(tanks),
        rows: rows[across].cells.clone(),
        cols: rows[down].cells.clone(),
    };
    ways.map(view).into()
}

/// One row of all sums before or after the tanks: those of the columns and then of the rows, or the other way round.
fn chained<'s, 'a>(rows: &'s [Row<'a>]) -> Vec<View<'s, 'a>> {
    let ends = [rows.split_last(), rows.split_first()];
    let mut views = Vec::new();
    for (sums, tanks) in ends.into_iter().flatten() {
        let (count, width) = (tanks.len(), tanks.first().map_or(0, Row::len));
        if sums.len() != count + width {
            continue;
        }
        let (cols, rows) = sums.cells.split_at(width);
        for (rows, cols) in [(rows, cols), sums.cells.split_at(count)] {
            views.push(View {
                tanks: cells(tanks),
                rows: rows.to_vec(),
                cols: cols.to_vec(),
            });
        }
    }
    views
}

/// Sums at the edges: of the columns in the first or last row, of the rows in the first
/// or last cell of every other row. The corner can be missing.
fn edged<'s, 'a>(rows: &'s [Row<'a>]) -> Vec<View<'s, 'a>> {
    let ends = |rows: &'s [Row<'a>]| -> [Option<(&'s Row<'a>, &'s [Row<'a>])>; 2] {
        [rows.split_first(), rows.split_last()]
    };
    let mut views = Vec::new();
    for (sums, others) in ends(rows).into_iter().flatten() {
        for is_left in [true, false] {
            let split = |row: &'s Row<'a>| match is_left {
                true => row.cells.split_first(),
                false => row.cells.split_last(),
            };
            let parts: Option<Vec<_>> = others.iter().map(split).collect();
            let Some(parts) = parts.filter(|parts| !parts.is_empty()) else {
                continue;
            };
            let width = parts[0].1.len();
            let cols = match split(sums) {
                _ if sums.len() == width => sums.cells.clone(),
                Some((corner, cols)) if corner.number().is_none() => cols.to_vec(),
                _ => continue,
            };
            let rows: Vec<Piece<'_>> = parts.iter().map(|(sum, _)| **sum).collect();
            // Numbers that count the lines are not sums.
            if !counts(&rows) || !counts(&cols) {
                let tanks = parts.iter().map(|(_, tanks)| *tanks).collect();
                views.push(View { tanks, rows, cols });
            }
        }
    }
    views
}

/// Whether numbers count up by one.
fn counts(numbers: &[Piece<'_>]) -> bool {
    counted(numbers.iter().map(|number| number.number())).is_some()
}

impl View<'_, '_> {
    /// Whether lengths agree, every cell has a tank, and sums are numbers or blank.
    fn fits(&self) -> bool {
        let is_sum =
            |token: &Piece<'_>| token.is_empty() || token.number().is_some() || is_blank(*token);
        let width = self.cols.len();
        let mut cells = self.tanks.iter().flat_map(|row| row.iter());
        width * self.tanks.len() > 1
            && self.rows.len() == self.tanks.len()
            && self.tanks.iter().all(|row| row.len() == width)
            && cells.all(|cell| !cell.is_empty())
            && self.rows.iter().chain(&self.cols).all(is_sum)
    }
}
