//! Writes `src/guide/practice.txt`: the techniques that are the easiest next step, by the
//! marks alone, in at least one of so many made puzzles of each kind.
//!
//! ```text
//! cargo run --release --example measure_practice -- [puzzles of each level, default 100]
//! ```

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use clew::coach::{Coached, Practising};
use clew::generate::{Generate, Generator, Levels, Spec};
use clew::model::{Puzzle, Technique as _};
use clew::puzzle::aquarium::Aquarium;
use clew::puzzle::slitherlink::Slitherlink;
use clew::puzzle::sudoku::Sudoku;
use clew::solve::{Advance, Fuel, HARDEST, Method, Solver};
use clew::trace::Event;

/// Failures in a row after which a level counts as one that is hardly ever met.
const PATIENCE: usize = 5;

const HEAD: &str = "\
# For each kind the number of puzzles that were made, ten levels alike as far as they could be met; then
# each technique that is the easiest next step in at least one of them, with the number of the first.
# Written by examples/measure_practice.rs.
";

fn main() {
    let each = std::env::args().nth(1).and_then(|each| each.parse().ok());
    let each = each.unwrap_or(100);
    let tables = [
        measured::<Slitherlink>(each),
        measured::<Sudoku>(each),
        measured::<Aquarium>(each),
    ];
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/guide/practice.txt");
    fs::write(path, format!("{HEAD}\n{}", tables.join("\n"))).expect("a writable folder");
}

fn measured<P: Coached + Generate>(each: usize) -> String {
    let mut first: BTreeMap<usize, usize> = BTreeMap::new();
    let all = P::Technique::all();
    let mut puzzles = 0;
    for level in 1..=HARDEST {
        for clues in made::<P>(level, each) {
            puzzles += 1;
            for technique in used::<P>(&clues) {
                let at = all.iter().position(|&one| one == technique);
                let Some(at) = at.filter(|at| !first.contains_key(at)) else {
                    continue;
                };
                let mut search = Practising::<P>::within(technique, clues.clone());
                if let Advance::Event(_) = search.advance(&mut Fuel::unlimited()) {
                    first.insert(at, puzzles);
                }
            }
        }
        eprintln!(
            "level {level}: {puzzles} puzzles, {} techniques",
            first.len()
        );
    }
    let lines = first
        .iter()
        .map(|(&at, number)| format!("{}: {number}\n", all[at].name()));
    format!("# {puzzles} puzzles\n{}", lines.collect::<String>())
}

/// Puzzles of a level; fewer where it is hardly ever met.
fn made<P: Generate>(level: u8, count: usize) -> Vec<P::Clues> {
    let spec = Spec {
        levels: Levels {
            at_least: level,
            at_most: level,
        },
        ..P::default_spec()
    };
    let mut puzzles = Vec::new();
    let mut failures = 0;
    for seed in 1.. {
        let generator = Generator::<P>::new(spec.clone(), seed);
        let made = generator.map(|mut generator| generator.advance(&mut Fuel::unlimited()));
        match made {
            Ok(Advance::Event(made)) if made.meets_spec => {
                puzzles.push(made.clues);
                failures = 0;
            }
            _ => failures += 1,
        }
        if puzzles.len() == count || failures == PATIENCE {
            break;
        }
    }
    puzzles
}

/// Techniques of the steps by which a puzzle is solved, each once.
fn used<P: Coached>(clues: &P::Clues) -> Vec<<P as Puzzle>::Technique> {
    let mut used = Vec::new();
    for event in Solver::<P>::new(clues.clone(), Method::Human).loose() {
        if let Event::Step(step) = event
            && !used.contains(&step.technique)
        {
            used.push(step.technique);
        }
    }
    used
}
