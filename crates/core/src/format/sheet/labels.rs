//! Tables with labels: numbers or letters that count the rows or the columns, in margins, headings and brackets.

use super::{Piece, Row, Sheet, blanks, is_cell, is_ruler, lines};

/// Fewest rows and columns of a table.
const FEWEST: usize = 3;

/// Fewest columns whose numbers are not a row of the board by accident.
const NO_ACCIDENT: usize = 5;

/// A line of a table: its label and its cells.
struct Line<'a> {
    piece: Piece<'a>,
    label: Option<Label>,
    /// Cells after the label.
    cells: Vec<Piece<'a>>,
    /// Cells with those that can be a label.
    all: Vec<Piece<'a>>,
    /// Whether a stroke of a Markdown table follows.
    is_headed: bool,
}

/// A label at the start of a line.
struct Label {
    value: u64,
    /// Whether it can only be a label.
    is_sure: bool,
}

/// The labelled table of a text, without its labels.
pub(super) fn sheets<'a>(text: Piece<'a>) -> Option<Sheet<'a>> {
    let mut rows: Vec<Line<'_>> = Vec::new();
    for line in text.lines().map(lines::unquoted) {
        let trimmed = line.trim().text;
        let is_stroke = trimmed.contains("--") && !trimmed.contains(char::is_alphanumeric);
        match rows.last_mut() {
            Some(last) if is_stroke && trimmed.starts_with('|') => last.is_headed = true,
            _ if is_stroke || trimmed.is_empty() => {}
            _ => rows.push(Line::of(line)),
        }
    }
    // Words above the table are not part of it.
    let is_part = |cell: &Piece<'_>| is_cell(blanks::bare(*cell)) || label(cell.text).is_some();
    let is_row = |line: &Line<'_>| !line.all.is_empty() && line.all.iter().all(is_part);
    let start = rows.iter().position(is_row)?;
    let end = rows[start..].iter().take_while(|line| is_row(line)).count();
    let table = &rows[start..start + end];
    let (body, is_labelled) = headed(table).or_else(|| Some((sure(table)?, true)))?;
    let row = |line: &Line<'a>| {
        let cells = if is_labelled { &line.cells } else { &line.all };
        Row::new(line.piece, cells.iter().copied())
    };
    let rows: Vec<Row<'_>> = body.iter().map(row).collect();
    let mut cells = rows.iter().flat_map(|row| &row.cells);
    let is_table = cells.all(|cell| is_cell(*cell));
    is_table.then(|| Sheet::new("format-table", rows))
}

/// The rows below a line that counts the columns, or that a Markdown table has blank, and whether each has a label of its own.
/// Otherwise there are as many as columns.
fn headed<'s, 'a>(rows: &'s [Line<'a>]) -> Option<(&'s [Line<'a>], bool)> {
    let (head, body) = rows.split_first()?;
    let values = || head.all.iter().map(|cell| value(cell.text));
    let is_blank = head.is_headed && head.all.iter().all(|cell| cell.is_empty());
    let width = match head.all.len() {
        all if is_blank || is_ruler(values()) => all,
        all if is_ruler(values().skip(1)) => all - 1,
        _ => return None,
    };
    let labels = body.iter().map(|line| Some(line.label.as_ref()?.value));
    let is_labelled = is_ruler(labels) && body.iter().all(|line| line.cells.len() == width);
    let is_plain = body.iter().all(|line| line.all.len() == width)
        && (is_blank || (body.len() == width && (width >= NO_ACCIDENT || head.is_headed)));
    let is_table = body.len() >= FEWEST && width >= FEWEST && (is_labelled || is_plain);
    is_table.then_some((body, is_labelled))
}

/// The rows whose labels can only be labels.
fn sure<'s, 'a>(rows: &'s [Line<'a>]) -> Option<&'s [Line<'a>]> {
    let width = rows.first()?.cells.len();
    let label = |line: &Line<'_>| Some(line.label.as_ref().filter(|label| label.is_sure)?.value);
    let is_even = rows.iter().all(|line| line.cells.len() == width);
    let is_table = rows.len() >= FEWEST && width >= FEWEST && is_even;
    (is_table && is_ruler(rows.iter().map(label))).then_some(rows)
}

