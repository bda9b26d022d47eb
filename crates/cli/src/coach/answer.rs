//! Answers in their output form: one JSON object.

use serde::Serialize;
use serde_json::Value;

use clew::kind::{AnswerRecord, Kind};
use clew_core::grid::{Shape, Site};
use clew_core::model::Explanation;
use clew_say::Speaker;

use super::question::Malformed;

/// The answer to a malformed question.
const MALFORMED: &str = "malformed";

/// Answer to one question.
#[derive(Default, Serialize)]
pub struct Answered {
    /// Value of `id` in the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<Value>,
    kind: Option<Kind>,
    /// Warnings about odd parts of the puzzle's text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) warnings: Vec<String>,
    answer: &'static str,
    technique: Option<&'static str>,
    level: Option<u8>,
    sentence: String,
    evidence: Vec<String>,
    clues: Vec<String>,
    found: Vec<String>,
    wrong: Vec<String>,
    first_wrong: Option<String>,
    refutation: Vec<String>,
    chain: Vec<String>,
    /// Time of the answer in microseconds, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub micros: Option<u128>,
    /// Whether the judge accepts it, if the judge has checked it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checked: Option<bool>,
}

impl Answered {
    /// The answer to a malformed question.
    pub(super) fn malformed(speaker: &Speaker, malformed: &Malformed) -> Self {
        Self {
            answer: MALFORMED,
            sentence: format!("{}: {}", malformed.place, speaker.words(&malformed.fault)),
            micros: Some(0),
            ..Self::default()
        }
    }

    /// Whether the question was malformed.
    pub fn is_malformed(&self) -> bool {
        self.answer == MALFORMED
    }

    /// The coach's answer about a puzzle with a size.
    pub(super) fn of(kind: Kind, shape: Shape, record: AnswerRecord, speaker: &Speaker) -> Self {
        let say = |explanation: &Explanation| speaker.say(explanation, shape);
        let place = |&site: &Site| speaker.place(site, shape);
        Self {
            kind: Some(kind),
            answer: record.answer,
            technique: record.technique,
            level: record.level,
            sentence: say(&record.sentence),
            clues: record.clues.iter().map(place).collect(),
            refutation: record.refutation.iter().map(say).collect(),
            chain: record.chain.iter().map(say).collect(),
            evidence: record.evidence,
            found: record.found,
            first_wrong: record.wrong.first().cloned(),
            wrong: record.wrong,
            ..Self::default()
        }
    }
}
