//! The waist: the one place that lists the kinds.

mod facade;
mod message;

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr};

use crate::grid::{Shape, Site};
use crate::job::{self, Contradicting, Counting, Grading, Inquiry, Proving, Suggesting};
use crate::model::{Change, Edit, Entry, Explanation, Fault, ParseError, Puzzle};
use crate::puzzle::aquarium::Aquarium;
use crate::puzzle::slitherlink::Slitherlink;
use crate::solve::{Method, Prove, Solve};
use crate::trace::{Event, Proof, Verdict};

pub use facade::{Job, Player, Slice};
pub use message::{Answer, Contradiction, End, JobId, Question, Reply, Request, Task};

use facade::{InquiryOf, PlayerOf, RunOf};

/// The kinds of puzzle.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// One closed loop, clues count lines.
    Slitherlink,
    /// Tanks of water, sums count cells.
    Aquarium,
}

/// A puzzle as it travels: in the address, in storage, to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Code {
    /// Its kind.
    pub kind: Kind,
    /// Its clues, in the kind's canonical text.
    pub text: String,
}

/// One reading of a pasted text.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The puzzle.
    pub code: Code,
    /// Message id of the format recognised.
    pub format: &'static str,
    /// Rows and columns, in cells.
    pub shape: Shape,
    /// What was read but looked odd.
    pub warnings: Vec<Explanation>,
}

/// Events of one kind.
#[derive(
    Clone, Debug, PartialEq, Serialize, Deserialize, derive_more::From, derive_more::TryInto,
)]
pub enum Events {
    /// Of Slitherlink.
    Slitherlink(Vec<Event<Slitherlink>>),
    /// Of Aquarium.
    Aquarium(Vec<Event<Aquarium>>),
}

/// A proof about a puzzle of one kind.
#[derive(
    Clone, Debug, PartialEq, Serialize, Deserialize, derive_more::From, derive_more::TryInto,
)]
pub enum Proofs {
    /// Of Slitherlink.
    Slitherlink(Proof<Slitherlink>),
    /// Of Aquarium.
    Aquarium(Proof<Aquarium>),
}

/// Reads a text of any kind: the readings that fit, the likeliest first.
///
/// # Errors
/// Says where the text stops being a puzzle and what was expected there.
pub fn read(text: &str) -> Result<Vec<Reading>, ParseError> {
    // The kind that a text names more clearly comes first.
    let tried = [
        readings::<Aquarium>(Kind::Aquarium, text),
        readings::<Slitherlink>(Kind::Slitherlink, text),
    ];
    let (mut read, mut faults) = (Vec::new(), Vec::new());
    for outcome in tried {
        match outcome {
            Ok(readings) => read.extend(readings),
            Err(error) => faults.push(error),
        }
    }
    if !read.is_empty() {
        return Ok(read);
    }
    // A kind that knows the text says more than one that does not.
    let doubt = |error: &ParseError| match error.fault {
        Fault::Unknown => 2,
        Fault::Kind => 1,
        _ => 0,
    };
    faults.sort_by_key(doubt);
    Err(faults.swap_remove(0))
}

fn readings<P: Puzzle>(kind: Kind, text: &str) -> Result<Vec<Reading>, ParseError> {
    let parsed = P::parse(text)?;
    Ok(parsed
        .into_iter()
        .map(|parsed| Reading {
            code: Code {
                kind,
                text: P::print(&parsed.clues),
            },
            format: parsed.format,
            shape: P::shape(&parsed.clues),
            warnings: parsed.warnings,
        })
        .collect())
}

/// The clues of a code; texts from storage or an address may be anything.
fn clues<P: Puzzle>(code: &Code) -> Result<P::Clues, ParseError> {
    let mut parsed = P::parse(&code.text)?;
    Ok(parsed.swap_remove(0).clues)
}

