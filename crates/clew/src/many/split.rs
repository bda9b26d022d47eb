//! Detection and splitting of lists. A text is a list if its lines, or its
//! blocks between empty lines, are individual puzzles, or if square grids follow one
//! another, whatever is between them.
//!
//! A grid over several lines is one puzzle although each of its lines could be
//! a board with one row, so a line counts only if it has more than one row and
//! column. A text that contains a link is read as that link, whatever else it contains;
//! so a text whose reading says no more than one of its lines is still a list.

use std::ops::Range;

use serde::de::IgnoredAny;

use crate::kind::{self, Reading};
use clew_core::format::MAX_BYTES;

use super::record;

/// Maximum number of entries taken from a list.
pub const MOST: usize = 200_000;

/// Number of lines or blocks, spread over the text, that are read for the decision.
const LOOKED_AT: usize = 400;

/// More lines than any text of a single puzzle has, apart from saved moves.
const MANY_LINES: usize = 1_000;

/// Sides of the square grids that can follow one another without a separator.
const SIDES: [usize; 6] = [4, 6, 8, 9, 12, 16];

/// Maximum number of lines with numbers before the first of these grids.
const HEADING: usize = 3;

/// A part of a list that should be a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its first line, counted from 1.
    pub line: u32,
    /// Its range in the text, in bytes.
    pub range: Range<usize>,
}

/// The entries of a list, at most [`MOST`]; `None` if the text is not a list.
pub fn entries(text: &str) -> Option<Vec<Entry>> {
    let lines = lines(text);
    if is_json(text, &lines) {
        return None;
    }
    if let Some(grids) = grids(text).or_else(|| stroked(text, &lines)) {
        return Some(capped(grids));
    }
    let kept = lines
        .iter()
        .filter(|line| is_kept(&text[line.range.clone()]))
        .cloned();
    let mut kept: Vec<Entry> = kept.collect();
    if kept.len() > 2 && is_heading(&text[kept[0].range.clone()]) {
        kept.remove(0);
    }
    if is_list(text, &kept) {
        return Some(capped(kept));
    }
    let blocks = blocks(text, &lines);
    is_blocks(text, &blocks, kept.len()).then(|| capped(blocks))
}

fn capped(mut entries: Vec<Entry>) -> Vec<Entry> {
    entries.truncate(MOST);
    entries
}

/// All lines, without line endings.
fn lines(text: &str) -> Vec<Entry> {
    let mut lines = Vec::new();
    let mut start = 0;
    for (whole, line) in text.split_inclusive('\n').zip(1..) {
        let kept = whole.trim_end_matches(['\n', '\r']).len();
        lines.push(Entry {
            line,
            range: start..start + kept,
        });
        start += whole.len();
    }
    lines
}

/// Whether a line is neither empty nor a comment: `# …` or `// …`.
pub fn is_kept(line: &str) -> bool {
    let line = line.trim_start_matches('\u{feff}').trim();
    // An address copied without its page also begins with a `#`.
    let is_address = line.starts_with("#p=") || line.starts_with("#/");
    let is_comment = line.starts_with("//") || (line.starts_with('#') && !is_address);
    !line.is_empty() && !is_comment
}

/// Whether a line is the heading of a table: names between separators.
fn is_heading(line: &str) -> bool {
    let fields = || {
        line.split([',', ';', '\t'])
            .map(|field| field.trim().trim_matches('"'))
    };
    let is_name = |field: &str| {
        let is_part = |c: char| c.is_alphabetic() || matches!(c, '_' | ' ' | '-');
        field.chars().any(char::is_alphabetic) && field.chars().all(is_part)
    };
    fields().count() > 1 && fields().all(is_name) && fields().any(|field| field.len() > 1)
}

/// Whether a text of several lines is JSON as a whole.
fn is_json(text: &str, lines: &[Entry]) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim();
    let is_closed = (text.starts_with('{') && text.ends_with('}'))
        || (text.starts_with('[') && text.ends_with(']'));
    is_closed && lines.len() > 1 && serde_json::from_str::<IgnoredAny>(text).is_ok()
}

/// The consecutive square grids in a text, with anything between them; `None` unless
/// there are at least two, and all are puzzles. If a grid contains the givens of an earlier
/// one, it is a player's progress on that puzzle, not another puzzle.
pub fn grids(text: &str) -> Option<Vec<Entry>> {
    let rows = rows(text)?;
    let side = rows.first()?.1;
    let grids: Vec<Entry> = rows
        .chunks(side)
        .map(|rows| Entry {
            line: rows[0].0.line,
            range: rows[0].0.range.start..rows[rows.len() - 1].0.range.end,
        })
        .collect();
    let is_grid = |grid: &Entry| {
        let reading = first_reading(&text[grid.range.clone()]);
        reading.is_some_and(|reading| usize::from(reading.shape.rows) == side)
    };
    let is_list = grids.len() > 1 && rows.len().is_multiple_of(side);
    let is_one = || text.len() <= MAX_BYTES && !first_reading(text).is_some_and(says_more);
    (is_list && spread(&grids).all(is_grid) && !is_one()).then_some(grids)
}

/// Whether a reading is one of several puzzles in its text.
fn says_more(reading: Reading) -> bool {
    let mut warnings = reading.warnings.iter();
    warnings.any(|warning| warning.message == "warning-more-puzzles")
}

