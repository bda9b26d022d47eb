//! The prover on mirror images, and on a puzzle that lacks a sum.

use clew_aquarium::{Aquarium, Clues};
use clew_core::grid::Symmetry;
use clew_core::model::{Change, Edit as _, Puzzle as _};
use clew_core::solve::{Method, verdict};
use clew_core::trace::Verdict;

use clew_judge::{check_trace, laws, run};

#[test]
fn a_puzzle_without_one_sum_is_solved_by_the_others() {
    let clues: Clues = clew_judge::clues("0 0 1\n2 1 1\n1 -\n1 1 2");
    let run = run(&clues, Method::Human);
    assert_eq!(run.verdict, Verdict::Unique);
    assert!(check_trace(&clues, &run.events, run.verdict).is_ok());
    assert_eq!(verdict::<Aquarium>(&clues, u32::MAX), Some(Verdict::Unique));
}

#[test]
fn the_mirror_image_has_the_same_verdict() {
    for clues in laws::random::<Aquarium>(120) {
        let mirrored = Aquarium::edited(&clues, &Change::Turn(Symmetry::MIRRORED));
        let mirrored = mirrored.expect("any puzzle is mirrored");
        let of = |clues| verdict::<Aquarium>(clues, u32::MAX);
        assert_eq!(of(&clues), of(&mirrored), "{}", Aquarium::print(&clues));
    }
}
