//! The silent solver on each set of boards: every board solved and proved to
//! have one solution. `benches/README.md` says how the sets compare.

#[path = "../tests/judge/mod.rs"]
mod judge;
mod sets;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};

fn all_sets(criterion: &mut Criterion) {
    for set in sets::sets("") {
        let boards = set.questions();
        criterion.bench_function(set.name, |bencher| {
            bencher.iter(|| black_box(&boards).iter().all(|is_unique| is_unique()));
        });
    }
}

criterion_group!(benches, all_sets);
criterion_main!(benches);
