//! Grading, as a question about a puzzle.

use crate::solve::{Advance, Fuel, Grader, Solve};
use crate::trace::Verdict;

use super::{Answer, Inquiry, InquiryEnd, Progress};

/// Grading under way.
pub struct Grading<P: Solve> {
    grader: Grader<P>,
    verdict: Option<Verdict>,
}

impl<P: Solve> Grading<P> {
    /// Starts on a puzzle.
    pub fn new(clues: P::Clues) -> Self {
        Self {
            grader: Grader::new(clues),
            verdict: None,
        }
    }
}

impl<P: Solve> Inquiry<P> for Grading<P> {
    fn advance(&mut self, fuel: &mut Fuel) -> Advance<Answer<P>, InquiryEnd> {
        if let Some(verdict) = self.verdict {
            return Advance::Finished(InquiryEnd::Verdict(verdict));
        }
        let Some((grade, verdict)) = self.grader.advance(fuel) else {
            return Advance::OutOfFuel;
        };
        self.verdict = Some(verdict);
        Advance::Event(Answer::Grade(grade))
    }

    fn progress(&self) -> Progress {
        let (looking_at, tried, of) = self.grader.progress();
        Progress {
            looking_at,
            tried,
            of,
        }
    }
}
