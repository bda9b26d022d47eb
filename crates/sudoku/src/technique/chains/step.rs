//! The step of a chain: its evidence and its name.

use clew_core::grid::SortDedup as _;
use clew_core::solve::Find;
use clew_core::trace::Step;

use super::inference_graph::{Groups, InferenceGraph, LinkReason, Links, Node};
use super::{Board, Chain, Fact, Wanted};
use crate::catalogue::Technique;
use crate::evidence::Finding;

/// The step of a chain.
pub(super) fn conclude<const W: usize>(
    board: &Board,
    graph: &InferenceGraph<W>,
    chain: Chain,
    wanted: Wanted,
) -> Finding {
    let technique = name(board, graph, &chain, wanted);
    let given = relied_on(board, graph, &chain);
    let facts = |&node: &usize| {
        let Node { digit, cells, .. } = &graph.nodes[node];
        cells.iter().map(|cell| board.is(cell, *digit)).collect()
    };
    Some(Find::Step(Step {
        chain: chain.nodes.iter().map(facts).collect(),
        ..Step::new(technique, Vec::new(), given, chain.found)
    }))
}

/// The strong link between two nodes.
fn strong<const W: usize>(graph: &InferenceGraph<W>, a: usize, b: usize) -> Option<LinkReason> {
    let mut links = graph.strong[a].iter();
    links.find(|(to, _)| *to == b).map(|&(_, reason)| reason)
}

/// Facts that make the strong links of a chain strong: there are no other
/// possibilities.
fn relied_on<const W: usize>(board: &Board, graph: &InferenceGraph<W>, chain: &Chain) -> Vec<Fact> {
    let mut given = Vec::new();
    for pair in chain.nodes.chunks_exact(2) {
        let (a, b) = (&graph.nodes[pair[0]], &graph.nodes[pair[1]]);
        match strong(graph, pair[0], pair[1]) {
            Some(LinkReason::Cell(cell)) => {
                let others = board.digits().filter(|&d| d != a.digit && d != b.digit);
                given.extend(others.map(|digit| board.is_not(cell, digit)));
            }
            Some(LinkReason::House(house)) => {
                let house = board.houses().all()[house].cells;
                let both = a.cells.or(&b.cells).resized();
                given.extend(board.none_is(&house.without(&both), a.digit));
            }
            None => unreachable!("a chain follows links"),
        }
    }
    given.sort_dedup();
    given
}

/// Name of a chain, by the links it takes, not by those it was allowed to take.
fn name<const W: usize>(
    board: &Board,
    graph: &InferenceGraph<W>,
    chain: &Chain,
    wanted: Wanted,
) -> Technique {
    let nodes = &chain.nodes;
    let mut links = nodes.chunks_exact(2);
    let by_cells =
        links.all(|pair| matches!(strong(graph, pair[0], pair[1]), Some(LinkReason::Cell(_))));
    let digit = graph.nodes[nodes[0]].digit;
    let one_digit = nodes.iter().all(|&node| graph.nodes[node].digit == digit);
    let grouped = nodes.iter().any(|&node| graph.cell(node).is_none());
    match wanted.links {
        Links::Digits(_) if wanted.most <= 4 && wanted.groups == Groups::Included => {
            Technique::EmptyRectangle
        }
        Links::Digits(_) if wanted.most <= 4 => two_links(board, graph, nodes),
        Links::Digits(_) if grouped => Technique::GroupedXChain,
        Links::Cells if wanted.most <= 6 => Technique::XyWing,
        _ if chain.is_loop => Technique::NiceLoop,
        _ if grouped => Technique::GroupedChain,
        _ if one_digit => one_digit_chain(graph, nodes),
        _ if by_cells => Technique::XyChain,
        _ => Technique::AlternatingChain,
    }
}

/// Simple colouring if all weak links are strong too, multi-colouring if all but one
/// are, and otherwise X-chain.
fn one_digit_chain<const W: usize>(graph: &InferenceGraph<W>, nodes: &[usize]) -> Technique {
    let weak = nodes[1..].chunks_exact(2);
    let only_weak = |pair: &&[usize]| strong(graph, pair[0], pair[1]).is_none();
    match weak.filter(only_weak).count() {
        0 => Technique::SimpleColouring,
        // Back at the start, a colour would be twice in a house.
        1 if nodes.first() == nodes.last() => Technique::SimpleColouring,
        1 => Technique::MultiColouring,
        _ => Technique::XChain,
    }
}

/// Skyscraper if both strong links lie in rows, or both in columns; two-string kite if
/// one lies in a row and one in a column; otherwise turbot fish.
fn two_links<const W: usize>(
    board: &Board,
    graph: &InferenceGraph<W>,
    nodes: &[usize],
) -> Technique {
    use crate::board::Sort::{Column, Row};
    let sort = |pair: &[usize]| match strong(graph, pair[0], pair[1]) {
        Some(LinkReason::House(house)) => Some(board.houses().all()[house].name.sort),
        _ => None,
    };
    let sorts: Vec<_> = nodes.chunks_exact(2).filter_map(sort).collect();
    match sorts[..] {
        [Row, Row] | [Column, Column] => Technique::Skyscraper,
        [Row, Column] | [Column, Row] => Technique::TwoStringKite,
        _ => Technique::TurbotFish,
    }
}
