//! Chains found: from a node along strong and weak links by turns, the nearest
//! nodes first.

use super::super::digits::Digits;
use super::super::evidence::ruled_out;
use super::super::net::Net;
use super::{Board, Chain, Fact, Wanted};

/// By which node each node was reached, as holding and as not holding.
pub(super) struct Reached {
    holding: Vec<Option<usize>>,
    failing: Vec<Option<usize>>,
}

impl Reached {
    pub(super) fn new(net: &Net) -> Self {
        let none = vec![None; net.nodes.len()];
        Self {
            holding: none.clone(),
            failing: none,
        }
    }
}

/// The shortest chain from a node that finds something.
pub(super) fn from(
    board: &Board,
    net: &Net,
    start: usize,
    wanted: Wanted,
    reached: &mut Reached,
) -> Option<Chain> {
    if net.strong[start].is_empty() {
        return None;
    }
    reached.holding.fill(None);
    reached.failing.fill(None);
    reached.failing[start] = Some(start);
    let mut front = vec![start];
    let mut length = 2;
    while length <= wanted.most && !front.is_empty() {
        let mut ends = Vec::new();
        for &at in &front {
            for &(next, _) in &net.strong[at] {
                if reached.holding[next].is_some() {
                    continue;
                }
                reached.holding[next] = Some(at);
                ends.push(next);
                let found = conclusion(board, net, [start, next], reached, wanted.loops);
                if found.is_some() {
                    return found;
                }
            }
        }
        front.clear();
        length += 2;
        if length > wanted.most {
            break;
        }
        for at in ends {
            for &next in &net.weak[at] {
                // What has no strong link leads nowhere.
                if reached.failing[next].is_none() && !net.strong[next].is_empty() {
                    reached.failing[next] = Some(at);
                    front.push(next);
                }
            }
        }
    }
    None
}

/// What follows from the chain between two nodes, if anything.
fn conclusion(
    board: &Board,
    net: &Net,
    [start, end]: [usize; 2],
    reached: &Reached,
    loops: bool,
) -> Option<Chain> {
    let path = || {
        let mut nodes = vec![end];
        let mut at = end;
        loop {
            at = reached.holding[at]?;
            nodes.push(at);
            if at == start {
                break;
            }
            at = reached.failing[at]?;
            nodes.push(at);
        }
        nodes.reverse();
        Some(nodes)
    };
    let first = &net.nodes[start];
    if start == end {
        let cell = net.cell(start)?;
        return Some(Chain {
            nodes: path()?,
            found: vec![board.is(cell, first.digit)],
            is_loop: false,
        });
    }
    let is_loop = loops && net.weak[end].contains(&start);
    if is_loop {
        let nodes = path()?;
        let ends = nodes.iter().skip(1).step_by(2);
        let next = nodes.iter().skip(2).step_by(2).chain([&start]);
        let mut found: Vec<Fact> = ends
            .zip(next)
            .flat_map(|(&a, &b)| excluded(board, net, a, b))
            .collect();
        found.sort_unstable();
        found.dedup();
        return (!found.is_empty()).then_some(Chain {
            nodes,
            found,
            is_loop,
        });
    }
    let found = excluded(board, net, start, end);
    (!found.is_empty()).then(path).flatten().map(|nodes| Chain {
        nodes,
        found,
        is_loop,
    })
}

/// The candidates that are false if one of two nodes holds.
fn excluded(board: &Board, net: &Net, a: usize, b: usize) -> Vec<Fact> {
    let (seen_a, seen_b) = (&net.seen[a], &net.seen[b]);
    let (digit_a, digit_b) = (net.nodes[a].digit, net.nodes[b].digit);
    if digit_a == digit_b {
        // A node sees none of its own cells.
        let targets = seen_a.and(seen_b).and(board.places(digit_a));
        return ruled_out(board, targets.iter(), digit_a);
    }
    let (cell_a, cell_b) = (net.cell(a), net.cell(b));
    if let Some(cell) = cell_a.filter(|_| cell_a == cell_b) {
        let both: Digits = [digit_a, digit_b].into_iter().collect();
        let others = board.at(cell).without(both).iter();
        return others
            .flat_map(|digit| ruled_out(board, cell_a, digit))
            .collect();
    }
    let mut found = Vec::new();
    if let Some(cell) = cell_a.filter(|&cell| seen_b.has(cell)) {
        found.extend(ruled_out(board, [cell], digit_b));
    }
    if let Some(cell) = cell_b.filter(|&cell| seen_a.has(cell)) {
        found.extend(ruled_out(board, [cell], digit_a));
    }
    found
}
