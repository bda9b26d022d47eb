//! Recognition: a pasted text is taken apart once, into documents that every kind reads.
//!
//! The documents come in the order in which they decide: a file that names its format,
//! a drawing, a packed puzzle, addresses, the text as it stands. The first that any kind
//! reads is the puzzle. If there is none, tables in the text of another program follow;
//! they are apart, so that a page can fetch their readers later.

use super::{Piece, Source, fault, fpuzzles, link, penpa, sheet, sheet::Sheet};
use crate::model::{Confidence, Fault, ParseError, Parsed, Puzzle};

/// Beginnings of files that say what they are.
const HEADINGS: [&str; 2] = ["pzprv3", "SAVEFILE:"];

/// Fewest cells of a board on a line.
const SHORTEST_LINE: usize = 16;

/// Outcome of a reader: the readings that fit, the likeliest first, or a fault.
pub type Outcome<P> = Result<Vec<Parsed<P>>, ParseError>;

/// A kind of puzzle that is read from documents.
pub trait Read: Puzzle {
    /// Message ids of the formats that are read.
    const FORMATS: &'static [&'static str];

    /// Reads a document: more than one reading means that it is ambiguous. `None` where
    /// this kind has nothing to say about it. A fault has its place in bytes of the
    /// document's own text.
    fn read_document(document: &Document<'_>) -> Option<Outcome<Self>>;

    /// Reads a table of another program, in the same way.
    fn read_table(table: &Table<'_>) -> Option<Outcome<Self>>;

    /// Chooses among readings of one text by what can be solved, where that tells what
    /// was meant.
    fn settle(readings: Vec<Parsed<Self>>) -> Vec<Parsed<Self>> {
        readings
    }

    /// Reads a text in any format of this kind: the readings that fit, the likeliest
    /// first.
    ///
    /// # Errors
    /// Place at which the text stops being a puzzle, and what was expected there.
    fn parse(text: &str) -> Outcome<Self> {
        let pasted = Pasted::open(text)?;
        let named = |document: &Document<'_>| Self::read_document(document).into_iter().collect();
        let table = |table: &Table<'_>| Self::read_table(table).into_iter().collect();
        let mut read = match pasted.read(named) {
            Ok(read) => read,
            Err(unread) => pasted.read_tables(unread, table)?,
        };
        Ok(Self::settle(read.swap_remove(0)))
    }
}

/// A part of a pasted text that can be a puzzle.
#[derive(Debug)]
pub struct Document<'a> {
    /// What it is.
    pub content: Content<'a>,
    /// Text that places in it count from; `None` where they count from the given one.
    origin: Option<&'a Source>,
}

