//! A board for each technique, and what its first step finds.

use clew_core::model::Technique as _;
use clew_sudoku::{Sudoku, Technique};

use clew_judge::review::{self, Reviewable as _};
use clew_judge::{check_trace, run_in_order_of_grades, undrawn};

#[test]
fn each_technique_finds_what_its_board_says() {
    for block in review::blocks::<Sudoku>() {
        let source = block.source.as_deref();
        let step = review::first_step::<Sudoku>(&block.clues, block.technique, source);
        assert!(source.is_some());
        assert_eq!(step, Some(block.text));
    }
}

#[test]
fn every_step_on_those_boards_holds() {
    for block in review::blocks::<Sudoku>() {
        let run = run_in_order_of_grades(&block.clues, Sudoku::method_of(block.technique));
        let checked = check_trace(&block.clues, &run.events, run.verdict);
        assert!(checked.is_ok(), "{:?}: {checked:?}", block.technique);
    }
}

#[test]
fn every_technique_has_a_board() {
    let blocks = review::blocks::<Sudoku>();
    let there: Vec<Technique> = blocks.iter().map(|block| block.technique).collect();
    for technique in Technique::all() {
        assert!(there.contains(&technique), "{technique:?}");
    }
}

#[test]
fn each_technique_up_to_level_6_is_drawn() {
    let mut without: Vec<Technique> = undrawn("crates/sudoku/src");
    without.retain(|technique| technique.level() <= 6);
    assert_eq!(without, []);
}
