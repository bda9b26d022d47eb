//! Tasks as jobs: runs of a method and questions about a puzzle.

use crate::coach::{self, Checking, Coached, Coaching, Explaining, Hinting, Reviewing};
use crate::generate::{Generate, Generator, InvalidSpec, Spec};
use crate::job::{self, ConflictSearch, Counting, Deciding, Grading, Inquiry, Proving, Suggesting};
use crate::model::{Edit, ParseError, Puzzle, Technique as _};
use crate::puzzle::{aquarium::Aquarium, slitherlink::Slitherlink, sudoku::Sudoku};
use crate::solve::{Advance, Fuel, Prove, Solve};
use crate::story::Tell;

use super::facade::{CoachingOf, GeneratorOf, InquiryOf, PractisingOf, RunOf};
use super::{
    Answer, ClueConflict, CoachQuestion, Code, Events, Job, Kind, Marks, OfKind, Proofs, Question,
    Recipe, Task,
};

/// Why a task cannot be begun.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum JobError {
    /// The code's text is not a puzzle of its kind.
    #[error(transparent)]
    Unreadable(#[from] ParseError),
    /// No technique has this name.
    #[error("no such technique")]
    NoTechnique,
    /// No puzzle of its kind can meet the specification, or another version of the generator
    /// is asked for.
    #[error(transparent)]
    InvalidSpec(#[from] InvalidSpec),
}

/// Beginning of a job: a task, ready to run.
///
/// # Errors
/// The code's text is not a puzzle of its kind, no puzzle of the kind can meet the specification,
/// the recipe is of another version of the generator, or there is no such technique.
pub type Begin = fn(Task) -> Result<Box<dyn Job>, JobError>;

/// A task, ready to run.
///
/// # Errors
/// See [`Begin`].
pub fn job(task: Task) -> Result<Box<dyn Job>, JobError> {
    with_kind!(task.kind(), P => job_of::<P>(task))
}

/// A task of a Slitherlink, ready to run.
///
/// # Errors
/// See [`Begin`].
pub fn slitherlink_job(task: Task) -> Result<Box<dyn Job>, JobError> {
    job_of::<Slitherlink>(task)
}

/// A task of a Sudoku, ready to run.
///
/// # Errors
/// See [`Begin`].
pub fn sudoku_job(task: Task) -> Result<Box<dyn Job>, JobError> {
    job_of::<Sudoku>(task)
}

/// A task of an Aquarium, ready to run.
///
/// # Errors
/// See [`Begin`].
pub fn aquarium_job(task: Task) -> Result<Box<dyn Job>, JobError> {
    job_of::<Aquarium>(task)
}

/// Message ids of a kind's variants, the standard one first.
pub fn variants(kind: Kind) -> &'static [&'static str] {
    with_kind!(kind, P => P::variants())
}

/// Default specification of a kind.
pub fn default_spec(kind: Kind) -> Spec {
    with_kind!(kind, P => P::default_spec())
}

/// Version of a kind's present generator, as far as a specification is concerned.
pub(super) fn generator_version(kind: Kind, spec: &Spec) -> u8 {
    with_kind!(kind, P => P::version(spec))
}

/// Reason for which no puzzle of a kind can meet a specification, if there is one.
pub fn invalid_spec(kind: Kind, spec: &Spec) -> Option<InvalidSpec> {
    with_kind!(kind, P => Generator::<P>::invalid_spec(spec))
}

/// Reason for which no puzzle is made of a recipe, if there is one.
pub fn invalid_recipe(recipe: &Recipe) -> Option<InvalidSpec> {
    match recipe.is_reproducible() {
        true => invalid_spec(recipe.kind, &recipe.spec),
        false => Some(InvalidSpec::Version),
    }
}

