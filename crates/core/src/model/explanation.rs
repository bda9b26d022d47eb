//! Explanation: a message id and its arguments, not yet a sentence.

use crate::grid::Site;

/// Names a message of the locale files and what to put in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// Message id.
    pub message: &'static str,
    /// Named arguments.
    pub args: Vec<(&'static str, Arg)>,
    /// A sentence that follows this one.
    pub then: Option<Box<Explanation>>,
    /// Whether it ends before its conclusion.
    pub is_open: bool,
    /// Whether it is the short form, if its message has one.
    pub is_brief: bool,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number, written with thin separators.
    Number(u64),
    /// A digit of a board, as the reader writes them.
    Digit(u8),
    /// A place of the board.
    Place(Site),
    /// Several places, listed.
    Places(Vec<Site>),
    /// Text from the user, quoted as it is.
    Text(String),
    /// The text of another message, by id: a word that depends on the case.
    Word(&'static str),
    /// The rule of a technique in general words, by the technique's message id; nothing if it has none.
    Rule(&'static str),
    /// Several messages, listed.
    Said(Vec<Explanation>),
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Arg::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Arg::Number(number.into())
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Arg::Number(number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Arg::Number(u64::try_from(number).unwrap_or(u64::MAX))
    }
}

impl Explanation {
    /// A message without arguments.
    pub fn new(message: &'static str) -> Self {
        Self {
            message,
            args: Vec::new(),
            then: None,
            is_open: false,
            is_brief: false,
        }
    }

    /// Leaves out the conclusion, and what follows the sentence.
    #[must_use]
    pub fn before_conclusion(self) -> Self {
        Self {
            is_open: true,
            ..self
        }
    }

    /// The short form of the sentence, for readers who have met it a few times.
    #[must_use]
    pub fn in_brief(self) -> Self {
        Self {
            is_brief: true,
            ..self
        }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// Adds a sentence that follows.
    #[must_use]
    pub fn followed_by(mut self, then: Explanation) -> Self {
        self.then = Some(Box::new(then));
        self
    }

    /// Adds a sentence after all that follow this one.
    #[must_use]
    pub fn ending_with(mut self, last: Explanation) -> Self {
        self.then = Some(Box::new(match self.then {
            Some(then) => then.ending_with(last),
            None => last,
        }));
        self
    }
}
