//! Puzzles on file: our own, one a file, and the shared ones, one a line.

use std::fs;
use std::path::{Path, PathBuf};

use clew::model::Puzzle;
use clew::puzzle::slitherlink::{Clues, Slitherlink};
use clew::trace::Verdict;

use super::rules::{Interior, interior_of_text};

/// A puzzle with what is known of its solutions.
pub(crate) struct Record {
    /// The file's or the record's name.
    pub(crate) name: String,
    /// The puzzle in the comma form.
    pub(crate) text: String,
    /// How many solutions it has.
    pub(crate) verdict: Verdict,
    /// The only one.
    pub(crate) interior: Option<Interior>,
}

impl Record {
    /// The likeliest reading of its text.
    pub(crate) fn clues(&self) -> Clues {
        let readings = Slitherlink::parse(&self.text);
        let mut readings = readings.unwrap_or_else(|error| panic!("{}: {error}", self.name));
        readings.remove(0).clues
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

/// Our own corpus: a file holds `source:` and `solutions:` (1, several, none),
/// then the rows under `puzzle:` and, where there is one solution, `interior:`.
pub(crate) fn own() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/slitherlink");
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
        rows.collect::<Vec<_>>().join(",")
    };
    assert!(line("source:").is_some(), "{name} names no source");
    let verdict = match line("solutions:").as_deref() {
        Some("1") => Verdict::Unique,
        Some("several") => Verdict::Several,
        Some("none") => Verdict::Impossible,
        other => panic!("{name}: {other:?} solutions"),
    };
    let mut record = Record {
        name: name.into_owned(),
        text: rows("puzzle:"),
        verdict,
        interior: None,
    };
    if verdict == Verdict::Unique {
        let interior = interior_of_text(record.clues().shape(), &rows("interior:"));
        record.interior = Some(interior.expect("an interior of the puzzle's size"));
    }
    record
}

/// The shared corpus beside the repository, or nothing where it is absent:
/// other people's puzzles, read for testing and never copied.
pub(crate) fn shared() -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus/slitherlink");
    let mut records = Vec::new();
    for path in files(&folder, "jsonl") {
        let text = fs::read_to_string(&path).expect("a readable file");
        records.extend(text.lines().filter_map(shared_record));
    }
    records
}

fn shared_record(line: &str) -> Option<Record> {
    let json: serde_json::Value = serde_json::from_str(line).expect("a record a line");
    let text = json
        .get("puzzle")
        .or(json.get("text"))?
        .as_str()?
        .to_owned();
    let verdict = match (
        json["solutions"].to_string().as_str(),
        json["expect"].as_str(),
    ) {
        ("1", _) => Verdict::Unique,
        ("0", _) | (_, Some("no-solution")) => Verdict::Impossible,
        ("\">1\"", _) | (_, Some("multiple")) => Verdict::Several,
        _ => return None,
    };
    let mut record = Record {
        name: json["id"].as_str()?.to_owned(),
        text,
        verdict,
        interior: None,
    };
    if let Some(solution) = json["solution"].as_str() {
        record.interior = interior_of_text(record.clues().shape(), solution);
    }
    Some(record)
}
