//! Consequences of a drawing, decided without the matcher. The cells of the window and
//! of one free ring around it are inside or outside, an edge is a line exactly between
//! the two, clues count, and no vertex is a checkerboard. An edge is forced if a
//! complete search refutes its opposite.

use std::collections::BTreeMap;

use clew_core::grid::{Cell, Edge, Shape, Vertex};
use varisat::{ExtendFormula, Lit, Solver};

use super::drawing::{Border, Drawing, ProofKind};
use crate::board::Mark;

/// Window with a ring around it, as a board of its own.
pub(super) struct PaddedWindow {
    pub(super) shape: Shape,
    /// Rows and columns by which the ring moves the drawing down and right.
    pub(super) shift: (u8, u8),
    border: Border,
}

impl PaddedWindow {
    pub(super) fn new(drawing: &Drawing) -> Self {
        let ring = |border: bool| u8::from(!border);
        let Border {
            top,
            right,
            bottom,
            left,
        } = drawing.border;
        let rows = drawing.window.rows + ring(top) + ring(bottom);
        let cols = drawing.window.cols + ring(left) + ring(right);
        Self {
            shape: Shape::new(rows, cols),
            shift: (ring(top), ring(left)),
            border: drawing.border,
        }
    }

    pub(super) fn cell(&self, cell: Cell) -> Cell {
        Cell::new(cell.row + self.shift.0, cell.col + self.shift.1)
    }

    pub(super) fn edge(&self, edge: Edge) -> Edge {
        match edge {
            Edge::Above(cell) => Edge::Above(self.cell(cell)),
            Edge::LeftOf(cell) => Edge::LeftOf(self.cell(cell)),
        }
    }

    /// Whether an edge is a side of the window that is not on the border of the board:
    /// nothing is known about the cells beyond it.
    fn is_loose(&self, edge: Edge) -> bool {
        match edge {
            Edge::Above(cell) => {
                cell.row == 0 && !self.border.top
                    || cell.row == self.shape.rows && !self.border.bottom
            }
            Edge::LeftOf(cell) => {
                cell.col == 0 && !self.border.left
                    || cell.col == self.shape.cols && !self.border.right
            }
        }
    }
}

/// Rules of a window as clauses.
struct Judge {
    solver: Solver<'static>,
    lines: BTreeMap<Edge, Lit>,
}

impl Judge {
    fn new(window: &PaddedWindow, drawing: &Drawing) -> Self {
        let mut solver = Solver::new();
        let outside = solver.new_lit();
        solver.add_clause(&[outside]);
        let cells: BTreeMap<Cell, Lit> = window
            .shape
            .cells()
            .map(|cell| (cell, solver.new_lit()))
            .collect();
        let side = |cell: Option<Cell>| cell.map_or(!outside, |cell| cells[&cell]);
        let mut lines = BTreeMap::new();
        for edge in window.shape.edges().filter(|&e| !window.is_loose(e)) {
            let [a, b] = edge.cells(window.shape).map(side);
            let line = solver.new_lit();
            for clause in [[!line, a, b], [!line, !a, !b], [line, !a, b], [line, a, !b]] {
                solver.add_clause(&clause);
            }
            lines.insert(edge, line);
        }
        for vertex in window.shape.vertices() {
            Self::vertex(&mut solver, &lines, window, vertex);
        }
        for &(cell, count) in &drawing.clues {
            let sides: Vec<Lit> = window.cell(cell).edges().map(|edge| lines[&edge]).to_vec();
            exactly(&mut solver, &sides, usize::from(count));
        }
        for &(edge, mark) in &drawing.given {
            let line = lines[&window.edge(edge)];
            solver.add_clause(&[if mark == Mark::Line { line } else { !line }]);
        }
        Self { solver, lines }
    }

    /// Colours make the number of lines even; four are left to forbid.
    fn vertex(
        solver: &mut Solver<'static>,
        lines: &BTreeMap<Edge, Lit>,
        window: &PaddedWindow,
        vertex: Vertex,
    ) {
        let around: Option<Vec<Lit>> = vertex
            .edges(window.shape)
            .into_iter()
            .map(|edge| lines.get(&edge?).copied())
            .collect();
        if let Some(around) = around {
            let clause: Vec<Lit> = around.into_iter().map(|line| !line).collect();
            solver.add_clause(&clause);
        }
    }

