//! Puzzles on file: our own, one a file, and the shared ones, one a line.

use std::fs;
use std::path::{Path, PathBuf};

use clew::puzzle::aquarium::Clues;
use clew::trace::Verdict;

use super::rules::Water;

/// A puzzle with what is known of its solutions.
pub(crate) struct Record {
    /// The file's or the record's name.
    pub(crate) name: String,
    /// The puzzle, in any form that is read.
    pub(crate) text: String,
    /// How many solutions it has.
    pub(crate) verdict: Verdict,
    /// The only one.
    pub(crate) water: Option<Water>,
}

impl Record {
    /// The likeliest reading of its text.
    pub(crate) fn clues(&self) -> Clues {
        super::clues(&self.text)
    }
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    paths.sort();
    paths
}

fn water(rows: &str) -> Water {
    let cells = rows.chars().filter(|c| matches!(c, '0' | '1'));
    cells.map(|c| c == '1').collect()
}

/// Our own corpus: a file holds `source:` and `solutions:` (1, several, none),
/// then the puzzle under `puzzle:` and, where there is one solution, `water:`.
pub(crate) fn own() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/aquarium");
    files(&folder, "txt")
        .iter()
        .map(|path| read(path))
        .collect()
}

fn read(path: &Path) -> Record {
    let text = fs::read_to_string(path).expect("a readable file");
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let line = |key: &str| {
        let found = text.lines().find_map(|line| line.strip_prefix(key));
        found.map(|value| value.trim().to_owned())
    };
    let rows = |key: &str| {
        let rows = text.lines().skip_while(|line| *line != key).skip(1);
        let rows = rows.take_while(|line| !line.is_empty() && !line.ends_with(':'));
        rows.collect::<Vec<_>>().join("\n")
    };
    assert!(line("source:").is_some(), "{name} names no source");
    let verdict = match line("solutions:").as_deref() {
        Some("1") => Verdict::Unique,
        Some("several") => Verdict::Several,
        Some("none") => Verdict::Impossible,
        other => panic!("{name}: {other:?} solutions"),
    };
    Record {
        name: name.into_owned(),
        text: rows("puzzle:"),
        verdict,
        water: (verdict == Verdict::Unique).then(|| water(&rows("water:"))),
    }
}

/// The shared corpus beside the repository, or nothing where it is absent:
/// other people's puzzles, read for testing and never copied.
pub(crate) fn shared() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus/aquarium");
    let mut records = Vec::new();
    for path in files(&folder, "jsonl") {
        let text = fs::read_to_string(&path).expect("a readable file");
        records.extend(text.lines().filter_map(shared_record));
    }
    records
}

/// Numbers joined, those that are not given as a sign.
fn joined(values: &serde_json::Value, separator: &str) -> String {
    let word = |value: &serde_json::Value| value.as_u64().map_or("-".into(), |n| n.to_string());
    let words = values.as_array().into_iter().flatten().map(word);
    words.collect::<Vec<String>>().join(separator)
}

fn shared_record(line: &str) -> Option<Record> {
    let json: serde_json::Value = serde_json::from_str(line).expect("a record a line");
    let verdict = match (
        json["solutions"].to_string().as_str(),
        json["expect"].as_str(),
    ) {
        ("1", _) => Verdict::Unique,
        ("0", _) | (_, Some("no-solution")) => Verdict::Impossible,
        ("\">1\"", _) | (_, Some("multiple")) => Verdict::Several,
        _ => return None,
    };
    let text = match json["text"].as_str() {
        Some(text) => text.to_owned(),
        None => {
            let rows = json["regions"].as_array()?.iter();
            let mut lines: Vec<String> = rows.map(|row| joined(row, " ")).collect();
            lines.push(joined(&json["row_clues"], " "));
            lines.push(joined(&json["col_clues"], " "));
            lines.join("\n")
        }
    };
    let text = match json["rule"].as_str() {
        // The file form has no word for the other rule; the link's flag has.
        Some("pool") => super::records::with_gravity(&text),
        _ => text,
    };
    Some(Record {
        name: json["id"].as_str()?.to_owned(),
        text,
        verdict,
        water: json["solution"].as_str().map(water),
    })
}

/// The link of a puzzle with the other rule for levels.
fn with_gravity(text: &str) -> String {
    use clew::model::Puzzle as _;
    let printed = clew::puzzle::aquarium::Aquarium::print(&super::clues(text));
    printed.replacen("aquarium/r/", "aquarium/", 1)
}
