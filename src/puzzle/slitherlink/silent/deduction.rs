//! Deduction without words: which cells are of one colour, and which ways to
//! draw are left around each cell and vertex, made consistent by a queue.
//!
//! Cells of known relation form a class. A cell's *tag* is its class and, in
//! the lowest bit, its colour within the class: the tags of two cells of one
//! class differ in that bit at most. Class 0 is the exterior's, so a tag of 0
//! says outside and a tag of 1 inside.

use crate::grid::Cell;

use super::super::Clues;
use super::lattice::Lattice;
use super::ways::{
    ALL_WAYS, CELL_ALLOWS, CELLS, NO_CROSSING, PAIRS, RING, SIDE, SIDES, VERTEX_ALLOWS,
    corner_of_cell, corner_of_vertex, ways_of,
};

/// The clues cannot be met.
#[derive(Debug, PartialEq)]
pub(super) struct Inconsistent;

/// What is known of a puzzle.
#[derive(Clone)]
pub(super) struct Deduction {
    pub(super) lattice: Lattice,
    pub(super) tags: Vec<u16>,
    /// The next cell of the same class, in a circle.
    next: Vec<u16>,
    /// How many cells a class has.
    members: Vec<u16>,
    /// The ways left around each cell of the board; those of the ring have all.
    pub(super) cell_ways: Vec<u16>,
    /// The ways left around each vertex; a vertex has the number of the cell
    /// below and right of it.
    vertex_ways: Vec<u8>,
    /// Cells and vertices to look at, and whether one is waiting.
    cells: Vec<u16>,
    vertices: Vec<u16>,
    cell_waits: Vec<bool>,
    vertex_waits: Vec<bool>,
    /// Whether any of it was learned from what must hang together.
    pub(super) has_links: bool,
}

fn number(cell: usize) -> u16 {
    u16::try_from(cell).expect("a board has at most 102 × 102 cells with its ring")
}

impl Deduction {
    /// What the clues say by themselves.
    pub(super) fn new(lattice: Lattice, clues: &Clues) -> Result<Self, Inconsistent> {
        let size = lattice.size();
        let mut deduction = Self {
            lattice,
            tags: lattice.strangers(),
            next: vec![0; size],
            members: vec![1; size],
            // The cells of the ring have nothing to say.
            cell_ways: vec![1; size],
            vertex_ways: vec![NO_CROSSING; size],
            cells: Vec::with_capacity(size),
            vertices: Vec::with_capacity(size),
            cell_waits: vec![false; size],
            vertex_waits: vec![false; size],
            has_links: false,
        };
        for cell in lattice.cells() {
            deduction.next[cell] = number(cell);
            deduction.cell_ways[cell] = ALL_WAYS;
            if lattice
                .around(cell)
                .iter()
                .any(|&next| lattice.is_ring(next))
            {
                deduction.wake(cell);
            }
        }
        deduction.read(clues)?;
        Ok(deduction)
    }

    /// Reads clues; those read before are among them.
    pub(super) fn read(&mut self, clues: &Clues) -> Result<(), Inconsistent> {
        let lattice = self.lattice;
        let printed = |cell: Cell| usize::from(clues.count(cell).unwrap_or(0));
        let lines: usize = clues.counts().map(|(_, count)| usize::from(count)).sum();
        for at in lattice.shape.cells() {
            let cell = lattice.at(at);
            let neighbours = at.neighbours(lattice.shape);
            let seen = |cells: [Option<Cell>; 4]| -> usize {
                cells.into_iter().flatten().map(printed).sum()
            };
            let before = self.cell_ways[cell];
            let Some(count) = clues.count(at) else {
                // A ring around one cell is the whole loop.
                if before & RING != 0 && seen(neighbours) < lines {
                    self.narrow(cell, before & !RING)?;
                }
                continue;
            };
            let ways = before & ways_of(count);
            if ways != before {
                self.narrow(cell, ways)?;
            }
            if count != 3 {
                continue;
            }
            for next in [neighbours[1], neighbours[2]].into_iter().flatten() {
                // So is a ring around two; else neighbouring 3s have lines on
                // the side they share and on the sides opposite to it.
                let beyond = || seen(next.neighbours(lattice.shape));
                if printed(next) == 3 && seen(neighbours) + beyond() < lines {
                    let next = lattice.at(next);
                    self.relate(cell, next, 1)?;
                    self.relate(cell, cell + cell - next, 1)?;
                    self.relate(next, next + next - cell, 1)?;
                }
            }
        }
        Ok(())
    }

    /// Whether two cells are of one colour (0) or not (1); more if unknown.
    pub(super) fn relation(&self, a: usize, b: usize) -> u16 {
        self.tags[a] ^ self.tags[b]
    }

    /// Learns that two cells are of one colour (0) or not (1).
    pub(super) fn relate(&mut self, a: usize, b: usize, differ: u16) -> Result<(), Inconsistent> {
        let change = self.relation(a, b) ^ differ;
        match change {
            0 => return Ok(()),
            1 => return Err(Inconsistent),
            _ => {}
        }
        // The smaller class takes the other's tags; the exterior's never changes.
        let [class_a, class_b] = [a, b].map(|cell| self.tags[cell] >> 1);
        let [size_a, size_b] = [class_a, class_b].map(|class| self.members[usize::from(class)]);
        let (into, from, start) = if class_b == 0 || class_a != 0 && size_a < size_b {
            (class_b, class_a, a)
        } else {
            (class_a, class_b, b)
        };
        let mut cell = start;
        loop {
            self.tags[cell] ^= change;
            self.wake(cell);
            cell = usize::from(self.next[cell]);
            if cell == start {
                break;
            }
        }
        if into != 0 {
            // Two circles become one.
            self.members[usize::from(into)] += self.members[usize::from(from)];
            self.next.swap(a, b);
        }
        Ok(())
    }

