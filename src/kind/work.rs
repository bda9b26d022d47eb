//! Tasks as jobs: runs of a method and questions about a puzzle.

use crate::job::{self, Contradicting, Counting, Deciding, Grading, Inquiry, Proving, Suggesting};
use crate::model::{Edit, ParseError, Puzzle};
use crate::puzzle::{aquarium::Aquarium, slitherlink::Slitherlink, sudoku::Sudoku};
use crate::solve::{Method, Prove, Solve};
use crate::trace::{Event, Proof};

use super::facade::{InquiryOf, RunOf};
use super::{Answer, Code, Contradiction, Events, Job, Kind, Proofs, Question, Task, clues};

/// A task, ready to run.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub fn job(task: Task) -> Result<Box<dyn Job>, ParseError> {
    match task {
        Task::Solve { code, method } => with_kind!(code.kind, P => solving::<P>(&code, method)),
        Task::Ask { code, question } => with_kind!(code.kind, P => asking::<P>(&code, question)),
    }
}

/// The question how many solutions a puzzle has, ready to run; `near` is the
/// proof of a puzzle that differs in little. Apart from [`job`], so that a
/// program that asks nothing else has no need of the rest.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub fn proof(code: &Code, near: Option<&Proofs>) -> Result<Box<dyn Job>, ParseError> {
    with_kind!(code.kind, P => Ok(Box::new(InquiryOf(proving::<P>(&clues::<P>(code)?, near)))))
}

fn proving<P: Prove>(clues: &P::Clues, near: Option<&Proofs>) -> Box<dyn Inquiry<P>>
where
    Proof<P>: TryFrom<Proofs>,
{
    let near = near.and_then(|near| Proof::<P>::try_from(near.clone()).ok());
    Box::new(Proving::new(clues, near.as_ref()))
}

fn solving<P: Solve>(code: &Code, method: Method) -> Result<Box<dyn Job>, ParseError>
where
    Events: From<Vec<Event<P>>>,
{
    Ok(Box::new(RunOf::<P>::new(clues::<P>(code)?, method)))
}

fn asking<P: Solve + Prove + Edit>(
    code: &Code,
    question: Question,
) -> Result<Box<dyn Job>, ParseError>
where
    Proof<P>: TryFrom<Proofs>,
    Proofs: From<Proof<P>>,
    Events: From<Vec<Event<P>>>,
{
    let clues = clues::<P>(code)?;
    let inquiry: Box<dyn Inquiry<P>> = match question {
        Question::Verdict => Box::new(Deciding::new(clues)),
        Question::Proof { near } => proving::<P>(&clues, near.as_ref()),
        Question::Grade => Box::new(Grading::new(clues)),
        Question::Count => Box::new(Counting::new(&clues)),
        Question::Suggestion => Box::new(Suggesting::new(clues)),
        Question::Contradiction => Box::new(Contradicting::new(clues)),
    };
    Ok(Box::new(InquiryOf(inquiry)))
}

impl<P: Puzzle> From<job::Answer<P>> for Answer
where
    Proofs: From<Proof<P>>,
    Events: From<Vec<Event<P>>>,
{
    fn from(answer: job::Answer<P>) -> Self {
        match answer {
            job::Answer::Proof(proof) => Answer::Proof(proof.into()),
            job::Answer::Grade(grade) => Answer::Grade(grade),
            job::Answer::Count(count) => Answer::Count(count),
            job::Answer::Suggestion(clues) => Answer::Suggestion(clues),
            job::Answer::Contradiction(found) => Answer::Contradiction(found.into()),
        }
    }
}

impl<P: Puzzle> From<job::Contradiction<P>> for Contradiction
where
    Events: From<Vec<Event<P>>>,
{
    fn from(found: job::Contradiction<P>) -> Self {
        Self {
            clues: found.clues,
            is_within: found.story.as_ref().is_some_and(|story| story.is_within),
            story: found.story.map(|story| story.events.into()),
            cures: found.cures,
        }
    }
}
