//! The game on the board on its way to the store: what happens on it is reported to the machine that stores games, whose effects are
//! carried out here or passed on to the browser.

use std::rc::Rc;

use clew::games::{Archived, Origin, Summary};
use clew::kind;

use crate::effect::{Alarm, Effect, Store};
use crate::games::{Notice, Seen, Storing};
use crate::page::Page;
use crate::play::{self, SharedGame};
use crate::storage::{self, Event, Storage};
use crate::view::Mode;

/// Pause between a move and storing it, in milliseconds: the move is painted first.
const SOON: u32 = 20;

impl Page {
    /// Starts storing games. `line` is a random number that differs from those of other pages.
    pub(super) fn begin_keeping(&mut self, line: u64, is_hidden: bool) {
        self.games.keeper().storage = Some(Rc::new(Storage::new(line)));
        self.games.keeper().is_away = is_hidden;
        self.feed(Event::Begun { is_hidden });
    }

    /// Plans a look at the board and asks for the list, if the last message makes that necessary.
    pub(crate) fn attend_games(&mut self) {
        if self.games.keeper.0.storage.is_none() {
            return;
        }
        let board = (
            self.play.game.clone(),
            self.games.chosen.clone(),
            self.frame.mode,
        );
        if self.games.keeper.0.board.as_ref() != Some(&board) {
            let keeper = self.games.keeper();
            keeper.board = Some(board);
            keeper.looks = keeper.looks.wrapping_add(1);
            self.frame.after(SOON, Alarm::LookAtGame(keeper.looks));
        }
        let is_listed = self.frame.mode == Mode::Play && self.games.is_open;
        let list = (is_listed, self.frame.mode, self.games.storing);
        if self.games.keeper.0.list != Some(list) {
            self.games.keeper().list = Some(list);
            if self.games.storing == Storing::Database {
                self.feed(Event::ListWanted);
            }
        }
    }

    /// Takes the look with a number, unless a later one is planned.
    pub(super) fn look_as_planned(&mut self, number: u32) {
        if self.games.keeper.0.looks == number {
            self.look_at_game();
        }
    }

    /// Reports an event to the machine, after earlier changes on the board.
    pub(super) fn feed(&mut self, event: Event) {
        self.look_at_game();
        self.store(event);
    }

    /// The game being played.
    fn played(&self) -> Option<&SharedGame> {
        let game = self.play.game.as_ref();
        game.filter(|game| *game.get().code() == self.frame.puzzle.code)
    }

    /// Checks the board, and reports it to the machine.
    fn look_at_game(&mut self) {
        let Some(game) = self.played().cloned() else {
            // The last moves of a game that has left the board count.
            self.tell_game(true);
            return;
        };
        let puzzle = game.get().code().text.clone();
        let chosen = self.games.chosen.clone();
        let id = chosen
            .filter(|id| id.starts_with(&puzzle))
            .unwrap_or(puzzle);
        let seen = self.games.keeper.0.seen.as_ref();
        let is_there = seen.is_some_and(|seen| seen.id == id && seen.game.is_same(&game));
        if !is_there {
            self.tell_game(true);
            if self.frame.mode != Mode::Play {
                return;
            }
        }
        let origin = self.games.origin(game.get().code()).cloned().or_else(|| {
            let recipe = self.recipe()?.to_string();
            Some(Origin {
                recipe,
                difficulty: None,
                day: None,
            })
        });
        let opening = usize::from(self.frame.puzzle.marks.is_some());
        let is_new = game.get().moves().len() <= opening;
        let expected = self.grade().map(|grade| grade.seconds);
        let seen = &mut self.games.keeper().seen;
        let told = seen.take().filter(|_| is_there).and_then(|seen| seen.told);
        *seen = Some(Seen {
            id: id.clone(),
            game,
            told,
            opening,
            origin,
            expected,
        });
        if !is_there {
            self.store(Event::Played { id, is_new });
        }
        self.tell_game(false);
    }

    /// Reports the observed game to the machine, if it has changed or if forced.
    fn tell_game(&mut self, is_forced: bool) {
        let now = self.frame.now.0;
        let Some(seen) = &mut self.games.keeper().seen else {
            return;
        };
        let is_known = !is_forced && seen.told.as_ref() == Some(&seen.game);
        let played = seen.game.get();
        let has_help = played.hints() + played.questions() > 0;
        if is_known || (played.moves().is_empty() && !has_help) {
            return;
        }
        seen.told = Some(seen.game.clone());
        let shape = played.shape();
        let mut summary = Summary::of(played.as_ref(), (shape.rows, shape.cols), now);
        summary.id = seen.id.clone();
        summary.origin = seen.origin.clone();
        summary.expected = seen.expected;
        let is_new = played.moves().len() <= seen.opening && !has_help;
        let game = Archived {
            summary,
            game: played.stored().write(),
        };
        drop(played);
        self.store(Event::Changed { game, is_new });
    }

