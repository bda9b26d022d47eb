//! The faults that containers of all kinds can have.

use std::ops::Range;

use super::Piece;
use crate::grid::Shape;
use crate::model::{Arg, Explanation, ParseError};

/// Number of characters of an unreadable text that are quoted.
const QUOTED: usize = 24;

/// Message id: a puzzle whose kind is known by its name alone.
pub(super) const OTHER_KIND: &str = "error-kind-other";

/// A character as it can be shown: itself, or its number if it is invisible.
pub fn shown(c: char) -> String {
    if c.is_control() || c.is_whitespace() || ('\u{2000}'..='\u{206f}').contains(&c) {
        format!("U+{:04X}", u32::from(c))
    } else {
        c.to_string()
    }
}

/// A text from the user as an argument: shown, and cut after the first line or if it is
/// long.
pub fn quoted(text: &str) -> Arg {
    let mut out = String::new();
    for (i, c) in text.chars().enumerate() {
        if i == QUOTED || (c == '\n' && i > 0) {
            out.push('…');
            break;
        }
        if c == ' ' {
            out.push(c);
        } else {
            out.push_str(&shown(c));
        }
    }
    Arg::Text(out)
}

impl From<Piece<'_>> for Arg {
    fn from(piece: Piece<'_>) -> Self {
        quoted(piece.text)
    }
}

/// A character that cannot be there: the `place`-th of its part, from 1.
pub fn character(message: &'static str, piece: Piece<'_>, place: usize) -> ParseError {
    let error = piece.fault(message).with("character", piece);
    error.with("place", place)
}

/// A place where a number was expected.
pub fn not_a_number(piece: Piece<'_>) -> ParseError {
    piece.fault("error-size-number").with("text", piece)
}

/// Another kind of puzzle, by the name that it has in a link or file.
pub fn other_kind(name: Piece<'_>) -> ParseError {
    name.fault(OTHER_KIND).with("name", name)
}

/// The number of a size or a length.
///
/// # Errors
/// It is not a whole number, or so large that a sentence could not repeat it digit by digit.
pub fn length(piece: Piece<'_>) -> Result<u64, ParseError> {
    let number = piece.number().ok_or_else(|| not_a_number(piece))?;
    match number > u64::from(u32::MAX) {
        true => Err(piece.fault("error-size-large").with("text", piece)),
        false => Ok(number),
    }
}

/// The board of a size that is written in two places.
///
/// # Errors
/// One of them is not a number, or the board is empty or larger than `limit` either way.
pub fn sized(rows: Piece<'_>, cols: Piece<'_>, limit: u8) -> Result<Shape, ParseError> {
    let at = rows.at.min(cols.at)..rows.end().max(cols.end());
    shape(length(rows)?, length(cols)?, at, limit)
}

/// A board of that many rows and columns.
///
/// # Errors
/// There are none, or more than `limit`.
pub fn shape(rows: u64, cols: u64, at: Range<usize>, limit: u8) -> Result<Shape, ParseError> {
    let side = |n: u64| u8::try_from(n).ok().filter(|n| (1..=limit).contains(n));
    match side(rows).zip(side(cols)) {
        Some((rows, cols)) => Ok(Shape::new(rows, cols)),
        None => {
            let error = ParseError::new(at, "error-size-limit").sized(rows, cols);
            Err(error.with("limit", limit))
        }
    }
}

/// A warning about a number of things; none if there are none.
pub fn warning(message: &'static str, count: usize) -> Option<Explanation> {
    (count > 0).then(|| Explanation::new(message).with("count", count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invisible_character_is_shown_by_its_number() {
        assert_eq!(shown('\0'), "U+0000");
        assert_eq!(shown('\u{202e}'), "U+202E");
        assert_eq!(shown('é'), "é");
        assert_eq!(quoted(&"7".repeat(30)), Arg::Text("7".repeat(24) + "…"));
    }
}
