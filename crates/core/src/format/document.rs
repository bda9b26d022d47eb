//! Recognition: a pasted text is split once, into documents that every kind reads.
//!
//! Documents are tried in this order: a drawing, a packed puzzle, addresses, the text as it
//! stands. The first that any kind reads is the puzzle. If there is none, tables in the
//! text of another program follow. Content that has to be unpacked or searched for is
//! separate from documents, so that a page can fetch its readers later.

use std::cmp::Reverse;

use super::{Piece, Source, fault, fpuzzles, link, penpa, sheet, sheet::Sheet};
use crate::model::{Confidence, Fault, ParseError, Parsed, Puzzle};

/// Headings of files that identify themselves.
const HEADINGS: [&str; 2] = ["pzprv3", "SAVEFILE:"];

/// Minimum number of cells of a board on one line.
const SHORTEST_LINE: usize = 16;

/// Outcome of a reader: the readings that fit, the likeliest first, or a fault.
pub type ParseOutcome<P> = Result<Vec<Parsed<P>>, ParseError>;

/// A kind of puzzle that is read from documents.
pub trait Read: Puzzle {
    /// Message ids of the formats that are read.
    const FORMATS: &'static [&'static str];

    /// Reads a document: more than one reading means that it is ambiguous. `None` if
    /// this kind has nothing to say about it. The place of a fault is in bytes of the
    /// document's own text.
    fn read_document(document: &Document<'_>) -> Option<ParseOutcome<Self>>;

    /// Reads content that was unpacked or laid out by another program, in the same way; by default reads
    /// nothing.
    fn read_unpacked(_unpacked: &Unpacked<'_>) -> Option<ParseOutcome<Self>> {
        None
    }

    /// Chooses among readings of one text by which can be solved, if that shows what
    /// was meant.
    fn settle(readings: Vec<Parsed<Self>>) -> Vec<Parsed<Self>> {
        readings
    }

    /// Reads a text in any format of this kind: the readings that fit, the likeliest
    /// first.
    ///
    /// # Errors
    /// Place at which the text stops being a puzzle, and what was expected there.
    fn parse(text: &str) -> ParseOutcome<Self> {
        let named = |document: &Document<'_>| Self::read_document(document).into_iter().collect();
        let unpacked =
            |unpacked: &Unpacked<'_>| Self::read_unpacked(unpacked).into_iter().collect();
        let mut read = Pasted::open(text)?.read(named, unpacked)?;
        Ok(Self::settle(read.swap_remove(0)))
    }
}

/// A part of a pasted text that can be a puzzle.
#[derive(Debug)]
pub struct Document<'a> {
    /// Its content.
    pub content: Content<'a>,
    /// Text that its places refer to.
    origin: &'a Source,
}

