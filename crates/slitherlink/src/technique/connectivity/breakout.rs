//! Breakout points and pockets: the inside is one connected region, and so is
//! the outside with the exterior.
//!
//! Cells of one colour and undecided cells form a graph; a known line between
//! two cells removes its edge, since a line separates colours. An articulation
//! point that separates two cells *known* to be of the colour is of that colour.
//! Components without a known cell prove nothing about it: they may all be of
//! the other colour.

use clew_core::grid::{Cell, SortDedup as _, SortShort as _};
use clew_core::model::{Clash, Contradiction, Fact as _};
use clew_core::solve::{Find, Finding};
use clew_core::trace::Step;

use super::region_graph::{Membership, RegionGraph};
use super::{Board, Clues, Fact, Mark, Reason, Rule, Side, Slitherlink, Technique};

/// Breakout point: an articulation point between known cells. Reading order.
fn breakout_point(board: &Board, side: Side, technique: Technique) -> Finding<Slitherlink> {
    let graph = RegionGraph::new(board, side);
    let node = *graph.articulation_points().first()?;
    let cell = graph.cell(node)?;
    let mut parts: Vec<Vec<usize>> = Vec::new();
    for (next, edge) in graph.neighbours(node) {
        let open = graph.is_open(next, edge);
        if open && !parts.iter().any(|part| part.contains(&next)) {
            parts.push(graph.reachable(next, Some(node)));
        }
    }
    // The evidence is the boundary of the smallest part with a known cell, and a
    // known cell in that part and in one more.
    parts.retain(|part| graph.known_fact(part).is_some());
    parts.sort_short_by_key(Vec::len);
    let boundary = graph.boundary(&parts[0]);
    let known: Vec<Fact> = parts
        .iter()
        .take(2)
        .filter_map(|part| graph.known_fact(part))
        .flatten()
        .collect();
    let joined = match known[..] {
        [Fact::Cell(one, _)] => Some(Reason::Joined(one, None)),
        [Fact::Cell(one, _), Fact::Cell(other, _)] => Some(Reason::Joined(one, Some(other))),
        _ => None,
    };
    let mut given: Vec<Fact> = boundary.into_iter().chain(known).collect();
    let groups = parts
        .iter()
        .take(2)
        .map(|part| graph.known_area(part))
        .collect();
    let (found, more) = with_edges(board, vec![(cell, side)]);
    given.extend(more);
    given.sort_dedup();
    Some(Find::Step(Step {
        groups,
        reason: joined,
        ..Step::new(technique, Vec::new(), given, found)
    }))
}

/// Facts of cells with their new sides and of the edges that follow from them
/// and from neighbours whose side is known; second, those neighbours.
pub(crate) fn with_edges(board: &Board, cells: Vec<(Cell, Side)>) -> (Vec<Fact>, Vec<Fact>) {
    let shape = board.shape();
    let mut found: Vec<Fact> = cells
        .iter()
        .map(|&(cell, side)| Fact::Cell(cell, side))
        .collect();
    let mut relied = Vec::new();
    for &(cell, side) in &cells {
        for (edge, next) in cell.edges().into_iter().zip(cell.neighbours(shape)) {
            if board.edge(edge).is_some() {
                continue;
            }
            let also_new = next.and_then(|next| cells.iter().find(|(other, _)| *other == next));
            let next_side = match next {
                None => Some(Side::Outside),
                Some(next) => also_new.map(|&(_, side)| side).or_else(|| board.side(next)),
            };
            let Some(next_side) = next_side else { continue };
            found.push(Fact::Edge(edge, Mark::between(next_side != side)));
            if let (Some(next), None) = (next, also_new) {
                relied.push(Fact::Cell(next, next_side));
            }
        }
    }
    found.sort_dedup();
    (found, relied)
}

/// Breakout point of the inside.
pub(crate) fn inside_breakout(_: &Clues, board: &Board) -> Finding<Slitherlink> {
    breakout_point(board, Side::Inside, Technique::InsideBreakout)
}

/// Breakout point of the outside.
pub(crate) fn outside_breakout(_: &Clues, board: &Board) -> Finding<Slitherlink> {
    breakout_point(board, Side::Outside, Technique::OutsideBreakout)
}

/// Breakout point of the inside under its name in the article's method.
pub(crate) fn article_breakout(board: &Board) -> Finding<Slitherlink> {
    breakout_point(board, Side::Inside, Technique::ArticleBreakout)
}

/// Contradiction: two components with known cells of one colour.
fn separated(board: &Board, side: Side) -> Finding<Slitherlink> {
    let graph = RegionGraph::new(board, side);
    let (part, root) = graph.separate_component(|membership| membership == Membership::Known)?;
    let known = graph.known_fact(&part).flatten();
    let anchor = graph.cell(root).map(|cell| Fact::Cell(cell, side));
    let mut given = graph.boundary(&part);
    given.extend(known.into_iter().chain(anchor));
    given.sort_short();
    let sites = known
        .into_iter()
        .chain(anchor)
        .map(|fact| fact.site())
        .collect();
    let clash = Clash::new(Rule::Separated, sites);
    Some(Find::Contradiction(Contradiction {
        clues: Vec::new(),
        given,
        clash,
    }))
}

