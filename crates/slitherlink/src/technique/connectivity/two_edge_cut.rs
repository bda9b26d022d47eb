//! Two-edge cuts: groups of edges that must be alike.
//!
//! Undecided edges between the same two colour classes are all lines or all
//! crosses, up to parity. If crosses there would leave lines in separate
//! components, they are lines. The loop crosses every cut an even number of times,
//! so with two undecided edges the crosses of the cut are enough evidence.

use clew_core::grid::{Edge, Shape, SortShort as _, Table, Vertex};
use clew_core::solve::{Attempt, Attempts, Find};
use clew_core::trace::Step;

use super::{Board, Clues, Fact, Mark, Slitherlink, Technique};

/// Attempts: groups of at least two undecided edges that must be alike.
struct Groups {
    candidates: std::vec::IntoIter<Vec<Edge>>,
}

/// Groups of undecided edges between the same two colour classes.
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
    Box::new(Groups {
        candidates: candidates.into_iter(),
    })
}

/// Key that is equal for edges that must be both lines or both crosses.
fn key(board: &Board, edge: Edge) -> (usize, usize, bool) {
    let [(a, from_a), (b, from_b)] = edge.cells(board.shape()).map(|cell| board.class(cell));
    (a.min(b), a.max(b), from_a ^ from_b)
}

impl Attempts<Slitherlink> for Groups {
    fn attempt(&mut self, _: &Clues, board: &Board) -> Attempt<Slitherlink> {
        let Some(group) = self.candidates.next() else {
            return Attempt::Done;
        };
        match two_edge_cut(board, &group) {
            Some(step) => Attempt::Found(Find::Step(step)),
            None => Attempt::Nothing(group[0].site()),
        }
    }
}

/// Step if lines would lie in separate components if these edges were crosses.
fn two_edge_cut(board: &Board, group: &[Edge]) -> Option<Step<Slitherlink>> {
    let shape = board.shape();
    let may_be_line =
        |other: Edge| board.edge(other) != Some(Mark::Cross) && !group.contains(&other);
    let mut lines = shape
        .edges()
        .filter(|&other| board.edge(other) == Some(Mark::Line));
    let first = lines.next()?;
    let component = component(shape, first.ends()[0], may_be_line);
    let beyond = lines.find(|line| !component[line.ends()[0]])?;
    // The cut: edges between the component and the rest.
    let cut = shape.edges().filter(|other| {
        let [a, b] = other.ends();
        component[a] != component[b]
    });
    let mut given = vec![
        Fact::Edge(first, Mark::Line),
        Fact::Edge(beyond, Mark::Line),
    ];
    let mut open = Vec::new();
    for other in cut {
        match board.edge(other) {
            Some(mark) => given.push(Fact::Edge(other, mark)),
            None => open.push(other),
        }
    }
    // With two undecided edges, it follows from the crosses of the cut that they are
    // alike, since the loop crosses the cut an even number of times.
    let [_, _] = open[..] else { return None };
    let found: Vec<Fact> = open
        .iter()
        .map(|&edge| Fact::Edge(edge, Mark::Line))
        .collect();
    given.sort_short();
    Some(Step::new(Technique::GateOfTwo, Vec::new(), given, found))
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
    use clew_core::format::Read as _;
    use clew_core::grid::Cell;
    use clew_core::model::Puzzle as _;

    #[test]
    fn the_two_undecided_edges_of_a_cut_are_lines() {
        // A cut of crosses with two undecided edges, and a line on either side.
        let clues = Slitherlink::parse("...,...,...").unwrap().remove(0).clues;
        let mut board = Slitherlink::board(&clues);
        let mut learn = |edge, mark| board.learn(Fact::Edge(edge, mark)).map(|_| ()).unwrap();
        for col in [1, 2] {
            learn(Edge::LeftOf(Cell::new(1, col)), Mark::Cross);
        }
        learn(Edge::Above(Cell::new(0, 1)), Mark::Line);
        learn(Edge::Above(Cell::new(3, 1)), Mark::Line);
        let sides = [Edge::LeftOf(Cell::new(1, 0)), Edge::LeftOf(Cell::new(1, 3))];
        let step = two_edge_cut(&board, &sides).unwrap();
        assert_eq!(step.found, sides.map(|edge| Fact::Edge(edge, Mark::Line)));
    }
}
