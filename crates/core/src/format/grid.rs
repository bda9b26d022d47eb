//! Rows of cells drawn as text: with commas, tabs, bars or spaces between them, or one
//! character per cell.
//!
//! Spaces are the difficulty: they can be blank cells, separators, or
//! indentation. A text with another blank symbol does not use spaces for
//! blanks; without one, spaces are cells, and nothing is trimmed or padded.

use std::ops::Range;

use super::Piece;

/// A row of cells; an empty cell is a blank.
#[derive(Clone, Debug)]
pub struct Row<'a> {
    /// Piece of the text that holds the row.
    pub at: Range<usize>,
    /// Piece of the text in each cell.
    pub cells: Vec<Piece<'a>>,
    /// Name that the text gives to the row; empty if it gives none.
    pub key: &'a str,
    /// Whether a stroke or an empty line comes before it.
    pub is_parted: bool,
}

/// Separation of rows and cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// One character per cell, commas between rows.
    Comma,
    /// Commas between cells, one row per line.
    Csv,
    /// Tabs, bars or spaces between cells, one row per line.
    Spaced,
    /// One character per cell, one row per line.
    Dense,
}

/// Interpretation of a text as a grid.
pub type Reading<'a> = (Layout, Vec<Row<'a>>);

impl<'a> Row<'a> {
    /// The cells of a piece of text.
    pub fn of(piece: Piece<'a>, cells: Vec<Piece<'a>>) -> Self {
        Self {
            at: piece.range(),
            cells,
            key: "",
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

    /// Cells of one character each.
    pub fn dense(piece: Piece<'a>) -> Self {
        Self::of(piece, piece.letters().collect())
    }

    /// Cells of one word each; bars are spaces.
    pub fn spaced(piece: Piece<'a>) -> Self {
        Self::of(piece, piece.parts(&[' ', '\t', '|']).collect())
    }

    /// Cells of one field each, without the white space and quotes around it.
    fn fields(piece: Piece<'a>, separator: &'a [char]) -> Self {
        let bare = |field: Piece<'a>| field.trim().trim_matches(|c| c == '"');
        Self::of(piece, piece.split(separator).map(bare).collect())
    }
}

/// The ways to see a text as a grid, the likeliest first. There is at least one, and
/// more if several fit equally well.
pub fn readings(text: Piece<'_>) -> Vec<Reading<'_>> {
    if text.text.contains(',') {
        return with_commas(text);
    }
    let is_row = |line: &Piece<'_>| !is_border(line.text);
    let lines: Vec<Piece<'_>> = text.lines().filter(is_row).collect();
    let filled: Vec<Piece<'_>> = text.rows().filter(is_row).collect();
    let tabs: Vec<Row<'_>> = rows(&filled, |line| Row::fields(line, &['\t']));
    let bars: Vec<Row<'_>> = rows(&filled, |line| Row::fields(unframed(line), &['|']));
    for rows in [tabs, bars] {
        if single(&rows) && width(&rows).is_some_and(|cols| cols > 1) {
            return vec![(Layout::Spaced, rows)];
        }
    }
    if text.text.contains('|') {
        return vec![(Layout::Spaced, rows(&filled, Row::spaced))];
    }
    let mut lines_of_text = filled.iter().map(|line| line.trim().text);
    match lines_of_text.any(|line| line.contains([' ', '\t'])) {
        true => with_spaces(&lines, &filled),
        false => without_spaces(&lines, &filled),
    }
}

/// Commas separate rows, or they separate cells. On one line of single characters both
/// fit; a field without a character can only be a blank cell.
fn with_commas(text: Piece<'_>) -> Vec<Reading<'_>> {
    let filled: Vec<Piece<'_>> = text.rows().collect();
    let csv = rows(&filled, |line| Row::fields(line, &[',']));
    let comma = comma_rows(text);
    let mut cells = csv.iter().flat_map(|row| &row.cells);
    let all_blank = cells.all(|cell| cell.is_empty());
    let has_blank = comma.iter().any(|row| row.cells.is_empty());
    let is_csv = single(&csv) && csv.iter().all(|row| row.cells.len() > 1);
    let quotes = text.text.contains('"');
    let wide = width(&comma).is_some_and(|cols| cols > 1) && !quotes;
    if !is_csv || all_blank || (filled.len() == 1 && !tight(filled[0])) {
        vec![(Layout::Comma, comma)]
    } else if (filled.len() > 1 && !wide) || has_blank || quotes {
        vec![(Layout::Csv, csv)]
    } else {
        vec![(Layout::Comma, comma), (Layout::Csv, csv)]
    }
}

/// Whether no field of a line contains a space, except fields that are a single space.
fn tight(line: Piece<'_>) -> bool {
    line.split(&[','])
        .all(|field| field.length() <= 1 || field.text.contains('"'))
}

/// The rows between commas and line ends; a comma at a line's end does not
/// begin another row.
fn comma_rows(text: Piece<'_>) -> Vec<Row<'_>> {
    let mut parts = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let shorter = line.text.strip_suffix(',').map(|kept| line.to(kept.len()));
        let wrapped = lines.peek().is_some() || line.at > text.at;
        parts.extend(shorter.filter(|_| wrapped).unwrap_or(line).split(&[',']));
    }
    let trimmed: Vec<Piece<'_>> = parts.iter().map(|part| part.trim()).collect();
    let raw = rows(&parts, Row::dense);
    let tidy = rows(&trimmed, Row::dense);
    let spaced = trimmed.iter().any(|part| part.text.contains(' '));
    if width(&raw).is_none() && width(&tidy).is_some() && !spaced && has_symbol(text) {
        tidy
    } else {
        raw
    }
}

/// Lines without a space between characters: one character per cell.
fn without_spaces<'a>(lines: &[Piece<'a>], filled: &[Piece<'a>]) -> Vec<Reading<'a>> {
    let trimmed: Vec<Piece<'_>> = filled.iter().map(|line| line.trim()).collect();
    let tidy = (Layout::Dense, rows(&trimmed, Row::dense));
    if filled.iter().any(|line| has_symbol(*line)) {
        return vec![tidy];
    }
    let raw = rows(&unbordered(lines), Row::dense);
    let indented = |line: &Piece<'_>| line.text.len() - line.text.trim_start().len();
    let same = filled.iter().all(|line| {
        indented(line) > 0 && indented(line) == indented(&filled[0]) && !line.text.ends_with(' ')
    });
    let mut readings = vec![(Layout::Dense, raw)];
    if same && filled.len() > 1 && width(&tidy.1).is_some() {
        readings.push(tidy);
    }
    readings
}

/// Lines with spaces between characters: separators, blank cells, or either.
fn with_spaces<'a>(lines: &[Piece<'a>], filled: &[Piece<'a>]) -> Vec<Reading<'a>> {
    let spaced = rows(filled, Row::spaced);
    let dense = rows(&unbordered(lines), Row::dense);
    if filled.iter().any(|line| has_symbol(*line)) {
        if let [line] = filled
            && let Some(rows) = rows_in(*line)
        {
            return vec![(Layout::Dense, rows)];
        }
        let cells = || spaced.iter().flat_map(|row| &row.cells);
        let singles = cells().filter(|cell| cell.length() == 1).count();
        let mostly = 4 * singles >= 3 * cells().count();
        let several = spaced.iter().any(|row| row.cells.len() > 1);
        // The first line may be a header, which other readers recognise.
        let separated = filled.iter().skip(1).all(alternates) && filled.len() > 1;
        return if mostly && several && (separated || !fits(&dense, &spaced)) {
            vec![(Layout::Spaced, spaced)]
        } else {
            vec![(Layout::Dense, dense)]
        };
    }
    let alternating = filled.iter().all(alternates);
    // Uneven lines have lost blank cells, which words would hide.
    let even = width(&dense).is_some() && width(&spaced).is_some_and(|cols| cols > 1);
    let mut readings = vec![(Layout::Dense, dense)];
    if alternating && even {
        readings.push((Layout::Spaced, spaced));
        if filled.len() > 1 {
            readings.reverse();
        }
    }
    readings
}

/// The words of a line as rows, if they all have the same length.
fn rows_in(line: Piece<'_>) -> Option<Vec<Row<'_>>> {
    let rows: Vec<Row<'_>> = line.words().map(Row::dense).collect();
    let cols = width(&rows)?;
    (rows.len() > 1 && cols > 1).then_some(rows)
}

/// Whether a line is characters with a single space between any two.
fn alternates(line: &Piece<'_>) -> bool {
    let mut chars = line.text.trim().chars().enumerate();
    chars.all(|(i, c)| c.is_whitespace() == (i % 2 == 1))
}

/// Whether characters as cells make an even grid and words do not.
fn fits(dense: &[Row<'_>], spaced: &[Row<'_>]) -> bool {
    width(dense).is_some() && (width(spaced).is_none() || !single(spaced))
}

/// The numbers of names in the order in which they first appear, from 0.
pub fn numbered<T: PartialEq>(names: impl IntoIterator<Item = T>) -> Vec<usize> {
    let mut seen = Vec::new();
    let number = |name: T| match seen.iter().position(|other| *other == name) {
        Some(number) => number,
        None => {
            seen.push(name);
            seen.len() - 1
        }
    };
    names.into_iter().map(number).collect()
}

fn rows<'a>(pieces: &[Piece<'a>], row: impl Fn(Piece<'a>) -> Row<'a>) -> Vec<Row<'a>> {
    pieces.iter().map(|&piece| row(piece)).collect()
}

/// The lines without blank lines at the ends, unless those are as long as the others
/// and so can be rows of blanks.
fn unbordered<'a>(lines: &[Piece<'a>]) -> Vec<Piece<'a>> {
    let is_filled = |line: &Piece<'_>| !line.trim().is_empty();
    let filled = lines.iter().filter(|line| is_filled(line));
    let longest = filled.map(|line| line.length()).max();
    let stays = |line: &Piece<'_>| is_filled(line) || Some(line.length()) == longest;
    let first = lines.iter().position(stays).unwrap_or(0);
    let last = lines.iter().rposition(stays).map_or(0, |last| last + 1);
    lines[first..last].to_vec()
}

