//! Chains and suppositions: their ends in the sentence of the step, and the links in
//! between one by one.

use clew_core::grid::{SortDedup as _, SortShort as _};
use clew_core::model::{Arg, Clash, Explanation, Fact as _};
use clew_core::trace::{Step, Trial};

use super::conclusion;
use super::words::{any_of, digit, divided, either, house_of, listed, said_digit};
use crate::board::{Clues, Digits, Fact, Rule, Sudoku};
use crate::catalogue::Technique;

/// Maximum number of links of a chain, and of steps of a supposition, that are all given.
const MOST_SAID: usize = 6;

/// Adds the ends of a chain and its links; a long chain gives only the links at which it turns.
pub(super) fn chained(step: &Step<Sudoku>, said: Explanation) -> Explanation {
    let (chain, end) = (&step.chain, step.chain.len() - 1);
    let (first, last) = (&chain[0], &chain[end]);
    let is_short = end <= MOST_SAID;
    let walk = match is_short {
        true => (1..=end).collect(),
        false => turns(chain),
    };
    let turn = |at: usize| link(&chain[at], at % 2 == 1);
    let said = said
        .with("not-first", Arg::Said(vec![link(first, false)]))
        .with("first", Arg::Said(vec![link(first, true)]))
        .with("last", Arg::Said(vec![link(last, true)]))
        .with("links", end)
        .with("is-short", Arg::Number(u64::from(is_short)))
        .with("walk", Arg::Said(walk.into_iter().map(turn).collect()));
    match &chain[..] {
        [a, by_a, pivot, by_pivot, b, z] if step.technique == Technique::XyWing => {
            let pair = |one: &[Fact], other: &[Fact]| {
                listed([one[0].digit(), other[0].digit()].into_iter().collect())
            };
            said.with("is-wing", Arg::Number(1))
                .with("pivot", Arg::Place(pivot[0].site()))
                .with("pivot-digits", pair(pivot, by_pivot))
                .with("a", Arg::Place(a[0].site()))
                .with("a-digits", pair(a, by_a))
                .with("b", Arg::Place(b[0].site()))
                .with("b-digits", pair(b, z))
        }
        _ => said.with("is-wing", Arg::Number(0)),
    }
}

/// Nodes that stand for a long chain, among those that hold: the first, the last, and
/// each with a digit other than that of the node before it. If the digit is always the
/// same, all of them.
fn turns(chain: &[Vec<Fact>]) -> Vec<usize> {
    let holding = || (1..chain.len()).step_by(2);
    let turns = holding().filter(|&at| chain[at][0].digit() != chain[at - 1][0].digit());
    let mut turns: Vec<usize> = [1, chain.len() - 1].into_iter().chain(turns).collect();
    turns.sort_dedup();
    match turns.len() {
        ..=2 => holding().collect(),
        _ => turns,
    }
}

/// A link of a chain: what is supposed, or how the node follows from the previous one.
pub(super) fn walked(chain: &[Vec<Fact>], at: usize) -> Explanation {
    let (node, holds) = (&chain[at], at % 2 == 1);
    let Some(before) = at.checked_sub(1).map(|before| &chain[before]) else {
        return Explanation::new("sudoku-chain-start")
            .with("link", Arg::Said(vec![link(node, holds)]));
    };
    let is_in_cell = before.len() == 1 && node.len() == 1 && before[0].cell() == node[0].cell();
    let message = match (holds, is_in_cell) {
        (true, true) => "sudoku-chain-last-candidate",
        (true, false) => "sudoku-chain-last-place",
        (false, _) => "sudoku-chain-not-both",
    };
    Explanation::new(message)
        .with("before", Arg::Said(vec![link(before, !holds)]))
        .with("after", Arg::Said(vec![forced(node, holds)]))
        .with("cell", Arg::Place(node[0].site()))
        .with("digit", digit(node[0].digit()))
}

/// Adds suppositions, the steps from each, and their end.
pub(super) fn supposed(clues: &Clues, step: &Step<Sudoku>, said: Explanation) -> Explanation {
    let assumed: Vec<Fact> = step.trials.iter().map(|trial| trial.assumed).collect();
    let longest = step.trials.iter().map(|trial| trial.steps.len()).max();
    let length = longest.unwrap_or(0);
    let followed = step.trials.iter().flat_map(|trial| &trial.steps);
    let inner = followed.filter(|step| !step.trials.is_empty()).count();
    let ends = step.trials.iter().filter_map(|trial| trial.end.as_ref());
    let ends = ends.map(|end| ended(clues, &end.clash));
    let suppositions = assumed.iter().map(|&fact| link(&[fact], true)).collect();
    let walk = step.trials.first().map(|trial| through(trial, MOST_SAID));
    said.with("assumed", any_of(suppositions))
        .with("choice", Arg::Said(choice(&assumed)))
        .with("branches", divided(branches(&step.trials)))
        .with("length", length)
        .with("is-short", Arg::Number(u64::from(length <= MOST_SAID)))
        .with("walk", Arg::Said(walk.unwrap_or_default()))
        .with("trials", assumed.len())
        .with("inner", inner)
        .with("end", Arg::Said(ends.take(1).collect()))
}

