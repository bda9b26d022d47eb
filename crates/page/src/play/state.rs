//! State of playing: the game and the questions to the coach.

use std::cell::{Ref, RefCell, RefMut};
use std::rc::Rc;

use clew::kind::{self, JobId, Played, Reading};
use clew_core::grid::Site;
use clew_core::model::Explanation;

use super::exercise::Exercise;
use super::help::{Choosing, Help, PendingQuestion};

/// State of playing.
#[derive(Clone, PartialEq, Default)]
pub struct PlayState {
    /// The game; `None` before the first one.
    pub game: Option<SharedGame>,
    /// Question to the coach being shown.
    pub help: Option<Help>,
    /// Choice in progress of a place to ask about.
    pub choosing: Option<Choosing>,
    /// Exercise that replaces the game on the board.
    pub exercise: Option<Exercise>,
    /// Words announced now.
    pub spoken: Option<Spoken>,
    /// Whether the board is shown in words.
    pub is_spoken: bool,
    /// Place where a player using a screen reader is.
    pub pointed: Option<Site>,
    /// The next hint, computed while the player is thinking.
    pub(super) ahead: Option<PendingQuestion>,
    /// Whether the coach stays silent.
    pub is_alone: bool,
    /// Number of hints applied since the last one that was followed by an easier step.
    pub run: u32,
    /// Whether the game is paused and its board covered.
    pub is_paused: bool,
    /// Whether the player has seen steps or solutions of the puzzle being played.
    pub has_looked: bool,
    /// Number of the last question.
    pub(super) last: u32,
}

/// Words to announce, even if they repeat the previous ones.
#[derive(Clone, Debug, PartialEq)]
pub struct Spoken {
    /// The words.
    pub words: Explanation,
    /// Number of announcements so far.
    pub number: u32,
}

/// Shared game; two are equal when nothing was done in between.
#[derive(Clone)]
pub struct SharedGame {
    game: Rc<RefCell<Box<dyn Played>>>,
    version: u32,
}

impl PartialEq for SharedGame {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.game, &other.game) && self.version == other.version
    }
}

impl SharedGame {
    /// Shares a game.
    pub fn new(game: Box<dyn Played>) -> Self {
        Self {
            game: Rc::new(RefCell::new(game)),
            version: 0,
        }
    }

    /// Whether two handles belong to the same game, whatever was done in between.
    pub fn is_same(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.game, &other.game)
    }

    /// The game.
    pub fn get(&self) -> Ref<'_, Box<dyn Played>> {
        self.game.borrow()
    }

    /// The game, to inspect a stroke in progress.
    pub fn get_mut(&self) -> RefMut<'_, Box<dyn Played>> {
        self.game.borrow_mut()
    }

    /// Records something about the game that is not a move; earlier handles then differ.
    pub(super) fn note(&mut self, note: impl FnOnce(&mut dyn Played)) {
        note(self.game.borrow_mut().as_mut());
        self.version += 1;
    }

    /// Applies a change to the game at a time in milliseconds. Earlier handles see the change,
    /// but differ. Returns whether a mark changed.
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

impl PlayState {
    /// Opens the game of a puzzle: the present one or a new one, which starts with the
    /// marks that came with the text.
    pub fn open(&mut self, puzzle: &Reading) {
        let is_there = |game: &SharedGame| *game.get().code() == puzzle.code;
        if self.game.as_ref().is_some_and(is_there) {
            return;
        }
        self.help = None;
        // What was said about another game is not about this one.
        self.spoken = None;
        self.is_paused = false;
        self.choosing = None;
        self.exercise = None;
        self.ahead = None;
        self.run = 0;
        self.pointed = None;
        // Codes come from the reader itself, so each of them has a game.
        self.game = kind::game(&puzzle.code).ok().map(|mut game| {
            if let Some(marks) = puzzle.marks.clone() {
                game.take_over(marks);
            }
            SharedGame::new(game)
        });
    }

    /// Announces words.
    pub(super) fn say(&mut self, words: Explanation) {
        let number = self.spoken.as_ref().map_or(0, |spoken| spoken.number);
        self.spoken = Some(Spoken {
            words,
            number: number.wrapping_add(1),
        });
    }

    /// Game on the board.
    pub fn shown_game(&self) -> Option<&SharedGame> {
        match &self.exercise {
            Some(exercise) => exercise.game.as_ref(),
            None => self.game.as_ref(),
        }
    }

    /// Game on the board, for a change.
    pub(super) fn shown_game_mut(&mut self) -> Option<&mut SharedGame> {
        match &mut self.exercise {
            Some(exercise) => exercise.game.as_mut(),
            None => self.game.as_mut(),
        }
    }

    /// The most urgent unanswered question.
    pub fn urgent(&self) -> Option<&PendingQuestion> {
        self.questions().find(|asked| asked.is_running)
    }

    /// Questions that the reader is waiting for.
    pub fn shown_questions(&self) -> impl Iterator<Item = &PendingQuestion> {
        let exercise = self.exercise.iter().map(|exercise| &exercise.asked);
        exercise.chain(self.help.iter().map(|help| &help.asked))
    }

    /// Asks the abandoned questions again.
    pub fn retry(&mut self) {
        let mut last = self.last;
        for asked in self.questions_mut().filter(|asked| asked.has_failed) {
            last = last.wrapping_add(1);
            asked.job = JobId(last);
            asked.has_failed = false;
            asked.is_running = true;
        }
        self.last = last;
    }

    /// Questions to the coach, most urgent first.
    pub fn questions(&self) -> impl Iterator<Item = &PendingQuestion> {
        self.shown_questions().chain(&self.ahead)
    }

    pub(super) fn questions_mut(&mut self) -> impl Iterator<Item = &mut PendingQuestion> {
        let exercise = self.exercise.iter_mut();
        let exercise = exercise.map(|exercise| &mut exercise.asked);
        let help = self.help.iter_mut().map(|help| &mut help.asked);
        exercise.chain(help).chain(&mut self.ahead)
    }
}
