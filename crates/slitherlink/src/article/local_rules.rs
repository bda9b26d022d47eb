//! The local rules as clauses for a SAT solver: clues, vertices, no ring around
//! one cell, neighbouring 3s on opposite sides. Complete, unlike propagation: the
//! solver decides whether the board has any completion.
//!
//! A variable per cell says "inside", one per inner edge "line"; an edge on
//! the rim shares the variable of its cell, since the exterior is outside.
//! Every clause that relies on a clue also carries that clue's selector, so
//! that the core of a refutation names the clues it needs.

use clew_core::grid::{Cell, Edge, Site, SortShort as _, Table, Vertex};
use clew_core::sat::{DECISIONS, Lit, SatSolver, Status};

use super::{Board, Clues, Fact, Side};
use crate::board::Mark;

/// Number of places whose clauses are added in one call: up to a millisecond of work.
const PIECES: usize = 1_000;

/// Outcome of [`LocalRules::solve`].
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Completion {
    /// A completion exists: for each cell whether it is inside, row-major.
    Exists(Vec<bool>),
    /// None exists.
    Refuted,
    /// The budget of the call is used up; query again.
    OutOfBudget,
}

/// Clauses of one puzzle.
pub(super) struct LocalRules {
    solver: SatSolver,
    cells: Table<Cell, Lit>,
    edges: Table<Edge, Lit>,
    /// Clues with their selectors.
    selectors: Vec<(Cell, Lit)>,
    /// Rules whose clauses are still to be added, the next one last.
    pending: Vec<Piece>,
}

/// Place whose clauses are added together.
#[derive(Clone, Copy)]
enum Piece {
    /// An edge has a line if its cells differ.
    Edge(Edge),
    /// No checkerboard at a vertex.
    Vertex(Vertex),
    /// A clue, by its index, counts lines.
    Clue(usize),
    /// No ring around a cell, or around it and a neighbour.
    Ring(Cell),
}

/// Unsatisfiable core: the clues and facts that a refutation rests on.
#[derive(Clone, Debug, PartialEq, Default)]
pub(super) struct UnsatCore {
    /// Printed clues.
    pub(super) clues: Vec<Site>,
    /// Known facts.
    pub(super) given: Vec<Fact>,
}

/// Core being shrunk by deletion.
pub(super) struct Shrinking {
    /// Members that stay so far.
    needed: Vec<Lit>,
    /// The members before this one are needed.
    at: usize,
    /// The assumption under refutation.
    opposite: Option<Lit>,
}

impl LocalRules {
    /// Rules without clauses; [`build`](Self::build) adds them.
    pub(super) fn new(clues: &Clues) -> Self {
        let shape = clues.shape();
        let mut solver = SatSolver::new();
        let mut fresh = || solver.fresh();
        let cells = Table::of(shape, |_: Cell| fresh());
        let edges = Table::of(shape, |edge: Edge| match edge.cells(shape) {
            [Some(_), Some(_)] => fresh(),
            [Some(cell), None] | [None, Some(cell)] => cells[cell],
            [None, None] => unreachable!("every edge has a cell"),
        });
        let selectors: Vec<(Cell, Lit)> = clues.counts().map(|(cell, _)| (cell, fresh())).collect();
        let pieces = shape.edges().map(Piece::Edge);
        let pieces = pieces.chain(shape.vertices().map(Piece::Vertex));
        let pieces = pieces.chain((0..selectors.len()).map(Piece::Clue));
        let mut pending: Vec<Piece> = pieces.chain(shape.cells().map(Piece::Ring)).collect();
        pending.reverse();
        Self {
            solver,
            cells,
            edges,
            selectors,
            pending,
        }
    }

    /// Whether all clauses have been added.
    pub(super) fn is_built(&self) -> bool {
        self.pending.is_empty()
    }

