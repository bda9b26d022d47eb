//! The table as a file: CSV for spreadsheets, JSON lines for programs, or only the
//! puzzles in one of their formats. Times are in microseconds of engine
//! time; a row that is not a puzzle has its text and its error instead. A file can be
//! written in parts: first its [head](Form::head), then its [rows](Form::rows) in portions.

use serde::Serialize;

use crate::kind::{self, Kind};
use clew_core::solve::Grade;
use clew_core::trace::Verdict;
use clew_say::Speaker;

use super::table::{Item, Known, Row, Table};

/// A line of the file.
#[derive(Serialize)]
struct Line<'a> {
    line: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<Kind>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rows: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cols: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hardest: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected_seconds: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    micros: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof_micros: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    puzzle: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// The names of the columns of a CSV file.
const COLUMNS: [&str; 15] = [
    "line",
    "id",
    "kind",
    "rows",
    "cols",
    "verdict",
    "level",
    "hardest",
    "steps",
    "expected_seconds",
    "micros",
    "proof_micros",
    "puzzle",
    "text",
    "error",
];

/// Form of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Comma-separated values, after a row of names.
    Csv,
    /// One JSON object per line.
    JsonLines,
    /// Only the puzzles, in the format with a message id, with an empty line between
    /// texts of several lines. Puzzles that the format cannot represent are left out.
    Puzzles(&'static str),
}

impl Form {
    /// Head of the file, before all rows.
    pub fn head(self) -> String {
        match self {
            Form::Csv => COLUMNS.join(",") + "\r\n",
            Form::JsonLines | Form::Puzzles(_) => String::new(),
        }
    }

    /// Rows in an order, all or a part of them.
    pub fn rows(self, table: &Table, order: &[u32], speaker: &Speaker) -> String {
        match self {
            Form::Csv => lines(table, order, speaker).map(csv).collect(),
            Form::JsonLines => lines(table, order, speaker).map(json).collect(),
            Form::Puzzles(format) => items(table, order)
                .filter_map(|item| puzzle(item, format))
                .collect(),
        }
    }
}

fn json(line: Line) -> String {
    serde_json::to_string(&line).expect("texts and numbers can be written") + "\n"
}

fn csv(line: Line) -> String {
    let number = |number: Option<u64>| number.map(|number| number.to_string());
    let text = |text: Option<&str>| text.map(str::to_owned);
    let fields = [
        Some(line.line.to_string()),
        text(line.id),
        line.kind.map(|kind| kind.to_string()),
        number(line.rows.map(u64::from)),
        number(line.cols.map(u64::from)),
        text(line.verdict),
        number(line.level.map(u64::from)),
        line.hardest,
        number(line.steps.map(u64::from)),
        number(line.expected_seconds.map(u64::from)),
        number(line.micros),
        number(line.proof_micros),
        text(line.puzzle),
        text(line.text),
        line.error,
    ];
    let fields = fields.map(|field| quoted(field.unwrap_or_default()));
    fields.join(",") + "\r\n"
}

fn puzzle(item: &Item, format: &str) -> Option<String> {
    let export = kind::export(&item.code.unparsed(), format)?;
    let text = export.text.trim_end();
    let end = if text.contains('\n') { "\n\n" } else { "\n" };
    Some(text.to_owned() + end)
}

/// The formats for the puzzles in an order, by message id: those
/// of the first puzzle of each kind.
pub fn formats(table: &Table, order: &[u32]) -> Vec<&'static str> {
    let mut kinds = Vec::new();
    let mut formats = Vec::new();
    for item in items(table, order) {
        if !kinds.contains(&item.code.kind) {
            kinds.push(item.code.kind);
            for export in kind::exports(&item.code) {
                if !formats.contains(&export.format) {
                    formats.push(export.format);
                }
            }
        }
        if kinds.len() == kind::all().count() {
            break;
        }
    }
    formats
}

/// The puzzles in an order.
pub fn items<'a>(table: &'a Table, order: &'a [u32]) -> impl Iterator<Item = &'a Item> {
    order.iter().filter_map(|&number| {
        let number = usize::try_from(number).ok()?;
        table.rows().get(number)?.item()
    })
}

fn lines<'a>(
    table: &'a Table,
    order: &'a [u32],
    speaker: &'a Speaker,
) -> impl Iterator<Item = Line<'a>> {
    order.iter().filter_map(move |&number| {
        let number = usize::try_from(number).ok()?;
        let row = table.rows().get(number)?;
        Some(line(row, table.source(number), speaker))
    })
}

fn line<'a>(row: &'a Row, source: &'a str, speaker: &Speaker) -> Line<'a> {
    let item = row.item();
    let grade = item.and_then(|item| item.grade.as_ref());
    let error = match &row.known {
        Known::Malformed(error) => {
            let shape = clew_core::grid::Shape::new(1, 1);
            Some(speaker.say(&error.explanation, shape))
        }
        Known::Unread | Known::Puzzle(_) => None,
    };
    let timed = item.filter(|item| item.verdict != Verdict::Open);
    Line {
        line: row.entry.line,
        id: item.and_then(|item| item.name.as_deref()),
        kind: item.map(|item| item.code.kind),
        rows: item.map(|item| item.shape.rows),
        cols: item.map(|item| item.shape.cols),
        verdict: item.map(|item| verdict_name(item.verdict)),
        level: grade.map(Grade::overall),
        hardest: grade
            .and_then(|grade| grade.hardness().technique)
            .map(|id| speaker.word(id)),
        steps: grade.map(|grade| grade.steps),
        expected_seconds: grade.map(|grade| grade.seconds),
        micros: timed.map(|item| item.micros()),
        proof_micros: timed.map(|item| item.proof_micros),
        puzzle: item.map(|item| item.code.text.as_str()),
        text: item.is_none().then_some(source),
        error,
    }
}

fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Unique => "unique",
        Verdict::Several => "several",
        Verdict::Impossible => "none",
        Verdict::Open => "open",
    }
}

/// A field according to RFC 4180: in quotes if necessary.
fn quoted(field: String) -> String {
    if field.contains([',', '"', '\n', '\r']) || field.starts_with(' ') || field.ends_with(' ') {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field
    }
}