/// What a document is.
#[derive(Debug)]
pub enum Content<'a> {
    /// File of pzpr or of Simon Tatham's collection.
    File(Piece<'a>),
    /// Drawing of Penpa+.
    Drawing(&'a penpa::Drawing),
    /// Puzzle of f-puzzles or SudokuPad.
    Packed(&'a fpuzzles::Document),
    /// Address, decoded.
    Link(Piece<'a>),
    /// The text as it stands, where it is one word of digits and signs for blanks: in
    /// lists most texts are such lines.
    Line(Piece<'a>),
    /// The text as it stands.
    Text(Piece<'a>),
}

/// What is read of a text that no kind reads as it stands.
#[derive(Debug)]
pub enum Table<'a> {
    /// Table in the text of another program.
    Sheet(Sheet<'a>),
    /// The text once more, if all but digits and blanks is taken for formatting.
    Loose(Piece<'a>),
}

/// Faults of the readers of a text that none of them reads.
#[derive(Debug)]
pub struct Unread {
    faults: Vec<ParseError>,
    /// Whether what was meant is known, so that nothing else is looked for.
    is_decided: bool,
}

/// A text, recognised.
#[derive(Debug)]
pub struct Pasted {
    source: Source,
    links: Vec<Source>,
    drawing: Option<penpa::Drawing>,
    packed: Option<fpuzzles::Document>,
}

impl Pasted {
    /// Recognises a text.
    ///
    /// # Errors
    /// It is empty, too large, the content of a file that holds no text, or the address
    /// of a drawing that cannot be read.
    pub fn open(given: &str) -> Result<Self, ParseError> {
        let source = Source::open(given)?;
        if is_file(source.piece()) {
            return Ok(Self {
                source,
                links: Vec::new(),
                drawing: None,
                packed: None,
            });
        }
        let links = link::links(&source);
        let drawing = links.iter().find_map(penpa::find).transpose()?;
        let packed = links.iter().find_map(fpuzzles::find);
        Ok(Self {
            source: sheet::without_minus_one(source),
            links,
            drawing,
            packed,
        })
    }

    /// The documents, in the order in which they decide.
    fn documents(&self) -> impl Iterator<Item = Document<'_>> {
        let here = |content| Document {
            content,
            origin: Some(&self.source),
        };
        let given = |content| Document {
            content,
            origin: None,
        };
        let text = self.source.piece();
        let is_file = is_file(text);
        let whole = match is_file {
            true => Content::File(text.trim()),
            false => Content::Text(text),
        };
        let line = Some(text.trim()).filter(|line| is_line(*line));
        let line = line.map(Content::Line).into_iter();
        let drawing = self.drawing.iter().map(Content::Drawing);
        let packed = self.packed.iter().map(Content::Packed);
        let links = self.links.iter().map(Document::of_link);
        let whole = line.chain([whole]).map(here);
        drawing.chain(packed).map(given).chain(links).chain(whole)
    }

    /// Offers the documents in order to `readers`, each of whom gives an outcome or
    /// none, until one is read: the outcomes for that document.
    ///
    /// # Errors
    /// No document is read.
    pub fn read<R>(
        &self,
        mut readers: impl FnMut(&Document<'_>) -> Vec<Result<R, ParseError>>,
    ) -> Result<Vec<R>, Unread> {
        let mut faults = Vec::new();
        for document in self.documents() {
            let (read, new) = parted(readers(&document));
            if !read.is_empty() {
                return Ok(read);
            }
            let new: Vec<ParseError> = new.into_iter().map(|e| document.locate(e)).collect();
            let is_decided = document.is_decided_by(&new);
            faults.extend(new);
            if is_decided {
                return Err(Unread { faults, is_decided });
            }
        }
        Err(Unread {
            faults,
            is_decided: false,
        })
    }

    /// Offers the tables in a text that was not read as it stands.
    ///
    /// # Errors
    /// No table is read: the fault of the reader that is surest.
    pub fn read_tables<R>(
        &self,
        unread: Unread,
        mut readers: impl FnMut(&Table<'_>) -> Vec<Result<R, ParseError>>,
    ) -> Result<Vec<R>, ParseError> {
        let mut unread = unread;
        if unread.is_decided {
            return Err(self.fault(unread));
        }
        let text = self.source.piece();
        let sheets = sheet::sheets(text).into_iter().map(Table::Sheet);
        for table in sheets.chain([Table::Loose(text)]) {
            let (read, new) = parted(readers(&table));
            if !read.is_empty() {
                return Ok(read);
            }
            let new = new.into_iter().map(|error| self.source.locate(error));
            unread.faults.extend(new);
        }
        Err(self.fault(unread))
    }

    /// Of the faults the one of the reader that is surest, and of equals the first.
    pub fn fault(&self, unread: Unread) -> ParseError {
        let faults = unread.faults;
        let meant = faults
            .into_iter()
            .min_by_key(|fault| std::cmp::Reverse(weight(fault)));
        let is_announced = |fault: &ParseError| {
            fault.confidence == Confidence::Announced || fault.fault == Fault::Reference
        };
        let mut links = self.links.iter();
        match (meant, links.find(|link| link::has_scheme(link.piece()))) {
            (Some(fault), None) => fault,
            (Some(fault), _) if is_announced(&fault) || fault.fault == Fault::Kind => fault,
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
            origin: Some(link),
        }
    }

    /// An error in places of the document, in places of the given text.
    fn locate(&self, error: ParseError) -> ParseError {
        match self.origin {
            Some(source) => source.locate(error),
            None => error,
        }
    }

    /// Whether faults found in it end the search for another document that is read.
    fn is_decided_by(&self, faults: &[ParseError]) -> bool {
        let is_announced = |fault: &ParseError| fault.confidence == Confidence::Announced;
        match self.content {
            Content::Drawing(_) | Content::File(_) => true,
            Content::Link(link) if link::has_scheme(link) => !faults.is_empty(),
            _ => faults.iter().any(is_announced),
        }
    }
}

/// What was read, and the faults.
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

/// Whether a text is a file that says what it is.
fn is_file(text: Piece<'_>) -> bool {
    let start = text.text.trim_start();
    HEADINGS.iter().any(|heading| start.starts_with(heading))
}

/// Whether a text is one word of digits and signs for blanks, and no row alone.
fn is_line(text: Piece<'_>) -> bool {
    let is_cell = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'.' | b'-' | b'_' | b'*');
    text.text.len() >= SHORTEST_LINE && text.text.bytes().all(is_cell)
}

/// Weight of a fault: how likely the kind that found it was meant. A kind that
/// recognises nothing, or another kind's name, has little to say.
fn weight(fault: &ParseError) -> Option<std::cmp::Reverse<Confidence>> {
    let is_recognised = match fault.fault {
        Fault::Unknown => false,
        Fault::Kind => fault.confidence == Confidence::Announced,
        _ => true,
    };
    is_recognised.then_some(std::cmp::Reverse(fault.confidence))
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
