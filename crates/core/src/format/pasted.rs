//! Recognition: a pasted text is split once, into documents that every kind reads.
//!
//! Documents are tried in this order: a drawing, a packed puzzle, addresses, the text as it
//! stands, tables in the text of another program, and the same with remarks left out or quotes
//! opened. A reading that a format announces, or that leaves nothing over, ends the search;
//! otherwise [`choose`](super::choose) takes the best.

use std::cmp::Reverse;

use super::choose::{Candidate, Choice, Readers, ordered};
use super::document::{is_file, placed};
use super::views::views;
use super::{
    Content, Document, Piece, Source, Unpacked, fault, fpuzzles, link, penpa, sheet, sheet::Sheet,
};
use crate::model::{Confidence, Explanation, Fault, ParseError};

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
        let links = self.links.iter().map(Document::of_link);
        links.chain(Document::of_text(&self.source))
    }

    /// Offers each part of the text to the readers, in order, until a reading accounts for the whole text or is announced by its
    /// format. Otherwise the readings that agree best with the text are returned, with notes about what they leave over.
    ///
    /// # Errors
    /// Nothing can be read: the fault of the most confident reader.
    pub fn read<R: Readers>(&self, readers: &mut R) -> Result<Vec<R::Reading>, ParseError> {
        if let Some(drawing) = self.links.iter().find_map(penpa::find) {
            let drawing = drawing?;
            let (read, faults) = parted(readers.unpacked(&Unpacked::Drawing(&drawing)));
            return match (read.is_empty(), surest(faults)) {
                (true, Some(fault)) => Err(fault),
                (true, None) => Err(drawing.unfit()),
                (false, _) => Ok(ordered(readers, read)),
            };
        }
        let mut choice = Choice::new(&self.source);
        let mut unread = Unread::default();
        if let Some(packed) = self.links.iter().find_map(fpuzzles::find) {
            let (read, faults) = parted(readers.unpacked(&Unpacked::Packed(&packed)));
            unread.is_decided = !faults.is_empty();
            unread.faults.extend(faults);
            if !read.is_empty() {
                return Ok(ordered(readers, read));
            }
        }
        if !unread.is_decided {
            match self.offered(readers, &mut choice) {
                Ok(read) => return Ok(ordered(readers, read)),
                Err(new) => unread = new,
            }
        }
        if !unread.is_decided {
            let seen = Seen::new(&self.source, None);
            let tables = seen.in_tables(readers, &mut choice, &mut unread.faults);
            let read = tables.or_else(|| self.seen_otherwise(readers, &mut choice));
            if let Some(read) = read {
                return Ok(ordered(readers, read));
            }
            if !choice.has_rest() && choice.refused.is_none() {
                let loose = sheet::loose(self.source.piece()).into_iter().collect();
                let read = seen.offered(readers, &mut choice, loose, &mut Vec::new());
                if let Some(read) = read {
                    return Ok(ordered(readers, read));
                }
            }
        }
        if let Some(refused) = choice.refused.take() {
            return Err(refused);
        }
        match choice.has_rest() {
            true => Ok(ordered(readers, choice.best())),
            false => Err(self.meant(unread.faults)),
        }
    }

    /// Reads a file or a single word, such as a link or a line of digits, if its form leaves nothing to choose. Whatever it reads,
    /// [`Pasted::read`] reads in the same way; it is much less of the program.
    ///
    /// # Errors
    /// There are several words or rows, something to choose, or something to unpack.
    pub fn read_named<C>(
        &self,
        mut named: impl FnMut(&Document<'_>) -> Vec<Result<Vec<C>, ParseError>>,
    ) -> Result<Vec<C>, ParseError> {
        let is_packed = |link: &Source| penpa::is_link(link) || fpuzzles::is_link(link);
        let text = self.source.piece();
        let is_whole = is_file(text) || !text.text.trim().contains(char::is_whitespace);
        if !is_whole || self.links.iter().any(is_packed) {
            return Err(self.meant(Vec::new()));
        }
        let word = Document {
            content: Content::Word(text.trim()),
            origin: &self.source,
        };
        let mut faults = Vec::new();
        for document in self.documents().chain([word]) {
            let (read, new) = parted(named(&document));
            let is_unknown = |fault: &ParseError| fault.fault == Fault::Unknown;
            let is_open = read.len() > 1 || new.iter().any(is_unknown);
            if is_open && matches!(document.content, Content::Word(_)) {
                break;
            }
            if !read.is_empty() {
                return Ok(read.into_iter().flatten().collect());
            }
            let new = located(document.origin, new);
            let is_decided = document.is_decided_by(&new);
            faults.extend(new);
            if is_decided {
                break;
            }
        }
        Err(self.meant(faults))
    }

    /// Offers the documents, and then the text as it stands, to readers until one is read.
    fn offered<R: Readers>(
        &self,
        readers: &mut R,
        choice: &mut Choice<'_, R::Reading>,
    ) -> Result<Vec<Vec<R::Reading>>, Unread> {
        let mut unread = Unread::default();
        for document in self.documents() {
            let (read, new) = parted(readers.document(&document));
            if let Some(read) = choice.offer(readers, document.placed(read)) {
                return Ok(read);
            }
            let new = located(document.origin, new);
            unread.is_decided =
                document.is_decided_by(&new) && !self.has_board_beside(&document, &new);
            unread.faults.extend(new);
            if unread.is_decided {
                return Err(unread);
            }
        }
        let seen = Seen::new(&self.source, None);
        let known = unread.faults.len();
        match seen.plainly(readers, choice, &mut unread.faults) {
            Some(read) => Ok(read),
            None => {
                unread.is_decided = unread.faults[known..].iter().any(is_announced);
                Err(unread)
            }
        }
    }

    /// Whether an address that only refers to a puzzle stands beside something that can be a board.
    fn has_board_beside(&self, document: &Document<'_>, faults: &[ParseError]) -> bool {
        let is_link = matches!(document.content, Content::Link(_));
        let refers = |fault: &ParseError| fault.fault == Fault::Reference;
        is_link && faults.iter().all(refers) && self.source.piece().text.trim().contains('\n')
    }

    /// Offers the text in the other ways in which it can be seen: without addresses and remarks, or with its quotes opened.
    fn seen_otherwise<R: Readers>(
        &self,
        readers: &mut R,
        choice: &mut Choice<'_, R::Reading>,
    ) -> Option<Vec<Vec<R::Reading>>> {
        let mut faults = Vec::new();
        views(&self.source).find_map(|view| {
            let seen = Seen::new(&view.source, view.note);
            let read = seen.plainly(readers, choice, &mut faults);
            read.or_else(|| seen.in_tables(readers, choice, &mut faults))
        })
    }

    /// Fault of the most confident reader; an address in which nothing is recognised comes
    /// before faults that no reader is sure of.
    fn meant(&self, faults: Vec<ParseError>) -> ParseError {
        let is_meant = |fault: &ParseError| {
            is_announced(fault) || matches!(fault.fault, Fault::Reference | Fault::Kind)
        };
        let mut links = self.links.iter();
        match (
            surest(faults),
            links.find(|link| link::has_scheme(link.piece())),
        ) {
            (Some(fault), None) => fault,
            (Some(fault), _) if is_meant(&fault) => fault,
            (_, Some(link)) => unknown_link(link),
            (None, None) => self.source.locate(unknown(self.source.piece())),
        }
    }
}

