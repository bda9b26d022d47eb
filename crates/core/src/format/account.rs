//! What a reading leaves over of a text: lists of numbers and rows of digits that became neither clues nor anything else.
//!
//! Numbers among words are named: titles, ratings, ids, dates. So are counts such as a ruler, what follows the word *solution*, and
//! addresses, hashes and times.

use std::ops::Range;

use super::said::numbers;
use super::{Piece, Source};
use crate::grid::SortShort as _;

/// Fewest numbers in a row that make a list.
const LIST: usize = 3;

/// Fewest digits that can be a row of a board.
const ROW: usize = 9;

/// Most digits of a number in a list.
const LONGEST: usize = 3;

/// Fewest numbers after a board that are more than its ratings and counts.
const FIELDS: usize = 9;

/// Words before a list that is not part of the puzzle.
const NAMED: [&str; 16] = [
    "solution", "solved", "answer", "result", "ideal", "expected", "target", "output", "答案",
    "解答", "解", "version", "date", "time", "seed", "color",
];

/// Bytes of the given text that a reading accounts for; none if it accounts for all.
pub(super) struct Account<'a> {
    source: &'a Source,
    /// In order, without overlaps.
    used: Vec<Range<usize>>,
}

impl<'a> Account<'a> {
    pub(super) fn new(source: &'a Source, used: &[Range<usize>]) -> Self {
        let mut ranges = used.to_vec();
        ranges.sort_short_by_key(|range| range.start);
        let mut used: Vec<Range<usize>> = Vec::new();
        for range in ranges {
            match used.last_mut() {
                Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
                _ => used.push(range),
            }
        }
        Self { source, used }
    }

    /// Whether a range of the plain text is used.
    pub(super) fn is_used(&self, range: &Range<usize>) -> bool {
        if self.used.is_empty() {
            return true;
        }
        let given = self.source.origin(range.clone());
        let next = self.used.partition_point(|used| used.end <= given.start);
        let next = self.used.get(next);
        next.is_some_and(|used| used.start < given.end)
    }

    /// Whether more numbers are in what is left over than in what is used.
    pub(super) fn is_poor(&self, left: &[Range<usize>]) -> bool {
        let text = self.source.piece();
        let within = |range: &Range<usize>| {
            numbers(&text.text[range.start - text.at..range.end - text.at]).len()
        };
        let is_used =
            |number: &&Range<usize>| self.is_used(&(text.at + number.start..text.at + number.end));
        let used = numbers(text.text).iter().filter(is_used).count();
        !self.used.is_empty() && left.iter().map(within).sum::<usize>() > used
    }

    /// The lists and rows that are left over, in order.
    pub(super) fn left(&self) -> Vec<Range<usize>> {
        let text = self.source.piece();
        if self.used.is_empty() {
            return Vec::new();
        }
        let mut left = Vec::new();
        let mut list: Vec<Range<usize>> = Vec::new();
        for number in numbers(text.text) {
            let is_next = list
                .last()
                .is_some_and(|last| is_list(&text.text[last.end..number.start]));
            let is_word = text.text[..number.start].ends_with(char::is_alphabetic)
                || text.text[number.end..].starts_with(char::is_alphabetic);
            if is_word {
                left.extend(self.meant(std::mem::take(&mut list)));
                continue;
            }
            let used = self.is_used(&(text.at + number.start..text.at + number.end));
            if used || !is_next {
                left.extend(self.meant(std::mem::take(&mut list)));
            }
            if !used {
                list.push(number);
            }
        }
        left.extend(self.meant(list));
        let mut rows = self.rows();
        rows.retain(|row| {
            left.iter()
                .all(|list| list.end <= row.start || row.end <= list.start)
        });
        left.extend(rows);
        left
    }

    /// Lines with digits that are not used, but as long as a used one beside them: rows in which a letter took the place of a
    /// digit.
    fn rows(&self) -> Vec<Range<usize>> {
        let text = self.source.piece();
        let lines: Vec<Piece<'_>> = text.lines().map(Piece::trim).collect();
        let has_digit = |line: &Piece<'_>| line.text.contains(|c: char| c.is_ascii_digit());
        let odd = lines.windows(2).filter_map(|two| {
            let is_used = [self.is_used(&two[0].range()), self.is_used(&two[1].range())];
            let other = two[usize::from(is_used[0])];
            let is_row = two[0].length() == two[1].length() && other.length() >= LIST;
            (is_used[0] != is_used[1] && is_row && has_digit(&other)).then(|| other.range())
        });
        odd.collect()
    }

