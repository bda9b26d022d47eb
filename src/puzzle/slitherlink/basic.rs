//! The basic rules R1 to R7: one clue or one vertex at a time.

use crate::grid::{Cell, Edge, Place as _, Vertex};
use crate::model::{Clash, Contradiction};
use crate::solve::Find;
use crate::trace::Step;

use super::board::Tally;
use super::{Board, Clue, Clues, Fact, Mark, Rule, Slitherlink, Technique};

type Found = Option<Find<Slitherlink>>;

/// The edges around a clue or vertex, sorted by what is known.
#[derive(Default)]
struct Around {
    lines: Vec<Edge>,
    crosses: Vec<Edge>,
    open: Vec<Edge>,
}

fn around(board: &Board, edges: impl IntoIterator<Item = Edge>) -> Around {
    let mut around = Around::default();
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

/// The first clue, in reading order, whose count and edges are such.
fn first_clue(
    clues: &Clues,
    board: &Board,
    is_such: impl Fn(u8, Tally) -> bool,
) -> Option<(Cell, u8)> {
    let tallies = board.around_cells().values().iter();
    let at =
        clues.0.values().iter().zip(tallies).position(
            |(clue, &tally)| matches!(*clue, Clue::Count(count) if is_such(count, tally)),
        )?;
    let cell = Cell::at(at, clues.shape());
    Some((cell, clues.count(cell)?))
}

/// The first vertex, in reading order, whose edges are such; the edges.
fn first_vertex(board: &Board, is_such: impl Fn(Tally) -> bool) -> Option<(Vertex, Around)> {
    let mut tallies = board.around_vertices().values().iter();
    let at = tallies.position(|&tally| is_such(tally))?;
    let vertex = Vertex::at(at, board.shape());
    let edges = vertex.edges(board.shape()).into_iter().flatten();
    Some((vertex, around(board, edges)))
}

/// R7: a clue or vertex that cannot be met any more.
pub(super) fn contradiction(clues: &Clues, board: &Board) -> Found {
    let at_clue = || {
        let (cell, count) = first_clue(clues, board, |count, Tally { lines, open }| {
            lines > count || lines + open < count
        })?;
        let Around { lines, crosses, .. } = around(board, cell.edges());
        let (rule, given) = if lines.len() > usize::from(count) {
            (Rule::ClueExceeded, facts(&lines, Mark::Line))
        } else {
            (Rule::ClueShort, facts(&crosses, Mark::Cross))
        };
        Some(Contradiction {
            clues: vec![cell.site()],
            given,
            clash: Clash::new(rule, vec![cell.site()]),
        })
    };
    let at_vertex = || {
        let (vertex, Around { lines, crosses, .. }) = first_vertex(board, |tally| {
            matches!(
                tally,
                Tally { lines: 3.., .. } | Tally { lines: 1, open: 0 }
            )
        })?;
        let (rule, given) = if lines.len() > 1 {
            (Rule::Branch, facts(&lines[..3], Mark::Line))
        } else {
            let given = [facts(&lines, Mark::Line), facts(&crosses, Mark::Cross)].concat();
            (Rule::DeadEnd, given)
        };
        Some(Contradiction {
            clues: vec![],
            given,
            clash: Clash::new(rule, vec![vertex.site()]),
        })
    };
    at_clue().or_else(at_vertex).map(Find::Contradiction)
}

/// R6: the four edges of a 0 are crosses. Cells in reading order.
pub(super) fn zero(clues: &Clues, board: &Board) -> Found {
    let (cell, _) = first_clue(clues, board, |count, tally| count == 0 && tally.open > 0)?;
    let found = facts(&around(board, cell.edges()).open, Mark::Cross);
    step(Technique::Zero, &[cell], Vec::new(), found)
}

/// R1: a clue with all its lines; its other edges are crosses. Reading order.
pub(super) fn clue_satisfied(clues: &Clues, board: &Board) -> Found {
    let (cell, _) = first_clue(clues, board, |count, Tally { lines, open }| {
        open > 0 && lines == count
    })?;
    let Around { lines, open, .. } = around(board, cell.edges());
    let given = facts(&lines, Mark::Line);
    step(
        Technique::ClueSatisfied,
        &[cell],
        given,
        facts(&open, Mark::Cross),
    )
}

/// R2: a clue that needs every edge it has left. Reading order.
pub(super) fn clue_needs_all(clues: &Clues, board: &Board) -> Found {
    let (cell, _) = first_clue(clues, board, |count, Tally { lines, open }| {
        open > 0 && lines + open == count
    })?;
    let Around { crosses, open, .. } = around(board, cell.edges());
    let given = facts(&crosses, Mark::Cross);
    step(
        Technique::ClueNeedsAll,
        &[cell],
        given,
        facts(&open, Mark::Line),
    )
}

/// R3, R4, R5: what the lines and crosses at a vertex force. Reading order.
pub(super) fn vertex(_: &Clues, board: &Board) -> Found {
    let (_, around) = first_vertex(board, |Tally { lines, open }| {
        lines == 2 && open > 0 || lines < 2 && open == 1
    })?;
    let Around {
        lines,
        crosses,
        open,
    } = around;
    let (technique, given, mark) = match lines.len() {
        2 => (
            Technique::VertexFull,
            facts(&lines, Mark::Line),
            Mark::Cross,
        ),
        1 => {
            let given = [facts(&lines, Mark::Line), facts(&crosses, Mark::Cross)].concat();
            (Technique::ForcedContinuation, given, Mark::Line)
        }
        _ => (
            Technique::DeadEnd,
            facts(&crosses, Mark::Cross),
            Mark::Cross,
        ),
    };
    step(technique, &[], given, facts(&open, mark))
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
