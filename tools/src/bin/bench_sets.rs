//! Time for solving each board of the benchmark sets and proving that it has one
//! solution: one JSON object per line, then a table of the sets.
//!
//! ```text
//! cargo run --release -p tools --bin bench_sets -- [--puzzles|--traces] [prefix of the names]
//!   --puzzles   prints the boards themselves, without measuring
//!   --traces    measures solving by reasoning, with every sentence
//! ```
//!
//! Each set is processed `RUNS` times, board after board, like a list on the page: if a board
//! were measured repeatedly by itself, all its data would be in the caches. The median of its
//! times counts.

use std::time::Instant;

use serde::Serialize;

const RUNS: u32 = 9;
/// Seconds after which a set is not run again.
const LONG: f64 = 20.0;

/// A measured board.
#[derive(Serialize)]
struct Measured<'a> {
    set: &'a str,
    id: &'a str,
    micros: f64,
}

/// A board to measure elsewhere.
#[derive(Serialize)]
struct Listed<'a> {
    set: &'a str,
    id: &'a str,
    puzzle: &'a str,
}

fn main() -> serde_json::Result<()> {
    let mut begin = String::new();
    let (mut puzzles, mut traces) = (false, false);
    for arg in std::env::args().skip(1) {
        match arg.as_str() {
            "--puzzles" => puzzles = true,
            "--traces" => traces = true,
            name => begin = name.to_owned(),
        }
    }
    let mut table = Vec::new();
    for set in benches::sets(&begin) {
        let mut all = Vec::new();
        if puzzles {
            for (id, puzzle) in &set.boards {
                let set = set.name;
                println!("{}", serde_json::to_string(&Listed { set, id, puzzle })?);
            }
        } else {
            for ((id, _), micros) in set.boards.iter().zip(measure(&set, traces)) {
                let set = set.name;
                println!("{}", serde_json::to_string(&Measured { set, id, micros })?);
                all.push(micros / 1e3);
            }
        }
        all.sort_by(f64::total_cmp);
        table.push((set.name, all));
    }
    for (name, all) in table.iter().filter(|(_, all)| !all.is_empty()) {
        let rank = |percent: usize| all[(all.len() - 1) * percent / 100];
        let sum: f64 = all.iter().sum();
        eprintln!(
            "{name:26} {:4} boards  mean {:9.4}  median {:9.4}  p95 {:9.4}  worst {:9.3}  together {sum:9.2} ms",
            all.len(),
            sum / all.len() as f64,
            rank(50),
            rank(95),
            rank(100),
        );
    }
    Ok(())
}

/// The median time of each board of a set, in microseconds.
fn measure(set: &benches::Set, traces: bool) -> Vec<f64> {
    let boards = if traces { set.tales() } else { set.questions() };
    let mut times = vec![Vec::new(); boards.len()];
    let begin = Instant::now();
    for run in 0..RUNS {
        if run > 0 && begin.elapsed().as_secs_f64() > LONG {
            break;
        }
        for (settled, times) in boards.iter().zip(&mut times) {
            let start = Instant::now();
            assert!(settled(), "{}", set.name);
            times.push(start.elapsed().as_secs_f64() * 1e6);
        }
    }
    let median = |mut times: Vec<f64>| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    times.into_iter().map(median).collect()
}
