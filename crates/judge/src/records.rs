//! Recorded puzzles: the project's own, in `tests/corpus`, and other people's, in a folder that an environment variable names.

use std::env;
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

/// Variable that names the folder of other people's puzzles: `slitherlink/*.jsonl` and so on, a record a line. A path that is not absolute
/// starts at the project's folder. Tests that need it are ignored unless they are asked for.
const CORPUS: &str = "CLEW_CORPUS";

/// Folder of other people's puzzles, if there is one.
pub fn corpus() -> Option<PathBuf> {
    let folder = env::var_os(CORPUS).filter(|folder| !folder.is_empty())?;
    Some(root().join(folder))
}

/// A file or folder of other people's puzzles.
///
/// # Panics
/// Panics if the variable is not set, or if it is not there: a test that reads nothing would pass.
pub fn external_file(path: &str) -> PathBuf {
    let folder = corpus().unwrap_or_else(|| panic!("set {CORPUS} to the folder with {path}"));
    let file = folder.join(path);
    assert!(file.exists(), "{} is missing", file.display());
    file
}

/// The files with an extension in a folder, ordered by name.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a readable folder");
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    let is_sought = |path: &PathBuf| path.extension().is_some_and(|found| found == extension);
    let mut paths: Vec<PathBuf> = paths.filter(is_sought).collect();
    paths.sort();
    paths
}

/// The project's own corpus. A record holds `source:` and `solutions:` (1, several, none), then the puzzle under `puzzle:` and,
/// if there is one solution, `solution:`. It is named after its file; in a file with several records, each begins with its
/// `name:`. Files without solutions are for other tests. The [`graded`] boards come last.
pub fn own<P: Judged>() -> Vec<Record<P>> {
    let mut records = Vec::new();
    for path in files(&root().join("tests/corpus").join(P::FOLDER), "txt") {
        let text = fs::read_to_string(&path).expect("a readable file");
        if !text.contains("\nsolutions:") {
            continue;
        }
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
    records.extend(graded::<P>().into_iter().map(|graded| graded.record));
    records
}

/// A puzzle made here, with its grade.
pub struct Graded<P: Judged> {
    /// The puzzle, named after its recipe.
    pub record: Record<P>,
    /// Level of its hardest step, from 1 to 10.
    pub level: u8,
    /// The same in tenths.
    pub tenths: u8,
    /// Time that a practised solver is expected to take, in seconds.
    pub seconds: u32,
    /// Name of the hardest technique.
    pub hardest: String,
}

/// The project's own puzzles of all levels, at most a hundred cells each, from `tests/corpus/graded`: recipe, puzzle, level, tenths,
/// expected time and hardest technique a line. `tools/src/bin/make_corpus.rs` writes them.
pub fn graded<P: Judged>() -> Vec<Graded<P>> {
    let file = root().join(format!("tests/corpus/graded/{}.txt", P::FOLDER));
    let text = fs::read_to_string(file).expect("every kind has graded boards");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let fields: Vec<&str> = line.split(' ').collect();
        let [name, text, level, tenths, seconds, hardest] = fields[..] else {
            panic!("{line}: six fields");
        };
        Graded {
            record: Record {
                name: name.to_owned(),
                source: "made here".to_owned(),
                text: text.to_owned(),
                verdict: Verdict::Unique,
                solution: None,
            },
            level: level.parse().expect("a level"),
            tenths: tenths.parse().expect("tenths of a level"),
            seconds: seconds.parse().expect("seconds"),
            hardest: hardest.to_owned(),
        }
    };
    lines.map(read).collect()
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

/// Other people's puzzles of a kind, for testing only.
///
/// # Panics
/// Panics as [`external_file`] does.
pub fn external<P: Judged>() -> Vec<Record<P>> {
    external_in("")
}

/// Other people's puzzles of a kind, from the files whose names begin with `begin`.
pub fn external_in<P: Judged>(begin: &str) -> Vec<Record<P>> {
    let mut records = Vec::new();
    for path in files(&external_file(P::FOLDER), "jsonl") {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with(begin) {
            let text = fs::read_to_string(&path).expect("a readable file");
            records.extend(text.lines().filter_map(external_record));
        }
    }
    assert!(!records.is_empty(), "no records in {begin}*");
    records
}

/// Another's record, if it gives the number of solutions.
fn external_record<P: Judged>(line: &str) -> Option<Record<P>> {
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
