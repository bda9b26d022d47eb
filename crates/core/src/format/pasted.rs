//! Recognition: a pasted text is split once, into documents that every kind reads.
//!
//! Documents are tried in this order: a drawing, a packed puzzle, addresses, the text as it
//! stands, tables in the text of another program, and the same with remarks left out or quotes
//! opened. A reading that a format announces, or that leaves nothing over, ends the search;
//! otherwise [`choose`](super::choose) takes the best.

use std::cmp::Reverse;

use super::choose::{Candidate, Choice, Outcomes, Readers, ordered};
use super::document::is_file;
use super::views::{View, views};
use super::{Content, Document, Piece, Source, Unpacked, fpuzzles, link, penpa, sheet};
use crate::model::{Confidence, Explanation, Fault, ParseError};

/// A text, recognised.
#[derive(Debug)]
pub struct Pasted {
    source: Source,
    links: Vec<Source>,
}

/// Readings by kind, if a search has come to its end.
type Readings<R> = Option<Vec<Vec<<R as Readers>::Reading>>>;

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
        let mut search = Search {
            readers,
            choice: Choice::new(&self.source),
            faults: Vec::new(),
        };
        if let Some(drawing) = self.links.iter().find_map(penpa::find) {
            let drawing = drawing?;
            let read = search.unpacked(&Unpacked::Drawing(&drawing));
            return match (read.is_empty(), surest(search.faults)) {
                (true, fault) => Err(fault.unwrap_or_else(|| drawing.unfit())),
                (false, _) => Ok(ordered(search.readers, read)),
            };
        }
        if let Some(read) = self.found(&mut search) {
            return Ok(ordered(search.readers, read));
        }
        if let Some(refused) = search.choice.refused {
            return Err(refused);
        }
        match search.choice.has_rest() {
            true => Ok(ordered(search.readers, search.choice.best())),
            false => Err(self.meant(search.faults)),
        }
    }

    /// Searches for readings that end the search. `None` also if it is known what was meant, but cannot be read.
    fn found<R: Readers>(&self, search: &mut Search<'_, R>) -> Readings<R> {
        if let Some(packed) = self.links.iter().find_map(fpuzzles::find) {
            let read = search.unpacked(&Unpacked::Packed(&packed));
            if !read.is_empty() || !search.faults.is_empty() {
                return (!read.is_empty()).then_some(read);
            }
        }
        for document in self.documents() {
            let known = search.faults.len();
            let outcomes = search.readers.document(&document);
            let found = search.offer(document.origin, outcomes, |reading| {
                if let Some(whole) = document.whole() {
                    *reading.used() = vec![whole];
                }
            });
            let new = &search.faults[known..];
            let is_decided = document.is_decided_by(new) && !self.has_board_beside(&document, new);
            if found.is_some() || is_decided {
                return found;
            }
        }
        let known = search.faults.len();
        let plain = View::new(self.source.clone(), None);
        let found = search.plainly(&plain);
        if found.is_some() || search.faults[known..].iter().any(is_announced) {
            return found;
        }
        let found = search.in_tables(&plain);
        let known = search.faults.len();
        let found = found.or_else(|| {
            views(&self.source).find_map(|view| {
                let found = search.plainly(&view);
                found.or_else(|| search.in_tables(&view))
            })
        });
        let found = found.or_else(|| {
            let is_open = !search.choice.has_rest() && search.choice.refused.is_none();
            let loose = sheet::loose(self.source.piece()).filter(|_| is_open)?;
            search.table(&plain, loose)
        });
        // Only the text as it stands tells what was meant.
        search.faults.truncate(known);
        found
    }

    /// Reads a file or a single word, such as a link or a line of digits, if its form leaves nothing to choose. Whatever it reads,
    /// [`Pasted::read`] reads in the same way; it is much less of the program.
    ///
    /// # Errors
    /// There are several words or rows, something to choose, or something to unpack.
    pub fn read_named<C>(
        &self,
        mut named: impl FnMut(&Document<'_>) -> Outcomes<C>,
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
            let (read, new) = parted(named(&document), |error| document.origin.locate(error));
            let is_unknown = |fault: &ParseError| fault.fault == Fault::Unknown;
            let is_open = read.len() > 1 || new.iter().any(is_unknown);
            if is_open && matches!(document.content, Content::Word(_)) {
                break;
            }
            if !read.is_empty() {
                return Ok(read.into_iter().flatten().collect());
            }
            let is_decided = document.is_decided_by(&new);
            faults.extend(new);
            if is_decided {
                break;
            }
        }
        Err(self.meant(faults))
    }

    /// Whether an address that only refers to a puzzle stands beside something that can be a board.
    fn has_board_beside(&self, document: &Document<'_>, faults: &[ParseError]) -> bool {
        let is_link = matches!(document.content, Content::Link(_));
        let refers = |fault: &ParseError| fault.fault == Fault::Reference;
        is_link && faults.iter().all(refers) && self.source.piece().text.trim().contains('\n')
    }

    /// Fault of the most confident reader; an address in which nothing is recognised comes
    /// before faults that no reader is sure of.
    fn meant(&self, faults: Vec<ParseError>) -> ParseError {
        let is_meant = |fault: &ParseError| {
            is_announced(fault) || matches!(fault.fault, Fault::Reference | Fault::Kind)
        };
        let mut links = self.links.iter();
        let link = links.find(|link| link::has_scheme(link.piece()));
        match (surest(faults), link) {
            (Some(fault), None) => fault,
            (Some(fault), _) if is_meant(&fault) => fault,
            (_, Some(link)) => unknown_link(link),
            (None, None) => self.source.locate(unknown(self.source.piece())),
        }
    }
}

