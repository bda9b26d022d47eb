//! Reading as each kind does it, and reading a text as one kind only.

use std::ops::Range;

use super::choose::{Candidate, Outcomes, Readers};
use super::fault::OTHER_KIND;
use super::said::Vocabulary;
use super::{Document, Pasted, Unpacked};
use crate::grid::Shape;
use crate::model::{Confidence, Explanation, ParseError, Parsed, Puzzle};
use crate::trace::Verdict;

/// Outcome of a reader: the readings that fit, the likeliest first, or a fault.
pub type ParseOutcome<P> = Result<Vec<Parsed<P>>, ParseError>;

/// A kind of puzzle that is read from documents.
pub trait Read: Puzzle {
    /// Message ids of the formats that are read.
    const FORMATS: &'static [&'static str];

    /// Words by which texts name its puzzles, and rules that change them.
    const WORDS: &'static Vocabulary = &Vocabulary {
        names: "",
        variants: &[],
    };

    /// Reads a document: more than one reading means that it is ambiguous. `None` if
    /// this kind has nothing to say about it. The place of a fault is in bytes of the
    /// document's own text; [`Fault::Unknown`](crate::model::Fault::Unknown) says that it may
    /// be a puzzle of this kind all the same. By default reads nothing.
    fn read_document(_document: &Document<'_>) -> Option<ParseOutcome<Self>> {
        None
    }

    /// Reads a text as it stands, or content that was unpacked or laid out by another program, in the same way; by default
    /// reads nothing.
    fn read_unpacked(_unpacked: &Unpacked<'_>) -> Option<ParseOutcome<Self>> {
        None
    }

    /// Confidence in a board without a format name.
    fn confidence(_clues: &Self::Clues) -> Confidence {
        Confidence::Fits
    }

    /// Chooses among the meanings that one form of text can have, by the number of their solutions, which `verdict` finds.
    fn settle(
        readings: Vec<Parsed<Self>>,
        _verdict: &mut dyn FnMut(&Self::Clues) -> Option<Verdict>,
    ) -> Vec<Parsed<Self>> {
        readings
    }

    /// Number of solutions; `None` if it is hard to find out.
    fn verdict(_clues: &Self::Clues) -> Option<Verdict> {
        None
    }

    /// The same puzzle with a further rule; `None` if it has that rule already.
    ///
    /// # Errors
    /// Message id of the reason why the rule cannot be used.
    fn with_variant(
        _clues: &Self::Clues,
        _variant: &str,
    ) -> Result<Option<Self::Clues>, &'static str> {
        Err("error-kind-variant")
    }

    /// Reads a text in any format of this kind: the readings that fit, the likeliest
    /// first.
    ///
    /// # Errors
    /// Place at which the text stops being a puzzle, and what was expected there.
    fn parse(text: &str) -> ParseOutcome<Self> {
        Pasted::open(text)?.read(&mut Alone(std::marker::PhantomData::<Self>))
    }
}

impl<P: Read> Parsed<P> {
    /// A reading of clues in a text without a format name.
    pub fn of(format: &'static str, clues: P::Clues) -> Self {
        Self {
            format,
            confidence: P::confidence(&clues),
            clues,
            marks: Vec::new(),
            warnings: Vec::new(),
            used: Vec::new(),
        }
    }

    /// Adds what a player marked.
    #[must_use]
    pub fn marked(self, marks: Vec<P::Fact>) -> Self {
        Self { marks, ..self }
    }

    /// Adds warnings.
    #[must_use]
    pub fn warning(mut self, warnings: impl IntoIterator<Item = Explanation>) -> Self {
        self.warnings.extend(warnings);
        self
    }
}

/// The one reading of a text that names its format, or the fault in it. If it names another kind, only the name is known.
///
/// # Errors
/// The text cannot be read.
pub fn announced<P: Puzzle>(outcome: Result<Parsed<P>, ParseError>) -> ParseOutcome<P> {
    match outcome {
        Ok(reading) => Ok(vec![reading.announced()]),
        Err(error) if error.explanation.message == OTHER_KIND => Err(error),
        Err(error) => Err(error.announced()),
    }
}

/// The readings of a kind, with the meaning of each form chosen.
fn settled<P: Read>(read: Option<ParseOutcome<P>>) -> Outcomes<Parsed<P>> {
    let read = read.into_iter();
    read.map(|read| read.map(|read| P::settle(read, &mut P::verdict)))
        .collect()
}

/// Readers of one kind.
struct Alone<P>(std::marker::PhantomData<P>);

impl<P: Read> Readers for Alone<P> {
    type Reading = Parsed<P>;

    fn words(&self) -> Vec<&'static Vocabulary> {
        vec![P::WORDS]
    }

    fn document(&mut self, document: &Document<'_>) -> Outcomes<Parsed<P>> {
        settled(P::read_document(document))
    }

    fn unpacked(&mut self, unpacked: &Unpacked<'_>) -> Outcomes<Parsed<P>> {
        settled(P::read_unpacked(unpacked))
    }

    fn verdict(&mut self, reading: &Parsed<P>) -> Option<Verdict> {
        P::verdict(&reading.clues)
    }
}

impl<P: Read> Candidate for Parsed<P> {
    fn confidence(&self) -> Confidence {
        self.confidence
    }

    fn shape(&self) -> Shape {
        P::shape(&self.clues)
    }

    fn used(&mut self) -> &mut Vec<Range<usize>> {
        &mut self.used
    }

    fn warnings(&mut self) -> &mut Vec<Explanation> {
        &mut self.warnings
    }

    fn words(&self) -> &'static Vocabulary {
        P::WORDS
    }

    fn with_variant(&self, variant: &str) -> Result<Option<Self>, &'static str> {
        let clues = P::with_variant(&self.clues, variant)?;
        Ok(clues.map(|clues| Self {
            clues,
            ..self.clone()
        }))
    }
}
