//! Plain form of a given text that knows where each of its characters came from.
//!
//! Pasted text carries byte-order marks, zero-width characters, full-width
//! digits and percent escapes. Readers see none of them; [`Source::origin`]
//! says which bytes of the given text a place of the plain text came from.

use std::ops::Range;

use percent_encoding::percent_decode;

use super::Piece;
use crate::model::ParseError;

/// The largest text that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// Beginnings of binary files, as they appear when read as text.
const SIGNATURES: [&str; 4] = ["\u{fffd}PNG", "GIF8", "%PDF-", "PK\u{3}\u{4}"];

/// Number of characters to look at to distinguish a text from a binary file.
const LOOKED_AT: usize = 1_000;

/// A plain text and where each of its characters came from.
#[derive(Clone, Debug)]
pub struct Source {
    text: String,
    /// Where each character came from; `None` if the text is the given one.
    origins: Option<Vec<Origin>>,
    given: usize,
}

/// A character of the plain text and the bytes of the given one it stands for.
#[derive(Clone, Debug)]
struct Origin {
    at: usize,
    from: Range<usize>,
}

impl Source {
    /// Makes plain a text that is neither empty nor too large.
    ///
    /// # Errors
    /// The text is empty, too large, or the content of a binary file.
    pub fn open(given: &str) -> Result<Self, ParseError> {
        let fault = |message| ParseError::new(0..given.len(), message);
        if is_binary(given) {
            return Err(fault("error-unknown-binary"));
        }
        if given.len() > MAX_BYTES {
            let error = fault("error-size-text").with("bytes", given.len());
            return Err(error.with("limit", MAX_BYTES));
        }
        let source = Self::new(given);
        match source.piece().trim().is_empty() {
            true => Err(fault("error-unknown-empty")),
            false => Ok(source),
        }
    }

    /// Makes a text plain: no byte-order marks and zero-width characters, every
    /// line end a `\n`, every sort of space a space, full-width forms and the comma and
    /// stop of Chinese as ASCII, frames drawn by `|`, `-` and `+`, every sort of dash a
    /// `-`, empty boxes and middle dots as `.`, no empty lines at the ends.
    pub fn new(given: &str) -> Self {
        let has = |byte: u8| given.as_bytes().contains(&byte);
        if given.is_ascii() && !has(b'\r') && !has(b'\0') {
            return Self {
                text: given.to_owned(),
                origins: None,
                given: given.len(),
            };
        }
        let mut source = Self::empty(given.len());
        let is_doubled = is_doubled(given);
        let mut chars = given.char_indices().peekable();
        while let Some((start, c)) = chars.next() {
            let mut end = start + c.len_utf8();
            let plain = match c {
                '\0' | char::REPLACEMENT_CHARACTER if is_doubled => continue,
                '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{ad}' => continue,
                // These turn a digit into a keycap emoji.
                '\u{fe0f}' | '\u{20e3}' => continue,
                '\r' => {
                    if let Some((_, line_feed)) = chars.next_if(|&(_, next)| next == '\n') {
                        end += line_feed.len_utf8();
                    }
                    '\n'
                }
                '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
                '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => ' ',
                '\u{ff01}'..='\u{ff5e}' => narrow(c),
                '、' => ',',
                '。' => '.',
                other => drawn(other),
            };
            source.push(plain, start..end);
        }
        source
    }

    fn empty(given: usize) -> Self {
        Self {
            text: String::new(),
            origins: Some(Vec::new()),
            given,
        }
    }

    fn push(&mut self, c: char, from: Range<usize>) {
        let at = self.text.len();
        self.origins
            .get_or_insert_default()
            .push(Origin { at, from });
        self.text.push(c);
    }

    /// The text with each of the given parts, which are in order, replaced by a text.
    #[must_use]
    pub fn changed(&self, parts: &[(Range<usize>, &str)]) -> Self {
        let mut source = Self::empty(self.given);
        let mut parts = parts.iter().peekable();
        let mut end = 0;
        for (at, c) in self.text.char_indices() {
            if let Some((part, by)) = parts.next_if(|(part, _)| part.start == at) {
                end = part.end;
                for c in by.chars() {
                    source.push(c, self.origin(part.clone()));
                }
            }
            if at >= end {
                source.push(c, self.origin(at..at + c.len_utf8()));
            }
        }
        source
    }

