//! What the page shows, and how it changes: one reducer, without effects.

use std::rc::Rc;

use yew::Reducible;

use crate::grid::Site;
use crate::job::Progress;
use crate::kind::{self, Code, End, JobId, Reading};
use crate::model::ParseError;
use crate::scene::Palette;
use crate::solve::Method;

use super::address::Address;
use super::reel::Reel;
use super::speed::Speed;

/// Everything the page shows.
#[derive(Clone, PartialEq)]
pub(super) struct State {
    /// The paste box.
    pub(super) draft: Draft,
    /// The puzzle on the board.
    pub(super) shown: Shown,
    /// How it is solved.
    pub(super) method: Method,
    /// The solver at work on it.
    pub(super) work: Work,
    /// The film, as far as it is known.
    pub(super) reel: Reel,
    /// Where the film stands.
    pub(super) at: Place,
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

/// A place in the film.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Place {
    /// The position, 0 for the bare puzzle.
    pub(super) position: usize,
    /// The beat within it.
    pub(super) beat: usize,
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

/// What can happen.
pub(super) enum Action {
    /// The text of the box changed by typing; it is read a moment later.
    Type(String),
    /// The text of the box is to be read.
    Read,
    /// A whole text was put into the box.
    Paste(String),
    /// One of several readings was chosen, by number.
    Choose(usize),
    /// A sample was chosen, by its text.
    Sample(&'static str),
    /// The address names a puzzle.
    Visit(Address),
    /// Another method was chosen.
    Solve(Method),
    /// The solver sent something.
    Grown {
        /// Which one.
        job: JobId,
        /// The film with it.
        reel: Reel,
        /// Where the solver is.
        progress: Progress,
        /// How it ended, if it did.
        end: Option<End>,
        /// Time it took for this, in microseconds.
        micros: u32,
    },
    /// Stop solving.
    Stop,
    /// Go on solving.
    Resume,
    /// To a place, at once.
    Go(usize),
    /// To the place the clock has reached.
    Tick(Place),
    /// One beat on.
    Forward,
    /// One beat back.
    Back,
    /// To the next stage.
    NextStage,
    /// To the start of this stage, or of the one before.
    PreviousStage,
    /// To the end.
    End,
    /// Play or pause.
    Toggle,
    /// Stop the film.
    Pause,
    /// Another speed.
    Speed(Speed),
    /// Light up a place.
    Light(Option<Site>),
    /// Open a dialog.
    Open(Dialog),
    /// Open the dialog on the present technique.
    OpenPresent,
    /// Close the dialog.
    Close,
    /// Light or dark.
    Paper(Palette),
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = Rc::unwrap_or_clone(self);
        next.apply(action);
        Rc::new(next)
    }
}

impl State {
    /// The page as it opens: a puzzle, at a step, paused.
    pub(super) fn opening(reading: Reading, method: Method, step: usize) -> Option<Self> {
        let reel = Reel::new(kind::player(&reading.code).ok()?);
        Some(Self {
            draft: Draft::default(),
            shown: Shown {
                code: reading.code.clone(),
                reading,
            },
            method,
            work: Work::new(JobId(1)),
            reel,
            at: Place::default(),
            motion: Motion::Still,
            wanted: (step > 0).then_some(step),
            is_playing: false,
            is_fresh: true,
            speed: Speed::default(),
            lit: None,
            dialog: None,
            palette: Palette::default(),
        })
    }

    /// What the address should say.
    pub(super) fn address(&self) -> Address {
        Address {
            puzzle: self.shown.code.text.clone(),
            step: self.wanted.unwrap_or(self.at.position),
            method: self.method,
        }
    }

    /// Whether more of the film may still come.
    pub(super) fn is_running(&self) -> bool {
        self.work.status == Status::Running
    }

    fn apply(&mut self, action: Action) {
        match action {
            Action::Type(text) => {
                self.draft.text = text;
                self.draft.outcome = Outcome::Unread;
            }
            Action::Read => self.read(),
            Action::Paste(text) => {
                self.draft.text = text;
                self.draft.pasted += 1;
                self.read();
            }
            Action::Choose(number) => {
                if let Outcome::Ambiguous(readings) = &self.draft.outcome
                    && let Some(reading) = readings.get(number).cloned()
                {
                    self.open(reading, self.method, 0, true);
                    self.draft.outcome = Outcome::Opened;
                }
            }
            Action::Sample(text) => {
                self.draft = Draft::default();
                if let Some(reading) = first_reading(text) {
                    self.open(reading, self.method, 0, false);
                }
            }
            Action::Visit(address) => self.visit(&address),
            Action::Solve(method) => {
                let reading = self.shown.reading.clone();
                self.open(reading, method, 0, false);
            }
            Action::Grown {
                job,
                reel,
                progress,
                end,
                micros,
            } if job == self.work.job => {
                self.reel = reel;
                self.work.progress = progress;
                self.work.micros += u64::from(micros);
                if let Some(end) = end {
                    self.work.status = Status::Done(end);
                }
                self.reach_wanted();
            }
            // A late reply for a puzzle that is no longer shown.
            Action::Grown { .. } => {}
            Action::Stop if self.is_running() => self.work.status = Status::Stopped,
            Action::Resume if self.work.status == Status::Stopped => {
                self.work.status = Status::Running;
            }
            Action::Stop | Action::Resume => {}
            Action::Speed(speed) => self.speed = speed,
            Action::Light(site) => self.lit = site,
            Action::Open(dialog) => {
                self.dialog = Some(dialog);
                self.is_playing = false;
            }
            Action::OpenPresent => {
                if let Some(row) = self.reel.row(self.at.position)
                    && row.level > 0
                {
                    self.apply(Action::Open(Dialog::Technique(row.name)));
                }
            }
            Action::Close => self.dialog = None,
            Action::Paper(palette) => self.palette = palette,
            action => self.play(action),
        }
    }

