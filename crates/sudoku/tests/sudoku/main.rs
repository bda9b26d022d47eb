//! Sudoku against its judge: puzzles on file, and laws over random boards.

mod corpus;
mod evidence;
mod nested_chains;
mod sentences;
mod sukaku;
mod techniques;

use clew_core::solve::Method;
use clew_judge::{Judged as _, check_trace, laws, records, run};
use clew_sudoku::{Clues, Sudoku};

/// The example of the article that the kind grew from.
const ARTICLE: &str =
    "281000000796104035534600000340800697810706050670000081007008020128307540003200708";
const ARTICLE_SOLVED: &str =
    "281573964796124835534689172342851697819746253675932481957418326128367549463295718";

const METHODS: [Method; 4] = [
    Method::Human,
    Method::HumanUnique,
    Method::Article,
    Method::Prove,
];

#[test]
fn the_article_is_solved() {
    let clues: Clues = clew_judge::clues(ARTICLE);
    let solved = Sudoku::filled_of_text(&clues, ARTICLE_SOLVED).expect("a full board");
    for method in METHODS {
        let run = run(&clues, method);
        assert_eq!(run.solutions(&clues).first(), Some(&solved), "{method:?}");
        let checked = check_trace(&clues, &run.events, run.verdict);
        checked.unwrap_or_else(|fault| panic!("{method:?}: {fault}"));
    }
}

#[test]
fn every_trace_holds() {
    laws::every_trace_holds::<Sudoku>(laws::random::<Sudoku>(20), &METHODS);
}

#[test]
fn slices_change_nothing() {
    laws::slices_change_nothing::<Sudoku>(laws::random::<Sudoku>(20), &METHODS);
}

#[test]
fn what_is_proved_holds() {
    laws::what_is_proved_holds::<Sudoku>(laws::random::<Sudoku>(20));
}

#[test]
fn contradictions_are_minimal() {
    laws::contradictions_are_minimal::<Sudoku>(laws::random::<Sudoku>(20));
}

#[test]
fn our_own_boards_are_proved() {
    laws::records_are_proved::<Sudoku>(records::own());
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn external_boards_are_proved() {
    laws::records_are_proved::<Sudoku>(records::external_in("dev-9x9"));
}
