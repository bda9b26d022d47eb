//! Exact sums in words: the possible choices, or what a height would leave to the other stacks.

use std::collections::BTreeSet;

use clew_core::grid::{Line, SortShort as _};
use clew_core::model::{Arg, Explanation, Fact as _};

use super::wording::{either, number, numeral};
use crate::technique::reachable::{Gain, Heights};

/// Maximum number of choices that are listed, and of choices that are looked at.
const LISTED: usize = 3;
const LOOKED_AT: usize = 2_000;

/// The choices of amounts that add up, each starting with the largest amount, if there are few.
pub(crate) fn ways(stacks: &[Heights], need: usize) -> Option<Vec<Explanation>> {
    let mut ways: BTreeSet<Vec<usize>> = [Vec::new()].into();
    for stack in stacks {
        let mut longer = BTreeSet::new();
        for way in &ways {
            let sum: usize = way.iter().sum();
            for (_, gain) in stack.gains().filter(|(_, gain)| sum + gain[1] <= need) {
                let mut way = way.clone();
                way.extend((gain[1] > 0).then_some(gain[1]));
                way.sort_short_by(|a, b| a > b);
                longer.insert(way);
            }
        }
        ways = longer;
        if ways.len() > LOOKED_AT {
            return None;
        }
    }
    ways.retain(|way| way.iter().sum::<usize>() == need);
    let told = |way: &Vec<usize>| {
        let amounts: Vec<String> = way.iter().map(usize::to_string).collect();
        Explanation::new("aquarium-way").with("way", Arg::Text(amounts.join(" + ")))
    };
    let few = (1..=LISTED).contains(&ways.len()) && need > 0;
    few.then(|| ways.iter().rev().map(told).collect())
}

/// Stacks for which excluded surfaces leave only some amounts.
pub(crate) fn gaps(stacks: &[Heights]) -> Vec<Explanation> {
    let gapped = stacks.iter().filter(|stack| stack.has_gap());
    let told = gapped.map(|stack| {
        let amounts = stack.gains_of(stack.left).map(|(_, gain)| gain[1]);
        Explanation::new("aquarium-can-add")
            .with("place", Arg::Place(stack.parts[0].water[0].site()))
            .with("amounts", either(amounts.map(numeral)))
    });
    told.collect()
}

/// Needs of one line, of two, or of the board.
pub(crate) struct Needs<'a> {
    pub(crate) lines: &'a [Line],
    pub(crate) needs: Gain,
}

impl Needs<'_> {
    /// A height that is impossible, next to a possible one: what it would leave to the other
    /// stacks, and why they cannot give it. Also returns whether there are more such heights.
    pub(crate) fn refuted(&self, stacks: &[Heights]) -> (Vec<Explanation>, bool) {
        let excluded = |i: usize| next_to_possible(&stacks[i]).into_iter();
        let all = (0..stacks.len()).flat_map(|i| excluded(i).map(move |height| (i, height)));
        let told = all.map(|(i, height)| self.refute(stacks, i, height));
        let mut told: Vec<(usize, Explanation)> = told.collect();
        // The fewer alternatives, the easier to check.
        told.sort_short_by_key(|(alternatives, _)| *alternatives);
        let more = told.len() > 1;
        (
            told.into_iter()
                .next()
                .map(|(_, told)| told)
                .into_iter()
                .collect(),
            more,
        )
    }

    fn refute(&self, stacks: &[Heights], at: usize, height: usize) -> (usize, Explanation) {
        let stack = &stacks[at];
        let mut at_height = stack.gains_of(1 << height);
        let gain = at_height.next().map_or([0, 0], |(_, gain)| gain);
        let with = ("with", Arg::Said(vec![with(stack, height)]));
        let told = |message: &'static str| {
            let mut told = Explanation::new(message);
            told.args.push(with.clone());
            told
        };
        // For a single line, and for the board, only the second sum counts.
        let line_of = |i: usize| match self.lines {
            [] => Arg::Word("aquarium-the-board"),
            lines => Arg::Place(lines[i.min(lines.len() - 1)].site()),
        };
        let own = if self.lines.len() == 2 { 0..2 } else { 1..2 };
        for i in own.clone() {
            if gain[i] > self.needs[i] {
                let over = told("aquarium-gives-too-much").with("line", line_of(i));
                let over = over.with("gain", number(gain[i]));
                return (0, over.with("need", number(self.needs[i])));
            }
        }
        let rest = [self.needs[0] - gain[0], self.needs[1] - gain[1]];
        let reached = reached(stacks, at);
        let mut best: Option<(usize, Explanation)> = None;
        for i in own {
            let other = 1 - i;
            let met = reached.iter().filter(|sums| sums[i] == rest[i]);
            let others: BTreeSet<usize> = met.map(|sums| sums[other]).collect();
            let told = match others.is_empty() {
                true => told("aquarium-others-cannot").with("line", line_of(i)),
                false => told("aquarium-others-then")
                    .with("line", line_of(i))
                    .with("other", line_of(other))
                    .with("amounts", Arg::Said(vec![amounts(&others, rest[other])]))
                    .with("wanted", number(rest[other])),
            };
            let told = told.with("rest", number(rest[i]));
            let is_bound = |&one: &usize| one < rest[other];
            let mixed = others.iter().any(is_bound) && !others.iter().all(is_bound);
            let hard = if mixed { others.len() } else { 0 };
            if best.as_ref().is_none_or(|(least, _)| hard < *least) {
                best = Some((hard, told));
            }
        }
        best.unwrap_or_else(|| (0, told("aquarium-others-cannot")))
    }
}

