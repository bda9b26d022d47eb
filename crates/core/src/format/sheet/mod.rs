//! Tables in the texts of other programs: markup, program text, fields between
//! separators, rows among words.
//!
//! Each way to read a text as tables makes its own sheets, the surest way first. A sheet
//! holds rows of cells, each with its place. Each kind decides what the rows mean.

mod bars;
mod blanks;
mod labels;
mod lines;
mod loose;
mod markup;
mod places;
mod program;

use std::collections::BTreeMap;
use std::ops::Range;

use super::Piece;
pub use super::grid::Row;
pub use blanks::{is_blank, without_minus_one};
pub(super) use loose::sheet as loose;

/// Message ids of the formats of sheets.
pub const FORMATS: [&str; 4] = [
    "format-table",
    "format-program",
    "format-markup",
    "format-places",
];

/// Parts of the names of what is a solution.
pub(super) const SOLUTIONS: [&str; 6] = [
    "solution", "solved", "answer", "result", "ideal", "expected",
];

/// Maximum number of numbers in a line that states a size.
const SIZE: usize = 2;

/// Rows of cells.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    /// Message id of the format.
    pub format: &'static str,
    /// Rows, in order; they can differ in length.
    pub rows: Vec<Row<'a>>,
    /// Number of further tables of the same size that the rows after it make.
    pub more: usize,
    /// Rows of these further tables.
    pub later: Vec<Range<usize>>,
    /// Message id of a note about the way in which the rows were found.
    pub note: Option<&'static str>,
    /// The largest number in the rows of the text, including those of other tables; 0
    /// if there is none. A size is not a row.
    pub largest: u64,
}

impl<'a> Row<'a> {
    /// Row of a piece of text, with the names of blanks read as blanks.
    fn new(piece: Piece<'a>, cells: impl Iterator<Item = Piece<'a>>) -> Self {
        Self::of(piece, cells.map(blanks::bare).collect())
    }
}

impl<'a> Sheet<'a> {
    /// Sheet of rows. If all cells without a number have the same sign, that sign means
    /// a blank in this text.
    fn new(format: &'static str, mut rows: Vec<Row<'a>>) -> Self {
        blanks::wipe_only_sign(&mut rows);
        let largest = largest(&rows);
        Self {
            format,
            rows,
            more: 0,
            later: Vec::new(),
            note: None,
            largest,
        }
    }

    /// The length that most rows have; of several, the longest. 0 without rows.
    pub fn width(&self) -> usize {
        let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
        for row in &self.rows {
            *counts.entry(row.len()).or_default() += 1;
        }
        let usual = counts
            .into_iter()
            .max_by_key(|&(width, count)| (count, width));
        usual.map_or(0, |(width, _)| width)
    }

