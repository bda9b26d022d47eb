//! Question about a puzzle, being answered.

use std::future::Future;

use crate::model::Puzzle;
use crate::run::{Given, Shown, Supply, Task};
use crate::solve::{Advance, Fuel};
use crate::trace::Verdict;

use super::{Answer, Progress};

/// Question being answered.
pub struct Inquiry<P: Puzzle> {
    task: Task<Answer<P>, InquiryEnd>,
    shown: Shown<Progress>,
}

/// End of an inquiry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InquiryEnd {
    /// The question is answered as well as it can be; holds the verdict on the puzzle.
    Verdict(Verdict),
    /// The question was about contradicting clues, and there are none.
    Satisfiable,
}

impl<P: Puzzle> Inquiry<P> {
    /// A question whose answers, each of which replaces the one before, are given by a task.
    pub(super) fn new<F>(work: impl FnOnce(Supply, Given<Answer<P>>, Shown<Progress>) -> F) -> Self
    where
        F: Future<Output = InquiryEnd> + 'static,
    {
        let shown = Shown::default();
        Self {
            task: Task::new(|fuel, answers| work(fuel, answers, shown.clone())),
            shown,
        }
    }

    /// Continues to the next answer.
    pub fn advance(&mut self, fuel: &mut Fuel) -> Advance<Answer<P>, InquiryEnd> {
        self.task.advance(fuel)
    }

    /// Progress of the work.
    pub fn progress(&self) -> Progress {
        self.shown.get()
    }
}