    /// Adds the clauses of the next places.
    pub(super) fn build(&mut self, clues: &Clues) {
        for _ in 0..PIECES {
            match self.pending.pop() {
                Some(Piece::Edge(edge)) => self.add_edge(edge),
                Some(Piece::Vertex(vertex)) => self.add_vertex(vertex),
                Some(Piece::Clue(number)) => self.add_clue(clues, number),
                Some(Piece::Ring(cell)) => self.add_small_rings(clues, cell),
                None => return,
            }
        }
    }

    fn add(&mut self, clause: impl IntoIterator<Item = Lit>) {
        self.solver.add(clause);
    }

    /// Literal of a fact.
    pub(super) fn literal(&self, fact: Fact) -> Lit {
        match fact {
            Fact::Edge(edge, mark) => self.edges[edge].apply_sign(mark == Mark::Line),
            Fact::Cell(cell, side) => self.cells[cell].apply_sign(side == Side::Inside),
        }
    }

    /// Selectors of all clues.
    pub(super) fn all_clues(&self) -> Vec<Lit> {
        self.selectors.iter().map(|&(_, lit)| lit).collect()
    }

    /// Looks for a completion under assumptions, for at most `decisions` decisions.
    pub(super) fn solve(&mut self, assumed: &[Lit], decisions: u64) -> Completion {
        match self.solver.call_within(assumed, decisions, u64::MAX) {
            Status::Satisfiable => {
                let inside = |&lit: &Lit| self.solver.is_true(lit);
                Completion::Exists(self.cells.values().iter().map(inside).collect())
            }
            Status::Unsatisfiable => Completion::Refuted,
            Status::Unknown => Completion::OutOfBudget,
        }
    }

    /// Whether the core of the last refutation contains this assumption.
    pub(super) fn core_contains(&self, assumed: Lit) -> bool {
        self.solver.is_in_core(assumed)
    }

    /// Begins to shrink the core of the last refutation. `opposite` is the assumption
    /// under refutation.
    pub(super) fn shrinking(&self, opposite: Option<Lit>) -> Shrinking {
        let mut needed = self.solver.core();
        needed.retain(|&lit| Some(lit) != opposite);
        needed.sort_short();
        Shrinking {
            needed,
            at: 0,
            opposite,
        }
    }

    /// Tries to drop the next member of a core: it goes if a few decisions suffice to
    /// refute the rest. `false` once all have been tried.
    pub(super) fn shrink(&mut self, shrinking: &mut Shrinking) -> bool {
        let Shrinking {
            needed,
            at,
            opposite,
        } = shrinking;
        // A refutation may not need members that the previous one needed.
        if *at >= needed.len() {
            return false;
        }
        let tried: Vec<Lit> = needed
            .iter()
            .copied()
            .filter(|&lit| lit != needed[*at])
            .chain(*opposite)
            .collect();
        if self.solve(&tried, SHRINK_DECISIONS) == Completion::Refuted {
            let core = self.solver.core();
            needed.retain(|lit| core.contains(lit));
        } else {
            *at += 1;
        }
        true
    }

    /// Core as clues and facts; `facts` are the known ones.
    pub(super) fn core(&self, shrinking: &Shrinking, facts: &[Fact]) -> UnsatCore {
        let needed = &shrinking.needed;
        let clues = self
            .selectors
            .iter()
            .filter(|(_, lit)| needed.contains(lit));
        let given = facts
            .iter()
            .filter(|&&fact| needed.contains(&self.literal(fact)));
        UnsatCore {
            clues: clues.map(|(cell, _)| cell.site()).collect(),
            given: given.copied().collect(),
        }
    }

    fn add_edge(&mut self, edge: Edge) {
        if let [Some(a), Some(b)] = edge.cells(self.cells.shape()) {
            let (line, a, b) = (self.edges[edge], self.cells[a], self.cells[b]);
            self.add([!line, a, b]);
            self.add([!line, !a, !b]);
            self.add([line, !a, b]);
            self.add([line, a, !b]);
        }
    }