/// A text in one of the ways in which it can be seen.
struct Seen<'a> {
    source: &'a Source,
    /// Message id of a note about the way.
    note: Option<&'static str>,
}

impl<'a> Seen<'a> {
    fn new(source: &'a Source, note: Option<&'static str>) -> Self {
        Self { source, note }
    }

    /// Offers the tables with labels, which cannot be boards as they stand, and then the text.
    fn plainly<R: Readers>(
        &self,
        readers: &mut R,
        choice: &mut Choice<'_, R::Reading>,
        faults: &mut Vec<ParseError>,
    ) -> Option<Vec<Vec<R::Reading>>> {
        let text = self.source.piece();
        let labelled = sheet::labelled(text);
        let read = self.offered(readers, choice, labelled, &mut Vec::new());
        read.or_else(|| {
            let (read, new) = parted(readers.unpacked(&Unpacked::Text(text)));
            faults.extend(located(self.source, new));
            choice.offer(readers, self.placed(read))
        })
    }

    /// Offers the tables of the text.
    fn in_tables<R: Readers>(
        &self,
        readers: &mut R,
        choice: &mut Choice<'_, R::Reading>,
        faults: &mut Vec<ParseError>,
    ) -> Option<Vec<Vec<R::Reading>>> {
        let tables = sheet::sheets(self.source.piece());
        self.offered(readers, choice, tables, faults)
    }

    /// Offers tables to the readers until one is read.
    fn offered<R: Readers>(
        &self,
        readers: &mut R,
        choice: &mut Choice<'_, R::Reading>,
        tables: Vec<Sheet<'_>>,
        faults: &mut Vec<ParseError>,
    ) -> Option<Vec<Vec<R::Reading>>> {
        for table in tables {
            let rows: Vec<_> = table.rows.iter().map(|row| row.at.clone()).collect();
            let (note, later) = (table.note, table.later.clone());
            let (mut read, new) = parted(readers.unpacked(&Unpacked::Sheet(table)));
            for reading in read.iter_mut().flatten() {
                if reading.used().is_empty() {
                    reading.used().clone_from(&rows);
                }
                reading.used().extend(later.iter().cloned());
                reading.warnings().extend(note.map(Explanation::new));
            }
            if let Some(read) = choice.offer(readers, self.placed(read)) {
                return Some(read);
            }
            faults.extend(located(self.source, new));
        }
        None
    }

    /// Readings with the note, whose places are those of the given text.
    fn placed<C: Candidate>(&self, mut read: Vec<Vec<C>>) -> Vec<Vec<C>> {
        for reading in read.iter_mut().flatten() {
            reading.warnings().extend(self.note.map(Explanation::new));
        }
        placed(self.source, read)
    }
}

/// Faults whose places are those of the given text.
fn located(origin: &Source, faults: Vec<ParseError>) -> Vec<ParseError> {
    let located = faults.into_iter().map(|error| origin.locate(error));
    located.collect()
}

fn is_announced(fault: &ParseError) -> bool {
    fault.confidence == Confidence::Announced
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
