//! Two-edge cuts: groups of edges that must be alike.
//!
//! Undecided edges between the same two colour classes are all lines or all
//! crosses, up to parity. If crosses there would leave lines in separate
//! components, they are lines. The loop crosses every cut an even number of times,
//! so with two undecided edges the crosses of the cut are enough evidence.

use clew_core::grid::{Edge, Shape, SortShort as _, Table, Vertex};
use clew_core::solve::{Attempts, Find, attempts};
use clew_core::trace::Step;

use super::{Board, Clues, Fact, Mark, Slitherlink, Technique};

/// Groups of at least two undecided edges between the same two colour classes.
pub(crate) fn gate_of_two(_: &Clues, board: &Board) -> Box<dyn Attempts<Slitherlink>> {
    let open = board
        .shape()
        .edges()
        .filter(|&edge| board.edge(edge).is_none());
    let mut keyed: Vec<((usize, usize, bool), Edge)> =
        open.map(|edge| (key(board, edge), edge)).collect();
    // A single edge is a matter of parity.
    keyed.sort_short();
    let groups = keyed
        .chunk_by(|a, b| a.0 == b.0)
        .filter(|group| group.len() > 1);
    let edges = |group: &[(_, Edge)]| group.iter().map(|&(_, edge)| edge).collect();
    let mut candidates: Vec<Vec<Edge>> = groups.map(edges).collect();
    candidates.sort_short();
    attempts(candidates, |_, board, group| {
        let step = two_edge_cut(board, &group).map(Find::Step);
        step.ok_or(group[0].site())
    })
}

/// Key that is equal for edges that must be both lines or both crosses.
fn key(board: &Board, edge: Edge) -> (usize, usize, bool) {
    let [(a, from_a), (b, from_b)] = edge.cells(board.shape()).map(|cell| board.class(cell));
    (a.min(b), a.max(b), from_a ^ from_b)
}

/// Step if lines would lie in separate components if these edges were crosses.
///
/// Each component with lines is looked at, since a large group may separate more than
/// two of them.
fn two_edge_cut(board: &Board, group: &[Edge]) -> Option<Step<Slitherlink>> {
    let shape = board.shape();
    let may_be_line =
        |other: Edge| board.edge(other) != Some(Mark::Cross) && !group.contains(&other);
    let is_line = |&edge: &Edge| board.edge(edge) == Some(Mark::Line);
    let lines: Vec<Edge> = shape.edges().filter(is_line).collect();
    let mut seen = Table::filled(shape, false);
    for &line in &lines {
        let start = line.ends()[0];
        if seen[start] {
            continue;
        }
        let component = component(shape, start, may_be_line);
        let beyond = *lines.iter().find(|line| !component[line.ends()[0]])?;
        if let Some(step) = step_of_cut(board, &component, [line, beyond]) {
            return Some(step);
        }
        for vertex in shape.vertices().filter(|&vertex| component[vertex]) {
            seen[vertex] = true;
        }
    }
    None
}

/// Step if two edges between a component and the rest are undecided. One of the lines
/// lies in the component, the other in the rest.
fn step_of_cut(
    board: &Board,
    component: &Table<Vertex, bool>,
    lines: [Edge; 2],
) -> Option<Step<Slitherlink>> {
    let cut = board.shape().edges().filter(|other| {
        let [a, b] = other.ends();
        component[a] != component[b]
    });
    let mut given = lines.map(|line| Fact::Edge(line, Mark::Line)).to_vec();
    let mut open = Vec::new();
    for other in cut {
        match board.edge(other) {
            Some(mark) => given.push(Fact::Edge(other, mark)),
            None => open.push(other),
        }
    }
    // It follows from the crosses of the cut that the two are alike, since the loop crosses
    // the cut an even number of times.
    let [_, _] = open[..] else { return None };
    let found = open.iter().map(|&edge| Fact::Edge(edge, Mark::Line));
    given.sort_short();
    Some(Step::new(
        Technique::GateOfTwo,
        Vec::new(),
        given,
        found.collect(),
    ))
}

/// Vertices reached along edges that may be lines.
fn component(
    shape: Shape,
    start: Vertex,
    may_be_line: impl Fn(Edge) -> bool,
) -> Table<Vertex, bool> {
    let mut component = Table::filled(shape, false);
    component[start] = true;
    let mut todo = vec![start];
    while let Some(vertex) = todo.pop() {
        for edge in vertex
            .edges(shape)
            .into_iter()
            .flatten()
            .filter(|&edge| may_be_line(edge))
        {
            for end in edge.ends() {
                if !component[end] {
                    component[end] = true;
                    todo.push(end);
                }
            }
        }
    }
    component
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;
    use clew_core::solve::by_attempts;

    #[test]
    fn both_gaps_in_a_wall_between_lines_are_lines() {
        shows(
            by_attempts(gate_of_two),
            Technique::GateOfTwo,
            "
            + +-+ +  >  + +-+ +
                     >
            + + + +  >  + + + +
              x x    >  | x x |
            + + + +  >  + + + +
                     >
            + +-+ +  >  + +-+ +
            ",
        );
    }
}
