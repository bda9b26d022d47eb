//! ALS-XY-wing: a pivot linked with two almost locked sets by different digits.
//!
//! The pivot loses at most one of the two digits, so one of the other sets loses its own and is locked. Any other digit that these two
//! have is in one of them.

use super::almost_locked::{Als, LARGEST, als_up_to, evidence};
use crate::board::{Board, Clues, Digit, Digits, NEAR, WORDS};
use crate::catalogue::Technique;
use crate::evidence::{Finding, step_by};
use crate::reason::Reason;

/// ALS-XY-wing: two sets that are each linked with a third, by different
/// digits.
pub(crate) fn als_xy_wing(_: &Clues, board: &Board) -> Finding {
    match board.houses().side() {
        ..=9 => three_sets::<NEAR>(board),
        _ => three_sets::<WORDS>(board),
    }
}

fn three_sets<const W: usize>(board: &Board) -> Finding {
    let sets = als_up_to::<W>(board, LARGEST[0] - 1);
    let mut linked: Vec<(&Als<W>, Digits)> = Vec::new();
    for pivot in &sets {
        linked.clear();
        // A set without a digit that other cells can lose leads nowhere.
        let apart = |other: &&Als<W>| {
            !other.useful.is_empty() && pivot.reaches(other) && !pivot.cells.meets(&other.cells)
        };
        let others = sets.iter().filter(apart);
        let others = others.map(|other| (other, pivot.restricted(other)));
        linked.extend(others.filter(|(_, digits)| !digits.is_empty()));
        for (number, &(a, by_a)) in linked.iter().enumerate() {
            for &(b, by_b) in &linked[..number] {
                let useful = a.useful.and(b.useful);
                if useful.is_empty() {
                    continue;
                }
                for (x, y) in pairs(by_a, by_b) {
                    let found = a.lost(b, board, useful.without([x, y].into_iter().collect()));
                    if found.is_empty() {
                        continue;
                    }
                    let links = [(a, pivot, x), (b, pivot, y)];
                    let evidence = evidence(board, &[a, b, pivot], &links, &[a, b], &found);
                    let reason = |houses: &_| Reason::AlsChain {
                        sets: [a, pivot, b].map(|set| set.named(houses)).to_vec(),
                        links: vec![x, y],
                    };
                    return step_by(board, Technique::AlsXyWing, evidence, found, reason);
                }
            }
        }
    }
    None
}

/// Pairs of different digits, one of each.
fn pairs(these: Digits, those: Digits) -> impl Iterator<Item = (Digit, Digit)> {
    let pairs = these
        .iter()
        .flat_map(move |x| those.iter().map(move |y| (x, y)));
    pairs.filter(|(x, y)| x != y)
}