impl<'a> Line<'a> {
    /// The label and the cells of a line: fields between bars or tabs, words, or the characters of the only word.
    fn of(line: Piece<'a>) -> Self {
        let bars = line.text.matches('|').count();
        let (first, rest) = line.split_once('|').unwrap_or((line.to(0), line));
        let mut cells: Vec<Piece<'a>> = match bars {
            0 if line.text.contains('\t') => line.split(&['\t']).map(Piece::trim).collect(),
            0 | 1 => rest.words().collect(),
            _ => {
                let last = rest.text.rfind('|').unwrap_or(rest.text.len());
                rest.to(last).split(&['|']).map(Piece::trim).collect()
            }
        };
        let mut label = label(first.trim().text);
        if let Some(label) = label.as_mut() {
            label.is_sure |= bars == 1 && first.text.contains(char::is_alphabetic);
        }
        let all = cells.clone();
        if label.is_none() && cells.len() > 1 {
            label = self::label(cells[0].text);
            cells.drain(..usize::from(label.is_some()));
        }
        if let ([only], true) = (&cells[..], label.is_some()) {
            cells = only.letters().collect();
        }
        Self {
            piece: line,
            label,
            cells,
            all,
            is_headed: false,
        }
    }
}

/// The label that a text is: a number or a letter, which brackets, a colon or the letter `R` make sure.
fn label(text: &str) -> Option<Label> {
    let is_sure = text.starts_with('[') && text.ends_with(",]")
        || text.ends_with(':') && text.len() > 1
        || text.starts_with(['R', 'r']) && text.len() > 1;
    value(text).map(|value| Label { value, is_sure })
}

/// The value of a label.
fn value(text: &str) -> Option<u64> {
    let bare = text.trim_matches(|c| "[](),:.|*".contains(c));
    let bare = match bare.strip_prefix(['R', 'r', 'C', 'c']) {
        Some(rest) if !rest.is_empty() => rest,
        _ => bare,
    };
    super::label(bare)
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    #[test]
    fn labels_are_cut_off() {
        for text in [
            "     [,1] [,2] [,3] [,4]\n[1,]  1 0 3 0\n[2,]  0 0 0 4\n[3,] 2 0 0 0",
            "  0 1 2 3\n0 1 0 3 0\n1 0 0 0 4\n2 2 0 0 0",
            "R1 | 1 0 3 0\nR2 | 0 0 0 4\nR3 | 2 0 0 0",
            "    0    1    2    3\n0  1.0  0  3.0  0\n1  0  0  0  4.0\n2  2.0  0  0  0",
            "| |1|2|3|4|\n|--|--|--|--|--|\n|**A**|1|0|3|0|\n|**B**|0|0|0|4|\n|**C**|2|0|0|0|",
            "1: 1 0 3 0\n2: 0 0 0 4\n3: 2 0 0 0",
            "A: 1030\nB: 0004\nC: 2000",
            "   1   2   3   4\n +--+--+\nA | 1 | 0 | 3 | 0 |\n +--+--+\nB | 0 | 0 | 0 | 4 |\nC | 2 | 0 | 0 | 0 |",
            "|  |  |  |  |\n|--|--|--|--|\n| 1 | 0 | 3 | 0 |\n| 0 | 0 | 0 | 4 |\n| 2 | 0 | 0 | 0 |",
        ] {
            let rows = sheets(Piece::new(text, 0)).map(|sheet| shown(&sheet));
            assert_eq!(rows.unwrap_or_default(), ["1030", "0004", "2000"], "{text}");
        }
        for text in [
            "1 2 3 4\n2 3 4 1\n3 4 1 2\n4 1 2 3",
            "1.3.\n...4\n2...",
            "0 0 1\n2 1 1\n1 3\n1 1 2",
        ] {
            assert!(sheets(Piece::new(text, 0)).is_none(), "{text}");
        }
    }
}
