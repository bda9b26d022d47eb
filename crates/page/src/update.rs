//! Effect of each message on the page.

use crate::address::{Address, Bookmark, Place};
use crate::parts::{Fetch, Loading, shows};
use crate::playback::SharedPlayback;
use crate::preferences::Preference;
use crate::work::{LATE, LOST};
use clew::games::Archive;
use clew::kind::{self, Reading};
use clew_core::format::MAX_BYTES;
use clew_core::solve::Method;

use super::{
    Answers, Dialog, Effect, Message, Mode, Page, PasteBox, PasteOutcome, Unshown, picture, sample,
};

impl Page {
    /// Applies a message; returns its effects. The page changes in no other way: the same messages at the same times produce the same page
    /// and the same effects. `now` is the time in milliseconds since 1970.
    pub fn update(&mut self, now: u64, message: Message) -> Vec<Effect> {
        self.frame.now = Unshown(now);
        self.apply(message);
        if self.picture.stage.is_some() && self.frame.dialog != Some(Dialog::Picture) {
            // The reader opened something else meanwhile.
            self.pass_on(Message::Picture(picture::Action::Cancel));
        }
        self.count_look();
        self.settle()
    }

    /// Brings workers, storage and history in line with the page. Returns the effects of the present message.
    pub(super) fn settle(&mut self) -> Vec<Effect> {
        self.attend();
        self.attend_history();
        self.frame.take_effects()
    }

    /// Applies a message, and the messages to other parts that follow from it.
    pub(super) fn apply(&mut self, message: Message) {
        self.dispatch(message);
        for message in self.frame.take_following() {
            self.apply(message);
        }
    }

    fn dispatch(&mut self, action: Message) {
        if action.leaves_guide() {
            self.frame.guide = None;
        }
        match action {
            Message::Type(text) => {
                self.frame.paste.text = text;
                self.frame.paste.outcome = PasteOutcome::Unread;
            }
            Message::Read => self.read(),
            Message::Paste(text) => self.paste(text),
            Message::NotText => self.refuse(PasteOutcome::NotText),
            Message::TooLarge(size) => self.refuse(PasteOutcome::TooLarge(size)),
            Message::Choose(number) => {
                if let PasteOutcome::Ambiguous(readings) = &self.frame.paste.outcome
                    && let Some(reading) = readings.get(number).cloned()
                {
                    self.open(reading, self.watch.method, Bookmark::Start);
                    self.frame.paste.outcome = PasteOutcome::Opened;
                }
            }
            Message::Sample(text) => {
                self.frame.paste = PasteBox::default();
                if let Some(reading) = sample(text) {
                    self.open(reading, self.watch.method, Bookmark::Start);
                }
            }
            // After the guide closes, everything is as before.
            Message::Visit(Place::View(address))
                if address == self.address() && self.unread().is_none() => {}
            Message::Visit(place) if self.frame.parts.rest().is_none() && shows(&place) => {
                self.put_off(Message::Visit(place));
            }
            Message::Went(entry) => self.went(entry),
            Message::Rested(number) => self.rested(number),
            Message::Visit(Place::View(address)) => self.visit(&address),
            Message::Visit(Place::Guide(page)) => self.pass_on(Message::Guide(Some(page))),
            Message::Reply(worker, reply) => self.receive(worker, reply),
            Message::Late(worker, number) => self.late(worker, number),
            Message::Dismiss(worker) => self.dismiss(worker),
            Message::Retry => self.retry(),
            Message::Asking(asking) => self.asking(asking),
            Message::Answering(answering) => self.answering(answering),
            Message::Puzzle(reading) => self.open(*reading, self.watch.method, Bookmark::Start),
            Message::Show(reading, method, bookmark) => self.open(*reading, method, bookmark),
            Message::Highlight(site) => self.frame.highlighted = site,
            // Closing the dialog of a picture drops the picture.
            Message::Close if self.frame.dialog == Some(Dialog::Picture) => {
                self.pass_on(Message::Picture(picture::Action::Cancel));
            }
            Message::Close => self.frame.dialog = None,
            Message::Prefer(preference) => self.prefer(preference),
            Message::Update(is_there) => self.has_update = is_there,
            Message::Restarted(is_told) => self.has_restarted = is_told,
            Message::Language(voice) => self.frame.voice = voice,
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
            | Message::Make(_)
            | Message::Many(_)
            | Message::Picture(_) => self.pass_on(action),
        }
    }

