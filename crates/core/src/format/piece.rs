//! Parts of a plain text that know their place in it, so that any fault found in a part
//! has a place.

use std::ops::Range;

use crate::model::ParseError;

/// A part of a plain text that knows its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    /// The part.
    pub text: &'a str,
    /// Start of the part, in bytes of the plain text.
    pub at: usize,
}

impl<'a> Piece<'a> {
    /// The part `text` that begins at byte `at`.
    pub fn new(text: &'a str, at: usize) -> Self {
        Self { text, at }
    }

    /// Its bytes in the plain text.
    pub fn range(self) -> Range<usize> {
        self.at..self.end()
    }

    /// A fault of it.
    pub fn fault(self, message: &'static str) -> ParseError {
        ParseError::new(self.range(), message)
    }

    /// End of it, in bytes of the plain text.
    pub fn end(self) -> usize {
        self.at + self.text.len()
    }

    /// Whether there is nothing in it.
    pub fn is_empty(self) -> bool {
        self.text.is_empty()
    }

    /// Whether it has a digit.
    pub fn has_digit(self) -> bool {
        self.text.bytes().any(|byte| byte.is_ascii_digit())
    }

    /// Number of its characters.
    pub fn length(self) -> usize {
        self.text.chars().count()
    }

    /// Rest of it from the byte `start`, counted from its own beginning.
    #[must_use]
    pub fn from(self, start: usize) -> Self {
        Self::new(&self.text[start..], self.at + start)
    }

    /// Beginning of it up to the byte `end`, counted from its own beginning.
    #[must_use]
    pub fn to(self, end: usize) -> Self {
        Self::new(&self.text[..end], self.at)
    }

    /// The part of it between two bytes of the plain text.
    #[must_use]
    pub fn within(self, range: Range<usize>) -> Self {
        self.to(range.end - self.at).from(range.start - self.at)
    }

    /// Text before a part of it.
    pub fn before(self, part: Self) -> &'a str {
        &self.text[..part.at - self.at]
    }

    /// Text after a part of it.
    pub fn after(self, part: Self) -> &'a str {
        &self.text[part.end() - self.at..]
    }

    /// The runs of digits in it.
    pub fn numbers(self) -> impl Iterator<Item = Piece<'a>> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let start = rest.text.find(|c: char| c.is_ascii_digit())?;
            let number = rest.from(start).until(|c| !c.is_ascii_digit());
            rest = rest.from(start + number.text.len());
            Some(number)
        })
    }

    /// The parts between separators, which are ASCII characters, without empty ones.
    pub fn parts(self, separators: &'a [char]) -> impl Iterator<Item = Piece<'a>> {
        self.split(separators).filter(|part| !part.is_empty())
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

    /// The lines that are not blank.
    pub fn rows(self) -> impl Iterator<Item = Piece<'a>> {
        self.lines().filter(|line| !line.trim().is_empty())
    }

    /// The parts between spaces, tabs and line ends, none of them empty.
    pub fn words(self) -> impl Iterator<Item = Piece<'a>> {
        self.parts(&[' ', '\t', '\n'])
    }

    /// Characters of it, each as a piece of its own.
    pub fn letters(self) -> impl Iterator<Item = Piece<'a>> {
        self.text
            .char_indices()
            .map(move |(i, c)| self.from(i).to(c.len_utf8()))
    }

    /// Its first character.
    pub fn first(self) -> Option<char> {
        self.text.chars().next()
    }

    /// Trims white space at its ends.
    #[must_use]
    pub fn trim(self) -> Self {
        self.trim_matches(char::is_whitespace)
    }

    /// Trims the characters at its ends that `is_trimmed` names.
    #[must_use]
    pub fn trim_matches(self, is_trimmed: fn(char) -> bool) -> Self {
        let tail = self.text.trim_start_matches(is_trimmed);
        let start = self.text.len() - tail.len();
        Self::new(tail.trim_end_matches(is_trimmed), self.at + start)
    }

    /// Trims the characters at its start that `is_trimmed` names.
    #[must_use]
    pub fn trim_start(self, is_trimmed: impl Fn(char) -> bool) -> Self {
        let kept = self.text.trim_start_matches(is_trimmed);
        self.from(self.text.len() - kept.len())
    }

    /// Rest of it after `prefix`, if it begins with that.
    pub fn strip(self, prefix: &str) -> Option<Self> {
        self.text
            .starts_with(prefix)
            .then(|| self.from(prefix.len()))
    }

    /// Parts before and after the first `mark`.
    pub fn split_once(self, mark: char) -> Option<(Self, Self)> {
        let at = self.text.find(mark)?;
        Some((self.to(at), self.from(at + mark.len_utf8())))
    }

    /// The part of it before the first character that `ends` names.
    #[must_use]
    pub fn until(self, ends: impl FnMut(char) -> bool) -> Self {
        self.to(self.text.find(ends).unwrap_or(self.text.len()))
    }

    /// Its number, if it consists of decimal digits only; numbers that are too large
    /// saturate.
    pub fn number(self) -> Option<u64> {
        let digits = !self.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| self.text.parse().unwrap_or(u64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
