//! Readings of a text without their kind.

use crate::format::{self, Document, Read, Unpacked};
use crate::grid::Shape;
use crate::model::{Confidence, Explanation, ParseError, Parsed};

use super::{Code, Marks, OfKind};

/// One reading of a pasted text.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The puzzle.
    pub code: Code,
    /// Message id of the format recognised.
    pub format: &'static str,
    /// Rows and columns, in cells.
    pub shape: Shape,
    /// Warnings about parts that were read but looked odd.
    pub warnings: Vec<Explanation>,
    /// Facts that the text marks as found by a player; `None` if it marks none.
    pub marks: Option<Marks>,
}

/// The readings of one kind, each with the kind's confidence in it, or a fault.
pub type ReadOutcome = Result<Vec<(Confidence, Reading)>, ParseError>;

/// Reads a document that names its format.
pub(super) fn named<P: Read + OfKind>(document: &Document<'_>) -> Option<ReadOutcome> {
    Some(erased::<P>(P::read_document(document)?))
}

/// Reads a document and, if it is ambiguous, chooses by what can be solved.
pub(super) fn document<P: Read + OfKind>(document: &Document<'_>) -> Option<ReadOutcome> {
    Some(erased::<P>(P::read_document(document)?.map(P::settle)))
}

/// Reads what was unpacked from a text, and resolves ambiguity in the same way.
pub(super) fn unpacked<P: Read + OfKind>(unpacked: &Unpacked<'_>) -> Option<ReadOutcome> {
    Some(erased::<P>(P::read_unpacked(unpacked)?.map(P::settle)))
}

/// Reads a whole text.
pub(super) fn text<P: Read + OfKind>(text: &str) -> ReadOutcome {
    erased::<P>(P::parse(text))
}

fn erased<P: Read + OfKind>(outcome: format::ParseOutcome<P>) -> ReadOutcome {
    let reading = |parsed: Parsed<P>| {
        let reading = Reading {
            shape: P::shape(&parsed.clues),
            code: Code::of::<P>(parsed.clues),
            format: parsed.format,
            warnings: parsed.warnings,
            marks: (!parsed.marks.is_empty()).then(|| Marks::of::<P>(&parsed.marks)),
        };
        (parsed.confidence, reading)
    };
    Ok(outcome?.into_iter().map(reading).collect())
}
