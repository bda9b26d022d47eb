//! State of playing: the game, and what the coach was asked.

use std::cell::{Ref, RefCell, RefMut};
use std::rc::Rc;

use crate::coach::Degree;
use crate::kind::{self, Advice, CoachQuestion, JobId, Marks, Played, Reading};

/// State of playing.
#[derive(Clone, PartialEq)]
pub(crate) struct State {
    /// The game; `None` before the first one.
    pub(crate) game: Option<SharedGame>,
    /// Question to the coach, with its answer.
    pub(crate) help: Option<Help>,
    /// Whether what breaks a rule is shown at once.
    pub(crate) shows_clashes: bool,
    /// Number of the last question.
    pub(super) last: u32,
}

/// Question to the coach, with its answer as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Help {
    /// Its number.
    pub(crate) job: JobId,
    /// The question.
    pub(crate) ask: CoachQuestion,
    /// Marks that it is about.
    pub(crate) marks: Marks,
    /// The answer.
    pub(crate) advice: Option<Advice>,
    /// How much of it is shown.
    pub(crate) degree: Degree,
    /// Whether the coach goes on.
    pub(crate) is_running: bool,
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
    /// too, but differ.
    pub(super) fn act(&mut self, now: u64, act: impl FnOnce(&mut dyn Played) -> bool) {
        let mut game = self.game.borrow_mut();
        game.clock().read(now);
        act(game.as_mut());
        self.version += 1;
    }
}

impl Default for State {
    fn default() -> Self {
        Self {
            game: None,
            help: None,
            shows_clashes: true,
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
        // Codes come from the reader itself, so there is a game of each.
        self.game = kind::game(&puzzle.code).ok().map(|mut game| {
            if let Some(marks) = puzzle.marks.clone() {
                game.take_over(marks);
            }
            SharedGame::new(game)
        });
    }
}
