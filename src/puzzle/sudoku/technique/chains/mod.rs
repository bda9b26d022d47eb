//! Chains: K1 to K4, W1, A1, A3 and A4 of the catalogue, which differ in the
//! links they use.
//!
//! From the supposition that a node does not hold, strong and weak links lead
//! by turns to nodes that hold and nodes that do not. If they lead to a node
//! that holds, it or the first one holds, and what contradicts both is false.
//! If the two are linked weakly the chain is a loop, and every weak link of it
//! is strong as well. The shortest chain that finds something is taken, of
//! these the first by its first node.

pub(in crate::puzzle::sudoku) mod inference_graph;
pub(in crate::puzzle::sudoku) mod remote_pair;
mod search;
mod step;

use crate::puzzle::sudoku::board::{Digits, NEAR, WORDS};
use crate::puzzle::sudoku::evidence::Found;
use crate::puzzle::sudoku::{Board, Clues, Fact};

use inference_graph::{Groups, Links, Net};

use search::{Reached, from};
use step::told;

/// What chains are looked for.
#[derive(Clone, Copy)]
struct Wanted {
    links: Links,
    groups: Groups,
    /// The most nodes.
    most: usize,
    /// Whether loops are told as such: the short patterns with names of their
    /// own are chains only.
    loops: bool,
}

/// A chain and what it finds.
struct Chain {
    nodes: Vec<usize>,
    found: Vec<Fact>,
    is_loop: bool,
}

/// Nodes of chains that go before chains of harder sorts: longer ones rate
/// higher than these.
const SHORT: usize = 8;
/// The same for chains of one digit or through cells of two candidates.
const MIDDLE: usize = 12;
/// Nodes of the longest chains looked for: longer ones nobody follows.
const LONGEST: usize = 24;
/// The same where the board is larger than 9×9.
const LONGEST_LARGE: usize = 10;

/// K1 to K3: two strong links of a digit.
pub(in crate::puzzle::sudoku) fn turbot(_: &Clues, board: &Board, digits: Digits) -> Found {
    search(board, Links::Digits(digits), Groups::Left, 4)
}

/// K4: the same with a group in a box.
pub(in crate::puzzle::sudoku) fn empty_rectangle(
    _: &Clues,
    board: &Board,
    digits: Digits,
) -> Found {
    search(board, Links::Digits(digits), Groups::Taken, 4)
}

/// W1: three cells of two candidates.
pub(in crate::puzzle::sudoku) fn xy_wing(_: &Clues, board: &Board) -> Found {
    search(board, Links::Cells, Groups::Left, 6)
}

/// A1 and A3 with one digit.
pub(in crate::puzzle::sudoku) fn x_chain(_: &Clues, board: &Board, digits: Digits) -> Found {
    search(board, Links::Digits(digits), Groups::Left, MIDDLE)
}

/// A3 through cells of two candidates.
pub(in crate::puzzle::sudoku) fn xy_chain(_: &Clues, board: &Board) -> Found {
    search(board, Links::Cells, Groups::Left, MIDDLE)
}

/// A3 through any links, short enough to rate below grouped ones.
pub(in crate::puzzle::sudoku) fn alternating(_: &Clues, board: &Board) -> Found {
    search(board, Links::All, Groups::Left, SHORT)
}

/// A4: the same with groups as nodes.
pub(in crate::puzzle::sudoku) fn grouped(_: &Clues, board: &Board) -> Found {
    search(board, Links::All, Groups::Taken, SHORT)
}

/// A3 through any links, of any length.
pub(in crate::puzzle::sudoku) fn long_alternating(_: &Clues, board: &Board) -> Found {
    search(board, Links::All, Groups::Left, LONGEST)
}

/// A4, of any length.
pub(in crate::puzzle::sudoku) fn long_grouped(_: &Clues, board: &Board) -> Found {
    search(board, Links::All, Groups::Taken, LONGEST)
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
        loops: most >= SHORT,
    };
    match board.houses().side() {
        ..=9 => shortest::<NEAR>(board, wanted),
        _ => shortest::<WORDS>(board, wanted),
    }
}

fn shortest<const W: usize>(board: &Board, wanted: Wanted) -> Found {
    let net = Net::<W>::new(board, wanted.links, wanted.groups);
    let mut reached = Reached::new(net.nodes.len());
    let mut best: Option<Chain> = None;
    for start in 0..net.nodes.len() {
        let most = best
            .as_ref()
            .map_or(wanted.most, |best| best.nodes.len() - 1);
        let wanted = Wanted { most, ..wanted };
        if let Some(chain) = from(board, &net, start, wanted, &mut reached) {
            best = Some(chain);
        }
    }
    told(board, &net, best?, wanted)
}
