//! How long a puzzle takes to be made and graded, wish by wish, and how long
//! without the grade; each round takes the next seed.

use std::time::Duration;

use clew::generate::{Maker, Phase};
use clew::kind::{self, Recipe, Task};
use clew::puzzle::sudoku::Sudoku;
use clew::solve::Fuel;
use criterion::{Criterion, criterion_group, criterion_main};

/// The wishes, as recipes from the first seed.
const WISHES: [&str; 17] = [
    "slitherlink.10x10.1-4.none.enough.0.1",
    "slitherlink.10x10.5-7.none.enough.0.1",
    "slitherlink.20x20.1-4.none.enough.0.1",
    "slitherlink.20x20.5-7.none.enough.0.1",
    "slitherlink.25x30.1-4.none.enough.0.1",
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

/// Those of Sudoku that are timed until the puzzle is to be graded. At any level
/// it is the first one.
const UNGRADED: [&str; 1] = ["sudoku.9x9.1-10.none.enough.0.1"];

/// So much fuel is spent between looks at what the work is about.
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
    while job.run(&mut Fuel::unlimited()).verdict.is_none() {}
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
    group.finish();
}

criterion_group!(benches, generate);
criterion_main!(benches);