    /// What moves the film.
    fn play(&mut self, action: Action) {
        let position = self.at.position;
        self.is_fresh = false;
        match action {
            Action::Tick(place) => {
                self.at = place;
                self.motion = Motion::Drawn;
                self.lit = None;
            }
            Action::Toggle => {
                let is_at_end = position == self.reel.len()
                    && self.at.beat + 1 >= self.reel.beats(position)
                    && !self.is_running();
                if is_at_end && !self.is_playing {
                    self.go(0);
                }
                self.is_playing = !self.is_playing;
            }
            Action::Pause => self.is_playing = false,
            Action::Forward => {
                self.is_playing = false;
                if self.at.beat + 1 < self.reel.beats(position) {
                    self.at.beat += 1;
                } else if position < self.reel.len() {
                    self.at = Place {
                        position: position + 1,
                        beat: 0,
                    };
                } else {
                    return;
                }
                self.motion = Motion::Drawn;
                self.lit = None;
            }
            Action::Back => {
                self.is_playing = false;
                if self.at.beat > 0 {
                    self.at.beat -= 1;
                    self.motion = Motion::Still;
                } else {
                    self.go(position.saturating_sub(1));
                }
            }
            Action::Go(position) => {
                self.is_playing = false;
                self.go(position);
            }
            Action::NextStage => {
                let next = self.reel.section_after(position);
                let end = self.reel.len();
                self.go(next.unwrap_or(end));
            }
            Action::PreviousStage => {
                let earlier = self.reel.section_before(position);
                self.go(earlier.unwrap_or(0));
            }
            Action::End => {
                self.is_playing = false;
                let end = self.reel.len();
                self.go(end);
            }
            _ => {}
        }
    }

    /// To the last beat of a position, where the whole step is shown.
    fn go(&mut self, position: usize) {
        let position = position.min(self.reel.len());
        self.at = Place {
            position,
            beat: self.reel.beats(position) - 1,
        };
        self.motion = Motion::Still;
        self.wanted = None;
        self.lit = None;
    }

    fn reach_wanted(&mut self) {
        let Some(wanted) = self.wanted else {
            return;
        };
        if wanted <= self.reel.len() || !self.is_running() {
            self.go(wanted);
        }
    }

    fn read(&mut self) {
        if self.draft.text.trim().is_empty() {
            self.draft.outcome = Outcome::Unread;
            return;
        }
        match kind::read(&self.draft.text) {
            Err(error) => self.draft.outcome = Outcome::Faulty(error),
            Ok(mut readings) if readings.len() == 1 => {
                self.draft.outcome = Outcome::Opened;
                self.open(readings.swap_remove(0), self.method, 0, true);
            }
            Ok(readings) => self.draft.outcome = Outcome::Ambiguous(readings),
        }
    }

    fn visit(&mut self, address: &Address) {
        if address.puzzle == self.shown.code.text && address.method == self.method {
            self.is_playing = false;
            self.go(address.step);
            return;
        }
        match first_reading(&address.puzzle) {
            Some(reading) => self.open(reading, address.method, address.step, false),
            None => {
                self.draft.text = address.puzzle.clone();
                self.draft.pasted += 1;
                self.read();
            }
        }
    }

    fn open(&mut self, reading: Reading, method: Method, step: usize, is_playing: bool) {
        // Codes come from the reader itself, so a player can always be made.
        let Ok(player) = kind::player(&reading.code) else {
            return;
        };
        self.reel = Reel::new(player);
        self.shown = Shown {
            code: reading.code.clone(),
            reading,
        };
        self.method = method;
        self.work = Work::new(JobId(self.work.job.0 + 1));
        self.at = Place::default();
        self.motion = Motion::Still;
        self.wanted = (step > 0).then_some(step);
        self.is_playing = is_playing;
        self.is_fresh = true;
        self.lit = None;
        self.dialog = None;
    }
}

impl Work {
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
