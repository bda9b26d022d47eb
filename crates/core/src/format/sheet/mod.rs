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
pub use blanks::{is_blank, without_minus_one};

/// Message ids of the formats of sheets.
pub const FORMATS: [&str; 4] = [
    "format-table",
    "format-program",
    "format-markup",
    "format-places",
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

/// A row of cells.
#[derive(Clone, Debug)]
pub struct Row<'a> {
    /// Piece of the text that holds the row.
    pub at: Range<usize>,
    /// Name that the text gives to the row; empty if it gives none.
    pub key: &'a str,
    /// Text of each cell; empty if the cell is blank.
    pub cells: Vec<Piece<'a>>,
    /// Whether a stroke or an empty line comes before it.
    pub is_parted: bool,
}

impl<'a> Row<'a> {
    /// Row of a piece of text, with the names of blanks read as blanks.
    fn new(piece: Piece<'a>, cells: impl Iterator<Item = Piece<'a>>) -> Self {
        Self {
            at: piece.range(),
            key: "",
            cells: cells.map(blanks::bare).collect(),
            is_parted: false,
        }
    }

    /// Number of its cells.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether it has no cells.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
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
        let last = self
            .rows
            .iter()
            .rposition(is_usual)
            .map_or(0, |last| last + 1);
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
    let numbers = rows
        .flat_map(|row| &row.cells)
        .filter_map(|cell| cell.number());
    numbers.max().unwrap_or(0)
}

/// The tables whose rows, columns or cells have labels: these cannot be boards as they stand.
pub(super) fn labelled(text: Piece<'_>) -> Vec<Sheet<'_>> {
    if text
        .text
        .trim()
        .bytes()
        .all(|byte| byte != b'\n' && !byte.is_ascii_punctuation())
    {
        return Vec::new();
    }
    let mut sheets = places::sheets(text);
    sheets.extend(labels::sheets(text));
    sheets
}

/// The board that a text in no known form makes.
pub(super) fn loose(text: Piece<'_>) -> Option<Sheet<'_>> {
    loose::sheet(text)
}

/// The tables of a text; those of the surest way to read it come first.
pub fn sheets(text: Piece<'_>) -> Vec<Sheet<'_>> {
    let mut sheets = markup::sheets(text);
    sheets.extend(program::sheets(text));
    sheets.extend(bars::sheets(text));
    sheets.extend(lines::sheets(text));
    sheets
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
}
