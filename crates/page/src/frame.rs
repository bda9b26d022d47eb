//! What all parts of the page share: the puzzle, what is asked and answered about it, what is shown, and the way to other parts.

use clew::kind::Reading;
use clew_core::grid::Site;

use crate::guide::GuidePage;
use crate::kept;
use crate::parts::{Parts, Players};
use crate::preferences::Preferences;
use crate::voice::Voice;
use crate::{Answers, Dialog, Effect, Message, Mode, PasteBox, Questions, Unshown};

/// What all parts of the page share. A part changes itself and the frame; whatever else follows goes to other parts as messages.
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
    /// Parts of the program that are loaded.
    pub parts: Parts,
    /// Language of the page.
    pub voice: Voice,
    /// What the reader prefers.
    pub preferences: Preferences,
    /// Number of workers worth starting for a list or a batch, at least 1.
    pub(crate) cores: usize,
    /// Time of the present message, in milliseconds since 1970.
    pub(crate) now: Unshown<u64>,
    /// Effects of the present message so far.
    effects: Unshown<Vec<Effect>>,
    /// Messages to other parts, which follow from the present one.
    following: Unshown<Vec<Message>>,
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
            parts: Parts::new(players),
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
        self.effect(kept::effect(key, value));
    }

    /// Sends the page a message after a time in milliseconds.
    pub(crate) fn after(&mut self, time: u32, message: impl Into<Message>) {
        self.effect(Effect::After(time, Box::new(message.into())));
    }

    /// Sends another part a message, which is applied right after the present one.
    pub(crate) fn then(&mut self, message: impl Into<Message>) {
        self.following.0.push(message.into());
    }

    /// Takes the effects of the present message.
    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects.0)
    }

    /// Takes the messages that follow from the present one.
    pub(crate) fn take_following(&mut self) -> Vec<Message> {
        std::mem::take(&mut self.following.0)
    }

    /// Empties the paste box, whose text no longer matches the board.
    pub(crate) fn clear_paste(&mut self) {
        self.paste = PasteBox {
            pasted: self.paste.pasted,
            ..PasteBox::default()
        };
    }
}
