//! What a message does to the page.

use crate::address::{Address, Bookmark, Place};
use crate::parts::{Fetch, Loading, shows};
use crate::playback::SharedPlayback;
use crate::work::{LATE, LOST};
use clew::kind::{self, Reading};
use clew_core::solve::Method;

use super::{
    Answers, Dialog, Effect, Message, Mode, Outcome, Page, PasteBox, Unshown, first_reading,
    picture,
};

impl Page {
    /// Applies a message; returns its effects. The page changes in no other way: the same messages at the same times give the same page
    /// and the same effects. `now` is the time in milliseconds since 1970.
    pub fn update(&mut self, now: u64, message: Message) -> Vec<Effect> {
        self.play.now = Unshown(now);
        self.apply(message);
        if self.picture.stage.is_some() && self.dialog != Some(Dialog::Picture) {
            // Something else was opened meanwhile.
            self.pass_on(Message::Picture(picture::Action::Cancel));
        }
        self.attend();
        std::mem::take(&mut self.effects.0)
    }

    /// Adds an effect to those of the present message.
    pub(super) fn effect(&mut self, effect: Effect) {
        self.effects.0.push(effect);
    }

    pub(super) fn apply(&mut self, action: Message) {
        if action.leaves_guide() {
            self.guide = None;
        }
        match action {
            Message::Type(text) => {
                self.paste.text = text;
                self.paste.outcome = Outcome::Unread;
            }
            Message::Read => self.read(),
            Message::Paste(text) => self.paste(text),
            Message::NotText => {
                if matches!(self.mode, Mode::Make | Mode::Many) {
                    self.enter(Mode::Watch);
                }
                self.paste.outcome = Outcome::NotText;
                self.watch.is_playing = false;
            }
            Message::Choose(number) => {
                if let Outcome::Ambiguous(readings) = &self.paste.outcome
                    && let Some(reading) = readings.get(number).cloned()
                {
                    self.open(reading, self.watch.method, Bookmark::Start);
                    self.paste.outcome = Outcome::Opened;
                }
            }
            Message::Sample(text) => {
                self.paste = PasteBox::default();
                if let Some(reading) = first_reading(text) {
                    self.open(reading, self.watch.method, Bookmark::Start);
                }
            }
            // Back from the guide all is as it was.
            Message::Visit(Place::View(address))
                if address == self.address() && self.unread().is_none() => {}
            Message::Visit(place) if self.parts.rest().is_none() && shows(&place) => {
                self.put_off(Message::Visit(place));
            }
            Message::Visit(Place::View(address)) => self.visit(&address),
            Message::Visit(Place::Guide(page)) => self.pass_on(Message::Guide(Some(page))),
            Message::Reply(worker, reply) => self.receive(worker, reply),
            Message::Late(worker, number) => self.late(worker, number),
            Message::Retry => self.retry(),
            Message::Asking(asking) => self.asking(asking),
            Message::Answering(answering) => self.answering(answering),
            Message::Show(reading, method, bookmark) => self.open(*reading, method, bookmark),
            Message::Highlight(site) => self.highlighted = site,
            // Closing the dialog of a picture drops the picture.
            Message::Close if self.dialog == Some(Dialog::Picture) => {
                self.pass_on(Message::Picture(picture::Action::Cancel));
            }
            Message::Close => self.dialog = None,
            Message::Palette(palette) => self.palette = palette,
            Message::Update(is_there) => self.has_update = is_there,
            Message::Restarted(is_told) => self.has_restarted = is_told,
            Message::Language(voice) => self.voice = voice,
            Message::Numerals(numerals) => self.numerals = numerals,
            Message::LineNumbers(has) => self.has_line_numbers = has,
            Message::Watch(action) => self.watch(action),
            Message::Fetch(fetch) => self.fetch(fetch),
            Message::Guide(_)
            | Message::Enter(_)
            | Message::Open(_)
            | Message::Edit(_)
            | Message::Tool(_)
            | Message::CluesAlone(_)
            | Message::Play(_)
            | Message::Games(_)
            | Message::Settings(_)
            | Message::Make(_)
            | Message::Many(_)
            | Message::Picture(_) => self.pass_on(action),
        }
    }

    /// Shows another page; the puzzle goes along.
    pub fn enter(&mut self, mode: Mode) {
        self.pass_on(Message::Enter(mode));
    }

    /// Has the rest of the program apply an action, once it is loaded.
    pub fn pass_on(&mut self, action: Message) {
        match self.parts.rest() {
            Some(rest) => (rest.apply)(self, action),
            None => self.put_off(action),
        }
    }

    /// Keeps an action until the rest of the program is loaded; fetches it, again if that failed before.
    fn put_off(&mut self, action: Message) {
        self.parts.put_off(action);
        self.want_rest();
    }

    /// Fetches the rest of the program, unless it is loaded or being fetched.
    pub(super) fn want_rest(&mut self) {
        if let Some(fetch) = self.parts.want() {
            self.effect(Effect::Load);
            self.effect(Effect::After(
                LATE,
                Box::new(Message::Fetch(Fetch::Late(fetch))),
            ));
        }
    }

    fn fetch(&mut self, fetch: Fetch) {
        let released = match fetch {
            Fetch::Wanted => {
                self.want_rest();
                return;
            }
            Fetch::Arrived(rest, players) => self.parts.arrived(rest, players),
            Fetch::Missing => self.parts.missing(),
            Fetch::Late(number) => match self.parts.late(number) {
                Some(false) => {
                    self.effect(Effect::After(LOST, Box::new(Message::Fetch(fetch))));
                    return;
                }
                Some(true) => self.parts.missing(),
                None => return,
            },
        };
        self.is_arriving = false;
        for message in released {
            self.apply(message);
        }
    }

