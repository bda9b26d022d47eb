//! The links and files of the pzpr family (puzz.link, pzv.jp, pzprxs, pzplus).
//!
//! A link ends in `?<kind>/<flags>/<cols>/<rows>/<body>`, columns first. A
//! file starts with `pzprv3`, then kind, rows, cols and rows of tokens, each
//! on a line or separated by `/`.

use super::{Piece, fault, link};
use crate::model::{Explanation, ParseError};

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
            _ => {
                let end = self.rest.last().unwrap_or(&self.kind).end();
                Err(ParseError::new(self.kind.at..end, "error-size-missing"))
            }
        }
    }

    /// A part of the body, from 0; if it is missing, the place after the size.
    pub fn body(&self, part: usize) -> Piece<'a> {
        let end = self.rest.get(1).unwrap_or(&self.kind);
        let part = self.rest.get(2 + part).copied();
        part.unwrap_or(end.from(end.text.len()))
    }

    /// Warnings about the flags of a version. `refused` gives the message ids of rules that are not supported.
    ///
    /// # Errors
    /// A flag is refused.
    pub fn warnings(
        &self,
        refused: impl Fn(&str) -> Option<&'static str>,
    ) -> Result<Vec<Explanation>, ParseError> {
        let mut warnings = Vec::new();
        for &flag in self.flags.iter().filter(|flag| !flag.is_empty()) {
            if flag.text.starts_with("v:") {
                let warning = Explanation::new("warning-link-variant");
                warnings.push(warning.with("variant", flag));
            } else if let Some(message) = refused(flag.text) {
                return Err(flag.fault(message).with("flag", flag));
            }
        }
        Ok(warnings)
    }
}

/// Letters that stand for runs of blanks, up to `z`: each for one more than the letter before it.
#[derive(Clone, Copy, Debug)]
pub struct Runs(pub(super) char);

/// The letters of bodies: `g` 1 … `z` 20.
pub const RUNS: Runs = Runs('g');

impl Runs {
    /// Number of blanks that a letter stands for.
    pub fn blanks(self, c: char) -> Option<usize> {
        let mut letters = self.0..='z';
        letters.position(|letter| letter == c).map(|i| i + 1)
    }

    /// Writes cells, each by `write`, which learns whether another one is right before it, and the runs of blanks between them.
    pub fn text<T>(
        self,
        cells: impl Iterator<Item = Option<T>>,
        write: impl Fn(T, &mut String, bool),
    ) -> String {
        let mut out = String::with_capacity(cells.size_hint().0);
        let (mut run, mut is_after) = (0, false);
        for cell in cells {
            let Some(cell) = cell else {
                run += 1;
                continue;
            };
            self.write(run, &mut out);
            write(cell, &mut out, is_after && run == 0);
            (run, is_after) = (0, true);
        }
        self.write(run, &mut out);
        out
    }

    /// Writes a run of blanks.
    pub fn write(self, mut count: usize, out: &mut String) {
        let longest = (self.0..='z').count();
        while count > 0 {
            let run = count.min(longest);
            out.extend((self.0..='z').nth(run - 1));
            count -= run;
        }
    }
}

/// The items of a file after its first line, and whether that names a version
/// above 3. Recorded moves and remarks at the end are left out.
pub fn file(text: Piece<'_>) -> Option<(bool, Vec<Piece<'_>>)> {
    let mut items = text.split(&['\n', '/']).map(Piece::trim);
    let version = items.next()?.strip("pzprv3")?;
    let marks = ["info:", "history:", "{"];
    let is_remark = |item: &Piece<'_>| marks.iter().any(|mark| item.text.starts_with(mark));
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
            assert_eq!(path.body(0).text, "g");
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
            assert_eq!(path.body(0).text, body, "{text}");
        }
    }

    #[test]
    fn runs_of_blanks_are_read_as_written() {
        for runs in [RUNS, Runs('a')] {
            for count in [0, 1, 20, 21, 26, 27, 57, 80] {
                let mut out = String::new();
                runs.write(count, &mut out);
                let blanks = out.chars().filter_map(|c| runs.blanks(c));
                assert_eq!(blanks.sum::<usize>(), count);
            }
        }
    }
}
