//! The browser's history: an entry for each puzzle watched and each page, and one more while the coach speaks, so that Back ends the
//! coach's answer.
//!
//! The page is the truth. Whenever the browser has gone somewhere, the page follows; whenever the page has changed, its address is
//! written. Between a request to go back and the browser's news of it nothing is written, because that would cancel the request.

use clew::kind::Code;

use crate::address::{Address, Place, Subject};
use crate::play::{self, Ask};
use crate::{Effect, Frame, Message, Mode, Page};

/// Pause in playback after which its step goes into the address, in milliseconds: browsers allow only a limited number of changes per
/// minute.
const REST: u32 = 350;
/// Pause in editing after which the puzzle goes into the address, in milliseconds.
const BREATH: u32 = 100;

/// Entry of the browser's history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Fragment of its address, with the `#`.
    pub hash: String,
    /// Whether the entry exists only while the coach speaks.
    pub is_coach: bool,
}

/// Change of the browser's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Add an entry after the present one.
    Push(Entry),
    /// Replace the present entry.
    Replace(Entry),
    /// Go back to the entry before. The news of it comes as [`Message::Went`].
    Back,
}

/// The history as the page knows it.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    /// The present entry.
    entry: Entry,
    /// Subject of the page when it was last compared; `None` before the first time.
    subject: Option<Subject>,
    /// Whether the browser is still going back.
    is_returning: bool,
    /// Address that is written after a rest.
    due: Option<String>,
    /// Number of rests so far.
    rests: u32,
    /// Puzzle that the coach speaks about.
    spoken_of: Option<Code>,
    turns: Vec<Turn>,
}

impl History {
    /// Adds an entry; it takes the place of the coach's.
    fn push(&mut self, hash: String) {
        let takes_over = self.entry.is_coach;
        self.entry = Entry {
            hash,
            is_coach: false,
        };
        self.turns.push(match takes_over {
            true => Turn::Replace(self.entry.clone()),
            false => Turn::Push(self.entry.clone()),
        });
    }

    /// Changes the present entry.
    fn replace(&mut self, entry: Entry) {
        if entry != self.entry {
            self.entry = entry;
            self.turns.push(Turn::Replace(self.entry.clone()));
        }
    }

    /// Changes the address of the present entry.
    fn write(&mut self, hash: String) {
        self.replace(Entry {
            hash,
            ..self.entry.clone()
        });
    }

    /// Adds an entry while the coach speaks, and goes back over it when the coach is done, unless another page has taken it over.
    fn follow_coach(&mut self, spoken_of: Option<Code>) {
        let (was_spoken, is_spoken) = (self.spoken_of.is_some(), spoken_of.is_some());
        if was_spoken == is_spoken {
            return;
        }
        self.spoken_of = spoken_of;
        match (is_spoken, self.entry.is_coach) {
            (true, false) => {
                self.entry.is_coach = true;
                self.turns.push(Turn::Push(self.entry.clone()));
            }
            (false, true) => {
                self.is_returning = true;
                self.turns.push(Turn::Back);
            }
            _ => {}
        }
    }
}

/// What the history needs to know about the page.
struct Present {
    place: Place,
    /// Its address.
    hash: String,
    /// The view, which the guide may cover.
    view: Address,
    /// Puzzle that the coach speaks about, while it speaks.
    spoken_of: Option<Code>,
}

impl History {
    /// Brings the browser's history in line with the page.
    fn attend(&mut self, frame: &mut Frame, present: Present) {
        if self.is_returning {
            return;
        }
        let (subject, hash) = (present.place.subject(), present.hash);
        let before = self.subject.replace(subject.clone());
        if before.is_none() {
            // The page may open on the coach's entry, after a reload.
            let is_coach = false;
            self.entry = Entry { hash, is_coach };
            self.turns.push(Turn::Replace(self.entry.clone()));
        } else if before != self.subject {
            self.due = None;
            let here = Place::parse(&self.entry.hash);
            if here.as_ref().is_some_and(|here| here.subject() == subject) {
                self.write(hash);
            } else {
                if let (Place::Guide(_), Some(Place::View(_))) = (&present.place, here) {
                    // Going back leads to the present step, even if the address is slightly out of date.
                    self.write(present.view.hash());
                }
                self.push(hash);
            }
        } else if hash == self.entry.hash {
            self.due = None;
        } else if self.due.as_ref() != Some(&hash) {
            self.due = Some(hash);
            self.rests = self.rests.wrapping_add(1);
            let rest = match (&present.place, frame.mode) {
                (Place::View(_), Mode::Edit) => BREATH,
                _ => REST,
            };
            frame.after(rest, Message::Rested(self.rests));
        }
        let code = &frame.puzzle.code;
        let is_spoken = present.spoken_of.is_some();
        if self.entry.is_coach && !is_spoken && self.spoken_of.as_ref() != Some(code) {
            // Another puzzle has ended the coach's answer, or the reader has gone forward to it: the entry becomes an ordinary one.
            self.spoken_of = None;
            let is_coach = false;
            let hash = self.entry.hash.clone();
            self.replace(Entry { hash, is_coach });
        }
        self.follow_coach(present.spoken_of);
        for turn in std::mem::take(&mut self.turns) {
            frame.effect(Effect::Turn(turn));
        }
    }

    /// Writes the address after a rest, by its number, unless it has changed since.
    fn rested(&mut self, number: u32) {
        if self.rests == number
            && !self.is_returning
            && let Some(hash) = self.due.take()
        {
            self.write(hash);
        }
    }
}

impl Page {
    /// Brings the browser's history in line with the page.
    pub(super) fn attend_history(&mut self) {
        if self.history.0.is_none() {
            return;
        }
        let is_spoken =
            self.frame.mode == Mode::Play && self.frame.guide.is_none() && self.play.help.is_some();
        let view = self.address();
        let present = Present {
            place: match self.frame.guide {
                Some(page) => Place::Guide(page),
                None => Place::View(view.clone()),
            },
            hash: self.hash(),
            view,
            spoken_of: is_spoken.then(|| self.frame.puzzle.code.clone()),
        };
        if let Some(history) = &mut self.history.0 {
            history.attend(&mut self.frame, present);
        }
    }

    /// Handles the end of a rest, by its number.
    pub(super) fn rested(&mut self, number: u32) {
        if let Some(history) = &mut self.history.0 {
            history.rested(number);
        }
    }

    /// Follows the browser to an entry of its history.
    pub(super) fn went(&mut self, entry: Entry) {
        let Some(history) = &mut self.history.0 else {
            return;
        };
        let place = Place::parse(&entry.hash);
        let leaves_coach = history.spoken_of.is_some() && !entry.is_coach;
        let has_returned = std::mem::take(&mut history.is_returning);
        let last = history.subject.clone();
        history.entry = entry;
        history.due = None;
        let subject = self.place().subject();
        if has_returned && last.as_ref() != Some(&subject) {
            // Another page was opened before the browser had gone back; it gets an entry of its own.
            return;
        }
        let is_other = |place: &Place| match has_returned {
            true => place.subject() != subject,
            false => place.hash() != self.hash(),
        };
        if let Some(place) = place.filter(is_other) {
            self.apply(Message::Visit(place));
        }
        if leaves_coach {
            self.pass_on(Message::Play(play::Action::Ask(Ask::Dismiss)));
        }
    }
}
