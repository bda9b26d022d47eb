//! The spots that something new is known of, in the order in which they are
//! looked at.

use std::collections::VecDeque;

use super::spot::Spot;
use crate::grid::{Cell, Edge, Shape, Table, Vertex};

/// A queue of spots, each in it once at most.
#[derive(Clone)]
pub(super) struct News {
    shape: Shape,
    queue: VecDeque<Spot>,
    /// Which spots are in the queue.
    cells: Table<Cell, bool>,
    vertices: Table<Vertex, bool>,
}

impl News {
    /// Every spot of a board: the cells first.
    pub(super) fn everywhere(shape: Shape) -> Self {
        let cells = shape.cells().map(Spot::Cell);
        let vertices = shape.vertices().map(Spot::Vertex);
        Self {
            shape,
            queue: cells.chain(vertices).collect(),
            cells: Table::filled(shape, true),
            vertices: Table::filled(shape, true),
        }
    }

    fn is_queued(&mut self, spot: Spot) -> &mut bool {
        match spot {
            Spot::Cell(cell) => &mut self.cells[cell],
            Spot::Vertex(vertex) => &mut self.vertices[vertex],
        }
    }

    /// Adds a spot.
    pub(super) fn add(&mut self, spot: Spot) {
        if !std::mem::replace(self.is_queued(spot), true) {
            self.queue.push_back(spot);
        }
    }

    /// Adds the cells beside an edge and its ends.
    pub(super) fn add_beside(&mut self, edge: Edge) {
        for cell in edge.cells(self.shape).into_iter().flatten() {
            self.add(Spot::Cell(cell));
        }
        for end in edge.ends() {
            self.add(Spot::Vertex(end));
        }
    }

    /// Adds the cells next to a cell and its corners.
    pub(super) fn add_around(&mut self, cell: Cell) {
        for next in cell.neighbours(self.shape).into_iter().flatten() {
            self.add(Spot::Cell(next));
        }
        for corner in cell.corners() {
            self.add(Spot::Vertex(corner));
        }
    }

    /// Adds the spots along the rim.
    pub(super) fn add_rim(&mut self) {
        for edge in self.shape.edges() {
            if edge.cells(self.shape).contains(&None) {
                self.add_beside(edge);
            }
        }
    }

    /// Takes the next spot out.
    pub(super) fn next(&mut self) -> Option<Spot> {
        let spot = self.queue.pop_front()?;
        *self.is_queued(spot) = false;
        Some(spot)
    }

    /// Takes every spot out.
    pub(super) fn clear(&mut self) {
        while self.next().is_some() {}
    }
}
