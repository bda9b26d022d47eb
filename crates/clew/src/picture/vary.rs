//! Combinations of ways to read the few spots that are least certain, the likeliest first.

use clew_picture::sort_by_number;

use super::plan::Plan;
use super::spot::{Spot, What};

/// Number of spots that are varied at once. More of them in doubt are a picture that a person has to look at.
const MOST_SPOTS: usize = 8;
/// Number of ways of a spot that are tried.
const MOST_WAYS: usize = 3;
/// Number of combinations that are tried: with a proof of some milliseconds each, they take less than half a second.
const MOST_TRIED: usize = 64;

/// The likeliest combinations but the first one, which is the likeliest way everywhere. `flawed` spots are varied before all others.
pub(super) fn combinations(plan: &Plan, flawed: &[Spot]) -> Vec<Vec<What>> {
    let first = plan.likeliest();
    let mut uncertain: Vec<(usize, f32)> = (0..plan.spots.len())
        .filter_map(|at| Some((at, cost(plan, at, 1)?)))
        .collect();
    // Of a spot without a second way there is nothing to vary.
    let rank = |&(at, cost): &(usize, f32)| match flawed.contains(&plan.spots[at].spot) {
        true => cost * FLAWED,
        false => cost,
    };
    sort_by_number(&mut uncertain, rank);
    uncertain.truncate(MOST_SPOTS);

    let mut combinations = vec![(0.0, Vec::new())];
    for &(at, _) in &uncertain {
        let ways = (1..MOST_WAYS).filter_map(|way| Some((way, cost(plan, at, way)?)));
        let ways: Vec<(usize, f32)> = ways.collect();
        let more = combinations.iter().flat_map(|(before, picks)| {
            ways.iter().map(move |&(way, cost)| {
                let mut picks: Vec<(usize, usize)> = picks.clone();
                picks.push((at, way));
                (before + cost, picks)
            })
        });
        let more: Vec<_> = more.collect();
        combinations.extend(more);
    }
    sort_by_number(&mut combinations, |(cost, _)| *cost);
    let picked = combinations.into_iter().skip(1).take(MOST_TRIED);
    let picked = picked.map(|(_, picks)| {
        let mut whats = first.clone();
        for (at, way) in picks {
            whats[at] = plan.spots[at].ways[way].what;
        }
        whats
    });
    picked.collect()
}

/// Share of its cost that a flawed spot counts with in the choice of those that are varied.
const FLAWED: f32 = 0.25;

/// Cost of reading a spot in another way: the natural logarithm of the ratio between the probabilities of the likeliest way and of this one.
/// `None` if there is no such way, or if the puzzle would stay the same.
fn cost(plan: &Plan, at: usize, way: usize) -> Option<f32> {
    let ways = &plan.spots.get(at)?.ways;
    let (best, other) = (ways.first()?, ways.get(way)?);
    let [most, less] = [best, other].map(|way| way.probability.max(f32::MIN_POSITIVE));
    (best.what.printed() != other.what.printed()).then(|| (most / less).ln())
}

/// Reading in which every mark of a player counts as a given. `None` if there are no marks, or if there would be more givens than a puzzle has.
pub(super) fn all_printed(plan: &Plan) -> Option<Vec<What>> {
    let first = plan.likeliest();
    let has_marks = first.iter().any(|what| matches!(what, What::Mark(_)));
    let printed = first.into_iter().map(|what| match what {
        What::Mark(number) => What::Number(Some(number)),
        other => other,
    });
    let printed: Vec<What> = printed.collect();
    (has_marks && !is_full(plan, &printed)).then_some(printed)
}

/// Checks whether a Sudoku has more numbers than a puzzle has givens, so that some of them must be a player's.
pub(super) fn is_full(plan: &Plan, whats: &[What]) -> bool {
    let is_number = |what: &&What| matches!(what, What::Number(Some(_)));
    let numbers = whats.iter().filter(is_number).count();
    let cells = usize::from(plan.rows) * usize::from(plan.cols);
    plan.has_marks() && numbers as f32 > MOST_GIVENS * cells as f32
}

/// Part of the cells of a Sudoku that have givens, at most.
const MOST_GIVENS: f32 = 0.6;
