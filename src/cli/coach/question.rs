//! Questions as they are asked, read with the place of what is malformed.

use serde::Deserialize;
use serde_json::Value;

use crate::coach::{Coached, HintRequest};
use crate::game::{NoMark, Play, Position};
use crate::kind::{CoachQuestion, Marks, OfKind};
use crate::model::{Arg, Explanation};
use crate::solve::HARDEST;

/// Question about a board.
#[derive(Deserialize)]
#[serde(expecting = "an object with a puzzle and what is asked")]
pub(super) struct Question {
    pub(super) puzzle: String,
    #[serde(default)]
    marks: Vec<String>,
    ask: String,
    #[serde(default)]
    mark: Option<String>,
    #[serde(default)]
    ceiling: Option<Value>,
    pub(super) language: Option<String>,
    /// Anything, given back with the answer.
    pub(super) id: Option<Value>,
}

/// Question that is none: the place of the fault, and what it is.
pub(super) struct Malformed {
    pub(super) place: String,
    pub(super) fault: Explanation,
}

impl Malformed {
    pub(super) fn new(place: impl Into<String>, fault: Explanation) -> Self {
        Self {
            place: place.into(),
            fault,
        }
    }

    pub(super) fn no_reading() -> Self {
        Self::new("puzzle", Explanation::new("error-unknown-text"))
    }

    fn mark(place: String, fault: &NoMark) -> Self {
        Self::new(place, fault.explanation())
    }
}

impl Question {
    /// Reads a line.
    pub(super) fn read(line: &[u8]) -> Result<Self, Malformed> {
        let text = str::from_utf8(line).map_err(|fault| {
            let at = Arg::Number(fault.valid_up_to() as u64 + 1);
            Malformed::new("line", Explanation::new("coach-no-text").with("at", at))
        })?;
        serde_json::from_str(text).map_err(|fault| {
            let message = Explanation::new("coach-no-question")
                .with("column", Arg::Number(fault.column() as u64))
                .with("fault", Arg::Text(fault.to_string()));
            Malformed::new("line", message)
        })
    }

    /// Facts that each mark states, in order. A mark replaces the one in its slot.
    pub(super) fn moves<P: Play>(&self, clues: &P::Clues) -> Result<Vec<Vec<P::Fact>>, Malformed> {
        let mut marks: Vec<P::Mark> = Vec::new();
        for (number, text) in self.marks.iter().enumerate() {
            let mark = P::read(clues, text)
                .map_err(|fault| Malformed::mark(format!("marks[{number}]"), &fault))?;
            marks.retain(|&other| P::slot(other) != P::slot(mark));
            marks.push(mark);
        }
        // Nothing hides anything here: a digit and the same digit struck out are both
        // said.
        let bare = Position::default();
        let stated = marks.into_iter();
        Ok(stated.map(|mark| P::stated(clues, &bare, mark)).collect())
    }

    /// The question itself, after so many marks of each move.
    pub(super) fn ask<P: Coached + OfKind>(
        &self,
        clues: &P::Clues,
        moves: Vec<u32>,
    ) -> Result<CoachQuestion, Malformed> {
        match self.ask.as_str() {
            "hint" => Ok(CoachQuestion::Hint(HintRequest {
                ceiling: self.ceiling()?,
                ..HintRequest::default()
            })),
            "check" => Ok(CoachQuestion::Check { refutes: true }),
            "review" => Ok(CoachQuestion::Review { moves }),
            "why" => {
                let missing = || Malformed::new("mark", Explanation::new("coach-no-mark"));
                let text = self.mark.as_ref().ok_or_else(missing)?;
                let mark = P::read(clues, text)
                    .map_err(|fault| Malformed::mark("mark".to_owned(), &fault))?;
                match P::stated(clues, &Position::default(), mark) {
                    facts if facts.len() == 1 => Ok(CoachQuestion::Why(Marks::of::<P>(&facts))),
                    _ => Err(missing()),
                }
            }
            _ => Err(Malformed::new("ask", Explanation::new("coach-no-ask"))),
        }
    }

    fn ceiling(&self) -> Result<u8, Malformed> {
        let Some(ceiling) = &self.ceiling else {
            return Ok(HARDEST);
        };
        let level = ceiling.as_u64().and_then(|level| u8::try_from(level).ok());
        match level.filter(|level| (1..=HARDEST).contains(level)) {
            Some(level) => Ok(level),
            None if ceiling.is_null() => Ok(HARDEST),
            None => Err(Malformed::new(
                "ceiling",
                Explanation::new("coach-no-ceiling"),
            )),
        }
    }
}