/// A task about a puzzle of the kind `P`, ready to run.
fn job_of<P: Coached + Generate + Prove + OfKind>(task: Task) -> Result<Box<dyn Job>, JobError> {
    Ok(match task {
        Task::Solve { code, method } => {
            Box::new(RunOf::<P>::new(code.clues::<P>()?.clone(), method))
        }
        Task::Ask { code, question } => asking::<P>(&code, question)?,
        Task::Coach { code, marks, ask } => coaching::<P>(&code, &marks, ask)?,
        Task::Practise {
            technique, seed, ..
        } => practising::<P>(&technique, seed).ok_or(JobError::NoTechnique)?,
        Task::Generate { recipe, count } => Box::new(GeneratorOf::<P>::new(recipe, count)?),
    })
}

fn proving<P: Prove + OfKind>(clues: &P::Clues, near: Option<&Proofs>) -> Box<dyn Inquiry<P>> {
    let near = near.map(Proofs::proof::<P>);
    Box::new(Proving::new(clues, near.as_ref()))
}

fn practising<P: Coached + Generate + OfKind>(name: &str, seed: u64) -> Option<Box<dyn Job>> {
    let mut all = P::Technique::all().into_iter();
    let technique = all.find(|technique| technique.name() == name)?;
    Some(Box::new(PractisingOf::<P>::new(technique, seed)))
}

fn asking<P: Solve + Prove + Edit + Tell + OfKind>(
    code: &Code,
    question: Question,
) -> Result<Box<dyn Job>, ParseError> {
    let clues = code.clues::<P>()?.clone();
    let inquiry: Box<dyn Inquiry<P>> = match question {
        Question::Verdict => Box::new(Deciding::new(clues)),
        Question::Proof { near } => proving::<P>(&clues, near.as_ref()),
        Question::Grade => Box::new(Grading::new(clues)),
        Question::Count => Box::new(Counting::new(&clues)),
        Question::Suggestion => Box::new(Suggesting::new(clues)),
        Question::ClueConflict => Box::new(ConflictSearch::new(clues)),
    };
    Ok(Box::new(InquiryOf(inquiry)))
}

fn coaching<P: Coached + OfKind>(
    code: &Code,
    marks: &Marks,
    ask: CoachQuestion,
) -> Result<Box<dyn Job>, ParseError> {
    let clues = code.clues::<P>()?.clone();
    let marks = marks.facts::<P>();
    let coaching: Box<dyn Coaching<P>> = match ask {
        CoachQuestion::Hint(request) => Box::new(Hinting::new(clues, &marks, request)),
        CoachQuestion::Check { refutes } => Box::new(Checking::new(clues, &marks, refutes)),
        CoachQuestion::Why(fact) => match fact.facts::<P>().first() {
            Some(&fact) => Box::new(Explaining::new(clues, &marks, fact)),
            None => Box::new(NotAsked),
        },
        CoachQuestion::Review { moves } => {
            let mut left = marks.into_iter();
            let count = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
            let moves = moves.into_iter();
            let moves = moves.map(|made| left.by_ref().take(count(made)).collect());
            Box::new(Reviewing::new(clues, moves.collect()))
        }
    };
    Ok(Box::new(CoachingOf(coaching)))
}

/// Question about nothing: it is over at once.
struct NotAsked;

impl<P: Puzzle> Coaching<P> for NotAsked {
    fn advance(&mut self, _: &mut Fuel) -> Advance<coach::Answer<P>, coach::Answered> {
        Advance::Finished(coach::Answered)
    }
}

