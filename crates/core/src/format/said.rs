//! What a text says of itself in words: the kind of its puzzle, its size, and rules that it
//! has besides the usual ones.

use std::ops::Range;

use super::Piece;
use super::account::excerpt;

/// Words by which a text names puzzles of a kind, and rules that change them. All are in small letters, with spaces in place of
/// hyphens and underscores, and with commas between them.
#[derive(Debug)]
pub struct Vocabulary {
    /// Names of the kind.
    pub names: &'static str,
    /// Rules besides the usual ones.
    pub variants: &'static [Variant],
}

/// A rule besides the usual ones.
#[derive(Debug, PartialEq, Eq)]
pub struct Variant {
    /// Name of the rule.
    pub name: &'static str,
    /// Words that name it.
    pub words: &'static str,
}

/// Names of puzzles that no kind solves, between commas.
const OTHERS: &str = "kakuro, nonogram, picross, masyu, futoshiki, kenken, calcudoku, hitori, hashiwokakero, nurikabe, heyawake, \
    akari, skyscrapers, battleships, minesweeper, fillomino, shikaku, numberlink, yajilin, star battle, binairo, takuzu, str8ts, \
    suguru, kuromasu, ripple effect, nurimisaki, tapa, 数和, 扫雷, 数织, 数壹, 数桥, 战舰, 帐篷, 珍珠";

/// The largest side that a text can state.
const LARGEST_SIDE: usize = 100;

/// Maximum number of words, and of characters, of a heading.
const HEADING: (usize, usize) = (6, 48);

/// Maximum number of words of a heading that ends like a sentence.
const NAME: usize = 2;

/// Values of a setting that is off.
const OFF: [&str; 9] = ["false", "0", "null", "none", "no", "nil", "off", "[]", "{}"];

/// Number of words before a name that can deny it.
const DENIED_AFTER: usize = 3;

/// Words before a name that deny it.
const DENIALS: [&str; 6] = ["no", "not", "without", "non", "无", "不"];

/// Words of a sentence in which someone tells of themselves or of solving, not of the puzzle.
const TOLD: [&str; 14] = [
    "i", "i'm", "i've", "my", "me", "we", "our", "you", "look", "looking", "try", "then", "我",
    "看",
];

/// Words, or their beginnings, of a sentence about the puzzle and its rules, whoever tells it.
const RULED: [&str; 14] = [
    "rule", "must", "cannot", "can't", "may not", "repeat", "differ", "contain", "sudoku",
    "puzzle", "数独", "规则", "必须", "不能",
];

/// Whether a name in a text says what the text holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stance {
    /// It is a heading or a setting.
    Called,
    /// It is part of a sentence.
    Mentioned,
}

/// A size that a text states: rows and columns, or one of the two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Size {
    /// Number of rows or columns; `None` if only the other is stated.
    pub rows: Option<usize>,
    /// Number of columns.
    pub cols: Option<usize>,
    /// Bytes that state it.
    pub at: Range<usize>,
}

/// A text made easy to search.
#[derive(Debug)]
pub struct Said<'a> {
    text: Piece<'a>,
    /// The text in small letters, with a space for each hyphen and underscore.
    folded: String,
}

impl<'a> Said<'a> {
    /// The words of a text.
    pub fn new(text: Piece<'a>) -> Self {
        let folded = text.text.to_ascii_lowercase().replace(['_', '-'], " ");
        Self { text, folded }
    }