/// Amounts other than the wanted one, as a bound if that distinguishes them from it.
fn amounts(all: &BTreeSet<usize>, wanted: usize) -> Explanation {
    let bound = match (all.first(), all.last()) {
        (_, Some(&most)) if most < wanted => Some(("aquarium-at-most", most)),
        (Some(&least), _) if least > wanted => Some(("aquarium-at-least", least)),
        _ => None,
    };
    if all.len() > LISTED + 1 || all.len() > 1 && bound.is_some() {
        let (message, amount) = bound.unwrap_or(("aquarium-other-amounts", wanted));
        return Explanation::new(message).with("amount", number(amount));
    }
    Explanation::new("aquarium-one-of").with("amounts", either(all.iter().copied().map(numeral)))
}

/// The excluded heights next to possible ones.
fn next_to_possible(stack: &Heights) -> Vec<usize> {
    let is_possible = |height: usize| stack.possible >> height & 1 == 1;
    let left: Vec<usize> = stack
        .gains_of(stack.left)
        .map(|(height, _)| height)
        .collect();
    let pairs = left.windows(2);
    let mut found: Vec<usize> = pairs
        .filter_map(|pair| match [pair[0], pair[1]].map(is_possible) {
            [true, false] => Some(pair[1]),
            [false, true] => Some(pair[0]),
            _ => None,
        })
        .collect();
    found.dedup();
    found
}

/// The sums that all stacks except one can give.
fn reached(stacks: &[Heights], without: usize) -> BTreeSet<Gain> {
    let mut sums: BTreeSet<Gain> = [[0, 0]].into();
    for (_, stack) in stacks.iter().enumerate().filter(|(i, _)| *i != without) {
        let gains: Vec<Gain> = stack.gains_of(stack.left).map(|(_, gain)| gain).collect();
        let longer = |sum: &Gain| {
            gains
                .iter()
                .map(|gain| [sum[0] + gain[0], sum[1] + gain[1]])
                .collect::<Vec<_>>()
        };
        sums = sums.iter().flat_map(longer).collect();
    }
    sums
}

/// A stack filled to a height.
fn with(stack: &Heights, height: usize) -> Explanation {
    let place = |at: usize| Arg::Place(stack.parts[at].water[0].site());
    match height {
        0 => Explanation::new("aquarium-with-dry").with("dry", place(0)),
        top if top == stack.parts.len() => {
            Explanation::new("aquarium-with-wet").with("wet", place(top - 1))
        }
        height => Explanation::new("aquarium-with-both").with("wet", place(height - 1)),
    }
}
