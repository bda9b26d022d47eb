//! What a text says of itself in words: the kind of its puzzle, its size, and rules that it
//! has besides the usual ones.

use std::ops::Range;

use super::Piece;

/// Words by which a text names puzzles of a kind, and rules that change them. All are in small letters, with spaces in place of
/// hyphens and underscores, and with commas between them.
#[derive(Debug)]
pub struct Vocabulary {
    /// Names of the kind.
    pub names: &'static str,
    /// Rules besides the usual ones: a name, and after a colon the words for it.
    pub variants: &'static [&'static str],
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
const DENIALS: [&str; 4] = ["no", "not", "without", "non"];

/// Signs right before a name that deny it.
const DENIED: [char; 2] = ['无', '不'];

/// Words of a sentence in which someone tells of themselves or of solving, not of the puzzle.
const TOLD: [&str; 12] = [
    "i", "i'm", "i've", "my", "me", "we", "our", "you", "look", "looking", "try", "then",
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

/// A name in a text: its place, and whether it says what the text holds.
type Named = (Range<usize>, Stance);

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

    /// Places in which a word of a list between commas stands by itself and is not denied.
    fn places(&self, words: &'static str) -> impl Iterator<Item = Named> {
        let text = Piece::new(&self.folded, self.text.at);
        let words = words.split(',').map(str::trim);
        let words = words.filter(|word| !word.is_empty());
        let found = words.flat_map(|word| self.folded.match_indices(word));
        found.filter_map(move |(at, word)| {
            let found = text.from(at).to(word.len());
            let is_letter = |c: char| c.is_ascii_alphabetic();
            let after = text.after(found);
            let after = after.strip_prefix('s').unwrap_or(after);
            let is_within = text.before(found).ends_with(is_letter) || after.starts_with(is_letter);
            if word.is_ascii() && is_within {
                return None;
            }
            Some((found.range(), stance(text, found)?))
        })
    }

    /// The names of a vocabulary that are in the text.
    pub fn names(&self, words: &'static Vocabulary) -> impl Iterator<Item = Named> {
        self.places(words.names)
    }

    /// The names of the variants of a vocabulary that are in the text.
    pub fn variants(
        &self,
        words: &'static Vocabulary,
    ) -> impl Iterator<Item = (&'static str, Range<usize>, Stance)> {
        let variants = words.variants.iter();
        let variants = variants.filter_map(|variant| variant.split_once(':'));
        variants.flat_map(|(name, words)| {
            let places = self.places(words);
            places.map(move |(at, stance)| (name, at, stance))
        })
    }

    /// The names of puzzles that no kind solves.
    pub fn others(&self) -> impl Iterator<Item = Named> {
        self.places(OTHERS)
    }

    /// The sizes that the text states, such as `7x7`, `9 by 9`, `rows 10` or `9行9列`.
    pub fn sizes(&self) -> Vec<Size> {
        let text = Piece::new(&self.folded, self.text.at);
        let mut numbers = text.numbers().peekable();
        let mut sizes = Vec::new();
        while let Some(number) = numbers.next() {
            let Some(one) = side(number) else {
                continue;
            };
            let crossed = numbers
                .peek()
                .and_then(|next| Some((*next, crossed(text, number, *next)?)));
            let (rows, cols, end) = match crossed {
                Some((next, other)) => (Some(other), Some(one), next.end()),
                None => match stated(text, number) {
                    Some(Line::Row) => (Some(one), None, number.end()),
                    Some(Line::Col) => (None, Some(one), number.end()),
                    None => continue,
                },
            };
            let at = number.at..end;
            sizes.push(Size { rows, cols, at });
        }
        sizes
    }
}

/// Lines that a number counts.
enum Line {
    Row,
    Col,
}

/// The side that a number can be.
fn side(number: Piece<'_>) -> Option<usize> {
    let side = usize::try_from(number.number()?).ok();
    side.filter(|side| (2..=LARGEST_SIDE).contains(side))
}

/// The second number of a size, if a cross is between it and the first, and both stand alone.
fn crossed(text: Piece<'_>, one: Piece<'_>, other: Piece<'_>) -> Option<usize> {
    let between = text.within(one.end()..other.at).trim();
    let is_cross = matches!(between.text, "x" | "×" | "by" | "*");
    let joins = |c: char| c.is_ascii_alphanumeric() || "*x×.:/".contains(c);
    let tail = text.after(other);
    let is_ended = tail.trim_start_matches(['.', ':']);
    let is_ended = is_ended.starts_with(char::is_whitespace) || matches!(tail, "." | ":");
    let is_alone = !text.before(one).ends_with(joins) && (!tail.starts_with(joins) || is_ended);
    side(other).filter(|_| is_cross && is_alone)
}

