//! Recorded puzzles: the project's own, one per file, and the shared ones, one per line.

use std::fs;
use std::path::{Path, PathBuf};

use clew_core::trace::Verdict;
use serde_json::Value;

use super::kind::{Judged, clues};

/// A puzzle with what is known about its solutions.
pub struct Record<P: Judged> {
    /// The file's or the record's name.
    pub name: String,
    /// Origin of the puzzle.
    pub source: String,
    /// The puzzle, in any form that is read.
    pub text: String,
    /// Verdict on its number of solutions.
    pub verdict: Verdict,
    /// The only solution, if it is recorded.
    pub solution: Option<P::Filled>,
}

impl<P: Judged> Record<P> {
    /// The likeliest reading of its text.
    pub fn clues(&self) -> P::Clues {
        clues(&self.text)
    }
}

/// Folder of the project, for its tests and benchmarks and for the programs in its `tools` folder.
pub fn root() -> &'static Path {
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let root = folders.find(|folder| folder.join("tests/corpus").is_dir());
    root.expect("the judge is compiled within the project")
}

/// The files of a folder of the project, or none if it is absent.
fn files(folder: &str, kind: &str, extension: &str) -> Vec<PathBuf> {
    let folder = root().join(folder);
    let Ok(entries) = fs::read_dir(folder.join(kind)) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    let is_sought = |path: &PathBuf| path.extension().is_some_and(|found| found == extension);
    let mut paths: Vec<PathBuf> = paths.filter(is_sought).collect();
    paths.sort();
    paths
}

/// The project's own corpus. A record holds `source:` and `solutions:` (1, several, none), then the puzzle under `puzzle:` and,
/// if there is one solution, `solution:`. It is named after its file; in a file with several records, each begins with its
/// `name:`.
pub fn own<P: Judged>() -> Vec<Record<P>> {
    let mut records = Vec::new();
    for path in files("tests/corpus", P::FOLDER, "txt") {
        let text = fs::read_to_string(&path).expect("a readable file");
        match text.split_once("\nname: ") {
            None => {
                let name = path.file_stem().unwrap_or_default().to_string_lossy();
                records.push(read(&name, &text));
            }
            Some((_, named)) => records.extend(named.split("\nname: ").map(|block| {
                let (name, text) = block.split_once('\n').unwrap_or((block, ""));
                read(name, text)
            })),
        }
    }
    records
}

fn read<P: Judged>(name: &str, text: &str) -> Record<P> {
    let line = |key: &str| {
        let found = text.lines().find_map(|line| line.strip_prefix(key));
        found.map(|value| value.trim().to_owned())
    };
    let rows = |key: &str| {
        let rows = text.lines().skip_while(|line| *line != key).skip(1);
        let rows = rows.take_while(|line| !line.is_empty() && !line.ends_with(':'));
        rows.collect::<Vec<_>>().join("\n")
    };
    let verdict = match line("solutions:").as_deref() {
        Some("1") => Verdict::Unique,
        Some("several") => Verdict::Several,
        Some("none") => Verdict::Impossible,
        other => panic!("{name}: {other:?} solutions"),
    };
    let text = rows("puzzle:");
    let solution = (verdict == Verdict::Unique).then(|| {
        let solution = P::filled_of_text(&clues(&text), &rows("solution:"));
        solution.unwrap_or_else(|| panic!("{name} has no solution of its size"))
    });
    Record {
        source: line("source:").unwrap_or_else(|| panic!("{name} does not name a source")),
        name: name.to_owned(),
        text,
        verdict,
        solution,
    }
}

/// The shared corpus next to the repository, or nothing if it is absent: other people's
/// puzzles, read for testing and never copied.
pub fn shared<P: Judged>() -> Vec<Record<P>> {
    shared_in("")
}

/// The shared records of the files whose names begin with `begin`.
pub fn shared_in<P: Judged>(begin: &str) -> Vec<Record<P>> {
    let mut records = Vec::new();
    for path in files("../shared/corpus", P::FOLDER, "jsonl") {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with(begin) {
            let text = fs::read_to_string(&path).expect("a readable file");
            records.extend(text.lines().filter_map(shared_record));
        }
    }
    records
}

/// Record of the shared corpus, if it gives the number of solutions.
fn shared_record<P: Judged>(line: &str) -> Option<Record<P>> {
    let json: Value = serde_json::from_str(line).expect("one record per line");
    let solutions = json["solutions"].to_string();
    let verdict = match (solutions.as_str(), json["expect"].as_str()) {
        ("1", _) => Verdict::Unique,
        ("0", _) | (_, Some("no-solution")) => Verdict::Impossible,
        ("\">1\"", _) | (_, Some("multiple")) => Verdict::Several,
        _ => return None,
    };
    let text = P::text_of(&json)?;
    let solution = json["solution"].as_str().map(|solution| {
        let solution = P::filled_of_text(&clues(&text), solution);
        solution.expect("a solution of the puzzle's size")
    });
    Some(Record {
        name: json["id"].as_str()?.to_owned(),
        source: json["source"].as_str().unwrap_or_default().to_owned(),
        text,
        verdict,
        solution,
    })
}
