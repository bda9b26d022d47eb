//! What is done with a picture.

use std::rc::Rc;

use clew::kind::{self, Answer, End, JobId, Reading, Reply};
use clew::picture::{Place, Transcribing, Transcript, Wanted, What};

use super::state::SharedPixels;
use super::{Fault, PictureStage, PictureState, Review, SharedReview};
use crate::frame::{Frame, Next};
use crate::paste::{PasteBox, PasteOutcome};
use crate::view::{Dialog, Mode};
use crate::worker::Worker;

/// Action on a picture.
#[derive(Clone, Debug)]
pub enum Action {
    /// A picture of this number was pasted, dropped or chosen, and is being decoded.
    Begin(u32),
    /// The picture of this number is decoded.
    Decoded(u32, SharedPixels),
    /// It is not decoded, for this reason.
    Refused(u32, Fault),
    /// The worker's reply.
    Replied(Box<Reply>),
    /// Drop the picture.
    Cancel,
    /// Visit a place of the picture.
    Visit(Place),
    /// Visit the next doubtful spot.
    Next,
    /// Visit the doubtful spot before.
    Back,
    /// Read the visited spot so.
    Choose(What),
    /// Type a digit into the visited spot.
    Digit(u8),
    /// Read the digits that a player wrote, or may have written, as their marks, or as givens.
    Mine(bool),
    /// Read the picture again, by another layout or as a grid of another size.
    Again(Wanted),
    /// Read the other puzzle in the picture.
    Other,
    /// Open the puzzle as it is read.
    Open,
}

impl PictureState {
    /// Applies an action.
    pub(crate) fn update(&mut self, frame: &mut Frame, action: Action) {
        match action {
            Action::Begin(number) => {
                self.drop_picture(frame);
                self.number = number;
                self.stage = Some(PictureStage::Decoding);
                frame.then(Next::Open(Dialog::Picture));
            }
            Action::Decoded(number, pixels) if self.is_decoding(number) => {
                self.pixels = Some(pixels);
                self.read_picture(None);
            }
            Action::Refused(number, fault) if self.is_decoding(number) => {
                self.stage = Some(PictureStage::Nothing(fault));
            }
            Action::Decoded(..) | Action::Refused(..) => {}
            Action::Replied(reply) => self.take_picture(frame, *reply),
            Action::Cancel => {
                self.drop_picture(frame);
                if frame.dialog == Some(Dialog::Picture) {
                    frame.dialog = None;
                }
            }
            Action::Visit(place) => self.review(|review| review.visit_place(place)),
            Action::Next => self.review(|review| review.go(false)),
            Action::Back => self.review(|review| review.go(true)),
            Action::Choose(what) => self.review(|review| review.choose(what)),
            Action::Digit(digit) => self.review(|review| review.type_digit(digit)),
            Action::Mine(are_mine) => self.review(|review| review.take_as_mine(are_mine)),
            Action::Again(wanted) => self.read_again(wanted),
            Action::Other => self.read_other(frame),
            Action::Open => {
                if let Some(PictureStage::Review(review)) = &self.stage
                    && let Some(reading) = review.0.reading()
                {
                    self.open_picture(frame, reading);
                }
            }
        }
    }

    fn is_decoding(&self, number: u32) -> bool {
        self.number == number && self.stage == Some(PictureStage::Decoding)
    }

    fn next_picture_job(&mut self) -> JobId {
        self.last = self.last.wrapping_add(1);
        JobId(self.last)
    }

    /// Forgets the picture. A worker that is looking at it would not notice before it is done: it is ended.
    fn drop_picture(&mut self, frame: &mut Frame) {
        if self.is_reading() {
            frame.then(Next::Dismiss(Worker::Pictures));
        }
        self.stage = None;
        self.pixels = None;
        self.whole = None;
    }

    /// Changes the review, and asks for the verdict that is then wanted.
    fn review(&mut self, change: impl FnOnce(&mut Review)) {
        let Some(PictureStage::Review(SharedReview(shared))) = &mut self.stage else {
            return;
        };
        let review = Rc::make_mut(shared);
        change(review);
        let wanted = review.unproved();
        let is_asked = review.asked.as_ref().map(|(_, code)| code) == wanted.as_ref();
        if !is_asked {
            self.last = self.last.wrapping_add(1);
            let job = JobId(self.last);
            review.asked = wanted.map(|code| (job, code));
        }
    }