    /// Shows a list as a table; reads anything else in the paste box.
    fn paste(&mut self, text: String) {
        match self.parts.rest() {
            Some(rest) if (rest.take)(self, &text) => return,
            None if self.parts.loading() != Loading::Failed && may_be_several(&text) => {
                self.put_off(Message::Paste(text));
                return;
            }
            _ => {}
        }
        if matches!(self.mode, Mode::Make | Mode::Many) {
            self.enter(Mode::Watch);
        }
        self.paste.text = text;
        self.paste.pasted += 1;
        self.read();
    }

    /// Reads the text of the paste box.
    fn read(&mut self) {
        if self.paste.text.trim().is_empty() {
            self.paste.outcome = Outcome::Unread;
            return;
        }
        let read = self.parts.read(&self.paste.text);
        match read {
            // The chunk reads more.
            Err(_) if self.parts.may_read_more() => {
                self.put_off(Message::Read);
            }
            Err(error) => {
                self.paste.outcome = Outcome::Faulty(error);
                self.watch.is_playing = false;
            }
            Ok(mut readings) if readings.len() == 1 => {
                self.paste.outcome = Outcome::Opened;
                self.open(readings.swap_remove(0), self.watch.method, Bookmark::Start);
            }
            // While there is a question to answer, playback pauses.
            Ok(readings) => {
                self.paste.outcome = Outcome::Ambiguous(readings);
                self.watch.is_playing = false;
            }
        }
    }

    /// Shows what an address names.
    fn visit(&mut self, address: &Address) {
        if let Some(rest) = self.parts.rest() {
            (rest.arrive)(self, address);
        }
        if address.is_sheet {
            // The sheet is the same, whichever puzzle lies below it.
            return;
        }
        if matches!(
            self.paste.outcome,
            Outcome::Faulty(_) | Outcome::NotText | Outcome::Ambiguous(_)
        ) {
            // It was about a text that one has gone back from.
            self.paste = PasteBox {
                pasted: self.paste.pasted,
                ..PasteBox::default()
            };
        }
        if matches!(self.mode, Mode::Make | Mode::Many) {
            // What was made or listed is there or it is not; an address cannot
            // hold it.
            return;
        }
        if address.puzzle == self.subject().text {
            match self.mode {
                // The method counts again when the puzzle is watched.
                Mode::Edit => {
                    self.draw(address);
                    return;
                }
                Mode::Play | Mode::Watch | Mode::Make | Mode::Many
                    if address.method == self.watch.method =>
                {
                    self.watch.is_playing = false;
                    self.resume();
                    if !self.watch.visit(address.bookmark) {
                        self.watch.wanted = Some(address.bookmark);
                        self.watch.reach_wanted();
                    }
                    self.highlighted = self.watch.why.map(|why| why.place);
                    return;
                }
                Mode::Play | Mode::Watch | Mode::Make | Mode::Many => {}
            }
        }
        match address.reading() {
            Some(reading) => {
                // The text in the box is no longer what is on the board.
                self.paste = PasteBox {
                    pasted: self.paste.pasted,
                    ..PasteBox::default()
                };
                self.open(reading, address.method, address.bookmark);
                self.draw(address);
            }
            None => {
                self.unread = Some(address.clone());
                self.paste.text = address.puzzle.clone();
                self.paste.pasted += 1;
                self.read();
            }
        }
    }

    /// Opens a puzzle, paused, to be watched or to be edited.
    pub fn open(&mut self, reading: Reading, method: Method, bookmark: Bookmark) {
        match self.mode {
            Mode::Play | Mode::Watch | Mode::Make | Mode::Many => {
                self.show(reading, method, bookmark)
            }
            Mode::Edit => {
                if let Some(rest) = self.parts.rest() {
                    (rest.replace)(self, reading);
                }
            }
        }
    }

    /// Applies what only the rest of the program understands in the address that the page opened at.
    pub(super) fn arrive_at(&mut self, address: &Address) {
        if let Some(rest) = self.parts.rest() {
            (rest.arrive)(self, address);
        }
        self.draw(address);
    }

    /// Draws the walls of an address in the editor.
    fn draw(&mut self, address: &Address) {
        if let Some(rest) = self.parts.rest() {
            (rest.draw)(self, address.walls.as_deref().unwrap_or_default());
        }
    }

    /// Shows a puzzle to be watched, paused.
    pub fn show(&mut self, reading: Reading, method: Method, bookmark: Bookmark) {
        let Some(playback) = SharedPlayback::of(&reading, &self.parts.players) else {
            // Codes come from the reader itself, so only what shows the kind is missing; the chunk brings it.
            if self.parts.rest().is_none() {
                self.put_off(Message::Show(Box::new(reading), method, bookmark));
            }
            return;
        };
        let method = kind::method(reading.code.kind, method);
        self.watch.open(playback, method, bookmark);
        self.puzzle = reading;
        if let (Mode::Play, Some(rest)) = (self.mode, self.parts.rest()) {
            (rest.play)(self);
        }
        self.answers = Answers::default();
        self.highlighted = None;
        self.dialog = None;
    }
}

/// Whether a text may be more than one puzzle: a list, or stored games, which the chunk reads.
fn may_be_several(text: &str) -> bool {
    text.trim().contains('\n') || kind::read_named(text).is_err()
}
