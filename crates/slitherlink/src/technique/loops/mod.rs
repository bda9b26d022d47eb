//! Closing the loop: there is one loop, so none may be closed while a line or an
//! unmet clue is left outside it.
//!
//! Every conclusion names such a line or clue. If there is none, the loop would
//! be a solution, and nothing follows.

mod lines;

use clew_core::grid::{Edge, Place as _, SortDedup as _, SortShort as _, Table, Vertex};
use clew_core::model::{Clash, Contradiction};
use clew_core::solve::{Find, Finding};
use lines::{Evidence, Lines, path};

use crate::board::{Board, Clues, Fact, Mark, Rule, Slitherlink};
use crate::catalogue::Technique;

pub(crate) use lines::{LeftOut, may_close};

/// Contradiction: a loop closed while a line or an unmet clue is outside it.
pub(crate) fn contradiction(clues: &Clues, board: &Board) -> Finding<Slitherlink> {
    let lines = Lines::new(clues, board, Vec::new());
    let shape = board.shape();
    let mut seen = Table::filled(shape, false);
    for start in shape.edges() {
        if !lines.contains(start) || seen[start] {
            continue;
        }
        let (edges, closed) = lines.walk(start);
        for &edge in &edges {
            seen[edge] = true;
        }
        if closed && let Some(mut evidence) = lines.premature(&edges) {
            evidence.normalise();
            let sites = edges.iter().map(|edge| edge.site()).collect();
            let clash = Clash::new(Rule::PrematureLoop, sites);
            let Evidence { clues, given } = evidence;
            return Some(Find::Contradiction(Contradiction {
                clues,
                given,
                clash,
            }));
        }
    }
    None
}

/// Complete loop: it is closed and meets all clues; everything else is crosses.
pub(crate) fn complete(clues: &Clues, board: &Board) -> Finding<Slitherlink> {
    // A line with an end is not part of a closed loop.
    let mut vertices = board.around_vertices().values().iter();
    if vertices.any(|around| around.lines == 1) {
        return None;
    }
    let lines = Lines::new(clues, board, Vec::new());
    let start = board.shape().edges().find(|&edge| lines.contains(edge))?;
    let (edges, closed) = lines.walk(start);
    if !closed || lines.left_out(&edges).is_some() {
        return None;
    }
    let open = board
        .shape()
        .edges()
        .filter(|&edge| board.edge(edge).is_none());
    let found: Vec<Fact> = open.map(|edge| Fact::Edge(edge, Mark::Cross)).collect();
    if found.is_empty() {
        return None;
    }
    let mut evidence = Evidence::default();
    evidence.rely_on_lines(board, &edges);
    evidence.step(Technique::LoopComplete, found)
}

/// Premature loop: an edge that would close a loop too early. Paths in reading
/// order of their first edge.
pub(crate) fn premature(clues: &Clues, board: &Board) -> Finding<Slitherlink> {
    let lines = Lines::new(clues, board, Vec::new());
    let shape = board.shape();
    let is_end = |end: Vertex| board.around_vertices()[end].lines == 1;
    // Unknown edges between the two ends of a path, with its first edge.
    let mut gaps: Vec<(Edge, Edge)> = Vec::new();
    for (index, mark) in board.edges().values().iter().enumerate() {
        if mark.is_some() {
            continue;
        }
        let gap = Edge::at(index, shape);
        let [a, b] = gap.ends();
        if is_end(a)
            && is_end(b)
            && let Some(start) = lines.at(a).next()
            && let (edges, Some(ends)) = path(&lines, start)
            && ends.contains(&b)
            && let Some(first) = edges.into_iter().min()
        {
            gaps.push((first, gap));
        }
    }
    gaps.sort_short();
    gaps.into_iter().find_map(|(first, gap)| {
        let (path, _) = lines.walk(first);
        let closed = [path, vec![gap]].concat();
        let evidence = lines.premature(&closed)?;
        evidence.step(
            Technique::NoPrematureLoop,
            vec![Fact::Edge(gap, Mark::Cross)],
        )
    })
}

/// Chain as one edge: unknown edges that can only be lines together, because
/// each vertex between them has no other edge left, would close a loop too early.
pub(crate) fn chain(clues: &Clues, board: &Board) -> Finding<Slitherlink> {
    let shape = board.shape();
    let mut seen = Table::filled(shape, false);
    shape.edges().find_map(|start| {
        if board.edge(start).is_some() || seen[start] {
            return None;
        }
        let (chain, passed) = chain_of(board, start);
        for &edge in &chain {
            seen[edge] = true;
        }
        if chain.len() < 2 {
            return None;
        }
        let lines = Lines::new(clues, board, chain.clone());
        let (closed, is_loop) = lines.walk(start);
        if !is_loop {
            return None;
        }
        let mut evidence = lines.premature(&closed)?;
        for vertex in passed {
            let edges = vertex.edges(shape).into_iter().flatten();
            let crosses = edges.filter(|&edge| board.edge(edge) == Some(Mark::Cross));
            evidence
                .given
                .extend(crosses.map(|edge| Fact::Edge(edge, Mark::Cross)));
        }
        let found = chain
            .into_iter()
            .map(|edge| Fact::Edge(edge, Mark::Cross))
            .collect();
        evidence.step(Technique::ChainAsEdge, found)
    })
}

/// Unknown edges that are lines together with `start`, and the vertices between
/// them.
fn chain_of(board: &Board, start: Edge) -> (Vec<Edge>, Vec<Vertex>) {
    let mut chain = vec![start];
    let mut passed = Vec::new();
    for end in start.ends() {
        let (mut last, mut at) = (start, end);
        while let Some(next) = only_way_on(board, at, last) {
            passed.push(at);
            if chain.contains(&next) {
                break;
            }
            chain.push(next);
            at = next.other_end(at);
            last = next;
        }
    }
    passed.sort_dedup();
    (chain, passed)
}

