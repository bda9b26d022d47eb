//! Answer to "why?": the steps that a fact depends on and nothing else.

use crate::model::Puzzle;
use crate::trace::Step;

use super::{Dependencies, Tell};

/// Numbers of the steps of a trace from a board on, that facts known at its end depend
/// on, in its order.
///
/// A backward slice by evidence, from which steps are left out that others make up
/// for: a fact may be found by one step and be read off what another found.
pub fn slice<'a, P: Tell>(
    start: &P::Board,
    dependencies: &Dependencies<P>,
    step: impl Fn(usize) -> Option<&'a Step<P>>,
    facts: &[P::Fact],
) -> Vec<usize> {
    let mut numbers = dependencies.slice(facts);
    let mut steps: Vec<&Step<P>> = numbers.iter().filter_map(|&number| step(number)).collect();
    while let Some(spare) = spare(start, &steps, facts) {
        numbers.remove(spare);
        steps.remove(spare);
    }
    numbers
}

/// Index of the first step that the others can do without.
fn spare<P: Puzzle>(start: &P::Board, steps: &[&Step<P>], facts: &[P::Fact]) -> Option<usize> {
    let mut board = start.clone();
    for at in 0..steps.len() {
        let mut without = board.clone();
        let is_known = |board: &P::Board, facts: &[P::Fact]| {
            facts
                .iter()
                .all(|&fact| P::knows(board, fact) == Some(true))
        };
        let follow = |&step: &&Step<P>| {
            let follows = is_known(&without, &step.given);
            learn::<P>(&mut without, step);
            follows
        };
        if steps[at + 1..].iter().all(follow) && is_known(&without, facts) {
            return Some(at);
        }
        learn::<P>(&mut board, steps[at]);
    }
    None
}

fn learn<P: Puzzle>(board: &mut P::Board, step: &Step<P>) {
    for &fact in &step.found {
        // A fact that clashes is reported by the contradiction that follows.
        let _ = P::learn(board, fact);
    }
}
