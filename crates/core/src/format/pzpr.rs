//! The links and files of the pzpr family (puzz.link, pzv.jp, pzprxs, pzplus).
//!
//! A link ends in `?<kind>/<flags>/<cols>/<rows>/<body>`, columns first. A
//! file starts with `pzprv3`, then kind, rows, cols and rows of tokens, each
//! on a line or separated by `/`.

use super::{Piece, fault, link};
use crate::model::ParseError;

/// Maximum number of blanks that one letter of a body can stand for.
const LONGEST_RUN: usize = 20;

/// The elements of a link.
#[derive(Clone, Debug)]
pub struct Path<'a> {
    /// Name of the kind, without `_edit` or `_play`.
    pub kind: Piece<'a>,
    /// The elements before the size that are not numbers.
    pub flags: Vec<Piece<'a>>,
    /// The rest: columns, rows, and the parts of the body.
    pub rest: Vec<Piece<'a>>,
}

/// Finds the path in an address, a fragment, or a bare path.
pub fn path(text: Piece<'_>) -> Option<Path<'_>> {
    let bare = (!link::has_scheme(text)).then_some(text);
    // In a path without an address, a question mark is a typo, not the start of a
    // query.
    let alone = bare.and_then(|text| elements(text, &['&', '#']));
    let is_alone =
        |path: &Path<'_>| path.has_size() && !path.flags.iter().any(|flag| flag.text.contains('?'));
    alone.filter(is_alone).or_else(|| {
        let mut payloads = link::payloads(text).chain(bare);
        payloads.find_map(|payload| elements(payload, &['&', '#', '?']))
    })
}

/// The elements of a path that ends before the first of some marks.
fn elements<'a>(payload: Piece<'a>, ends: &[char]) -> Option<Path<'a>> {
    let payload = payload.strip("?").or(payload.strip("#")).unwrap_or(payload);
    let payload = payload.strip("/").unwrap_or(payload);
    let payload = match payload.strip("type=") {
        Some(rest) => rest.split_once('&')?.1,
        None => payload.strip("p=").unwrap_or(payload),
    };
    let payload = payload.until(|c| ends.contains(&c));
    let mut parts = payload.split(&['/']);
    let kind = parts.next()?;
    let end = kind.text.find("_edit").or(kind.text.find("_play"));
    let kind = kind.to(end.unwrap_or(kind.text.len()));
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !kind.first()?.is_ascii_lowercase() || !kind.text.chars().all(is_name) {
        return None;
    }
    let mut rest: Vec<Piece<'_>> = parts.collect();
    let is_flag =
        |part: &Piece<'_>| part.first().is_some_and(|c| c.is_ascii_alphabetic()) || part.is_empty();
    let flags = rest.iter().position(|part| !is_flag(part));
    let body = rest.split_off(flags.unwrap_or(rest.len()));
    Some(Path {
        kind,
        flags: rest,
        rest: body,
    })
}

impl<'a> Path<'a> {
    /// Whether it has the two numbers of a size.
    pub fn has_size(&self) -> bool {
        matches!(&self.rest[..], [a, b, ..] if a.number().is_some() && b.number().is_some())
    }

    /// Columns and rows, as written in the link.
    ///
    /// # Errors
    /// One of them is missing or not a number.
    pub fn size(&self) -> Result<(Piece<'a>, Piece<'a>), ParseError> {
        for part in self.rest.iter().take(2).filter(|part| !part.is_empty()) {
            fault::length(*part)?;
        }
        match self.rest[..] {
            [cols, rows, ..] if !cols.is_empty() && !rows.is_empty() => Ok((cols, rows)),
            _ => Err(ParseError::new(
                crate::model::Fault::Size,
                self.kind.at..self.rest.last().unwrap_or(&self.kind).range().end,
                "error-size-missing",
            )),
        }
    }

    /// The first part of the body.
    pub fn body(&self) -> Option<Piece<'a>> {
        self.rest.get(2).copied()
    }
}

/// Number of blanks that a letter of a body stands for: `g` 1 … `z` 20.
pub fn blanks(c: char) -> Option<usize> {
    ('g'..='z').position(|letter| letter == c).map(|i| i + 1)
}

/// Writes a run of blanks.
pub fn write_blanks(mut count: usize, out: &mut String) {
    while count > 0 {
        let run = count.min(LONGEST_RUN);
        // Each letter stands for at most twenty.
        let letter = u8::try_from(run).map(|run| b'g' - 1 + run);
        out.extend(letter.map(char::from));
        count -= run;
    }
}

/// The items of a file after its first line, and whether that names a version
/// above 3. Recorded moves and remarks at the end are left out.
pub fn file(text: Piece<'_>) -> Option<(bool, Vec<Piece<'_>>)> {
    let mut items = text.split(&['\n', '/']).map(Piece::trim);
    let version = items.next()?.strip("pzprv3")?;
    let is_remark = |item: &Piece<'_>| {
        ["info:", "history:", "{"]
            .iter()
            .any(|mark| item.text.starts_with(mark))
    };
    let items = items.take_while(|item| !is_remark(item)).collect();
    Some((!version.is_empty(), items))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_of_links_fragments_and_bare_texts() {
        for text in [
            "https://puzz.link/p?slither/4/3/g",
            "http://pzv.jp/p.html?type=editor&slither_play/4/3/g",
            "https://a.b/c#p=slither/4/3/g&s=1",
            "?slither/4/3/g",
            "slither/4/3/g",
        ] {
            let path = path(Piece::new(text, 0)).expect(text);
            let size = path.size().expect(text);
            assert_eq!(
                (path.kind.text, size.0.text, size.1.text),
                ("slither", "4", "3")
            );
            assert_eq!(path.body().map(|body| body.text), Some("g"));
        }
        assert!(path(Piece::new("https://a.b/slither/4/3/g", 0)).is_none());
    }

    #[test]
    fn a_question_mark_ends_the_path_of_an_address_alone() {
        for (text, body) in [
            ("https://puzz.link/p?slither/4/3/g?b", "g"),
            ("host/p?slither/4/3/g?b", "g"),
            ("slither/4/3/g?b", "g?b"),
            ("?slither/4/3/g?b#c", "g?b"),
        ] {
            let path = path(Piece::new(text, 0)).expect(text);
            assert_eq!(path.body().map(|body| body.text), Some(body), "{text}");
        }
    }

    #[test]
    fn runs_of_blanks_are_read_as_written() {
        for count in [0, 1, 20, 21, 57] {
            let mut out = String::new();
            write_blanks(count, &mut out);
            assert_eq!(out.chars().filter_map(blanks).sum::<usize>(), count);
        }
    }
}