/// Pocket: a component without a known cell is of the other colour. Reading order.
fn pocket(board: &Board, side: Side, technique: Technique) -> Finding<Slitherlink> {
    let graph = RegionGraph::new(board, side);
    let (part, root) = graph.separate_component(|membership| membership == Membership::Possible)?;
    if graph.known_fact(&part).is_some() {
        return None;
    }
    let anchor = graph.cell(root).map(|cell| Fact::Cell(cell, side));
    let mut given = graph.boundary(&part);
    given.extend(anchor);
    let cells = part
        .iter()
        .filter_map(|&node| Some((graph.cell(node)?, side.opposite())));
    let (found, more) = with_edges(board, cells.collect());
    given.extend(more);
    given.sort_dedup();
    // A single cell among outside cells is an island of its own.
    let alone = match part[..] {
        [node] if side == Side::Inside => graph
            .neighbours(node)
            .all(|(next, _)| graph.membership[next] == Membership::Excluded),
        _ => false,
    };
    let technique = if alone {
        Technique::NoIsland
    } else {
        technique
    };
    let groups = vec![
        part.iter()
            .filter_map(|&node| Some(graph.cell(node)?.site()))
            .collect(),
    ];
    Some(Find::Step(Step {
        groups,
        ..Step::new(technique, Vec::new(), given, found)
    }))
}

/// Pocket of the inside.
pub(crate) fn inside_pocket(_: &Clues, board: &Board) -> Finding<Slitherlink> {
    pocket(board, Side::Inside, Technique::InsidePocket)
}

/// Contradiction: two parts of the inside that can never be joined.
pub(crate) fn inside_separated(_: &Clues, board: &Board) -> Finding<Slitherlink> {
    separated(board, Side::Inside)
}

/// Contradiction: a part of the outside that can never reach the exterior.
pub(crate) fn outside_separated(_: &Clues, board: &Board) -> Finding<Slitherlink> {
    separated(board, Side::Outside)
}

/// Pocket of the outside.
pub(crate) fn outside_pocket(_: &Clues, board: &Board) -> Finding<Slitherlink> {
    pocket(board, Side::Outside, Technique::OutsidePocket)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::{board, shows};

    #[test]
    fn the_only_link_between_two_inside_groups_is_inside() {
        shows(
            inside_breakout,
            Technique::InsideBreakout,
            "
            + + + + + +  >  + + + + + +
             # # ~ ~ ~   >   # # ~ ~ ~
            + + + + + +  >  + +x+ + + +
             #       #   >   #x#     #
            + + + + + +  >  + +x+ + + +
             # # ~ ~ #   >   # # ~ ~ #
            + + + + + +  >  + + + + + +
            ",
        );
    }

    #[test]
    fn the_article_calls_it_a_breakout_point_too() {
        shows(
            |_, board| article_breakout(board),
            Technique::ArticleBreakout,
            "
            + + + +  >  + +-+ +
             #   #   >   #x#x#
            + + + +  >  + +-+ +
            ",
        );
    }

    #[test]
    fn a_pocket_without_a_known_cell_proves_nothing_about_its_entrance() {
        let (clues, board) = board(
            "
            + + + + +  >
                 ~     >
            + + + + +  >
             ~   ~     >
            + + + + +  >
             ~ # ~     >
            + + + + +  >
             ~ # ~     >
            + + + + +  >
            ",
        );
        assert_eq!(inside_breakout(&clues, &board), None);
    }

    #[test]
    fn a_lake_must_reach_the_rim() {
        shows(
            outside_breakout,
            Technique::OutsideBreakout,
            "
            + + + + +  >  + + + + +
             # # # #   >   # # # #
            + + + + +  >  + + +-+ +
             # ~   #   >   # ~x~|#
            + + + + +  >  + + + + +
             # #       >   # #
            + + + + +  >  + + + + +
            ",
        );
    }

    #[test]
    fn cells_cut_off_from_the_inside_are_outside() {
        shows(
            inside_pocket,
            Technique::InsidePocket,
            "
            + + + + +  >  +x+x+ + +
                 ~ #   >  x~x~x~ #
            + + + + +  >  +x+x+ + +
             ~ ~ ~ #   >   ~ ~ ~ #
            + + + + +  >  + + + + +
            ",
        );
    }

    #[test]
    fn a_single_cell_cut_off_from_the_inside_is_outside() {
        shows(
            inside_pocket,
            Technique::NoIsland,
            "
            + + + + +  >  +x+ + + +
               ~ # #   >  x~x~ # #
            + + + + +  >  +x+ + + +
             ~ ~ # #   >   ~ ~ # #
            + + + + +  >  + + + + +
            ",
        );
    }

    #[test]
    fn a_cell_cut_off_from_the_rim_is_inside() {
        shows(
            outside_pocket,
            Technique::OutsidePocket,
            "
            + + + +  >  + + + +
             # # #   >   # # #
            + + + +  >  + +x+ +
             #   #   >   #x#x#
            + + + +  >  + +x+ +
             # # #   >   # # #
            + + + +  >  + + + +
            ",
        );
    }

    #[test]
    fn two_inside_parts_cut_apart_are_a_contradiction() {
        let (clues, board) = board(
            "
            + + + +  >
             # ~ #   >
            + + + +  >
             ~ ~ ~   >
            + + + +  >
             # ~ #   >
            + + + +  >
            ",
        );
        let separated = inside_separated(&clues, &board);
        assert!(matches!(separated, Some(Find::Contradiction(_))));
    }
}
