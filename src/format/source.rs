//! A text as given, made plain, with the way back to where each character stood.
//!
//! Pasted text carries byte-order marks, zero-width characters, full-width
//! digits and percent escapes. Readers see none of them; [`Source::origin`]
//! says which bytes of the given text a place of the plain text came from.

use std::ops::Range;

use crate::model::ParseError;

/// The largest text that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// A plain text and where each of its characters came from.
#[derive(Clone, Debug)]
pub struct Source {
    text: String,
    origins: Vec<Origin>,
    given: usize,
}

/// A character of the plain text and the bytes of the given one it stands for.
#[derive(Clone, Debug)]
struct Origin {
    at: usize,
    from: Range<usize>,
}

impl Source {
    /// Makes a text plain: no byte-order marks and zero-width characters, every
    /// line end a `\n`, every sort of space a space, full-width forms as ASCII,
    /// no empty lines at the ends.
    pub fn new(given: &str) -> Self {
        let mut source = Self::empty(given.len());
        let mut chars = given.char_indices().peekable();
        while let Some((start, c)) = chars.next() {
            let mut end = start + c.len_utf8();
            let plain = match c {
                '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{ad}' => continue,
                '\r' => {
                    if let Some((_, line_feed)) = chars.next_if(|&(_, next)| next == '\n') {
                        end += line_feed.len_utf8();
                    }
                    '\n'
                }
                '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
                '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => ' ',
                '\u{ff01}'..='\u{ff5e}' => narrow(c),
                other => other,
            };
            source.push(plain, start..end);
        }
        source
    }

    fn empty(given: usize) -> Self {
        Self {
            text: String::new(),
            origins: Vec::new(),
            given,
        }
    }

    fn push(&mut self, c: char, from: Range<usize>) {
        self.origins.push(Origin {
            at: self.text.len(),
            from,
        });
        self.text.push(c);
    }

    /// The plain text, without the empty lines at its ends.
    pub fn piece(&self) -> Piece<'_> {
        Piece::new(&self.text, 0).trim_matches(|c| c == '\n')
    }

    /// The bytes of the given text that a range of the plain text came from.
    pub fn origin(&self, range: Range<usize>) -> Range<usize> {
        let index = |at: usize| self.origins.partition_point(|origin| origin.at < at);
        let first = index(range.start);
        let start = match self.origins.get(first) {
            Some(origin) => origin.from.start,
            None => self.origins.last().map_or(self.given, |o| o.from.end),
        };
        let last = index(range.end);
        if range.is_empty() || last == 0 {
            return start..start;
        }
        start..self.origins[last - 1].from.end.max(start)
    }

    /// An error in places of the plain text, in places of the given one.
    pub fn locate(&self, mut error: ParseError) -> ParseError {
        error.at = self.origin(error.at);
        error
    }

    /// A piece of the text with its percent escapes decoded, once.
    pub fn decoded(&self, piece: Piece<'_>) -> Source {
        let (mut bytes, mut from) = (Vec::new(), Vec::new());
        let text = piece.text.as_bytes();
        let mut at = 0;
        while at < text.len() {
            let (byte, length) = match escape(&text[at..]) {
                Some(byte) => (byte, 3),
                None => (text[at], 1),
            };
            bytes.push(byte);
            from.push(piece.at + at..piece.at + at + length);
            at += length;
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
        let first = self
            .origins
            .partition_point(|origin| origin.at <= range.start);
        let from = self.origins[first - 1].from.start;
        from..self.origin(range).end.max(from)
    }
}

/// The ASCII character of a full-width form.
fn narrow(c: char) -> char {
    char::from_u32(u32::from(c) - 0xfee0).expect("full-width forms mirror ASCII")
}

/// The byte that `%XX` at the start of `text` stands for.
fn escape(text: &[u8]) -> Option<u8> {
    let [b'%', high, low, ..] = *text else {
        return None;
    };
    let digit = |byte: u8| char::from(byte).to_digit(16);
    u8::try_from(digit(high)? * 16 + digit(low)?).ok()
}

/// A part of a plain text that knows where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    /// The part.
    pub text: &'a str,
    /// Where it begins, in bytes of the plain text.
    pub at: usize,
}