    /// The plain text, without the empty lines at its ends.
    pub fn piece(&self) -> Piece<'_> {
        Piece::new(&self.text, 0).trim_matches(|c| c == '\n')
    }

    /// The bytes of the given text that a range of the plain text came from.
    pub fn origin(&self, range: Range<usize>) -> Range<usize> {
        let Some(origins) = &self.origins else {
            return range;
        };
        let index = |at: usize| origins.partition_point(|origin| origin.at < at);
        let first = index(range.start);
        let start = match origins.get(first) {
            Some(origin) => origin.from.start,
            None => origins.last().map_or(self.given, |o| o.from.end),
        };
        let last = index(range.end);
        if range.is_empty() || last == 0 {
            return start..start;
        }
        start..origins[last - 1].from.end.max(start)
    }

    /// Moves the place of an error from the plain text to the given one.
    pub fn locate(&self, mut error: ParseError) -> ParseError {
        error.at = self.origin(error.at);
        error
    }

    /// A piece of the text as a text of its own.
    pub fn part(&self, piece: Piece<'_>) -> Source {
        let mut source = Self::empty(self.given);
        for letter in piece.letters() {
            source.push(letter.first().unwrap_or(' '), self.origin(letter.range()));
        }
        source
    }

    /// A piece of the text with its percent escapes decoded, once.
    pub fn decoded(&self, piece: Piece<'_>) -> Source {
        if !piece.text.contains('%') {
            return self.part(piece);
        }
        let (mut bytes, mut from) = (Vec::new(), Vec::new());
        let mut at = piece.at;
        let starts = piece.text.match_indices('%').map(|(start, _)| start);
        let ends = starts.clone().chain([piece.text.len()]);
        for (start, end) in std::iter::once(0).chain(starts).zip(ends) {
            // At most one escape, at the start.
            let chunk = &piece.text.as_bytes()[start..end];
            let decoded = percent_decode(chunk).collect::<Vec<u8>>();
            let mut length = 1 + chunk.len() - decoded.len();
            for byte in decoded {
                bytes.push(byte);
                from.push(at..at + length);
                at += length;
                length = 1;
            }
        }
        let mut source = Self::empty(self.given);
        let mut done = 0;
        let mut push = |c: char, length: usize| {
            let range = from[done].start..from[done + length - 1].end;
            done += length;
            source.push(c, self.whole_chars(range));
        };
        for chunk in bytes.utf8_chunks() {
            for c in chunk.valid().chars() {
                push(c, c.len_utf8());
            }
            if !chunk.invalid().is_empty() {
                push(char::REPLACEMENT_CHARACTER, chunk.invalid().len());
            }
        }
        source
    }

    /// The origin of bytes of the plain text, widened to whole characters.
    fn whole_chars(&self, range: Range<usize>) -> Range<usize> {
        let Some(origins) = &self.origins else {
            return range;
        };
        let first = origins.partition_point(|origin| origin.at <= range.start);
        let from = origins[first - 1].from.start;
        from..self.origin(range).end.max(from)
    }
}

/// Whether a text is the content of an image or another binary file: it begins like
/// one, or has many characters that no text has.
pub fn is_binary(given: &str) -> bool {
    let is_signed = SIGNATURES.iter().any(|sign| given.starts_with(sign));
    let is_text = |byte: u8| matches!(byte, b' '..=b'~' | b'\t' | b'\n' | b'\r');
    // Almost every text has only ordinary characters, so there is nothing more to count. To count them all is sooner done than to stop
    // at the first odd one.
    if is_signed || given.bytes().filter(|byte| !is_text(*byte)).count() == 0 {
        return is_signed;
    }
    let is_doubled = is_doubled(given);
    let is_odd = |c: &char| match c {
        '\u{fffd}' | '\0' => !is_doubled,
        c => c.is_control() && !c.is_whitespace(),
    };
    let looked_at = || given.chars().take(LOOKED_AT);
    let odd = looked_at().filter(is_odd).count();
    odd > 3 && 10 * odd > looked_at().count()
}

/// Whether every other character is zero, as in a text of UTF-16 that was taken for another encoding.
fn is_doubled(given: &str) -> bool {
    let is_read = |c: &char| *c != char::REPLACEMENT_CHARACTER;
    let chars = || given.chars().filter(is_read).take(LOOKED_AT);
    let zeros = chars().filter(|c| *c == '\0').count();
    zeros > 3 && (2 * zeros).abs_diff(chars().count()) < 3
}

/// Whether a text has full-width forms in place of plain digits, marks or spaces.
pub fn is_wide(text: &str) -> bool {
    let is_wide = |c| matches!(c, '\u{ff01}'..='\u{ff5e}' | '\u{3000}' | '、' | '。');
    !text.is_ascii() && text.contains(is_wide)
}

