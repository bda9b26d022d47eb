//! Reading a picture, as a job.

use std::convert::Infallible;
use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;

use clew_core::job::Progress;
use clew_core::kinded::{
    Answer, Begin, Code, End, Job, JobError, Kind, Pixels, Question, Slice, Task,
};
use clew_core::run::{self, Shown, Supply};
use clew_core::solve::{Advance, Fuel};
use clew_core::trace::Verdict;
use clew_picture::{FoundGrid, Image, NotFound, Wanted, find, find_wanted};

use super::deciding::Deciding;
use super::transcript::Transcript;

/// Fuel of a proof, after which its verdict counts as unknown. Nine in ten printed puzzles take less than a hundredth of it.
const PROOF: u32 = 4_000;
/// Fuel between two looks at what is left of it.
const PORTION: u32 = 4;

/// Outcome of reading a picture.
type Outcome = Result<Transcript, NotFound>;

/// A picture being read.
pub struct Transcribing {
    task: run::Task<Infallible, Outcome>,
    shelf: Shelf,
    /// Number of texts proved.
    proved: Shown<u64>,
}

/// The kind whose jobs are needed, and that whose jobs can be begun.
#[derive(Clone, Default)]
struct Shelf {
    needed: Shown<Option<Kind>>,
    lent: Shown<Option<(Kind, Begin)>>,
}

impl Shelf {
    /// Waits for a kind.
    async fn begin_of(&self, kind: Kind) -> Begin {
        poll_fn(|_| match self.lent.get() {
            Some((lent, begin)) if lent == kind => Poll::Ready(begin),
            _ => {
                self.needed.set(Some(kind));
                Poll::Pending
            }
        })
        .await
    }
}

impl Transcribing {
    /// Begins to read a picture.
    pub fn new(image: Image) -> Self {
        Self::begun(move || find(&image))
    }

    /// Begins with what was seen in one.
    pub fn of_found(found: FoundGrid) -> Self {
        Self::begun(move || Ok(found))
    }

    fn begun(look: impl FnOnce() -> Result<FoundGrid, NotFound> + 'static) -> Self {
        let (shelf, proved) = (Shelf::default(), Shown::default());
        let (kinds, counted) = (shelf.clone(), proved.clone());
        Self {
            task: run::Task::new(|fuel, _| async move {
                // Looking at it cannot be interrupted, and takes long.
                fuel.spend(u32::MAX - 1).await;
                let mut deciding = Deciding::new(look()?);
                while let Some(code) = deciding.question() {
                    let begin = kinds.begin_of(code.kind).await;
                    deciding.answer(verdict(code, begin, &fuel).await);
                    counted.set(counted.get() + 1);
                }
                Ok(deciding.transcript())
            }),
            shelf,
            proved,
        }
    }

    /// What came of it, once it is done.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.task.end()
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
}

/// Number of solutions of a text; `None` if it is not known within [`PROOF`].
async fn verdict(code: Code, begin: Begin, fuel: &Supply) -> Option<Verdict> {
    let question = Question::Verdict;
    let Ok(mut job) = begin(Task::Ask { code, question }) else {
        // A text that is not a puzzle, such as one that is too large.
        return Some(Verdict::Impossible);
    };
    for _ in 0..PROOF / PORTION {
        fuel.spend(PORTION).await;
        match job.run(&mut Fuel::new(PORTION)).end {
            Some(End::Verdict(verdict)) => return Some(verdict),
            Some(_) => return None,
            None => {}
        }
    }
    None
}

impl Job for Transcribing {
    fn run(&mut self, fuel: &mut Fuel) -> Slice {
        match self.task.advance(fuel) {
            Advance::OutOfFuel => Slice::default(),
            Advance::Finished(outcome) => Slice {
                events: None,
                answer: Some(Answer::Picture(Self::written(&outcome))),
                end: Some(End::Pictured),
            },
        }
    }

    fn progress(&self) -> Progress {
        Progress {
            tried: self.proved.get(),
            ..Progress::default()
        }
    }

    fn needs(&self) -> Option<Kind> {
        let lent = self.shelf.lent.get().map(|(kind, _)| kind);
        self.shelf.needed.get().filter(|&kind| lent != Some(kind))
    }

    fn lend(&mut self, begin: Begin) {
        self.shelf.lent.set(self.needs().map(|kind| (kind, begin)));
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
    let image = Image::new(width, height, Arc::unwrap_or_clone(bytes));
    let wanted: Option<Wanted> = postcard::from_bytes(&wanted).ok();
    let look = move || match (image, wanted) {
        (Err(_), _) => Err(NotFound::Empty),
        (Ok(image), Some(wanted)) => find_wanted(&image, wanted),
        (Ok(image), None) => find(&image),
    };
    Ok(Box::new(Transcribing::begun(look)))
}
