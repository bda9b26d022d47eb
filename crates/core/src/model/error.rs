//! Errors of reading a text as a puzzle.

use std::ops::Range;

use strum::{EnumIter, EnumString, IntoStaticStr};
use thiserror::Error;

use super::{Arg, Explanation};

/// The sorts of fault; the ids of their messages begin with `error-` and the
/// sort's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Fault {
    /// Too few or too many cells.
    Length,
    /// A character that cannot be there.
    Character,
    /// The size is missing, zero or beyond the limit.
    Size,
    /// A clue outside its range.
    Range,
    /// Regions of the wrong number, size or connection.
    Region,
    /// Totals that disagree.
    Sum,
    /// The text names a puzzle without containing it.
    Reference,
    /// A format that is recognised, for a kind or grid that is not supported.
    Kind,
    /// A text in no known format.
    Unknown,
}

/// Confidence of a reader that a text was meant for it, the surest first; the
/// readings of one text are put in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Confidence {
    /// The text names the format: a link, a game id, a file with a heading.
    Announced,
    /// The text is too consistent to fit by accident.
    Likely,
    /// The text fits.
    #[default]
    Fits,
    /// It fits, but looks more like another kind of puzzle.
    Unlikely,
    /// It fits, but would make a poor puzzle; offered only if nothing is surer.
    Doubtful,
    /// It fits, as almost any text does; offered only if nothing is surer.
    Weak,
    /// It fits by accident, if at all; offered, but last.
    Remote,
}

impl Confidence {
    /// Whether a reading is left out if there is a surer one.
    pub fn yields(self) -> bool {
        matches!(self, Confidence::Doubtful | Confidence::Weak)
    }
}

/// Error of reading a text as a puzzle: the sort of fault, its place, and the
/// sentence that explains it.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{fault:?} at {at:?}: {}", explanation.message)]
pub struct ParseError {
    /// The sort of fault.
    pub fault: Fault,
    /// The faulty part, in bytes of the text as given, on character boundaries.
    pub at: Range<usize>,
    /// Explanation: what was read, what is wrong, what to do.
    pub explanation: Explanation,
    /// Confidence of the reader that the text was meant for it.
    pub confidence: Confidence,
}

impl ParseError {
    /// A fault at a place of the text. The id of its message names its sort.
    pub fn new(at: Range<usize>, message: &'static str) -> Self {
        let sort = message.split('-').find_map(|word| word.parse().ok());
        Self {
            fault: sort.unwrap_or(Fault::Unknown),
            at,
            explanation: Explanation::new(message),
            confidence: Confidence::Fits,
        }
    }

    /// Marks the text as naming its format.
    #[must_use]
    pub fn announced(self) -> Self {
        self.with_confidence(Confidence::Announced)
    }

    /// Sets the confidence.
    #[must_use]
    pub fn with_confidence(self, confidence: Confidence) -> Self {
        Self { confidence, ..self }
    }

    /// Adds an argument to its sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.explanation = self.explanation.with(name, arg);
        self
    }

    /// Adds the row and the column of a cell, which count from 0.
    #[must_use]
    pub fn located(self, row: usize, col: usize) -> Self {
        self.with("row", row + 1).with("col", col + 1)
    }

    /// Adds the numbers of rows and columns.
    #[must_use]
    pub fn sized(self, rows: impl Into<Arg>, cols: impl Into<Arg>) -> Self {
        self.with("rows", rows).with("cols", cols)
    }

    /// Adds how many were found and how many were expected.
    #[must_use]
    pub fn counted(self, found: impl Into<Arg>, expected: impl Into<Arg>) -> Self {
        self.with("found", found).with("expected", expected)
    }
}
