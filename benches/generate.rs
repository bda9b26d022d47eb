//! How long a puzzle takes to be made and graded, wish by wish; each round
//! takes the next seed.

use std::time::Duration;

use clew::kind::{self, Recipe, Task};
use clew::solve::Fuel;
use criterion::{Criterion, criterion_group, criterion_main};

/// The wishes, as recipes from the first seed.
const WISHES: [&str; 14] = [
    "slitherlink.10x10.1-4.none.enough.0.1",
    "slitherlink.10x10.5-7.none.enough.0.1",
    "slitherlink.20x20.1-4.none.enough.0.1",
    "slitherlink.20x20.5-7.none.enough.0.1",
    "slitherlink.25x30.1-4.none.enough.0.1",
    "sudoku.9x9.1-10.none.enough.0.1",
    "sudoku.9x9.1-3.half-turn.enough.0.1",
    "sudoku.9x9.4-6.none.enough.0.1",
    "sudoku.16x16.1-3.none.enough.0.1",
    "sudoku.9x9.1-10.none.enough.1.1",
    "aquarium.10x10.1-10.none.100.0.1",
    "aquarium.10x10.3-4.none.100.0.1",
    "aquarium.15x15.1-10.none.100.0.1",
    "aquarium.20x20.1-10.none.100.0.1",
];

fn make(recipe: Recipe) {
    let mut job = kind::job(Task::Make(recipe)).expect("a wish that makes sense");
    while job.run(&mut Fuel::unlimited()).verdict.is_none() {}
}

fn generate(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("generate");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(4));
    for wish in WISHES {
        let mut recipe: Recipe = wish.parse().expect("a recipe");
        group.bench_function(wish, |bencher| {
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
