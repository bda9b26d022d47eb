//! Solving from a position: steps follow from correct facts in addition to the clues, and
//! everything that they name is printed, stated, found before, or read from such facts.

use std::collections::BTreeSet;

use clew_aquarium::Levels;
use clew_core::grid::Shape;
use clew_core::model::Puzzle as _;
use clew_core::solve::{Method, Solver};
use clew_core::story;
use clew_core::trace::Event;
use clew_judge::length::either;
use clew_judge::{Clued, Count, Judge, Judged};
use clew_slitherlink::Slitherlink;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};

/// Number of positions checked on each board.
fn positions() -> u64 {
    either(3, 40)
}

/// Some of the facts of a board's only solution, in any order.
fn some_facts<P: Judged>(
    clues: &P::Clues,
    solution: &P::Filled,
    rng: &mut ChaCha8Rng,
) -> Vec<P::Fact> {
    let mut facts = P::facts(clues, solution);
    facts.shuffle(rng);
    facts.truncate(rng.random_range(0..=facts.len()));
    facts
}

/// Checks each step from positions of a board. Returns the number of steps.
fn check<C: Clued>(clues: &C) -> usize {
    let mut judge = Judge::<C::Kind>::new(clues);
    let Count::One(solution) = judge.count_up_to_two() else {
        return 0;
    };
    let mut count = 0;
    for seed in 0..positions() {
        let rng = &mut ChaCha8Rng::seed_from_u64(seed);
        let facts = some_facts::<C::Kind>(clues, &solution, rng);
        let mut stated: BTreeSet<_> = facts.iter().copied().collect();
        let mut board = C::Kind::board(clues);
        for &fact in &facts {
            C::Kind::learn(&mut board, fact).expect("facts of the solution agree");
        }
        let solver = Solver::<C::Kind>::from_position(clues.clone(), &facts, Method::Human);
        for event in solver.expect("facts of the solution agree") {
            let Event::Step(step) = event else { break };
            let text = C::Kind::print(clues);
            if let Err(fault) = clew_judge::check_step(&mut judge, &board, &step) {
                panic!("{text} from {facts:?}: {step:?}: {fault}");
            }
            let is_stated = |fact| stated.contains(&fact);
            let premises = story::premises::<C::Kind>(clues, &board, is_stated, &step.given);
            let premises = premises.unwrap_or_else(|| panic!("{text}: no premises of {step:?}"));
            let sites = [&premises.clues[..], &step.clues].concat();
            for &found in &step.found {
                assert!(
                    judge.proves(&sites, &premises.facts, found),
                    "{text}: {step:?}"
                );
            }
            for &fact in &step.found {
                C::Kind::learn(&mut board, fact).expect("a step agrees with its board");
                stated.insert(fact);
            }
            count += 1;
        }
    }
    count
}

#[test]
fn steps_from_a_position_rest_on_it_in_slitherlink() {
    let boards = (0..12).map(|seed| clew_judge::slitherlink::random::board(Shape::new(6, 6), seed));
    let steps: usize = boards.map(|clues| check(&clues)).sum();
    assert!(steps > 300, "{steps}");
}

#[test]
fn steps_from_a_position_rest_on_it_in_sudoku() {
    let steps: usize = (0..4)
        .map(|seed| check(&clew_judge::sudoku::random::puzzle(seed)))
        .sum();
    assert!(steps > 150, "{steps}");
}

#[test]
fn steps_from_a_position_rest_on_it_in_aquarium() {
    let shape = Shape::new(6, 6);
    let board = |seed| clew_judge::aquarium::random::puzzle(seed, shape, Levels::Tank, 0);
    let steps: usize = (0..12).map(|seed| check(&board(seed))).sum();
    assert!(steps > 100, "{steps}");
}

#[test]
fn a_position_without_facts_is_solved_as_the_clues_are() {
    let clues = clew_judge::slitherlink::random::board(Shape::new(7, 7), 3);
    let bare: Vec<_> = Solver::<Slitherlink>::new(clues.clone(), Method::Human).collect();
    let from = Solver::from_position(clues, &[], Method::Human).expect("no facts");
    assert_eq!(bare, from.collect::<Vec<_>>());
}
