//! A method run to its end.

use clew::puzzle::slitherlink::{Board, Clues, Slitherlink};
use clew::solve::{Advance, Fuel, Method, Solver};
use clew::trace::{Event, Verdict};

/// What a method made of a puzzle.
#[derive(Debug, PartialEq)]
pub(crate) struct Run {
    /// Everything that happened.
    pub(crate) events: Vec<Event<Slitherlink>>,
    /// How it ended.
    pub(crate) verdict: Verdict,
    /// What reasoning alone found.
    pub(crate) board: Board,
}

/// Runs a method with unlimited fuel.
pub(crate) fn run(clues: &Clues, method: Method) -> Run {
    run_in_slices(clues, method, std::iter::repeat(Fuel::unlimited()))
}

/// Runs a method with slices of fuel; what one slice leaves over is lost.
pub(crate) fn run_in_slices(
    clues: &Clues,
    method: Method,
    slices: impl IntoIterator<Item = Fuel>,
) -> Run {
    let mut solver = Solver::<Slitherlink>::new(clues.clone(), method);
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
