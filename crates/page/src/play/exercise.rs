//! Exercises: positions in which the player must find a step. They come from a reviewed
//! game, or are made to practise a technique. The player's own game waits meanwhile.

use clew::kind::{self, CoachQuestion, Code, Marks, Task};
use clew_core::coach::{Degree, HintRequest};

use super::help::{Help, PendingQuestion, Topic};
use super::state::{PlayState, SharedGame};

/// Origin of an exercise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Source {
    /// A position in a game where there was a better step to find.
    Review,
    /// Practice of a technique, by its message id, with a seed.
    Practice(&'static str, u64),
}

/// Phase of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The position, or its steps, are being searched for.
    Looking,
    /// No position was found.
    None,
    /// The player is looking for the step.
    Open,
    /// The player wants a mark checked, but made none.
    Unmarked,
    /// The player made a mark that no step justifies.
    Other,
    /// The player found the step with a number.
    Found(usize),
    /// The step with a number was shown.
    Shown(usize),
}

/// Exercise in progress.
#[derive(Clone, PartialEq)]
pub struct Exercise {
    /// Its origin.
    pub source: Source,
    /// Its phase.
    pub phase: Phase,
    /// The game on its board, once there is a position.
    pub game: Option<SharedGame>,
    /// Marks at its beginning.
    begun: Option<Marks>,
    /// Request for its position, or for its steps.
    pub(super) asked: PendingQuestion,
}

/// Action on an exercise.
#[derive(Clone)]
pub enum Exercising {
    /// Find a step before a move of the review, by number from 1.
    Find(usize),
    /// Practise a technique, by its message id, with a seed.
    Practise(&'static str, u64),
    /// Set up a position that was made, or say that there is none.
    Made(Box<Option<kind::Exercise>>),
    /// Check the marks made.
    Check,
    /// Show a step.
    Show,
    /// Go back to the game.
    Leave,
}

impl Exercise {
    /// The step that was found or shown, as a hint.
    pub fn help(&self) -> Option<Help> {
        let (Phase::Found(number) | Phase::Shown(number)) = self.phase else {
            return None;
        };
        let advice = kind::counsel(self.asked.advice.as_ref()?).step(number)?;
        // The last picture of its film has everything: evidence, candidates and consequences.
        let frame = kind::counsel(&advice).frames().checked_sub(1);
        Some(Help {
            asked: PendingQuestion {
                advice: Some(advice),
                ..self.asked.clone()
            },
            topic: Topic::Hint,
            degree: Degree::Evidence,
            frame,
            is_playing: false,
        })
    }

    /// Technique, by its message id, whose step the player has found during practice.
    pub(super) fn practised(&self) -> Option<&'static str> {
        match (self.phase, self.source) {
            (Phase::Found(_), Source::Practice(technique, _)) => Some(technique),
            _ => None,
        }
    }

    /// Starts the exercise once the steps are known.
    pub(super) fn answered(&mut self) {
        let steps = self.asked.advice.as_ref();
        let steps = steps.map_or(0, |advice| kind::counsel(advice).steps());
        match (self.phase, steps) {
            (Phase::Looking, 0) if !self.asked.is_running => self.phase = Phase::None,
            (Phase::Looking, 1..) => {
                self.phase = Phase::Open;
                self.note_candidates();
            }
            _ => {}
        }
    }

    /// Notes all candidates if a step relies on them: the exercise is to find the step, not to write candidates down.
    fn note_candidates(&mut self) {
        let is_wanted = self.is_about_candidates();
        if let Some(game) = self.game.as_mut().filter(|_| is_wanted) {
            game.note(|game| {
                if game.has_candidates() == Some(false) {
                    game.switch_candidates();
                }
            });
            self.begun = Some(game.get().marks());
        }
    }

    /// Whether its steps argue with candidates.
    pub fn is_about_candidates(&self) -> bool {
        let advice = self.asked.advice.as_ref();
        advice.is_some_and(|advice| kind::counsel(advice).is_about_candidates())
    }

    /// Whether the player is looking for the step.
    pub fn is_open(&self) -> bool {
        matches!(self.phase, Phase::Open | Phase::Unmarked | Phase::Other)
    }

    /// Takes the judgement on earlier marks back after a change.
    pub(super) fn changed(&mut self) {
        if self.is_open() {
            self.phase = Phase::Open;
        }
    }

    /// Judges the marks.
    fn judge(&mut self) {
        let is_looking = self.is_open();
        let (Some(game), Some(begun)) = (&self.game, self.begun.as_ref().filter(|_| is_looking))
        else {
            return;
        };
        let marks = game.get().marks();
        let advice = self.asked.advice.as_ref();
        self.phase = match advice.and_then(|advice| kind::counsel(advice).concluded(begun, &marks))
        {
            Some(number) => Phase::Found(number),
            None if marks == *begun => Phase::Unmarked,
            None => Phase::Other,
        };
    }
}

/// Game of a puzzle with marks on it.
fn set_up(code: &Code, marks: Marks) -> Option<SharedGame> {
    let mut game = kind::game(code).ok()?;
    // Automatic aids would add marks that the position does not have.
    *game.aids() = clew_core::game::Aids::NONE;
    game.take_over(marks);
    Some(SharedGame::new(game))
}

impl PlayState {
    /// Reduces an action on an exercise.
    pub(super) fn exercise(&mut self, action: Exercising) {
        match action {
            Exercising::Find(number) => self.find(number),
            Exercising::Practise(technique, seed) => self.practise(technique, seed),
            Exercising::Made(made) => {
                if let Some(exercise) = &mut self.exercise {
                    exercise.asked.is_running = false;
                    match *made {
                        Some(made) => {
                            exercise.game = set_up(&made.code, made.marks);
                            exercise.begun = exercise.game.as_ref().map(|game| game.get().marks());
                            exercise.asked.advice = Some(made.advice);
                            exercise.answered();
                        }
                        None => exercise.phase = Phase::None,
                    }
                }
            }
            Exercising::Check => {
                if let Some(exercise) = &mut self.exercise {
                    exercise.judge();
                }
            }
            Exercising::Show => {
                if let Some(exercise) = &mut self.exercise {
                    exercise.phase = Phase::Shown(0);
                }
            }
            Exercising::Leave => self.exercise = None,
        }
    }

    /// Sets up the position before a move of the review.
    fn find(&mut self, number: usize) {
        let advice = self.help.as_ref().and_then(Help::advice);
        let position = advice.zip(self.game.as_ref()).and_then(|(advice, game)| {
            let before = number.checked_sub(1)?;
            let marks = game.get().right_after(before, advice);
            Some((game.get().code().clone(), marks))
        });
        let Some((code, marks)) = position else {
            return;
        };
        let game = set_up(&code, marks.clone());
        let ask = CoachQuestion::Hint(HintRequest {
            every: true,
            ..HintRequest::default()
        });
        let asked = self.put(Task::Coach { code, marks, ask });
        self.exercise = Some(Exercise {
            source: Source::Review,
            phase: Phase::Looking,
            begun: game.as_ref().map(|game| game.get().marks()),
            game,
            asked,
        });
    }

    fn practise(&mut self, technique: &'static str, seed: u64) {
        let Some(entry) = kind::technique(technique) else {
            return;
        };
        let asked = self.put(Task::Practise {
            kind: entry.kind,
            technique: technique.to_owned(),
            seed,
        });
        self.help = None;
        self.choosing = None;
        self.exercise = Some(Exercise {
            source: Source::Practice(technique, seed),
            phase: Phase::Looking,
            game: None,
            begun: None,
            asked,
        });
    }
}