    fn add_vertex(&mut self, vertex: Vertex) {
        // A checkerboard needs all four cells.
        if let [Some(a), Some(b), Some(c), Some(d)] = vertex.cells(self.cells.shape()) {
            let [a, b, c, d] = [a, b, c, d].map(|cell| self.cells[cell]);
            self.add([!a, b, !c, d]);
            self.add([a, !b, c, !d]);
        }
    }

    fn add_clue(&mut self, clues: &Clues, number: usize) {
        let (cell, selector) = self.selectors[number];
        let count = clues.count(cell).map(u32::from);
        let edges = cell.edges().map(|edge| self.edges[edge]);
        for lines in 0..16u32 {
            if Some(lines.count_ones()) != count {
                // The clue forbids this assignment of the four edges.
                let clause = (0..4).map(|i| edges[i].apply_sign(lines & (1 << i) == 0));
                self.add(clause.chain([!selector]));
            }
        }
    }

    fn add_small_rings(&mut self, clues: &Clues, cell: Cell) {
        let shape = clues.shape();
        let selector_of = |cell: Cell, selectors: &[(Cell, Lit)]| {
            selectors
                .iter()
                .find(|(at, _)| *at == cell)
                .map(|&(_, lit)| lit)
        };
        let around = cell.neighbours(shape);
        let lits: Vec<Lit> = around
            .into_iter()
            .flatten()
            .map(|next| self.cells[next])
            .collect();
        let own = self.cells[cell];
        // An outside cell with only inside neighbours is cut off from the exterior.
        if lits.len() == 4 {
            self.add(lits.iter().map(|&lit| !lit).chain([own]));
        }
        // A ring around one cell is the whole loop, so some clue must fail.
        if let Some(unmet) = clues.clue_unmet_by_ring(&[cell]) {
            let selector = selector_of(unmet, &self.selectors);
            let clause: Vec<Lit> = lits
                .iter()
                .copied()
                .chain([!own])
                .chain(selector.map(|lit| !lit))
                .collect();
            self.add(clause);
        }
        for next in [around[1], around[2]].into_iter().flatten() {
            if (clues.count(cell), clues.count(next)) != (Some(3), Some(3)) {
                continue;
            }
            if let Some(unmet) = clues.clue_unmet_by_ring(&[cell, next]) {
                let pair = [cell, next, unmet].map(|at| selector_of(at, &self.selectors));
                let switched: Vec<Lit> = pair.into_iter().flatten().map(|lit| !lit).collect();
                let (a, b) = (own, self.cells[next]);
                self.add([a, b].into_iter().chain(switched.iter().copied()));
                self.add([!a, !b].into_iter().chain(switched));
            }
        }
    }
}

/// Budget of one call, in decisions. A call keeps nothing but the learnt clauses of
/// the earlier ones, so it must be able to reach a completion of the largest board.
pub(super) const MAX_DECISIONS: u64 = DECISIONS;

/// Budget of one attempt to shrink a core, in decisions. Most attempts succeed by
/// propagation alone, and the aim is not to complete the whole board.
const SHRINK_DECISIONS: u64 = 200;

/// Sides of cells that a board knows, row-major.
pub(super) fn known_cells(board: &Board) -> Vec<Fact> {
    let side = |cell| Some(Fact::Cell(cell, board.side(cell)?));
    board.shape().cells().filter_map(side).collect()
}

impl Clues {
    /// First clue that fails if the ring around these cells is the whole loop.
    pub(super) fn clue_unmet_by_ring(&self, cells: &[Cell]) -> Option<Cell> {
        let shape = self.shape();
        let lines = |cell: Cell| {
            let own = cells.contains(&cell);
            let differs =
                |next: &Option<Cell>| next.is_some_and(|next| cells.contains(&next)) != own;
            cell.neighbours(shape)
                .iter()
                .filter(|next| differs(next))
                .count()
        };
        self.counts()
            .find(|&(cell, count)| lines(cell) != usize::from(count))
            .map(|(cell, _)| cell)
    }
}
