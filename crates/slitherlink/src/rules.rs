//! Rules of Slitherlink, as the ways a board breaks them.
//!
//! Written from the rules alone and sharing nothing with the solver, because
//! the solver is checked against it.

use clew_core::grid::{Cell, Edge, Site, Table, Vertex};
use clew_core::model::Clash;

use crate::board::{Board, Clues, Mark, Rule, Slitherlink};

/// Marks of all edges; `None` if unknown.
type Edges = Table<Edge, Option<Mark>>;

/// Every broken rule of a board, complete or not.
pub(super) fn clashes(clues: &Clues, board: &Board) -> Vec<Clash<Slitherlink>> {
    clashes_of(clues, board.edges())
}

/// Every rule that marked edges break, regardless of colours.
pub(super) fn clashes_of(clues: &Clues, board: &Edges) -> Vec<Clash<Slitherlink>> {
    let mut found: Vec<Clash<Slitherlink>> = clues
        .counts()
        .filter_map(|(cell, count)| clue_clash(board, cell, count))
        .collect();
    found.extend(
        board
            .shape()
            .vertices()
            .filter_map(|vertex| vertex_clash(board, vertex)),
    );
    found.extend(loop_clashes(clues, board));
    if board.values().iter().all(Option::is_some)
        && board.shape().edges().all(|edge| !is_line(board, edge))
    {
        found.push(Clash::new(Rule::NoLoop, Vec::new()));
    }
    found
}

fn is_line(board: &Edges, edge: Edge) -> bool {
    board[edge] == Some(Mark::Line)
}

/// Number of sides of a cell with a mark, or without one.
fn sides(board: &Edges, cell: Cell, mark: Option<Mark>) -> usize {
    let sides = cell.edges().into_iter();
    sides.filter(|&edge| board[edge] == mark).count()
}

fn clue_clash(board: &Edges, cell: Cell, count: u8) -> Option<Clash<Slitherlink>> {
    let lines = sides(board, cell, Some(Mark::Line));
    let open = sides(board, cell, None);
    let rule = if lines > usize::from(count) {
        Rule::ClueExceeded
    } else if lines + open < usize::from(count) {
        Rule::ClueShort
    } else {
        return None;
    };
    Some(Clash::new(rule, vec![cell.site()]))
}

fn vertex_clash(board: &Edges, vertex: Vertex) -> Option<Clash<Slitherlink>> {
    let edges = || vertex.edges(board.shape()).into_iter().flatten();
    let lines = edges().filter(|&edge| is_line(board, edge)).count();
    let open = edges().filter(|&edge| board[edge].is_none()).count();
    let rule = match (lines, open) {
        (3.., _) => Rule::Branch,
        (1, 0) => Rule::DeadEnd,
        _ => return None,
    };
    Some(Clash::new(rule, vec![vertex.site()]))
}

/// Connected component of the lines drawn.
struct Piece {
    edges: Vec<Edge>,
    closed: bool,
}

fn pieces(board: &Edges) -> Vec<Piece> {
    let shape = board.shape();
    let mut seen: Table<Edge, bool> = Table::filled(shape, false);
    let mut pieces = Vec::new();
    for start in shape.edges() {
        if seen[start] || !is_line(board, start) {
            continue;
        }
        let mut piece = Piece {
            edges: Vec::new(),
            closed: true,
        };
        let mut todo = vec![start];
        seen[start] = true;
        while let Some(edge) = todo.pop() {
            piece.edges.push(edge);
            for end in edge.ends() {
                let lines: Vec<Edge> = end
                    .edges(shape)
                    .into_iter()
                    .flatten()
                    .filter(|&next| is_line(board, next))
                    .collect();
                piece.closed &= lines.len() == 2;
                for next in lines {
                    if !seen[next] {
                        seen[next] = true;
                        todo.push(next);
                    }
                }
            }
        }
        pieces.push(piece);
    }
    pieces
}