    /// Everything around a cell is looked at again.
    fn wake(&mut self, cell: usize) {
        let width = self.lattice.width;
        self.wake_cell(cell);
        for next in self.lattice.around(cell) {
            self.wake_cell(next);
        }
        for vertex in [cell, cell + 1, cell + width, cell + width + 1] {
            self.wake_vertex(vertex);
        }
    }

    fn wake_cell(&mut self, cell: usize) {
        // One way left says all; the cells of the ring have nothing to say.
        if !self.cell_waits[cell] && !self.cell_ways[cell].is_power_of_two() {
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

    /// Looks at everything that waits, until nothing new follows.
    pub(super) fn settle(&mut self) -> Result<(), Inconsistent> {
        loop {
            if let Some(cell) = self.cells.pop() {
                let cell = usize::from(cell);
                self.cell_waits[cell] = false;
                self.look_at_cell(cell)?;
            } else if let Some(vertex) = self.vertices.pop() {
                let vertex = usize::from(vertex);
                self.vertex_waits[vertex] = false;
                self.look_at_vertex(vertex)?;
            } else {
                return Ok(());
            }
        }
    }

    fn look_at_cell(&mut self, cell: usize) -> Result<(), Inconsistent> {
        let width = self.lattice.width;
        let around = self.lattice.around(cell);
        let before = self.cell_ways[cell];
        let mut ways = before;
        for (side, next) in SIDE.iter().zip(around) {
            if let Some(allowed) = side.get(usize::from(self.relation(cell, next))) {
                ways &= allowed;
            }
        }
        for (sides, (i, j)) in SIDES.iter().zip(PAIRS) {
            if let Some(allowed) = sides.get(usize::from(self.relation(around[i], around[j]))) {
                ways &= allowed;
            }
        }
        let corners = [cell + 1, cell + width + 1, cell + width, cell];
        // The corner `i` of a cell belongs to cell `(i + 1) % 4` of the vertex.
        for (i, vertex) in corners.into_iter().enumerate() {
            ways &= CELL_ALLOWS[i][corner_of_vertex(self.vertex_ways[vertex], (i + 1) % 4)];
        }
        if ways == before {
            return Ok(());
        }
        self.narrow(cell, ways)
    }

    /// Leaves only these ways around a cell.
    fn narrow(&mut self, cell: usize, ways: u16) -> Result<(), Inconsistent> {
        if ways == 0 {
            return Err(Inconsistent);
        }
        self.cell_ways[cell] = ways;
        let width = self.lattice.width;
        let around = self.lattice.around(cell);
        let corners = [cell + 1, cell + width + 1, cell + width, cell];
        for (i, vertex) in corners.into_iter().enumerate() {
            let allowed = VERTEX_ALLOWS[(i + 1) % 4][corner_of_cell(ways, i)];
            if self.vertex_ways[vertex] & !allowed != 0 {
                self.vertex_ways[vertex] &= allowed;
                self.wake_vertex(vertex);
            }
        }
        for (side, next) in SIDE.iter().zip(around) {
            if let Some(differ) = forced([ways & side[0] == 0, ways & side[1] == 0]) {
                self.relate(cell, next, differ)?;
            }
        }
        for (sides, (i, j)) in SIDES.iter().zip(PAIRS) {
            if let Some(differ) = forced([ways & sides[0] == 0, ways & sides[1] == 0]) {
                self.relate(around[i], around[j], differ)?;
            }
        }
        Ok(())
    }

    fn look_at_vertex(&mut self, vertex: usize) -> Result<(), Inconsistent> {
        let width = self.lattice.width;
        let around = [vertex, vertex - 1, vertex - width - 1, vertex - width];
        let mut ways = self.vertex_ways[vertex];
        for (cells, (i, j)) in CELLS.iter().zip(PAIRS) {
            if let Some(allowed) = cells.get(usize::from(self.relation(around[i], around[j]))) {
                ways &= allowed;
            }
        }
        if ways == 0 {
            return Err(Inconsistent);
        }
        self.vertex_ways[vertex] = ways;
        for (k, cell) in around.into_iter().enumerate() {
            let allowed = CELL_ALLOWS[(k + 3) % 4][corner_of_vertex(ways, k)];
            if self.cell_ways[cell] & !allowed != 0 {
                self.wake_cell(cell);
            }
        }
        for (cells, (i, j)) in CELLS.iter().zip(PAIRS) {
            if let Some(differ) = forced([ways & cells[0] == 0, ways & cells[1] == 0]) {
                self.relate(around[i], around[j], differ)?;
            }
        }
        Ok(())
    }
}

/// What is forced when one of two is refuted.
fn forced(refuted: [bool; 2]) -> Option<u16> {
    match refuted {
        [true, _] => Some(1),
        [_, true] => Some(0),
        _ => None,
    }
}
