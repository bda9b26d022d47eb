//! How the page changes: one reducer, without effects.

use std::rc::Rc;

use yew::Reducible;

use crate::kind::{self, JobId, Reading};
use crate::many;
use crate::playback::Playhead;
use crate::solve::Method;

use super::{
    Action, Answers, Dialog, Mode, Motion, Outcome, Shown, State, Status, Work, first_reading,
};
use crate::web::app::address::Address;
use crate::web::app::playback::SharedPlayback;

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = Rc::unwrap_or_clone(self);
        next.apply(action);
        Rc::new(next)
    }
}

impl State {
    fn apply(&mut self, action: Action) {
        match action {
            Action::Type(text) => {
                self.draft.text = text;
                self.draft.outcome = Outcome::Unread;
            }
            Action::Read => self.read(),
            Action::Paste(text) => self.paste(text),
            Action::Choose(number) => {
                if let Outcome::Ambiguous(readings) = &self.draft.outcome
                    && let Some(reading) = readings.get(number).cloned()
                {
                    self.open(reading, self.method, 0, true);
                    self.draft.outcome = Outcome::Opened;
                }
            }
            Action::Sample(text) => {
                self.draft = super::Draft::default();
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
                playback,
                progress,
                end,
                micros,
            } if job == self.work.job => {
                self.grow(playback);
                self.work.progress = progress;
                self.work.micros += u64::from(micros);
                if let Some(end) = end {
                    self.work.status = Status::Done(end);
                }
                self.reach_wanted();
                self.follow_up();
            }
            // A late reply for a puzzle that is no longer shown.
            Action::Grown { .. } => {}
            Action::Asking(asking) => self.hear(asking),
            Action::Answering(answering) => self.answering(answering),
            Action::Enter(mode) => self.enter(mode),
            Action::Edit(stroke) => self.edit(stroke),
            Action::Craft(crafting) => self.craft(crafting),
            Action::List(listing) => self.list(listing),
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
                let row = self.playback.get().row(self.playhead.position).cloned();
                if let Some(row) = row.filter(|row| row.level > 0) {
                    self.apply(Action::Open(Dialog::Technique(row.name)));
                }
            }
            Action::Close => self.dialog = None,
            Action::Paper(palette) => self.palette = palette,
            Action::Numerals(numerals) => self.numerals = numerals,
            action => self.play(action),
        }
    }

    /// What moves the film.
    fn play(&mut self, action: Action) {
        let position = self.playhead.position;
        self.is_fresh = false;
        self.answers.aspect = None;
        match action {
            Action::Tick(playhead) => {
                self.playhead = playhead;
                self.motion = Motion::Drawn;
                self.lit = None;
            }
            Action::Toggle => {
                let next = self.playback.get().following(self.playhead);
                let is_at_end = next.is_none() && !self.is_growing();
                if is_at_end && !self.is_playing {
                    self.go(0);
                }
                self.is_playing = !self.is_playing;
            }
            Action::Pause => self.is_playing = false,
            Action::Forward => {
                self.is_playing = false;
                let next = self.playback.get().following(self.playhead);
                let Some(next) = next else {
                    return;
                };
                self.playhead = next;
                self.motion = Motion::Drawn;
                self.lit = None;
            }
            Action::Back => {
                self.is_playing = false;
                if self.playhead.substep > 0 {
                    self.playhead.substep -= 1;
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
                let next = self.playback.get().section_after(position);
                let end = self.playback.get().len();
                self.go(next.unwrap_or(end));
            }
            Action::PreviousStage => {
                let earlier = self.playback.get().section_before(position);
                self.go(earlier.unwrap_or(0));
            }
            Action::End => {
                self.is_playing = false;
                let end = self.playback.get().len();
                self.go(end);
            }
            _ => {}
        }
    }

    /// To the last substep of a position, where the whole step is shown.
    fn go(&mut self, position: usize) {
        self.playhead = self.playback.get().whole(position);
        self.motion = Motion::Still;
        self.wanted = None;
        self.lit = None;
    }

    fn reach_wanted(&mut self) {
        let Some(wanted) = self.wanted else {
            return;
        };
        if wanted <= self.playback.get().len() || !self.is_growing() {
            self.go(wanted);
        }
    }

    /// A list is shown as a table; anything else is read in the box.
    fn paste(&mut self, text: String) {
        if let Some(entries) = many::entries(&text) {
            self.open_list(text, entries);
            return;
        }
        if matches!(self.mode, Mode::Make | Mode::Many) {
            self.enter(Mode::Watch);
        }
        self.draft.text = text;
        self.draft.pasted += 1;
        self.read();
    }

    fn read(&mut self) {
        if self.draft.text.trim().is_empty() {
            self.draft.outcome = Outcome::Unread;
            return;
        }
        match kind::read(&self.draft.text) {
            Err(error) => {
                self.draft.outcome = Outcome::Faulty(error);
                self.is_playing = false;
            }
            Ok(mut readings) if readings.len() == 1 => {
                self.draft.outcome = Outcome::Opened;
                self.open(readings.swap_remove(0), self.method, 0, true);
            }
            // While there is a question to answer, the last film rests.
            Ok(readings) => {
                self.draft.outcome = Outcome::Ambiguous(readings);
                self.is_playing = false;
            }
        }
    }

    fn visit(&mut self, address: &Address) {
        self.enter(address.mode);
        if matches!(self.mode, Mode::Make | Mode::Many) {
            // What was made or listed is there or it is not; an address cannot
            // hold it.
            return;
        }
        let recipe = address.made.as_deref().and_then(|made| made.parse().ok());
        if let (Some(recipe), Some(reading)) = (recipe, first_reading(&address.puzzle)) {
            self.workshop.latest = Some((reading.code, recipe));
        }
        if address.puzzle == self.subject().text {
            match self.mode {
                // The method counts again when the puzzle is watched.
                Mode::Edit => return,
                Mode::Watch | Mode::Make | Mode::Many if address.method == self.method => {
                    self.is_playing = false;
                    self.go(address.step);
                    return;
                }
                Mode::Watch | Mode::Make | Mode::Many => {}
            }
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

    /// Opens a puzzle, to be watched or to be written on.
    fn open(&mut self, reading: Reading, method: Method, step: usize, is_playing: bool) {
        match self.mode {
            Mode::Watch | Mode::Make | Mode::Many => {
                self.show(reading, method, step, is_playing);
            }
            Mode::Edit => self.replace(reading),
        }
    }

    /// Puts a puzzle before those who watch.
    pub(super) fn show(&mut self, reading: Reading, method: Method, step: usize, is_playing: bool) {
        // Codes come from the reader itself, so a player can always be made.
        let Some(playback) = SharedPlayback::of(&reading) else {
            return;
        };
        self.playback = playback;
        // What came with the puzzle is to be seen first.
        self.is_playing = is_playing && reading.marks.is_none();
        self.shown = Shown {
            code: reading.code.clone(),
            reading,
        };
        self.answers = Answers::default();
        self.method = method;
        self.work = Work::new(JobId(self.work.job.0 + 1));
        self.playhead = Playhead::default();
        self.motion = Motion::Still;
        self.wanted = (step > 0).then_some(step);
        self.is_fresh = true;
        self.lit = None;
        self.dialog = None;
    }
}
