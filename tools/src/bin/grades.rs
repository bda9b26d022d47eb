//! Compares the grades of Sudokus with the ratings by another program.
//!
//! ```text
//! cargo run --release -p tools --bin grades -- ratings.jsonl puzzles.jsonl [--all]
//! ```
//!
//! A line of the first file has `id` and `se_no_uniqueness`, the rating on the scale of Sudoku
//! Explainer without techniques that assume one solution; a line of the second has `id` and
//! `puzzle`. With `--all`, it lists every puzzle instead of only the ten that differ most.

use clew_core::format::Read as _;
use std::collections::{BTreeMap, HashMap};
use std::error::Error;
use std::fs;
use std::process::ExitCode;
use std::time::Instant;

use clew_core::solve::{Fuel, Grader};
use clew_sudoku::Sudoku;
use serde::Deserialize;

const USAGE: &str = "usage: grades ratings.jsonl puzzles.jsonl [--all]";
/// Number of largest differences listed.
const LARGEST: usize = 10;

#[derive(Deserialize)]
struct Rating {
    id: String,
    se_no_uniqueness: f64,
}

#[derive(Deserialize)]
struct Record {
    id: String,
    puzzle: String,
}

/// A puzzle graded and rated.
struct Pair {
    id: String,
    /// Grade and rating, both in tenths.
    grade: i32,
    rating: i32,
    technique: String,
}

impl Pair {
    fn difference(&self) -> i32 {
        self.grade - self.rating
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (options, files): (Vec<_>, Vec<_>) = arguments
        .iter()
        .partition(|argument| argument.starts_with("--"));
    let (&[ratings, puzzles], true) = (&files[..], options.iter().all(|&option| option == "--all"))
    else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match compare(ratings, puzzles, !options.is_empty()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn compare(ratings: &str, puzzles: &str, all: bool) -> Result<(), Box<dyn Error>> {
    let records = lines::<Record>(puzzles)?;
    let texts: HashMap<&str, &str> = records
        .iter()
        .map(|record| (record.id.as_str(), record.puzzle.as_str()))
        .collect();
    let start = Instant::now();
    let mut pairs = Vec::new();
    for rating in lines::<Rating>(ratings)? {
        let text = texts.get(rating.id.as_str());
        let text = text.ok_or_else(|| format!("no puzzle with id {}", rating.id))?;
        pairs.push(pair(rating, text)?);
    }
    println!("{} puzzles in {:.1?}\n", pairs.len(), start.elapsed());
    println!("{:>12} {:>5}  whole  mean  within 0.3", "rating", "count");
    for (name, from, to) in [
        ("any", 0, 200),
        ("below 2.6", 0, 26),
        ("2.6 to 5.4", 26, 55),
        ("5.5 to 7.4", 55, 75),
        ("7.5 or more", 75, 200),
        ("5.5 or more", 55, 200),
    ] {
        row(
            name,
            pairs
                .iter()
                .filter(|pair| (from..to).contains(&pair.rating)),
        );
    }
    println!("\nSpearman {:.3}\n", spearman(&pairs));
    by_technique(&pairs);
    pairs.sort_by_key(|pair| std::cmp::Reverse(pair.difference().abs()));
    for pair in pairs.iter().take(if all { usize::MAX } else { LARGEST }) {
        println!(
            "{:4.1} for {:3.1}, {:+4.1}  {:28} {}",
            f64::from(pair.grade) / 10.0,
            f64::from(pair.rating) / 10.0,
            f64::from(pair.difference()) / 10.0,
            pair.technique,
            pair.id,
        );
    }
    Ok(())
}

fn lines<T: for<'a> Deserialize<'a>>(path: &str) -> Result<Vec<T>, Box<dyn Error>> {
    let text = fs::read_to_string(path).map_err(|fault| format!("{path}: {fault}"))?;
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    lines.map(|line| Ok(serde_json::from_str(line)?)).collect()
}

fn pair(rating: Rating, text: &str) -> Result<Pair, Box<dyn Error>> {
    let readings = Sudoku::parse(text).map_err(|fault| format!("{}: {fault:?}", rating.id))?;
    let parsed = readings.into_iter().next();
    let clues = parsed
        .ok_or_else(|| format!("{}: no reading", rating.id))?
        .clues;
    let mut grader = Grader::<Sudoku>::new(clues);
    let grade = loop {
        if let Some((grade, _)) = grader.advance(&mut Fuel::unlimited()) {
            break grade;
        }
    };
    Ok(Pair {
        id: rating.id,
        grade: grade.tenths.into(),
        #[expect(clippy::cast_possible_truncation, reason = "ratings are below 20")]
        rating: (rating.se_no_uniqueness * 10.0).round() as i32,
        technique: grade.hardest.unwrap_or_default(),
    })
}

/// Prints how far grades and ratings of some puzzles agree.
fn row<'a>(name: &str, pairs: impl Iterator<Item = &'a Pair>) {
    let pairs: Vec<&Pair> = pairs.collect();
    let count = pairs.len();
    let share = |is: fn(&Pair) -> bool| {
        let number = pairs.iter().filter(|pair| is(pair)).count();
        100.0 * number as f64 / count as f64
    };
    let whole = share(|pair| pair.grade / 10 == pair.rating / 10);
    let near = share(|pair| pair.difference().abs() <= 3);
    let sum: i32 = pairs.iter().map(|pair| pair.difference().abs()).sum();
    let mean = f64::from(sum) / 10.0 / count as f64;
    println!("{name:>12} {count:>5}  {whole:3.0} %  {mean:.2}  {near:3.0} %");
}

/// Prints, for each technique, the ratings of the puzzles whose hardest technique it is.
fn by_technique(pairs: &[Pair]) {
    let mut of: BTreeMap<&str, Vec<i32>> = BTreeMap::new();
    for pair in pairs {
        of.entry(&pair.technique)
            .or_default()
            .push(pair.difference());
    }
    println!(
        "{:28} {:>5}  median of grade less rating",
        "hardest", "count"
    );
    for (technique, mut differences) in of {
        differences.sort_unstable();
        let median = f64::from(differences[differences.len() / 2]) / 10.0;
        println!("{technique:28} {:>5}  {median:+.1}", differences.len());
    }
    println!();
}

/// Rank correlation of grades and ratings; equal values share their rank.
fn spearman(pairs: &[Pair]) -> f64 {
    let grades: Vec<i32> = pairs.iter().map(|pair| pair.grade).collect();
    let ratings: Vec<i32> = pairs.iter().map(|pair| pair.rating).collect();
    let (a, b) = (ranks(&grades), ranks(&ratings));
    let middle = (pairs.len() as f64 - 1.0) / 2.0;
    let product = |a: &[f64], b: &[f64]| -> f64 {
        a.iter()
            .zip(b)
            .map(|(a, b)| (a - middle) * (b - middle))
            .sum()
    };
    product(&a, &b) / (product(&a, &a) * product(&b, &b)).sqrt()
}

/// Rank of each value, from 0.
fn ranks(values: &[i32]) -> Vec<f64> {
    let rank = |value: &i32| {
        let below = values.iter().filter(|other| *other < value).count();
        let equal = values.iter().filter(|other| *other == value).count();
        below as f64 + (equal as f64 - 1.0) / 2.0
    };
    values.iter().map(rank).collect()
}