/// Only unknown edge beside `from` at a vertex whose other edges are all crosses.
fn only_way_on(board: &Board, vertex: Vertex, from: Edge) -> Option<Edge> {
    let others = || {
        let edges = vertex.edges(board.shape()).into_iter().flatten();
        edges.filter(move |&edge| edge != from)
    };
    let open: Vec<Edge> = others()
        .filter(|&edge| board.edge(edge).is_none())
        .collect();
    match open[..] {
        [next] if others().all(|edge| board.edge(edge) != Some(Mark::Line)) => Some(next),
        _ => None,
    }
}

/// Short loop: assignments of a clue's last lines that would close a loop too
/// early are excluded; what the others share holds. Clues in reading order.
pub(crate) fn short(clues: &Clues, board: &Board) -> Finding<Slitherlink> {
    clues.counts().find_map(|(cell, count)| {
        let edges = cell.edges();
        let open: Vec<Edge> = edges
            .into_iter()
            .filter(|&edge| board.edge(edge).is_none())
            .collect();
        let known = edges
            .iter()
            .filter(|&&edge| board.edge(edge) == Some(Mark::Line))
            .count();
        let missing = usize::from(count).checked_sub(known)?;
        if missing < 2 || open.len() <= missing {
            return None;
        }
        let mut evidence = Evidence::default();
        let mut left: Vec<u8> = Vec::new();
        for chosen_bits in 0u8..1 << open.len() {
            if chosen_bits.count_ones() as usize != missing {
                continue;
            }
            let chosen: Vec<Edge> = (0..open.len())
                .filter(|i| chosen_bits >> i & 1 == 1)
                .map(|i| open[i])
                .collect();
            match closes_early(clues, board, &chosen) {
                Some(reason) => evidence.extend(reason),
                None => left.push(chosen_bits),
            }
        }
        let mut found = Vec::new();
        for (i, &edge) in open.iter().enumerate() {
            let (all, any) = (
                left.iter().all(|chosen_bits| chosen_bits >> i & 1 == 1),
                left.iter().any(|chosen_bits| chosen_bits >> i & 1 == 1),
            );
            match (all, any) {
                _ if left.is_empty() => {}
                (true, _) => found.push(Fact::Edge(edge, Mark::Line)),
                (_, false) => found.push(Fact::Edge(edge, Mark::Cross)),
                _ => {}
            }
        }
        if found.is_empty() {
            return None;
        }
        evidence.clues.push(cell.site());
        let decided = edges
            .iter()
            .filter_map(|&edge| Some(Fact::Edge(edge, board.edge(edge)?)));
        evidence.given.extend(decided);
        evidence.step(Technique::NoShortLoop, found)
    })
}

/// Evidence that lines cannot all be drawn: three meet at a vertex, or a loop is
/// closed early.
fn closes_early(clues: &Clues, board: &Board, chosen: &[Edge]) -> Option<Evidence> {
    let lines = Lines::new(clues, board, chosen.to_vec());
    let branch = chosen
        .iter()
        .flat_map(|edge| edge.ends())
        .find(|&end| lines.at(end).count() > 2);
    if let Some(vertex) = branch {
        let mut evidence = Evidence::default();
        evidence.rely_on_lines(board, &lines.at(vertex).collect::<Vec<_>>());
        return Some(evidence);
    }
    let (closed, is_loop) = lines.walk(*chosen.first()?);
    if is_loop {
        lines.premature(&closed)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;

    #[test]
    fn beside_a_closed_loop_that_meets_all_clues_are_only_crosses() {
        shows(
            complete,
            Technique::LoopComplete,
            "
            +-+ +  >  +-+x+
            |3|    >  |3| x
            + +-+  >  +x+-+
            |   |  >  | x |
            +-+-+  >  +-+-+
            ",
        );
    }

    #[test]
    fn a_loop_that_leaves_out_a_clue_is_not_closed() {
        shows(
            premature,
            Technique::NoPrematureLoop,
            "
            +-+ +  >  +-+ +
            |      >  | x
            +-+ +  >  +-+ +
               1   >     1
            + + +  >  + + +
            ",
        );
    }

    #[test]
    fn two_edges_that_meet_in_a_corner_would_close_a_loop_together() {
        shows(
            chain,
            Technique::ChainAsEdge,
            "
            + + +  >  + +x+
              |    >    | x
            + +-+  >  + +-+
             2     >   2
            + + +  >  + + +
            ",
        );
    }

    #[test]
    fn a_clue_avoids_assignments_with_which_three_lines_would_meet() {
        shows(
            short,
            Technique::NoShortLoop,
            "
            + + + +  >  + + + +
              |      >    |
            + + + +  >  + + + +
               2x    >     2x
            + + + +  >  + +-+ +
            ",
        );
    }

    #[test]
    fn a_clue_avoids_assignments_that_close_the_loop_early() {
        // The path ends at two corners of the 2. Its top and right sides would close the loop
        // without the 1, and its right and bottom sides would branch. As such a path parts the
        // other two corners from each other, the board has no solution.
        shows(
            short,
            Technique::NoShortLoop,
            "
            + +-+-+ +  >  + +-+-+ +
              |   |    >    |   |
            + + + + +  >  + +-+ + +
              x2  |    >    x2x |
            + + +-+ +  >  + +-+-+ +
                   1   >         1
            + + + + +  >  + + + + +
            ",
        );
    }
}
