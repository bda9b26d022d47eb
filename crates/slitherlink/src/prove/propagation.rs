//! Propagation: which cells are of one colour or of opposite ones, and which
//! local assignments are left around each cell and vertex, made consistent with
//! each other through a worklist.
//!
//! Cells whose relation is known form a class, kept by quick-find with parity. A
//! cell's *label* is its class and, in the lowest bit, its colour within the class:
//! the labels of two cells of one class differ at most in that bit. Class 0 is the
//! exterior's, so a label of 0 means outside and a label of 1 inside.
//!
//! The techniques propagate on their own (`technique/deduce`): also without colours, in an order that gives steps their
//! names, and with a trail for proofs. Tried: in its place here, lists take 2.1 times as long and made puzzles are others; in
//! the order of this one, a quarter of the boards get other steps.

use clew_core::grid::Cell;

use crate::board::Clues;
use crate::board::assignments::{
    ALL, CELL_ALLOWS, CELLS, NO_CROSSING, PAIRS, RING, SIDE, SIDES, VERTEX_ALLOWS, corner_of_cell,
    corner_of_vertex, with_count,
};
use crate::board::padded_grid::PaddedGrid;

/// Contradiction: the clues cannot be met.
#[derive(Debug, PartialEq)]
pub(super) struct Inconsistent;

/// State of propagation: everything known about a puzzle.
#[derive(Clone)]
pub(super) struct Propagator {
    pub(super) grid: PaddedGrid,
    /// Parity labels, by cell.
    pub(super) labels: Vec<u16>,
    /// The next cell of the same class, in a circle.
    next: Vec<u16>,
    /// Number of cells in each class.
    class_size: Vec<u16>,
    /// Assignments left around each cell of the board. Cells of the ring have a
    /// single one, so they are never visited.
    pub(super) cell_domains: Vec<u16>,
    /// Assignments left around each vertex; a vertex has the number of the cell
    /// below and right of it.
    vertex_domains: Vec<u8>,
    /// The worklist, and whether a cell or vertex is in it.
    cells: Vec<u16>,
    vertices: Vec<u16>,
    cell_waits: Vec<bool>,
    vertex_waits: Vec<bool>,
    /// Whether any of it follows from connectivity.
    pub(super) used_connectivity: bool,
}

fn number(cell: usize) -> u16 {
    u16::try_from(cell).expect("a board has at most 102 × 102 cells with its ring")
}

impl Propagator {
    /// Begins with the clues, each by itself.
    ///
    /// # Errors
    /// Two of them contradict each other.
    pub(super) fn new(grid: PaddedGrid, clues: &Clues) -> Result<Self, Inconsistent> {
        let size = grid.size();
        let mut propagator = Self {
            grid,
            labels: grid.singletons(),
            next: vec![0; size],
            class_size: vec![1; size],
            cell_domains: vec![1; size],
            vertex_domains: vec![NO_CROSSING; size],
            cells: Vec::with_capacity(size),
            vertices: Vec::with_capacity(size),
            cell_waits: vec![false; size],
            vertex_waits: vec![false; size],
            used_connectivity: false,
        };
        for cell in grid.cells() {
            propagator.next[cell] = number(cell);
            propagator.cell_domains[cell] = ALL;
            if grid.around(cell).iter().any(|&next| grid.is_ring(next)) {
                propagator.wake(cell);
            }
        }
        propagator.add_clues(clues)?;
        Ok(propagator)
    }