    /// Reports an event to the machine, and carries out its effects.
    fn store(&mut self, event: Event) {
        let now = self.frame.now.0;
        let Some(storage) = &mut self.games.keeper().storage else {
            return;
        };
        let effects = Rc::make_mut(storage).update(now, event);
        for effect in effects {
            self.carry_out(effect);
        }
        self.tell_game(false);
    }

    fn carry_out(&mut self, effect: storage::Effect) {
        match effect {
            storage::Effect::Stored { is_solved } => self.stored(is_solved),
            storage::Effect::Wait { after, timer } => {
                let after = u32::try_from(after).unwrap_or(u32::MAX);
                self.frame.after(after, Alarm::Stored(timer));
            }
            storage::Effect::Show {
                id,
                text,
                is_replaced,
            } => self.show_stored(&id, &text, is_replaced),
            storage::Effect::Rename { from, to } => {
                let seen = self.games.keeper().seen.as_mut();
                if let Some(seen) = seen.filter(|seen| seen.id == from) {
                    seen.id.clone_from(&to);
                }
                self.games.chosen = Some(to);
            }
            storage::Effect::UseDatabase(true) => self.games.storing = Storing::Database,
            storage::Effect::UseDatabase(false) => {
                self.games.storing = Storing::Journal;
                self.frame.effect(Effect::Store(Store::ListJournal));
            }
            storage::Effect::Say(word) => self.games.notice = Some(Notice::Storing(word)),
            storage::Effect::Unsay(word) => {
                let said = Notice::Storing(word);
                self.games.notice.take_if(|notice| *notice == said);
            }
            effect @ storage::Effect::WriteJournal { .. } => {
                self.frame.effect(Effect::Store(Store::Carry(effect)));
                // Without the database, the list shows the journal.
                if self.games.storing == Storing::Journal && self.shows_games() {
                    self.frame.effect(Effect::Store(Store::ListJournal));
                }
            }
            effect => self.frame.effect(Effect::Store(Store::Carry(effect))),
        }
    }

    /// Whether a list of games is shown, or may be at any moment.
    fn shows_games(&self) -> bool {
        self.games.is_open || self.frame.mode != Mode::Play
    }

    /// Puts a stored game on the board.
    fn show_stored(&mut self, id: &str, text: &str, is_replaced: bool) {
        let seen = self.games.keeper().seen.as_mut();
        let (Some(seen), Ok(game)) = (seen.filter(|seen| seen.id == id), kind::stored_game(text))
        else {
            return;
        };
        let game = SharedGame::new(game);
        seen.game = game.clone();
        seen.told = None;
        self.play(match is_replaced {
            true => play::Action::Replace(game),
            false => play::Action::Restore(game),
        });
    }

    /// Handles a game that was stored.
    fn stored(&mut self, is_solved: bool) {
        if !std::mem::replace(&mut self.games.keeper().has_asked, true) {
            self.frame.effect(Effect::Store(Store::Persist));
        }
        if is_solved && !self.games.keeper.0.is_away {
            self.frame.effect(Effect::Store(Store::ListFinished));
        }
        // The visible lists were read earlier.
        if self.shows_games() {
            self.store(Event::ListWanted);
        }
    }

    /// Forgets a deleted game: a move made from now on starts another one.
    pub(super) fn forget(&mut self, id: &str) {
        self.games.keeper().seen.take_if(|seen| seen.id == id);
        self.store(Event::Forgotten { id: id.to_owned() });
    }

    /// Looks at the store again after games were added to it: the board may show one of them.
    pub(super) fn look_at_store(&mut self) {
        self.feed(match &self.games.keeper.0.seen {
            Some(seen) => Event::Heard {
                id: seen.id.clone(),
            },
            None => Event::ListWanted,
        });
    }

    /// Stops the clock and stores the game, because the page may end.
    pub(super) fn go_away(&mut self) {
        self.games.keeper().is_away = true;
        // First, so that the time spent does not start a transaction either.
        self.store(Event::Hidden);
        self.look_at_game();
        if let Some(game) = self.played() {
            let mut game = game.get_mut();
            game.clock().read(self.frame.now.0);
            game.clock().stop();
        }
        self.tell_game(true);
        self.frame.effect(Effect::Store(Store::Abort));
    }

    /// Resumes the clock when the page is shown again.
    pub(super) fn come_back(&mut self) {
        if !std::mem::take(&mut self.games.keeper().is_away) {
            return;
        }
        let is_shown = self.frame.mode == Mode::Play && !self.games.is_open && !self.play.is_paused;
        if let Some(game) = self.played().filter(|_| is_shown) {
            let mut game = game.get_mut();
            let is_begun = !game.moves().is_empty() && !game.is_solved();
            let clock = game.clock();
            // The time away does not count, because the clock is stopped.
            clock.read(self.frame.now.0);
            if is_begun {
                clock.start();
            }
        }
        self.feed(Event::Shown);
    }
}
