//! Frame of the page's parts: the puzzle, questions and answers about it, what is shown, and the way to other parts.

use std::collections::VecDeque;

use clew::kind::{Code, Reading, Recipe};
use clew_core::grid::Site;

use crate::answers::Answers;
use crate::asking::Questions;
use crate::effect::{Alarm, Effect};
use crate::guide::GuidePage;
use crate::paste::PasteBox;
use crate::players::Players;
use crate::preferences::{Preference, Preferences};
use crate::unshown::Unshown;
use crate::view::{Dialog, Mode};
use crate::voice::Voice;
use crate::worker::Worker;

/// Step of another part that follows from what a part has done.
#[derive(Clone)]
pub(crate) enum Next {
    /// Show another page of the program.
    Enter(Mode),
    /// Open a dialog.
    Open(Dialog),
    /// Open a puzzle from its start, with the present method.
    Puzzle(Box<Reading>),
    /// Show a text of several puzzles as a list.
    List(String),
    /// Play the puzzle that the job with this number has made, if it has made one.
    Play(u32, Option<(Code, Recipe)>),
    /// Change a preference.
    Prefer(Preference),
    /// End a worker, whatever it is doing.
    Dismiss(Worker),
}

/// State that all parts of the page share. A part changes itself and the frame; what other parts have to do then follows.
#[derive(Clone, PartialEq)]
pub struct Frame {
    /// Page that is shown.
    pub mode: Mode,
    /// The puzzle, and how it was recognised. During editing, this is the puzzle before the changes.
    pub puzzle: Reading,
    /// The paste box.
    pub paste: PasteBox,
    /// Questions about the puzzle.
    pub asked: Questions,
    /// Answers shown on the board.
    pub answers: Answers,
    /// Place highlighted on the board because the pointer is on its mention in a sentence or list.
    pub highlighted: Option<Site>,
    /// Page of the guide that covers the present page.
    pub guide: Option<GuidePage>,
    /// Dialog that is open.
    pub dialog: Option<Dialog>,
    /// Makers of the players that are loaded.
    pub players: Players,
    /// Language of the page.
    pub voice: Voice,
    /// The reader's preferences.
    pub preferences: Preferences,
    /// Number of workers worth starting for a list or a batch, at least 1.
    pub(crate) cores: usize,
    /// Time of the present message, in milliseconds since 1970.
    pub(crate) now: Unshown<u64>,
    /// Effects of the present message so far.
    effects: Unshown<Vec<Effect>>,
    /// Steps of other parts that follow from the present message.
    following: Unshown<VecDeque<Next>>,
}

impl Frame {
    /// A frame around a puzzle, with the usual preferences.
    pub(crate) fn new(puzzle: Reading, players: Players, voice: Voice) -> Self {
        Self {
            mode: Mode::default(),
            puzzle,
            paste: PasteBox::default(),
            asked: Questions::default(),
            answers: Answers::default(),
            highlighted: None,
            guide: None,
            dialog: None,
            players,
            voice,
            preferences: Preferences::default(),
            cores: 1,
            now: Unshown::default(),
            effects: Unshown::default(),
            following: Unshown::default(),
        }
    }

    /// Adds an effect to those of the present message.
    pub(crate) fn effect(&mut self, effect: Effect) {
        self.effects.0.push(effect);
    }

    /// Keeps a value for later visits.
    pub(crate) fn keep(&mut self, key: &'static str, value: impl Into<String>) {
        self.effect(Effect::Keep(key, value.into()));
    }

    /// Rings an alarm after a time in milliseconds.
    pub(crate) fn after(&mut self, time: u32, alarm: Alarm) {
        self.effect(Effect::After(time, alarm));
    }

    /// Has another part do something right after this one.
    pub(crate) fn then(&mut self, next: Next) {
        self.following.0.push_back(next);
    }

    /// Takes the effects of the present message.
    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects.0)
    }

    /// Takes the first of the steps that follow from the present message.
    pub(crate) fn take_next(&mut self) -> Option<Next> {
        self.following.0.pop_front()
    }

    /// Empties the paste box, whose text no longer matches the board.
    pub(crate) fn clear_paste(&mut self) {
        self.paste = PasteBox {
            pasted: self.paste.pasted,
            ..PasteBox::default()
        };
    }
}
