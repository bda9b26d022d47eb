//! Tasks as jobs: runs of a method and questions about a puzzle.

use crate::coach::{self, Coached};
use crate::game::{Made, Maker};
use crate::generate::{Generate, InvalidSpec};
use crate::job;
use crate::model::{Edit, ParseError, Technique as _};
use crate::run;
use crate::solve::Solve;
use crate::story::Tell;

use super::job::{CoachingOf, GeneratorOf, InquiryOf, PractisingOf, RunOf};
use super::{
    Answer, ClueConflict, CoachQuestion, Code, Events, Job, Marks, OfKind, Proofs, Question, Task,
};

/// Why a task cannot be begun.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum JobError {
    /// The code's text is not a puzzle of its kind.
    #[error(transparent)]
    Unreadable(#[from] ParseError),
    /// The task is not about puzzles of one kind.
    #[error("the task is not about a single kind")]
    NoKind,
    /// No technique has this name.
    #[error("no such technique")]
    NoTechnique,
    /// No puzzle of its kind can meet the specification, or the specification asks for
    /// another version of the generator.
    #[error(transparent)]
    InvalidSpec(#[from] InvalidSpec),
}

/// Beginning of a job: a task, ready to run.
///
/// # Errors
/// The code's text is not a puzzle of its kind, no puzzle of the kind can meet the specification,
/// the recipe is of another version of the generator, or there is no such technique.
pub type Begin = fn(Task) -> Result<Box<dyn Job>, JobError>;

/// Begins a task about a puzzle of the kind `P`: a [`Begin`].
///
/// # Errors
/// See [`Begin`].
pub fn job_of<P: Coached + Generate + OfKind>(task: Task) -> Result<Box<dyn Job>, JobError> {
    Ok(match task {
        Task::Solve { code, method } => {
            Box::new(RunOf::<P>::new(code.clues::<P>()?.clone(), method))
        }
        Task::Retrace { code, method } => {
            let clues = code.clues::<P>()?.clone();
            Box::new(RunOf::<P>::in_order_of_grades(clues, method))
        }
        Task::Ask { code, question } => asking::<P>(&code, question)?,
        Task::Coach { code, marks, ask } => coaching::<P>(&code, &marks, ask)?,
        Task::Practise {
            technique, seed, ..
        } => practising::<P>(&technique, seed).ok_or(JobError::NoTechnique)?,
        Task::Generate {
            recipe,
            count,
            timed,
        } => Box::new(GeneratorOf::<P>::new(recipe, count, timed)?),
        Task::Picture { .. } => return Err(JobError::NoKind),
    })
}

fn practising<P: Coached + Generate + OfKind>(name: &str, seed: u64) -> Option<Box<dyn Job>> {
    let technique = P::Technique::named(name)?;
    Some(Box::new(PractisingOf::<P>(coach::practise(
        technique, seed,
    ))))
}

fn asking<P: Solve + Edit + Tell + OfKind>(
    code: &Code,
    question: Question,
) -> Result<Box<dyn Job>, ParseError> {
    let clues = code.clues::<P>()?.clone();
    let inquiry = match question {
        Question::Verdict => job::decide::<P>(clues),
        Question::Proof { near } => {
            let near = near.as_ref().map(Proofs::proof::<P>);
            job::prove(clues, near.as_ref())
        }
        Question::Grade => job::grade(clues),
        Question::Count => job::count(clues),
        Question::Suggestion => job::suggest(clues),
        Question::Needless => job::needless(clues),
        Question::ClueConflict => job::conflict(clues),
    };
    Ok(Box::new(InquiryOf(inquiry)))
}

fn coaching<P: Coached + OfKind>(
    code: &Code,
    marks: &Marks,
    ask: CoachQuestion,
) -> Result<Box<dyn Job>, ParseError> {
    let clues = code.clues::<P>()?.clone();
    let (marks, aided) = (marks.facts::<P>(), marks.aided());
    let task = match ask {
        CoachQuestion::Hint(request) => coach::hint::<P>(clues, marks, aided, request),
        CoachQuestion::Check { refutes } => coach::check(clues, marks, aided, refutes),
        CoachQuestion::Why(fact) => match fact.facts::<P>().first() {
            Some(&fact) => coach::why(clues, marks, fact),
            // A question about nothing ends at once.
            None => run::Task::new(|_, _| async { coach::Answered }),
        },
        CoachQuestion::Review { moves } => {
            let mut left = marks.into_iter();
            let count = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
            let mut take = |facts: u32| left.by_ref().take(count(facts)).collect();
            let moves = moves.into_iter().map(|turn| Made::<P> {
                own: take(turn.own),
                aided: take(turn.aided),
                by: match turn.by {
                    Maker::Player => Maker::Player,
                    Maker::Trial => Maker::Trial,
                    Maker::Hint(name) => Maker::Hint(name.as_deref().and_then(P::Technique::named)),
                },
            });
            let moves: Vec<Made<P>> = moves.collect();
            coach::review(clues, moves)
        }
    };
    Ok(Box::new(CoachingOf(task)))
}

impl<P: OfKind> From<job::Answer<P>> for Answer {
    fn from(answer: job::Answer<P>) -> Self {
        match answer {
            job::Answer::Proof(proof) => Answer::Proof(Proofs::of(&proof)),
            job::Answer::Grade(grade) => Answer::Grade(grade),
            job::Answer::Count(count) => Answer::Count(count),
            job::Answer::Suggestion(clues) => Answer::Suggestion(clues),
            job::Answer::Needless(clues) => Answer::Needless(clues),
            job::Answer::ClueConflict(found) => Answer::ClueConflict(found.into()),
        }
    }
}

impl<P: OfKind> From<job::ClueConflict<P>> for ClueConflict {
    fn from(found: job::ClueConflict<P>) -> Self {
        Self {
            clues: found.clues,
            is_within: found
                .refutation
                .as_ref()
                .is_some_and(|refutation| refutation.is_within),
            refutation: found
                .refutation
                .map(|refutation| Events::of(&refutation.events)),
            corrections: found.corrections,
        }
    }
}
