//! Reading a picture, as a job.

use std::sync::Arc;

use clew_core::job::Progress;
use clew_core::kinded::{
    Answer, Begin, Code, End, Job, JobError, Kind, Pixels, Question, Slice, Task,
};
use clew_core::solve::Fuel;
use clew_core::trace::Verdict;
use clew_picture::{Image, NotFound, Wanted, find, find_wanted};

use super::deciding::Deciding;
use super::transcript::Transcript;

/// Fuel of a proof, after which its verdict counts as unknown. Nine in ten printed puzzles take less than a hundredth of it.
const PROOF: u32 = 4_000;
/// Fuel between two looks at what is left of it.
const PORTION: u32 = 4;

/// A picture being read.
pub struct Transcribing {
    /// The picture, until it was looked at.
    image: Option<Image>,
    /// Layout and size, if a person corrected them.
    wanted: Option<Wanted>,
    stage: Stage,
    /// The kind whose jobs can be begun.
    lent: Option<(Kind, Begin)>,
    /// Number of texts proved.
    proved: u64,
}

enum Stage {
    /// Nothing of it is known.
    Unseen,
    /// One way to read it is to be chosen.
    Deciding(Box<Deciding>, Option<Proving>),
    /// It is read.
    Done(Box<Result<Transcript, NotFound>>),
}

/// Number of solutions of a text, being found.
struct Proving {
    code: Code,
    /// The job, once its kind is there.
    job: Option<Box<dyn Job>>,
    left: u32,
}

/// Outcome of a portion of work.
enum Work {
    /// There is more to do.
    More,
    /// A kind is needed first.
    Needs,
    /// All is done.
    Done,
}

impl Transcribing {
    /// Begins to read a picture.
    pub fn new(image: Image) -> Self {
        Self {
            image: Some(image),
            wanted: None,
            stage: Stage::Unseen,
            lent: None,
            proved: 0,
        }
    }

    /// Begins with what was seen in one.
    pub fn of_found(found: clew_picture::Found) -> Self {
        Self {
            image: None,
            wanted: None,
            stage: Stage::Deciding(Box::new(Deciding::new(found)), None),
            lent: None,
            proved: 0,
        }
    }

    /// What came of it, once it is done.
    pub fn outcome(&self) -> Option<&Result<Transcript, NotFound>> {
        match &self.stage {
            Stage::Done(outcome) => Some(outcome),
            Stage::Unseen | Stage::Deciding(..) => None,
        }
    }

    /// A corrected layout and size, as bytes of a task.
    pub fn wanting(wanted: Wanted) -> Vec<u8> {
        postcard::to_allocvec(&wanted).unwrap_or_default()
    }

    /// Outcome of the bytes of an answer, if they are one.
    pub fn read(bytes: &[u8]) -> Option<Result<Transcript, NotFound>> {
        postcard::from_bytes(bytes).ok()
    }

    /// An outcome as bytes of an answer.
    pub fn written(outcome: &Result<Transcript, NotFound>) -> Vec<u8> {
        postcard::to_allocvec(outcome).unwrap_or_default()
    }

    fn advance(&mut self, fuel: &mut Fuel) -> Work {
        match &mut self.stage {
            Stage::Unseen => {
                fuel.spend_many(u32::MAX - 1);
                let found = self.image.take().map(|image| match self.wanted {
                    Some(wanted) => find_wanted(&image, wanted),
                    None => find(&image),
                });
                self.stage = match found {
                    Some(Ok(found)) => Stage::Deciding(Box::new(Deciding::new(found)), None),
                    Some(Err(fault)) => Stage::Done(Box::new(Err(fault))),
                    None => Stage::Done(Box::new(Err(NotFound::Empty))),
                };
                Work::More
            }
            Stage::Deciding(deciding, proving) => {
                let Some(present) = proving else {
                    match deciding.question() {
                        Some(code) => {
                            *proving = Some(Proving {
                                code,
                                job: None,
                                left: PROOF,
                            });
                        }
                        None => {
                            let transcript = deciding.transcript();
                            self.stage = Stage::Done(Box::new(Ok(transcript)));
                        }
                    }
                    return Work::More;
                };
                let begin = self.lent.filter(|&(kind, _)| kind == present.code.kind);
                let Some((_, begin)) = begin else {
                    return Work::Needs;
                };
                if let Some(verdict) = present.advance(begin, fuel) {
                    deciding.answer(verdict);
                    self.proved += 1;
                    *proving = None;
                }
                Work::More
            }
            Stage::Done(_) => Work::Done,
        }
    }
}

impl Proving {
    /// Works for a portion of fuel. Returns the verdict once it is decided, or is given up.
    fn advance(&mut self, begin: Begin, fuel: &mut Fuel) -> Option<Option<Verdict>> {
        let job = match &mut self.job {
            Some(job) => job,
            none => {
                let (code, question) = (self.code.clone(), Question::Verdict);
                match begin(Task::Ask { code, question }) {
                    Ok(job) => none.insert(job),
                    // A text that is not a puzzle, such as one that is too large.
                    Err(_) => return Some(Some(Verdict::Impossible)),
                }
            }
        };
        fuel.spend_many(PORTION);
        self.left = self.left.saturating_sub(PORTION);
        match job.run(&mut Fuel::new(PORTION)).end {
            Some(End::Verdict(verdict)) => Some(Some(verdict)),
            Some(_) => Some(None),
            None => (self.left == 0).then_some(None),
        }
    }
}

impl Job for Transcribing {
    fn run(&mut self, fuel: &mut Fuel) -> Slice {
        while !fuel.is_empty() {
            match self.advance(fuel) {
                Work::More => {}
                Work::Needs => return Slice::default(),
                Work::Done => break,
            }
        }
        let Stage::Done(outcome) = &self.stage else {
            return Slice::default();
        };
        Slice {
            events: None,
            answer: Some(Answer::Picture(Self::written(outcome))),
            end: Some(End::Pictured),
        }
    }

    fn progress(&self) -> Progress {
        Progress {
            tried: self.proved,
            ..Progress::default()
        }
    }

    fn needs(&self) -> Option<Kind> {
        let Stage::Deciding(_, Some(proving)) = &self.stage else {
            return None;
        };
        let kind = proving.code.kind;
        self.lent
            .is_none_or(|(lent, _)| lent != kind)
            .then_some(kind)
    }

    fn lend(&mut self, begin: Begin) {
        self.lent = self.needs().map(|kind| (kind, begin));
    }
}

/// Begins to read a picture: a [`Begin`].
///
/// # Errors
/// Returns an error if the task is another one. A picture of a size that cannot be is read as one in which nothing is found.
pub fn transcribe(task: Task) -> Result<Box<dyn Job>, JobError> {
    let Task::Picture { pixels, wanted } = task else {
        return Err(JobError::NoKind);
    };
    let Pixels {
        width,
        height,
        bytes,
    } = pixels;
    let job = Transcribing {
        image: Image::new(width, height, Arc::unwrap_or_clone(bytes)).ok(),
        wanted: postcard::from_bytes(&wanted).ok(),
        stage: Stage::Unseen,
        lent: None,
        proved: 0,
    };
    Ok(Box::new(job))
}
