//! Detection and splitting of lists. A text is a list when its lines, or its
//! blocks between empty lines, are puzzles by themselves.
//!
//! A grid over several lines is one puzzle although each of its lines could be
//! a board of one row; so a line counts only if it has more rows and columns
//! than one. A text with a link reads as that link, whatever else is in it;
//! so a whole that says no more than one of its lines says is still a list.

use std::ops::Range;

use crate::format::MAX_BYTES;
use crate::kind::{self, Reading};

use super::record;

/// Most entries taken from a list.
pub const MOST: usize = 200_000;

/// Number of lines or blocks, spread over the text, that are read to decide.
const LOOKED_AT: usize = 400;

/// More lines than any text of one puzzle has, saved moves apart.
const MANY_LINES: usize = 1_000;

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
    let kept = lines
        .iter()
        .filter(|line| is_kept(&text[line.range.clone()]))
        .cloned();
    let kept: Vec<Entry> = kept.collect();
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

/// All lines, without their ends.
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
    // An address copied without its page begins with a `#` as well.
    let is_address = line.starts_with("#p=") || line.starts_with("#/");
    let is_comment = line.starts_with("//") || (line.starts_with('#') && !is_address);
    !line.is_empty() && !is_comment
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

/// Whether the kept lines are puzzles each.
fn is_list(text: &str, kept: &[Entry]) -> bool {
    let Some(first) = kept.first() else {
        return false;
    };
    if record::is_record(&text[first.range.clone()]) {
        return true;
    }
    if kept.len() < 2 {
        return false;
    }
    let is_long = kept.len() > MANY_LINES || text.len() > MAX_BYTES;
    let whole = if is_long { None } else { first_reading(text) };
    // Boards that settle it, so that the other lines need not be read.
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

/// Whether blocks are boards each, a row a line; `kept` lines are in all.
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
    // Where spaces are blanks, an empty line can be a row of the one board.
    let is_one = || first_reading(text).is_some_and(|whole| usize::from(whole.shape.rows) > kept);
    boards == 2 && !is_one()
}
