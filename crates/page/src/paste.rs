//! The paste box, and the reading of its text.

use clew::kind::{self, Reading};
use clew_core::model::ParseError;

/// Text in the paste box and the outcome of reading it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PasteBox {
    /// The text.
    pub text: String,
    /// Outcome of reading it.
    pub outcome: PasteOutcome,
    /// Number of texts that were inserted as a whole, not typed.
    pub pasted: u32,
}

/// Outcome of reading a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum PasteOutcome {
    /// The box is empty, or its text has not been read yet.
    #[default]
    Unread,
    /// The text is the puzzle shown.
    Opened,
    /// The text can be read in more than one way.
    Ambiguous(Vec<Reading>),
    /// The text cannot be read.
    Faulty(ParseError),
    /// A file that is neither text nor a picture was inserted; the box is unchanged.
    NotText,
    /// A text or a file that is too large was inserted: its size in bytes. The box is unchanged.
    TooLarge(u64),
}

/// The reading of a sample.
pub(crate) fn sample(text: &str) -> Option<Reading> {
    let mut reading = first_reading(text)?;
    reading.format = "format-sample";
    Some(reading)
}

/// The likeliest reading of a text that should be a puzzle.
pub fn first_reading(text: &str) -> Option<Reading> {
    Some(kind::read_named(text).ok()?.swap_remove(0))
}
