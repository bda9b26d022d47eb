//! Tables with labels: numbers or letters that count the rows or the columns, in margins, headings and brackets.

use super::{Piece, Row, Sheet, blanks, is_cell, lines};

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
pub(super) fn sheets(text: Piece<'_>) -> Option<Sheet<'_>> {
    let mut rows: Vec<Line<'_>> = Vec::new();
    for line in text.lines().map(lines::unquoted) {
        let trimmed = line.trim();
        let is_stroke =
            trimmed.text.contains("--") && !trimmed.text.contains(char::is_alphanumeric);
        match rows.last_mut() {
            Some(last) if is_stroke && trimmed.text.starts_with('|') => last.is_headed = true,
            _ if is_stroke || trimmed.is_empty() => {}
            _ => rows.push(Line::of(line)),
        }
    }
    // Words above the table are not part of it.
    let is_row = |line: &&Line<'_>| {
        !line.all.is_empty()
            && line
                .all
                .iter()
                .all(|cell| is_cell(blanks::bare(*cell)) || label(cell.text).is_some())
    };
    let start = rows.iter().position(|line| is_row(&line))?;
    let rows: Vec<&Line<'_>> = rows.iter().skip(start).take_while(is_row).collect();
    let cells = headed(&rows).or_else(|| sure(&rows))?;
    let is_cells = cells
        .iter()
        .flat_map(|(_, cells)| cells.iter())
        .all(|cell| is_cell(blanks::bare(*cell)));
    let rows = cells
        .into_iter()
        .map(|(piece, cells)| Row::new(piece, cells.iter().copied()));
    is_cells.then(|| Sheet::new("format-table", rows.collect()))
}

/// The pieces of lines and their cells.
type Body<'a, 's> = Vec<(Piece<'a>, &'s [Piece<'a>])>;

/// The rows below a line that counts the columns, or that a Markdown table has blank: each with a label of its own, or as many as
/// there are columns.
fn headed<'a, 's>(rows: &[&'s Line<'a>]) -> Option<Body<'a, 's>> {
    let (head, body) = rows.split_first()?;
    let values = || head.all.iter().map(|cell| value(cell.text));
    let (width, is_blank) = match &head.all[..] {
        all if head.is_headed && all.iter().all(|cell| cell.is_empty()) => (all.len(), true),
        all if counts(values()) => (all.len(), false),
        [_, rest @ ..] if counts(values().skip(1)) => (rest.len(), false),
        _ => return None,
    };
    let labels = || body.iter().map(|line| Some(line.label.as_ref()?.value));
    let is_labelled = counts(labels()) && body.iter().all(|line| line.cells.len() == width);
    let is_plain = body.iter().all(|line| line.all.len() == width)
        && (is_blank || (body.len() == width && (width >= NO_ACCIDENT || head.is_headed)));
    if body.len() < FEWEST || width < FEWEST || !(is_labelled || is_plain) {
        return None;
    }
    let cells = |line: &&'s Line<'a>| match is_labelled {
        true => &line.cells[..],
        false => &line.all[..],
    };
    Some(body.iter().map(|line| (line.piece, cells(line))).collect())
}

/// The rows whose labels can only be labels.
fn sure<'a, 's>(rows: &[&'s Line<'a>]) -> Option<Body<'a, 's>> {
    let width = rows.first()?.cells.len();
    let label = |line: &&Line<'_>| Some(line.label.as_ref().filter(|label| label.is_sure)?.value);
    let is_even = rows.iter().all(|line| line.cells.len() == width);
    let is_table = rows.len() >= FEWEST && width >= FEWEST && is_even;
    let is_sure = is_table && counts(rows.iter().map(label));
    is_sure.then(|| {
        rows.iter()
            .map(|line| (line.piece, &line.cells[..]))
            .collect()
    })
}

impl<'a> Line<'a> {
    /// The label and the cells of a line: fields between bars or tabs, words, or the characters of the only word.
    fn of(line: Piece<'a>) -> Self {
        let bars = line.text.matches('|').count();
        let (first, rest) = match bars {
            0 => (Piece::new("", line.at), line),
            _ => line
                .split_once('|')
                .unwrap_or((Piece::new("", line.at), line)),
        };
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
            if label.is_some() {
                cells.remove(0);
            }
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
    let mut chars = bare.chars();
    match (chars.next(), chars.next()) {
        (Some(c @ ('A'..='Z' | 'a'..='z')), None) => {
            Some(u64::from(c.to_ascii_uppercase()) - u64::from('A') + 1)
        }
        _ => Piece::new(bare, 0).number(),
    }
}

/// Whether labels count up from 0 or 1.
fn counts(mut labels: impl Iterator<Item = Option<u64>>) -> bool {
    let first = labels.next().flatten();
    let mut last = match first {
        Some(first @ (0 | 1)) => first,
        _ => return false,
    };
    labels.all(|label| {
        let is_next = label == Some(last + 1);
        last += 1;
        is_next
    })
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
