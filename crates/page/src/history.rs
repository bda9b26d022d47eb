//! The browser's history: an entry for each puzzle watched and each page, and one more while the coach speaks, so that Back ends the
//! coach's answer.
//!
//! The page is the truth. Whenever the browser has gone somewhere, the page follows; whenever the page has changed, its address is
//! written. Between a request to go back and the browser's news of it nothing is written, because that would cancel the request.

use clew::kind::Code;

use crate::address::{Place, Subject};
use crate::play::{self, Ask};
use crate::{Effect, Message, Mode, Page};

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
    fn follow_coach(&mut self, spoken_of: Option<&Code>) {
        if spoken_of.is_some() == self.spoken_of.is_some() {
            return;
        }
        let before = std::mem::replace(&mut self.spoken_of, spoken_of.cloned());
        match (before, self.entry.is_coach) {
            (None, false) => {
                self.entry.is_coach = true;
                self.turns.push(Turn::Push(self.entry.clone()));
            }
            (Some(_), true) => {
                self.is_returning = true;
                self.turns.push(Turn::Back);
            }
            _ => {}
        }
    }
}

impl Page {
    /// Brings the browser's history in line with the page.
    pub(super) fn attend_history(&mut self) {
        let Some(mut history) = self.history.0.take() else {
            return;
        };
        if !history.is_returning {
            self.turn(&mut history);
        }
        for turn in std::mem::take(&mut history.turns) {
            self.effect(Effect::Turn(turn));
        }
        self.history.0 = Some(history);
    }

    fn turn(&mut self, history: &mut History) {
        let (place, hash) = (self.place(), self.hash());
        let subject = place.subject();
        let before = history.subject.replace(subject.clone());
        if before.is_none() {
            // The page may open on the coach's entry, after a reload.
            let is_coach = false;
            history.entry = Entry { hash, is_coach };
            history.turns.push(Turn::Replace(history.entry.clone()));
        } else if before != history.subject {
            history.due = None;
            let here = Place::parse(&history.entry.hash);
            if here.as_ref().is_some_and(|here| here.subject() == subject) {
                history.write(hash);
            } else {
                if let (Place::Guide(_), Some(Place::View(_))) = (&place, here) {
                    // Going back leads to the present step, even if the address is slightly out of date.
                    history.write(self.address().hash());
                }
                history.push(hash);
            }
        } else if hash == history.entry.hash {
            history.due = None;
        } else if history.due.as_ref() != Some(&hash) {
            history.due = Some(hash);
            history.rests = history.rests.wrapping_add(1);
            let rest = match self.guide.is_none() && self.mode == Mode::Edit {
                true => BREATH,
                false => REST,
            };
            let rested = Message::Rested(history.rests);
            self.effect(Effect::After(rest, Box::new(rested)));
        }
        let code = &self.puzzle.code;
        let is_spoken = self.mode == Mode::Play && self.guide.is_none() && self.play.help.is_some();
        if history.entry.is_coach && !is_spoken && history.spoken_of.as_ref() != Some(code) {
            // Another puzzle has ended the coach's answer, or the reader has gone forward to it: the entry becomes an ordinary one.
            history.spoken_of = None;
            let is_coach = false;
            let hash = history.entry.hash.clone();
            history.replace(Entry { hash, is_coach });
        }
        history.follow_coach(is_spoken.then_some(code));
    }

    /// Writes the address after a rest, by its number, unless it has changed since.
    pub(super) fn rested(&mut self, number: u32) {
        if let Some(history) = &mut self.history.0
            && history.rests == number
            && !history.is_returning
            && let Some(hash) = history.due.take()
        {
            history.write(hash);
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
