//! Reading a line: a puzzle in any format, or a record in JSON that contains one.

use std::cell::OnceCell;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use clew::kind::{Code, Kind, Reading};
use clew::many;
use clew_core::format::MAX_BYTES;
use clew_core::grid::Shape;
use clew_core::model::{Arg, Explanation, ParseError};
use clew_say::Speaker;

use super::answers::Answered;
use super::lines::Line;

/// Maximum number of characters of a malformed line in the answer.
const GIVEN_BACK: usize = 1_000;

/// Initial capacity of an answer in bytes: most answers about small puzzles need no
/// more.
const ANSWER: usize = 512;

/// Start of an answer: the puzzle that it is about.
#[derive(Serialize)]
pub(super) struct Head<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a Value>,
    puzzle: &'a str,
    kind: Kind,
    rows: u8,
    cols: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<String>,
}

/// Puzzle of a line.
pub(super) struct Entry {
    /// Value of `id` in its record.
    id: Option<Value>,
    /// The likeliest reading.
    pub(super) reading: Reading,
}

impl Entry {
    /// The puzzle.
    pub(super) fn code(&self) -> &Code {
        &self.reading.code
    }

    /// The size of its board.
    pub(super) fn shape(&self) -> Shape {
        self.reading.shape
    }

    /// The start of an answer about it.
    pub(super) fn head(&self, voice: &Voice) -> Head<'_> {
        Head {
            id: self.id.as_ref(),
            puzzle: &self.code().text,
            kind: self.code().kind,
            rows: self.shape().rows,
            cols: self.shape().cols,
            warnings: self.warnings(voice),
        }
    }

    /// Warnings about odd parts of it.
    pub(super) fn warnings(&self, voice: &Voice) -> Vec<String> {
        match self.reading.warnings.is_empty() {
            // Do not create a speaker without need.
            true => Vec::new(),
            false => warnings(&self.reading, voice.speaker()),
        }
    }
}

/// Warnings about odd parts of a puzzle that was read.
pub(super) fn warnings(reading: &Reading, speaker: &Speaker) -> Vec<String> {
    let warnings = reading.warnings.iter();
    let say = |warning| speaker.say(warning, reading.shape);
    warnings.map(say).collect()
}

/// Fault of a line that does not contain a puzzle.
#[derive(Debug)]
pub(super) struct Malformed {
    /// The fault.
    pub(super) fault: Explanation,
}

impl From<ParseError> for Malformed {
    fn from(error: ParseError) -> Self {
        Self {
            fault: error.explanation,
        }
    }
}

/// Answer to a line that does not contain a puzzle.
#[derive(Serialize)]
struct Fault<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    verdict: &'static str,
    error: String,
    text: &'a str,
}

/// Reads the puzzle of a line, only as `wanted` if a kind is given.
///
/// # Errors
/// The fault found.
pub(super) fn read(line: &Line, wanted: Option<Kind>) -> Result<Entry, Malformed> {
    let text = text(line)?;
    let (reading, id) = many::read_record(text, wanted)?;
    Ok(Entry { id, reading })
}

/// The text of a line.
///
/// # Errors
/// The line is too long or not text.
pub(super) fn text(line: &Line) -> Result<&str, Malformed> {
    let number = |number: usize| Arg::Number(number as u64);
    if line.left_out > 0 {
        let fault = Explanation::new("error-size-text")
            .with("bytes", number(line.bytes.len() + line.left_out))
            .with("limit", number(MAX_BYTES));
        return Err(Malformed { fault });
    }
    str::from_utf8(&line.bytes).map_err(|error| Malformed {
        fault: Explanation::new("coach-no-text").with("at", number(error.valid_up_to() + 1)),
    })
}

/// Speaker that is created on demand: among a million puzzles, few are malformed.
pub(super) struct Voice {
    language: String,
    speaker: OnceCell<Speaker>,
}

impl Voice {
    /// Speaker of a language.
    pub(super) fn new(language: &str) -> Self {
        Self {
            language: language.to_owned(),
            speaker: OnceCell::new(),
        }
    }

    /// The speaker.
    pub(super) fn speaker(&self) -> &Speaker {
        self.speaker.get_or_init(|| Speaker::new(&self.language))
    }

    /// The answer to a line that does not contain a puzzle.
    pub(super) fn malformed(&self, line: &Line, malformed: &Malformed) -> Answered {
        let text = String::from_utf8_lossy(&line.bytes);
        let end = text.char_indices().nth(GIVEN_BACK);
        let fault = Fault {
            id: id(&text),
            verdict: "malformed",
            error: self.speaker().words(&malformed.fault),
            text: end.map_or(&*text, |(end, _)| &text[..end]),
        };
        Answered {
            is_malformed: true,
            is_refused: true,
            text: json(&fault),
        }
    }
}

/// Value of `id` in a record, whatever other faults it has.
fn id(text: &str) -> Option<Value> {
    #[derive(Deserialize)]
    struct Record {
        #[serde(alias = "name")]
        id: Option<Value>,
    }
    let record: Record = serde_json::from_str(text.trim_start_matches('\u{feff}')).ok()?;
    record.id
}

/// A line of JSON.
pub(super) fn json(value: &impl Serialize) -> String {
    let mut text = Vec::with_capacity(ANSWER);
    serde_json::to_writer(&mut text, value).expect("texts and numbers can be written");
    text.push(b'\n');
    String::from_utf8(text).expect("JSON is text")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Line {
        Line::of(text.to_owned())
    }

    #[test]
    fn a_record_keeps_its_id_as_it_is() {
        let puzzle = r#"{"id": 17, "puzzle": "1234341221434321"}"#;
        let entry = read(&line(puzzle), None).expect("a record");
        let head = json(&entry.head(&Voice::new("en")));
        assert!(
            head.starts_with(r#"{"id":17,"puzzle":"sudoku/4/4/1234341221434321","#),
            "{head}"
        );
    }

    #[test]
    fn a_malformed_line_is_returned_with_its_fault_and_id() {
        let voice = Voice::new("en");
        let text = r#"{"id": ["a"], "puzzle": "nothing"}"#;
        let malformed = read(&line(text), None).err().expect("no puzzle");
        let answer = voice.malformed(&line(text), &malformed);
        assert!(answer.is_malformed);
        let value: Value = serde_json::from_str(&answer.text).expect("JSON");
        assert_eq!(value["id"], serde_json::json!(["a"]));
        assert_eq!(value["text"], text);
        assert_eq!(value["verdict"], "malformed");
        assert!(
            value["error"]
                .as_str()
                .is_some_and(|error| error.contains("nothing"))
        );
    }

    #[test]
    fn a_long_line_is_returned_in_part() {
        let voice = Voice::new("en");
        let long = line(&"é".repeat(5_000));
        let malformed = read(&long, None).err().expect("no puzzle");
        let answer = voice.malformed(&long, &malformed);
        let value: Value = serde_json::from_str(&answer.text).expect("JSON");
        let text = value["text"].as_str().expect("a text");
        assert_eq!(text.chars().count(), GIVEN_BACK);
    }
}
