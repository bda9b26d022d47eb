//! Actions of playing.

use clew::kind::Played;
use clew_core::game::{Key, Press, Query, Stroke};
use clew_core::grid::Site;
use clew_core::model::Explanation;
use clew_core::scene;

use super::exercise::{Exercise, Exercising};
use super::help::Ask;
use super::state::{PlayState, SharedGame};
use crate::frame::{Frame, Next};
use crate::preferences::Preference;
use crate::unshown::Unshown;

/// Action of a player, or of the coach.
#[derive(Clone)]
pub enum Action {
    /// Press on the board.
    Press(Press),
    /// A whole stroke over the board.
    Stroke(Stroke),
    /// Key.
    Key(Key),
    /// Note all candidates, or remove these notes.
    Candidates,
    /// Take the last move back.
    Undo,
    /// Redo the move.
    Redo,
    /// Go to a position in the history, by number of moves.
    GoTo(usize),
    /// Take all marks back.
    Reset,
    /// Start a trial.
    Suppose,
    /// End the trial and keep its marks.
    Keep,
    /// End the trial and take its marks back.
    Drop,
    /// Pause or resume the game.
    Pause(bool),
    /// Set a checkpoint with a name.
    Checkpoint(String),
    /// Return to a checkpoint, by number from 0.
    Return(usize),
    /// Show the board in words, or not.
    Speak(bool),
    /// Point at a place on the board in words.
    Point(Site),
    /// Say something about the place being pointed at.
    Say(Query),
    /// Question to the coach, or a command about its answer.
    Ask(Ask),
    /// Action on an exercise.
    Exercise(Exercising),
    /// Continue a stored game.
    Restore(SharedGame),
    /// Replace the present game with a game as it was stored elsewhere.
    Replace(SharedGame),
}

impl From<Ask> for Action {
    fn from(ask: Ask) -> Self {
        Self::Ask(ask)
    }
}

impl PlayState {
    /// Applies an action.
    pub(crate) fn update(&mut self, frame: &mut Frame, action: Action) {
        match action {
            Action::Restore(game) => self.restore(frame, &game),
            Action::Replace(game) => self.replace(frame, &game),
            action => {
                frame.highlighted = None;
                self.apply(frame, action);
                if let Some(technique) = self.exercise.as_ref().and_then(Exercise::practised) {
                    frame.then(Next::Prefer(Preference::Practised(technique)));
                }
                if let Some(choosing) = self.choosing {
                    frame.highlighted = choosing.place;
                }
            }
        }
    }

    /// Applies the settings to the game.
    pub(crate) fn follow_settings(&self, frame: &Frame) {
        if let Some(game) = &self.game {
            *game.get_mut().aids() = frame.preferences.settings.aids();
        }
    }

    /// Shows a game as it was stored elsewhere.
    fn replace(&mut self, frame: &Frame, game: &SharedGame) {
        if *game.get().code() == frame.puzzle.code {
            self.help = None;
            self.game = Some(game.clone());
            self.follow_settings(frame);
        }
    }

    /// Continues a stored game of the puzzle, unless a move was already made; marks
    /// that came with the text are then made on it.
    fn restore(&mut self, frame: &Frame, game: &SharedGame) {
        let marks = frame.puzzle.marks.clone();
        let opening = usize::from(marks.is_some());
        let is_new = |present: &SharedGame| present.get().moves().len() <= opening;
        let is_wanted = *game.get().code() == frame.puzzle.code;
        *game.get_mut().aids() = frame.preferences.settings.aids();
        if let Some(marks) = marks.filter(|_| is_wanted) {
            game.get_mut().take_over(marks);
        }
        if is_wanted && self.game.as_ref().is_none_or(is_new) {
            self.game = Some(game.clone());
        }
    }

    fn apply(&mut self, frame: &Frame, action: Action) {
        if self.is_paused
            && self.exercise.is_none()
            && !matches!(action, Action::Pause(_) | Action::Ask(Ask::Advised { .. }))
        {
            return;
        }
        match action {
            Action::Pause(is_paused) => self.pause(frame, is_paused),
            Action::Press(press) if self.choosing.is_some() => self.point(press),
            Action::Press(press) => self.act(frame, |game| game.press(press)),
            // A drag does not ask about a place.
            Action::Stroke(_) if self.choosing.is_some() => {}
            Action::Stroke(stroke) => self.act(frame, |game| game.stroke(&stroke)),
            Action::Key(key) => self.key(frame, key),
            Action::Candidates => self.act(frame, |game| game.switch_candidates()),
            Action::Undo => self.act(frame, |game| game.undo()),
            Action::Redo => self.act(frame, |game| game.redo()),
            Action::GoTo(moves) => self.act(frame, |game| {
                game.go_to(moves);
                true
            }),
            Action::Reset => self.act(frame, |game| game.reset()),
            Action::Suppose => self.act(frame, |game| {
                game.suppose();
                true
            }),
            Action::Keep => self.act(frame, |game| game.keep()),
            Action::Drop => self.act(frame, |game| game.drop_trial()),
            Action::Checkpoint(name) => self.hold(frame, |game| game.set_checkpoint(name)),
            Action::Return(number) => self.act(frame, |game| game.return_to(number)),
            Action::Speak(is_on) => self.is_spoken = is_on,
            Action::Point(place) => {
                self.pointed = Some(place);
                self.hold(frame, |game| game.point(place));
            }
            Action::Say(query) => self.answer(query),
            // In an exercise, the player finds the step without help.
            Action::Ask(Ask::Dismiss) if self.exercise.is_some() => self.exercise = None,
            Action::Ask(ask @ Ask::Advised { .. }) => self.ask(frame, ask),
            Action::Ask(_) if self.is_alone => {}
            Action::Ask(Ask::Check) if self.exercise.is_some() => self.exercise(Exercising::Check),
            Action::Ask(_) if self.exercise.is_some() => {}
            Action::Ask(ask) => self.ask(frame, ask),
            Action::Exercise(action) => self.exercise(action),
            Action::Restore(_) | Action::Replace(_) => {}
        }
    }

