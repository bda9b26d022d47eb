//! Times of people and the expected time.

use std::error::Error;

use clew_core::format::Read as _;
use clew_core::model::Puzzle as _;
use clew_core::solve::{Advance, ExpectedTime, Fuel, Grader, Method, Solver};
use clew_sudoku::Sudoku;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use serde::Deserialize;

use super::rank::{median, spearman};
use super::records;

/// Number of ways to divide the puzzles.
const SPLITS: u64 = 20;
/// Parts of a division; each is predicted by a fit to the others.
const FOLDS: usize = 5;
/// Samples of the bootstrap.
const SAMPLES: u64 = 1000;
/// Number of players from which a mean time is stable.
const MANY: u32 = 20;

#[derive(Deserialize)]
struct Record {
    puzzle: String,
    players: u32,
    seconds: f64,
}

/// A puzzle that people solved.
struct Timed {
    players: u32,
    seconds: f64,
    /// Values that the pace multiplies.
    parts: (f64, f64),
    expected: f64,
    /// Level, then tenths and total as one number.
    level: u8,
    rating: f64,
}

/// Group of puzzles to compare.
type Group = (&'static str, fn(&Timed) -> bool);

const GROUPS: [Group; 3] = [
    ("all", |_| true),
    ("20 players or more", |timed| timed.players >= MANY),
    ("level 1", |timed| timed.level == 1),
];

fn timed(file: &str) -> Result<Vec<Timed>, Box<dyn Error>> {
    let records: Vec<Record> = records(file)?;
    records.iter().map(of_record).collect()
}

fn of_record(record: &Record) -> Result<Timed, Box<dyn Error>> {
    let text = &record.puzzle;
    let readings = Sudoku::parse(text).map_err(|fault| format!("{text}: {fault:?}"))?;
    let clues = readings.into_iter().next().ok_or("no reading")?.clues;
    let mut solver = Solver::<Sudoku>::new(clues.clone(), Method::Human);
    let mut expected = ExpectedTime::<Sudoku>::new(&clues, &Sudoku::board(&clues));
    while let Advance::Event(event) = solver.advance(&mut Fuel::unlimited()) {
        expected.count(&clues, &event, solver.board());
    }
    let graded = Grader::<Sudoku>::new(clues).advance(&mut Fuel::unlimited());
    let (grade, _) = graded.ok_or("fuel without end ran out")?;
    let tenths = f64::from(grade.hardness().tenths);
    Ok(Timed {
        players: record.players,
        seconds: record.seconds,
        parts: expected.parts(),
        expected: expected.seconds().into(),
        level: grade.overall(),
        rating: tenths + f64::from(grade.total) * 1e-6,
    })
}

/// Prints the numbers of the lines whose puzzles have level 1, from 1.
pub(crate) fn easiest(file: &str) -> Result<(), Box<dyn Error>> {
    for (number, timed) in timed(file)?.iter().enumerate() {
        if timed.level == 1 {
            println!("{}", number + 1);
        }
    }
    Ok(())
}

/// Prints expected and mean seconds of each puzzle.
pub(crate) fn points(file: &str) -> Result<(), Box<dyn Error>> {
    for timed in timed(file)? {
        println!("{} {}", timed.expected, timed.seconds);
    }
    Ok(())
}

/// Prints how well the expected time, fitted to other puzzles, and the rating agree with people.
pub(crate) fn agreement(file: &str) -> Result<(), Box<dyn Error>> {
    let timed = timed(file)?;
    let splits: Vec<Vec<f64>> = (0..SPLITS).map(|seed| held_out(&timed, seed)).collect();
    println!(
        "{:20} puzzles  expected  rating  expected no better, of {SAMPLES} samples",
        ""
    );
    for (name, belongs) in GROUPS {
        let group: Vec<usize> = (0..timed.len()).filter(|&at| belongs(&timed[at])).collect();
        let by = |key: &dyn Fn(usize) -> f64, group: &[usize]| {
            let pairs: Vec<_> = group
                .iter()
                .map(|&at| (key(at), timed[at].seconds))
                .collect();
            spearman(&pairs)
        };
        let of_split = |split: &Vec<f64>| by(&|at| split[at], &group);
        let mean = splits.iter().map(of_split).sum::<f64>() / SPLITS as f64;
        let rating = |group: &[usize]| by(&|at| timed[at].rating, group);
        let no_better = (0..SAMPLES).filter(|&seed| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let sample: Vec<usize> = (0..group.len())
                .map(|_| group[rng.random_range(0..group.len())])
                .collect();
            by(&|at| splits[0][at], &sample) <= rating(&sample)
        });
        let no_better = no_better.count();
        println!(
            "{name:20} {:7}     {mean:.3}   {:.3}  {no_better}",
            group.len(),
            rating(&group)
        );
    }
    let everyone: Vec<usize> = (0..timed.len()).collect();
    let (writing, looking) = fitted(&timed, &everyone);
    println!("pace fitted to all: writing {writing:.2} s, looking {looking:.3} s");
    let ratios = |least: f64| {
        let within = timed
            .iter()
            .filter(|timed| (timed.seconds / timed.expected).ln().abs() < least.ln());
        100 * within.count() / timed.len()
    };
    let middle = median(
        timed
            .iter()
            .map(|timed| timed.seconds / timed.expected)
            .collect(),
    );
    println!(
        "people's time by the expected one: median {middle:.2}; within a factor of 1.25: {} %, of 1.5: {} %, of 2: {} %",
        ratios(1.25),
        ratios(1.5),
        ratios(2.0)
    );
    Ok(())
}

/// The time of each puzzle, predicted with the pace fitted to the other parts of a division.
fn held_out(timed: &[Timed], seed: u64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..timed.len()).collect();
    order.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
    let mut times = vec![0.0; timed.len()];
    for fold in 0..FOLDS {
        let is_own = |place: &usize| place % FOLDS == fold;
        let rest: Vec<usize> = (0..order.len())
            .filter(|place| !is_own(place))
            .map(|place| order[place])
            .collect();
        let (writing, looking) = fitted(timed, &rest);
        for place in (0..order.len()).filter(is_own) {
            let (written, looks) = timed[order[place]].parts;
            times[order[place]] = writing * written + looking * looks;
        }
    }
    times
}

/// The pace that minimises the mean square of the logarithm of people's time divided by the expected time. Its ratio varies in steps
/// of a tenth.
fn fitted(timed: &[Timed], group: &[usize]) -> (f64, f64) {
    let of_ratio = |ratio: f64| {
        let logarithm = |&at: &usize| {
            let (written, looks) = timed[at].parts;
            (timed[at].seconds / (written + ratio * looks)).ln()
        };
        let logarithms: Vec<f64> = group.iter().map(logarithm).collect();
        let mean = logarithms.iter().sum::<f64>() / logarithms.len() as f64;
        let error: f64 = logarithms.iter().map(|each| (each - mean).powi(2)).sum();
        (error, mean.exp(), ratio)
    };
    let ratios = (0..80).map(|step| 0.001 * 1.1_f64.powi(step));
    let best = ratios
        .map(of_ratio)
        .min_by(|one, other| one.0.total_cmp(&other.0));
    best.map_or((0.0, 0.0), |(_, writing, ratio)| (writing, writing * ratio))
}
