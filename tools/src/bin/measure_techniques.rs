//! Writes `www/techniques/shares.txt`: in how many puzzles each technique is used, by the
//! level of the puzzle. The generator makes the puzzles, one level at a time, and each
//! method solves them; a technique is counted for the first method that uses it at
//! all. Takes some minutes in a release build.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use clew::guide::{ByLevel, Shares};
use clew::kind::{self, Answer, Code, Kind, Task, TechniqueEntry};
use clew_aquarium::Aquarium;
use clew_core::generate::{Levels, Spec};
use clew_core::model::{Puzzle, Technique as _};
use clew_core::solve::{Fuel, HARDEST, Method};
use clew_core::trace::{Event, Step};
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;
use tools::root;

/// Number of puzzles of each kind and level.
const PUZZLES: usize = 50;
/// Failures in a row after which a level counts as rare.
const PATIENCE: usize = 5;

const HEAD: &str = "\
# For each kind the number of puzzles that were made of each level, 1 to 10; then of each technique the
# number of these in which it is used. Written by tools/src/bin/measure_techniques.rs.
";

const METHODS: [Method; 3] = [Method::Human, Method::HumanUnique, Method::Article];

/// Techniques used only by the article's method.
const ARTICLE: [&str; 2] = ["slitherlink-forced-cell", "slitherlink-article-breakout"];

fn main() {
    let shares: Vec<String> = kind::all().map(|kind| shares(kind).to_string()).collect();
    let text = format!("{HEAD}\n{}", shares.join("\n"));
    let path = root().join("www/techniques/shares.txt");
    fs::write(path, text).expect("a writable folder");
}

fn shares(kind: Kind) -> Shares {
    let mut made = ByLevel::default();
    let mut used = METHODS.map(|_| BTreeMap::<&str, ByLevel>::new());
    for level in 1..=HARDEST {
        let at = usize::from(level) - 1;
        for code in puzzles(kind, level) {
            made[at] += 1;
            for (method, used) in METHODS.into_iter().zip(&mut used) {
                for name in techniques(code.clone(), method) {
                    used.entry(name).or_default()[at] += 1;
                }
            }
        }
    }
    // Refutations of the article's method use techniques of any level; only its own techniques count there.
    used[2].retain(|&name, _| ARTICLE.contains(&name));
    let of = |entry: TechniqueEntry| {
        let uses = used.iter().find_map(|used| used.get(entry.name));
        (entry.name.to_owned(), uses.copied().unwrap_or_default())
    };
    let entries = kind::techniques().filter(|entry| entry.kind == kind);
    Shares {
        kind,
        shape: kind::default_spec(kind).shape,
        puzzles: made,
        uses: entries.map(of).collect(),
    }
}

/// Puzzles of a level; fewer if the level is rare.
fn puzzles(kind: Kind, level: u8) -> Vec<Code> {
    let spec = Spec {
        levels: Levels {
            at_least: level,
            at_most: level,
        },
        ..kind::default_spec(kind)
    };
    let made = |seed| {
        let recipe = kind::recipe(kind, spec.clone(), seed);
        let mut job = kind::job(Task::Generate {
            recipe,
            count: 1,
            timed: false,
        })
        .ok()?;
        let Some(Answer::Generated(made)) = job.run(&mut Fuel::unlimited()).answer else {
            return None;
        };
        made.into_iter().find(|made| made.meets_spec)
    };
    let mut puzzles = Vec::new();
    let mut failures = 0;
    for seed in 1.. {
        match made(seed) {
            Some(made) => {
                puzzles.push(made.code);
                failures = 0;
            }
            None => failures += 1,
        }
        if puzzles.len() == PUZZLES || failures == PATIENCE {
            break;
        }
    }
    puzzles
}

/// Names of the techniques that a method uses on a puzzle, including those within trials.
fn techniques(code: Code, method: Method) -> BTreeSet<&'static str> {
    let job = kind::job(Task::Solve { code, method });
    let mut job = job.expect("a generated puzzle can be read");
    let slice = job.run(&mut Fuel::unlimited());
    let events = slice.events.expect("a run has events");
    match events.kind().name() {
        "slitherlink" => names::<Slitherlink>(events.events()),
        "sudoku" => names::<Sudoku>(events.events()),
        "aquarium" => names::<Aquarium>(events.events()),
        other => unreachable!("there is no kind {other}"),
    }
}

fn names<P: Puzzle>(events: Vec<Event<P>>) -> BTreeSet<&'static str> {
    let mut names = BTreeSet::new();
    let steps = events.iter().filter_map(|event| match event {
        Event::Step(step) => Some(step),
        _ => None,
    });
    steps.for_each(|step| add(&mut names, step));
    names
}

fn add<P: Puzzle>(names: &mut BTreeSet<&'static str>, step: &Step<P>) {
    names.insert(step.technique.name());
    let inner = step.trials.iter().flat_map(|trial| &trial.steps);
    inner.for_each(|step| add(names, step));
}
