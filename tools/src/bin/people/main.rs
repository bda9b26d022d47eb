//! Comparison with people: their times with the expected time, and their solving order with the order of the explanation.
//!
//! ```text
//! cargo run --release -p tools --bin people -- times puzzles.jsonl [--level-1 | --points]
//! cargo run --release -p tools --bin people -- orders kind puzzles.jsonl
//! ```
//!
//! `times` reads Sudokus: `puzzle`, `players` (how many solved it) and `seconds` (their mean time). It prints the rank correlation
//! (Spearman) with the expected time, whose pace is fitted to four fifths of the puzzles and tested on the rest, and with the rating.
//! With `--level-1` it prints the numbers of the lines whose puzzle has level 1 instead, and with `--points` expected and mean seconds.
//!
//! `orders` reads recorded games of one kind: `puzzle` and `moves`, such as `Hae,1;Vad,0;ca,9`: a side above or left of a cell, or a
//! cell, by the letters of its column and row, and the value entered. It prints how well the order of the explanation agrees.

mod orders;
mod rank;
mod times;

use std::error::Error;
use std::fs;
use std::process::ExitCode;

const USAGE: &str = "usage: people times puzzles.jsonl [--level-1 | --points]
       people orders kind puzzles.jsonl";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let told = match arguments[..] {
        ["times", file] => times::agreement(file),
        ["times", file, "--level-1"] => times::easiest(file),
        ["times", file, "--points"] => times::points(file),
        ["orders", kind, file] => orders::agreement(kind, file),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match told {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

/// The records of a file, one per line.
///
/// # Errors
/// The file cannot be read, or a line does not have this form.
fn records<T: serde::de::DeserializeOwned>(file: &str) -> Result<Vec<T>, Box<dyn Error>> {
    let text = fs::read_to_string(file).map_err(|fault| format!("{file}: {fault}"))?;
    let records = text.lines().map(serde_json::from_str);
    Ok(records.collect::<Result<_, _>>()?)
}
