//! What the page shows, and what can happen to it.

mod action;
mod answers;
mod asking;
mod editing;
mod listing;
mod making;
mod reduce;

use strum::{EnumIter, EnumString, IntoStaticStr};

use crate::grid::Site;
use crate::job::Progress;
use crate::kind::{self, Code, End, JobId, Reading};
use crate::model::{Numerals, ParseError};
use crate::playback::Playhead;
use crate::scene::{Palette, Theme};
use crate::solve::Method;

use super::address::Address;
use super::playback::SharedPlayback;
use super::speed::Speed;

pub(super) use action::Action;
pub(super) use answers::{Answering, Answers, Overlay};
pub(super) use asking::{Asked, Asking, Inquiry, Topic};
pub(super) use editing::{Editing, Held};
pub(super) use listing::{Listed, Listing, Phase, Sheet};
pub(super) use making::{Bench, Crafting, Form, News, Workshop};

/// What the page is used for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Mode {
    /// Watching a puzzle being solved.
    #[default]
    Watch,
    /// Writing a puzzle.
    Edit,
    /// Making puzzles.
    Make,
    /// Looking at many puzzles.
    Many,
}

/// Everything the page shows.
#[derive(Clone, PartialEq)]
pub(super) struct State {
    /// What the page is used for.
    pub(super) mode: Mode,
    /// The puzzle being written.
    pub(super) editing: Editing,
    /// Puzzles being made.
    pub(super) workshop: Workshop,
    /// The list of many puzzles.
    pub(super) listed: Option<Listed>,
    /// The paste box.
    pub(super) draft: Draft,
    /// The puzzle on the board.
    pub(super) shown: Shown,
    /// How it is solved.
    pub(super) method: Method,
    /// The solver at work on it.
    pub(super) work: Work,
    /// The film, as far as it is known.
    pub(super) playback: SharedPlayback,
    /// Questions about a puzzle.
    pub(super) asked: Asked,
    /// What of the answers is on the board.
    pub(super) answers: Answers,
    /// Where the film stands.
    pub(super) playhead: Playhead,
    /// How the present picture came to be shown.
    pub(super) motion: Motion,
    /// A position asked for that the film has not reached yet.
    pub(super) wanted: Option<usize>,
    /// Whether the film runs.
    pub(super) is_playing: bool,
    /// Whether it has not been moved since the puzzle was opened.
    pub(super) is_fresh: bool,
    /// How fast.
    pub(super) speed: Speed,
    /// The place pointed at in a sentence or the list.
    pub(super) lit: Option<Site>,
    /// The dialog that is open.
    pub(super) dialog: Option<Dialog>,
    /// Light or dark.
    pub(super) palette: Palette,
    /// How digits above 9 are written.
    pub(super) numerals: Numerals,
}

/// The text in the paste box and what came of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Draft {
    /// The text.
    pub(super) text: String,
    /// What it was read as.
    pub(super) outcome: Outcome,
    /// Counts the texts that were put in as a whole, not typed.
    pub(super) pasted: u32,
}

/// What became of a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Outcome {
    /// The box is empty, or its text has not been read yet.
    #[default]
    Unread,
    /// It is the puzzle shown.
    Opened,
    /// It can be read in more than one way.
    Ambiguous(Vec<Reading>),
    /// It cannot be read.
    Faulty(ParseError),
}

/// The puzzle on the board.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shown {
    /// The puzzle.
    pub(super) code: Code,
    /// How it was recognised.
    pub(super) reading: Reading,
}

/// The solver's work.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Work {
    /// Its number.
    pub(super) job: JobId,
    /// Whether it goes on.
    pub(super) status: Status,
    /// Where it is.
    pub(super) progress: Progress,
    /// Time the engine took so far, in microseconds.
    pub(super) micros: u64,
}

/// Whether the solver goes on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Status {
    /// It works.
    Running,
    /// The reader stopped it.
    Stopped,
    /// It is done.
    Done(End),
}

/// How a picture came to be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Motion {
    /// By a step forward: its news is drawn in.
    Drawn,
    /// By a jump: it is there at once.
    Still,
}

/// Dialogs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Dialog {
    /// Keys, and where the data goes.
    Help,
    /// What a technique is.
    Technique(&'static str),
}

impl State {
    /// The page as it opens: a puzzle, at a step, paused.
    pub(super) fn opening(reading: Reading, method: Method, step: usize) -> Option<Self> {
        let playback = SharedPlayback::of(&reading)?;
        Some(Self {
            mode: Mode::default(),
            editing: Editing::new(reading.code.clone())?,
            workshop: Workshop::new(reading.code.kind),
            listed: None,
            draft: Draft::default(),
            shown: Shown {
                code: reading.code.clone(),
                reading,
            },
            method,
            work: Work::new(JobId(1)),
            playback,
            asked: Asked::default(),
            answers: Answers::default(),
            playhead: Playhead::default(),
            motion: Motion::Still,
            wanted: (step > 0).then_some(step),
            is_playing: false,
            is_fresh: true,
            speed: Speed::default(),
            lit: None,
            dialog: None,
            palette: Palette::default(),
            numerals: Numerals::default(),
        })
    }

    /// How everything looks.
    pub(super) fn theme(&self) -> Theme {
        Theme {
            palette: self.palette,
            numerals: self.numerals,
        }
    }

    /// What the address should say.
    pub(super) fn address(&self) -> Address {
        let (code, step) = match self.mode {
            Mode::Edit => (self.editing.drafting.code(), 0),
            // Steps are counted in the film of the run.
            Mode::Watch if self.answers.whole.is_some() => (&self.shown.code, 0),
            Mode::Watch => (
                &self.shown.code,
                self.wanted.unwrap_or(self.playhead.position),
            ),
            Mode::Make | Mode::Many => (&self.shown.code, 0),
        };
        Address {
            puzzle: code.text.clone(),
            step,
            method: self.method,
            mode: self.mode,
            made: self.recipe().map(ToString::to_string),
        }
    }

    /// How the puzzle on the board was recognised.
    pub(super) fn reading(&self) -> Reading {
        match self.mode {
            Mode::Watch | Mode::Make | Mode::Many => self.shown.reading.clone(),
            Mode::Edit => self.editing.reading(),
        }
    }

    /// Whether more of the film may still come.
    pub(super) fn is_running(&self) -> bool {
        self.work.status == Status::Running
    }

    /// Whether more of the film on the board may still come.
    pub(super) fn is_growing(&self) -> bool {
        self.is_running() && self.answers.whole.is_none()
    }

    /// Whether it is to come now: nobody waits for the film of a puzzle that
    /// is being written.
    pub(super) fn is_filming(&self) -> bool {
        self.is_running() && self.mode == Mode::Watch
    }
}

impl Work {
    /// Work that has just begun.
    fn new(job: JobId) -> Self {
        Self {
            job,
            status: Status::Running,
            progress: Progress::default(),
            micros: 0,
        }
    }

    /// Whether it has taken so long that the reader wants to know where it is.
    pub(super) fn is_long(&self) -> bool {
        self.micros > 200_000
    }
}

/// The likeliest reading of a text that ought to be a puzzle.
pub(super) fn first_reading(text: &str) -> Option<Reading> {
    Some(kind::read(text).ok()?.swap_remove(0))
}
