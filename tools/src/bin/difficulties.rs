//! How well grades distinguish puzzles that their makers call easy, normal and hard.
//!
//! ```text
//! cargo run --release -p tools --bin difficulties -- puzzles.jsonl
//! ```
//!
//! A line has `source`, which ends with the name of the difficulty (`medium` counts as
//! normal), and a puzzle: `rows`, `cols` and `puzzle`, rows of a Slitherlink separated by commas, or
//! `regions`, `col_clues` and `row_clues` of an Aquarium. Lines with other sources are skipped.
//!
//! For each size it prints the AUC: the chance that of two puzzles with different names, the one
//! called harder is graded harder, where a tie counts half. Grades are compared by the level of the hardest step,
//! by its tenths, by these and then the total, and by the expected time.

use clew_core::format::Read;
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::process::ExitCode;

use clew_aquarium::Aquarium;
use clew_core::solve::{Fuel, Grade, Grader, Solve};
use clew_slitherlink::Slitherlink;
use serde::Deserialize;

const USAGE: &str = "usage: difficulties puzzles.jsonl";

/// Names of difficulties, easiest first, with the number of each.
const NAMES: [(&str, u8); 4] = [("easy", 0), ("normal", 1), ("medium", 1), ("hard", 2)];

#[derive(Deserialize)]
struct Record {
    source: String,
    rows: u8,
    cols: u8,
    puzzle: Option<String>,
    #[serde(default)]
    regions: Vec<Vec<u16>>,
    #[serde(default)]
    col_clues: Vec<Option<u8>>,
    #[serde(default)]
    row_clues: Vec<Option<u8>>,
}

impl Record {
    /// Number of the difficulty given by the maker.
    fn difficulty(&self) -> Option<u8> {
        let name = self.source.split_whitespace().last()?;
        let named = NAMES.iter().find(|(known, _)| *known == name);
        named.map(|&(_, number)| number)
    }

    fn grade(&self) -> Result<Grade, Box<dyn Error>> {
        match &self.puzzle {
            Some(rows) => grade::<Slitherlink>(&rows.replace(' ', ".").replace(',', "\n")),
            None => grade::<Aquarium>(&self.task()),
        }
    }

    /// The puzzle as a task of puzzle-aquarium.com.
    fn task(&self) -> String {
        let sum = |sum: &Option<u8>| sum.map_or("-".to_owned(), |sum| sum.to_string());
        let sums: Vec<String> = self
            .col_clues
            .iter()
            .chain(&self.row_clues)
            .map(sum)
            .collect();
        let tanks: Vec<String> = self.regions.concat().iter().map(u16::to_string).collect();
        format!(
            "{}x{}:{};{}",
            self.cols,
            self.rows,
            sums.join("_"),
            tanks.join(",")
        )
    }
}

fn grade<P: Solve + Read>(text: &str) -> Result<Grade, Box<dyn Error>> {
    let readings = P::parse(text).map_err(|fault| format!("{text}: {fault:?}"))?;
    let reading = readings.into_iter().next().ok_or("no reading")?;
    let graded = Grader::<P>::new(reading.clues).advance(&mut Fuel::unlimited());
    Ok(graded.ok_or("fuel without end ran out")?.0)
}

fn main() -> ExitCode {
    let Some(file) = std::env::args().nth(1) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match tell(&file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn tell(file: &str) -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string(file).map_err(|fault| format!("{file}: {fault}"))?;
    let mut graded: BTreeMap<(u8, u8), Vec<(u8, Grade)>> = BTreeMap::new();
    for line in text.lines() {
        let record: Record = serde_json::from_str(line)?;
        if let Some(difficulty) = record.difficulty() {
            let of_size = graded.entry((record.rows, record.cols)).or_default();
            of_size.push((difficulty, record.grade()?));
        }
    }
    println!("{:>8} {:>7}  level  tenths  total  time", "size", "puzzles");
    for ((rows, cols), puzzles) in graded {
        let by = |key: fn(&Grade) -> (u8, u32)| auc(&puzzles, key);
        println!(
            "{:>8} {:>7}  {:.3}  {:.3}   {:.3}  {:.3}",
            format!("{rows}x{cols}"),
            puzzles.len(),
            by(|grade| (grade.overall(), 0)),
            by(|grade| (tenths(grade), 0)),
            by(|grade| (tenths(grade), grade.total)),
            by(|grade| (0, grade.seconds)),
        );
    }
    Ok(())
}

/// Tenths of the hardest step; cases count as the hardest level.
fn tenths(grade: &Grade) -> u8 {
    grade.hardness().tenths
}

/// Chance that of two puzzles with different names, the one called harder has the larger
/// key.
fn auc(puzzles: &[(u8, Grade)], key: fn(&Grade) -> (u8, u32)) -> f64 {
    let (mut pairs, mut right) = (0_u32, 0.0);
    for (easier, one) in puzzles {
        for (_, other) in puzzles.iter().filter(|(harder, _)| harder > easier) {
            pairs += 1;
            right += match key(other).cmp(&key(one)) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            };
        }
    }
    right / f64::from(pairs)
}
