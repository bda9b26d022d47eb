//! Questions as they are asked, read with the place of what is malformed.

use clew::coach::Coached;
use clew::game::{NoMark, Play, Position};
use clew::model::{Arg, Explanation};
use clew::solve::HARDEST;
use serde::Deserialize;
use serde_json::Value;

use crate::judge::Ask;

/// Question about a board.
#[derive(Deserialize)]
pub(crate) struct Question {
    pub(crate) puzzle: String,
    #[serde(default)]
    marks: Vec<String>,
    ask: String,
    #[serde(default)]
    mark: Option<String>,
    #[serde(default)]
    ceiling: Option<Value>,
    #[serde(default = "english")]
    pub(crate) language: String,
}

fn english() -> String {
    "en".to_owned()
}

/// Question that is none: the place of the fault, and what it is.
pub(crate) struct Malformed {
    pub(crate) place: String,
    pub(crate) fault: Explanation,
}

impl Malformed {
    pub(crate) fn new(place: impl Into<String>, fault: Explanation) -> Self {
        Self {
            place: place.into(),
            fault,
        }
    }

    pub(crate) fn no_reading() -> Self {
        Self::new("puzzle", Explanation::new("error-unknown-text"))
    }

    fn mark(place: String, fault: &NoMark) -> Self {
        Self::new(place, fault.explanation())
    }
}

impl Question {
    /// Reads a line.
    pub(crate) fn read(line: &[u8]) -> Result<Self, Malformed> {
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
    pub(crate) fn moves<P: Play>(&self, clues: &P::Clues) -> Result<Vec<Vec<P::Fact>>, Malformed> {
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

    /// The question itself.
    pub(crate) fn ask<P: Coached>(&self, clues: &P::Clues) -> Result<Ask<P::Fact>, Malformed> {
        match self.ask.as_str() {
            "hint" => Ok(Ask::Hint {
                ceiling: self.ceiling()?,
            }),
            "check" => Ok(Ask::Check),
            "review" => Ok(Ask::Review),
            "why" => {
                let missing = || Malformed::new("mark", Explanation::new("coach-no-mark"));
                let text = self.mark.as_ref().ok_or_else(missing)?;
                let mark = P::read(clues, text)
                    .map_err(|fault| Malformed::mark("mark".to_owned(), &fault))?;
                match P::stated(clues, &Position::default(), mark)[..] {
                    [fact] => Ok(Ask::Why(fact)),
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
