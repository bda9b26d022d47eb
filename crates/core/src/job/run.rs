//! Run of a method on one puzzle, with its events in slices.

use crate::solve::{Advance, Fuel, Method, Solve, Solver};
use crate::trace::{Event, Verdict};

use super::Progress;

/// A solver at work on one puzzle.
pub struct Run<P: Solve> {
    solver: Solver<P>,
}

impl<P: Solve> Run<P> {
    /// A run that has not started.
    pub fn new(clues: P::Clues, method: Method) -> Self {
        Self {
            solver: Solver::new(clues, method),
        }
    }

    /// A run in the order of grades.
    pub fn in_order_of_grades(clues: P::Clues, method: Method) -> Self {
        Self {
            solver: Solver::in_order_of_grades(clues, method),
        }
    }

    /// Works until the fuel is gone; returns the events of this slice, and the verdict
    /// if it is reached.
    pub fn slice(&mut self, fuel: &mut Fuel) -> (Vec<Event<P>>, Option<Verdict>) {
        let mut events = Vec::new();
        while !fuel.is_empty() {
            match self.solver.advance(fuel) {
                Advance::Event(event) => events.push(event),
                Advance::OutOfFuel => break,
                Advance::Finished(verdict) => return (events, Some(verdict)),
            }
        }
        (events, None)
    }

    /// Progress of the run.
    pub fn progress(&self) -> Progress {
        Progress::of(self.solver.progress())
    }
}
