//! Questions in their input form, read with the position of malformed parts.

use serde::Deserialize;
use serde_json::Value;

use clew::kind::{self, CoachQuestion, Code, Stated};
use clew_core::coach::HintRequest;
use clew_core::game::NoMark;
use clew_core::model::{Arg, Explanation};
use clew_core::solve::HARDEST;

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
    /// Any value, returned with the answer.
    pub(super) id: Option<Value>,
}

/// Malformed question: the place of the fault, and the fault.
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
    pub(super) fn stated(&self, code: &Code) -> Result<Stated, Malformed> {
        let texts: Vec<&str> = self.marks.iter().map(String::as_str).collect();
        kind::stated(code, &texts)
            .map_err(|(number, fault)| Malformed::mark(format!("marks[{number}]"), &fault))
    }

    /// The question itself, about the stated marks.
    pub(super) fn ask(&self, code: &Code, stated: &Stated) -> Result<CoachQuestion, Malformed> {
        match self.ask.as_str() {
            "hint" => Ok(CoachQuestion::Hint(HintRequest {
                ceiling: self.ceiling()?,
                ..HintRequest::default()
            })),
            "check" => Ok(CoachQuestion::Check { refutes: true }),
            "review" => Ok(CoachQuestion::Review {
                moves: stated.counts.iter().map(|&own| own.into()).collect(),
            }),
            "why" => {
                let missing = || Malformed::new("mark", Explanation::new("coach-no-mark"));
                let text = self.mark.as_ref().ok_or_else(missing)?;
                let stated = kind::stated(code, &[text])
                    .map_err(|(_, fault)| Malformed::mark("mark".to_owned(), &fault))?;
                match stated.counts[..] {
                    [1] => Ok(CoachQuestion::Why(stated.marks)),
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