/// Lines that a number counts, by the sign after it or by the word before or after it.
fn stated(text: Piece<'_>, number: Piece<'_>) -> Option<Line> {
    let (before, after) = (text.before(number), text.after(number));
    let is_count = !before.ends_with('第');
    if after.starts_with('行') && is_count {
        return Some(Line::Row);
    }
    if after.starts_with('列') && is_count {
        return Some(Line::Col);
    }
    let next = after.trim_start_matches(' ');
    let list = after.trim_start_matches([' ', ',', '\t', '[', ']', ':', '|']);
    let is_list = list.starts_with(|c: char| c.is_ascii_digit()) && !next.starts_with('\n');
    if is_list || before.ends_with(|c: char| c.is_alphanumeric()) {
        return None;
    }
    let word = before.trim_end_matches([' ', '"', '\'', ':', '=']);
    let ends = |name: &&str| {
        let rest = word.strip_suffix(*name);
        let is_word = |rest: &str| {
            !rest.ends_with(|c: char| c.is_ascii_alphanumeric())
                && !rest.trim_end().ends_with(BOXES)
        };
        rest.is_some_and(is_word)
    };
    if ["rows", "height"].iter().any(ends)
        || next.starts_with("rows\n")
        || next.starts_with("rows,")
    {
        return Some(Line::Row);
    }
    let names = ["cols", "columns", "width"];
    names.iter().any(ends).then_some(Line::Col)
}

/// Whether the name at a place is a heading, a setting or part of a sentence; `None` if it is denied, is the name of a
/// function or part of an address, or is in a sentence that is not about the puzzle.
fn stance(text: Piece<'_>, name: Piece<'_>) -> Option<Stance> {
    let (before, after) = (text.before(name), text.after(name));
    let is_address = |c: char| matches!(c, '/' | '@' | '\\');
    let is_end = |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '(' | '<' | '`');
    let word = last_part(before, is_end);
    let rest = first_part(after, is_end);
    let is_function = after.starts_with('(');
    if word.contains(is_address) || rest.contains(is_address) || is_function {
        return None;
    }
    if is_dotted(&format!("{word}x{rest}")) {
        return None;
    }
    let near = last_part(before, |c| matches!(c, '\n' | '.' | ',' | ';'));
    let mut last = near.split_whitespace().rev().take(DENIED_AFTER);
    let is_denied = last.any(|near| DENIALS.contains(&near));
    if is_denied || before.ends_with(DENIED) {
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
    let (start, end) = (last_part(before, is_break), first_part(after, is_break));
    let segment = text.within(name.at - start.len()..name.end() + end.len());
    let (words, length) = HEADING;
    let count = segment.text.split_whitespace().count();
    let is_sentence = count > NAME && text.after(segment).starts_with(['.', '!', '?']);
    let is_heading = count <= words && segment.length() <= length && !is_sentence;
    // Chinese has no spaces between words, so a part of a sentence looks like a heading.
    let is_sure = is_heading && name.text.is_ascii();
    match is_heading {
        _ if !is_sure && is_aside(before, after) => None,
        true => Some(Stance::Called),
        false => Some(Stance::Mentioned),
    }
}

/// Whether the sentence between two texts tells of someone or of solving, and not of the puzzle.
fn is_aside(before: &str, after: &str) -> bool {
    let is_end = |c: char| "\n.!?。！？".contains(c);
    let sentence = [last_part(before, is_end), first_part(after, is_end)].concat();
    let mut words = sentence.split(|c: char| !c.is_alphanumeric() && c != '\'');
    let is_told = words.any(|near| TOLD.contains(&near)) || sentence.contains(['我', '看']);
    is_told && !RULED.iter().any(|word| sentence.contains(word))
}

/// The part of a text after the last end.
fn last_part(text: &str, is_end: impl Fn(char) -> bool) -> &str {
    text.rsplit(is_end).next().unwrap_or_default()
}

/// The part of a text before the first end.
fn first_part(text: &str, is_end: impl Fn(char) -> bool) -> &str {
    text.split(is_end).next().unwrap_or_default()
}

/// Ends of words that make a size that of a box.
const BOXES: [char; 3] = ['x', 'k', 'n'];

/// Whether a word is a name with a dot in it, such as that of a site or a file.
fn is_dotted(word: &str) -> bool {
    let inner = word.trim_matches(|c: char| !c.is_alphanumeric());
    inner.split('.').count() > 1 && inner.split('.').all(|part| !part.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    static WORDS: Vocabulary = Vocabulary {
        names: "sudoku, 数独",
        variants: &["diagonal: diagonal, 对角线"],
    };

    fn stances(text: &str) -> Vec<Stance> {
        let said = Said::new(Piece::new(text, 0));
        let variants = said.variants(&WORDS);
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