    /// Lines of a completion in which the literal holds, if there is one.
    fn completion(&mut self, literal: Lit) -> Option<Vec<Edge>> {
        self.solver.assume(&[literal]);
        if !self.solver.solve().expect("nothing interrupts the judge") {
            return None;
        }
        let model = self.solver.model().expect("a solved formula has a model");
        let drawn = |&(_, line): &(&Edge, &Lit)| model[line.index()] == *line;
        Some(self.lines.iter().filter(drawn).map(|(&e, _)| e).collect())
    }

    fn can_be(&mut self, edge: Edge, mark: Mark, kind: ProofKind, core: &[Edge]) -> bool {
        let line = self.lines[&edge];
        let literal = if mark == Mark::Line { line } else { !line };
        loop {
            let Some(drawn) = self.completion(literal) else {
                return false;
            };
            let closed = match kind {
                ProofKind::Local => None,
                ProofKind::Loop => closed_loop(&drawn, core),
            };
            let Some(closed) = closed else { return true };
            let clause: Vec<Lit> = closed.iter().map(|edge| !self.lines[edge]).collect();
            self.solver.add_clause(&clause);
        }
    }
}

/// Adds that exactly `count` of four literals hold.
fn exactly(solver: &mut Solver<'static>, literals: &[Lit], count: usize) {
    for set in 0..1_usize << literals.len() {
        if set.count_ones() as usize != count {
            let differs = |(i, &literal): (usize, &Lit)| {
                if set >> i & 1 == 1 { !literal } else { literal }
            };
            let clause: Vec<Lit> = literals.iter().enumerate().map(differs).collect();
            solver.add_clause(&clause);
        }
    }
}

/// Loop among the lines that lie in the core, if there is one: the lines that
/// remain after removing line ends repeatedly.
fn closed_loop(drawn: &[Edge], core: &[Edge]) -> Option<Vec<Edge>> {
    let mut rest: Vec<Edge> = drawn
        .iter()
        .copied()
        .filter(|edge| core.contains(edge))
        .collect();
    loop {
        let touches = |a: Edge, v: Vertex| a.ends().contains(&v);
        let kept: Vec<Edge> = rest
            .iter()
            .copied()
            .filter(|&edge| {
                let goes_on = |v: Vertex| rest.iter().any(|&e| e != edge && touches(e, v));
                edge.ends().into_iter().all(goes_on)
            })
            .collect();
        if kept.len() == rest.len() {
            break;
        }
        rest = kept;
    }
    let mut piece = vec![*rest.first()?];
    loop {
        let joins = |e: Edge| {
            piece
                .iter()
                .any(|p| p.ends().iter().any(|v| e.ends().contains(v)))
        };
        let next = rest
            .iter()
            .copied()
            .find(|&e| !piece.contains(&e) && joins(e));
        match next {
            Some(edge) => piece.push(edge),
            None => return Some(piece),
        }
    }
}

/// Returns every edge that the drawing forces and does not give, with the kind of
/// its proof, in places of the padded window; `None` if nothing completes the drawing.
pub(super) fn forced(drawing: &Drawing) -> Option<BTreeMap<Edge, (Mark, ProofKind)>> {
    let window = PaddedWindow::new(drawing);
    let core: Vec<Edge> = drawing.core().into_iter().map(|e| window.edge(e)).collect();
    let given: Vec<Edge> = drawing.given.iter().map(|g| window.edge(g.0)).collect();
    let mut judge = Judge::new(&window, drawing);
    let edges: Vec<Edge> = judge.lines.keys().copied().collect();
    let mut forced = BTreeMap::new();
    // Loop proofs add clauses, so all local ones come first.
    for kind in [ProofKind::Local, ProofKind::Loop] {
        for &edge in edges.iter().filter(|edge| !given.contains(edge)) {
            if forced.contains_key(&edge) {
                continue;
            }
            match [Mark::Line, Mark::Cross].map(|mark| judge.can_be(edge, mark, kind, &core)) {
                [true, true] => {}
                [true, false] => drop(forced.insert(edge, (Mark::Line, kind))),
                [false, true] => drop(forced.insert(edge, (Mark::Cross, kind))),
                [false, false] => return None,
            }
        }
    }
    Some(forced)
}
