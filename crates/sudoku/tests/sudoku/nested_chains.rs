//! Nested forcing chains: what they explain, how deep they go, and that they contain
//! nothing unused.

use clew_core::solve::{Fuel, Method};
use clew_core::trace::{Event, Step, Trial};
use clew_sudoku::{Clues, Sudoku, Technique};

use clew_judge::length::either;
use clew_judge::records::{self, Record};
use clew_judge::review::{self, Reviewable as _};
use clew_judge::{check_trace, run, run_in_slices};

/// One record in this many of the hardest of other people is solved.
const EVERY: usize = 116;

/// The board on file that needs them.
fn board() -> Clues {
    let mut blocks = review::blocks::<Sudoku>().into_iter();
    let block = blocks.find(|block| block.technique == Technique::NestedChains);
    block.expect("every technique has a board").clues
}

fn nested_steps(clues: &Clues) -> Vec<Step<Sudoku>> {
    let mut steps = review::steps(clues, Sudoku::method_of(Technique::NestedChains));
    steps.retain(|step| step.technique == Technique::NestedChains);
    assert!(!steps.is_empty());
    steps
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn the_hardest_external_boards_are_explained_to_the_end() {
    let records: Vec<Record<Sudoku>> = records::external_in("dev-9x9");
    let hardest = records
        .iter()
        .filter(|record| record.source == "forum-hardest-1905");
    for record in hardest.step_by(either(EVERY, 1)) {
        let clues = record.clues();
        let run = run(&clues, Method::Human);
        let mut events = run.events.iter();
        let tries_cases = events.any(|event| matches!(event, Event::Enumerate { .. }));
        assert!(!tries_cases, "{}", record.name);
        let checked = check_trace(&clues, &run.events, run.verdict);
        assert!(checked.is_ok(), "{}: {checked:?}", record.name);
    }
}

#[test]
fn suppositions_are_two_deep() {
    let inside = |trial: &Trial<Sudoku>| -> Vec<Step<Sudoku>> {
        assert!(trial.end.is_some());
        trial.steps.clone()
    };
    for step in nested_steps(&board()) {
        let outer: Vec<Step<Sudoku>> = step.trials.iter().flat_map(inside).collect();
        let inner: Vec<Trial<Sudoku>> = outer.iter().flat_map(|step| step.trials.clone()).collect();
        assert!((step.trials.len(), inner.is_empty()) == (1, false));
        let mut innermost = inner.iter().flat_map(inside);
        assert!(innermost.all(|step| step.trials.is_empty()));
    }
}

/// Asserts that a later step, or the end, names what each step of a trial finds;
/// returns the number of steps.
fn check_none_is_idle(trial: &Trial<Sudoku>) -> usize {
    let end = trial.end.as_ref().expect("a contradiction");
    for (i, step) in trial.steps.iter().enumerate() {
        let later = trial.steps[i + 1..].iter().map(|step| &step.given);
        let mut named = later.chain([&end.given]).flatten();
        assert!(named.any(|fact| step.found.contains(fact)), "{step:?}");
    }
    let inner = trial.steps.iter().flat_map(|step| &step.trials);
    trial.steps.len() + inner.map(check_none_is_idle).sum::<usize>()
}

#[test]
fn every_step_of_a_supposition_is_used() {
    let steps = nested_steps(&board());
    let trials = steps.iter().flat_map(|step| &step.trials);
    assert!(trials.map(check_none_is_idle).sum::<usize>() > steps.len());
}

#[test]
fn any_slices_of_fuel_make_the_same_trace() {
    let clues = board();
    let slices = std::iter::repeat_with(|| Fuel::new(7));
    let sliced = run_in_slices(&clues, Method::Human, slices);
    assert_eq!(sliced, run(&clues, Method::Human));
}
