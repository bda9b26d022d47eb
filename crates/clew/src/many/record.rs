//! Reading an entry of a list: a puzzle in any format, or a record in JSON that
//! contains one as text, `{"id": …, "kind": …, "rows": …, "cols": …, "puzzle": …}`.
//! Everything except the puzzle is optional; the given values must match the puzzle.

use serde::Deserialize;
use serde_json::Value;

use crate::kind::{self, Kind, Reading};
use clew_core::format::fault;
use clew_core::grid::Shape;
use clew_core::model::{Fault, ParseError};

/// A record in its written form; other fields are ignored.
#[derive(Deserialize)]
struct Record {
    #[serde(alias = "text", alias = "url")]
    puzzle: Value,
    #[serde(default, alias = "name")]
    id: Option<Value>,
    #[serde(default)]
    kind: Option<String>,
    #[serde(default)]
    rows: Option<u64>,
    #[serde(default)]
    cols: Option<u64>,
    #[serde(flatten)]
    others: serde_json::Map<String, Value>,
}

/// Fields whose texts say what the puzzle of a record is.
const NAMES: [&str; 6] = ["title", "name", "type", "variant", "rules", "ruleset"];

/// Whether a line is intended as a record.
pub(super) fn is_record(line: &str) -> bool {
    let inner = line.trim_start_matches('\u{feff}').trim_start();
    inner
        .strip_prefix('{')
        .is_some_and(|rest| rest.trim_start().starts_with('"'))
}

/// Whether a line is a record that contains a puzzle.
pub(super) fn has_puzzle(line: &str) -> bool {
    let json = line.trim_start_matches('\u{feff}');
    is_record(line) && serde_json::from_str::<Record>(json).is_ok()
}

/// Reads an entry: the likeliest reading, and the name given by a record.
///
/// # Errors
/// Position at which the entry stops being a puzzle, and what was expected there.
pub fn read(entry: &str) -> Result<(Reading, Option<String>), ParseError> {
    let (reading, id) = read_record(entry, None)?;
    Ok((reading, id.map(|id| text_of(&id))))
}

/// Reads an entry, only as `wanted` if a kind is given and the record does not name another:
/// the likeliest reading, and the `id` of a record.
///
/// # Errors
/// Position at which the entry stops being a puzzle, and what was expected there.
pub fn read_record(
    entry: &str,
    wanted: Option<Kind>,
) -> Result<(Reading, Option<Value>), ParseError> {
    let read_text = |text: &str| match wanted {
        None => kind::read(text),
        Some(kind) => kind::read_as(kind, text),
    };
    if !is_record(entry) {
        return Ok((read_text(entry)?.swap_remove(0), None));
    }
    let whole = 0..entry.len();
    let json = entry.trim_start_matches('\u{feff}');
    let record: Record = match serde_json::from_str(json) {
        Ok(record) => record,
        Err(error) => {
            // JSON of another form may still contain a puzzle.
            let readings = read_text(entry);
            let found = readings.map(|mut readings| (readings.swap_remove(0), None));
            // A variant that is not supported is said to be one.
            return found.map_err(|fault| match fault.fault {
                Fault::Kind => fault,
                _ => fault_of(entry, json, &error),
            });
        }
    };
    let text = text_of(&record.puzzle);
    let readings = match &record.kind {
        None => read_text(&text),
        Some(_) => kind::read(&text),
    };
    let readings = readings.map_err(|mut error| {
        error.at = match entry.find(&text) {
            Some(start) => start + error.at.start..start + error.at.end,
            // If the text has escapes, it does not appear literally.
            None => whole.clone(),
        };
        error
    })?;
    let reading = agreeing(&record, readings, whole.clone())?;
    Ok((ruled(&text, &record.others, reading, whole)?, record.id))
}

/// A reading with the rules that the other fields of its record name, and with notes about what they leave over.
fn ruled(
    text: &str,
    others: &serde_json::Map<String, Value>,
    reading: Reading,
    whole: std::ops::Range<usize>,
) -> Result<Reading, ParseError> {
    let is_told = |name: &str, value: &Value| match value {
        Value::Null | Value::Number(_) => false,
        Value::String(_) => NAMES.contains(&name),
        _ => true,
    };
    let told = others.iter().filter(|(name, value)| is_told(name, value));
    let told: serde_json::Map<String, Value> = told
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    if told.is_empty() {
        return Ok(reading);
    }
    let fields = serde_json::to_string(&told).unwrap_or_default();
    match kind::read_as(reading.code.kind, &format!("{text}\n\n{fields}")) {
        Ok(mut readings) => {
            let with = readings.swap_remove(0);
            let is_ruled = with
                .warnings
                .iter()
                .any(|note| note.message == "warning-variant");
            let is_same = with.shape == reading.shape && (is_ruled || with.code == reading.code);
            Ok(if is_same { with } else { reading })
        }
        Err(mut error) if error.fault == Fault::Kind => {
            error.at = whole;
            Err(error)
        }
        Err(_) => Ok(reading),
    }
}

/// The fault of a record that is not valid JSON or has no puzzle.
fn fault_of(entry: &str, json: &str, error: &serde_json::Error) -> ParseError {
    // The position is a line and a column, in bytes counted from 1.
    let skipped = entry.len() - json.len();
    let at = floor(entry, skipped + error.column().saturating_sub(1));
    let message = match error.is_data() {
        true => "error-record-fields",
        false => "error-record-json",
    };
    ParseError::new(at..at, message).with("place", entry[..at].chars().count() + 1)
}

/// A string as it is; any other value in its written form.
fn text_of(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

/// The first reading with the kind and size given by the record.
fn agreeing(
    record: &Record,
    readings: Vec<Reading>,
    at: std::ops::Range<usize>,
) -> Result<Reading, ParseError> {
    if let Some(name) = &record.kind {
        let kind = kind::named(&name.to_ascii_lowercase());
        if !readings
            .iter()
            .any(|reading| Some(reading.code.kind) == kind)
        {
            return Err(ParseError::new(at, "error-record-kind").with("kind", fault::quoted(name)));
        }
    }
    let fits = |shape: Shape| {
        record.rows.is_none_or(|rows| rows == u64::from(shape.rows))
            && record.cols.is_none_or(|cols| cols == u64::from(shape.cols))
    };
    let found = readings[0].shape;
    let kind = |reading: &Reading| {
        record
            .kind
            .as_ref()
            .is_none_or(|name| kind::named(&name.to_ascii_lowercase()) == Some(reading.code.kind))
    };
    readings
        .into_iter()
        .find(|reading| kind(reading) && fits(reading.shape))
        .ok_or_else(|| {
            let said = |said: Option<u64>, found: u8| said.unwrap_or(found.into());
            ParseError::new(at, "error-record-size")
                .with("rows", said(record.rows, found.rows))
                .with("cols", said(record.cols, found.cols))
                .with("found-rows", found.rows)
                .with("found-cols", found.cols)
        })
}

/// The last character boundary up to `at`.
fn floor(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}
