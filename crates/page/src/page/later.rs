//! Part of the machine that comes with the [rest](super::parts::Rest) of the program: everything
//! outside the page of watching.

use std::rc::Rc;

use clew::draft::EditCommand;
use clew::games::Archive;
use clew::kind::{self, Answer, Code};
use clew_core::grid::Site;
use clew_core::job::Suggested;
use clew_core::model::{Change, Entry};

use crate::address::{Address, Bookmark};
use crate::answers::Answering;
use crate::asking::Topic;
use crate::effect::Alarm;
use crate::frame::Next;
use crate::guide::GuidePage;
use crate::page::Page;
use crate::page::message::Message;
use crate::paste::first_reading;
use crate::storage::Event;
use crate::view::{Dialog, Mode};
use crate::{games, watch};

impl Page {
    /// Applies an action that the first view cannot apply.
    pub fn apply_later(&mut self, action: Message) {
        match action {
            Message::Guide(page) => self.open_guide(page),
            Message::Enter(mode) => self.turn_to(mode),
            Message::Watch(watch::Action::Guess(guess)) => self.guess(guess),
            Message::Answering(Answering::Add) => self.add_suggested(),
            Message::Answering(Answering::Remove) => self.remove_needless(),
            Message::Open(dialog) => self.open_dialog(dialog),
            Message::Edit(command) => self.edit.update(&mut self.frame, command),
            Message::Tool(tool) => self.edit.tool = tool,
            Message::CluesAlone(is_bare) => self.hide_solution(is_bare),
            Message::Play(action) => self.play(action),
            Message::Games(action) => self.games(action),
            Message::Make(action) => self.make.update(&mut self.frame, action),
            Message::Many(action) => self.many.update(&mut self.frame, action),
            Message::Picture(action) => self.picture.update(&mut self.frame, action),
            Message::Alarm(alarm) => self.ring_later(alarm),
            // The first view handles the others.
            _ => {}
        }
    }

    /// Does what was set for a time, in the rest of the program.
    fn ring_later(&mut self, alarm: Alarm) {
        match alarm {
            Alarm::Report(number) => self.make.report(&mut self.frame, number),
            Alarm::ReadRows(number) => self.many.read_rows(&mut self.frame, number),
            Alarm::LookAtRows(number) => self.many.look(&self.frame, number),
            Alarm::LookAtGame(number) => self.look_as_planned(number),
            Alarm::Stored(timer) => self.feed(Event::Elapsed(timer)),
            // The first view handles the others.
            Alarm::Late(..) | Alarm::Unfetched(_) | Alarm::Rested(_) => {}
        }
    }

    /// Does what follows in another part.
    pub(super) fn follow(&mut self, next: Next) {
        match next {
            Next::Enter(mode) => self.turn_to(mode),
            Next::Open(dialog) => self.open_dialog(dialog),
            Next::Puzzle(reading) => self.open(*reading, self.watch.method, Bookmark::Start),
            Next::List(text) => drop(self.take_list(&text)),
            Next::Play(number, made) => self.play_made(number, made),
            Next::Prefer(preference) => self.prefer(preference),
            Next::Dismiss(worker) => self.dismiss(worker),
        }
    }

    /// Brings the workers of the generator and of a list, and the stored games, in line with the page.
    pub fn attend_later(&mut self) {
        self.make.attend(&mut self.frame);
        let is_making = self.make.is_running();
        self.many.attend(&mut self.frame, is_making);
        self.attend_games();
    }

    /// Shows another page and keeps the puzzle.
    fn turn_to(&mut self, mode: Mode) {
        if mode == self.frame.mode {
            return;
        }
        self.games.is_open = false;
        let left = std::mem::replace(&mut self.frame.mode, mode);
        self.watch.is_playing = false;
        self.watch.stop_sight();
        self.frame.dialog = None;
        self.frame.highlighted = None;
        let is_left_open = left == Mode::Edit && self.edit.drafting.is_open();
        if left == Mode::Edit {
            self.edit.left = is_left_open.then(|| self.frame.puzzle.code.clone());
        }
        let is_edited = *self.edit.drafting.code() != self.frame.puzzle.code;
        if left == Mode::Edit && is_edited && !is_left_open {
            let reading = self.edit.reading();
            self.show(reading, self.watch.method, Bookmark::Start);
        }
        if mode == Mode::Edit {
            // Restore a draft that does not form a puzzle yet.
            if self.edit.left.take().as_ref() != Some(&self.frame.puzzle.code) {
                let reading = self.frame.puzzle.clone();
                self.edit.replace(&mut self.frame, reading);
            }
            self.spare_player();
            self.edit.inquire(&mut self.frame);
        }
        if mode == Mode::Make {
            self.make.suggest(&self.frame);
        }
        if mode == Mode::Play {
            self.open_game();
        }
        self.frame.answers.aspect = None;
        self.follow_up();
    }

