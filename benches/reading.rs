//! Reading: texts of every type, from recognition to the canonical text.

use std::hint::black_box;

use clew::kind;
use criterion::{Criterion, criterion_group, criterion_main};

/// Names and texts. All of them are made here, or are samples of the page.
const TEXTS: [(&str, &str); 7] = [
    (
        "sudoku line",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ),
    (
        "sudoku grid",
        "5 3 . | . 7 . | . . .\n6 . . | 1 9 5 | . . .\n. 9 8 | . . . | . 6 .\n------+-------+------\n8 . . | . 6 . | . . 3\n4 . . | 8 . 3 | . . 1\n7 . . | . 2 . | . . 6\n------+-------+------\n. 6 . | . . . | 2 8 .\n. . . | 4 1 9 | . . 5\n. . . | . 8 . | . 7 9",
    ),
    (
        "slitherlink link",
        "https://puzz.link/p?slither/7/7/gb62c783b7dgb62ag50bha65",
    ),
    ("slitherlink rows", "32..2\n.1.2.\n..0..\n2.13.\n..2.3"),
    ("slitherlink commas", "32..2,.1.2.,..0..,2.13.,..2.3"),
    (
        "aquarium link",
        "https://puzz.link/p?aquarium/r/3/2/co/11213",
    ),
    ("aquarium task", "1_1_2_1_3;1,1,2,3,2,2"),
];

fn reading(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("reading");
    for (name, text) in TEXTS {
        group.bench_function(name, |bencher| {
            bencher.iter(|| kind::read(black_box(text)).is_ok());
        });
    }
}

criterion_group!(benches, reading);
criterion_main!(benches);
