//! The shared corpus beside the repository, or nothing where it is absent:
//! other people's puzzles, read for testing and never copied.

use std::fs;
use std::path::Path;

use clew::model::Puzzle as _;
use clew::puzzle::sudoku::{Clues, Division, Houses, Sudoku};
use clew::trace::Verdict;

/// A puzzle with what is known of its solutions.
pub(crate) struct Record {
    /// The record's name.
    pub(crate) name: String,
    /// The collection it is from.
    pub(crate) source: String,
    /// The board.
    pub(crate) clues: Clues,
    /// How many solutions it has.
    pub(crate) verdict: Verdict,
    /// The only one, as symbols row by row.
    pub(crate) solution: Option<String>,
}

/// The records of one file, such as `dev-9x9`.
pub(crate) fn shared(file: &str) -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus/sudoku");
    let Ok(text) = fs::read_to_string(folder.join(format!("{file}.jsonl"))) else {
        return Vec::new();
    };
    text.lines().filter_map(record).collect()
}

fn record(line: &str) -> Option<Record> {
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
    let text = json.get("puzzle").or(json.get("text"))?.as_str()?;
    Some(Record {
        name: json["id"].as_str()?.to_owned(),
        source: json["source"].as_str().unwrap_or_default().to_owned(),
        clues: match json.get("regions") {
            Some(regions) => jigsaw(text, regions),
            None => super::clues(text),
        },
        verdict,
        solution: json["solution"].as_str().map(str::to_owned),
    })
}

/// A board with irregular regions.
fn jigsaw(text: &str, regions: &serde_json::Value) -> Clues {
    let rows = regions.as_array().expect("rows of regions");
    let numbers = rows.iter().flat_map(|row| row.as_array().expect("a row"));
    let numbers: Vec<u64> = numbers.map(|n| n.as_u64().expect("a number")).collect();
    let mut order: Vec<u64> = Vec::new();
    for &number in &numbers {
        if !order.contains(&number) {
            order.push(number);
        }
    }
    let region = |number: &u64| order.iter().position(|n| n == number).expect("seen");
    let regions = numbers
        .iter()
        .map(|n| u8::try_from(region(n)).expect("few"));
    let side = u8::try_from(rows.len()).expect("at most 25");
    let division = Division::Regions(regions.collect());
    let mut clues = Clues::blank(Houses::new(side, division, false));
    let cells: Vec<_> = clues.houses().shape().cells().collect();
    for (cell, symbol) in cells.into_iter().zip(text.chars()) {
        clues.print(cell, clew::puzzle::sudoku::Digit::of_symbol(symbol));
    }
    // What is tested is what can be pasted.
    Sudoku::parse(&Sudoku::print(&clues))
        .expect("our own text")
        .remove(0)
        .clues
}