/// A search through the parts of a text.
struct Search<'a, R: Readers> {
    readers: &'a mut R,
    choice: Choice<'a, R::Reading>,
    /// Faults that readers report.
    faults: Vec<ParseError>,
}

impl<R: Readers> Search<'_, R> {
    /// Reads unpacked content, whose places are those of the given text.
    fn unpacked(&mut self, content: &Unpacked<'_>) -> Vec<Vec<R::Reading>> {
        let (read, faults) = parted(self.readers.unpacked(content), |error| error);
        self.faults.extend(faults);
        read
    }

    /// Offers what the readers make of a part of a text. Its places become those of the given text.
    fn offer(
        &mut self,
        origin: &Source,
        outcomes: Outcomes<R::Reading>,
        change: impl Fn(&mut R::Reading),
    ) -> Readings<R> {
        let (mut read, faults) = parted(outcomes, |error| origin.locate(error));
        self.faults.extend(faults);
        for reading in read.iter_mut().flatten() {
            change(reading);
            for range in reading.used() {
                *range = origin.origin(range.clone());
            }
        }
        self.choice.offer(self.readers, read)
    }

    /// Offers the tables with labels, which cannot be boards as they stand, and then the text.
    fn plainly(&mut self, view: &View) -> Readings<R> {
        let text = view.source.piece();
        let known = self.faults.len();
        let mut labelled = sheet::labelled(text).into_iter();
        let found = labelled.find_map(|table| self.table(view, table));
        self.faults.truncate(known);
        found.or_else(|| {
            let outcomes = self.readers.unpacked(&Unpacked::Text(text));
            self.offer(&view.source, outcomes, |reading| view.tell(reading))
        })
    }

    /// Offers the tables of a text.
    fn in_tables(&mut self, view: &View) -> Readings<R> {
        let mut tables = sheet::sheets(view.source.piece()).into_iter();
        tables.find_map(|table| self.table(view, table))
    }

    /// Offers a table. Its readings account for its rows, unless they say more.
    fn table(&mut self, view: &View, table: sheet::Sheet<'_>) -> Readings<R> {
        let rows: Vec<_> = table.rows.iter().map(|row| row.at.clone()).collect();
        let (note, later) = (table.note, table.later.clone());
        let outcomes = self.readers.unpacked(&Unpacked::Sheet(table));
        self.offer(&view.source, outcomes, |reading| {
            if reading.used().is_empty() {
                reading.used().clone_from(&rows);
            }
            reading.used().extend(later.iter().cloned());
            reading.warnings().extend(note.map(Explanation::new));
            view.tell(reading);
        })
    }
}

impl View {
    /// Adds the note about the way in which a text was seen.
    fn tell<C: Candidate>(&self, reading: &mut C) {
        reading.warnings().extend(self.note.map(Explanation::new));
    }
}

fn is_announced(fault: &ParseError) -> bool {
    fault.confidence == Confidence::Announced
}

/// Readings and faults, separated.
fn parted<C>(
    outcomes: Outcomes<C>,
    locate: impl Fn(ParseError) -> ParseError,
) -> (Vec<Vec<C>>, Vec<ParseError>) {
    let (mut read, mut faults) = (Vec::new(), Vec::new());
    for outcome in outcomes {
        match outcome {
            Ok(one) => read.push(one),
            Err(error) => faults.push(locate(error)),
        }
    }
    (read, faults)
}

/// The fault of the most confident reader; of equals, the first.
fn surest(faults: Vec<ParseError>) -> Option<ParseError> {
    let faults = faults.into_iter();
    faults.min_by_key(|fault| Reverse(weight(fault)))
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
    text.fault("error-unknown-text").with("text", text.trim())
}

/// The fault of an address in which nothing is recognised.
fn unknown_link(link: &Source) -> ParseError {
    let error = link.piece().fault("error-unknown-link");
    link.locate(error.with("host", link::host(link.piece())))
}
