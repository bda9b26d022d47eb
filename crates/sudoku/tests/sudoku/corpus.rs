//! The puzzles on file. Tests start in the order of their names, and these take longest. If they started last, one of
//! them would leave the other cores idle.

use clew_core::solve::Method;
use clew_judge::length::either;
use clew_judge::records::{self, Record};
use clew_judge::{Look, assert_no_fault};
use clew_sudoku::Sudoku;

use super::METHODS;

/// Checks one record in `every` of the files whose names begin with `begin`, and the steps of one in `with_steps` of these.
fn check(begin: &str, every: usize, with_steps: usize, methods: &[Method]) {
    let every = either(every, 1);
    let records: Vec<Record<Sudoku>> = records::external_in(begin);
    let records = records.iter().step_by(every).enumerate();
    assert_no_fault(records.flat_map(|(i, record)| {
        let look = match i % with_steps {
            0 => Look::Steps,
            _ => Look::Answer,
        };
        methods
            .iter()
            .map(move |&method| record.fault(method, look))
    }));
}

#[test]
fn our_own_boards_are_solved_and_every_step_holds() {
    let records: Vec<Record<Sudoku>> = records::own();
    assert!(records.len() >= 20, "the corpus is missing");
    assert_no_fault(
        records
            .iter()
            .flat_map(|record| METHODS.map(|method| record.fault(method, Look::Steps))),
    );
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn external_boards_of_nine_are_solved() {
    check("dev-9x9", 16, 4, &METHODS[..2]);
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn external_boards_of_nine_are_solved_by_search() {
    check("dev-9x9", 40, 10, &METHODS[2..]);
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn external_jigsaws_are_solved() {
    check("dev-jigsaw", 8, 2, &METHODS);
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn external_bad_boards_are_reported() {
    check("dev-bad", 1, 1, &METHODS[..1]);
}