/// What each of some suppositions leads through.
fn branches(trials: &[Trial<Sudoku>]) -> Vec<Explanation> {
    let [first, ..] = trials else {
        return Vec::new();
    };
    let is_cell = trials
        .iter()
        .all(|trial| trial.assumed.cell() == first.assumed.cell());
    let most = (MOST_SAID / trials.len()).max(1);
    let branch = |trial: &Trial<Sudoku>| {
        let case = match is_cell {
            true => said_digit(trial.assumed.digit()),
            false => link(&[trial.assumed], true),
        };
        let length = trial.steps.len();
        Explanation::new("sudoku-branch")
            .with("case", Arg::Said(vec![case]))
            .with("length", length)
            .with("is-short", Arg::Number(u64::from(length <= most)))
            .with("walk", Arg::Said(through(trial, most)))
    };
    trials.iter().map(branch).collect()
}

/// What the steps of a trial find. If there are many steps: the first, the last, and
/// those of the others on which the most rest, in order.
fn through(trial: &Trial<Sudoku>, most: usize) -> Vec<Explanation> {
    let steps = &trial.steps;
    let mut told: Vec<usize> = (0..steps.len()).collect();
    if steps.len() > most {
        let rests_on = |of: usize| {
            let is_used = |given: &[Fact]| given.iter().any(|fact| steps[of].found.contains(fact));
            let later = steps[of + 1..].iter();
            let ends = trial.end.iter().filter(|end| is_used(&end.given)).count();
            later.filter(|step| is_used(&step.given)).count() + ends
        };
        let weight = |&at: &usize| match at {
            _ if at + 1 == steps.len() => usize::MAX,
            0 => usize::MAX - 1,
            _ => rests_on(at),
        };
        told.sort_short_by_key(|at| std::cmp::Reverse(weight(at)));
        told.truncate(most);
        told.sort_short();
    }
    let found = told.into_iter().map(|at| &steps[at].found);
    found.flat_map(|facts| conclusion::stated(facts)).collect()
}

/// Clash as the end of a sentence.
fn ended(clues: &Clues, clash: &Clash<Sudoku>) -> Explanation {
    let said = |message| Explanation::new(message).with("places", Arg::Places(clash.sites.clone()));
    match clash.rule {
        Rule::Twice(twice) => said("sudoku-rule-twice.short").with("digit", digit(twice)),
        Rule::NoCandidate => said("sudoku-rule-no-candidate.short"),
        Rule::Otherwise => said("sudoku-rule-otherwise.short"),
        Rule::NoPlace(lacking) => Explanation::new("sudoku-rule-no-place.short")
            .with("digit", digit(lacking))
            .with("house", house_of(clues, &clash.sites)),
    }
}

/// Suppositions one of which holds: candidates of a cell, or places of a digit.
fn choice(assumed: &[Fact]) -> Vec<Explanation> {
    let Some(first) = assumed.first() else {
        return Vec::new();
    };
    let is_cell = assumed.iter().all(|fact| fact.cell() == first.cell());
    let digits: Digits = assumed.iter().map(|fact| fact.digit()).collect();
    let choice = match is_cell {
        true => Explanation::new("sudoku-choice-of-cell")
            .with("place", Arg::Place(first.site()))
            .with("digits", either(digits)),
        false => Explanation::new("sudoku-choice-of-house")
            .with(
                "places",
                Arg::Places(assumed.iter().map(|fact| fact.site()).collect()),
            )
            .with("digits", either(digits)),
    };
    vec![choice]
}

/// Node of a chain: one of some candidates of a digit is true, or none is.
pub(super) fn link(node: &[Fact], holds: bool) -> Explanation {
    let message = match (node.len(), holds) {
        (1, true) => "sudoku-link-is",
        (1, false) => "sudoku-link-is-not",
        (_, true) => "sudoku-link-among",
        (_, false) => "sudoku-link-not-among",
    };
    of_node(message, node)
}

/// Node of a chain that follows: one of its candidates must be true, or none can be.
fn forced(node: &[Fact], holds: bool) -> Explanation {
    let message = match (node.len(), holds) {
        (1, true) => "sudoku-link-must",
        (1, false) => "sudoku-link-cannot",
        (_, true) => "sudoku-link-must-among",
        (_, false) => "sudoku-link-cannot-among",
    };
    of_node(message, node)
}

fn of_node(message: &'static str, node: &[Fact]) -> Explanation {
    let sites = node.iter().map(|fact| fact.site()).collect();
    Explanation::new(message)
        .with("places", Arg::Places(sites))
        .with("digit", digit(node[0].digit()))
}
