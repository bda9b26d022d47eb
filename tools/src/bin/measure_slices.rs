//! Longest portions of work: a job runs on boards at the limits and on hard ones, one unit of fuel at a time, and the
//! time of each unit is measured; then it runs again as in the worker, slice after slice. The worker checks its clock
//! between portions of several units, so a long unit delays Stop.
//!
//! ```text
//! cargo run --release -p tools --bin measure_slices -- [seconds per board and method] [part of a board's name]
//! ```
//!
//! One line for each board and method: units of fuel used; their 99th percentile and maximum in microseconds, where each unit
//! is the minimum of three runs, because other programs delay some runs; number of the worker's slices, and
//! the longest in milliseconds, the minimum of three runs; and whether the job reached its end.

use std::time::{Duration, Instant};

use clew::kind::{self, CoachQuestion, Code, JobId, Marks, Question, Request, Server, Task};
use clew_core::coach::HintRequest;
use clew_core::solve::{Fuel, Method};

/// Number of measurements of each.
const RUNS: usize = 3;

/// Rows of cells separated by commas.
fn rows(side: usize, cell: impl Fn(usize, usize) -> char) -> String {
    let row = |row: usize| -> String { (0..side).map(|col| cell(row, col)).collect() };
    (0..side).map(row).collect::<Vec<_>>().join(",")
}

/// Boards at the limits, and boards on which search takes long.
fn boards() -> Vec<(&'static str, String)> {
    let sparse = |row: usize, col: usize| row % 9 == 4 && col % 7 == 3;
    let sparsely = |clue: char| {
        move |row: usize, col: usize| {
            if sparse(row, col) { clue } else { '.' }
        }
    };
    vec![
        ("slitherlink 100×100 blank", rows(100, |_, _| '.')),
        ("slitherlink 100×100 of 0", rows(100, |_, _| '0')),
        ("slitherlink 100×100 of 2", rows(100, |_, _| '2')),
        ("slitherlink 100×100 of 3", rows(100, |_, _| '3')),
        (
            "slitherlink 100×100, one clue",
            rows(100, |row, col| match (row, col) {
                (50, 50) => '3',
                _ => '.',
            }),
        ),
        ("slitherlink 100×100, sparse 3s", rows(100, sparsely('3'))),
        ("slitherlink 40×40, sparse 2s", rows(40, sparsely('2'))),
        ("sudoku 25×25 blank", ".".repeat(625)),
        ("sudoku 9×9 blank", ".".repeat(81)),
        (
            "sudoku 9×9, Escargot",
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3.."
                .to_owned(),
        ),
        ("aquarium 30×30 blank, one tank a row", tanks(30)),
    ]
}

/// A board of Aquarium without sums, with one tank per row.
fn tanks(side: usize) -> String {
    let sums = vec!["-"; side].join(" ");
    let row = |row: usize| vec![(row + 1).to_string(); side].join(" ");
    let rows: Vec<String> = (0..side).map(row).collect();
    // Sums of columns, and each row with its own sum.
    let rows: Vec<String> = rows.iter().map(|row| format!("- {row}")).collect();
    format!("{sums}\n{}", rows.join("\n"))
}

/// Tasks on a board, by name.
fn tasks(code: &Code) -> Vec<(&'static str, Task)> {
    let solve = |method| Task::Solve {
        code: code.clone(),
        method,
    };
    let ask = |question| Task::Ask {
        code: code.clone(),
        question,
    };
    vec![
        ("Human", solve(Method::Human)),
        ("Article", solve(Method::Article)),
        ("Prove", solve(Method::Prove)),
        ("Proof", ask(Question::Proof { near: None })),
        ("Grade", ask(Question::Grade)),
        ("Count", ask(Question::Count)),
        ("Suggestion", ask(Question::Suggestion)),
        ("ClueConflict", ask(Question::ClueConflict)),
        (
            "Hint",
            Task::Coach {
                code: code.clone(),
                marks: Marks::none(code.kind),
                ask: CoachQuestion::Hint(HintRequest::default()),
            },
        ),
    ]
}

