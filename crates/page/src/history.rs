//! The browser's history: an entry for each puzzle watched and each page, and one more while the coach speaks, so that Back ends the
//! coach's answer.
//!
//! The page is the truth. Whenever the browser has gone somewhere, the page follows; whenever the page has changed, its address is
//! written. Between a request to go back and the browser's news of it nothing is written, because that would cancel the request.

use clew::kind::Code;

use crate::address::{Address, Place, Subject};
use crate::effect::{Alarm, Effect, HistoryEntry, Turn};
use crate::frame::Frame;
use crate::view::Mode;

/// Pause in playback after which its step goes into the address, in milliseconds: browsers allow only a limited number of changes per
/// minute.
const REST: u32 = 350;
/// Pause in editing after which the puzzle goes into the address, in milliseconds.
const BREATH: u32 = 100;

/// The history as the page knows it.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    /// The present entry.
    pub(crate) entry: HistoryEntry,
    /// Subject of the page when it was last compared; `None` before the first time.
    pub(crate) subject: Option<Subject>,
    /// Whether the browser is still going back.
    pub(crate) is_returning: bool,
    /// Address that is written after a rest.
    pub(crate) due: Option<String>,
    /// Number of rests so far.
    rests: u32,
    /// Puzzle that the coach speaks about.
    pub(crate) spoken_of: Option<Code>,
    turns: Vec<Turn>,
}

impl History {
    /// Adds an entry; it takes the place of the coach's.
    fn push(&mut self, hash: String) {
        let takes_over = self.entry.is_coach;
        self.entry = HistoryEntry {
            hash,
            is_coach: false,
        };
        self.turns.push(match takes_over {
            true => Turn::Replace(self.entry.clone()),
            false => Turn::Push(self.entry.clone()),
        });
    }

    /// Changes the present entry.
    fn replace(&mut self, entry: HistoryEntry) {
        if entry != self.entry {
            self.entry = entry;
            self.turns.push(Turn::Replace(self.entry.clone()));
        }
    }

    /// Changes the address of the present entry.
    fn write(&mut self, hash: String) {
        self.replace(HistoryEntry {
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
pub(crate) struct Present {
    pub(crate) place: Place,
    /// Its address.
    pub(crate) hash: String,
    /// The view, which the guide may cover.
    pub(crate) view: Address,
    /// Puzzle that the coach speaks about, while it speaks.
    pub(crate) spoken_of: Option<Code>,
}

impl History {
    /// Brings the browser's history in line with the page.
    pub(crate) fn attend(&mut self, frame: &mut Frame, present: Present) {
        if self.is_returning {
            return;
        }
        let (subject, hash) = (present.place.subject(), present.hash);
        let before = self.subject.replace(subject.clone());
        if before.is_none() {
            // The page may open on the coach's entry, after a reload.
            let is_coach = false;
            self.entry = HistoryEntry { hash, is_coach };
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
            frame.after(rest, Alarm::Rested(self.rests));
        }
        let code = &frame.puzzle.code;
        let is_spoken = present.spoken_of.is_some();
        if self.entry.is_coach && !is_spoken && self.spoken_of.as_ref() != Some(code) {
            // Another puzzle has ended the coach's answer, or the reader has gone forward to it: the entry becomes an ordinary one.
            self.spoken_of = None;
            let is_coach = false;
            let hash = self.entry.hash.clone();
            self.replace(HistoryEntry { hash, is_coach });
        }
        self.follow_coach(present.spoken_of);
        for turn in std::mem::take(&mut self.turns) {
            frame.effect(Effect::Turn(turn));
        }
    }

    /// Writes the address after a rest, by its number, unless it has changed since.
    pub(crate) fn rested(&mut self, number: u32) {
        if self.rests == number
            && !self.is_returning
            && let Some(hash) = self.due.take()
        {
            self.write(hash);
        }
    }
}
