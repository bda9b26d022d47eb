//! Uniqueness: conclusions that assume exactly one solution. Off by default, and
//! never part of a proof.

use clew_core::grid::{Cell, Edge};
use clew_core::solve::Finding;

use crate::board::{Board, Clues, Fact, Mark, Slitherlink};
use crate::catalogue::Technique;

/// Blank corner: a board corner whose cell and both neighbours are blank. If the
/// loop turned there, moving it across the corner would give another solution. So
/// in a puzzle with one solution the three cells are on the same side. Corners
/// clockwise from the top left.
pub(crate) fn blank_corner(clues: &Clues, board: &Board) -> Finding<Slitherlink> {
    let shape = clues.shape();
    if shape.rows < 2 || shape.cols < 2 {
        return None;
    }
    let (bottom, right) = (shape.rows - 1, shape.cols - 1);
    let corners = [(0, 0), (0, right), (bottom, right), (bottom, 0)];
    corners.into_iter().find_map(|(row, col)| {
        let corner = Cell::new(row, col);
        let inner = corner.edges().into_iter().zip(corner.neighbours(shape));
        let inner: Vec<(Edge, Cell)> = inner
            .filter_map(|(edge, next)| Some((edge, next?)))
            .collect();
        let blank = |cell: Cell| clues.count(cell).is_none();
        // The whole solution may be that one cell unless there is something beyond
        // it.
        let line_elsewhere = shape
            .edges()
            .find(|edge| board.edge(*edge) == Some(Mark::Line) && !corner.edges().contains(edge))?;
        if !blank(corner) || !inner.iter().all(|&(_, next)| blank(next)) {
            return None;
        }
        let found: Vec<Fact> = inner
            .iter()
            .filter(|(edge, _)| board.edge(*edge).is_none())
            .map(|&(edge, _)| Fact::Edge(edge, Mark::Cross))
            .collect();
        // If the board refuses, the puzzle does not have exactly one solution. That is
        // not a contradiction, and nothing is found.
        let mut agreed = board.clone();
        if found.iter().any(|&fact| agreed.learn(fact).is_err()) {
            return None;
        }
        let given = vec![Fact::Edge(line_elsewhere, Mark::Line)];
        super::basic::step(Technique::BlankCorner, &[], given, found)
    })
}
