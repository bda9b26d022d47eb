//! Effect of each message on the page.

use clew::games::Archive;
use clew::kind::{self, Reading};
use clew_core::format::MAX_BYTES;
use clew_core::solve::Method;

use crate::address::{Address, Bookmark, Place};
use crate::answers::Answers;
use crate::effect::{Alarm, Effect};
use crate::page::Page;
use crate::page::message::Message;
use crate::page::parts::{Fetch, Loading, shows};
use crate::page::work::{LATE, LOST};
use crate::paste::{PasteBox, PasteOutcome, sample};
use crate::picture;
use crate::playback::SharedPlayback;
use crate::preferences::Preference;
use crate::unshown::Unshown;
use crate::view::{Dialog, Mode};

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

    /// Applies a message, and does what other parts have to do then.
    pub(super) fn apply(&mut self, message: Message) {
        self.dispatch(message);
        // Only parts of the rest have something follow.
        if let Some(rest) = self.parts.rest() {
            while let Some(next) = self.frame.take_next() {
                (rest.follow)(self, next);
            }
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
            Message::Visit(place) if self.parts.rest().is_none() && shows(&place) => {
                self.put_off(Message::Visit(place));
            }
            Message::Went(entry) => self.went(entry),
            Message::Alarm(alarm) => self.ring(alarm),
            Message::Visit(Place::View(address)) => self.visit(&address),
            Message::Visit(Place::Guide(page)) => self.pass_on(Message::Guide(Some(page))),
            Message::Reply(worker, reply) => self.receive(worker, reply),
            Message::Retry => self.retry(),
            Message::Asking(asking) => self.asking(asking),
            Message::Answering(answering) => self.answering(answering),
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
        match self.parts.rest() {
            Some(rest) => (rest.apply)(self, action),
            None => self.put_off(action),
        }
    }

    /// Keeps an action until the rest of the program is loaded; fetches the rest, again if an earlier fetch failed.
    fn put_off(&mut self, action: Message) {
        self.parts.put_off(action);
        self.want_rest();
    }

    /// Fetches the rest of the program, unless it is loaded or being fetched.
    pub(super) fn want_rest(&mut self) {
        if let Some(fetch) = self.parts.want() {
            self.frame.effect(Effect::Load);
            self.frame.after(LATE, Alarm::Unfetched(fetch));
        }
    }

    fn fetch(&mut self, fetch: Fetch) {
        let released = match fetch {
            Fetch::Wanted => {
                self.want_rest();
                return;
            }
            Fetch::Arrived(rest, players) => {
                self.frame.players = players;
                self.parts.arrived(rest)
            }
            Fetch::Missing => self.parts.missing(),
        };
        self.release(released);
    }

    /// Applies messages that have waited for the rest of the program, or for the end of its fetch.
    fn release(&mut self, released: Vec<Message>) {
        self.is_arriving = false;
        for message in released {
            self.apply(message);
        }
    }

    /// Handles a fetch, by its number, that takes long.
    fn fetch_late(&mut self, number: u32) {
        match self.parts.late(number) {
            Some(false) => self.frame.after(LOST, Alarm::Unfetched(number)),
            Some(true) => {
                let released = self.parts.missing();
                self.release(released);
            }
            None => {}
        }
    }

    /// Does what was set for a time.
    fn ring(&mut self, alarm: Alarm) {
        match alarm {
            Alarm::Late(worker, number) => self.late(worker, number),
            Alarm::Unfetched(number) => self.fetch_late(number),
            Alarm::Rested(number) => self.rested(number),
            Alarm::Report(_)
            | Alarm::ReadRows(_)
            | Alarm::LookAtRows(_)
            | Alarm::LookAtGame(_)
            | Alarm::Stored(_) => self.pass_on(Message::Alarm(alarm)),
        }
    }

    /// Changes a preference.
    pub(super) fn prefer(&mut self, preference: Preference) {
        if let Some((key, value)) = self.frame.preferences.update(preference) {
            self.frame.keep(key, value);
        }
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
        match self.parts.rest() {
            Some(rest) if (rest.take)(self, &text) => return,
            None if self.parts.loading() != Loading::Failed && may_be_several(&text) => {
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
        let read = self.parts.read(&self.frame.paste.text);
        match read {
            // The chunk can read more formats.
            Err(_) if self.parts.may_read_more() => {
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
        if let Some(rest) = self.parts.rest() {
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
                if let Some(rest) = self.parts.rest() {
                    (rest.replace)(self, reading);
                }
            }
        }
    }

    /// Applies the parts of the address at which the page opened that only the rest of the program understands.
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

    /// Shows a puzzle for watching, paused.
    pub fn show(&mut self, reading: Reading, method: Method, bookmark: Bookmark) {
        let Some(playback) = SharedPlayback::of(&reading, &self.frame.players) else {
            // Codes come from the reader itself, so only the kind's player can be missing; the chunk brings it.
            if self.parts.rest().is_none() {
                self.put_off(Message::Show(Box::new(reading), method, bookmark));
            }
            return;
        };
        let method = kind::method(reading.code.kind, method);
        self.watch.open(playback, method, bookmark);
        self.frame.puzzle = reading;
        if let (Mode::Play, Some(rest)) = (self.frame.mode, self.parts.rest()) {
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
