//! Grading, as a question about a puzzle.

use crate::solve::{Grader, Solve};

use super::{Answer, Inquiry, InquiryEnd, Progress};

/// Grades a puzzle.
pub fn grade<P: Solve>(clues: P::Clues) -> Inquiry<P> {
    Inquiry::new(|fuel, answers, shown| async move {
        let mut grader = Grader::<P>::new(clues);
        let graded = fuel.until(|fuel| {
            let graded = grader.advance(fuel);
            shown.set(Progress::of(grader.progress()));
            graded
        });
        let (grade, verdict) = graded.await;
        answers.give(Answer::Grade(grade)).await;
        InquiryEnd::Verdict(verdict)
    })
}
