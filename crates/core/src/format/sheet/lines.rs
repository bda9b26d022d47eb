//! Rows on lines, among words, frames and remarks: fields between tabs or commas, words,
//! or one character per cell; and rows that are all on one line.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::{Piece, Row, Sheet, is_cell};

/// Sides of boards with boxes that fit on one line of symbols.
const SIDES: [usize; 10] = [4, 6, 8, 9, 10, 12, 15, 16, 20, 25];

/// Minimum number of cells of a board whose rows are all on one line.
const BOARD: usize = 16;

/// The tables in the lines of a text.
pub(super) fn sheets<'a>(text: Piece<'a>) -> Vec<Sheet<'a>> {
    let mut sheets = whole_boards("format-table", text);
    for separators in [&['\t'][..], &[',', ';']] {
        if text.text.contains(separators) {
            sheets.extend(runs(text, |line| fields(line, separators)));
        }
    }
    if text.text.contains('&') {
        sheets.extend(runs(text, |line| fields(line.until(|c| c == '\\'), &['&'])));
    }
    let words = |line: Piece<'a>| Some(line.parts(&[' ', '\t', '|', ',', ';']).collect());
    sheets.extend(runs(text, words));
    sheets.extend(runs(text, dense));
    sheets.extend(rows_on_a_line(text));
    sheets
}

/// The runs of lines that `split` turns into rows. Words before a colon are the name of
/// a row; other words end a run. Empty lines and frames are skipped.
pub(super) fn runs<'a>(
    text: Piece<'a>,
    split: impl Fn(Piece<'a>) -> Option<Vec<Piece<'a>>>,
) -> Vec<Sheet<'a>> {
    let lines: Vec<Piece<'a>> = text.lines().map(unquoted).collect();
    let signs = signs(&lines);
    let mut runs: Vec<Vec<Row<'a>>> = vec![Vec::new()];
    let mut is_parted = false;
    for line in lines {
        if is_frame(line, &signs) {
            is_parted = true;
            continue;
        }
        let is_parted = std::mem::take(&mut is_parted);
        let (key, line) = named(line);
        let cells = split(line).filter(|cells| cells.iter().all(|cell| is_cell(cell.trim())));
        match (cells, runs.last_mut()) {
            (Some(cells), Some(run)) if !cells.is_empty() => run.push(Row {
                key,
                is_parted,
                ..Row::new(line, cells.into_iter())
            }),
            _ => runs.push(Vec::new()),
        }
    }
    // A single row can hold all cells of a board.
    let is_table = |run: &Vec<Row<'_>>| run.len() > 1 || run.iter().any(|row| row.len() >= BOARD);
    let runs = runs.into_iter().filter(is_table);
    let mut sheets: Vec<Sheet<'_>> = runs.map(|run| Sheet::new("format-table", run)).collect();
    let largest = sheets.iter().map(|sheet| sheet.largest).max();
    // Rows of each width in later tables.
    let mut later: BTreeMap<usize, Vec<Range<usize>>> = BTreeMap::new();
    for sheet in sheets.iter_mut().rev() {
        sheet.largest = largest.unwrap_or(0);
        let rows: Vec<_> = sheet.block().0.iter().map(|row| row.at.clone()).collect();
        let later = later.entry(sheet.width()).or_default();
        sheet.more = later.len() / rows.len().max(1);
        sheet.later.clone_from(later);
        later.extend(rows);
    }
    sheets
}

