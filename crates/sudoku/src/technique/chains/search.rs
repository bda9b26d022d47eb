//! Search for chains: from a node along strong and weak links in turn, the nearest nodes first.

use clew_core::grid::SortDedup as _;

use super::inference_graph::InferenceGraph;
use super::{Board, Chain, Fact, Wanted};
use crate::board::Digits;
use crate::evidence::ruled_out;

/// No node.
const NONE: u16 = u16::MAX;

/// Predecessor of each node reached, both as holding and as not holding; and room for
/// the nodes reached last.
pub(super) struct Reached {
    holding: Vec<u16>,
    failing: Vec<u16>,
    ends: Vec<usize>,
    front: Vec<usize>,
}

impl Reached {
    pub(super) fn new(count: usize) -> Self {
        Self {
            holding: vec![NONE; count],
            failing: vec![NONE; count],
            ends: Vec::with_capacity(count),
            front: Vec::with_capacity(count),
        }
    }
}

/// The number of a node in few bits: a board has at most 15,625 candidates, and fewer groups.
fn short(node: usize) -> u16 {
    u16::try_from(node).expect("a board has few nodes")
}

/// The shortest chain from a node that finds something.
pub(super) fn from<const W: usize>(
    board: &Board,
    graph: &InferenceGraph<W>,
    start: usize,
    wanted: Wanted,
    reached: &mut Reached,
) -> Option<Chain> {
    if graph.strong[start].is_empty() {
        return None;
    }
    reached.holding.fill(NONE);
    reached.failing.fill(NONE);
    reached.failing[start] = short(start);
    reached.front.clear();
    reached.front.push(start);
    let mut length = 2;
    while length <= wanted.most && !reached.front.is_empty() {
        reached.ends.clear();
        for at in 0..reached.front.len() {
            let at = reached.front[at];
            for &(next, _) in &graph.strong[at] {
                if reached.holding[next] != NONE {
                    continue;
                }
                reached.holding[next] = short(at);
                reached.ends.push(next);
                let found = conclusion(board, graph, [start, next], reached, wanted.loops);
                if found.is_some() {
                    return found;
                }
            }
        }
        length += 2;
        if length > wanted.most {
            break;
        }
        reached.front.clear();
        for &at in &reached.ends {
            for &next in &graph.weak[at] {
                if reached.failing[next] == NONE {
                    reached.failing[next] = short(at);
                    reached.front.push(next);
                }
            }
        }
    }
    None
}

/// Conclusion of the chain between two nodes, if there is one.
fn conclusion<const W: usize>(
    board: &Board,
    graph: &InferenceGraph<W>,
    [start, end]: [usize; 2],
    reached: &Reached,
    loops: bool,
) -> Option<Chain> {
    let path = || {
        let mut nodes = vec![end];
        let mut at = end;
        loop {
            at = reached.holding[at].into();
            nodes.push(at);
            if at == start {
                break;
            }
            at = reached.failing[at].into();
            nodes.push(at);
        }
        nodes.reverse();
        nodes
    };
    let first = &graph.nodes[start];
    if start == end {
        let cell = graph.cell(start)?;
        return Some(Chain {
            nodes: path(),
            found: vec![board.is(cell, first.digit)],
            is_loop: false,
        });
    }
    let is_loop = loops && graph.weak[end].contains(&start);
    if is_loop {
        let nodes = path();
        let ends = nodes.iter().skip(1).step_by(2);
        let next = nodes.iter().skip(2).step_by(2).chain([&start]);
        let mut found: Vec<Fact> = ends
            .zip(next)
            .flat_map(|(&a, &b)| excluded(board, graph, a, b))
            .collect();
        found.sort_dedup();
        return (!found.is_empty()).then_some(Chain {
            nodes,
            found,
            is_loop,
        });
    }
    let found = excluded(board, graph, start, end);
    (!found.is_empty()).then(|| Chain {
        nodes: path(),
        found,
        is_loop,
    })
}

/// The candidates that are false if one of two nodes holds.
fn excluded<const W: usize>(
    board: &Board,
    graph: &InferenceGraph<W>,
    a: usize,
    b: usize,
) -> Vec<Fact> {
    let (node_a, node_b) = (&graph.nodes[a], &graph.nodes[b]);
    let (digit_a, digit_b) = (node_a.digit, node_b.digit);
    if digit_a == digit_b {
        // A node sees none of its own cells.
        let targets = node_a.seen.and(&node_b.seen);
        let targets = targets.and(&board.places(digit_a).resized());
        return ruled_out(board, targets.iter(), digit_a);
    }
    let (cell_a, cell_b) = (graph.cell(a), graph.cell(b));
    if let Some(cell) = cell_a.filter(|_| cell_a == cell_b) {
        let both: Digits = [digit_a, digit_b].into_iter().collect();
        let others = board.at(cell).without(both).iter();
        return others
            .flat_map(|digit| ruled_out(board, cell_a, digit))
            .collect();
    }
    let mut found = Vec::new();
    if let Some(cell) = cell_a.filter(|&cell| node_b.seen.has(cell)) {
        found.extend(ruled_out(board, [cell], digit_b));
    }
    if let Some(cell) = cell_b.filter(|&cell| node_a.seen.has(cell)) {
        found.extend(ruled_out(board, [cell], digit_a));
    }
    found
}
