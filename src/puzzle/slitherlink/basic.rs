//! The basic rules R1 to R7: one clue or one vertex at a time.

use std::ops::Deref;

use crate::grid::{Cell, Edge, Vertex};
use crate::model::{Broken, Clash};
use crate::solve::Find;
use crate::trace::Step;

use super::{Board, Clues, Fact, Mark, Rule, Slitherlink, Technique};

type Found = Option<Find<Slitherlink>>;

/// At most four edges, without an allocation: every step looks at every spot.
#[derive(Clone, Copy)]
struct Few {
    edges: [Edge; 4],
    len: usize,
}

impl Few {
    const NONE: Few = Few {
        edges: [Edge::Above(Cell { row: 0, col: 0 }); 4],
        len: 0,
    };

    fn push(&mut self, edge: Edge) {
        self.edges[self.len] = edge;
        self.len += 1;
    }
}

impl Deref for Few {
    type Target = [Edge];

    fn deref(&self) -> &[Edge] {
        &self.edges[..self.len]
    }
}

/// The edges around a clue or vertex, sorted by what is known.
struct Around {
    lines: Few,
    crosses: Few,
    open: Few,
}

fn around(board: &Board, edges: impl IntoIterator<Item = Edge>) -> Around {
    let mut around = Around {
        lines: Few::NONE,
        crosses: Few::NONE,
        open: Few::NONE,
    };
    for edge in edges {
        match board.edge(edge) {
            Some(Mark::Line) => around.lines.push(edge),
            Some(Mark::Cross) => around.crosses.push(edge),
            None => around.open.push(edge),
        }
    }
    around
}

fn facts(edges: &[Edge], mark: Mark) -> Vec<Fact> {
    edges.iter().map(|&edge| Fact::Edge(edge, mark)).collect()
}

/// A step without trials or groups.
pub(super) fn step(
    technique: Technique,
    clues: &[Cell],
    given: Vec<Fact>,
    found: Vec<Fact>,
) -> Option<Find<Slitherlink>> {
    let clues = clues.iter().map(|cell| cell.site()).collect();
    (!found.is_empty()).then_some(Find::Step(Step::new(technique, clues, given, found)))
}

/// R7: a clue or vertex that cannot be met any more.
pub(super) fn contradiction(clues: &Clues, board: &Board) -> Found {
    let at_clue = clues.counts().find_map(|(cell, count)| {
        let Around { lines, crosses, .. } = around(board, cell.edges());
        let count = usize::from(count);
        let (rule, given) = if lines.len() > count {
            (Rule::ClueExceeded, facts(&lines, Mark::Line))
        } else if 4 - crosses.len() < count {
            (Rule::ClueShort, facts(&crosses, Mark::Cross))
        } else {
            return None;
        };
        let clash = Clash::new(rule, vec![cell.site()]);
        Some(Broken {
            clues: vec![cell.site()],
            given,
            clash,
        })
    });
    let at_vertex = || {
        board.shape().vertices().find_map(|vertex| {
            let Around {
                lines,
                crosses,
                open,
            } = around_vertex(board, vertex);
            let (rule, given) = match (lines.len(), open.len()) {
                (3.., _) => (Rule::Branch, facts(&lines[..3], Mark::Line)),
                (1, 0) => {
                    let given = [facts(&lines, Mark::Line), facts(&crosses, Mark::Cross)].concat();
                    (Rule::DeadEnd, given)
                }
                _ => return None,
            };
            Some(Broken {
                clues: vec![],
                given,
                clash: Clash::new(rule, vec![vertex.site()]),
            })
        })
    };
    at_clue.or_else(at_vertex).map(Find::Broken)
}

fn around_vertex(board: &Board, vertex: Vertex) -> Around {
    around(board, vertex.edges(board.shape()).into_iter().flatten())
}

/// R6: the four edges of a 0 are crosses. Cells in reading order.
pub(super) fn zero(clues: &Clues, board: &Board) -> Found {
    clues
        .counts()
        .filter(|&(_, count)| count == 0)
        .find_map(|(cell, _)| {
            let open = around(board, cell.edges()).open;
            step(
                Technique::Zero,
                &[cell],
                Vec::new(),
                facts(&open, Mark::Cross),
            )
        })
}

/// R1: a clue with all its lines; its other edges are crosses. Reading order.
pub(super) fn clue_satisfied(clues: &Clues, board: &Board) -> Found {
    clues.counts().find_map(|(cell, count)| {
        let Around { lines, open, .. } = around(board, cell.edges());
        if lines.len() != usize::from(count) {
            return None;
        }
        let found = facts(&open, Mark::Cross);
        step(
            Technique::ClueSatisfied,
            &[cell],
            facts(&lines, Mark::Line),
            found,
        )
    })
}

/// R2: a clue that needs every edge it has left. Reading order.
pub(super) fn clue_needs_all(clues: &Clues, board: &Board) -> Found {
    clues.counts().find_map(|(cell, count)| {
        let Around { crosses, open, .. } = around(board, cell.edges());
        if 4 - crosses.len() != usize::from(count) {
            return None;
        }
        let found = facts(&open, Mark::Line);
        step(
            Technique::ClueNeedsAll,
            &[cell],
            facts(&crosses, Mark::Cross),
            found,
        )
    })
}

/// R3, R4, R5: what the lines and crosses at a vertex force. Reading order.
pub(super) fn vertex(_: &Clues, board: &Board) -> Found {
    board.shape().vertices().find_map(|vertex| {
        let Around {
            lines,
            crosses,
            open,
        } = around_vertex(board, vertex);
        match (lines.len(), open.len()) {
            (2, 1..) => {
                let found = facts(&open, Mark::Cross);
                step(Technique::VertexFull, &[], facts(&lines, Mark::Line), found)
            }
            (1, 1) => {
                let given = [facts(&lines, Mark::Line), facts(&crosses, Mark::Cross)].concat();
                step(
                    Technique::ForcedContinuation,
                    &[],
                    given,
                    facts(&open, Mark::Line),
                )
            }
            (0, 1) => {
                let given = facts(&crosses, Mark::Cross);
                step(Technique::DeadEnd, &[], given, facts(&open, Mark::Cross))
            }
            _ => None,
        }
    })
}

/// C2: an edge between two cells whose sides are known. Edges in order.
pub(super) fn colour_to_edge(_: &Clues, board: &Board) -> Found {
    implied(board).find_map(|(edge, mark)| {
        let mut given = Vec::new();
        for cell in edge.cells(board.shape()).into_iter().flatten() {
            given.push(Fact::Cell(cell, board.side(cell)?));
        }
        step(
            Technique::ColourToEdge,
            &[],
            given,
            vec![Fact::Edge(edge, mark)],
        )
    })
}

/// B8: an edge between two cells tied together by known facts. The chain
/// between them is a closed curve that the loop crosses an even number of
/// times. Edges in order.
pub(super) fn even_crossing(_: &Clues, board: &Board) -> Found {
    implied(board).find_map(|(edge, mark)| {
        let [a, b] = edge.cells(board.shape());
        let given = board.path(a, b)?;
        step(
            Technique::EvenCrossing,
            &[],
            given,
            vec![Fact::Edge(edge, mark)],
        )
    })
}

/// Undecided edges whose two cells relate by known facts, with what they must be.
fn implied(board: &Board) -> impl Iterator<Item = (Edge, Mark)> {
    let undecided = board
        .shape()
        .edges()
        .filter(|&edge| board.edge(edge).is_none());
    undecided.filter_map(|edge| Some((edge, board.implied(edge)?)))
}
