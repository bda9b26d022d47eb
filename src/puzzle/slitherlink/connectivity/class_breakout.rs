//! B5 and B7: classes of cells and of edges, tried as a whole.
//!
//! Cells of one class have their colours tied together. Giving the class one
//! side colours all of it; if that cuts known cells of a colour apart, the
//! class has the other side. Edges between the same two classes are all alike
//! but for their sign; if crosses there would leave lines in separate parts,
//! they are lines. The relation is evidence as a chain of known facts.

use crate::grid::{Cell, Edge, Shape, Table, Vertex};
use crate::model::Fact as _;
use crate::solve::{Attempt, Attempts, Find};
use crate::trace::{Step, Trial};

use super::breakout;
use super::colours::Tearing;
use super::{Board, Clues, Fact, Mark, Side, Slitherlink, Technique};

/// B5: one undecided cell a class, each side in turn.
struct Classes {
    candidates: std::vec::IntoIter<(Cell, Side)>,
    tearing: Tearing,
}

/// B5.
pub(in super::super) fn class_breakout(_: &Clues, board: &Board) -> Box<dyn Attempts<Slitherlink>> {
    let mut seen = vec![false; board.shape().area() + 1];
    let undecided = board.shape().cells().filter(|&cell| {
        let class = board.class(Some(cell)).0;
        // A cell tied to no other is for the bridges and pockets.
        let is_alone = board.class_of(cell).nth(1).is_none();
        board.side(cell).is_none() && !is_alone && !std::mem::replace(&mut seen[class], true)
    });
    let both = |cell| [(cell, Side::Inside), (cell, Side::Outside)];
    let candidates: Vec<_> = undecided.flat_map(both).collect();
    Box::new(Classes {
        candidates: candidates.into_iter(),
        tearing: Tearing::new(board.edges(), |cell| board.side(cell)),
    })
}

impl Classes {
    /// Whether a colour is torn apart if a cell is on a side, and its class with it.
    fn tears(&mut self, board: &Board, cell: Cell, side: Side) -> bool {
        let alike = |other: Cell| {
            board
                .differ(Some(cell), Some(other))
                .map(|differs| !differs)
        };
        for other in board.class_of(cell) {
            let side = alike(other).map(|alike| if alike { side } else { side.opposite() });
            self.tearing.colour(other, side);
        }
        let tears = self.tearing.is_torn();
        for other in board.class_of(cell) {
            self.tearing.colour(other, None);
        }
        tears
    }
}

impl Attempts<Slitherlink> for Classes {
    fn attempt(&mut self, clues: &Clues, board: &Board) -> Attempt<Slitherlink> {
        let Some((cell, side)) = self.candidates.next() else {
            return Attempt::Done;
        };
        if !self.tears(board, cell, side) {
            return Attempt::Nothing(cell.site());
        }
        match refute(clues, board, cell, side) {
            Some(step) => Attempt::Found(Find::Step(step)),
            None => Attempt::Nothing(cell.site()),
        }
    }
}

fn refute(clues: &Clues, board: &Board, cell: Cell, side: Side) -> Option<Step<Slitherlink>> {
    let assumed = Fact::Cell(cell, side);
    let mut coloured = board.clone();
    coloured.learn(assumed).ok()?;
    let apart = [breakout::inside_apart, breakout::outside_apart];
    let Find::Contradiction(mut end) = apart.into_iter().find_map(|look| look(clues, &coloured))?
    else {
        return None;
    };
    // Cells coloured by the supposition are known through the chain to it.
    let known = |cell: Cell| board.side(cell).is_some();
    let mut given: Vec<Fact> = Vec::new();
    for &fact in &end.given {
        match fact {
            Fact::Cell(other, _) if !known(other) && other != cell => {
                given.extend(board.path(Some(other), Some(cell))?);
                given.push(assumed);
            }
            fact => given.push(fact),
        }
    }
    given.sort_unstable();
    given.dedup();
    end.given = given;
    let relied = end
        .given
        .iter()
        .filter(|&&fact| fact != assumed)
        .copied()
        .collect();
    let trial = Trial {
        assumed,
        steps: Vec::new(),
        end: Some(end),
    };
    let found = vec![assumed.negated()];
    Some(Step {
        trials: vec![trial],
        ..Step::new(Technique::ClassBreakout, Vec::new(), relied, found)
    })
}

/// B7: the undecided edges that are alike, two and more.
struct Gates {
    candidates: std::vec::IntoIter<Vec<Edge>>,
}

