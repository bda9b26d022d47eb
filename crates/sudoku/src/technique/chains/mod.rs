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
use crate::evidence::Finding;

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
pub(crate) fn turbot(_: &Clues, board: &Board, digits: Digits) -> Finding {
    search(board, Links::Digits(digits), Groups::Excluded, 4)
}

/// Empty rectangle: the same with a group in a box.
pub(crate) fn empty_rectangle(_: &Clues, board: &Board, digits: Digits) -> Finding {
    search(board, Links::Digits(digits), Groups::Included, 4)
}

/// XY-wing: three cells of two candidates.
pub(crate) fn xy_wing(_: &Clues, board: &Board) -> Finding {
    search(board, Links::Cells, Groups::Excluded, 6)
}

/// X-chain and simple or multi-colouring: `LINKS` strong links of one digit.
pub(crate) fn x_chain<const LINKS: usize>(_: &Clues, board: &Board, digits: Digits) -> Finding {
    search(board, Links::Digits(digits), Groups::Excluded, 2 * LINKS)
}

/// Grouped X-chain: the same with groups as nodes.
pub(crate) fn grouped_x_chain<const LINKS: usize>(
    _: &Clues,
    board: &Board,
    digits: Digits,
) -> Finding {
    search(board, Links::Digits(digits), Groups::Included, 2 * LINKS)
}

/// Alternating chains through any links, including XY-chains, short enough to rate below linked sets.
pub(crate) fn alternating(_: &Clues, board: &Board) -> Finding {
    search(board, Links::All, Groups::Excluded, SHORT)
}

/// Alternating chains through any links, of any length.
pub(crate) fn long_alternating(_: &Clues, board: &Board) -> Finding {
    search(board, Links::All, Groups::Excluded, LONGEST)
}

/// Grouped chains: the same with groups as nodes.
pub(crate) fn grouped(_: &Clues, board: &Board) -> Finding {
    search(board, Links::All, Groups::Included, LONGEST)
}

/// The shortest chain of a sort.
fn search(board: &Board, links: Links, groups: Groups, most: usize) -> Finding {
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

fn shortest<const W: usize>(board: &Board, wanted: Wanted) -> Finding {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Technique;
    use crate::technique::drawn::{each_digit, shows};

    #[test]
    fn a_skyscraper_has_two_rows_that_share_a_column_at_one_end() {
        shows(
            each_digit(turbot),
            Technique::Skyscraper,
            "
            .  -1 -1 .  -1 -1
            .  .  .  .  .  .
            .  -1 -1 -1 .  -1
            .  .  .  .  .  .
            .  .  .  .  .  .
            .  .  .  .  .  .
            ",
            "r2c5<>1 r4c4<>1",
        );
    }

    #[test]
    fn a_kite_has_a_row_and_a_column_that_share_a_box() {
        shows(
            each_digit(turbot),
            Technique::TwoStringKite,
            "
            -1 .  -1 -1 .  -1
            .  .  .  .  .  .
            -1 .  .  .  .  .
            .  .  .  .  .  .
            -1 .  .  .  .  .
            -1 .  .  .  .  .
            ",
            "r4c5<>1",
        );
    }

    #[test]
    fn a_turbot_fish_has_a_box_with_two_places() {
        shows(
            each_digit(turbot),
            Technique::TurbotFish,
            "
            .  -1 -1 -1 .  -1
            .  .  .  .  .  .
            .  .  .  -1 .  -1
            .  .  .  -1 -1 .
            .  .  .  .  .  .
            .  .  .  .  .  .
            ",
            "r4c1<>1",
        );
    }

    #[test]
    fn an_empty_rectangle_has_a_box_with_places_in_a_row_and_a_column() {
        shows(
            each_digit(empty_rectangle),
            Technique::EmptyRectangle,
            "
            -1 .  .  .  .  .
            -1 .  .  .  .  .
            .  .  .  -1 .  .
            -1 .  .  .  -1 -1
            -1 .  .  .  .  .
            .  .  .  .  .  .
            ",
            "r6c4<>1",
        );
    }

    #[test]
    fn an_xy_wing_rules_out_what_both_pincers_have() {
        shows(
            xy_wing,
            Technique::XyWing,
            "
            12 .  13 .
            .  .  .  .
            23 .  .  .
            .  .  .  .
            ",
            "r3c3<>3",
        );
    }

    #[test]
    fn one_of_the_two_colours_of_simple_colouring_is_true() {
        shows(
            each_digit(x_chain::<3>),
            Technique::SimpleColouring,
            "
            .  -1 -1 -1 .  -1 -1 -1 -1
            -1 .  .  .  -1 .  .  -1 .
            -1 .  .  .  -1 .  .  -1 .
            -1 .  .  .  -1 .  .  -1 .
            -1 -1 -1 -1 .  -1 -1 .  -1
            -1 .  .  .  -1 .  .  -1 .
            -1 .  .  .  -1 .  .  -1 .
            -1 -1 -1 .  -1 .  .  .  .
            .  .  .  .  -1 .  .  -1 -1
            ",
            "r9c7<>1",
        );
    }

    #[test]
    fn the_groups_of_multi_colouring_share_one_weak_link() {
        shows(
            each_digit(x_chain::<3>),
            Technique::MultiColouring,
            "
            .  -1 .  -1 .  -1 -1 -1 -1
            -1 .  .  .  -1 .  .  -1 .
            -1 .  .  .  -1 .  .  -1 .
            -1 .  .  .  -1 .  .  -1 .
            -1 -1 -1 -1 .  -1 -1 .  -1
            -1 .  .  .  -1 .  .  -1 .
            -1 .  .  .  -1 .  .  -1 .
            -1 -1 -1 .  -1 .  .  .  .
            .  .  .  .  -1 .  .  -1 -1
            ",
            "r9c7<>1",
        );
    }

    #[test]
    fn the_links_of_an_x_chain_are_strong_and_weak_in_turn() {
        shows(
            each_digit(x_chain::<3>),
            Technique::XChain,
            "
            .  -1 .  -1 .  -1 -1 -1 -1
            -1 .  .  .  -1 .  .  -1 .
            -1 .  .  .  -1 .  .  -1 .
            -1 .  .  .  -1 .  .  -1 .
            -1 -1 .  -1 .  -1 -1 .  -1
            -1 .  .  .  -1 .  .  -1 .
            -1 .  .  .  -1 .  .  -1 .
            -1 -1 -1 .  -1 .  .  .  .
            .  .  .  .  -1 .  .  -1 -1
            ",
            "r9c7<>1",
        );
    }

    #[test]
    fn two_places_in_a_box_are_one_link_of_a_grouped_x_chain() {
        shows(
            each_digit(grouped_x_chain::<3>),
            Technique::GroupedXChain,
            "
            .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .
            -1 .  -1 -1 .  -1 -1 -1 -1
            -1 .  .  .  .  .  .  .  .
            -1 -1 -1 -1 .  -1 -1 .  -1
            -1 .  .  .  .  .  .  .  .
            -1 .  .  .  .  .  .  .  .
            -1 .  .  .  .  .  .  .  .
            .  .  .  .  -1 .  .  .  .
            ",
            "r9c8<>1",
        );
    }
}
