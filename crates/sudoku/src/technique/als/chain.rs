//! Chains of almost locked sets.

use super::almost_locked::{Als, als_up_to, evidence};
use crate::board::{Board, Clues, Digit, Digits, Fact, NEAR};
use crate::catalogue::Technique;
use crate::evidence::{Finding, ruled_out, step_by};
use crate::reason::Reason;

/// Cells of the largest sets in a chain, and sets of the longest chain.
const LINKED: usize = 3;
const LONGEST: usize = 5;

/// A set of a board up to 9×9; on larger boards the search for chains is skipped.
type Set = Als<NEAR>;

/// The links of each set: the other set and the digit.
type Links = Vec<Vec<(usize, Digit)>>;

fn links(sets: &[Set]) -> Links {
    let mut links: Links = vec![Vec::new(); sets.len()];
    for (i, a) in sets.iter().enumerate() {
        for (j, b) in sets[..i].iter().enumerate() {
            if a.cells.meets(&b.cells) || !a.reaches(b) {
                continue;
            }
            for digit in a.restricted(b).iter() {
                links[i].push((j, digit));
                links[j].push((i, digit));
            }
        }
    }
    links
}

/// ALS chain: if the first set lacks a digit, it holds the one that links it with the
/// next. That set lacks this link and holds the next one, and so on. So the last set
/// holds the digit that the first lacks. Sets in order, then their digits.
pub(crate) fn als_chain(_: &Clues, board: &Board) -> Finding {
    if board.houses().side() > 9 {
        return None;
    }
    let sets = als_up_to(board, LINKED);
    let links = links(&sets);
    (0..sets.len()).find_map(|start| {
        let mut digits = sets[start].digits.iter();
        digits.find_map(|digit| chain(board, &sets, &links, start, digit))
    })
}

/// The shortest chain from a set whose ends rule out a digit.
fn chain(board: &Board, sets: &[Set], links: &Links, start: usize, digit: Digit) -> Finding {
    let first = &sets[start];
    if !first.useful.has(digit) {
        return None;
    }
    // Sets reached, with the link and the entry from which each was reached.
    let mut reached: Vec<(usize, Option<Digit>, usize)> = vec![(start, None, 0)];
    // For each set, the links by which it was reached.
    let mut known = vec![Digits::NONE; sets.len()];
    let mut at = 0;
    // End of the entries reached by chains of one length.
    let (mut end, mut length) = (1, 1);
    while at < reached.len() && length < LONGEST {
        let (set, by, _) = reached[at];
        for &(next, link) in &links[set] {
            if known[next].has(link) || Some(link) == by || (by.is_none() && link == digit) {
                continue;
            }
            known[next].insert(link);
            reached.push((next, Some(link), at));
            let last = &sets[next];
            if link != digit && last.digits.has(digit) && !last.cells.meets(&first.cells) {
                let found = ruled_out(board, first.targets(last, board, digit).iter(), digit);
                if !found.is_empty() {
                    return conclude(board, sets, &path(&reached), found);
                }
            }
        }
        at += 1;
        if at == end {
            end = reached.len();
            length += 1;
        }
    }
    None
}

/// The sets from the first to the one reached last, each with the digit by which it was reached.
fn path(reached: &[(usize, Option<Digit>, usize)]) -> Vec<(usize, Option<Digit>)> {
    let mut at = reached.len() - 1;
    let mut path = Vec::new();
    loop {
        let (set, by, before) = reached[at];
        path.push((set, by));
        if by.is_none() {
            break;
        }
        at = before;
    }
    path.reverse();
    path
}

/// The step of a chain.
fn conclude(
    board: &Board,
    sets: &[Set],
    path: &[(usize, Option<Digit>)],
    found: Vec<Fact>,
) -> Finding {
    let (first, last) = (&sets[path.first()?.0], &sets[path.last()?.0]);
    let all: Vec<&Set> = path.iter().map(|&(set, _)| &sets[set]).collect();
    let linked: Vec<(&Set, &Set, Digit)> = path
        .windows(2)
        .filter_map(|pair| Some((&sets[pair[0].0], &sets[pair[1].0], pair[1].1?)))
        .collect();
    let evidence = evidence(board, &all, &linked, &[first, last], &found);
    step_by(board, Technique::AlsChain, evidence, found, |houses| {
        Reason::AlsChain {
            sets: all.iter().map(|set| set.named(houses)).collect(),
            links: linked.iter().map(|&(_, _, link)| link).collect(),
        }
    })
}
