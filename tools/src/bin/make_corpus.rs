//! Writes `tests/corpus/slitherlink/made.txt`: random loops from whose clues as many are removed
//! as one solution allows, and the same boards with one clue changed; and `tests/corpus/graded`:
//! puzzles of each kind and level, with their grades. Review the difference after a run.

use std::collections::BTreeMap;
use std::fs;

use clew::kind::{self, Answer, Task};
use clew_core::grid::Shape;
use clew_core::solve::{Fuel, HARDEST};
use clew_judge::slitherlink::{Count, Judge, draw, random, rows};
use clew_slitherlink::Clues;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use tools::root;

const HEAD: &str = "\
# Boards made by tools/src/bin/make_corpus.rs: random loops with clues taken away while one solution is left, and the same with a
# clue changed.
";

const GRADED: &str = "\
# Puzzles made by tools/src/bin/make_corpus.rs, each with exactly one solution: recipe, puzzle, level, tenths, expected seconds, hardest
# technique.
";

/// Recipes of the graded puzzles, without level and seed: for each kind its sizes, with the symmetry and clues that have most to show.
const SIZES: [(&str, &[&str]); 3] = [
    ("slitherlink", &["6x6", "8x8", "10x10"]),
    ("sudoku", &["6x6", "9x9", "9x9"]),
    ("aquarium", &["6x6", "8x8", "10x10"]),
];

/// Time for a puzzle of exactly one level, in portions of fuel: not every size has every level.
const PORTIONS: u32 = 400;

fn main() {
    write_altered();
    for (kind, sizes) in SIZES {
        let mut lines = GRADED.to_owned();
        for level in 1..=HARDEST {
            for (size, seed) in sizes.iter().zip(1..) {
                let recipe = format!("{kind}.{size}.{level}-{level}.none.enough.0.{seed}");
                lines.extend(graded(&recipe));
            }
        }
        let path = root().join(format!("tests/corpus/graded/{kind}.txt"));
        fs::write(path, lines).expect("a writable folder");
    }
}

/// The line of the puzzle that a recipe makes; `None` if the kind has no technique of the level at this size, or if it takes too long.
fn graded(recipe: &str) -> Option<String> {
    let read = kind::read_recipe(recipe).expect("a recipe");
    let recipe = kind::recipe(read.kind, read.spec, read.seed);
    let task = Task::Generate {
        recipe: recipe.clone(),
        count: 1,
        timed: true,
    };
    let mut job = kind::job(task).ok()?;
    for _ in 0..PORTIONS {
        if let Some(Answer::Generated(made)) = job.run(&mut Fuel::new(50_000)).answer {
            let made = made.first().filter(|made| made.meets_spec)?;
            let grade = &made.grade;
            let hardest = grade.hardest.as_deref()?;
            return Some(format!(
                "{recipe} {} {} {} {} {hardest}\n",
                made.code.text, grade.level, grade.tenths, grade.seconds
            ));
        }
    }
    None
}

fn write_altered() {
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