    /// Has the worker read the picture, by a layout and size if they are given.
    fn read_picture(&mut self, wanted: Option<Wanted>) {
        let job = self.next_picture_job();
        self.stage = Some(PictureStage::Reading(job, wanted));
    }

    /// Has the worker read the picture again, by a layout and size. A review stays until then; what was answered in it is then given up.
    fn read_again(&mut self, wanted: Wanted) {
        if let Some(PictureStage::Nothing(_)) = self.stage {
            return self.read_picture(Some(wanted));
        }
        let job = self.next_picture_job();
        self.review(|review| {
            review.again = Some((job, wanted));
            review.fault = None;
        });
    }

    /// Has the worker read the other of two puzzles: the part of the picture with it, or the whole picture again.
    fn read_other(&mut self, frame: &mut Frame) {
        let other = match &self.stage {
            Some(PictureStage::Review(review)) => review.0.transcript.found.other,
            _ => None,
        };
        let part = self.pixels.as_ref().zip(other);
        let part = part.and_then(|(pixels, bounds)| pixels.part(bounds));
        match (part, self.whole.take()) {
            (Some(part), None) => self.whole = self.pixels.replace(part),
            (_, Some(whole)) => self.pixels = Some(whole),
            (None, None) => return,
        }
        if self.is_reading() {
            frame.then(Next::Dismiss(Worker::Pictures));
        }
        self.read_picture(None);
    }

    /// Takes a reply of the worker.
    fn take_picture(&mut self, frame: &mut Frame, reply: Reply) {
        if self.job() != Some(reply.job) {
            return;
        }
        let Some(end) = reply.end else {
            return;
        };
        let transcript = match reply.answer {
            Some(Answer::Picture(bytes)) => Transcribing::read(&bytes),
            _ => None,
        };
        if let Some(PictureStage::Review(shared)) = &self.stage {
            let is_again = shared.0.again.is_some();
            self.review(|review| match (is_again, transcript) {
                (true, Some(Ok(transcript))) => *review = Review::new(transcript),
                (true, fault) => {
                    review.again = None;
                    review.asked = None;
                    let reason = fault.and_then(Result::err);
                    review.fault = Some(reason.map_or(Fault::Failed, Fault::NotFound));
                }
                (false, _) => review.prove(match end {
                    End::Verdict(verdict) => Some(verdict),
                    _ => None,
                }),
            });
            return;
        }
        match transcript {
            Some(Ok(mut transcript)) => {
                // What a person insists on is not what the picture shows.
                transcript.is_sure &=
                    !matches!(self.stage, Some(PictureStage::Reading(_, Some(_))));
                self.take_transcript(frame, transcript);
            }
            Some(Err(fault)) => {
                self.stage = Some(PictureStage::Nothing(Fault::NotFound(fault)));
            }
            None => self.stage = Some(PictureStage::Nothing(Fault::Failed)),
        }
    }

    /// Opens what was read without doubt; has a reader look at anything else.
    fn take_transcript(&mut self, frame: &mut Frame, transcript: Transcript) {
        let text = transcript.puzzle.as_deref().filter(|_| transcript.is_sure);
        let reading = text.and_then(|text| kind::read(text).ok());
        match reading {
            Some(mut readings) if !readings.is_empty() => {
                self.open_picture(frame, readings.swap_remove(0));
            }
            _ => {
                let review = Review::new(transcript);
                self.stage = Some(PictureStage::Review(SharedReview(Rc::new(review))));
                frame.then(Next::Open(Dialog::Picture));
                self.review(|_| {});
            }
        }
    }

    /// Opens a puzzle read from a picture, as one that is pasted.
    fn open_picture(&mut self, frame: &mut Frame, mut reading: Reading) {
        self.drop_picture(frame);
        frame.dialog = None;
        frame.guide = None;
        if matches!(frame.mode, Mode::Make | Mode::Many) {
            frame.then(Next::Enter(Mode::Watch));
        }
        reading.format = "format-picture";
        frame.paste = PasteBox {
            outcome: PasteOutcome::Opened,
            pasted: frame.paste.pasted + 1,
            ..PasteBox::default()
        };
        frame.then(Next::Puzzle(Box::new(reading)));
    }
}