    /// Adds clues; `clues` includes those added before.
    pub(super) fn add_clues(&mut self, clues: &Clues) -> Result<(), Inconsistent> {
        let grid = self.grid;
        let printed = |cell: Cell| usize::from(clues.count(cell).unwrap_or(0));
        let lines: usize = clues.counts().map(|(_, count)| usize::from(count)).sum();
        for at in grid.shape.cells() {
            let cell = grid.at(at);
            let neighbours = at.neighbours(grid.shape);
            let seen = |cells: [Option<Cell>; 4]| -> usize {
                cells.into_iter().flatten().map(printed).sum()
            };
            let before = self.cell_domains[cell];
            let Some(count) = clues.count(at) else {
                // A ring around one cell is the whole loop.
                if before & RING != 0 && seen(neighbours) < lines {
                    self.narrow(cell, before & !RING)?;
                }
                continue;
            };
            let domain = before & with_count(count);
            if domain != before {
                self.narrow(cell, domain)?;
            }
            if count != 3 {
                continue;
            }
            for next in [neighbours[1], neighbours[2]].into_iter().flatten() {
                // So is a ring around two; if not, neighbouring 3s have lines on
                // the side they share and on the sides opposite to it.
                let beyond = || seen(next.neighbours(grid.shape));
                if printed(next) == 3 && seen(neighbours) + beyond() < lines {
                    let next = grid.at(next);
                    self.relate(cell, next, 1)?;
                    self.relate(cell, cell + cell - next, 1)?;
                    self.relate(next, next + next - cell, 1)?;
                }
            }
        }
        Ok(())
    }

    /// Relation of two cells: of one colour (0) or not (1); more if unknown.
    pub(super) fn relation(&self, a: usize, b: usize) -> u16 {
        self.labels[a] ^ self.labels[b]
    }

    /// Merges the classes of two cells that are of one colour (0) or not (1).
    pub(super) fn relate(&mut self, a: usize, b: usize, differ: u16) -> Result<(), Inconsistent> {
        let change = self.relation(a, b) ^ differ;
        match change {
            0 => return Ok(()),
            1 => return Err(Inconsistent),
            _ => {}
        }
        // The smaller class is relabelled; the exterior's never is.
        let [class_a, class_b] = [a, b].map(|cell| self.labels[cell] >> 1);
        let [size_a, size_b] = [class_a, class_b].map(|class| self.class_size[usize::from(class)]);
        let (into, from, start) = if class_b == 0 || class_a != 0 && size_a < size_b {
            (class_b, class_a, a)
        } else {
            (class_a, class_b, b)
        };
        let mut cell = start;
        loop {
            self.labels[cell] ^= change;
            self.wake(cell);
            cell = usize::from(self.next[cell]);
            if cell == start {
                break;
            }
        }
        if into != 0 {
            // Two circles become one.
            self.class_size[usize::from(into)] += self.class_size[usize::from(from)];
            self.next.swap(a, b);
        }
        Ok(())
    }

    /// Puts a cell, its neighbours and its vertices into the worklist.
    fn wake(&mut self, cell: usize) {
        let width = self.grid.width;
        self.wake_cell(cell);
        for next in self.grid.around(cell) {
            self.wake_cell(next);
        }
        for vertex in [cell, cell + 1, cell + width, cell + width + 1] {
            self.wake_vertex(vertex);
        }
    }

    fn wake_cell(&mut self, cell: usize) {
        // A single assignment has been followed already.
        if !self.cell_waits[cell] && !self.cell_domains[cell].is_power_of_two() {
            self.cell_waits[cell] = true;
            self.cells.push(number(cell));
        }
    }

    fn wake_vertex(&mut self, vertex: usize) {
        if !self.vertex_waits[vertex] {
            self.vertex_waits[vertex] = true;
            self.vertices.push(number(vertex));
        }
    }

    /// Works through the worklist to the fixpoint.
    pub(super) fn propagate(&mut self) -> Result<(), Inconsistent> {
        loop {
            if let Some(cell) = self.cells.pop() {
                let cell = usize::from(cell);
                self.cell_waits[cell] = false;
                self.revise_cell(cell)?;
            } else if let Some(vertex) = self.vertices.pop() {
                let vertex = usize::from(vertex);
                self.vertex_waits[vertex] = false;
                self.revise_vertex(vertex)?;
            } else {
                return Ok(());
            }
        }
    }

