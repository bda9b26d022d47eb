//! Compares the times of Clew and other solvers on the same boards, as a Markdown table.
//!
//! ```text
//! cargo run --release --manifest-path benches/rivals/Cargo.toml            boards made here from fixed seeds
//! cargo run --release --manifest-path benches/rivals/Cargo.toml -- FILE    Slitherlinks and 9×9 Sudokus, one per line
//! ```
//!
//! Every solver finds the solution and proves that there is no second one. Reading the puzzle is not counted, except
//! for clingo, which grounds its program for each board. Clew and the `sudoku` crate run on one thread; clingo's
//! figure is its own CPU time, qqwing's its own timer. A rival that is not installed is left out.

mod programs;

use std::process::ExitCode;
use std::time::Instant;

use clew::kind::{self, Kind};
use clew_cli::make;
use clew_core::format::Read;
use clew_core::generate::ClueCount::{self, Enough, Fewest, Minimal};
use clew_core::generate::Spec;
use clew_core::grid::Shape;
use clew_core::model::Puzzle as _;
use clew_core::solve::{Advance, Fuel, Prove};
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;

/// Number of passes over a set; the median of a board's times counts.
const PASSES: usize = 9;

/// Boards of one kind, with their name.
struct Set<P: clew_core::model::Puzzle> {
    name: String,
    boards: Vec<P::Clues>,
}

impl<P: clew_core::model::Puzzle> Set<P> {
    fn new(name: &str, boards: Vec<P::Clues>) -> Self {
        let name = format!("{name} ({})", boards.len());
        Self { name, boards }
    }
}

/// Times of a solver on a set, in microseconds: one median per board.
type Times = Vec<f64>;

