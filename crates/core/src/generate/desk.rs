//! Desk of a generator: its fuel, and the puzzle it is working on, to be looked at while it waits for more.
//!
//! A puzzle is copied onto the desk only when the fuel has run out: nobody can look at it earlier, and copies are dear.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use crate::grid::Site;
use crate::run::Supply;
use crate::solve::{Advance, Fuel};

use super::dug::Dug;
use super::{Full, Generate};

/// Stage of generation, as shown to the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Phase {
    /// A board is being filled.
    Filling,
    /// The generator proves that the full board has one solution.
    Proving,
    /// Clues are removed.
    Digging,
    /// Clues are restored or removed until the level fits.
    Targeting,
    /// The puzzle is graded.
    Grading,
}

/// Puzzle under construction.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview<P: Generate> {
    /// Stage of generation.
    pub phase: Phase,
    /// Clues so far.
    pub clues: P::Clues,
    /// Known facts of the intended solution.
    pub facts: Vec<P::Fact>,
    /// Number of the attempt, from 1, and the maximum number of attempts.
    pub attempt: (u32, u32),
    /// Level of the closest puzzle generated so far.
    pub nearest: Option<u8>,
}

/// Work on the desk: the stage, and the puzzle in its present state.
struct Work<P: Generate> {
    /// Stage of generation; `None` before it begins and after it has ended.
    phase: Option<Phase>,
    puzzle: Option<(P::Clues, Vec<P::Fact>)>,
    attempt: (u32, u32),
    nearest: Option<u8>,
    settled: (u64, u64),
}

/// Desk of a generator. All copies are the same desk.
pub struct Desk<P: Generate> {
    fuel: Supply,
    work: Rc<RefCell<Work<P>>>,
}

/// The other side of the desk: all that can be seen of the work.
pub(crate) struct Window<P: Generate>(Rc<RefCell<Work<P>>>);

/// Puzzle to be shown if the fuel runs out.
#[derive(Clone, Copy)]
pub struct Puzzle<'a, P: Generate> {
    full: &'a Full<P>,
    /// Places that have a clue; `None` for all.
    clued: Option<&'a BTreeSet<Site>>,
}

impl<'a, P: Generate> From<&'a Full<P>> for Puzzle<'a, P> {
    fn from(full: &'a Full<P>) -> Self {
        Self { full, clued: None }
    }
}

impl<'a, P: Generate> From<&'a Dug<P>> for Puzzle<'a, P> {
    fn from(dug: &'a Dug<P>) -> Self {
        Self {
            full: &dug.full,
            clued: Some(&dug.clued),
        }
    }
}

impl<P: Generate> Window<P> {
    /// An empty desk, seen from outside.
    pub(crate) fn new() -> Self {
        Self(Rc::new(RefCell::new(Work {
            phase: None,
            puzzle: None,
            attempt: (0, 0),
            nearest: None,
            settled: (0, 0),
        })))
    }

    /// The desk for a generator that runs on this fuel.
    pub(crate) fn desk(&self, fuel: Supply) -> Desk<P> {
        Desk {
            fuel,
            work: Rc::clone(&self.0),
        }
    }

    pub(crate) fn phase(&self) -> Option<Phase> {
        self.0.borrow().phase
    }

    pub(crate) fn settled(&self) -> (u64, u64) {
        self.0.borrow().settled
    }

    pub(crate) fn preview(&self) -> Option<Preview<P>> {
        let work = self.0.borrow();
        let (clues, facts) = work.puzzle.clone()?;
        Some(Preview {
            phase: work.phase?,
            clues,
            facts,
            attempt: work.attempt,
            nearest: work.nearest,
        })
    }
}

impl<P: Generate> Desk<P> {
    /// Runs a machine until it has a result. While it waits for fuel, the clues, perhaps none yet, and the facts that
    /// `puzzle` takes from it are shown.
    pub async fn drive<M, T>(
        &self,
        mut machine: M,
        mut advance: impl FnMut(&mut M, &mut Fuel) -> Option<T>,
        puzzle: impl Fn(&M) -> (P::Clues, Vec<P::Fact>),
    ) -> T {
        let advance = |fuel: &mut Fuel| {
            let result = advance(&mut machine, fuel);
            if result.is_none() {
                self.work.borrow_mut().puzzle = Some(puzzle(&machine));
            }
            result
        };
        self.fuel.until(advance).await
    }

    /// Begins a phase, or ends the last one.
    pub(super) fn begin(&self, phase: impl Into<Option<Phase>>) {
        let mut work = self.work.borrow_mut();
        work.phase = phase.into();
        work.settled = (0, 0);
    }

    /// Shows the number of the attempt, and the level of the closest puzzle.
    pub(super) fn show_attempt(&self, attempt: (u32, u32), nearest: Option<u8>) {
        let mut work = self.work.borrow_mut();
        work.attempt = attempt;
        work.nearest = nearest;
    }

    /// Shows the number of settled groups of clues, and of all groups.
    pub(super) fn show_settled(&self, settled: usize, all: usize) {
        let count = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
        self.work.borrow_mut().settled = (count(settled), count(all));
    }

    /// Spends a unit of fuel, and shows the puzzle while it waits for one.
    pub async fn spend<'a>(&self, puzzle: impl Into<Puzzle<'a, P>>) {
        self.until(puzzle, |fuel| fuel.spend().then_some(())).await;
    }

    /// Runs a machine until it has a result, and shows the puzzle while it waits for fuel.
    pub(super) async fn until<'a, T>(
        &self,
        puzzle: impl Into<Puzzle<'a, P>>,
        machine: impl FnMut(&mut Fuel) -> Option<T>,
    ) -> T {
        let Puzzle { full, clued } = puzzle.into();
        let puzzle = || {
            let clues = match clued {
                Some(clued) => full.with(clued.iter().copied()),
                None => full.clues.clone(),
            };
            (clues, full.solution.clone())
        };
        self.drive(machine, |machine, fuel| machine(fuel), |_| puzzle())
            .await
    }

    /// Runs a machine until its next event, and shows the puzzle while it waits for fuel.
    ///
    /// # Errors
    /// The machine has reached its end, which is the error.
    pub(super) async fn next<'a, T, E>(
        &self,
        puzzle: impl Into<Puzzle<'a, P>>,
        mut machine: impl FnMut(&mut Fuel) -> Advance<T, E>,
    ) -> Result<T, E> {
        self.until(puzzle, |fuel| machine(fuel).reached()).await
    }
}
