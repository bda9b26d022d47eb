//! Chains and suppositions: their ends in the sentence of the step, the way between
//! link by link.

use crate::model::{Arg, Clash, Explanation, Fact as _};
use crate::trace::Step;

use crate::puzzle::sudoku::board::Digits;
use crate::puzzle::sudoku::{Clues, Fact, Rule, Sudoku, Technique};

use super::words::{any_of, digit, either, house_of, number};

/// Nodes of chains that are short enough for one sentence.
const SHORT: usize = 4;

/// Adds the ends of a chain, and its links where they are few.
pub(super) fn chained(step: &Step<Sudoku>, said: Explanation) -> Explanation {
    let (first, rest) = (&step.chain[0], &step.chain[1..]);
    let last = rest.last().unwrap_or(first);
    let is_short = step.chain.len() <= SHORT;
    let said = said
        .with("not-first", Arg::Said(vec![link(first, false)]))
        .with("last", Arg::Said(vec![link(last, true)]))
        .with("links", number(rest.len()))
        .with("is-short", Arg::Number(u64::from(is_short)))
        .with("is-wing", Arg::Number(0));
    let turn = |(i, node): (usize, &Vec<Fact>)| link(node, i % 2 == 0);
    let said = match is_short {
        true => said.with(
            "walk",
            Arg::Said(rest.iter().enumerate().map(turn).collect()),
        ),
        false => said,
    };
    match &step.chain[..] {
        [first, _, by_first, by_last, _, last] if step.technique == Technique::XyWing => said
            .with("is-wing", Arg::Number(1))
            .with("pivot", Arg::Place(by_first[0].site()))
            .with("by-first", digit(by_first[0].digit()))
            .with("by-last", digit(by_last[0].digit()))
            .with("first-must", Arg::Said(vec![forced(first, true)]))
            .with("last-must", Arg::Said(vec![forced(last, true)])),
        _ => said,
    }
}

/// A link of a chain: what is supposed, or how the node follows from the one before.
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
}

/// Adds suppositions and their end.
pub(super) fn supposed(clues: &Clues, step: &Step<Sudoku>, said: Explanation) -> Explanation {
    let assumed: Vec<Fact> = step.trials.iter().map(|trial| trial.assumed).collect();
    let longest = step.trials.iter().map(|trial| trial.steps.len()).max();
    let followed = step.trials.iter().flat_map(|trial| &trial.steps);
    let inner = followed.filter(|step| !step.trials.is_empty()).count();
    let ends = step.trials.iter().filter_map(|trial| trial.end.as_ref());
    let ends = ends.map(|end| ended(clues, &end.clash));
    let suppositions = assumed.iter().map(|&fact| link(&[fact], true)).collect();
    said.with("assumed", any_of(suppositions))
        .with("choice", Arg::Said(choice(&assumed)))
        .with("length", number(longest.unwrap_or(0)))
        .with("trials", number(assumed.len()))
        .with("inner", number(inner))
        .with("end", Arg::Said(ends.take(1).collect()))
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

/// Suppositions of which one holds: candidates of a cell, or places of a digit.
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
fn link(node: &[Fact], holds: bool) -> Explanation {
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
