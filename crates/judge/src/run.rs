//! A method run to its end.

use clew_core::solve::{Advance, Fuel, Method, Solver};
use clew_core::trace::{Event, Verdict};

use super::kind::{Clued, Judged};

/// Run of a method on a puzzle, with its result.
#[derive(Debug, PartialEq)]
pub struct Run<P: Judged> {
    /// Events of the run, in order.
    pub events: Vec<Event<P>>,
    /// Verdict at the end.
    pub verdict: Verdict,
    /// Board found by reasoning alone.
    pub board: P::Board,
}

impl<P: Judged> Run<P> {
    /// The solutions shown.
    pub fn solutions(&self, clues: &P::Clues) -> Vec<P::Filled> {
        let known = P::known(&self.board);
        let filled = |event: &Event<P>| match event {
            Event::Solution { facts, .. } => {
                let filled = P::filled(clues, &[&known[..], facts].concat());
                Some(filled.expect("a solution is complete"))
            }
            _ => None,
        };
        self.events.iter().filter_map(filled).collect()
    }
}

/// Runs a method with unlimited fuel.
pub fn run<C: Clued>(clues: &C, method: Method) -> Run<C::Kind> {
    run_in_slices(clues, method, std::iter::repeat(Fuel::unlimited()))
}

/// Runs a method in the order of grades, which uses more techniques, with unlimited fuel.
pub fn run_in_order_of_grades<C: Clued>(clues: &C, method: Method) -> Run<C::Kind> {
    let solver = Solver::<C::Kind>::in_order_of_grades(clues.clone(), method);
    finished(solver, std::iter::repeat(Fuel::unlimited()))
}

/// Runs a method with slices of fuel; the rest of a slice is lost.
pub fn run_in_slices<C: Clued>(
    clues: &C,
    method: Method,
    slices: impl IntoIterator<Item = Fuel>,
) -> Run<C::Kind> {
    finished(Solver::<C::Kind>::new(clues.clone(), method), slices)
}

fn finished<P: Judged>(mut solver: Solver<P>, slices: impl IntoIterator<Item = Fuel>) -> Run<P> {
    let mut events = Vec::new();
    for mut fuel in slices {
        loop {
            match solver.advance(&mut fuel) {
                Advance::Event(event) => events.push(event),
                Advance::OutOfFuel => break,
                Advance::Finished(verdict) => {
                    let board = solver.board().clone();
                    return Run {
                        events,
                        verdict,
                        board,
                    };
                }
            }
        }
    }
    panic!("the slices ran out before the puzzle was solved");
}
