//! Reducer of the page, without effects.

use std::rc::Rc;

use yew::Reducible;

use crate::games::Archive;
use crate::kind::{self, Reading};
use crate::solve::Method;
use crate::web::address::{Address, Bookmark, Place};
use crate::web::games;
use crate::web::guide::GuidePage;
use crate::web::playback::SharedPlayback;

use super::{Action, Answers, Dialog, Mode, Outcome, PasteBox, State, first_reading};

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
            Action::Visit(Place::View(address)) => self.visit(&address),
            Action::Visit(Place::Guide(page)) => self.open_guide(Some(page)),
            Action::Guide(page) => self.open_guide(page),
            Action::Enter(mode) => self.enter(mode),
            Action::Asking(asking) => self.asking(asking),
            Action::Answering(answering) => self.answering(answering),
            Action::Highlight(site) => self.highlighted = site,
            Action::Open(dialog) => self.open_dialog(dialog),
            Action::Close => self.dialog = None,
            Action::Palette(palette) => self.palette = palette,
            Action::Update(is_there) => self.has_update = is_there,
            Action::Language(tag) => self.language = tag,
            Action::Numerals(numerals) => self.numerals = numerals,
            Action::LineNumbers(has) => self.has_line_numbers = has,
            Action::Watch(action) => self.watch(action),
            Action::Edit(command) => self.edit(command),
            Action::Tool(tool) => self.edit.tool = tool,
            Action::Play(action) => self.play(action),
            Action::Games(action) => self.games(action),
            Action::Settings(settings) => self.set(settings),
            Action::Make(action) => self.make(action),
            Action::Many(action) => self.many(action),
        }
    }

    /// Shows another page; the puzzle goes along.
    pub(crate) fn enter(&mut self, mode: Mode) {
        if mode == self.mode {
            return;
        }
        self.games.is_open = false;
        let left = std::mem::replace(&mut self.mode, mode);
        self.watch.is_playing = false;
        self.dialog = None;
        self.highlighted = None;
        let is_left_open = left == Mode::Edit && self.edit.drafting.is_open();
        if left == Mode::Edit {
            self.edit.left = is_left_open.then(|| self.puzzle.code.clone());
        }
        let is_edited = *self.edit.drafting.code() != self.puzzle.code;
        if left == Mode::Edit && is_edited && !is_left_open {
            let reading = self.edit.reading();
            self.show(reading, self.watch.method, Bookmark::Start);
        }
        if mode == Mode::Edit {
            // A draft that makes no puzzle yet is there again.
            if self.edit.left.take().as_ref() != Some(&self.puzzle.code) {
                let reading = self.puzzle.clone();
                self.replace(reading);
            }
            self.inquire();
        }
        if mode == Mode::Make {
            self.suggest();
        }
        if mode == Mode::Play {
            self.open_game();
        }
        self.answers.aspect = None;
        self.follow_up();
    }

    /// Shows a page of the guide, or none any more; playback pauses.
    pub(crate) fn open_guide(&mut self, page: Option<GuidePage>) {
        self.guide = page;
        self.dialog = None;
        self.highlighted = None;
        self.watch.is_playing = false;
    }

    /// Opens a dialog; playback pauses.
    pub(crate) fn open_dialog(&mut self, dialog: Dialog) {
        self.dialog = Some(dialog);
        self.watch.is_playing = false;
    }

    /// A list is shown as a table; anything else is read in the box.
    fn paste(&mut self, text: String) {
        if Archive::is_one(&text) {
            self.games(games::Action::Import(Some(text.into())));
            return;
        }
        if let Some(entries) = crate::many::entries(&text) {
            self.open_list(text, entries);
            return;
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
        match kind::read(&self.paste.text) {
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
        self.enter(address.mode);
        self.games.is_open = address.is_sheet;
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
        let recipe = address.made.as_deref().and_then(|made| made.parse().ok());
        if let (Some(recipe), Some(reading)) = (recipe, first_reading(&address.puzzle)) {
            self.make.latest = Some((reading.code, recipe));
        }
        if address.puzzle == self.subject().text {
            match self.mode {
                // The method counts again when the puzzle is watched.
                Mode::Edit => {
                    self.draw_on(address.walls.as_deref().unwrap_or_default());
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
                self.draw_on(address.walls.as_deref().unwrap_or_default());
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
            Mode::Edit => self.replace(reading),
        }
    }

    /// Shows a puzzle to be watched, paused.
    pub(crate) fn show(&mut self, reading: Reading, method: Method, bookmark: Bookmark) {
        // Codes come from the reader itself, so a player can always be made.
        let Some(playback) = SharedPlayback::of(&reading) else {
            return;
        };
        let method = reading.code.kind.method(method);
        self.watch.open(playback, method, bookmark);
        self.puzzle = reading;
        if self.mode == Mode::Play {
            self.open_game();
        }
        self.answers = Answers::default();
        self.highlighted = None;
        self.dialog = None;
    }
}