    /// The text at a place.
    pub(super) fn excerpt(&self, at: &Range<usize>) -> &'a str {
        excerpt(self.text, at)
    }

    /// Places in which a word stands by itself and is not denied.
    fn places(&self, word: &'a str) -> impl Iterator<Item = (Range<usize>, Stance)> {
        let found = self.folded.match_indices(word);
        found.filter_map(move |(at, word)| {
            let end = at + word.len();
            let is_letter = |c: char| c.is_ascii_alphabetic();
            let is_ascii = word.is_ascii();
            let is_within = self.folded[..at].ends_with(is_letter)
                || self.folded[end..]
                    .strip_prefix('s')
                    .unwrap_or(&self.folded[end..])
                    .starts_with(is_letter);
            if is_ascii && is_within {
                return None;
            }
            let stance = self.stance(&(at..end))?;
            Some((self.text.at + at..self.text.at + end, stance))
        })
    }

    /// The names of a vocabulary that are in the text.
    pub fn names(&self, words: &'static Vocabulary) -> Vec<(Range<usize>, Stance)> {
        listed(words.names)
            .flat_map(|name| self.places(name))
            .collect()
    }

    /// The variants of a vocabulary that are in the text.
    pub fn variants(
        &self,
        words: &'static Vocabulary,
    ) -> Vec<(&'static Variant, Range<usize>, Stance)> {
        let of = |variant: &'static Variant| {
            let places = listed(variant.words).flat_map(|word| self.places(word));
            places.map(move |(at, stance)| (variant, at, stance))
        };
        words.variants.iter().flat_map(of).collect()
    }

    /// The names of puzzles that no kind solves, as headings.
    pub fn others(&self) -> Vec<Range<usize>> {
        let places = listed(OTHERS).flat_map(|name| self.places(name));
        let called = places.filter(|(_, stance)| *stance == Stance::Called);
        called.map(|(at, _)| at).collect()
    }

    /// Whether the name at a place is a heading, a setting or part of a sentence; `None` if it is denied, is the name of a
    /// function or part of an address, or is in a sentence that is not about the puzzle.
    fn stance(&self, at: &Range<usize>) -> Option<Stance> {
        let (before, after) = (&self.folded[..at.start], &self.folded[at.end..]);
        let is_address = |c: char| matches!(c, '/' | '@' | '\\');
        let is_end = |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '(' | '<' | '`');
        let word = before.rsplit(is_end).next().unwrap_or_default();
        let rest = after.split(is_end).next().unwrap_or_default();
        if word.contains(is_address) || rest.contains(is_address) || rest.starts_with('(') {
            return None;
        }
        if is_dotted(&format!("{word}x{rest}")) || after.starts_with('(') {
            return None;
        }
        let near = before
            .rsplit(['\n', '.', ',', ';'])
            .next()
            .unwrap_or_default();
        let last = near.split_whitespace().rev().take(DENIED_AFTER);
        let is_denied = |word: &str| match word.is_ascii() {
            true => last.clone().any(|near| near == word),
            false => before.ends_with(word),
        };
        if DENIALS.iter().any(|word| is_denied(word)) {
            return None;
        }
        let value = after.strip_prefix('s').unwrap_or(after);
        let value = value.trim_start_matches(['"', '\'', ' ']);
        if let Some(value) = value.strip_prefix([':', '=']) {
            let value = value.trim_start_matches(|c: char| c.is_whitespace() || c == '"');
            let is_off = |off: &&str| {
                let rest = value.strip_prefix(*off);
                rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
            };
            return (!OFF.iter().any(is_off)).then_some(Stance::Called);
        }
        let is_break = |c: char| "\n.,;:!?。，；：！？()[]{}\"'|（）".contains(c);
        let start = before.rfind(is_break).map_or(0, |at| {
            at + before[at..].chars().next().map_or(1, char::len_utf8)
        });
        let end = after
            .find(is_break)
            .map_or(self.folded.len(), |end| at.end + end);
        let segment = &self.folded[start..end];
        let (words, length) = HEADING;
        let count = segment.split_whitespace().count();
        let is_sentence = count > NAME && self.folded[end..].starts_with(['.', '!', '?']);
        let is_heading = count <= words && segment.chars().count() <= length && !is_sentence;
        // Chinese has no spaces between words, so a part of a sentence looks like a heading.
        let is_sure = is_heading && self.folded[at.clone()].is_ascii();
        match is_heading {
            _ if !is_sure && self.is_aside(at) => None,
            true => Some(Stance::Called),
            false => Some(Stance::Mentioned),
        }
    }

    /// Whether the sentence around a place tells of someone or of solving, and not of the puzzle.
    fn is_aside(&self, at: &Range<usize>) -> bool {
        let is_end = |c: char| "\n.!?。！？".contains(c);
        let before = self.folded[..at.start].rsplit(is_end).next();
        let after = self.folded[at.end..].split(is_end).next();
        let sentence = [before.unwrap_or_default(), after.unwrap_or_default()].concat();
        let has = |word: &&str| match word.is_ascii() {
            true => sentence
                .split(|c: char| !c.is_alphanumeric() && c != '\'')
                .any(|near| near == *word),
            false => sentence.contains(*word),
        };
        TOLD.iter().any(has) && !RULED.iter().any(|word| sentence.contains(word))
    }

    /// The sizes that the text states, such as `7x7`, `9 by 9`, `rows 10` or `9行9列`.
    pub fn sizes(&self) -> Vec<Size> {
        let mut sizes = Vec::new();
        let numbers = numbers(&self.folded);
        let number = |range: &Range<usize>| {
            let side = self.folded[range.clone()].parse().ok();
            side.filter(|side| (2..=LARGEST_SIDE).contains(side))
        };
        for (place, range) in numbers.iter().enumerate() {
            let Some(side) = number(range) else {
                continue;
            };
            let (before, after) = (&self.folded[..range.start], &self.folded[range.end..]);
            let mut state = |rows, cols, at: Range<usize>| {
                let at = self.text.at + at.start..self.text.at + at.end;
                sizes.push(Size { rows, cols, at });
            };
            // Two numbers with a cross between them.
            if let Some(next) = numbers.get(place + 1) {
                let between = self.folded[range.end..next.start].trim();
                let is_cross = matches!(between, "x" | "×" | "by" | "*");
                let is_free = |c: Option<char>| {
                    c.is_none_or(|c| !c.is_ascii_alphanumeric() && !"*x×.:/".contains(c))
                };
                let tail = &self.folded[next.end..];
                let is_alone = is_free(before.chars().next_back())
                    && (is_free(tail.chars().next())
                        || tail
                            .trim_start_matches(['.', ':'])
                            .starts_with(char::is_whitespace)
                        || matches!(tail, "." | ":"));
                if let Some(other) = number(next).filter(|_| is_cross && is_alone) {
                    state(Some(other), Some(side), range.start..next.end);
                    continue;
                }
            }
            if after.starts_with('行') && !before.ends_with('第') {
                state(Some(side), None, range.clone());
            } else if after.starts_with('列') && !before.ends_with('第') {
                state(None, Some(side), range.clone());
            }
            // A number after the word, alone, or before it.
            let is_list = after.trim_start_matches([' ', ',', '\t', '[', ']', ':', '|']);
            let is_list = is_list.starts_with(|c: char| c.is_ascii_digit())
                && !after.trim_start_matches(' ').starts_with('\n');
            let word = before.trim_end_matches([' ', '"', '\'', ':', '=']);
            let ends = |words: [&str; 2]| {
                words.iter().any(|name| {
                    let rest = word.strip_suffix(*name);
                    rest.is_some_and(|rest| !rest.ends_with(|c: char| c.is_ascii_alphanumeric()))
                        && !rest.is_some_and(|rest| rest.trim_end().ends_with(BOXES))
                })
            };
            let next = after.trim_start_matches(' ');
            let begins = |words: [&str; 2]| words.iter().any(|name| next.starts_with(name));
            if is_list || before.ends_with(|c: char| c.is_alphanumeric()) {
                continue;
            }
            if ends(["rows", "height"]) || begins(["rows\n", "rows,"]) {
                state(Some(side), None, range.clone());
            } else if ends(["cols", "columns"]) || ends(["width", "width"]) {
                state(None, Some(side), range.clone());
            }
        }
        sizes
    }
}