/// The ASCII character of a full-width form.
fn narrow(c: char) -> char {
    char::from_u32(u32::from(c) - 0xfee0).expect("full-width forms mirror ASCII")
}

/// The ASCII character for one that draws a frame, a blank cell, a dash or a quote;
/// other characters stay the same.
fn drawn(c: char) -> char {
    match c {
        _ if "│┃║┆┇┊┋╎╏▏｜".contains(c) => '|',
        '─' | '━' | '═' | '┄' | '┅' | '┈' | '┉' | '╌' | '╍' => '-',
        '\u{2500}'..='\u{257f}' => '+',
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '·' | '•' | '∙' | '⋅' | '․' | '‧' | '◦' | '○' => '.',
        '□' | '▢' | '▫' | '◻' | '◽' | '☐' | '⬜' | '␣' => '.',
        '“' | '”' | '„' | '«' | '»' => '"',
        '‘' | '’' => '\'',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normalising_a_text_keeps_the_places_in_it() {
        let given = "\u{feff}３\u{200b}，2\r\n1";
        let source = Source::new(given);
        assert_eq!(source.piece().text, "3,2\n1");
        assert_eq!(&given[source.origin(0..1)], "３");
        assert_eq!(&given[source.origin(1..2)], "，");
        assert_eq!(&given[source.origin(3..5)], "\r\n1");
        assert_eq!(source.origin(5..5), given.len()..given.len());
    }

    #[test]
    fn a_binary_file_is_distinguished_from_a_text() {
        let read = |bytes: &[u8]| Source::open(&String::from_utf8_lossy(bytes)).map(|_| ());
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
        let jpeg = b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0";
        let zip = b"PK\x03\x04\x14";
        for bytes in [&png[..], jpeg, b"GIF89a", b"%PDF-1.7 text", zip] {
            let error = read(bytes).expect_err("no text");
            assert_eq!(error.explanation.message, "error-unknown-binary");
        }
        let doubled: Vec<u8> = "3.2\n.1.".bytes().flat_map(|byte| [byte, 0]).collect();
        assert_eq!(
            Source::new(&String::from_utf8_lossy(&doubled)).piece().text,
            "3.2\n.1."
        );
        assert_eq!(read(&[&b"\xff\xfe"[..], &doubled].concat()), Ok(()));
        // A few stray characters, and those that the reader skips, do not make a text
        // binary.
        for text in [
            "3\u{0}2,1 3",
            "\u{feff}3.2\r\n\t\u{200b}.1.\r\n",
            "\u{fffd}\u{fffd}\u{fffd}",
        ] {
            assert_eq!(read(text.as_bytes()), Ok(()), "{text:?}");
        }
        let large = [&jpeg[..], &[0; 2 * MAX_BYTES]].concat();
        assert_eq!(
            read(&large).expect_err("no text").explanation.message,
            "error-unknown-binary"
        );
    }

    #[test]
    fn frames_and_blanks_are_drawn_by_ascii() {
        let plain = |text: &str| Source::new(text).piece().text.to_owned();
        assert_eq!(plain("║ 1│·║"), "| 1|.|");
        assert_eq!(plain("╔══╤══╗"), "+--+--+");
        assert_eq!(plain("−1 □ • 1️⃣"), "-1 . . 1");
    }

    #[test]
    fn parts_are_replaced_in_place() {
        let given = "3 -1 ３ -1";
        let source = Source::new(given);
        let parts = [(2..4, "."), (7..9, ".")];
        let replaced = source.changed(&parts);
        assert_eq!(replaced.piece().text, "3 . 3 .");
        assert_eq!(&given[replaced.origin(2..3)], "-1");
        assert_eq!(&given[replaced.origin(4..5)], "３");
        assert_eq!(&given[replaced.origin(6..7)], "-1");
    }

    #[test]
    fn escapes_are_decoded_once_and_keep_their_place() {
        let given = "x?a%2Fb%252F%E3%81%82%ff%";
        let source = Source::new(given);
        let decoded = source.decoded(source.piece().from(2));
        assert_eq!(decoded.piece().text, "a/b%2Fあ\u{fffd}%");
        assert_eq!(&given[decoded.origin(1..2)], "%2F");
        assert_eq!(&given[decoded.origin(6..9)], "%E3%81%82");
        assert_eq!(&given[decoded.origin(12..13)], "%");
    }
}
