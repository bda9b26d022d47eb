//! Writes `tests/corpus/slitherlink/made.txt`: random loops from whose clues as many are removed
//! as one solution allows, and the same boards with one clue changed. Review the
//! difference after a run.

use std::collections::BTreeMap;
use std::fs;

use clew_core::grid::Shape;
use clew_judge::slitherlink::{Count, Judge, draw, random, rows};
use clew_slitherlink::Clues;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use tools::root;

const HEAD: &str = "\
# Boards made by tools/src/bin/make_corpus.rs: random loops with clues taken away while one solution is left, and the same with a
# clue changed.
";

fn main() {
    let mut records = BTreeMap::new();
    let mut save = |name: String, seed: u64, clues: &Clues| {
        let (solutions, interior) = match Judge::new(clues).count_up_to_two() {
            Count::Zero => ("none", String::new()),
            Count::Several(..) => ("several", String::new()),
            Count::One(interior) => {
                let rows = draw(&interior, '#', '.').replace(',', "\n");
                ("1", format!("solution:\n{rows}\n"))
            }
        };
        let puzzle = rows(clues).join("\n");
        let text = format!(
            "name: {name}\nsource: made here, seed {seed}\nsolutions: {solutions}\npuzzle:\n{puzzle}\n{interior}"
        );
        records.insert(name, text);
    };
    let sizes = [(5, 5), (7, 7), (10, 10), (6, 9)];
    for (rows, cols) in sizes {
        for number in 1..=3 {
            let mut rng = ChaCha8Rng::seed_from_u64(number);
            let keep = if number == 3 { 35 } else { 0 };
            let (clues, _) =
                std::iter::repeat_with(|| random::puzzle(Shape::new(rows, cols), keep, &mut rng))
                    .flatten()
                    .next()
                    .expect("an endless iterator");
            save(format!("made-{rows}x{cols}-{number}"), number, &clues);
            if number == 1 {
                let mut altered = |wanted: fn(&Count) -> bool| {
                    std::iter::repeat_with(|| random::alter(&clues, &mut rng))
                        .find(|altered| wanted(&Judge::new(altered).count_up_to_two()))
                        .expect("an endless iterator")
                };
                let none = altered(|count| *count == Count::Zero);
                save(format!("none-{rows}x{cols}"), number, &none);
                let several = altered(|count| matches!(count, Count::Several(..)));
                save(format!("several-{rows}x{cols}"), number, &several);
            }
        }
    }
    let records: Vec<String> = records.into_values().collect();
    let text = format!("{HEAD}\n{}", records.join("\n"));
    let path = root().join("tests/corpus/slitherlink/made.txt");
    fs::write(path, text).expect("a writable folder");
}
