//! Writes `crates/clew/src/guide/practice.txt`: the techniques that are the easiest next step, judged by the
//! marks alone, in at least one of a thousand made puzzles of each kind.
//!
//! ```text
//! cargo run --release -p tools --bin measure_practice -- [kinds, by default all]
//! ```

use std::collections::BTreeSet;
use std::fs;

use clew::guide::practised;
use clew_aquarium::Aquarium;
use clew_core::coach::{Coached, practise_within};
use clew_core::generate::{Generate, Generator, Levels, Spec};
use clew_core::model::{Puzzle, Technique as _};
use clew_core::solve::{Advance, Fuel, HARDEST, Method, Solver};
use clew_core::trace::Event;
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;
use tools::root;

/// Puzzles of each level.
const EACH: usize = 100;
/// Failures in a row after which a level counts as rare.
const PATIENCE: usize = 5;

const HEAD: &str = "\
# Techniques that are the easiest next step, by the marks alone, in at least one of a thousand made puzzles: a
# hundred of each level from 1 to 10, fewer of one that is hardly ever met. Each kind has its own; the others
# are too rare to be practised. Written by tools/src/bin/measure_practice.rs.
";

fn main() {
    let kinds: Vec<String> = std::env::args().skip(1).collect();
    let tables = [
        table::<Slitherlink>("slitherlink", &kinds),
        table::<Sudoku>("sudoku", &kinds),
        table::<Aquarium>("aquarium", &kinds),
    ];
    let path = root().join("crates/clew/src/guide/practice.txt");
    fs::write(path, format!("{HEAD}\n{}", tables.join("\n"))).expect("a writable folder");
}

/// Techniques of a kind, one per line: measured if the kind is wanted, otherwise unchanged.
fn table<P: Coached + Generate>(kind: &str, wanted: &[String]) -> String {
    let is_wanted = wanted.is_empty() || wanted.iter().any(|wanted| wanted == kind);
    let names = if is_wanted {
        measured::<P>(kind)
    } else {
        let prefix = format!("{kind}-");
        practised()
            .filter(|name| name.starts_with(&prefix))
            .collect()
    };
    names.iter().map(|name| format!("{name}\n")).collect()
}

fn measured<P: Coached + Generate>(kind: &str) -> Vec<&'static str> {
    let mut found: BTreeSet<usize> = BTreeSet::new();
    let all = P::Technique::all();
    let mut puzzles = 0;
    for level in 1..=HARDEST {
        for clues in made::<P>(level) {
            puzzles += 1;
            for technique in used::<P>(&clues) {
                let at = all.iter().position(|&one| one == technique);
                let Some(at) = at.filter(|at| !found.contains(at)) else {
                    continue;
                };
                let mut search = practise_within::<P>(technique, clues.clone());
                if let Advance::Event(_) = search.advance(&mut Fuel::unlimited()) {
                    found.insert(at);
                }
            }
        }
        eprintln!(
            "{kind}, level {level}: {puzzles} puzzles, {} techniques",
            found.len()
        );
    }
    found.iter().map(|&at| all[at].name()).collect()
}

/// Puzzles of a level; fewer if the level is rare.
fn made<P: Generate>(level: u8) -> Vec<P::Clues> {
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
        if puzzles.len() == EACH || failures == PATIENCE {
            break;
        }
    }
    puzzles
}

/// Techniques of the steps that solve a puzzle, each once.
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
