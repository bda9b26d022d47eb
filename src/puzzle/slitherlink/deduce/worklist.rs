//! The spots that something new is known of, in the order in which they are
//! looked at.

use std::collections::VecDeque;

use super::constraint::Spot;
use crate::grid::{Cell, Shape, Table, Vertex};

/// A queue of spots, each in it once at most.
#[derive(Clone)]
pub(super) struct News {
    queue: VecDeque<Spot>,
    /// Which spots are in the queue.
    cells: Table<Cell, bool>,
    vertices: Table<Vertex, bool>,
}

impl News {
    /// Every spot of a board: the cells first.
    pub(super) fn everywhere(shape: Shape) -> Self {
        Self {
            queue: Spot::all(shape).collect(),
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