    /// Removes the assignments around a cell that its neighbours and vertices
    /// do not allow.
    fn revise_cell(&mut self, cell: usize) -> Result<(), Inconsistent> {
        let width = self.grid.width;
        let around = self.grid.around(cell);
        let before = self.cell_domains[cell];
        let mut domain = before;
        for (side, next) in SIDE.iter().zip(around) {
            if let Some(allowed) = side.get(usize::from(self.relation(cell, next))) {
                domain &= allowed;
            }
        }
        for (sides, (i, j)) in SIDES.iter().zip(PAIRS) {
            if let Some(allowed) = sides.get(usize::from(self.relation(around[i], around[j]))) {
                domain &= allowed;
            }
        }
        let corners = [cell + 1, cell + width + 1, cell + width, cell];
        // The corner `i` of a cell belongs to cell `(i + 1) % 4` of the vertex.
        for (i, vertex) in corners.into_iter().enumerate() {
            domain &= CELL_ALLOWS[i][corner_of_vertex(self.vertex_domains[vertex], (i + 1) % 4)];
        }
        if domain == before {
            return Ok(());
        }
        self.narrow(cell, domain)
    }

    /// Sets the assignments left around a cell, and follows them to its vertices
    /// and neighbours.
    fn narrow(&mut self, cell: usize, domain: u16) -> Result<(), Inconsistent> {
        if domain == 0 {
            return Err(Inconsistent);
        }
        self.cell_domains[cell] = domain;
        let width = self.grid.width;
        let around = self.grid.around(cell);
        let corners = [cell + 1, cell + width + 1, cell + width, cell];
        for (i, vertex) in corners.into_iter().enumerate() {
            let allowed = VERTEX_ALLOWS[(i + 1) % 4][corner_of_cell(domain, i)];
            if self.vertex_domains[vertex] & !allowed != 0 {
                self.vertex_domains[vertex] &= allowed;
                self.wake_vertex(vertex);
            }
        }
        for (side, next) in SIDE.iter().zip(around) {
            if let Some(differ) = forced([domain & side[0] == 0, domain & side[1] == 0]) {
                self.relate(cell, next, differ)?;
            }
        }
        for (sides, (i, j)) in SIDES.iter().zip(PAIRS) {
            if let Some(differ) = forced([domain & sides[0] == 0, domain & sides[1] == 0]) {
                self.relate(around[i], around[j], differ)?;
            }
        }
        Ok(())
    }

    /// Does the same around a vertex.
    fn revise_vertex(&mut self, vertex: usize) -> Result<(), Inconsistent> {
        let width = self.grid.width;
        let around = [vertex, vertex - 1, vertex - width - 1, vertex - width];
        let mut domain = self.vertex_domains[vertex];
        for (cells, (i, j)) in CELLS.iter().zip(PAIRS) {
            if let Some(allowed) = cells.get(usize::from(self.relation(around[i], around[j]))) {
                domain &= allowed;
            }
        }
        if domain == 0 {
            return Err(Inconsistent);
        }
        self.vertex_domains[vertex] = domain;
        for (k, cell) in around.into_iter().enumerate() {
            let allowed = CELL_ALLOWS[(k + 3) % 4][corner_of_vertex(domain, k)];
            if self.cell_domains[cell] & !allowed != 0 {
                self.wake_cell(cell);
            }
        }
        for (cells, (i, j)) in CELLS.iter().zip(PAIRS) {
            if let Some(differ) = forced([domain & cells[0] == 0, domain & cells[1] == 0]) {
                self.relate(around[i], around[j], differ)?;
            }
        }
        Ok(())
    }
}

/// The relation that is forced when the other one is refuted.
fn forced(refuted: [bool; 2]) -> Option<u16> {
    match refuted {
        [true, _] => Some(1),
        [_, true] => Some(0),
        _ => None,
    }
}