impl<P: OfKind> From<job::Answer<P>> for Answer {
    fn from(answer: job::Answer<P>) -> Self {
        match answer {
            job::Answer::Proof(proof) => Answer::Proof(Proofs::of(&proof)),
            job::Answer::Grade(grade) => Answer::Grade(grade),
            job::Answer::Count(count) => Answer::Count(count),
            job::Answer::Suggestion(clues) => Answer::Suggestion(clues),
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

#[cfg(test)]
mod tests {
    use super::super::End;
    use super::*;

    fn proved(text: &str, near: Option<Proofs>) -> Proofs {
        let code = super::super::read(text).unwrap().remove(0).code;
        let question = Question::Proof { near };
        let mut job = job(Task::Ask { code, question }).unwrap();
        let mut last = None;
        loop {
            let slice = job.run(&mut Fuel::unlimited());
            last = slice.answer.or(last);
            if slice.end.is_some() {
                break;
            }
        }
        match last {
            Some(Answer::Proof(proofs)) => proofs,
            other => panic!("{other:?}"),
        }
    }

    /// Number of facts that all solutions of a puzzle share, and of those that
    /// describe one.
    fn decided(text: &str) -> (Option<usize>, Option<usize>) {
        let counts = proved(text, None).counts();
        (counts.backbone, counts.facts)
    }

    #[test]
    fn what_is_known_of_a_board_of_another_size_changes_no_count() {
        let nine = format!("1{}", ".".repeat(80));
        let sixteen = format!("G{}", ".".repeat(255));
        for [one, other] in [
            ["slither/3/3/i5d", "slither/5/4/zh"],
            [&nine, &sixteen],
            [&nine, "1..............."],
            ["0 1\n1\n- -", "0 0 1\n2 1 1\n1 3\n1 1 2"],
        ] {
            for (text, near) in [(one, other), (other, one)] {
                let near = Some(proved(near, None));
                let counts = proved(text, near).counts();
                assert_eq!(counts, proved(text, None).counts(), "{text}");
            }
        }
    }

    /// The last answer to a player's question.
    fn advice(text: &str, marks: Option<&[&str]>, ask: CoachQuestion) -> (Option<Answer>, End) {
        let code = super::super::read(text).unwrap().remove(0).code;
        let marks = marks.map_or(Marks::none(Kind::Sudoku), |texts| {
            Marks::of_texts(&code, texts).unwrap()
        });
        let mut job = job(Task::Coach { code, marks, ask }).unwrap();
        let mut last = None;
        loop {
            let slice = job.run(&mut Fuel::new(2));
            last = slice.answer.or(last);
            if let Some(end) = slice.end {
                return (last, end);
            }
        }
    }

    fn of_slitherlink(answer: Option<Answer>) -> Option<coach::Answer<Slitherlink>> {
        match answer? {
            Answer::Coach(advice) => advice.answer(),
            _ => None,
        }
    }

    #[test]
    fn a_player_is_answered_in_slices() {
        let puzzle = "4..,...,...";
        let check = CoachQuestion::Check { refutes: true };
        let (answer, end) = advice(puzzle, Some(&["R1C1 top cross"]), check);
        assert_eq!(end, End::Coached);
        let Some(coach::Answer::Checked { wrong, refutation }) = of_slitherlink(answer) else {
            panic!("no check");
        };
        assert!(wrong.len() == 1 && refutation.is_some());
        let hint = CoachQuestion::Hint(coach::HintRequest::default());
        // Marks of another kind are ignored.
        let (answer, _) = advice(puzzle, None, hint);
        assert!(matches!(
            of_slitherlink(answer),
            Some(coach::Answer::Step(_))
        ));
        let nothing = CoachQuestion::Why(Marks::none(Kind::Slitherlink));
        assert_eq!(advice(puzzle, Some(&[]), nothing), (None, End::Coached));
        let moves = vec![1, 2];
        let marks = ["R1C1 top line", "R1C1 left line", "R1C1 right line"];
        let (answer, _) = advice(puzzle, Some(&marks), CoachQuestion::Review { moves });
        let Some(Answer::Coach(advice)) = answer else {
            panic!("{answer:?}");
        };
        let code = super::super::read(puzzle).unwrap().remove(0).code;
        assert_eq!(advice.open().chain(&code).len(), 2);
        assert_eq!(
            advice.open().sentence(&code).unwrap().message,
            "coach-reviewed"
        );
    }

    #[test]
    fn what_is_decided_is_counted_as_solutions_are_told() {
        assert_eq!(decided("1..............."), (Some(1), Some(16)));
        assert_eq!(decided("1234341221434321"), (Some(16), Some(16)));
        // Of two cells one is water, whichever.
        assert_eq!(decided("0 1\n1\n- -"), (Some(0), Some(2)));
    }
}
