//! Links and files of the pzpr family.

use std::sync::Arc;

use clew_core::format::pzpr::{Path, RUNS, file as items};
use clew_core::format::{Piece, fault};
use clew_core::model::{Explanation, ParseError};

use super::ReadingResult;
use super::cells::{self, Content};
use crate::board::Houses;

/// Whether a side has the same boxes in pzpr as here.
pub(super) fn has_same_boxes(side: u8) -> bool {
    matches!(side, 4 | 6 | 9 | 16 | 25)
}

/// A board of that side, with boxes as pzpr draws them.
fn houses(side: Piece<'_>) -> Result<Arc<Houses>, ParseError> {
    let number = fault::length(side)?;
    match u8::try_from(number).is_ok_and(has_same_boxes) {
        true => cells::usual(number, side.range()),
        false => Err(side.fault("error-size-sudoku-link").with("side", number)),
    }
}

/// Reads a link that names this kind.
pub(super) fn link(path: &Path<'_>) -> ReadingResult {
    let (cols, rows) = path.size()?;
    let warnings = path.warnings(|_| Some("error-kind-sudoku-flag"))?;
    if cols.number() != rows.number() {
        let error = ParseError::new(cols.at..rows.end(), "error-size-square");
        return Err(error.sized(rows, cols));
    }
    let houses = houses(rows)?;
    let (entries, odd) = decode(houses.side(), path.body(0))?;
    let reading = cells::board("format-pzpr-link", houses, &entries);
    Ok(reading.warning(warnings).warning(odd))
}

/// Reads the body of a link: hexadecimal digits are givens, `-` comes before two and
/// `+` before three of them, `g`–`z` are blanks, and `.` is an unknown given.
fn decode(side: u8, body: Piece<'_>) -> Result<(Vec<Content>, Vec<Explanation>), ParseError> {
    let area = usize::from(side) * usize::from(side);
    let mut entries: Vec<Content> = Vec::new();
    let (mut extra, mut unknown) = (0, 0);
    let mut rest = body;
    while let Some(c) = rest.first() {
        let place = rest.at - body.at + 1;
        let length = match c {
            '-' => 3,
            '+' => 4,
            _ => c.len_utf8(),
        };
        let token = rest.text.get(..length).map_or(rest, |_| rest.to(length));
        rest = rest.from(token.text.len());
        let run = RUNS.blanks(c);
        let hexadecimal = token.text.trim_start_matches(['-', '+']);
        let value = u64::from_str_radix(hexadecimal, 16).ok();
        let entry = match value {
            _ if run.is_some() => Content::Blank,
            _ if c == '.' => {
                unknown += 1;
                Content::Blank
            }
            Some(value) if !c.is_ascii_uppercase() => cells::given(token, value, side)?,
            _ => {
                let message = "error-character-sudoku-link";
                return Err(fault::character(message, token, place));
            }
        };
        if entries.len() >= area {
            extra += 1;
            continue;
        }
        let run = run.unwrap_or(1).min(area - entries.len());
        entries.resize(entries.len() + run, entry);
    }
    let warnings = [
        fault::warning("warning-link-unknown", unknown),
        fault::warning("warning-link-long", extra),
        fault::warning("warning-link-short", area - entries.len()),
    ];
    Ok((entries, warnings.into_iter().flatten().collect()))
}

/// Reads a file: the side, rows of givens, rows of what the player placed.
pub(super) fn file(text: Piece<'_>) -> Option<ReadingResult> {
    let (_, items) = items(text)?;
    let mut items = items.into_iter();
    items.next().filter(|kind| kind.text == "sudoku")?;
    Some(rows(text, items.collect()))
}

fn rows(text: Piece<'_>, items: Vec<Piece<'_>>) -> ReadingResult {
    let missing = || text.fault("error-size-missing");
    let houses = houses(*items.first().ok_or_else(missing)?)?;
    let side = usize::from(houses.side());
    let area = side * side;
    let items = items.into_iter().skip(1);
    let filled: Vec<Piece<'_>> = items.filter(|item| !item.is_empty()).collect();
    if filled.len() < side {
        let error = text.fault("error-length-rows");
        return Err(error.counted(filled.len(), side));
    }
    let mut entries = Vec::new();
    for (r, row) in filled.iter().take(2 * side).enumerate() {
        let words: Vec<Piece<'_>> = row.words().collect();
        if words.len() != side {
            let error = row.fault("error-length-header").with("row", r % side + 1);
            return Err(error.counted(words.len(), side));
        }
        for (c, &word) in words.iter().enumerate() {
            let place = side * r + c;
            let digit = cells::digit(word, houses.side());
            let digit = digit.map_err(|error| cells::located(error, place % area, side))?;
            match digit {
                _ if r < side => entries.push(Content::of(digit)),
                Some(digit) if entries[place - area] == Content::Blank => {
                    entries[place - area] = Content::Placed(digit);
                }
                _ => {}
            }
        }
    }
    Ok(cells::board("format-pzpr-file", houses, &entries))
}
