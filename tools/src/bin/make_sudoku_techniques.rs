//! Writes `tests/corpus/sudoku/techniques.txt`: for each technique the first
//! random board found here that needs it, 9×9 with boxes if there is one, with its
//! candidates before that step. Review the difference after a run.

use std::fs;

use clew_core::model::Technique as _;
use clew_core::solve::Method;
use clew_judge::review::{self, Reviewable as _};
use clew_judge::sudoku::random;
use clew_sudoku::{Sudoku, Technique};
use tools::root;

/// Default number of boards searched.
const BOARDS: u64 = 40_000;

/// Number of boards with other sizes and regions searched for the remaining techniques.
const OTHERS: u64 = 2_000;

/// A jigsaw that needs two of them.
const NET: &str =
    "9j:b5a8e7a9l8c6d1e5a4k1a3c5f9_8c5h,bhaaa_ca_ca_aba_b___bb_aaccbegbcaba__aab_b_b_ab__cbaa_cda";

/// Techniques that random boards rarely need, each with a board from the page's own
/// generator that needs it, and the board's specification.
const RARE: [(Technique, &str, &str); 3] = [
    (
        Technique::FrankenFish,
        NET,
        "sudoku.9x9.1-10.none.minimal.1.77",
    ),
    (
        Technique::NestedNet,
        NET,
        "sudoku.9x9.1-10.none.minimal.1.77",
    ),
    (
        Technique::NestedChains,
        "3x3x:5d8i5b3_9h3_6f7a4a9b1m1_2_4h6_9_2d7c5a",
        "sudoku.9x9.10-10.none.minimal.2.1",
    ),
];

const HEAD: &str = "\
# A board made here for each technique, with its candidates before the first step of it, and what
# that step finds: r2c3=4, the cell in row 2, column 3, is 4; r2c3<>4, it is not. A seed is that of
# random::puzzle in tests/judge/sudoku, that of a board of random::board. Written by
# tools/src/bin/make_sudoku_techniques.rs.
";

fn main() {
    let boards = std::env::args().nth(1).and_then(|count| count.parse().ok());
    let mut wanted = Technique::all();
    let mut found = Vec::new();
    for (rare, puzzle, made) in RARE {
        wanted.retain(|&technique| technique != rare);
        let source = format!("made here, {made}");
        let block = review::first_step::<Sudoku>(&clew_judge::clues(puzzle), rare, Some(&source));
        found.push((rare, block.expect("the technique is used")));
    }
    let usual = (1..=boards.unwrap_or(BOARDS)).map(|seed| (random::puzzle(seed), "seed", seed));
    let others = (1..=OTHERS).map(|seed| (random::board(seed), "board of seed", seed));
    for (clues, seed_of, seed) in usual.chain(others) {
        if wanted.is_empty() {
            break;
        }
        for method in [Method::Human, Method::HumanUnique] {
            if !wanted
                .iter()
                .any(|&technique| Sudoku::method_of(technique) == method)
            {
                continue;
            }
            let steps = review::steps(&clues, method);
            let here = |technique: &mut Technique| {
                Sudoku::method_of(*technique) == method
                    && steps.iter().any(|step| step.technique == *technique)
            };
            for technique in wanted.extract_if(.., here) {
                let source = format!("made here, {seed_of} {seed}");
                let block = review::first_step::<Sudoku>(&clues, technique, Some(&source));
                found.push((technique, block.expect("the technique is used")));
            }
        }
    }
    let order = Technique::all();
    found.sort_by_key(|(technique, _)| order.iter().position(|other| other == technique));
    let blocks: Vec<&str> = found.iter().map(|(_, block)| block.as_str()).collect();
    let text = format!("{HEAD}\n{}", blocks.join("\n"));
    let folder = root().join("tests/corpus/sudoku");
    fs::create_dir_all(&folder).expect("a writable folder");
    fs::write(folder.join("techniques.txt"), text).expect("a writable folder");
    let names: Vec<&str> = wanted.iter().map(|technique| technique.name()).collect();
    println!("not found: {}", names.join(", "));
}