    /// The range of numbers that stand together, if they mean something.
    fn meant(&self, list: Vec<Range<usize>>) -> Option<Range<usize>> {
        let text = self.source.piece();
        let (first, last) = (list.first()?, list.last()?);
        let before = &text.text[..first.start];
        let after = &text.text[last.end..];
        let is_row = |number: &Range<usize>| number.len() >= ROW;
        let is_short = |number: &Range<usize>| number.len() <= LONGEST;
        let is_meant = match list.len() {
            1 => is_row(first) || (first.len() >= LIST && self.is_alone(first)),
            0..LIST => list.iter().any(is_row),
            _ => list.iter().all(is_short) || list.iter().all(|number| number.len() == first.len()),
        };
        // Within a word, such as an id, a hash or a time.
        let is_joined = |c: char| c.is_alphanumeric() || "_/#.:+%$@=".contains(c);
        let is_dashed = before
            .strip_suffix('-')
            .is_some_and(|word| word.ends_with(is_joined));
        let is_inner = (list.len() < LIST && (before.ends_with(is_joined) || is_dashed))
            || after.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        if !is_meant
            || is_inner
            || (list.len() < FIELDS && self.is_field(first))
            || self.counts(&list)
            || is_named(before)
            || is_comment(before)
        {
            return None;
        }
        Some(text.at + first.start..text.at + last.end)
    }

    /// Whether a number comes after a used part of its line, such as the rating of a board.
    fn is_field(&self, number: &Range<usize>) -> bool {
        let text = self.source.piece();
        let start = text.text[..number.start].rfind('\n').map_or(0, |at| at + 1);
        self.is_used(&(text.at + start..text.at + number.start))
    }

    /// Whether a number is alone on its line.
    fn is_alone(&self, number: &Range<usize>) -> bool {
        let text = self.source.piece().text;
        let before = text[..number.start].rsplit('\n').next();
        let after = text[number.end..].split('\n').next();
        [before, after]
            .into_iter()
            .flatten()
            .all(|part| part.trim().is_empty())
    }

    /// Whether there are words that are not used.
    pub(super) fn has_words(&self) -> bool {
        let text = self.source.piece();
        let letters = text.text.char_indices().filter(|(_, c)| c.is_alphabetic());
        letters
            .into_iter()
            .any(|(at, c)| !self.is_used(&(text.at + at..text.at + at + c.len_utf8())))
    }

    /// Whether numbers count up by one, like the names of rows and columns, or are all the same.
    fn counts(&self, list: &[Range<usize>]) -> bool {
        let text = self.source.piece().text;
        let values: Vec<u64> = list
            .iter()
            .filter_map(|range| text[range.clone()].parse().ok())
            .collect();
        values.len() >= LIST
            && values
                .windows(2)
                .all(|two| two[0].checked_add(1) == Some(two[1]))
            && values.first() <= Some(&1)
    }
}

/// Whether what is between two numbers separates members of a list.
fn is_list(between: &str) -> bool {
    let is_separator = |c: char| c.is_whitespace() || ",;|_[](){}\"'".contains(c);
    !between.is_empty() && between.chars().all(is_separator) && !between.contains("\n\n")
}

/// Whether the last words before a list say that it is not part of the puzzle.
fn is_named(before: &str) -> bool {
    let start = before
        .rfind(|c: char| c.is_ascii_digit())
        .map_or(0, |at| at + 1);
    let words = before[start..].to_lowercase();
    NAMED.iter().any(|word| words.contains(word))
}

/// Whether the line up to a list is a remark.
fn is_comment(before: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or_default().trim_start();
    line.starts_with("//") || line.starts_with('#')
}

/// The text at a place as it can be quoted.
pub(super) fn excerpt<'a>(text: Piece<'a>, at: &Range<usize>) -> &'a str {
    let end = at.end.min(text.range().end).max(text.at);
    let start = at.start.clamp(text.at, end);
    &text.text[start - text.at..end - text.at]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is left of a text of which the part between `<` and `>` is used.
    fn left(text: &str) -> Vec<String> {
        let used = text.find('<').expect("a start")..text.find('>').expect("an end");
        let source = Source::new(text);
        let ranges = Account::new(&source, &[used]).left();
        ranges
            .into_iter()
            .map(|range| text[range].to_owned())
            .collect()
    }

    #[test]
    fn lists_and_rows_are_left_over() {
        assert_eq!(left("<1 2>\nsums = [5, 2,\n 3]"), ["5, 2,\n 3"]);
        assert_eq!(left("4 4 5\n<1 2>\n003020600"), ["4 4 5", "003020600"]);
        assert_eq!(left("<1 2>\nRow clues: [4, 4, 5, 5]"), ["4, 4, 5, 5"]);
        assert_eq!(left("<1 2>\n364857\n"), ["364857"]);
        assert_eq!(left("<1.2.>\nlO.4.6\n"), ["lO.4.6"]);
    }

    #[test]
    fn what_is_named_is_not_left_over() {
        for text in [
            "Number 150919, 2026-02-04 <1 2>",
            "{\"at\": \"2026-01-25T12:40:59Z\", \"id\": 4, \"of\": 30, \"x\": <1>}",
            "   1 2 3 4\n<1 2>",
            "<1 2>\nSolution: 4 4 5 5",
            "550e8400-e29b-41d4-a716-446655440000 <1>",
            "# 4 4 5\n<1 2>",
            "<1 2> 1024 and 2048",
        ] {
            assert_eq!(left(text), [""; 0], "{text}");
        }
    }
}
