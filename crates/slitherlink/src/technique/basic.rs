//! Basic rules: one clue or one vertex at a time.

use clew_core::grid::{Cell, Edge, Place as _, Vertex};
use clew_core::model::{Clash, Contradiction};
use clew_core::solve::{Find, Finding};
use clew_core::trace::Step;

use crate::board::{Board, Clue, Clues, EdgeCounts, Fact, Mark, Rule, Slitherlink};
use crate::catalogue::Technique;
use crate::reason::{Link, Reason};

/// Edges around a clue or vertex, by what is known about them.
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

/// Makes a step without trials or groups.
pub(crate) fn step(
    technique: Technique,
    clues: &[Cell],
    given: Vec<Fact>,
    found: Vec<Fact>,
) -> Finding<Slitherlink> {
    let clues = clues.iter().map(|cell| cell.site()).collect();
    (!found.is_empty()).then_some(Find::Step(Step::new(technique, clues, given, found)))
}

/// First clue, in reading order, whose count and edge counts satisfy a condition.
fn first_clue(
    clues: &Clues,
    board: &Board,
    is_such: impl Fn(u8, EdgeCounts) -> bool,
) -> Option<(Cell, u8)> {
    let all_counts = board.around_cells().values().iter();
    let at = clues.0.values().iter().zip(all_counts).position(
        |(clue, &counts)| matches!(*clue, Clue::Count(count) if is_such(count, counts)),
    )?;
    let cell = Cell::at(at, clues.shape());
    Some((cell, clues.count(cell)?))
}

/// First vertex, in reading order, whose edge counts satisfy a condition, with its edges.
fn first_vertex(board: &Board, is_such: impl Fn(EdgeCounts) -> bool) -> Option<(Vertex, Around)> {
    let mut all_counts = board.around_vertices().values().iter();
    let at = all_counts.position(|&counts| is_such(counts))?;
    let vertex = Vertex::at(at, board.shape());
    let edges = vertex.edges(board.shape()).into_iter().flatten();
    Some((vertex, around(board, edges)))
}

/// Contradiction: a clue or vertex that can no longer be met.
pub(crate) fn contradiction(clues: &Clues, board: &Board) -> Finding<Slitherlink> {
    let at_clue = || {
        let (cell, count) = first_clue(clues, board, |count, EdgeCounts { lines, open }| {
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
        let (vertex, Around { lines, crosses, .. }) = first_vertex(board, |counts| {
            matches!(
                counts,
                EdgeCounts { lines: 3.., .. } | EdgeCounts { lines: 1, open: 0 }
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

/// Zero: the four edges of a 0 are crosses. Cells in reading order.
pub(crate) fn zero(clues: &Clues, board: &Board) -> Finding<Slitherlink> {
    let (cell, _) = first_clue(clues, board, |count, counts| count == 0 && counts.open > 0)?;
    let found = facts(&around(board, cell.edges()).open, Mark::Cross);
    step(Technique::Zero, &[cell], Vec::new(), found)
}

/// Clue satisfied: all its lines are known; its other edges are crosses. Reading order.
pub(crate) fn clue_satisfied(clues: &Clues, board: &Board) -> Finding<Slitherlink> {
    let (cell, _) = first_clue(clues, board, |count, EdgeCounts { lines, open }| {
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

/// Clue needs all: every edge it has left is a line. Reading order.
pub(crate) fn clue_needs_all(clues: &Clues, board: &Board) -> Finding<Slitherlink> {
    let (cell, _) = first_clue(clues, board, |count, EdgeCounts { lines, open }| {
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

/// Vertex full, forced continuation, dead end. Reading order.
pub(crate) fn vertex(_: &Clues, board: &Board) -> Finding<Slitherlink> {
    let (_, around) = first_vertex(board, |EdgeCounts { lines, open }| {
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

/// Colour to edge: an edge between two cells whose sides are known. Edges in order.
pub(crate) fn colour_to_edge(_: &Clues, board: &Board) -> Finding<Slitherlink> {
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

/// Even crossing: an edge between two cells related by known facts. The chain
/// between them is a closed curve that the loop crosses an even number of times.
/// Edges in order.
pub(crate) fn even_crossing(_: &Clues, board: &Board) -> Finding<Slitherlink> {
    implied(board).find_map(|(edge, mark)| {
        let cells @ [a, b] = edge.cells(board.shape());
        let given = board.path(a, b)?;
        let chain = given.iter().copied().map(Some);
        let tie = Link::tie(cells, mark == Mark::Line, chain);
        Some(Find::Step(Step {
            reason: Some(Reason::Argument(vec![tie])),
            ..Step::new(
                Technique::EvenCrossing,
                Vec::new(),
                given,
                vec![Fact::Edge(edge, mark)],
            )
        }))
    })
}

/// Undecided edges whose two cells are related, with the marks that follow.
pub(crate) fn implied(board: &Board) -> impl Iterator<Item = (Edge, Mark)> {
    let undecided = board
        .shape()
        .edges()
        .filter(|&edge| board.edge(edge).is_none());
    undecided.filter_map(|edge| Some((edge, board.implied(edge)?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;

    #[test]
    fn a_0_has_four_crosses() {
        shows(
            zero,
            Technique::Zero,
            "
            + + +  >  +x+ +
             0     >  x0x
            + + +  >  +x+ +
                   >
            + + +  >  + + +
            ",
        );
    }

    #[test]
    fn a_1_with_a_line_has_no_other() {
        shows(
            clue_satisfied,
            Technique::ClueSatisfied,
            "
            + + +  >  +x+ +
             1|    >  x1|
            + + +  >  +x+ +
                   >
            + + +  >  + + +
            ",
        );
    }

    #[test]
    fn a_3_with_a_cross_needs_all_its_other_sides() {
        shows(
            clue_needs_all,
            Technique::ClueNeedsAll,
            "
            + + +  >  +-+ +
             3x    >  |3x
            + + +  >  +-+ +
                   >
            + + +  >  + + +
            ",
        );
    }

    #[test]
    fn a_vertex_with_two_lines_has_no_other() {
        shows(
            vertex,
            Technique::VertexFull,
            "
            + + +  >  + + +
              |    >    |
            +-+ +  >  +-+x+
                   >    x
            + + +  >  + + +
            ",
        );
    }

    #[test]
    fn a_line_that_reaches_a_corner_goes_on() {
        shows(
            vertex,
            Technique::ForcedContinuation,
            "
            +-+ +  >  +-+ +
                   >  |
            + + +  >  + + +
                   >
            + + +  >  + + +
            ",
        );
    }

    #[test]
    fn a_corner_with_a_cross_has_no_line() {
        shows(
            vertex,
            Technique::DeadEnd,
            "
            +x+ +  >  +x+ +
                   >  x
            + + +  >  + + +
                   >
            + + +  >  + + +
            ",
        );
    }

    #[test]
    fn between_an_inside_cell_and_an_outside_one_is_a_line() {
        shows(
            colour_to_edge,
            Technique::ColourToEdge,
            "
            + + + + +  >  + + + + +
                       >
            + + + + +  >  + + + + +
               # ~     >     #|~
            + + + + +  >  + + + + +
                       >
            + + + + +  >  + + + + +
            ",
        );
    }

    #[test]
    fn the_loop_crosses_a_ring_of_cells_twice() {
        shows(
            even_crossing,
            Technique::EvenCrossing,
            "
            + + + +  >  + + + +
              x x    >    x x
            +x+ +-+  >  +x+ +-+
                     >
            +x+ + +  >  +x+ +-+
              x x    >    x x
            + + + +  >  + + + +
            ",
        );
    }
}
