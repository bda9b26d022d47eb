//! The faults that containers of all kinds can have.

use std::ops::Range;

use super::Piece;
use crate::model::{Arg, Fault, ParseError};

/// Number of characters of an unreadable text that are quoted.
const QUOTED: usize = 24;

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

/// A count or position as an argument.
pub fn number(n: usize) -> Arg {
    Arg::Number(u64::try_from(n).unwrap_or(u64::MAX))
}

/// A character that cannot be there: the `place`-th of its part, from 1.
pub fn character(message: &'static str, piece: Piece<'_>, place: usize) -> ParseError {
    ParseError::new(Fault::Character, piece.range(), message)
        .with("character", quoted(piece.text))
        .with("place", number(place))
}

/// A place where a number was expected.
pub fn not_a_number(piece: Piece<'_>) -> ParseError {
    ParseError::new(Fault::Size, piece.range(), "error-size-number")
        .with("text", quoted(piece.text))
}

/// The number of a size or a length.
///
/// # Errors
/// It is not a whole number, or so large that a sentence could not repeat it digit by digit.
pub fn length(piece: Piece<'_>) -> Result<u64, ParseError> {
    let number = piece.number().ok_or_else(|| not_a_number(piece))?;
    match number > u64::from(u32::MAX) {
        true => Err(
            ParseError::new(Fault::Size, piece.range(), "error-size-large")
                .with("text", quoted(piece.text)),
        ),
        false => Ok(number),
    }
}

/// A size that is not between 1 and `limit` each way.
pub fn size(at: Range<usize>, rows: u64, cols: u64, limit: u8) -> ParseError {
    ParseError::new(Fault::Size, at, "error-size-limit")
        .with("rows", Arg::Number(rows))
        .with("cols", Arg::Number(cols))
        .with("limit", Arg::Number(u64::from(limit)))
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