impl<'a> Piece<'a> {
    /// The part `text` that begins at byte `at`.
    pub fn new(text: &'a str, at: usize) -> Self {
        Self { text, at }
    }

    /// Its bytes in the plain text.
    pub fn range(self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }

    /// Whether there is nothing in it.
    pub fn is_empty(self) -> bool {
        self.text.is_empty()
    }

    /// How many characters it has.
    pub fn length(self) -> usize {
        self.text.chars().count()
    }

    /// From the byte `start`, counted from its own beginning.
    #[must_use]
    pub fn from(self, start: usize) -> Self {
        Self::new(&self.text[start..], self.at + start)
    }

    /// Up to the byte `end`, counted from its own beginning.
    #[must_use]
    pub fn to(self, end: usize) -> Self {
        Self::new(&self.text[..end], self.at)
    }

    /// The parts between separators, which are ASCII characters.
    pub fn split(self, separators: &'a [char]) -> impl Iterator<Item = Piece<'a>> {
        let mut at = self.at;
        self.text.split(separators).map(move |text| {
            let part = Piece::new(text, at);
            at += text.len() + 1;
            part
        })
    }

    /// The lines.
    pub fn lines(self) -> impl Iterator<Item = Piece<'a>> {
        self.split(&['\n'])
    }

    /// The parts between spaces, tabs and line ends, none of them empty.
    pub fn words(self) -> impl Iterator<Item = Piece<'a>> {
        self.split(&[' ', '\t', '\n'])
            .filter(|word| !word.is_empty())
    }

    /// Each character as a piece of its own.
    pub fn letters(self) -> impl Iterator<Item = Piece<'a>> {
        self.text
            .char_indices()
            .map(move |(i, c)| self.from(i).to(c.len_utf8()))
    }

    /// Its first character.
    pub fn first(self) -> Option<char> {
        self.text.chars().next()
    }

    /// Without white space at its ends.
    #[must_use]
    pub fn trim(self) -> Self {
        self.trim_matches(char::is_whitespace)
    }

    /// Without the characters at its ends that `is_trimmed` names.
    #[must_use]
    pub fn trim_matches(self, is_trimmed: fn(char) -> bool) -> Self {
        let tail = self.text.trim_start_matches(is_trimmed);
        let start = self.text.len() - tail.len();
        Self::new(tail.trim_end_matches(is_trimmed), self.at + start)
    }

    /// What follows `prefix`, if it begins so.
    pub fn strip(self, prefix: &str) -> Option<Self> {
        self.text
            .starts_with(prefix)
            .then(|| self.from(prefix.len()))
    }

    /// What stands before and after the first `mark`.
    pub fn split_once(self, mark: char) -> Option<(Self, Self)> {
        let at = self.text.find(mark)?;
        Some((self.to(at), self.from(at + mark.len_utf8())))
    }

    /// The part of it before the first character that `ends` names.
    #[must_use]
    pub fn until(self, ends: impl Fn(char) -> bool) -> Self {
        self.to(self.text.find(ends).unwrap_or(self.text.len()))
    }

    /// The number it is, if it is nothing but decimal digits; too large ones
    /// are the largest there is.
    pub fn number(self) -> Option<u64> {
        let digits = !self.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| self.text.parse().unwrap_or(u64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_dropped_or_narrowed_keeps_its_place() {
        let given = "\u{feff}３\u{200b}，2\r\n1";
        let source = Source::new(given);
        assert_eq!(source.piece().text, "3,2\n1");
        assert_eq!(&given[source.origin(0..1)], "３");
        assert_eq!(&given[source.origin(1..2)], "，");
        assert_eq!(&given[source.origin(3..5)], "\r\n1");
        assert_eq!(source.origin(5..5), given.len()..given.len());
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

    #[test]
    fn pieces_stay_where_they_are() {
        let piece = Piece::new(" 3, 12", 10);
        let parts: Vec<Piece> = piece.split(&[',']).map(Piece::trim).collect();
        assert_eq!(parts, [Piece::new("3", 11), Piece::new("12", 14)]);
        assert_eq!(parts[1].number(), Some(12));
        assert_eq!(
            Piece::new("99999999999999999999", 0).number(),
            Some(u64::MAX)
        );
    }
}