/// A task, ready to run.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub fn job(task: Task) -> Result<Box<dyn Job>, ParseError> {
    match task {
        Task::Solve { code, method } => match code.kind {
            Kind::Slitherlink => solving::<Slitherlink>(&code, method),
            Kind::Aquarium => solving::<Aquarium>(&code, method),
        },
        Task::Ask { code, question } => match code.kind {
            Kind::Slitherlink => asking::<Slitherlink>(&code, question),
            Kind::Aquarium => asking::<Aquarium>(&code, question),
        },
    }
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
        Question::Proof { near } => {
            let near = near.and_then(|near| Proof::<P>::try_from(near).ok());
            Box::new(Proving::new(&clues, near.as_ref()))
        }
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

/// The puzzle after a change; `None` if its kind does not allow it, or the
/// text is not a puzzle of its kind.
pub fn edited(code: &Code, change: &Change) -> Option<Code> {
    match code.kind {
        Kind::Slitherlink => edited_of::<Slitherlink>(code, change),
        Kind::Aquarium => edited_of::<Aquarium>(code, change),
    }
}

fn edited_of<P: Edit>(code: &Code, change: &Change) -> Option<Code> {
    let clues = P::edited(&clues::<P>(code).ok()?, change)?;
    Some(Code {
        kind: code.kind,
        text: P::print(&clues),
    })
}

/// What is printed in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contents {
    /// Rows and columns, in cells.
    pub shape: Shape,
    /// The places at which something is written, in reading order.
    pub written: Vec<(Site, Entry)>,
}

/// What is printed in a puzzle; `None` if the text is not one of its kind.
pub fn contents(code: &Code) -> Option<Contents> {
    match code.kind {
        Kind::Slitherlink => contents_of::<Slitherlink>(code),
        Kind::Aquarium => contents_of::<Aquarium>(code),
    }
}

fn contents_of<P: Edit>(code: &Code) -> Option<Contents> {
    let clues = clues::<P>(code).ok()?;
    Some(Contents {
        shape: P::shape(&clues),
        written: P::written(&clues),
    })
}

/// What a setter can write at a place; nothing where no clue can be.
pub fn entries(code: &Code, at: Site) -> Vec<Entry> {
    match code.kind {
        Kind::Slitherlink => entries_of::<Slitherlink>(code, at),
        Kind::Aquarium => entries_of::<Aquarium>(code, at),
    }
}

fn entries_of<P: Edit>(code: &Code, at: Site) -> Vec<Entry> {
    match clues::<P>(code) {
        Ok(clues) => P::entries(&clues, at),
        Err(_) => Vec::new(),
    }
}

/// A film of a puzzle, to be fed with events.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub fn player(code: &Code) -> Result<Box<dyn Player>, ParseError> {
    Ok(match code.kind {
        Kind::Slitherlink => Box::new(PlayerOf::<Slitherlink>::new(clues::<Slitherlink>(code)?)),
        Kind::Aquarium => Box::new(PlayerOf::<Aquarium>::new(clues::<Aquarium>(code)?)),
    })
}

/// A proof in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// How many solutions there are, as far as it is decided.
    pub verdict: Verdict,
    /// How many facts a solution has; `None` while there is none.
    pub facts: Option<usize>,
    /// How many of them all solutions share; `None` while that is not decided.
    pub common: Option<usize>,
}

impl Proofs {
    /// The proof in numbers.
    pub fn counts(&self) -> Counts {
        match self {
            Proofs::Slitherlink(proof) => counts(proof),
            Proofs::Aquarium(proof) => counts(proof),
        }
    }
}

fn counts<P: Puzzle>(proof: &Proof<P>) -> Counts {
    Counts {
        verdict: proof.verdict,
        facts: proof.solutions.first().map(Vec::len),
        common: proof.common.as_ref().map(Vec::len),
    }
}

impl Events {
    /// Adds later events; those of another kind are ignored.
    pub fn append(&mut self, later: Events) {
        match (self, later) {
            (Events::Slitherlink(events), Events::Slitherlink(later)) => events.extend(later),
            (Events::Aquarium(events), Events::Aquarium(later)) => events.extend(later),
            _ => {}
        }
    }
}
