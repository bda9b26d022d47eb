//! Writes `tests/corpus/techniques.txt`: for each technique the smallest of some
//! random boards that needs it, as a step or at least within a trial, drawn before
//! that step. Review the difference after a run.

use std::fs;

use clew_core::grid::Shape;
use clew_core::model::Technique as _;
use clew_core::solve::Method;
use clew_judge::review::{self, Reviewable as _};
use clew_judge::slitherlink::random;
use clew_slitherlink::{Slitherlink, Technique};
use tools::root;

/// Random boards searched: side, and number.
const BOARDS: [(u8, u64); 4] = [(4, 200), (5, 150), (6, 100), (7, 60)];

const HEAD: &str = "\
# A board made here for each technique, drawn before the first step of it, and what that step finds.
# Lines - and |, crosses x, # an inside cell, ~ an outside one. r2c3^ is the edge above the cell in
# row 2, column 3; r2c3< the edge left of it. Written by tools/src/bin/make_techniques.rs.
";

const METHODS: [Method; 3] = [Method::Human, Method::HumanUnique, Method::Article];

fn main() {
    let mut wanted = Technique::all();
    let mut found: Vec<(Technique, String)> = Vec::new();
    for within in [false, true] {
        for (side, boards) in BOARDS {
            for seed in 1..=boards {
                let clues = random::board(Shape::new(side, side), seed);
                for method in METHODS {
                    let steps = review::steps(&clues, method);
                    let used: Vec<Technique> = match within {
                        false => steps.iter().map(|step| step.technique).collect(),
                        true => review::within_trials(&steps)
                            .map(|step| step.technique)
                            .collect(),
                    };
                    let here = |technique: &mut Technique| {
                        used.contains(technique) && Slitherlink::method_of(*technique) == method
                    };
                    for technique in wanted.extract_if(.., here) {
                        let block = review::first_step::<Slitherlink>(&clues, technique, None);
                        found.push((technique, block.expect("the technique is used")));
                    }
                }
            }
        }
    }
    let order = Technique::all();
    found.sort_by_key(|(technique, _)| order.iter().position(|other| other == technique));
    let blocks: Vec<&str> = found.iter().map(|(_, block)| block.as_str()).collect();
    let text = format!("{HEAD}\n{}", blocks.join("\n"));
    let path = root().join("tests/corpus/techniques.txt");
    fs::write(path, text).expect("a writable folder");
    let names: Vec<&str> = wanted.iter().map(|technique| technique.name()).collect();
    println!("not found: {}", names.join(", "));
}