fn main() -> ExitCode {
    let sets = match std::env::args().nth(1).map(std::fs::read_to_string) {
        Some(Ok(text)) => read(&text),
        Some(Err(fault)) => Err(fault.to_string()),
        None => made(),
    };
    match sets {
        Ok((slitherlinks, sudokus)) => {
            println!(
                "| boards | solver | median, ms | mean | slowest |\n| --- | --- | --- | --- | --- |"
            );
            slitherlinks.iter().for_each(compare_slitherlink);
            sudokus.iter().for_each(compare_sudoku);
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

type Sets = (Vec<Set<Slitherlink>>, Vec<Set<Sudoku>>);

/// Boards of a file; boards of other kinds and sizes are left out.
fn read(text: &str) -> Result<Sets, String> {
    let (mut slitherlinks, mut sudokus) = (Vec::new(), Vec::new());
    for (number, line) in (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty())
    {
        let readings = kind::read(line).map_err(|_| format!("line {number} is not a puzzle"))?;
        let code = &readings[0].code;
        match code.kind.name() {
            "slitherlink" => slitherlinks.push(clues::<Slitherlink>(&code.text)),
            "sudoku" => sudokus.push(clues::<Sudoku>(&code.text)),
            _ => {}
        }
    }
    sudokus.retain(|clues| symbols(clues).is_some());
    let slitherlinks = Set::new("Slitherlinks of the file", slitherlinks);
    let sudokus = Set::new("Sudokus of the file", sudokus);
    Ok((vec![slitherlinks], vec![sudokus]))
}

/// Boards made here.
fn made() -> Result<Sets, String> {
    let loops = Kind::new("slitherlink");
    let digits = Kind::new("sudoku");
    Ok((
        vec![
            set(
                "Slitherlink 20×20, level 5–7",
                loops,
                [20, 20],
                "5-7",
                Enough,
                20,
            )?,
            set(
                "Slitherlink 25×30, level 5–7",
                loops,
                [30, 25],
                "5-7",
                Enough,
                10,
            )?,
            set(
                "Slitherlink 20×20, minimal",
                loops,
                [20, 20],
                "1-10",
                Minimal,
                10,
            )?,
        ],
        vec![
            set("Sudoku, few clues", digits, [9, 9], "1-10", Fewest, 100)?,
            set("Sudoku, level 8", digits, [9, 9], "8", Enough, 20)?,
        ],
    ))
}

fn set<P: Read>(
    name: &str,
    kind: Kind,
    [rows, cols]: [u8; 2],
    level: &str,
    clue_count: ClueCount,
    count: u64,
) -> Result<Set<P>, String> {
    let mut spec = Spec::new(Shape::new(rows, cols));
    spec.levels = make::levels(level)?;
    let board = |seed| {
        let sides = (Some(rows), Some(cols));
        let recipe = make::recipe(kind, sides, Some(clue_count), spec.clone(), seed);
        let made = make::made(recipe, false).map_err(|fault| format!("{name}: {fault}"))?;
        Ok(clues::<P>(&made.puzzle.code.text))
    };
    let boards = (1..=count).map(board).collect::<Result<_, String>>()?;
    Ok(Set::new(name, boards))
}

fn clues<P: Read>(text: &str) -> P::Clues {
    let readings = P::parse(text).ok();
    readings
        .expect("Clew reads its own form")
        .swap_remove(0)
        .clues
}

fn compare_slitherlink(set: &Set<Slitherlink>) {
    row(
        &set.name,
        "Clew",
        measured(&set.boards, is_unique::<Slitherlink>),
    );
    let clingo = set
        .boards
        .iter()
        .map(programs::clingo)
        .collect::<Option<Times>>();
    match clingo {
        Some(times) => row(&set.name, "clingo", times),
        None => missing("clingo", "gringo"),
    }
}

fn compare_sudoku(set: &Set<Sudoku>) {
    let lines: Vec<String> = set.boards.iter().filter_map(symbols).collect();
    let boards: Vec<::sudoku::Sudoku> = lines
        .iter()
        .map(|line| ::sudoku::Sudoku::from_str_line(line).expect("81 symbols"))
        .collect();
    row(
        &set.name,
        "Clew",
        measured(&set.boards, is_unique::<Sudoku>),
    );
    row(
        &set.name,
        "crate `sudoku`",
        measured(&boards, |board| board.is_uniquely_solvable()),
    );
    match programs::qqwing(&lines) {
        Some(times) => row(&set.name, "qqwing", times),
        None => missing("qqwing", "qqwing"),
    }
}

/// Whether a puzzle has exactly one solution.
fn is_unique<P: Prove>(clues: &P::Clues) -> bool {
    let mut prover = P::prover(clues, None);
    let mut found = || matches!(prover.another(&mut Fuel::unlimited()), Advance::Event(()));
    found() && !found()
}

/// Passes over the boards several times, board after board, like a list on the page.
fn measured<B>(boards: &[B], is_unique: impl Fn(&B) -> bool) -> Times {
    let mut times = vec![Vec::with_capacity(PASSES); boards.len()];
    for _ in 0..PASSES {
        for (board, times) in boards.iter().zip(&mut times) {
            let start = Instant::now();
            let answer = std::hint::black_box(is_unique(std::hint::black_box(board)));
            times.push(start.elapsed().as_secs_f64() * 1e6);
            assert!(answer, "a board does not have exactly one solution");
        }
    }
    times.into_iter().map(median).collect()
}

/// A standard Sudoku as 81 symbols.
fn symbols(clues: &clew_sudoku::Clues) -> Option<String> {
    let mut exports = Sudoku::exports(clues).into_iter();
    let line = exports.find(|export| export.text.len() == 81)?;
    Some(line.text.replace('0', "."))
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn row(set: &str, solver: &str, times: Times) {
    if times.is_empty() {
        return;
    }
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    let slowest = times.iter().copied().fold(0.0, f64::max);
    let [median, mean, slowest] = [median(times), mean, slowest].map(|time| time / 1e3);
    println!("| {set} | {solver} | {median:.4} | {mean:.4} | {slowest:.4} |");
}

fn missing(program: &str, package: &str) {
    eprintln!("{program} is not installed and is left out; on Debian: apt-get install {package}");
}
