//! Actions of playing that touch other parts.

use clew::kind::Question;

use crate::asking::{Asking, Topic};
use crate::page::Page;
use crate::play::{Action, Exercising};
use crate::view::Mode;

impl Page {
    /// Applies an action of playing.
    pub fn play(&mut self, action: Action) {
        if matches!(action, Action::Exercise(Exercising::Practise(..))) {
            self.open_guide(None);
            self.enter(Mode::Play);
            self.games.is_open = false;
        }
        self.play.update(&mut self.frame, action);
        self.review_finished();
        self.grade_played();
    }

    /// Opens the game of the open puzzle, and applies the settings to it.
    pub fn open_game(&mut self) {
        self.play.open(&self.frame.puzzle);
        self.games.is_open = false;
        self.play.follow_settings(&self.frame);
        self.grade_played();
        // Puzzles made here have one solution.
        let code = self.frame.puzzle.code.clone();
        let is_asked = self.frame.asked.about(&code, Topic::Proof).is_some();
        if self.known_outcome().is_none() && !is_asked && self.games.origin(&code).is_none() {
            let question = Question::Proof { near: None };
            self.frame.asked.apply(Asking::Ask(code, question));
        }
    }

    /// Whether the puzzle of the page is in the middle of being solved by hand.
    pub(crate) fn is_played(&self) -> bool {
        self.play.game.as_ref().is_some_and(|game| {
            let game = game.get();
            game.code() == self.subject() && !game.moves().is_empty() && !game.is_solved()
        })
    }

    /// Counts it as help when a player sees steps or solutions of the puzzle being played, also if that was before the first move.
    pub(crate) fn count_look(&mut self) {
        // The film that plays by itself leaves the puzzle waiting.
        let is_film = self.frame.mode == Mode::Watch && self.watch.shown().position > 0;
        let has_looked = (is_film || !self.is_waiting()) && self.is_played();
        if has_looked && !self.play.has_looked {
            self.play.count_question();
        }
        self.play.has_looked = has_looked;
    }
}
