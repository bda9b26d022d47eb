//! Actions of playing.

use crate::coach::{Degree, HintRequest};
use crate::game::{Key, Press, Stroke};
use crate::kind::{self, Advice, CoachQuestion, JobId, Played};
use crate::web::state;

use super::state::{Help, SharedGame, State};

/// Action of a player, or of the coach.
pub(crate) enum Action {
    /// Press on the board.
    Press(Press),
    /// A whole stroke over the board.
    Stroke(Stroke),
    /// Key.
    Key(Key),
    /// Take the last move back.
    Undo,
    /// Make it again.
    Redo,
    /// Take all marks back.
    Reset,
    /// Begin a trial.
    Suppose,
    /// End the trial and keep its marks.
    Keep,
    /// End the trial and take its marks back.
    Drop,
    /// Ask for a hint, show more of it, and at last do it.
    Hint,
    /// Ask which marks are wrong, and then more about it.
    Check,
    /// End the hint or the check.
    Dismiss,
    /// Answer of the coach.
    Advised {
        /// Number of the question.
        job: JobId,
        /// The answer, if it is new.
        advice: Option<Advice>,
        /// Whether nothing more is to come.
        is_end: bool,
    },
    /// Show what breaks a rule, or not.
    Clashes(bool),
    /// Go on with a stored game.
    Restore(String),
}

impl state::State {
    /// Reduces an action of playing.
    pub(crate) fn play(&mut self, action: Action) {
        if let Action::Restore(text) = &action {
            self.restore(text);
            return;
        }
        self.highlighted = None;
        self.play.apply(action);
    }

    /// Goes on with a stored game of the puzzle, unless a move was made already; marks
    /// that the text came with are made on it.
    fn restore(&mut self, text: &str) {
        let Ok(mut game) = kind::stored_game(text) else {
            return;
        };
        let marks = self.puzzle.marks.clone();
        let opening = usize::from(marks.is_some());
        let is_new = |present: &SharedGame| present.get().moves().len() <= opening;
        let is_wanted = *game.code() == self.puzzle.code;
        if let Some(marks) = marks.filter(|_| is_wanted) {
            game.take_over(marks);
        }
        if is_wanted && self.play.game.as_ref().is_none_or(is_new) {
            self.play.game = Some(SharedGame::new(game));
        }
    }
}

impl State {
    fn apply(&mut self, action: Action) {
        match action {
            Action::Press(press) => self.act(|game| game.press(press)),
            Action::Stroke(stroke) => self.act(|game| game.stroke(&stroke)),
            Action::Key(key) => self.act(|game| game.key(key)),
            Action::Undo => self.act(|game| game.undo()),
            Action::Redo => self.act(|game| game.redo()),
            Action::Reset => self.act(|game| game.reset()),
            Action::Suppose => self.act(|game| {
                game.suppose();
                true
            }),
            Action::Keep => self.act(|game| game.keep()),
            Action::Drop => self.act(|game| game.drop_trial()),
            Action::Hint => self.hint(),
            Action::Check => self.check(),
            Action::Dismiss => self.help = None,
            Action::Advised {
                job,
                advice,
                is_end,
            } => {
                let help = self.help.as_mut().filter(|help| help.job == job);
                if let Some(help) = help {
                    help.advice = advice.or(help.advice.take());
                    help.is_running = !is_end;
                }
            }
            Action::Clashes(shows) => self.shows_clashes = shows,
            Action::Restore(_) => {}
        }
    }

    /// Does something to the game; a hint or a check is over then.
    fn act(&mut self, act: impl FnOnce(&mut dyn Played) -> bool) {
        self.help = None;
        if let Some(game) = &mut self.game {
            // A time before 1970 is none; a float cast saturates.
            game.act(js_sys::Date::now() as u64, act);
        }
    }

    fn ask(&mut self, ask: CoachQuestion, degree: Degree) {
        let Some(game) = &self.game else {
            return;
        };
        self.last = self.last.wrapping_add(1);
        let marks = game.get().marks();
        self.help = Some(Help {
            job: JobId(self.last),
            ask,
            marks,
            advice: None,
            degree,
            is_running: true,
        });
    }

    fn hint(&mut self) {
        let Some(help) = &mut self.help else {
            self.ask(CoachQuestion::Hint(HintRequest::default()), Degree::Where);
            return;
        };
        let Some(advice) = help.advice.clone() else {
            return;
        };
        match (advice.is_hint(), help.degree.next()) {
            (true, Some(degree)) => help.degree = degree,
            (true, None) => self.act(|game| game.take_hint(advice)),
            // With a mistake on the board the way leads to the check.
            (false, _) if advice.wrong().is_some() => self.check(),
            (false, _) => self.help = None,
        }
    }

    fn check(&mut self) {
        let of_check = |help: &&mut Help| matches!(help.ask, CoachQuestion::Check { .. });
        let Some(help) = self.help.as_mut().filter(of_check) else {
            self.ask(CoachQuestion::Check { refutes: false }, Degree::Where);
            return;
        };
        if help.advice.as_ref().and_then(Advice::wrong).unwrap_or(0) == 0 {
            return;
        }
        match help.degree.next() {
            Some(Degree::Evidence) => {
                self.ask(CoachQuestion::Check { refutes: true }, Degree::Evidence);
            }
            Some(degree) => help.degree = degree,
            None => {}
        }
    }
}