/// The boards between separator lines, of any shape; `None` unless there are at least two, and
/// all are puzzles.
fn stroked(text: &str, lines: &[Entry]) -> Option<Vec<Entry>> {
    let is_stroke = |line: &Entry| {
        let line = text[line.range.clone()].trim();
        let first = line.chars().next();
        line.len() > 2
            && line
                .chars()
                .all(|c| Some(c) == first && "=-*~_#+".contains(c))
    };
    if !lines.iter().any(is_stroke) || text.len() > MAX_BYTES {
        return None;
    }
    let mut blocks: Vec<Entry> = Vec::new();
    let mut is_open = false;
    for line in lines {
        let is_row = !is_stroke(line) && is_kept(&text[line.range.clone()]);
        match blocks.last_mut() {
            Some(block) if is_open && is_row => block.range.end = line.range.end,
            _ if is_row => blocks.push(line.clone()),
            _ => {}
        }
        is_open = is_row;
    }
    let is_board = |block: &Entry| board(&text[block.range.clone()]).is_some();
    let is_list = blocks.len() > 1 && spread(&blocks).all(is_board);
    (is_list && first_reading(text).is_none_or(says_more)).then_some(blocks)
}

/// The lines that are rows of square grids, with their number of cells, which must be the
/// same in all lines and usual for Sudokus. `None` if a line has a different number.
fn rows(text: &str) -> Option<Vec<(Entry, usize)>> {
    let mut rows: Vec<(Entry, usize)> = Vec::new();
    let mut passed = 0;
    for entry in lines(text) {
        let width = match width(&text[entry.range.clone()]) {
            0 => continue,
            width => width,
        };
        match rows.first() {
            Some(&(_, side)) if side == width => rows.push((entry, width)),
            Some(&(_, side)) if 2 * rows.len() < side => return None,
            // A separator line or a number between grids.
            Some(_) => {}
            None if SIDES.contains(&width) => rows.push((entry, width)),
            None if passed > HEADING => return None,
            None => passed += 1,
        }
    }
    Some(rows)
}

/// Number of cells in a row of digits and blanks, possibly with spaces, bars and commas
/// between them; 0 for any other line.
fn width(line: &str) -> usize {
    let is_separator = |c: char| c.is_whitespace() || matches!(c, '|' | ',' | ';');
    let is_cell = |c: char| c.is_ascii_digit() || matches!(c, '.' | '-' | '_' | '*' | '?');
    let words = || line.split(is_separator).filter(|word| !word.is_empty());
    let is_row = words().all(|word| word.chars().all(is_cell));
    let has_digit = line.contains(|c: char| c.is_ascii_digit());
    let is_blank = words().all(|word| word.len() == 1) || line.contains('.') || line.contains('_');
    match is_row && (has_digit || is_blank) {
        true if words().count() > 3 && words().all(|word| word.len() <= 2) => words().count(),
        true => words().map(str::len).sum(),
        false => 0,
    }
}

/// Some of the entries, spread evenly.
fn spread(entries: &[Entry]) -> impl Iterator<Item = &Entry> {
    entries
        .iter()
        .step_by(entries.len().div_ceil(LOOKED_AT).max(1))
}

fn first_reading(text: &str) -> Option<Reading> {
    Some(kind::read(text).ok()?.swap_remove(0))
}

/// A line's own reading, if it is more than a row of a board.
fn board(text: &str) -> Option<Reading> {
    first_reading(text).filter(|reading| reading.shape.rows > 1 && reading.shape.cols > 1)
}

/// Whether each of the kept lines is a puzzle.
fn is_list(text: &str, kept: &[Entry]) -> bool {
    let Some(first) = kept.first() else {
        return false;
    };
    let first = &text[first.range.clone()];
    if kept.len() < 2 {
        return record::has_puzzle(first);
    }
    if record::is_record(first) {
        return true;
    }
    let is_long = kept.len() > MANY_LINES || text.len() > MAX_BYTES;
    let whole = if is_long { None } else { first_reading(text) };
    // Once enough boards have been found, the other lines need not be read.
    let enough = match &whole {
        None if is_long => 2,
        None => 1,
        Some(whole) if usize::from(whole.shape.rows) != kept.len() => 2,
        Some(_) => usize::MAX,
    };
    let (mut boards, mut is_one_of_them) = (0, false);
    for line in spread(kept) {
        let line = &text[line.range.clone()];
        if record::is_record(line) {
            return true;
        }
        if let Some(board) = board(line) {
            boards += 1;
            is_one_of_them |= whole.as_ref().is_some_and(|whole| whole.code == board.code);
        }
        if boards >= enough || (boards > 1 && is_one_of_them) {
            return true;
        }
    }
    boards == 1 && is_long && first_reading(text).is_none()
}

/// The runs of kept lines between empty ones.
fn blocks(text: &str, lines: &[Entry]) -> Vec<Entry> {
    let mut blocks: Vec<Entry> = Vec::new();
    let mut is_open = false;
    for line in lines {
        let is_row = is_kept(&text[line.range.clone()]);
        match blocks.last_mut() {
            Some(block) if is_open && is_row => block.range.end = line.range.end,
            _ if is_row => blocks.push(line.clone()),
            _ => {}
        }
        is_open = is_row;
    }
    blocks
}

/// Whether each block is a board with one row per line; `kept` is the total number of lines.
fn is_blocks(text: &str, blocks: &[Entry], kept: usize) -> bool {
    if blocks.len() < 2 {
        return false;
    }
    let boards = spread(blocks)
        .filter(|block| {
            let block = &text[block.range.clone()];
            let rows = block.lines().count() - usize::from(kind::has_word(block));
            let reads = board(block).is_some_and(|reading| usize::from(reading.shape.rows) == rows);
            reads
                && block
                    .lines()
                    .next()
                    .is_some_and(|line| board(line).is_none())
        })
        .take(2)
        .count();
    // If spaces are blanks, an empty line can be a row of a single board.
    let is_one = || first_reading(text).is_some_and(|whole| usize::from(whole.shape.rows) > kept);
    boards == 2 && !is_one()
}