/// B7.
pub(in super::super) fn gate_of_two(_: &Clues, board: &Board) -> Box<dyn Attempts<Slitherlink>> {
    let open = board
        .shape()
        .edges()
        .filter(|&edge| board.edge(edge).is_none());
    let mut keyed: Vec<((usize, usize, bool), Edge)> =
        open.map(|edge| (key(board, edge), edge)).collect();
    // Alike edges come in groups; a gate of one edge is a matter of parity.
    keyed.sort_unstable();
    let groups = keyed
        .chunk_by(|a, b| a.0 == b.0)
        .filter(|group| group.len() > 1);
    let edges = |group: &[(_, Edge)]| group.iter().map(|&(_, edge)| edge).collect();
    let mut candidates: Vec<Vec<Edge>> = groups.map(edges).collect();
    candidates.sort_unstable();
    Box::new(Gates {
        candidates: candidates.into_iter(),
    })
}

/// Equal for edges that must be both lines or both crosses.
fn key(board: &Board, edge: Edge) -> (usize, usize, bool) {
    let [(a, from_a), (b, from_b)] = edge.cells(board.shape()).map(|cell| board.class(cell));
    (a.min(b), a.max(b), from_a ^ from_b)
}

impl Attempts<Slitherlink> for Gates {
    fn attempt(&mut self, _: &Clues, board: &Board) -> Attempt<Slitherlink> {
        let Some(alike) = self.candidates.next() else {
            return Attempt::Done;
        };
        match gate(board, &alike) {
            Some(step) => Attempt::Found(Find::Step(step)),
            None => Attempt::Nothing(alike[0].site()),
        }
    }
}

/// Whether lines would lie in separate parts if edges that are alike were crosses.
fn gate(board: &Board, alike: &[Edge]) -> Option<Step<Slitherlink>> {
    let shape = board.shape();
    let may_be_line =
        |other: Edge| board.edge(other) != Some(Mark::Cross) && !alike.contains(&other);
    let mut lines = shape
        .edges()
        .filter(|&other| board.edge(other) == Some(Mark::Line));
    let first = lines.next()?;
    let room = room(shape, first.ends()[0], may_be_line);
    let beyond = lines.find(|line| !room[line.ends()[0]])?;
    // The wall of the room: crosses and gates between it and the rest.
    let wall = shape.edges().filter(|other| {
        let [a, b] = other.ends();
        room[a] != room[b]
    });
    let mut given = vec![
        Fact::Edge(first, Mark::Line),
        Fact::Edge(beyond, Mark::Line),
    ];
    let mut gates = Vec::new();
    for other in wall {
        match board.edge(other) {
            Some(mark) => given.push(Fact::Edge(other, mark)),
            None => gates.push(other),
        }
    }
    // That all gates are alike follows from the crosses of the wall when there
    // are two of them, since the loop passes it an even number of times.
    let [_, _] = gates[..] else { return None };
    let found: Vec<Fact> = gates
        .iter()
        .map(|&gate| Fact::Edge(gate, Mark::Line))
        .collect();
    given.sort_unstable();
    Some(Step::new(Technique::GateOfTwo, Vec::new(), given, found))
}

/// The vertices reached along edges that may be lines.
fn room(shape: Shape, start: Vertex, may_be_line: impl Fn(Edge) -> bool) -> Table<Vertex, bool> {
    let mut room = Table::filled(shape, false);
    room[start] = true;
    let mut todo = vec![start];
    while let Some(vertex) = todo.pop() {
        for edge in vertex
            .edges(shape)
            .into_iter()
            .flatten()
            .filter(|&edge| may_be_line(edge))
        {
            for end in edge.ends() {
                if !room[end] {
                    room[end] = true;
                    todo.push(end);
                }
            }
        }
    }
    room
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Puzzle as _;

    #[test]
    fn edges_through_the_only_gate_of_two_are_lines() {
        // A wall of crosses with two gaps, and a line on either side.
        let clues = Slitherlink::parse("...,...,...").unwrap().remove(0).clues;
        let mut board = Slitherlink::board(&clues);
        let mut learn = |edge, mark| board.learn(Fact::Edge(edge, mark)).map(|_| ()).unwrap();
        for col in [1, 2] {
            learn(Edge::LeftOf(Cell::new(1, col)), Mark::Cross);
        }
        learn(Edge::Above(Cell::new(0, 1)), Mark::Line);
        learn(Edge::Above(Cell::new(3, 1)), Mark::Line);
        let sides = [Edge::LeftOf(Cell::new(1, 0)), Edge::LeftOf(Cell::new(1, 3))];
        let gate = gate(&board, &sides).unwrap();
        assert_eq!(gate.found, sides.map(|edge| Fact::Edge(edge, Mark::Line)));
    }
}
