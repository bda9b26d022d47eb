//! Other ways to see a text: without addresses and remarks, with the text between quotes opened, and with letters that stand for
//! digits. Each view builds on the one before it, and knows where its characters came from.

use std::ops::Range;

use super::sheet::SOLUTIONS;
use super::{Piece, Source};

/// Fewest characters of a row in which letters can stand for digits.
const ROW: usize = 4;

/// Escapes between quotes, and what they stand for.
const ESCAPES: [(&str, &str); 7] = [
    ("\\n", "\n"),
    ("\\t", "\t"),
    ("\\r", ""),
    ("\\\"", "\""),
    ("&#10;", "\n"),
    ("&#xA;", "\n"),
    ("&#xa;", "\n"),
];

/// A text seen in another way.
pub(super) struct View {
    pub(super) source: Source,
    /// Message id of a note about the way.
    pub(super) note: Option<&'static str>,
}

impl View {
    pub(super) fn new(source: Source, note: Option<&'static str>) -> Self {
        Self { source, note }
    }
}

/// Parts of a text to replace, in order, each by a text.
type Changes = Vec<(Range<usize>, &'static str)>;

/// What a view changes, with the message id of a note about it.
type Way = (fn(Piece<'_>) -> Changes, Option<&'static str>);

/// The views of a text that differ from it.
pub(super) fn views(source: &Source) -> impl Iterator<Item = View> {
    let ways: [Way; 6] = [
        (addresses, None),
        (remarks, None),
        (opened, None),
        (joined, None),
        (emphasis, None),
        (letters, Some("warning-letters")),
    ];
    let mut last = source.clone();
    ways.into_iter().filter_map(move |(way, note)| {
        let changes = way(last.piece());
        if changes.is_empty() {
            return None;
        }
        last = last.changed(&changes);
        let source = last.clone();
        (!source.piece().trim().is_empty()).then_some(View::new(source, note))
    })
}

/// Addresses, which are furniture beside a board.
fn addresses(text: Piece<'_>) -> Changes {
    let words = text.words().filter(|word| word.text.contains("://"));
    words.map(|word| (word.range(), "")).collect()
}

/// Remarks: lines that begin like one, and what follows them with the same sign.
fn remarks(text: Piece<'_>) -> Changes {
    let mut changes = Vec::new();
    let mut is_open = false;
    for line in text.lines() {
        let sign = line.trim().text;
        let is_sign = sign.starts_with(['#', '%']) || sign.starts_with("//");
        let letters = sign.chars().filter(|c| c.is_alphabetic()).count();
        is_open = is_sign && (is_open || letters > 3);
        if is_open {
            changes.push((line.range(), ""));
        }
    }
    changes
}

/// Texts between quotes whose lines are escaped, on lines of their own. What the text calls a solution is left out.
fn opened(text: Piece<'_>) -> Changes {
    let mut changes = Vec::new();
    let mut rest = text;
    let mut before = text.at;
    while let Some(start) = rest.text.find('"') {
        let inner = rest.from(start + 1);
        let mut is_escaped = false;
        let string = inner.until(|c| {
            let is_end = c == '"' && !is_escaped;
            is_escaped = c == '\\' && !is_escaped;
            is_end
        });
        if string == inner {
            break;
        }
        rest = inner.from(string.text.len() + 1);
        let (open, close) = (inner.at - 1..inner.at, string.end()..rest.at);
        let mut escapes = ESCAPES.iter().filter(|(_, plain)| *plain == "\n");
        if !escapes.any(|(escape, _)| string.text.contains(escape)) {
            continue;
        }
        let key = text.within(before..open.start).text;
        let key = key.trim_end().trim_end_matches([':', '=', '"', ' ']);
        let key = key.rsplit(['"', ',', '{', '\n']).next();
        let key = key.unwrap_or_default().to_ascii_lowercase();
        before = close.end;
        if SOLUTIONS.iter().any(|word| key.contains(word)) {
            changes.push((open.start..close.end, ""));
            continue;
        }
        changes.push((open, "\n"));
        let mut left = string;
        while let Some(start) = left.text.find(['\\', '&']) {
            left = left.from(start);
            let mut escapes = ESCAPES.iter();
            let found = escapes.find_map(|(escape, plain)| Some((left.strip(escape)?, *plain)));
            let (next, plain) = found.unwrap_or((left.from(1), ""));
            if found.is_some() {
                changes.push((left.at..next.at, plain));
            }
            left = next;
        }
        changes.push((close, "\n"));
    }
    changes
}

/// Texts between quotes that follow each other, as one.
fn joined(text: Piece<'_>) -> Changes {
    let mut changes = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.text.find(['"', '\'']) {
        let (quote, after) = (rest.from(start).first(), rest.from(start + 1));
        let between =
            after.until(|c| !c.is_whitespace() && !matches!(c, '\\' | '+' | '.' | '&' | '~'));
        let is_joint = after.from(between.text.len()).first() == quote
            && !between.is_empty()
            && between.text.chars().filter(|c| !c.is_whitespace()).count() <= 2;
        rest = after;
        if is_joint {
            changes.push((after.at - 1..between.range().end + 1, ""));
            rest = after.from(between.text.len() + 1);
        }
    }
    changes
}

/// The signs by which Markdown sets digits in bold.
fn emphasis(text: Piece<'_>) -> Changes {
    let places = text.text.match_indices("**");
    let places: Vec<usize> = places.map(|(at, _)| text.at + at).collect();
    let is_digit = |c: char| c.is_ascii_digit();
    let is_pair = |two: &[usize]| {
        let inner = text.within(two[0] + 2..two[1]).text;
        inner.starts_with(is_digit)
            && inner.ends_with(is_digit)
            && inner.chars().all(|c| is_digit(c) || c == ' ')
    };
    let pairs = places.chunks_exact(2);
    if places.len() % 2 == 1 || places.is_empty() || !pairs.clone().all(is_pair) {
        return Vec::new();
    }
    places.into_iter().map(|at| (at..at + 2, "")).collect()
}

/// Letters that a reader of pictures takes for digits, in rows of digits.
fn letters(text: Piece<'_>) -> Changes {
    let digit = |c: char| match c {
        'O' | 'o' => Some("0"),
        'l' | 'I' => Some("1"),
        _ => None,
    };
    let is_cell = |c: char| c.is_ascii_digit() || digit(c).is_some() || " .-_*|,\t".contains(c);
    let is_row = |line: &Piece<'_>| line.trim().length() >= ROW && line.text.chars().all(is_cell);
    let rows = text.lines().filter(is_row);
    let letters = rows.flat_map(Piece::letters);
    letters
        .filter_map(|letter| Some((letter.range(), digit(letter.first()?)?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn last(text: &str) -> String {
        let source = Source::new(text);
        let last = views(&source).last();
        last.map_or_else(String::new, |view| {
            view.source.piece().text.trim().to_owned()
        })
    }

    #[test]
    fn furniture_and_escapes_are_cleared_away() {
        assert_eq!(last("1.3\n..2\n# see a.org for this\n# +-+"), "1.3\n..2");
        assert_eq!(last("https://a.org/b\n1.3\n..2"), "1.3\n..2");
        assert_eq!(
            last("{\"q\": \"1,?\\n?,2\", \"ideal\": \"1,2\\n1,2\"}")
                .lines()
                .nth(1),
            Some("1,?")
        );
        assert_eq!(last("x = \"12\"\n \"34\";"), "x = \"1234\";");
        assert_eq!(last("x = '12' +\n '34';"), "x = '1234';");
        assert_eq!(last("1 **2 3** 4"), "1 2 3 4");
        assert_eq!(last("2OO1\nl.3."), "2001\n1.3.");
        assert_eq!(last("#3#\n1.#"), "");
    }
}