/// Puzzles to make.
const RECIPES: [&str; 3] = [
    "slitherlink.60x60.1-10.none.enough.0.1",
    "sudoku.16x16.1-3.none.enough.0.1",
    "aquarium.30x30.1-10.none.enough.0.1",
];

fn main() {
    let mut args = std::env::args().skip(1);
    let seconds = args
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(2.0);
    let most = Duration::from_secs_f64(seconds);
    let part = args.next().unwrap_or_default();
    println!("board | task | units | p99 µs | max µs | begun ms | slices | longest ms | ended");
    for (name, text) in boards() {
        if !name.contains(&part) {
            continue;
        }
        let code = match kind::read(&text) {
            Ok(mut readings) => readings.swap_remove(0).code,
            Err(error) => {
                println!("{name} | not read: {error}");
                continue;
            }
        };
        for (task_name, task) in tasks(&code) {
            measure(name, task_name, &task, most);
        }
    }
    for recipe in RECIPES.iter().filter(|recipe| recipe.contains(&part)) {
        let recipe = kind::read_recipe(recipe).expect("a recipe");
        measure(
            &recipe.to_string(),
            "Generate",
            &Task::Generate {
                recipe,
                count: 1,
                timed: true,
            },
            most,
        );
    }
}

/// Prints the line of a task.
fn measure(name: &str, task_name: &str, task: &Task, most: Duration) {
    let mut least: Vec<u128> = Vec::new();
    let mut begun = u128::MAX;
    let mut has_ended = false;
    for run in 0..RUNS {
        let start = Instant::now();
        // The text is parsed again, like in the worker.
        let Some(Request::Begin(_, task)) =
            Request::read(&Request::Begin(JobId(1), task.clone()).write())
        else {
            return println!("{name} | {task_name} | no message");
        };
        let mut job = match kind::job(task) {
            Ok(job) => job,
            Err(error) => return println!("{name} | {task_name} | no job: {error}"),
        };
        begun = begun.min(start.elapsed().as_micros());
        // Later runs go as far as the first one.
        let mut unit = 0;
        while (run == 0 && start.elapsed() < most && !has_ended) || unit < least.len() {
            let before = Instant::now();
            has_ended = job.run(&mut Fuel::new(1)).end.is_some();
            let took = before.elapsed().as_nanos();
            match least.get_mut(unit) {
                Some(known) => *known = took.min(*known),
                None => least.push(took),
            }
            unit += 1;
        }
    }
    let (slices, longest) = sliced(task, most);
    let units = least.len();
    let begin = begun as f64 / 1e3;
    let longest_at = least
        .iter()
        .enumerate()
        .max_by_key(|(_, time)| **time)
        .map(|(at, _)| at);
    least.sort_unstable();
    let rank = |part: usize| least[(units - 1) * part / 100] as f64 / 1e3;
    println!(
        "{name} | {task_name} | {units} | {:.0} | {:.0} at {} | {begin:.1} | {slices} | {longest:.1} | {has_ended}",
        rank(99),
        rank(100),
        longest_at.unwrap_or(0),
    );
}

/// Number of the worker's slices, and the longest in milliseconds.
fn sliced(task: &Task, most: Duration) -> (usize, f64) {
    let (mut count, mut longest) = (0, f64::INFINITY);
    for _ in 0..RUNS {
        let start = Instant::now();
        let now = || start.elapsed().as_secs_f64() * 1e3;
        let mut server = Server::default();
        let (mut slices, mut most_here) = (0, 0.0f64);
        let mut request = Request::Begin(JobId(1), task.clone());
        loop {
            let before = now();
            let arrived = Request::read(&request.write()).expect("a request is readable");
            let reply = server.serve(arrived, &now);
            let reply = reply.expect("a job under way replies");
            reply.write();
            most_here = most_here.max(now() - before);
            slices += 1;
            if reply.end.is_some() || start.elapsed() > most {
                break;
            }
            request = Request::More(JobId(1));
        }
        count = slices;
        longest = longest.min(most_here);
    }
    (count, longest)
}