    /// Hides the solution in the editor from a reader who is looking for it.
    fn spare_player(&mut self) {
        let is_played = self.is_played();
        if is_played || self.edit.is_spared {
            self.edit.has_clues_alone = is_played;
        }
        self.edit.is_spared = is_played;
    }

    /// Hides the solution in the editor, or shows it; in the middle of a game that counts as help.
    fn hide_solution(&mut self, is_bare: bool) {
        self.edit.has_clues_alone = is_bare;
        if !is_bare && std::mem::take(&mut self.edit.is_spared) && self.is_played() {
            self.play.count_question();
        }
    }

    /// Shows a page of the guide, or closes the guide; playback pauses.
    pub fn open_guide(&mut self, page: Option<GuidePage>) {
        self.frame.guide = page;
        self.frame.dialog = None;
        self.frame.highlighted = None;
        self.watch.is_playing = false;
    }

    /// Opens a dialog; playback pauses.
    pub fn open_dialog(&mut self, dialog: Dialog) {
        self.frame.dialog = Some(dialog);
        self.watch.is_playing = false;
    }

    /// Takes a text that is not a single puzzle: shows a list as a table, reads stored games. Returns whether the text is one of these.
    pub fn take(&mut self, text: &str) -> bool {
        if Archive::is_one(text) {
            self.games(games::Action::Import(Some(text.into())));
            return true;
        }
        self.take_list(text)
    }

    /// Shows a text of several puzzles as a table. Returns whether the text is one.
    pub(super) fn take_list(&mut self, text: &str) -> bool {
        let Some(entries) = clew::many::entries(text) else {
            return false;
        };
        self.many.begin(&mut self.frame, text.to_owned(), entries);
        true
    }

    /// Applies the parts of an address that the first view does not understand: the page and the recipe.
    pub fn arrive(&mut self, address: &Address) {
        let recipe = address
            .made
            .as_deref()
            .and_then(|made| kind::read_recipe(made).ok());
        let made = recipe.and_then(|recipe| Some((first_reading(&address.puzzle)?.code, recipe)));
        let is_apart = address.is_sheet || matches!(address.mode, Mode::Make | Mode::Many);
        // On those pages, the open puzzle stays, whatever the address names.
        let made = made.filter(|(code, _)| !is_apart || *code == self.frame.puzzle.code);
        if is_apart && made.is_some() {
            self.make.latest = made.clone();
        }
        self.enter(address.mode);
        self.games.is_open = address.is_sheet;
        if made.is_some() {
            self.make.latest = made;
        }
    }

    /// Removes clues that the edited puzzle can do without, all at once.
    fn remove_needless(&mut self) {
        let Some(Answer::Needless(needless)) = self.answer(Topic::Needless).map(Rc::as_ref) else {
            return;
        };
        let wiped = needless.together.iter().map(|&site| (site, None));
        let wiped = EditCommand::WriteAll(wiped.collect());
        if self.frame.mode == Mode::Edit {
            self.edit.update(&mut self.frame, wiped);
        }
    }

    /// Adds the suggested clues to the puzzle.
    fn add_suggested(&mut self) {
        let suggested = match self.answer(Topic::Suggestion).map(Rc::as_ref) {
            Some(Answer::Suggestion(Suggested::Clues(clues))) => clues.clone(),
            _ => return,
        };
        let entries = suggested.into_iter();
        let entries = entries.map(|(site, number)| (site, Some(Entry::Number(number))));
        if self.frame.mode == Mode::Edit {
            self.edit
                .update(&mut self.frame, EditCommand::WriteAll(entries.collect()));
            return;
        }
        let with = |code: Option<Code>, (site, entry): (Site, Option<Entry>)| {
            kind::edited(&code?, &Change::Write(site, entry))
        };
        let code = entries.fold(Some(self.subject().clone()), with);
        if let Some(mut reading) = code.and_then(|code| first_reading(&code.text)) {
            reading.format = "format-edited";
            self.show(reading, self.watch.method, Bookmark::Start);
        }
    }
}
