//! Writes `tests/corpus/techniques.txt`: for each technique the smallest random
//! board found here that needs it, drawn before its first step. Look at what
//! changed after a run.

#[path = "../tests/judge/mod.rs"]
mod judge;

use std::fs;
use std::path::Path;

use clew::grid::Shape;
use clew::model::Technique as _;
use clew::puzzle::slitherlink::{Clues, Technique};
use clew::solve::Method;
use clew::trace::Event;
use judge::told;

/// Boards looked at: rows and columns, and how many.
const BOARDS: [(u8, u64); 6] = [(4, 300), (5, 300), (6, 300), (7, 300), (8, 100), (9, 60)];

const HEAD: &str = "\
# A board made here for each technique, drawn before the first step of it, and what that step finds.
# Lines - and |, crosses x, # an inside cell, ~ an outside one. r2c3^ is the edge above the cell in
# row 2, column 3; r2c3< the edge left of it. Written by examples/make_techniques.rs.
";

const METHODS: [Method; 3] = [Method::Human, Method::HumanUnique, Method::Article];

/// The techniques that a method uses on a puzzle.
fn techniques(clues: &Clues, method: Method) -> Vec<Technique> {
    let events = judge::run(clues, method).events;
    let steps = events.iter().filter_map(|event| match event {
        Event::Step(step) => Some(step.technique),
        _ => None,
    });
    steps.collect()
}

fn main() {
    let mut wanted = Technique::all();
    let mut found: Vec<(Technique, String)> = Vec::new();
    for (side, boards) in BOARDS {
        for seed in 1..=boards {
            let clues = judge::board(Shape::new(side, side), seed);
            for method in METHODS {
                let used = techniques(&clues, method);
                wanted.retain(|&technique| {
                    let here = used.contains(&technique) && told::method_of(technique) == method;
                    if here {
                        found.extend(
                            told::first_step(&clues, technique).map(|block| (technique, block)),
                        );
                    }
                    !here
                });
            }
        }
    }
    let order = Technique::all();
    found.sort_by_key(|(technique, _)| order.iter().position(|other| other == technique));
    let blocks: Vec<&str> = found.iter().map(|(_, block)| block.as_str()).collect();
    let text = format!("{HEAD}\n{}", blocks.join("\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/techniques.txt");
    fs::write(path, text).expect("a writable folder");
    let names: Vec<&str> = wanted.iter().map(|technique| technique.name()).collect();
    println!("not found: {}", names.join(", "));
}
