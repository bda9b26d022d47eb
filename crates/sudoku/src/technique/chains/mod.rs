//! Chains: skyscraper, two-string kite, turbot fish, empty rectangle, XY-wing,
//! colouring, X-chain, XY-chain, alternating inference chain, nice loop and grouped
//! chains. They differ in the links they use.
//!
//! Starting from the supposition that a node does not hold, strong and weak links lead in
//! turn to nodes that hold and nodes that do not. If they lead to a node that holds, then
//! it or the first one holds, and whatever contradicts both is false. If the two are
//! linked weakly, the chain is a loop, and every weak link of it is strong too. The
//! shortest chain that finds something is chosen and, if several are shortest, the one
//! with the earliest first node.

pub(super) mod inference_graph;
pub(crate) mod remote_pair;
mod search;
mod step;

use inference_graph::{Groups, InferenceGraph, Links};
use search::{Reached, from};
use step::conclude;

use crate::board::{Board, Clues, Digits, Fact, NEAR, WORDS};
use crate::evidence::Found;

/// Kind of chain that is sought.
#[derive(Clone, Copy)]
struct Wanted {
    links: Links,
    groups: Groups,
    /// Maximum number of nodes.
    most: usize,
    /// Whether loops count as such. Patterns of one digit, and those with names of their
    /// own, are only chains.
    loops: bool,
}

/// A chain and what it finds.
struct Chain {
    nodes: Vec<usize>,
    found: Vec<Fact>,
    is_loop: bool,
}

/// Maximum number of nodes of chains that come before linked sets; linked sets rate like
/// the longer chains.
const SHORT: usize = 8;
/// Nodes of the longest chains sought: longer ones are hard to follow.
const LONGEST: usize = 24;
/// The same on boards larger than 9×9.
const LONGEST_LARGE: usize = 10;

/// Skyscraper, two-string kite and turbot fish: two strong links of a digit.
pub(crate) fn turbot(_: &Clues, board: &Board, digits: Digits) -> Found {
    search(board, Links::Digits(digits), Groups::Excluded, 4)
}

/// Empty rectangle: the same with a group in a box.
pub(crate) fn empty_rectangle(_: &Clues, board: &Board, digits: Digits) -> Found {
    search(board, Links::Digits(digits), Groups::Included, 4)
}

/// XY-wing: three cells of two candidates.
pub(crate) fn xy_wing(_: &Clues, board: &Board) -> Found {
    search(board, Links::Cells, Groups::Excluded, 6)
}

/// X-chain and simple or multi-colouring: `LINKS` strong links of one digit.
pub(crate) fn x_chain<const LINKS: usize>(_: &Clues, board: &Board, digits: Digits) -> Found {
    search(board, Links::Digits(digits), Groups::Excluded, 2 * LINKS)
}

/// Grouped X-chain: the same with groups as nodes.
pub(crate) fn grouped_x_chain<const LINKS: usize>(
    _: &Clues,
    board: &Board,
    digits: Digits,
) -> Found {
    search(board, Links::Digits(digits), Groups::Included, 2 * LINKS)
}

/// Alternating chains through any links, including XY-chains, short enough to rate below linked sets.
pub(crate) fn alternating(_: &Clues, board: &Board) -> Found {
    search(board, Links::All, Groups::Excluded, SHORT)
}

/// Alternating chains through any links, of any length.
pub(crate) fn long_alternating(_: &Clues, board: &Board) -> Found {
    search(board, Links::All, Groups::Excluded, LONGEST)
}

/// Grouped chains: the same with groups as nodes.
pub(crate) fn grouped(_: &Clues, board: &Board) -> Found {
    search(board, Links::All, Groups::Included, LONGEST)
}

/// The shortest chain of a sort.
fn search(board: &Board, links: Links, groups: Groups, most: usize) -> Found {
    let most = match board.houses().side() {
        ..=9 => most,
        _ => most.min(LONGEST_LARGE),
    };
    let wanted = Wanted {
        links,
        groups,
        most,
        loops: links == Links::All,
    };
    match board.houses().side() {
        ..=9 => shortest::<NEAR>(board, wanted),
        _ => shortest::<WORDS>(board, wanted),
    }
}

fn shortest<const W: usize>(board: &Board, wanted: Wanted) -> Found {
    let graph = InferenceGraph::<W>::new(board, wanted.links, wanted.groups);
    let mut reached = Reached::new(graph.nodes.len());
    let mut best: Option<Chain> = None;
    for start in 0..graph.nodes.len() {
        let most = best
            .as_ref()
            .map_or(wanted.most, |best| best.nodes.len() - 1);
        let wanted = Wanted { most, ..wanted };
        if let Some(chain) = from(board, &graph, start, wanted, &mut reached) {
            best = Some(chain);
        }
    }
    conclude(board, &graph, best?, wanted)
}
