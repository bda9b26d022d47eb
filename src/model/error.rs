//! Why a text is not a puzzle.

use std::ops::Range;

use strum::{EnumIter, IntoStaticStr};
use thiserror::Error;

use super::{Arg, Explanation};

/// The sorts of fault; the ids of their messages begin with `error-` and the
/// sort's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Fault {
    /// Too few or too many cells.
    Length,
    /// A character that cannot stand there.
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
    /// Nothing that is recognised at all.
    Unknown,
}

/// Why a text is not a puzzle: what sort of fault, where, and the sentence that says so.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{fault:?} at {at:?}: {}", explanation.message)]
pub struct ParseError {
    /// The sort of fault.
    pub fault: Fault,
    /// The faulty part, in bytes of the text as given, on character boundaries.
    pub at: Range<usize>,
    /// What was read, what is wrong, what to do.
    pub explanation: Explanation,
}

impl ParseError {
    /// A fault at a place of the text.
    pub fn new(fault: Fault, at: Range<usize>, message: &'static str) -> Self {
        Self {
            fault,
            at,
            explanation: Explanation::new(message),
        }
    }

    /// The same with one more argument for its sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.explanation = self.explanation.with(name, arg);
        self
    }
}
