//! Readings of a text without their kind.

use std::cell::RefCell;
use std::ops::Range;

use crate::format::{self, Candidate, Document, Read, Unpacked, Vocabulary};
use crate::grid::Shape;
use crate::model::{Confidence, Explanation, ParseError, Parsed};
use crate::trace::Verdict;

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

impl Reading {
    fn of<P: OfKind>(parsed: Parsed<P>) -> Self {
        Self {
            shape: P::shape(&parsed.clues),
            code: Code::of::<P>(parsed.clues),
            format: parsed.format,
            warnings: parsed.warnings,
            marks: (!parsed.marks.is_empty()).then(|| Marks::of::<P>(&parsed.marks)),
        }
    }
}

/// One reading among those that are chosen from.
#[derive(Clone, Debug)]
pub struct Choosable {
    /// The reading.
    pub reading: Reading,
    /// Confidence of its kind in it.
    pub confidence: Confidence,
    /// Bytes of the text that it accounts for; none if it accounts for all of it.
    used: Vec<Range<usize>>,
    words: &'static Vocabulary,
    varied: fn(&Code, &str) -> Result<Option<Code>, &'static str>,
}

impl Candidate for Choosable {
    fn confidence(&self) -> Confidence {
        self.confidence
    }

    fn shape(&self) -> Shape {
        self.reading.shape
    }

    fn used(&mut self) -> &mut Vec<Range<usize>> {
        &mut self.used
    }

    fn warnings(&mut self) -> &mut Vec<Explanation> {
        &mut self.reading.warnings
    }

    fn words(&self) -> &'static Vocabulary {
        self.words
    }

    fn with_variant(&self, variant: &str) -> Result<Option<Self>, &'static str> {
        let code = (self.varied)(&self.reading.code, variant)?;
        Ok(code.map(|code| {
            let mut varied = self.clone();
            varied.reading.code = code;
            varied
        }))
    }
}

/// Verdicts of the prover on the readings of a text, each found once.
#[derive(Debug, Default)]
pub struct Verdicts(RefCell<Vec<(String, Option<Verdict>)>>);

impl Verdicts {
    /// Number of solutions of a puzzle; `None` if it is hard to find out.
    fn of<P: Read + OfKind>(&self, clues: &P::Clues) -> Option<Verdict> {
        let text = format!("{} {}", P::KIND, P::print(clues));
        let known = self
            .0
            .borrow()
            .iter()
            .find(|(other, _)| *other == text)
            .map(|(_, known)| *known);
        known.unwrap_or_else(|| {
            let verdict = P::verdict(clues);
            self.0.borrow_mut().push((text, verdict));
            verdict
        })
    }
}

/// The readings of one kind, or a fault.
pub type ReadOutcome = Result<Vec<Choosable>, ParseError>;

/// The readings of one kind for programs that have nothing to choose with, or a fault.
pub type NamedOutcome = Result<Vec<Reading>, ParseError>;

/// Reads a document, for programs that have nothing to choose with.
pub(super) fn named<P: Read + OfKind>(document: &Document<'_>) -> Option<NamedOutcome> {
    let read = P::read_document(document)?;
    Some(read.map(|read| read.into_iter().map(Reading::of).collect()))
}

/// Reads a document and, if it is ambiguous, chooses by what can be solved.
pub(super) fn document<P: Read + OfKind>(
    document: &Document<'_>,
    verdicts: &Verdicts,
) -> Option<ReadOutcome> {
    let read = P::read_document(document)?;
    Some(erased::<P>(read.map(|read| {
        P::settle(read, &mut |clues| verdicts.of::<P>(clues))
    })))
}

/// Reads what was unpacked from a text, and resolves ambiguity in the same way.
pub(super) fn unpacked<P: Read + OfKind>(
    unpacked: &Unpacked<'_>,
    verdicts: &Verdicts,
) -> Option<ReadOutcome> {
    let read = P::read_unpacked(unpacked)?;
    Some(erased::<P>(read.map(|read| {
        P::settle(read, &mut |clues| verdicts.of::<P>(clues))
    })))
}

/// Number of solutions of a puzzle of the kind.
pub(super) fn verdict<P: Read + OfKind>(code: &Code, verdicts: &Verdicts) -> Option<Verdict> {
    verdicts.of::<P>(code.clues::<P>().ok()?)
}

fn erased<P: Read + OfKind>(outcome: format::ParseOutcome<P>) -> ReadOutcome {
    let reading = |mut parsed: Parsed<P>| Choosable {
        confidence: parsed.confidence,
        used: std::mem::take(&mut parsed.used),
        reading: Reading::of(parsed),
        words: P::WORDS,
        varied: |code, variant| match code.clues::<P>() {
            Ok(clues) => Ok(P::with_variant(clues, variant)?.map(Code::of::<P>)),
            Err(_) => Ok(None),
        },
    };
    Ok(outcome?.into_iter().map(reading).collect())
}
