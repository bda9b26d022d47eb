//! Evidence as clauses: the clues and facts of a step, each under a switch, and
//! the opposite of what the step finds, on a window of the board.
//!
//! A loop within a window is also a loop of the board, with all cells beyond the
//! window outside. So if the evidence does not force a conclusion on a window, it
//! does not force it on the board. The converse holds only if the window is the
//! whole board.

use clew_core::grid::{Cell, Edge, Shape, Site};
use clew_core::model::Fact as _;
use clew_core::sat::{CALL, Lit, Oracle as _};
use clew_core::solve::{Advance, Fuel, Premise};

use crate::board::padded_grid::PaddedGrid;
use crate::board::{Clues, Fact, Mark, Side, Slitherlink};
use crate::prove::LoopSat;

/// Number of cells by which a window reaches beyond the places of the evidence.
const MARGIN: u8 = 2;

/// Budget of one question, in fuel: far more than any question has needed.
const BUDGET: u32 = 400 * CALL;

/// Rows and columns of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    top: u8,
    left: u8,
    shape: Shape,
}

impl Window {
    /// The whole board.
    pub(super) fn whole(board: Shape) -> Self {
        Self {
            top: 0,
            left: 0,
            shape: board,
        }
    }

    /// Rows and columns around the places of premises and of what is found.
    pub(super) fn around(board: Shape, premises: &[Premise<Slitherlink>], found: &[Fact]) -> Self {
        let (mut rows, mut cols) = ((u8::MAX, 0), (u8::MAX, 0));
        let sites = premises.iter().flat_map(|premise| match premise {
            Premise::Clue(site) => vec![*site],
            Premise::Object(facts) => facts.iter().map(|fact| fact.site()).collect(),
        });
        for site in sites.chain(found.iter().map(|fact| fact.site())) {
            for (span, place, length) in [
                (&mut rows, site.y, board.rows),
                (&mut cols, site.x, board.cols),
            ] {
                let cell = (place / 2).min(length);
                *span = (span.0.min(cell), span.1.max(cell));
            }
        }
        let reach = |(from, to): (u8, u8), length: u8| {
            let from = from.min(to).saturating_sub(MARGIN);
            (from, (to + MARGIN + 1).min(length) - from)
        };
        let ((top, rows), (left, cols)) = (reach(rows, board.rows), reach(cols, board.cols));
        Self {
            top,
            left,
            shape: Shape::new(rows, cols),
        }
    }

    fn cell(self, cell: Cell) -> Cell {
        Cell::new(cell.row - self.top, cell.col - self.left)
    }

    fn edge(self, edge: Edge) -> Edge {
        match edge {
            Edge::Above(below) => Edge::Above(self.cell(below)),
            Edge::LeftOf(right) => Edge::LeftOf(self.cell(right)),
        }
    }
}

/// Premises as clauses on a window, with the negation of what is found.
pub(super) struct Question {
    window: Window,
    is_whole: bool,
    grid: PaddedGrid,
    loops: LoopSat,
    /// The switch of each premise.
    switches: Vec<Lit>,
}

impl Question {
    pub(super) fn new(
        clues: &Clues,
        window: Window,
        premises: &[Premise<Slitherlink>],
        found: &[Fact],
    ) -> Self {
        let grid = PaddedGrid::new(window.shape);
        let mut question = Self {
            window,
            is_whole: window == Window::whole(clues.shape()),
            grid,
            loops: LoopSat::new(grid, &grid.singletons(), None),
            switches: Vec::new(),
        };
        if !found.is_empty() {
            let fails = found.iter().map(|fact| question.switch(&[fact.negated()]));
            let one_fails: Vec<Lit> = fails.collect();
            question.loops.sat().add(one_fails);
        }
        for premise in premises {
            let switch = match premise {
                Premise::Clue(site) => question.clue_switch(clues, *site),
                Premise::Object(facts) => question.switch(facts),
            };
            question.switches.push(switch);
        }
        question
    }

    /// Whether the window is the whole board.
    pub(super) fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Returns a switch under which some facts hold.
    fn switch(&mut self, facts: &[Fact]) -> Lit {
        let switch = self.loops.sat().fresh();
        for &fact in facts {
            for clause in self.clauses(fact) {
                self.loops.sat().add(clause.into_iter().chain([!switch]));
            }
        }
        switch
    }

    /// Returns a switch under which a clue is met.
    fn clue_switch(&mut self, clues: &Clues, site: Site) -> Lit {
        let switch = self.loops.sat().fresh();
        let counted = site
            .cell()
            .and_then(|cell| Some((cell, clues.count(cell)?)));
        if let Some((cell, count)) = counted {
            let at = self.grid.at(self.window.cell(cell));
            self.loops.add_clue(at, count, Some(switch));
        }
        switch
    }

    fn clauses(&self, fact: Fact) -> Vec<Vec<Lit>> {
        match fact {
            Fact::Cell(cell, side) => {
                let at = self.grid.at(self.window.cell(cell));
                vec![vec![self.loops.literal(at, side == Side::Inside)]]
            }
            Fact::Edge(edge, mark) => {
                let sides = self.grid.sides(self.window.edge(edge));
                let [a, b] = sides.map(|cell| self.loops.literal(cell, true));
                match mark {
                    Mark::Line => vec![vec![a, b], vec![!a, !b]],
                    Mark::Cross => vec![vec![a, !b], vec![!a, b]],
                }
            }
        }
    }

    /// Premises among those kept that suffice: no loop meets them without what is
    /// found. `None` if there is such a loop, or if the budget runs out first.
    pub(super) fn entailed_by(&mut self, kept: &[usize]) -> Option<Vec<usize>> {
        let assumed: Vec<Lit> = kept.iter().map(|&i| self.switches[i]).collect();
        let answer = self.loops.solve(&assumed, &mut Fuel::new(BUDGET));
        matches!(answer, Advance::Finished(_)).then(|| {
            let sat = self.loops.sat();
            let mut used = kept.to_vec();
            used.retain(|&i| sat.is_in_core(self.switches[i]));
            used
        })
    }
}
