//! What a reading leaves over of a text: lists of numbers and rows of digits that became neither clues nor anything else.
//!
//! Numbers among words are named: titles, ratings, ids, dates. So are counts such as a ruler, what follows the word *solution*, and
//! addresses, hashes and times.

use std::ops::Range;

use super::{Piece, Source, sheet};
use crate::grid::SortShort as _;

/// Fewest numbers in a row that make a list.
const LIST: usize = 3;

/// Fewest digits that can be a row of a board.
const ROW: usize = 9;

/// Most digits of a number in a list.
const LONGEST: usize = 3;

/// Fewest numbers after a board that are more than its ratings and counts.
const FIELDS: usize = 9;

/// Words before a list that is not part of the puzzle, besides those for its solution.
const NAMED: [&str; 10] = [
    "target", "output", "答案", "解答", "解", "version", "date", "time", "seed", "color",
];

/// Bytes of the given text that a reading accounts for; none if it accounts for all.
pub(super) struct Account<'a> {
    source: &'a Source,
    text: Piece<'a>,
    /// In order, without overlaps.
    used: Vec<Range<usize>>,
}

impl<'a> Account<'a> {
    pub(super) fn new(source: &'a Source, used: &[Range<usize>]) -> Self {
        let (mut used, text) = (used.to_vec(), source.piece());
        used.sort_short_by_key(|range| range.start);
        used.dedup_by(|next, last| {
            let joins = next.start <= last.end;
            if joins {
                last.end = last.end.max(next.end);
            }
            joins
        });
        Self { source, text, used }
    }

    /// Whether a range of the plain text is used.
    pub(super) fn is_used(&self, range: &Range<usize>) -> bool {
        let given = self.source.origin(range.clone());
        let next = self.used.partition_point(|used| used.end <= given.start);
        let next = self.used.get(next);
        self.used.is_empty() || next.is_some_and(|used| used.start < given.end)
    }

    /// Whether more numbers are in what is left over than in what is used.
    pub(super) fn is_poor(&self, left: &[Range<usize>]) -> bool {
        let within = |range: &Range<usize>| self.text.within(range.clone()).numbers().count();
        let is_used = |number: &Piece<'_>| self.is_used(&number.range());
        let used = self.text.numbers().filter(is_used).count();
        !self.used.is_empty() && left.iter().map(within).sum::<usize>() > used
    }

    /// The lists and rows that are left over, in order.
    pub(super) fn left(&self) -> Vec<Range<usize>> {
        if self.used.is_empty() {
            return Vec::new();
        }
        let text = self.text;
        let mut left = Vec::new();
        let mut list: Vec<Piece<'_>> = Vec::new();
        for number in text.numbers() {
            let is_word = text.before(number).ends_with(char::is_alphabetic)
                || text.after(number).starts_with(char::is_alphabetic);
            let is_used = self.is_used(&number.range());
            let is_next = |last: &Piece<'_>| is_list(text.within(last.end()..number.at).text);
            if is_word || is_used || !list.last().is_some_and(is_next) {
                left.extend(self.meant(&std::mem::take(&mut list)));
            }
            if !is_word && !is_used {
                list.push(number);
            }
        }
        left.extend(self.meant(&list));
        let mut rows = self.rows();
        rows.retain(|row| {
            let mut lists = left.iter();
            lists.all(|list| list.end <= row.start || row.end <= list.start)
        });
        left.extend(rows);
        left
    }

    /// Lines with digits that are not used, but as long as a used one beside them: rows in which a letter took the place of a
    /// digit.
    fn rows(&self) -> Vec<Range<usize>> {
        let lines: Vec<Piece<'_>> = self.text.lines().map(Piece::trim).collect();
        let odd = lines.windows(2).filter_map(|two| {
            let is_used = [self.is_used(&two[0].range()), self.is_used(&two[1].range())];
            let other = two[usize::from(is_used[0])];
            let is_row = two[0].length() == two[1].length() && other.length() >= LIST;
            (is_used[0] != is_used[1] && is_row && other.has_digit()).then(|| other.range())
        });
        odd.collect()
    }

    /// The range of numbers that stand together, if they mean something.
    fn meant(&self, list: &[Piece<'_>]) -> Option<Range<usize>> {
        let (first, last) = (*list.first()?, *list.last()?);
        let (before, after) = (self.text.before(first), self.text.after(last));
        let length = |number: &Piece<'_>| number.text.len();
        let is_row = |number: &Piece<'_>| length(number) >= ROW;
        let is_meant = match list.len() {
            1 => is_row(&first) || (length(&first) >= LIST && self.is_alone(first)),
            0..LIST => list.iter().any(is_row),
            _ => {
                list.iter().all(|number| length(number) <= LONGEST)
                    || list.iter().all(|number| length(number) == length(&first))
            }
        };
        // Within a word, such as an id, a hash or a time.
        let is_joined = |c: char| c.is_alphanumeric() || "_/#.:+%$@=".contains(c);
        let dashed = before.strip_suffix('-').unwrap_or(before);
        let is_inner = (list.len() < LIST && dashed.ends_with(is_joined))
            || after.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        // The names of rows and columns count up.
        let numbers = list.iter().map(|number| number.number());
        let is_ruler = list.len() >= LIST && sheet::is_ruler(numbers);
        let is_named = is_inner
            || is_ruler
            || (list.len() < FIELDS && self.is_field(first))
            || is_named(before)
            || is_comment(before);
        (is_meant && !is_named).then_some(first.at..last.end())
    }

    /// Whether a number comes after a used part of its line, such as the rating of a board.
    fn is_field(&self, number: Piece<'_>) -> bool {
        let start = self.text.before(number).rfind('\n').map_or(0, |at| at + 1);
        self.is_used(&(self.text.at + start..number.at))
    }

    /// Whether a number is alone on its line.
    fn is_alone(&self, number: Piece<'_>) -> bool {
        let before = self.text.before(number).rsplit('\n').next();
        let after = self.text.after(number).split('\n').next();
        let mut parts = [before, after].into_iter().flatten();
        parts.all(|part| part.trim().is_empty())
    }

    /// Whether there are words that are not used.
    pub(super) fn has_words(&self) -> bool {
        let is_letter = |letter: &Piece<'_>| letter.first().is_some_and(char::is_alphabetic);
        let mut letters = self.text.letters().filter(is_letter);
        letters.any(|letter| !self.is_used(&letter.range()))
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
    let mut named = NAMED.iter().chain(&sheet::SOLUTIONS);
    named.any(|word| words.contains(word))
}

/// Whether the line up to a list is a remark.
fn is_comment(before: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or_default().trim_start();
    line.starts_with("//") || line.starts_with('#')
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