    /// The rows from the first to the last of the usual width, and the numbers in the
    /// rows before, which can be a size.
    pub fn block(&self) -> (&[Row<'a>], Vec<u64>) {
        let width = self.width();
        let is_usual = |row: &Row<'_>| row.len() == width;
        let first = self.rows.iter().position(is_usual).unwrap_or(0);
        let last = self.rows.iter().rposition(is_usual);
        let last = last.map_or(0, |last| last + 1);
        let before = self.rows[..first].iter().flat_map(|row| &row.cells);
        let numbers = before.filter_map(|cell| cell.number()).collect();
        (&self.rows[first..last], numbers)
    }

    /// Bytes from the first row to the end of the last.
    pub fn range(&self) -> Range<usize> {
        match &self.rows[..] {
            [first, .., last] => first.at.start..last.at.end.max(first.at.start),
            [only] => only.at.clone(),
            [] => 0..0,
        }
    }
}

/// The largest number in rows that are longer than a size.
fn largest(rows: &[Row<'_>]) -> u64 {
    let rows = rows.iter().filter(|row| row.len() > SIZE);
    let cells = rows.flat_map(|row| &row.cells);
    cells.filter_map(|cell| cell.number()).max().unwrap_or(0)
}

/// The tables whose rows, columns or cells have labels: these cannot be boards as they stand.
pub(super) fn labelled(text: Piece<'_>) -> Vec<Sheet<'_>> {
    let is_sign = |byte: u8| byte == b'\n' || byte.is_ascii_punctuation();
    if !text.text.trim().bytes().any(is_sign) {
        return Vec::new();
    }
    let mut sheets = places::sheets(text);
    sheets.extend(labels::sheets(text));
    sheets.extend(by_columns(text));
    sheets
}

/// The boards of a text that says it goes column by column, or that fills a board so from one list: R's matrices do that unless they
/// say otherwise, and so does reshaping in languages that count columns first.
fn by_columns(text: Piece<'_>) -> Vec<Sheet<'_>> {
    let code = text.text.to_ascii_lowercase();
    let code = code.replace(char::is_whitespace, "");
    let has = |words: &&str| code.contains(*words);
    let is_said = ["column-major", "columnmajor", "columnbycolumn"]
        .iter()
        .any(has);
    let is_python = has(&"np.") || has(&"numpy");
    let is_filled = ["byrow=f", "order='f'", "order=\"f\""].iter().any(has)
        || (has(&"matrix(") && has(&"c(") && !has(&"byrow") && !has(&"np."))
        || (has(&"reshape([") && !is_python);
    if !is_said && !is_filled {
        return Vec::new();
    }
    let tables = sheets(text).into_iter();
    tables.filter_map(|sheet| turned(sheet, is_said)).collect()
}

/// A square board with its columns as rows. Its cells are in one row, or in as many as it `can` have.
fn turned(mut sheet: Sheet<'_>, can: bool) -> Option<Sheet<'_>> {
    let cells = sheet.rows.iter().flat_map(|row| row.cells.iter().copied());
    let cells: Vec<Piece<'_>> = cells.collect();
    let side = cells.len().isqrt();
    let is_even = sheet.rows.iter().all(|row| row.len() == side);
    let is_board = side * side == cells.len() && (sheet.rows.len() == 1 || (can && is_even));
    let turned = |at: usize| cells[at % side * side + at / side];
    let at = sheet.range();
    let row = sheet.rows.first_mut().filter(|_| is_board)?;
    row.cells = (0..cells.len()).map(turned).collect();
    row.at = at;
    sheet.rows.truncate(1);
    sheet.note = Some("warning-columns-first");
    Some(sheet)
}

/// The tables of a text; those of the surest way to read it come first.
pub fn sheets(text: Piece<'_>) -> Vec<Sheet<'_>> {
    let mut sheets = markup::sheets(text);
    sheets.extend(program::sheets(text));
    sheets.extend(bars::sheets(text));
    sheets.extend(lines::sheets(text));
    sheets
}

/// The first of numbers that count up by one.
pub fn counted(mut numbers: impl Iterator<Item = Option<u64>>) -> Option<u64> {
    let first = numbers.next()??;
    let mut last = Some(first);
    let mut is_next = |number: Option<u64>| {
        last = last.and_then(|last| last.checked_add(1));
        number.is_some() && number == last
    };
    numbers.all(&mut is_next).then_some(first)
}

/// Whether numbers count up from 0 or 1, like the names of rows and columns.
pub fn is_ruler(numbers: impl Iterator<Item = Option<u64>>) -> bool {
    counted(numbers).is_some_and(|first| first < 2)
}

/// The value of a label: a number, or a letter from `A` as 1.
pub fn label(text: &str) -> Option<u64> {
    match text.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() => {
            Some(u64::from(letter.to_ascii_uppercase() - b'A') + 1)
        }
        _ => Piece::new(text, 0).number(),
    }
}

/// Whether the text of a cell can be a number of at most two digits, a list of
/// candidates, a single letter, or nothing.
fn is_cell(cell: Piece<'_>) -> bool {
    let is_digits = cell.text.bytes().all(|byte| byte.is_ascii_digit());
    match cell.length() {
        0 => true,
        1 => !matches!(cell.text, "=" | ":" | "\\" | "/"),
        length => is_digits && length <= 9,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of a sheet, each as one text, with blanks as `_`.
    pub(super) fn shown(sheet: &Sheet<'_>) -> Vec<String> {
        let cell = |cell: &Piece<'_>| match cell.text {
            "" => "_".to_owned(),
            text => text.to_owned(),
        };
        let row = |row: &Row<'_>| row.cells.iter().map(cell).collect();
        sheet.rows.iter().map(row).collect()
    }

    #[test]
    fn the_usual_width_is_that_of_most_rows_and_a_size_comes_before_them() {
        let sheets = sheets(Piece::new("3 2\n1 . 2\n. 3 .", 0));
        let sheet = sheets
            .iter()
            .find(|sheet| sheet.width() == 3)
            .expect("rows");
        let (block, size) = sheet.block();
        assert_eq!((block.len(), size), (2, vec![3, 2]));
        assert_eq!(shown(sheet)[1..], ["1_2", "_3_"]);
    }

    #[test]
    fn a_table_that_goes_column_by_column_is_turned() {
        let first = |text: &str| {
            let sheets = labelled(Piece::new(text, 0));
            sheets.iter().flat_map(shown).next()
        };
        for text in [
            "Column-major:\n1 2 3\n4 5 6\n7 8 9",
            "[[1,2,3],[4,5,6],[7,8,9]] // column by column",
            "matrix(c(1,2,3,4,5,6,7,8,9), 3)",
        ] {
            assert_eq!(first(text).as_deref(), Some("147258369"), "{text}");
        }
        let order = "np.array([[1,2,3],[4,5,6],[7,8,9]], order='F')";
        assert_eq!(first(order), None);
    }
}