/// Content of a document.
#[derive(Debug)]
pub enum Content<'a> {
    /// File of pzpr or of Simon Tatham's collection.
    File(Piece<'a>),
    /// Address, decoded.
    Link(Piece<'a>),
    /// The text as it stands, if it is one word of digits and blank signs, like most
    /// lines of a list.
    Line(Piece<'a>),
    /// The text as it stands.
    Text(Piece<'a>),
}

/// Content that has to be unpacked, or searched for in the text.
#[derive(Debug)]
pub enum Unpacked<'a> {
    /// Drawing of Penpa+.
    Drawing(&'a penpa::Drawing),
    /// Puzzle of f-puzzles or SudokuPad.
    Packed(&'a fpuzzles::Document),
    /// Table in the text of another program.
    Sheet(Sheet<'a>),
    /// The text again, with everything except digits and blanks treated as formatting.
    Loose(Piece<'a>),
}

/// Faults that readers report for a text that none of them can read.
#[derive(Debug, Default)]
struct Unread {
    faults: Vec<ParseError>,
    /// Whether it is known what was meant: then nothing else is looked for.
    is_decided: bool,
}

/// A text, recognised.
#[derive(Debug)]
pub struct Pasted {
    source: Source,
    links: Vec<Source>,
}

impl Pasted {
    /// Recognises a text.
    ///
    /// # Errors
    /// The text is empty, too large, or the content of a binary file.
    pub fn open(given: &str) -> Result<Self, ParseError> {
        let source = Source::open(given)?;
        if is_file(source.piece()) {
            let links = Vec::new();
            return Ok(Self { source, links });
        }
        let links = link::links(&source);
        let source = sheet::without_minus_one(source);
        Ok(Self { source, links })
    }

    /// The documents, in the order in which they are tried.
    fn documents(&self) -> impl Iterator<Item = Document<'_>> {
        let here = |content| Document {
            content,
            origin: &self.source,
        };
        let text = self.source.piece();
        let whole = match is_file(text) {
            true => Content::File(text.trim()),
            false => Content::Text(text),
        };
        let line = Some(text.trim()).filter(|line| is_line(*line));
        let line = line.map(Content::Line).into_iter();
        let links = self.links.iter().map(Document::of_link);
        links.chain(line.chain([whole]).map(here))
    }

    /// Offers each part of the text to the readers, in order, until one reads it.
    /// Returns the outcomes of all readers for that part. `named` reads documents;
    /// `unpacked` reads content that has to be unpacked or searched for.
    ///
    /// # Errors
    /// Nothing can be read: the fault of the most confident reader.
    pub fn read<R>(
        &self,
        named: impl FnMut(&Document<'_>) -> Vec<Result<R, ParseError>>,
        mut unpacked: impl FnMut(&Unpacked<'_>) -> Vec<Result<R, ParseError>>,
    ) -> Result<Vec<R>, ParseError> {
        if let Some(drawing) = self.links.iter().find_map(penpa::find) {
            let drawing = drawing?;
            let (read, faults) = parted(unpacked(&Unpacked::Drawing(&drawing)));
            return match (read.is_empty(), surest(faults)) {
                (true, Some(fault)) => Err(fault),
                (true, None) => Err(drawing.unfit()),
                (false, _) => Ok(read),
            };
        }
        let mut unread = Unread::default();
        if let Some(packed) = self.links.iter().find_map(fpuzzles::find) {
            let (read, faults) = parted(unpacked(&Unpacked::Packed(&packed)));
            unread.is_decided = !faults.is_empty();
            unread.faults.extend(faults);
            if !read.is_empty() {
                return Ok(read);
            }
        }
        if !unread.is_decided {
            match self.offered(named) {
                Ok(read) => return Ok(read),
                Err(new) => unread = new,
            }
        }
        if !unread.is_decided {
            let text = self.source.piece();
            let sheets = sheet::sheets(text).into_iter().map(Unpacked::Sheet);
            for table in sheets.chain([Unpacked::Loose(text)]) {
                let (read, new) = parted(unpacked(&table));
                if !read.is_empty() {
                    return Ok(read);
                }
                let new = new.into_iter().map(|error| self.source.locate(error));
                unread.faults.extend(new);
            }
        }
        Err(self.meant(unread.faults))
    }

    /// Does the same for documents only. Whatever it reads, [`Pasted::read`] reads in the same way.
    ///
    /// # Errors
    /// No document is read, or there is something to unpack.
    pub fn read_named<R>(
        &self,
        named: impl FnMut(&Document<'_>) -> Vec<Result<R, ParseError>>,
    ) -> Result<Vec<R>, ParseError> {
        let is_packed = |link: &Source| penpa::is_link(link) || fpuzzles::is_link(link);
        if self.links.iter().any(is_packed) {
            return Err(self.meant(Vec::new()));
        }
        self.offered(named)
            .map_err(|unread| self.meant(unread.faults))
    }

    /// Offers the documents to readers until one is read.
    fn offered<R>(
        &self,
        mut readers: impl FnMut(&Document<'_>) -> Vec<Result<R, ParseError>>,
    ) -> Result<Vec<R>, Unread> {
        let mut unread = Unread::default();
        for document in self.documents() {
            let (read, new) = parted(readers(&document));
            if !read.is_empty() {
                return Ok(read);
            }
            let locate = |error| document.origin.locate(error);
            let new: Vec<ParseError> = new.into_iter().map(locate).collect();
            unread.is_decided = document.is_decided_by(&new);
            unread.faults.extend(new);
            if unread.is_decided {
                break;
            }
        }
        Err(unread)
    }

    /// Fault of the most confident reader; an address in which nothing is recognised comes
    /// before faults that no reader is sure of.
    fn meant(&self, faults: Vec<ParseError>) -> ParseError {
        let is_announced = |fault: &ParseError| {
            fault.confidence == Confidence::Announced
                || matches!(fault.fault, Fault::Reference | Fault::Kind)
        };
        let mut links = self.links.iter();
        match (
            surest(faults),
            links.find(|link| link::has_scheme(link.piece())),
        ) {
            (Some(fault), None) => fault,
            (Some(fault), _) if is_announced(&fault) => fault,
            (_, Some(link)) => unknown_link(link),
            (None, None) => self.source.locate(unknown(self.source.piece())),
        }
    }
}

impl<'a> Document<'a> {
    /// An address, or the file in it.
    fn of_link(link: &'a Source) -> Self {
        let piece = link.piece();
        Self {
            content: match link::file(piece) {
                Some(file) => Content::File(file),
                None => Content::Link(piece),
            },
            origin: link,
        }
    }

    /// Whether faults found in it end the search for another document.
    fn is_decided_by(&self, faults: &[ParseError]) -> bool {
        let is_announced = |fault: &ParseError| fault.confidence == Confidence::Announced;
        match self.content {
            Content::File(_) => true,
            Content::Link(link) if link::has_scheme(link) => !faults.is_empty(),
            _ => faults.iter().any(is_announced),
        }
    }
}

/// Readings and faults, separated.
fn parted<R>(outcomes: Vec<Result<R, ParseError>>) -> (Vec<R>, Vec<ParseError>) {
    let (mut read, mut faults) = (Vec::new(), Vec::new());
    for outcome in outcomes {
        match outcome {
            Ok(one) => read.push(one),
            Err(error) => faults.push(error),
        }
    }
    (read, faults)
}

/// Whether a text is a file that identifies itself.
fn is_file(text: Piece<'_>) -> bool {
    let start = text.text.trim_start();
    HEADINGS.iter().any(|heading| start.starts_with(heading))
}

/// Whether a text is one word of digits and blank signs, and more than a single row.
fn is_line(text: Piece<'_>) -> bool {
    let is_cell = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'.' | b'-' | b'_' | b'*');
    text.text.len() >= SHORTEST_LINE && text.text.bytes().all(is_cell)
}

/// The fault of the most confident reader; of equals, the first.
fn surest(faults: Vec<ParseError>) -> Option<ParseError> {
    faults
        .into_iter()
        .min_by_key(|fault| Reverse(weight(fault)))
}

/// Weight of a fault: how likely it is that the kind that found it was meant. A kind
/// that recognises nothing, or another kind's name, has little to say.
fn weight(fault: &ParseError) -> Option<Reverse<Confidence>> {
    let is_recognised = match fault.fault {
        Fault::Unknown => false,
        Fault::Kind => fault.confidence == Confidence::Announced,
        _ => true,
    };
    is_recognised.then_some(Reverse(fault.confidence))
}

/// The fault of a text in which nothing is recognised.
pub fn unknown(text: Piece<'_>) -> ParseError {
    ParseError::new(Fault::Unknown, text.range(), "error-unknown-text")
        .with("text", fault::quoted(text.trim().text))
}

/// The fault of an address in which nothing is recognised.
fn unknown_link(link: &Source) -> ParseError {
    let host = link::host(link.piece()).text;
    let error = ParseError::new(Fault::Unknown, link.piece().range(), "error-unknown-link");
    link.locate(error.with("host", fault::quoted(host)))
}