/// The cells of a text that is a row: fields between commas, words, or characters.
pub(super) fn row(text: Piece<'_>) -> Option<Row<'_>> {
    let words = || text.words().collect::<Vec<_>>();
    let cells = match fields(text, &[',', ';']) {
        Some(cells) => cells,
        None if words().len() > 1 => words(),
        None => dense(text)?,
    };
    let is_row = cells.iter().all(|cell| is_cell(cell.trim()));
    is_row.then(|| Row::new(text, cells.into_iter()))
}

/// A line without the signs that mark it as quoted.
pub(super) fn unquoted(line: Piece<'_>) -> Piece<'_> {
    let mut line = line;
    while let Some(rest) = line.strip("> ").or(line.strip(">")) {
        line = rest;
    }
    line
}

/// The name that a line begins with: words before a colon or an equals sign, or a number
/// before a bracket.
fn named(line: Piece<'_>) -> (&str, Piece<'_>) {
    let Some(end) = line.text.find([':', '=', ')']) else {
        return ("", line);
    };
    let (name, cells) = (line.to(end), line.from(end + 1));
    let is_name = match line.text.as_bytes()[end] {
        b')' => name.trim().number().is_some(),
        _ => name.text.contains(char::is_alphabetic),
    };
    match is_name {
        true => (name.trim().text, unbracketed(cells)),
        false => ("", line),
    }
}

/// A line without the brackets around it.
fn unbracketed(line: Piece<'_>) -> Piece<'_> {
    let line = line.trim_matches(|c| c.is_whitespace() || matches!(c, ',' | ';'));
    let pairs = [('[', ']'), ('(', ')'), ('{', '}')];
    let inner = pairs
        .iter()
        .find_map(|&(open, close)| line.text.strip_prefix(open)?.strip_suffix(close));
    inner.map_or(line, |inner| line.from(1).to(inner.len()))
}

/// Signs in the lines that have numbers.
fn signs(lines: &[Piece<'_>]) -> BTreeSet<char> {
    let lines = lines.iter().filter(|line| line.has_digit());
    let chars = lines.flat_map(|line| line.text.chars());
    chars.filter(|c| !c.is_alphanumeric()).collect()
}

/// Whether a line is part of a frame or separates bands: it begins with a crossed stroke,
/// or it has a sign that no row has and no letters or digits.
fn is_frame(line: Piece<'_>, signs: &BTreeSet<char>) -> bool {
    let line = line.trim().text;
    let is_drawn = |c: char| matches!(c, '+' | '-' | '=' | '|');
    let stroke = line.find(|c| !is_drawn(c)).map_or(line, |end| &line[..end]);
    if stroke.len() > 4 && stroke.contains("--") && stroke.contains('+') {
        return true;
    }
    let is_odd = |c: char| !c.is_whitespace() && !signs.contains(&c) && c != '|';
    !line.contains(char::is_alphanumeric)
        && (line.is_empty()
            || line.contains(is_odd)
            || line.contains("--+")
            || line.contains("--|"))
}

/// The fields of a line between separators, if there are any.
fn fields<'a>(line: Piece<'a>, separators: &'a [char]) -> Option<Vec<Piece<'a>>> {
    let fields: Vec<Piece<'_>> = line.split(separators).collect();
    (fields.len() > 1).then_some(fields)
}

/// A cell for each character that is neither a space nor a bar.
fn dense(line: Piece<'_>) -> Option<Vec<Piece<'_>>> {
    let is_cell = |c: char| !c.is_alphabetic() || c.is_ascii_uppercase() || c == 'x';
    let cells = line
        .letters()
        .filter(|c| !matches!(c.text, " " | "\t" | "|"));
    line.text.chars().all(is_cell).then(|| cells.collect())
}

/// Words that each hold all cells of a board: one row for each word.
pub(super) fn whole_boards<'a>(format: &'static str, text: Piece<'a>) -> Vec<Sheet<'a>> {
    let is_symbol =
        |c: char| c.is_ascii_digit() || ".-_*xX?".contains(c) || ('A'..='P').contains(&c);
    let mut rows = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.text.find(is_symbol) {
        let word = rest.from(start).until(|c| !is_symbol(c));
        rest = rest.from(start + word.text.len());
        if is_board(word.text) {
            rows.push(Row::new(word, word.letters()));
        }
    }
    let sheet = (!rows.is_empty()).then(|| Sheet::new(format, rows));
    sheet.into_iter().collect()
}

/// Whether a word has as many symbols as a board has cells, and looks like one. A short
/// word must have blanks and no digit that is too large.
pub(super) fn is_board(word: &str) -> bool {
    let side = word.len().isqrt();
    // Boards without boxes have only small clues.
    let is_small = |c: char| matches!(c, '0'..='4') || ".-_*x?".contains(c);
    let is_side = SIDES.contains(&side) || (side > 4 && word.chars().all(is_small));
    if !is_side || side * side != word.len() {
        return false;
    }
    let digits = || word.chars().filter_map(|c| c.to_digit(10));
    let is_short = side < 9;
    digits().any(|digit| digit > 0)
        && (!is_short
            || (word.contains(['.', '0', '_'])
                && digits().all(|digit| digit as usize <= side)
                && !word.contains(|c: char| c.is_ascii_uppercase())))
}

/// Rows on one line, each of as many characters as there are rows.
fn rows_on_a_line(text: Piece<'_>) -> Vec<Sheet<'_>> {
    let mut sheets = Vec::new();
    for line in text.lines() {
        let words = line.parts(&[' ', '\t', ',', ';', '|', '/', '+']);
        let words: Vec<Piece<'_>> = words.collect();
        let is_square = words.len() > 3 && words.iter().all(|word| word.length() == words.len());
        if is_square && line.has_digit() {
            let rows = words.iter().map(|word| Row::new(*word, word.letters()));
            sheets.push(Sheet::new("format-table", rows.collect()));
        }
    }
    sheets
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    /// The rows of the first sheet that has `count` rows of four cells.
    fn rows(text: &str, count: usize) -> Vec<String> {
        let sheets = sheets(Piece::new(text, 0));
        let is_wanted = |sheet: &&Sheet<'_>| sheet.rows.len() == count && sheet.width() == 4;
        sheets.iter().find(is_wanted).map(shown).unwrap_or_default()
    }

    #[test]
    fn rows_stand_among_words_and_frames() {
        for text in [
            "Grid 01\n1.3.\n...4",
            "> 1.3.\n> ...4",
            "```\n1.3.\n...4\n```\nHave fun!",
            "1\t\t3\t\n\t\t\t4",
            "1,,3,\n,,,4",
            "1 0 3 0\n- - - - - -\n0 0 0 4",
            "1#3#\n###4",
            "Row 1: 1 . 3 .\nRow 2: . . . 4",
        ] {
            let found: Vec<String> = rows(text, 2)
                .iter()
                .map(|row| row.replace('0', "_"))
                .collect();
            assert_eq!(found, ["1_3_", "___4"], "{text}");
        }
    }

    #[test]
    fn a_line_can_hold_all_rows_or_a_whole_board() {
        assert_eq!(
            rows("1.3. ...4 2... .1..", 4),
            ["1_3_", "___4", "2___", "_1__"]
        );
        let board = "1.3....42....1..";
        let sheets = sheets(Piece::new("7,1.3....42....1..,easy", 0));
        assert_eq!(sheets[0].rows[0].at, 2..2 + board.len());
        assert!(super::sheets(Piece::new("on 2026112614591234 it", 0)).is_empty());
    }
}
