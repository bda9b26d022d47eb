//! The prover on each set of boards: every board is solved and proved to have
//! one solution; and the whole solution by reasoning on boards of 9×9.
//! `benches/README.md` describes how the sets compare.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};

/// Sets with boards that take seconds. `tools/src/bin/bench_sets.rs` measures them, with a
/// single run.
const LONG: [&str; 2] = ["sudoku 25x25", "aquarium 30x30"];

fn all_sets(criterion: &mut Criterion) {
    let sets = benches::sets("");
    for set in sets.iter().filter(|set| !LONG.contains(&set.name)) {
        let boards = set.questions();
        criterion.bench_function(set.name, |bencher| {
            bencher.iter(|| black_box(&boards).iter().all(|is_unique| is_unique()));
        });
    }
}

/// Solving by reasoning, with every step and every sentence.
fn traces(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("traces");
    group.sample_size(10);
    for set in benches::sets("sudoku made 9x9") {
        let tales = set.tales();
        group.bench_function(set.name, |bencher| {
            bencher.iter(|| black_box(&tales).iter().all(|tale| tale()));
        });
    }
}

criterion_group!(benches, all_sets, traces);
criterion_main!(benches);
