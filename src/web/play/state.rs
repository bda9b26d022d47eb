//! State of playing: the game, and what the coach was asked.

use std::cell::{Ref, RefCell, RefMut};
use std::rc::Rc;

use crate::kind::{self, Played, Reading};

use super::help::{Asked, Choosing, Help};

/// State of playing.
#[derive(Clone, PartialEq)]
pub(crate) struct State {
    /// The game; `None` before the first one.
    pub(crate) game: Option<SharedGame>,
    /// Question to the coach that is shown.
    pub(crate) help: Option<Help>,
    /// Choice of a place to ask about, under way.
    pub(crate) choosing: Option<Choosing>,
    /// Whether what breaks a rule is shown at once.
    pub(crate) shows_clashes: bool,
    /// Whether the game is paused and its board covered.
    pub(crate) is_paused: bool,
    /// Highest level of a hint's technique, 1 to 10; `None` for any.
    pub(crate) ceiling: Option<u8>,
    /// Number of the last question.
    pub(super) last: u32,
}

/// A game that is shared; two are equal when nothing was done in between.
#[derive(Clone)]
pub(crate) struct SharedGame {
    game: Rc<RefCell<Box<dyn Played>>>,
    version: u32,
}

impl PartialEq for SharedGame {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.game, &other.game) && self.version == other.version
    }
}

impl SharedGame {
    pub(super) fn new(game: Box<dyn Played>) -> Self {
        Self {
            game: Rc::new(RefCell::new(game)),
            version: 0,
        }
    }

    /// The game.
    pub(crate) fn get(&self) -> Ref<'_, Box<dyn Played>> {
        self.game.borrow()
    }

    /// The game, to look at a stroke under way.
    pub(crate) fn get_mut(&self) -> RefMut<'_, Box<dyn Played>> {
        self.game.borrow_mut()
    }

    /// Does something to the game, at a time in milliseconds; earlier handles see it
    /// too, but differ. Whether a mark changed.
    pub(super) fn act(&mut self, now: u64, act: impl FnOnce(&mut dyn Played) -> bool) -> bool {
        let mut game = self.game.borrow_mut();
        game.clock().read(now);
        let is_changed = act(game.as_mut());
        if game.is_solved() {
            game.clock().stop();
        }
        self.version += 1;
        is_changed
    }
}

impl Default for State {
    fn default() -> Self {
        Self {
            game: None,
            help: None,
            choosing: None,
            shows_clashes: true,
            is_paused: false,
            ceiling: None,
            last: 0,
        }
    }
}

impl State {
    /// Has a game of a puzzle: the one there is, or a new one, which begins with the
    /// marks that the text came with.
    pub(crate) fn open(&mut self, puzzle: &Reading) {
        let is_there = |game: &SharedGame| *game.get().code() == puzzle.code;
        if self.game.as_ref().is_some_and(is_there) {
            return;
        }
        self.help = None;
        self.is_paused = false;
        self.choosing = None;
        // Codes come from the reader itself, so there is a game of each.
        self.game = kind::game(&puzzle.code).ok().map(|mut game| {
            if let Some(marks) = puzzle.marks.clone() {
                game.take_over(marks);
            }
            SharedGame::new(game)
        });
    }

    /// Game on the board.
    pub(crate) fn shown_game(&self) -> Option<&SharedGame> {
        self.game.as_ref()
    }

    /// Questions to the coach, the most urgent first.
    pub(crate) fn questions(&self) -> impl Iterator<Item = &Asked> {
        self.help.iter().map(|help| &help.asked)
    }

    pub(super) fn questions_mut(&mut self) -> impl Iterator<Item = &mut Asked> {
        self.help.iter_mut().map(|help| &mut help.asked)
    }
}
