//! Worklist of propagation: the constraints to propagate, first in, first out.

use std::collections::VecDeque;

use clew_core::grid::{Cell, Shape, Table, Vertex};

use super::constraint::Constraint;

/// Queue of constraints, each in it at most once.
#[derive(Clone)]
pub(super) struct Worklist {
    queue: VecDeque<Constraint>,
    /// Whether each constraint is in the queue.
    cells: Table<Cell, bool>,
    vertices: Table<Vertex, bool>,
}

impl Worklist {
    /// Every constraint of a board: the cells first.
    pub(super) fn full(shape: Shape) -> Self {
        Self {
            queue: Constraint::all(shape).collect(),
            cells: Table::filled(shape, true),
            vertices: Table::filled(shape, true),
        }
    }

    fn is_queued(&mut self, constraint: Constraint) -> &mut bool {
        match constraint {
            Constraint::Cell(cell) => &mut self.cells[cell],
            Constraint::Vertex(vertex) => &mut self.vertices[vertex],
        }
    }

    /// Adds a constraint.
    pub(super) fn push(&mut self, constraint: Constraint) {
        if !std::mem::replace(self.is_queued(constraint), true) {
            self.queue.push_back(constraint);
        }
    }

    /// Removes and returns the next constraint.
    pub(super) fn pop(&mut self) -> Option<Constraint> {
        let constraint = self.queue.pop_front()?;
        *self.is_queued(constraint) = false;
        Some(constraint)
    }

    /// Removes every constraint.
    pub(super) fn clear(&mut self) {
        while self.pop().is_some() {}
    }
}
