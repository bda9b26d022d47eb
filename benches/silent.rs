//! The silent solver on each set of boards: every board solved and proved to
//! have one solution. `benches/README.md` says how the sets compare.

#[path = "../tests/judge/mod.rs"]
mod judge;
mod sets;

use std::hint::black_box;

use clew::model::Puzzle as _;
use clew::puzzle::slitherlink::{Clues, Slitherlink};
use criterion::{Criterion, criterion_group, criterion_main};

fn all_sets(criterion: &mut Criterion) {
    for set in sets::sets("") {
        let boards: Vec<Clues> = set
            .boards
            .iter()
            .map(|(_, text)| {
                let mut readings = Slitherlink::parse(text).expect("a readable board");
                readings.swap_remove(0).clues
            })
            .collect();
        criterion.bench_function(set.name, |bencher| {
            bencher.iter(|| black_box(&boards).iter().all(sets::is_unique));
        });
    }
}

criterion_group!(benches, all_sets);
criterion_main!(benches);
