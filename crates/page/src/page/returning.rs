//! The browser's history, as the page follows it and is followed.

use crate::address::Place;
use crate::effect::HistoryEntry;
use crate::history::Present;
use crate::page::Page;
use crate::page::message::Message;
use crate::play::{self, Ask};
use crate::view::Mode;

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
    pub(super) fn went(&mut self, entry: HistoryEntry) {
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