/// The words between commas.
fn listed(words: &'static str) -> impl Iterator<Item = &'static str> {
    words
        .split(',')
        .map(str::trim)
        .filter(|word| !word.is_empty())
}

/// Ends of words that make a size that of a box.
const BOXES: [char; 3] = ['x', 'k', 'n'];

/// Whether a word is a name with a dot in it, such as that of a site or a file.
fn is_dotted(word: &str) -> bool {
    let inner = word.trim_matches(|c: char| !c.is_alphanumeric());
    inner.split('.').count() > 1 && inner.split('.').all(|part| !part.is_empty())
}

/// The runs of digits in a text.
pub(super) fn numbers(text: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (at, byte) in text.bytes().enumerate() {
        match found.last_mut() {
            _ if !byte.is_ascii_digit() => {}
            Some(last) if last.end == at => last.end += 1,
            _ => found.push(at..at + 1),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    static WORDS: Vocabulary = Vocabulary {
        names: "sudoku, 数独",
        variants: &[Variant {
            name: "diagonal",
            words: "diagonal, 对角线",
        }],
    };

    fn stances(text: &str) -> Vec<Stance> {
        let said = Said::new(Piece::new(text, 0));
        let variants = said.variants(&WORDS).into_iter();
        variants.map(|(_, _, stance)| stance).collect()
    }

    #[test]
    fn a_heading_or_a_setting_says_what_a_text_holds() {
        for text in [
            "Diagonal Sudoku",
            "solve(x, diagonals=True)",
            "\"diagonal\": true",
            "对角线数独",
        ] {
            assert_eq!(stances(text), [Stance::Called], "{text}");
        }
        for text in [
            "diagonal=False",
            "no diagonals",
            "diagonal(x)",
            "a.org/diagonal",
            "nondiagonal",
        ] {
            assert_eq!(stances(text), [], "{text}");
        }
        for prose in [
            "Digits on each of the two long diagonals are all different here",
            "As my paper has it, the digits must not repeat along the diagonals",
            "I have had this diagonal sudoku on my desk for more than a week",
            "Each diagonal sums up!",
        ] {
            assert_eq!(stances(prose), [Stance::Mentioned], "{prose}");
        }
        for aside in [
            "I have looked along the diagonal for quite a while and did not find it",
            "Look along the diagonal!",
            "我沿着对角线看了很久，还是没有找到。",
        ] {
            assert_eq!(stances(aside), [], "{aside}");
        }
    }

    #[test]
    fn sizes_are_stated_in_several_ways() {
        let sizes = |text: &str| -> Vec<(Option<usize>, Option<usize>)> {
            let sizes = Said::new(Piece::new(text, 0)).sizes().into_iter();
            sizes.map(|size| (size.rows, size.cols)).collect()
        };
        assert_eq!(sizes("7x8:1a2"), []);
        assert_eq!(sizes("a 7x8 board"), [(Some(8), Some(7))]);
        assert_eq!(sizes("9*9 grid"), [(Some(9), Some(9))]);
        assert_eq!(sizes("9行8列"), [(Some(9), None), (None, Some(8))]);
        assert_eq!(
            sizes("rows = 10\ncols = 12"),
            [(Some(10), None), (None, Some(12))]
        );
        assert_eq!(sizes("Rows: 2 3 4, 1***8*95*, 1920x1080, row 1: 5"), []);
    }
}
