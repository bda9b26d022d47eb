//! Links of f-puzzles, an editor of Sudoku variants, and of SudokuPad, which reads
//! them: a puzzle as JSON, compressed by LZ-string to Base64.

use std::ops::Range;

use serde_json::{Map, Value, json};

use super::{Piece, Source, link};

/// Maximum length of a packed text. The unpacked text can grow with the square of it.
const LONGEST: usize = 10_000;

/// Beginning of packed JSON.
const PACKED: &str = "N4Ig";

/// Keys that say nothing about the rules.
const NO_RULES: [&str; 8] = [
    "size",
    "grid",
    "title",
    "author",
    "ruleset",
    "solution",
    "highlightConflicts",
    "successMessage",
];

/// A puzzle in an address.
#[derive(Clone, Debug)]
pub struct Document {
    /// The puzzle; `None` if it cannot be read.
    pub json: Option<Map<String, Value>>,
    /// Bytes of the given text that it was read from.
    pub at: Range<usize>,
}

/// Whether an address carries a puzzle.
pub fn is_link(link: &Source) -> bool {
    payload(link.piece()).is_some()
}

/// The puzzle in an address.
pub fn find(link: &Source) -> Option<Document> {
    let payload = payload(link.piece())?;
    // A plus can have become a space, and what follows the link can be a sentence.
    let spaces = payload.text.match_indices(' ').map(|(at, _)| at);
    let mut ends = spaces.chain([payload.text.len()]);
    let json = ends.find_map(|end| unpack(&payload.text[..end].replace(' ', "+")));
    Some(Document {
        json,
        at: link.origin(payload.range()),
    })
}

/// Names of rules that a puzzle has besides the usual ones and the `known` ones.
pub fn variants<'a>(json: &'a Map<String, Value>, known: &[&str]) -> Vec<&'a str> {
    let is_set = |value: &Value| match value {
        Value::Null => false,
        Value::Bool(is_set) => *is_set,
        Value::Array(list) => !list.is_empty(),
        _ => true,
    };
    let keys = json.iter().filter(|(_, value)| is_set(value));
    keys.map(|(key, _)| key.as_str())
        .filter(|key| !NO_RULES.contains(key) && !known.contains(key))
        .collect()
}

/// The links of a puzzle: to f-puzzles and to SudokuPad.
pub fn write(puzzle: &Value) -> [String; 2] {
    let packed = lz_str::compress_to_base64(&puzzle.to_string());
    // The data is part of the path, in which these characters have a meaning of their
    // own.
    let escaped = [("/", "%2F"), ("+", "%2B"), ("=", "%3D")]
        .iter()
        .fold(packed.clone(), |text, (c, escape)| text.replace(c, escape));
    [
        format!("https://f-puzzles.com/?load={packed}"),
        format!("https://sudokupad.app/fpuzzles{escaped}"),
    ]
}

/// A cell of a puzzle: its given, and its region if regions are irregular.
pub fn cell(given: Option<u8>, region: Option<u8>) -> Value {
    let mut cell = Map::new();
    if let Some(value) = given {
        cell.insert("value".to_owned(), json!(value));
        cell.insert("given".to_owned(), json!(true));
    }
    if let Some(region) = region {
        cell.insert("region".to_owned(), json!(region));
    }
    Value::Object(cell)
}

fn payload(link: Piece<'_>) -> Option<Piece<'_>> {
    let host = link::host(link).text.to_ascii_lowercase();
    if host.ends_with("f-puzzles.com") {
        return link::payloads(link).find_map(|payload| link::parameter(payload, "load"));
    }
    let is_pad = host.ends_with("sudokupad.app") || host.ends_with("crackingthecryptic.com");
    let start = |mark: &str| Some(link.text.find(mark)? + mark.len());
    let start = start("fpuzzles").or_else(|| link.text.find(PACKED));
    let packed = link.from(start.filter(|_| is_pad)?);
    Some(packed.until(|c| matches!(c, '?' | '#' | '&')))
}

/// An address with the words after it that can be parts of its packed text, whose pluses became spaces.
pub(super) fn extended<'a>(text: Piece<'a>, word: Piece<'a>) -> Piece<'a> {
    if !word.text.contains(PACKED) {
        return word;
    }
    let is_packed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '=' | '%');
    let next = |end: usize| {
        let next = text.within(end..text.end()).strip(" ")?;
        let next = next.until(|c| c.is_whitespace());
        (!next.is_empty() && next.text.chars().all(is_packed)).then_some(next)
    };
    let mut end = word.end();
    while let Some(next) = next(end) {
        end = next.end();
    }
    text.within(word.at..end)
}

fn unpack(packed: &str) -> Option<Map<String, Value>> {
    if packed.len() > LONGEST {
        return None;
    }
    let text = lz_str::decompress_from_base64(packed)?;
    serde_json::from_str(&String::from_utf16(&text).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Option<Document> {
        let links = link::links(&Source::new(text));
        links.iter().find_map(find)
    }

    #[test]
    fn both_links_are_read_back() {
        let puzzle = json!({ "size": 4, "grid": [[cell(Some(1), Some(0)), cell(None, None)]] });
        for link in write(&puzzle) {
            let found = found(&link).expect("an address");
            assert_eq!(
                found.json.map(Value::Object).as_ref(),
                Some(&puzzle),
                "{link}"
            );
            assert_eq!(&link[found.at.clone()][..3], "N4I");
        }
    }

    #[test]
    fn a_damaged_text_is_recognised_but_not_read() {
        for text in ["N4Igzg", "!!", "", &"N".repeat(LONGEST + 1)] {
            let link = format!("https://f-puzzles.com/?load={text}");
            let found = found(&link).expect("an address");
            assert_eq!(found.json, None, "{text}");
        }
        assert!(found("https://sudokupad.app/abc").is_none());
    }

    #[test]
    fn extra_rules_are_named() {
        let json = json!({
            "size": 9, "title": "x", "antiknight": true, "antiking": false,
            "killercage": [], "arrow": [1], "diagonal+": true,
        });
        let Value::Object(json) = json else {
            panic!("an object");
        };
        assert_eq!(variants(&json, &["diagonal+"]), ["antiknight", "arrow"]);
    }
}
