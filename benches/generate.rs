//! Time for generating and grading a puzzle, by specification, and the time without the
//! grade; each round takes the next seed. For comparison, it also times the generators
//! installed on this machine: `qqwing`, and Loopy and Solo of `sgt-puzzles`.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use clew::kind::{self, Recipe, Task};
use clew_core::generate::{Generator, Phase};
use clew_core::solve::Fuel;
use clew_sudoku::Sudoku;
use criterion::{Criterion, criterion_group, criterion_main};

/// Specifications, as recipes with the first seed.
const SPECS: [&str; 22] = [
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

/// Recipes of Sudoku timed up to grading. Since they accept any level, they end with the
/// first puzzle.
const UNGRADED: [&str; 1] = ["sudoku.9x9.1-10.none.enough.0.1"];

/// Other generators, with their arguments. All of them take the number of puzzles after
/// `--generate`.
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

/// Folders of these programs; Debian keeps games in a separate one.
const FOLDERS: [&str; 2] = ["/usr/bin/", "/usr/games/"];

/// Fuel between checks of the phase.
const SLICE: u32 = 16;

fn make_ungraded(recipe: Recipe) {
    let mut generator =
        Generator::<Sudoku>::new(recipe.spec, recipe.seed).expect("a valid specification");
    while generator.phase() != Some(Phase::Grading) {
        generator.advance(&mut Fuel::new(SLICE));
    }
}

fn make(recipe: Recipe) {
    let task = Task::Generate {
        recipe,
        count: 1,
        timed: false,
    };
    let mut job = kind::job(task).expect("a valid specification");
    while job.run(&mut Fuel::unlimited()).end.is_none() {}
}

/// Time for a program to generate `count` puzzles.
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
    let graded = SPECS.map(|spec| (spec.to_owned(), spec, make as fn(Recipe)));
    let ungraded = UNGRADED.map(|spec| (format!("{spec}, ungraded"), spec, make_ungraded as _));
    for (name, spec, make) in graded.into_iter().chain(ungraded) {
        let mut recipe = kind::read_recipe(spec).expect("a recipe");
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
