//! Time to make and grade a puzzle, wish by wish, and to make it without the
//! grade; each round takes the next seed. Beside it the yardsticks
//! that this machine has: `qqwing`, and Loopy and Solo of `sgt-puzzles`.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use clew::generate::{Maker, Phase};
use clew::kind::{self, Recipe, Task};
use clew::puzzle::sudoku::Sudoku;
use clew::solve::Fuel;
use criterion::{Criterion, criterion_group, criterion_main};

/// The wishes, as recipes from the first seed.
const WISHES: [&str; 22] = [
    "slitherlink.10x10.1-10.none.enough.0.1",
    "slitherlink.20x20.1-10.none.enough.0.1",
    "slitherlink.25x30.1-10.none.enough.0.1",
    "slitherlink.10x10.1-4.none.enough.0.1",
    "slitherlink.10x10.5-7.none.enough.0.1",
    "slitherlink.20x20.1-4.none.enough.0.1",
    "slitherlink.20x20.5-7.none.enough.0.1",
    "slitherlink.25x30.1-4.none.enough.0.1",
    "slitherlink.10x10.1-10.none.minimal.0.1",
    "slitherlink.20x20.1-10.none.minimal.0.1",
    "sudoku.9x9.1-10.none.enough.0.1",
    "sudoku.9x9.1-3.half-turn.enough.0.1",
    "sudoku.9x9.4-6.none.enough.0.1",
    "sudoku.9x9.3-3.none.enough.0.1",
    "sudoku.9x9.6-6.none.enough.0.1",
    "sudoku.9x9.7-7.none.enough.0.1",
    "sudoku.16x16.1-3.none.enough.0.1",
    "sudoku.9x9.1-10.none.enough.1.1",
    "aquarium.10x10.1-10.none.100.0.1",
    "aquarium.10x10.3-4.none.100.0.1",
    "aquarium.15x15.1-10.none.100.0.1",
    "aquarium.20x20.1-10.none.100.0.1",
];

/// Wishes of Sudoku that are timed until the puzzle is to be graded. At any level
/// it is the first one.
const UNGRADED: [&str; 1] = ["sudoku.9x9.1-10.none.enough.0.1"];

/// Other makers of puzzles, with what they are asked for. All take the number of
/// puzzles after `--generate`.
const YARDSTICKS: [(&str, &[&str]); 8] = [
    ("sgt-loopy", &["10x10t0dn"]),
    ("sgt-loopy", &["10x10t0dh"]),
    ("sgt-loopy", &["20x20t0dh"]),
    ("sgt-loopy", &["25x30t0dh"]),
    ("sgt-solo", &["3x3"]),
    ("sgt-solo", &["4x4"]),
    ("qqwing", &[]),
    ("qqwing", &["--difficulty", "expert"]),
];

/// Folders of these programs: Debian keeps games apart.
const FOLDERS: [&str; 2] = ["/usr/bin/", "/usr/games/"];

/// Fuel spent between looks at the phase of the work.
const SLICE: u32 = 16;

fn make_ungraded(recipe: Recipe) {
    let mut maker = Maker::<Sudoku>::new(recipe.wish, recipe.seed).expect("a sensible wish");
    while maker.phase() != Some(Phase::Grading) {
        maker.advance(&mut Fuel::new(SLICE));
    }
}

fn make(recipe: Recipe) {
    let task = Task::Make { recipe, count: 1 };
    let mut job = kind::job(task).expect("a wish that makes sense");
    while job.run(&mut Fuel::unlimited()).end.is_none() {}
}

/// Time that a program takes for so many puzzles.
fn yardstick(path: &str, asked: &[&str], count: u64) -> Duration {
    let start = Instant::now();
    let status = Command::new(path)
        .arg("--generate")
        .arg(count.to_string())
        .args(asked)
        .stdout(Stdio::null())
        .status()
        .expect("the program runs");
    assert!(status.success(), "{path} {asked:?}");
    start.elapsed()
}

fn generate(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("generate");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(4));
    let graded = WISHES.map(|wish| (wish.to_owned(), wish, make as fn(Recipe)));
    let ungraded = UNGRADED.map(|wish| (format!("{wish}, ungraded"), wish, make_ungraded as _));
    for (name, wish, make) in graded.into_iter().chain(ungraded) {
        let mut recipe: Recipe = wish.parse().expect("a recipe");
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                make(recipe.clone());
                recipe.seed += 1;
            });
        });
    }
    for (program, asked) in YARDSTICKS {
        let paths = FOLDERS.map(|folder| format!("{folder}{program}"));
        let Some(path) = paths
            .iter()
            .find(|path| std::path::Path::new(path).exists())
        else {
            println!("generate: no {program} here");
            continue;
        };
        let name = format!("{program} {}", asked.join(" "));
        group.bench_function(name.trim_end(), |bencher| {
            bencher.iter_custom(|count| yardstick(path, asked, count));
        });
    }
    group.finish();
}

criterion_group!(benches, generate);
criterion_main!(benches);
