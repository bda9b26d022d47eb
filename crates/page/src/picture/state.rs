//! The picture that is open.

use std::fmt;
use std::rc::Rc;
use std::sync::Arc;

use clew::kind::{Code, JobId, Pixels, Question, Task};
use clew::picture::{NotFound, Transcribing, Wanted};

use super::Review;

/// Room around a part of a picture, as a part of its longer side.
const ROOM: f32 = 0.06;

/// Picture that is open, if there is one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PictureState {
    /// How far it is; `None` if there is no picture.
    pub stage: Option<PictureStage>,
    /// The picture, once it is decoded, or the part of it with the puzzle that is read.
    pub pixels: Option<SharedPixels>,
    /// The whole picture, while a part of it is read.
    pub whole: Option<SharedPixels>,
    /// Its number, so that what comes of an earlier one is recognised.
    pub number: u32,
    /// Number of the last job.
    pub(super) last: u32,
}

/// How far a picture is.
#[derive(Clone, Debug, PartialEq)]
pub enum PictureStage {
    /// The browser decodes it.
    Decoding,
    /// A worker reads it; by a layout and size, if a person insists on them.
    Reading(JobId, Option<Wanted>),
    /// No puzzle was found in it.
    Nothing(Fault),
    /// It is read, and a reader is asked about what is doubtful.
    Review(SharedReview),
}

/// Reason for which a picture gives no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The browser cannot decode it.
    Undecodable,
    /// It has too many pixels to decode.
    TooLarge,
    /// No grid was found, or it cannot be read.
    NotFound(NotFound),
    /// The work was given up.
    Failed,
}

/// Pixels of a picture; two are equal when they are the same ones.
#[derive(Clone)]
pub struct SharedPixels(pub Pixels);

impl SharedPixels {
    /// The part around bounds that are given as parts of the width and the height: left, top, right and bottom. A little room is left around
    /// them; `None` if nothing lies within.
    pub(super) fn part(&self, [left, top, right, bottom]: [f32; 4]) -> Option<Self> {
        let Pixels {
            width,
            height,
            bytes,
        } = &self.0;
        let room = ROOM * (right - left).max(bottom - top);
        let range = |from: f32, to: f32, side: u32| {
            // A float cast saturates.
            let at = |place: f32| ((place * side as f32) as u32).min(side);
            at(from - room)..at(to + room)
        };
        let (across, down) = (range(left, right, *width), range(top, bottom, *height));
        let rows = bytes.chunks_exact(4 * (*width).max(1) as usize);
        let rows = rows.skip(down.start as usize).take(down.len());
        let part = rows.flat_map(|row| &row[4 * across.start as usize..4 * across.end as usize]);
        let bytes: Vec<u8> = part.copied().collect();
        (!bytes.is_empty()).then(|| {
            Self(Pixels {
                width: across.len() as u32,
                height: down.len() as u32,
                bytes: Arc::new(bytes),
            })
        })
    }
}

impl PartialEq for SharedPixels {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0.bytes, &other.0.bytes)
    }
}

impl fmt::Debug for SharedPixels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{} pixels", self.0.width, self.0.height)
    }
}

/// A review; two are equal when they are the same one.
#[derive(Clone, Debug)]
pub struct SharedReview(pub Rc<Review>);

impl PartialEq for SharedReview {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl PictureState {
    /// Number for the next picture.
    pub fn next_number(&self) -> u32 {
        self.number.wrapping_add(1)
    }

    /// Whether a worker looks at the picture.
    pub(super) fn is_reading(&self) -> bool {
        match &self.stage {
            Some(PictureStage::Reading(..)) => true,
            Some(PictureStage::Review(review)) => review.0.again.is_some(),
            Some(PictureStage::Decoding | PictureStage::Nothing(_)) | None => false,
        }
    }

    /// Job that is wanted of the worker.
    pub(crate) fn job(&self) -> Option<JobId> {
        match &self.stage {
            Some(PictureStage::Reading(job, _)) => Some(*job),
            Some(PictureStage::Review(review)) => {
                let again = review.0.again.map(|(job, _)| job);
                again.or(review.0.asked.as_ref().map(|(job, _)| *job))
            }
            Some(PictureStage::Decoding | PictureStage::Nothing(_)) | None => None,
        }
    }

    /// The job with its task.
    pub(crate) fn task(&self) -> Option<(JobId, Task)> {
        let job = self.job()?;
        let task = match &self.stage {
            Some(PictureStage::Review(review)) => match (review.0.again, &review.0.asked) {
                (Some((_, wanted)), _) => Task::Picture {
                    pixels: self.pixels.as_ref()?.0.clone(),
                    wanted: Transcribing::wanting(wanted),
                },
                (None, Some((_, code))) => Task::Ask {
                    code: Code::clone(code),
                    question: Question::Verdict,
                },
                (None, None) => return None,
            },
            Some(PictureStage::Reading(_, wanted)) => Task::Picture {
                pixels: self.pixels.as_ref()?.0.clone(),
                wanted: wanted.map(Transcribing::wanting).unwrap_or_default(),
            },
            Some(PictureStage::Decoding | PictureStage::Nothing(_)) | None => return None,
        };
        Some((job, task))
    }
}
