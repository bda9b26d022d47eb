//! Check: which marks are wrong, and why the first one is.

use crate::run::Task;

use super::agreement::{Agreed, agree, own_wrong};
use super::refutation::refute;
use super::{Answer, Answered, Coached};

/// Checks marks in the order in which they were made. The aids made the last `aided` ones, which do not count as mistakes of the player.
/// `refutes` also asks for the refutation of the first wrong one.
pub fn check<P: Coached>(
    clues: P::Clues,
    marks: Vec<P::Fact>,
    aided: usize,
    refutes: bool,
) -> Task<Answer<P>, Answered> {
    Task::new(move |fuel, answers| async move {
        let Agreed::Wrong(wrong) = agree::<P>(&clues, &marks, &fuel).await else {
            answers.give(Answer::NoSolution).await;
            return Answered;
        };
        let (wrong, aided) = own_wrong(&marks, aided, wrong);
        let checked = |refutation| Answer::Checked {
            wrong: wrong.clone(),
            refutation,
        };
        answers.give(checked(None)).await;
        if let Some(&first) = wrong.first().filter(|_| refutes) {
            let mut right = marks;
            right.retain(|mark| !wrong.contains(mark) && !aided.contains(mark));
            let refutation = refute(&clues, &right, first, &fuel).await;
            answers.give(checked(Some(refutation))).await;
        }
        Answered
    })
}
