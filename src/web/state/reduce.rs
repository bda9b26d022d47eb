//! Reducer of the page, without effects.

use std::rc::Rc;

use yew::Reducible;

use crate::kind::{self, Reading};
use crate::solve::Method;
use crate::web::address::{Address, Bookmark, Place};
use crate::web::chunk::{self, Loading};
use crate::web::playback::SharedPlayback;

use super::{Action, Answers, Mode, Outcome, PasteBox, State, first_reading};

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
        if action.leaves_guide() {
            self.guide = None;
        }
        match action {
            Action::Type(text) => {
                self.paste.text = text;
                self.paste.outcome = Outcome::Unread;
            }
            Action::Read => self.read(),
            Action::Paste(text) => self.paste(text),
            Action::NotText => {
                if matches!(self.mode, Mode::Make | Mode::Many) {
                    self.enter(Mode::Watch);
                }
                self.paste.outcome = Outcome::NotText;
                self.watch.is_playing = false;
            }
            Action::Choose(number) => {
                if let Outcome::Ambiguous(readings) = &self.paste.outcome
                    && let Some(reading) = readings.get(number).cloned()
                {
                    self.open(reading, self.watch.method, Bookmark::Start);
                    self.paste.outcome = Outcome::Opened;
                }
            }
            Action::Sample(text) => {
                self.paste = PasteBox::default();
                if let Some(reading) = first_reading(text) {
                    self.open(reading, self.watch.method, Bookmark::Start);
                }
            }
            // Back from the guide all is as it was.
            Action::Visit(Place::View(address)) if address == self.address() => {}
            Action::Visit(place) if chunk::loaded().is_none() && chunk::shows(&place) => {
                self.put_off(Action::Visit(place));
            }
            Action::Visit(Place::View(address)) => self.visit(&address),
            Action::Visit(Place::Guide(page)) => self.pass_on(Action::Guide(Some(page))),
            Action::Asking(asking) => self.asking(asking),
            Action::Answering(answering) => self.answering(answering),
            Action::Show(reading, method, bookmark) => self.open(*reading, method, bookmark),
            Action::Highlight(site) => self.highlighted = site,
            Action::Close => self.dialog = None,
            Action::Palette(palette) => self.palette = palette,
            Action::Update(is_there) => self.has_update = is_there,
            Action::Restarted(is_told) => self.has_restarted = is_told,
            Action::Language(tag) => self.language = tag,
            Action::Numerals(numerals) => self.numerals = numerals,
            Action::LineNumbers(has) => self.has_line_numbers = has,
            Action::Watch(action) => self.watch(action),
            Action::Chunk(loading) => {
                self.chunk = loading;
                for action in chunk::released(loading) {
                    self.apply(action);
                }
            }
            Action::Guide(_)
            | Action::Enter(_)
            | Action::Open(_)
            | Action::Edit(_)
            | Action::Tool(_)
            | Action::Play(_)
            | Action::Games(_)
            | Action::Settings(_)
            | Action::Make(_)
            | Action::Many(_) => self.pass_on(action),
        }
    }

    /// Shows another page; the puzzle goes along.
    pub(crate) fn enter(&mut self, mode: Mode) {
        self.pass_on(Action::Enter(mode));
    }

    /// Has the chunk apply an action, as soon as it is there.
    pub(crate) fn pass_on(&mut self, action: Action) {
        match chunk::loaded() {
            Some(chunk) => (chunk.apply)(self, action),
            None => self.put_off(action),
        }
    }

    /// Puts off an action until the chunk is there, which is fetched; once more, if it could not be had before.
    fn put_off(&mut self, action: Action) {
        self.chunk = Loading::Running;
        chunk::defer(action);
    }

    /// A list is shown as a table; anything else is read in the box.
    fn paste(&mut self, text: String) {
        match chunk::loaded() {
            Some(chunk) if (chunk.take)(self, &text) => return,
            None if self.chunk != Loading::Failed && may_be_several(&text) => {
                self.put_off(Action::Paste(text));
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
        let read = match chunk::loaded() {
            Some(chunk) => (chunk.read)(&self.paste.text),
            None => kind::read_named(&self.paste.text),
        };
        match read {
            // The chunk reads more.
            Err(_) if chunk::loaded().is_none() && self.chunk != Loading::Failed => {
                self.put_off(Action::Read);
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
        if let Some(chunk) = chunk::loaded() {
            (chunk.arrive)(self, address);
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
                self.paste.text = address.puzzle.clone();
                self.paste.pasted += 1;
                self.read();
            }
        }
    }

    /// Opens a puzzle, paused, to be watched or to be edited.
    pub(crate) fn open(&mut self, reading: Reading, method: Method, bookmark: Bookmark) {
        match self.mode {
            Mode::Play | Mode::Watch | Mode::Make | Mode::Many => {
                self.show(reading, method, bookmark)
            }
            Mode::Edit => {
                if let Some(chunk) = chunk::loaded() {
                    (chunk.replace)(self, reading);
                }
            }
        }
    }

    /// Takes up the walls of an address, in the editor.
    fn draw(&mut self, address: &Address) {
        if let Some(chunk) = chunk::loaded() {
            (chunk.draw)(self, address.walls.as_deref().unwrap_or_default());
        }
    }

    /// Shows a puzzle to be watched, paused.
    pub(crate) fn show(&mut self, reading: Reading, method: Method, bookmark: Bookmark) {
        let Some(playback) = SharedPlayback::of(&reading) else {
            // Codes come from the reader itself, so only what shows the kind is missing; the chunk brings it.
            if chunk::loaded().is_none() {
                self.put_off(Action::Show(Box::new(reading), method, bookmark));
            }
            return;
        };
        let method = reading.code.kind.method(method);
        self.watch.open(playback, method, bookmark);
        self.puzzle = reading;
        if let (Mode::Play, Some(chunk)) = (self.mode, chunk::loaded()) {
            (chunk.play)(self);
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