/// The number of cells of every row, if it is the same.
fn width(rows: &[Row<'_>]) -> Option<usize> {
    let cols = rows.first()?.len();
    rows.iter().all(|row| row.len() == cols).then_some(cols)
}

/// Whether no cell has more than one character.
fn single(rows: &[Row<'_>]) -> bool {
    let mut cells = rows.iter().flat_map(|row| &row.cells);
    cells.all(|cell| cell.length() <= 1)
}

/// Whether blanks are written with a symbol, so that spaces are not needed for them.
fn has_symbol(piece: Piece<'_>) -> bool {
    piece.text.contains(['.', '-', '_', '*', 'x'])
}

/// A line of a table's frame.
fn is_border(line: &str) -> bool {
    let framed = line.contains('+') || (line.contains('|') && line.contains("--"));
    framed && line.chars().all(|c| "+-=| :".contains(c))
}

/// A line without the bars at its ends.
fn unframed(line: Piece<'_>) -> Piece<'_> {
    let line = line.trim();
    let line = line.strip("|").unwrap_or(line);
    line.to(line.text.strip_suffix('|').unwrap_or(line.text).len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The readings of a text: cells joined by nothing, blanks as `_`, rows by `/`.
    fn read(text: &str) -> Vec<(Layout, String)> {
        let cell = |cell: &Piece<'_>| match cell.text {
            "" | " " => "_".to_owned(),
            other => other.to_owned(),
        };
        let row = |row: &Row<'_>| row.cells.iter().map(cell).collect::<String>();
        readings(Piece::new(text, 0))
            .into_iter()
            .map(|(layout, rows)| (layout, rows.iter().map(row).collect::<Vec<_>>().join("/")))
            .collect()
    }

    fn only(layout: Layout, grid: &str) -> Vec<(Layout, String)> {
        vec![(layout, grid.to_owned())]
    }

    #[test]
    fn spaces_are_cells_where_no_symbol_is_a_blank() {
        assert_eq!(read("3 2, 1 "), only(Layout::Comma, "3_2/_1_"));
        assert_eq!(read(" 2 "), only(Layout::Dense, "_2_"));
        assert_eq!(read("3 2\n 1 \n   "), only(Layout::Dense, "3_2/_1_/___"));
        assert_eq!(
            read("   3 2  \n  1   3"),
            only(Layout::Dense, "___3_2__/__1___3")
        );
    }

    #[test]
    fn spaces_are_separators_or_indentation_beside_a_symbol() {
        assert_eq!(read("3 . 2\n. 1 ."), only(Layout::Spaced, "3.2/.1."));
        assert_eq!(read("  3.2\n  .1."), only(Layout::Dense, "3.2/.1."));
        assert_eq!(read("3.2,\n .1."), only(Layout::Comma, "3.2/.1."));
    }

    #[test]
    fn fields_can_be_empty() {
        assert_eq!(read("3,,2\n,1,"), only(Layout::Csv, "3_2/_1_"));
        assert_eq!(read("\"3\",\"\"\n\"\",\"1\""), only(Layout::Csv, "3_/_1"));
        assert_eq!(read("3\t\t2\n\t1\t"), only(Layout::Spaced, "3_2/_1_"));
        assert_eq!(
            read("| 3 |  |\n|---|--|\n|  | 1 |"),
            only(Layout::Spaced, "3_/_1")
        );
    }

    #[test]
    fn a_grid_that_fits_two_ways_is_read_twice() {
        let both = |a: Vec<_>, b: Vec<_>| [a, b].concat();
        assert_eq!(
            read("1,2,3"),
            both(only(Layout::Comma, "1/2/3"), only(Layout::Csv, "123"))
        );
        assert_eq!(
            read("3 2\n1 3"),
            both(
                only(Layout::Spaced, "32/13"),
                only(Layout::Dense, "3_2/1_3")
            )
        );
        assert_eq!(
            read(" 32\n 13"),
            both(only(Layout::Dense, "_32/_13"), only(Layout::Dense, "32/13"))
        );
    }

    #[test]
    fn rows_without_cells_stay_rows() {
        assert_eq!(read(",,,"), only(Layout::Comma, "///"));
        assert_eq!(read("3 2\n\n1 3 1"), only(Layout::Dense, "3_2//1_3_1"));
    }
}
