//! Documents: the parts of a pasted text that every kind reads.
//!
//! Content that has to be unpacked or searched for is separate from documents, so that a page can fetch its readers later.

use std::ops::Range;

use super::{Piece, Source, fpuzzles, link, penpa, sheet::Sheet};
use crate::model::{Confidence, ParseError};

/// Headings of files that identify themselves.
const HEADINGS: [&str; 2] = ["pzprv3", "SAVEFILE:"];

/// Number of different digits above 4 from which on a line has large ones.
const LARGE: usize = 3;

/// Minimum number of cells of a board on one line.
const SHORTEST_LINE: usize = 16;

/// A part of a pasted text that names its format, or whose form leaves nothing to choose.
#[derive(Debug)]
pub struct Document<'a> {
    /// Its content.
    pub content: Content<'a>,
    /// Text that its places refer to.
    pub(super) origin: &'a Source,
}

/// Content of a document.
#[derive(Debug)]
pub enum Content<'a> {
    /// File of pzpr or of Simon Tatham's collection.
    File(Piece<'a>),
    /// Address, decoded.
    Link(Piece<'a>),
    /// The text as it stands, if it is one word of blank signs and digits, several of them large, like most
    /// lines of a list.
    Line(Piece<'a>),
    /// The text as it stands, if it is another word. It is read in the same way as [`Unpacked::Text`], or not at all.
    Word(Piece<'a>),
}

/// The text as it stands, and content that has to be unpacked or searched for in it.
#[derive(Debug)]
pub enum Unpacked<'a> {
    /// Drawing of Penpa+.
    Drawing(&'a penpa::Drawing),
    /// Puzzle of f-puzzles or SudokuPad.
    Packed(&'a fpuzzles::Document),
    /// The text as it stands.
    Text(Piece<'a>),
    /// Table in the text of another program.
    Sheet(Sheet<'a>),
}

impl<'a> Document<'a> {
    /// A text that is a file or a line.
    pub(super) fn of_text(source: &'a Source) -> Option<Self> {
        let text = source.piece();
        let content = match text.trim() {
            text if is_file(text) => Content::File(text),
            text if is_line(text) => Content::Line(text),
            _ => return None,
        };
        let origin = source;
        Some(Self { content, origin })
    }

    /// Its bytes, if it is a link or a file that is all of its text.
    pub(super) fn whole(&self) -> Option<Range<usize>> {
        let (Content::Link(piece) | Content::File(piece)) = self.content else {
            return None;
        };
        (piece == self.origin.piece()).then(|| piece.range())
    }

    /// An address, or the file in it.
    pub(super) fn of_link(link: &'a Source) -> Self {
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
    pub(super) fn is_decided_by(&self, faults: &[ParseError]) -> bool {
        match self.content {
            Content::File(_) => true,
            Content::Link(link) if link::has_scheme(link) => !faults.is_empty(),
            _ => faults
                .iter()
                .any(|fault| fault.confidence == Confidence::Announced),
        }
    }
}

/// Whether a text is a file that identifies itself.
pub(super) fn is_file(text: Piece<'_>) -> bool {
    let start = text.text.trim_start();
    HEADINGS.iter().any(|heading| start.starts_with(heading))
}

/// Whether a text is one word of digits and blank signs, and more than a single row. With few large digits, it can be a puzzle of
/// several kinds.
fn is_line(text: Piece<'_>) -> bool {
    let is_cell = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'.' | b'-' | b'_' | b'*');
    let large = || (b'5'..=b'9').filter(|digit| text.text.as_bytes().contains(digit));
    // To count all is sooner done than to stop at the first odd one.
    let odd = || text.text.bytes().filter(|byte| !is_cell(*byte)).count();
    text.text.len() >= SHORTEST_LINE && odd() == 0 && large().nth(LARGE - 1).is_some()
}