    /// Shows another page and keeps the puzzle.
    pub fn enter(&mut self, mode: Mode) {
        self.pass_on(Message::Enter(mode));
    }

    /// Makes the rest of the program apply an action, once it is loaded.
    pub fn pass_on(&mut self, action: Message) {
        match self.frame.parts.rest() {
            Some(rest) => (rest.apply)(self, action),
            None => self.put_off(action),
        }
    }

    /// Keeps an action until the rest of the program is loaded; fetches the rest, again if an earlier fetch failed.
    fn put_off(&mut self, action: Message) {
        self.frame.parts.put_off(action);
        self.want_rest();
    }

    /// Fetches the rest of the program, unless it is loaded or being fetched.
    pub(super) fn want_rest(&mut self) {
        if let Some(fetch) = self.frame.parts.want() {
            self.frame.effect(Effect::Load);
            self.frame.effect(Effect::After(
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
            Fetch::Arrived(rest, players) => self.frame.parts.arrived(rest, players),
            Fetch::Missing => self.frame.parts.missing(),
            Fetch::Late(number) => match self.frame.parts.late(number) {
                Some(false) => {
                    self.frame
                        .effect(Effect::After(LOST, Box::new(Message::Fetch(fetch))));
                    return;
                }
                Some(true) => self.frame.parts.missing(),
                None => return,
            },
        };
        self.is_arriving = false;
        for message in released {
            self.apply(message);
        }
    }

    /// Changes a preference.
    pub(super) fn prefer(&mut self, preference: Preference) {
        let effect = self.frame.preferences.update(preference);
        effect
            .into_iter()
            .for_each(|effect| self.frame.effect(effect));
        self.play.follow_settings(&self.frame);
    }

    /// Reports something inserted that is not read at all.
    fn refuse(&mut self, outcome: PasteOutcome) {
        if matches!(self.frame.mode, Mode::Make | Mode::Many) {
            self.enter(Mode::Watch);
        }
        self.frame.dialog = None;
        self.frame.paste.outcome = outcome;
        self.watch.is_playing = false;
    }

    /// Shows a list as a table; reads anything else in the paste box.
    fn paste(&mut self, text: String) {
        if is_too_large(&text) {
            self.refuse(PasteOutcome::TooLarge(text.len() as u64));
            return;
        }
        match self.frame.parts.rest() {
            Some(rest) if (rest.take)(self, &text) => return,
            None if self.frame.parts.loading() != Loading::Failed && may_be_several(&text) => {
                self.put_off(Message::Paste(text));
                return;
            }
            _ => {}
        }
        if text.len() > MAX_BYTES {
            self.refuse(PasteOutcome::TooLarge(text.len() as u64));
            return;
        }
        if matches!(self.frame.mode, Mode::Make | Mode::Many) {
            self.enter(Mode::Watch);
        }
        self.frame.paste.text = text;
        self.frame.paste.pasted += 1;
        self.read();
    }

    /// Reads the text of the paste box.
    fn read(&mut self) {
        if self.frame.paste.text.trim().is_empty() {
            self.frame.paste.outcome = PasteOutcome::Unread;
            return;
        }
        let read = self.frame.parts.read(&self.frame.paste.text);
        match read {
            // The chunk can read more formats.
            Err(_) if self.frame.parts.may_read_more() => {
                self.put_off(Message::Read);
            }
            Err(error) => {
                self.frame.paste.outcome = PasteOutcome::Faulty(error);
                self.watch.is_playing = false;
            }
            Ok(mut readings) if readings.len() == 1 => {
                self.frame.paste.outcome = PasteOutcome::Opened;
                self.open(readings.swap_remove(0), self.watch.method, Bookmark::Start);
            }
            // Playback pauses while there is a question to answer.
            Ok(readings) => {
                self.frame.paste.outcome = PasteOutcome::Ambiguous(readings);
                self.watch.is_playing = false;
            }
        }
    }

    /// Shows the view that an address names.
    fn visit(&mut self, address: &Address) {
        if let Some(rest) = self.frame.parts.rest() {
            (rest.arrive)(self, address);
        }
        if address.is_sheet {
            // The sheet is the same, whichever puzzle it covers.
            return;
        }
        if matches!(
            self.frame.paste.outcome,
            PasteOutcome::Faulty(_)
                | PasteOutcome::NotText
                | PasteOutcome::TooLarge(_)
                | PasteOutcome::Ambiguous(_)
        ) {
            // It was about a text from before the reader went back.
            self.frame.clear_paste();
        }
        if matches!(self.frame.mode, Mode::Make | Mode::Many) {
            // A made puzzle or a list is either present or not; an address cannot
            // hold it.
            return;
        }
        if address.puzzle == self.subject().text {
            match self.frame.mode {
                // The method matters again when the puzzle is watched.
                Mode::Edit => {
                    self.draw(address);
                    return;
                }
                Mode::Play | Mode::Watch | Mode::Make | Mode::Many
                    if address.method == self.watch.method
                        && (address.bookmark.is_in_order_of_grades()
                            == self.watch.is_in_order_of_grades
                            || matches!(address.bookmark, Bookmark::Start | Bookmark::Why(_))) =>
                {
                    self.watch.is_playing = false;
                    self.resume();
                    if !self.watch.visit(address.bookmark) {
                        self.watch.wanted = Some(address.bookmark);
                        self.watch.reach_wanted();
                    }
                    self.frame.highlighted = self.watch.why.map(|why| why.place);
                    return;
                }
                Mode::Play | Mode::Watch | Mode::Make | Mode::Many => {}
            }
        }
        match address.reading() {
            Some(reading) => {
                self.frame.clear_paste();
                if let Some(detail) = address.detail {
                    self.watch.tell_in(detail);
                }
                self.open(reading, address.method, address.bookmark);
                self.draw(address);
            }
            None => {
                self.unread = Some(address.clone());
                self.frame.paste.text = address.puzzle.clone();
                self.frame.paste.pasted += 1;
                self.read();
            }
        }
    }

    /// Opens a puzzle, paused, for watching or editing.
    pub fn open(&mut self, reading: Reading, method: Method, bookmark: Bookmark) {
        match self.frame.mode {
            Mode::Play | Mode::Watch | Mode::Make | Mode::Many => {
                self.show(reading, method, bookmark)
            }
            Mode::Edit => {
                if let Some(rest) = self.frame.parts.rest() {
                    (rest.replace)(self, reading);
                }
            }
        }
    }

    /// Applies the parts of the address at which the page opened that only the rest of the program understands.
    pub(super) fn arrive_at(&mut self, address: &Address) {
        if let Some(rest) = self.frame.parts.rest() {
            (rest.arrive)(self, address);
        }
        self.draw(address);
    }

    /// Draws the walls of an address in the editor.
    fn draw(&mut self, address: &Address) {
        if let Some(rest) = self.frame.parts.rest() {
            (rest.draw)(self, address.walls.as_deref().unwrap_or_default());
        }
    }

    /// Shows a puzzle for watching, paused.
    pub fn show(&mut self, reading: Reading, method: Method, bookmark: Bookmark) {
        let Some(playback) = SharedPlayback::of(&reading, &self.frame.parts.players) else {
            // Codes come from the reader itself, so only the kind's player can be missing; the chunk brings it.
            if self.frame.parts.rest().is_none() {
                self.put_off(Message::Show(Box::new(reading), method, bookmark));
            }
            return;
        };
        let method = kind::method(reading.code.kind, method);
        self.watch.open(playback, method, bookmark);
        self.frame.puzzle = reading;
        if let (Mode::Play, Some(rest)) = (self.frame.mode, self.frame.parts.rest()) {
            (rest.play)(self);
        }
        self.frame.answers = Answers::default();
        self.frame.highlighted = None;
        self.frame.dialog = None;
    }
}

/// Whether a text is longer than any puzzle, and neither a list nor stored games.
pub fn is_too_large(text: &str) -> bool {
    let is_entry = |line: &&str| !line.trim().is_empty() && line.len() <= MAX_BYTES;
    let is_list = || text.split('\n').filter(is_entry).nth(1).is_some();
    text.len() > MAX_BYTES && !Archive::is_one(text) && !is_list()
}

/// Whether a text may be more than one puzzle: a list or stored games, both read by the chunk.
fn may_be_several(text: &str) -> bool {
    text.trim().contains('\n') || kind::read_named(text).is_err()
}