    /// Pauses the game and its clock, or resumes both.
    fn pause(&mut self, frame: &Frame, is_paused: bool) {
        self.is_paused = is_paused;
        let Unshown(now) = frame.now;
        if let Some(game) = &self.game {
            let mut game = game.get_mut();
            let is_begun = !game.moves().is_empty() && !game.is_solved();
            let clock = game.clock();
            clock.read(now);
            match is_paused {
                true => clock.stop(),
                false if is_begun => clock.start(),
                false => {}
            }
        }
    }

    /// Asks about the place that was pressed.
    fn point(&mut self, press: Press) {
        let Some(game) = self.shown_game() else {
            return;
        };
        let shape = game.get().shape();
        if let Some(place) = scene::site_at(shape, press.at) {
            self.choose(place, None);
        }
    }

    fn key(&mut self, frame: &Frame, key: Key) {
        let place = self.choosing.and_then(|choosing| choosing.place);
        match (key, place) {
            (Key::Digit(digit, _), Some(place)) => {
                self.choosing = None;
                self.choose(place, Some(digit));
            }
            _ => {
                if matches!(key, Key::Move { .. }) {
                    self.pointed = None;
                }
                self.act(frame, |game| game.key(key));
            }
        }
    }

    /// Changes the player's selection, which is not part of the game.
    fn hold(&mut self, frame: &Frame, hold: impl FnOnce(&mut dyn Played)) {
        let Unshown(now) = frame.now;
        if let Some(game) = self.shown_game_mut() {
            game.act(now, |game| {
                hold(game);
                false
            });
        }
    }

    /// Answers a question about the place being pointed at.
    fn answer(&mut self, query: Query) {
        let Some(game) = self.shown_game() else {
            return;
        };
        let place = self.pointed.or_else(|| game.get().pointed_at());
        let first = || game.get().lattice().concat().first().copied();
        let words = place
            .or_else(first)
            .map(|place| game.get().answer(place, query));
        if let Some(words) = words {
            self.say(words);
        }
    }

    /// Applies a change to the game; once a mark changes, the coach's answer is dismissed. The
    /// result is announced, even if nothing changed.
    pub(super) fn act(&mut self, frame: &Frame, act: impl FnOnce(&mut dyn Played) -> bool) {
        let Unshown(now) = frame.now;
        let Some(game) = self.shown_game_mut() else {
            return;
        };
        let before = game.get_mut().selection().clone();
        let is_changed = game.act(now, act);
        let is_moved = *game.get_mut().selection() != before;
        let place = game.get().pointed_at();
        let words = match (is_changed, place) {
            (true, _) if game.get().is_solved() => Explanation::new("play-well-done"),
            (true, place) => {
                let first = || game.get().lattice().concat().first().copied();
                let place = place.or_else(first);
                place.map_or_else(nothing, |place| game.get().answer(place, Query::Changed))
            }
            (false, Some(place)) if is_moved => game.get().named(place),
            (false, _) => nothing(),
        };
        self.say(words);
        if let Some(exercise) = &mut self.exercise {
            if is_changed {
                exercise.changed();
            }
        } else if is_changed {
            self.help = None;
            self.choosing = None;
            self.look_ahead(frame);
        }
    }

    /// Looks for the next hint while the player is thinking.
    fn look_ahead(&mut self, frame: &Frame) {
        let is_over = |game: &SharedGame| game.get().is_solved();
        self.ahead = None;
        if self.is_alone {
            return;
        }
        if let Some(marks) = self
            .shown_game()
            .filter(|game| !is_over(game))
            .map(|game| game.get().marks())
        {
            self.ahead = self.asked(self.hint_question(frame), marks);
        }
    }
}

fn nothing() -> Explanation {
    Explanation::new("spoken-no-effect")
}
