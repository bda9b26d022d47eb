//! Links and files of the pzpr family.

use std::sync::Arc;

use crate::{Digit, Houses};
use clew_core::format::pzpr::{Path, blanks, file as items};
use clew_core::format::{Piece, fault};
use clew_core::model::{Arg, Explanation, Fault, ParseError};

use super::cells::{self, Entry};
use super::{ReadingResult, marked};

/// Whether a side has the same boxes in pzpr as here.
pub(super) fn has_same_boxes(side: u8) -> bool {
    matches!(side, 4 | 6 | 9 | 16 | 25)
}

/// A board of that side, with boxes as pzpr draws them.
fn houses(side: Piece<'_>) -> Result<Arc<Houses>, ParseError> {
    let number = fault::length(side)?;
    let known = u8::try_from(number).is_ok_and(has_same_boxes);
    if known {
        cells::usual(number, side.range())
    } else {
        Err(
            ParseError::new(Fault::Size, side.range(), "error-size-sudoku-link")
                .with("side", Arg::Number(number)),
        )
    }
}

/// Reads a link that names this kind.
pub(super) fn link(path: &Path<'_>) -> ReadingResult {
    let (cols, rows) = path.size()?;
    let mut warnings = Vec::new();
    for &flag in path.flags.iter().filter(|flag| !flag.is_empty()) {
        if !flag.text.starts_with("v:") {
            let error = ParseError::new(Fault::Kind, flag.range(), "error-kind-sudoku-flag");
            return Err(error.with("flag", fault::quoted(flag.text)));
        }
        let warning = Explanation::new("warning-link-variant");
        warnings.push(warning.with("variant", fault::quoted(flag.text)));
    }
    if cols.number() != rows.number() {
        let at = cols.at..rows.range().end;
        return Err(ParseError::new(Fault::Size, at, "error-size-square")
            .with("rows", fault::quoted(rows.text))
            .with("cols", fault::quoted(cols.text)));
    }
    let houses = houses(rows)?;
    let body = path.body().unwrap_or(Piece::new("", rows.range().end));
    let (entries, odd) = decode(houses.side(), body)?;
    warnings.extend(odd);
    let (clues, marks) = cells::board(houses, &entries);
    let mut reading = marked("format-pzpr-link", clues, marks);
    reading.warnings = warnings;
    Ok(reading)
}

/// Reads the body of a link: hexadecimal digits are givens, `-` comes before two and
/// `+` before three of them, `g`–`z` are blanks, and `.` is an unknown given.
fn decode(side: u8, body: Piece<'_>) -> Result<(Vec<Entry>, Vec<Explanation>), ParseError> {
    let area = usize::from(side) * usize::from(side);
    let mut entries: Vec<Entry> = Vec::new();
    let (mut extra, mut unknown) = (0_u64, 0_u64);
    let mut rest = body;
    while let Some(c) = rest.first() {
        let place = rest.at - body.at + 1;
        let length = match c {
            '-' => 3,
            '+' => 4,
            _ => c.len_utf8(),
        };
        let token = match rest.text.get(..length) {
            Some(_) => rest.to(length),
            None => rest,
        };
        rest = rest.from(token.text.len());
        let run = blanks(c);
        let hexadecimal = token.text.trim_start_matches(['-', '+']);
        let value = u64::from_str_radix(hexadecimal, 16).ok();
        let value = value.filter(|_| !c.is_ascii_uppercase());
        let entry = match (run, value) {
            (Some(_), _) => Entry::Blank,
            _ if c == '.' => {
                unknown += 1;
                Entry::Blank
            }
            (_, Some(value)) => {
                let digit = u8::try_from(value).ok().and_then(Digit::new);
                let digit = digit.filter(|digit| digit.value() <= side);
                Entry::Given(digit.ok_or_else(|| range(token, value, side))?)
            }
            _ => {
                return Err(fault::character(
                    "error-character-sudoku-link",
                    token,
                    place,
                ));
            }
        };
        if entries.len() >= area {
            extra += 1;
            continue;
        }
        let run = run.unwrap_or(1).min(area - entries.len());
        entries.resize(entries.len() + run, entry);
    }
    let missing = u64::try_from(area - entries.len()).unwrap_or(0);
    let counts = [
        ("warning-link-unknown", unknown),
        ("warning-link-long", extra),
        ("warning-link-short", missing),
    ];
    let warnings = counts.into_iter().filter(|&(_, count)| count > 0);
    let warning = |(message, count)| Explanation::new(message).with("count", Arg::Number(count));
    Ok((entries, warnings.map(warning).collect()))
}

fn range(token: Piece<'_>, value: u64, side: u8) -> ParseError {
    ParseError::new(Fault::Range, token.range(), "error-range-given")
        .with("value", Arg::Number(value))
        .with("largest", Arg::Number(u64::from(side)))
}

/// Reads a file: the side, rows of givens, rows of what the player placed.
pub(super) fn file(text: Piece<'_>) -> Option<ReadingResult> {
    let (_, items) = items(text)?;
    let mut items = items.into_iter();
    items.next().filter(|kind| kind.text == "sudoku")?;
    Some(rows(text, items.collect()))
}

fn rows(text: Piece<'_>, items: Vec<Piece<'_>>) -> ReadingResult {
    let missing = || ParseError::new(Fault::Size, text.range(), "error-size-missing");
    let houses = houses(*items.first().ok_or_else(missing)?)?;
    let side = usize::from(houses.side());
    let filled: Vec<Piece<'_>> = items
        .into_iter()
        .skip(1)
        .filter(|item| !item.is_empty())
        .collect();
    if filled.len() < side {
        return Err(
            ParseError::new(Fault::Length, text.range(), "error-length-rows")
                .with("found", fault::number(filled.len()))
                .with("expected", fault::number(side)),
        );
    }
    let mut entries = Vec::new();
    for (r, row) in filled.iter().take(2 * side).enumerate() {
        let words: Vec<Piece<'_>> = row.words().collect();
        if words.len() != side {
            return Err(
                ParseError::new(Fault::Length, row.range(), "error-length-header")
                    .with("row", fault::number(r % side + 1))
                    .with("found", fault::number(words.len()))
                    .with("expected", fault::number(side)),
            );
        }
        for (c, &word) in words.iter().enumerate() {
            let place = side * r + c;
            let digit = cells::digit(word, houses.side());
            let digit =
                digit.map_err(|error| cells::located(error, place % (side * side), side))?;
            match (r < side, digit) {
                (true, _) => entries.push(Entry::of(digit)),
                (false, Some(digit)) if entries[place - side * side] == Entry::Blank => {
                    entries[place - side * side] = Entry::Placed(digit);
                }
                (false, _) => {}
            }
        }
    }
    let (clues, marks) = cells::board(houses, &entries);
    Ok(marked("format-pzpr-file", clues, marks))
}
