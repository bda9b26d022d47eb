//! Answer to "why?": the steps that a fact depends on and nothing else.

use std::collections::BTreeMap;

use crate::model::Puzzle;
use crate::trace::Step;

use super::{Dependencies, Tell};

/// Numbers of the steps that facts known at the end of a trace depend on, in its order.
/// The trace starts from a board.
///
/// A backward slice by evidence, without steps that others make redundant: a fact may
/// be found by one step and also be read off what another step found.
pub fn slice<'a, P: Tell>(
    start: &P::Board,
    dependencies: &Dependencies<P>,
    step: impl Fn(usize) -> Option<&'a Step<P>>,
    facts: &[P::Fact],
) -> Vec<usize> {
    let numbers = dependencies.slice(facts);
    let steps: Vec<&Step<P>> = numbers.iter().filter_map(|&number| step(number)).collect();
    let stays = needed(start, &steps, facts);
    let kept = numbers.into_iter().zip(stays);
    kept.filter_map(|(number, stays)| stays.then_some(number))
        .collect()
}

/// Whether each step stays when the steps that the others can do without are left out
/// one after another, starting with the first.
fn needed<P: Tell>(start: &P::Board, steps: &[&Step<P>], facts: &[P::Fact]) -> Vec<bool> {
    let mut stays = vec![true; steps.len()];
    let users = users(steps, facts);
    // For each step looked at, a step that needs it. As long as that one stays, so does
    // this one, because fewer steps never give more knowledge.
    let mut wanted_by: Vec<Option<usize>> = vec![None; steps.len()];
    loop {
        let mut board = start.clone();
        let mut is_to_begin_again = false;
        for (at, step) in steps.iter().enumerate() {
            if !stays[at] {
                continue;
            }
            // The facts at the end come after the last step.
            let is_wanted =
                |by: Option<usize>| by.is_some_and(|by| stays.get(by).copied().unwrap_or(true));
            if !is_wanted(wanted_by[at]) {
                let user = users[at].iter().find(|&&user| is_wanted(Some(user)));
                let user = user.copied();
                wanted_by[at] = user.or_else(|| wanting(&board, steps, &stays, at, facts));
                if wanted_by[at].is_none() {
                    stays[at] = false;
                    is_to_begin_again = wanted_by[..at].contains(&Some(at));
                    if is_to_begin_again {
                        break;
                    }
                    continue;
                }
            }
            learn::<P>(&mut board, step);
        }
        if !is_to_begin_again {
            return stays;
        }
    }
}

/// Steps that use what only a given step can find: facts that no board reads off. The
/// number of steps represents the facts at the end.
fn users<P: Tell>(steps: &[&Step<P>], facts: &[P::Fact]) -> Vec<Vec<usize>> {
    let mut users = vec![Vec::new(); steps.len()];
    let mut found_by: BTreeMap<P::Fact, usize> = BTreeMap::new();
    let given = steps.iter().map(|step| step.given.as_slice());
    for (at, given) in given.chain([facts]).enumerate() {
        for fact in given {
            if let Some(&earlier) = found_by.get(fact) {
                users[earlier].push(at);
            }
        }
        let found = steps.get(at).into_iter().flat_map(|step| &step.found);
        for &fact in found.filter(|fact| !P::can_be_read_off(**fact)) {
            found_by.entry(fact).or_insert(at);
        }
    }
    users
}

/// First step that does not follow without the one at `at`, from a board before it; the
/// number of steps if the facts at the end do not.
fn wanting<P: Puzzle>(
    board: &P::Board,
    steps: &[&Step<P>],
    stays: &[bool],
    at: usize,
    facts: &[P::Fact],
) -> Option<usize> {
    let mut without = board.clone();
    let is_known = |board: &P::Board, facts: &[P::Fact]| {
        let mut facts = facts.iter();
        facts.all(|&fact| P::knows(board, fact) == Some(true))
    };
    let all = steps.iter().zip(stays).enumerate();
    for (later, (step, _)) in all.skip(at + 1).filter(|(_, (_, stays))| **stays) {
        if !is_known(&without, &step.given) {
            return Some(later);
        }
        learn::<P>(&mut without, step);
    }
    (!is_known(&without, facts)).then_some(steps.len())
}

fn learn<P: Puzzle>(board: &mut P::Board, step: &Step<P>) {
    for &fact in &step.found {
        // If a fact clashes, the contradiction that follows reports it.
        let _ = P::learn(board, fact);
    }
}