fn loop_clashes(clues: &Clues, board: &Edges) -> Vec<Clash<Slitherlink>> {
    let pieces = pieces(board);
    let Some(first) = pieces.iter().find(|piece| piece.closed) else {
        return Vec::new();
    };
    let sites = |edges: &[Edge]| edges.iter().map(|edge| edge.site()).collect::<Vec<Site>>();
    let mut found = Vec::new();
    let closed: Vec<&Piece> = pieces.iter().filter(|piece| piece.closed).collect();
    if closed.len() > 1 {
        let edges = closed
            .iter()
            .flat_map(|piece| sites(&piece.edges))
            .collect();
        found.push(Clash::new(Rule::TwoLoops, edges));
    } else if pieces.len() > 1 {
        found.push(Clash::new(Rule::PrematureLoop, sites(&first.edges)));
    }
    // Once a loop is closed, there can be no more lines, so every clue must be met.
    let unmet = clues
        .counts()
        .filter(|&(cell, count)| sides(board, cell, Some(Mark::Line)) < usize::from(count));
    let unmet: Vec<Site> = unmet.map(|(cell, _)| cell.site()).collect();
    if !unmet.is_empty() {
        found.push(Clash::new(
            Rule::PrematureLoop,
            [sites(&first.edges), unmet].concat(),
        ));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Fact;
    use clew_core::format::Read as _;
    use clew_core::grid::Shape;
    use clew_core::model::Puzzle;

    fn rules_broken(clues: &str, lines: &[Edge], fill: bool) -> Vec<Rule> {
        let clues = Slitherlink::parse(clues)
            .expect("the test's own text")
            .remove(0)
            .clues;
        let mut board = Slitherlink::board(&clues);
        for &edge in lines {
            Slitherlink::learn(&mut board, Fact::Edge(edge, Mark::Line)).expect("no conflict");
        }
        if fill {
            for edge in clues.shape().edges() {
                if board.edge(edge).is_none() {
                    // Colours may refuse a cross; the rules must judge without them.
                    let _ = Slitherlink::learn(&mut board, Fact::Edge(edge, Mark::Cross));
                }
            }
        }
        clashes(&clues, &board)
            .into_iter()
            .map(|clash| clash.rule)
            .collect()
    }

    fn ring(row: u8, col: u8) -> Vec<Edge> {
        Cell::new(row, col).edges().to_vec()
    }

    #[test]
    fn a_met_board_has_no_clashes() {
        assert_eq!(rules_broken("4..,...,...", &ring(0, 0), true), []);
    }

    #[test]
    fn an_exceeded_clue_is_named() {
        let edges = [Edge::Above(Cell::new(0, 0)), Edge::LeftOf(Cell::new(0, 0))];
        assert_eq!(
            rules_broken("1..,...,...", &edges, false),
            [Rule::ClueExceeded]
        );
    }

    #[test]
    fn a_clue_that_falls_short_is_named() {
        let clues = Slitherlink::parse("3..,...,...")
            .expect("the test's own text")
            .remove(0)
            .clues;
        let mut board = Slitherlink::board(&clues);
        for &edge in &ring(0, 0)[..2] {
            Slitherlink::learn(&mut board, Fact::Edge(edge, Mark::Cross)).expect("no conflict");
        }
        let expected = Clash::new(Rule::ClueShort, vec![Cell::new(0, 0).site()]);
        assert_eq!(clashes(&clues, &board), [expected]);
    }

    #[test]
    fn a_dead_end_has_no_sides_so_the_board_refuses_it() {
        let mut board = Board::new(Shape::new(3, 3));
        let line = Fact::Edge(Edge::Above(Cell::new(0, 0)), Mark::Line);
        let below = Fact::Edge(Edge::LeftOf(Cell::new(0, 1)), Mark::Cross);
        let beyond = Fact::Edge(Edge::Above(Cell::new(0, 1)), Mark::Cross);
        Slitherlink::learn(&mut board, line).expect("no conflict");
        Slitherlink::learn(&mut board, below).expect("no conflict");
        let refused = Slitherlink::learn(&mut board, beyond).expect_err("a dead end");
        assert_eq!(refused.clash.rule, Rule::BothSides);
    }

    #[test]
    fn a_second_loop_is_named() {
        let edges = [ring(0, 0), ring(2, 2)].concat();
        assert_eq!(rules_broken("...,...,...", &edges, true), [Rule::TwoLoops]);
    }

    #[test]
    fn a_loop_that_leaves_a_line_outside_is_premature() {
        let edges = [ring(0, 0), vec![Edge::Above(Cell::new(3, 2))]].concat();
        assert_eq!(
            rules_broken("...,...,...", &edges, false),
            [Rule::PrematureLoop]
        );
    }

    #[test]
    fn a_loop_that_leaves_a_clue_unmet_is_premature() {
        assert_eq!(
            rules_broken("...,...,..1", &ring(0, 0), false),
            [Rule::PrematureLoop]
        );
    }

    #[test]
    fn an_empty_board_is_not_a_loop() {
        assert_eq!(rules_broken("0..,...,...", &[], true), [Rule::NoLoop]);
    }

    #[test]
    fn three_lines_at_a_vertex_are_a_branch() {
        let shape = Shape::new(3, 3);
        let edges: Vec<Edge> = Vertex { row: 1, col: 1 }
            .edges(shape)
            .into_iter()
            .flatten()
            .take(3)
            .collect();
        assert_eq!(rules_broken("...,...,...", &edges, false), [Rule::Branch]);
    }
}
