//! Sudoku against its judge: puzzles on file, and laws over random boards.

mod corpus;
mod evidence;
mod nested_chains;
mod sentences;
mod sukaku;
mod techniques;

use clew_core::model::Puzzle as _;
use clew_core::solve::{Fuel, Method};
use clew_judge::length::either;
use clew_judge::sudoku::random;
use clew_judge::{Judged as _, check_trace, run, run_in_slices};
use clew_sudoku::{Clues, Sudoku};
use proptest::prelude::*;

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

proptest! {
    #![proptest_config(ProptestConfig {
        cases: either(12, 400),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_step_on_random_boards_holds(seed in any::<u64>()) {
        let clues = random::board(seed);
        for method in METHODS {
            let run = run(&clues, method);
            let checked = check_trace(&clues, &run.events, run.verdict);
            prop_assert!(checked.is_ok(), "{}: {method:?}: {checked:?}", Sudoku::print(&clues));
        }
    }

    #[test]
    fn any_slices_of_fuel_make_the_same_trace(seed in any::<u64>(), fuel in 1_u32..40) {
        let clues = random::board(seed);
        for method in METHODS {
            let slices = std::iter::repeat_with(|| Fuel::new(fuel));
            prop_assert_eq!(run(&clues, method), run_in_slices(&clues, method, slices));
        }
    }
}
