//! Answers as they are written: one JSON object.

use serde::Serialize;
use serde_json::Value;

use crate::coach::{self, Answer, Argument, Coached};
use crate::grid::Site;
use crate::kind::CoachQuestion;
use crate::model::{Explanation, Technique as _};
use crate::say::Speaker;
use crate::solve::HARDEST;

use super::question::Malformed;

/// The answer to what is no question, in a word.
const MALFORMED: &str = "malformed";

/// Answer to one question.
#[derive(Default, Serialize)]
pub struct Answered {
    /// Value of `id` in the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<Value>,
    kind: Option<&'static str>,
    /// Sentences about what looked odd in the text of the puzzle.
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
    /// Time of the answer in microseconds, where it is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub micros: Option<u128>,
    /// Whether the judge accepts it, where one has looked at it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checked: Option<bool>,
}

impl Answered {
    /// The answer to a question that is none.
    pub(super) fn malformed(speaker: &Speaker, malformed: &Malformed) -> Self {
        Self {
            answer: MALFORMED,
            sentence: format!("{}: {}", malformed.place, speaker.words(&malformed.fault)),
            micros: Some(0),
            ..Self::default()
        }
    }

    /// Whether the question was none.
    pub fn is_malformed(&self) -> bool {
        self.answer == MALFORMED
    }

    /// The answer of the coach.
    pub(super) fn of<P: Coached>(
        kind: &'static str,
        clues: &P::Clues,
        ask: &CoachQuestion,
        answer: &Answer<P>,
        speaker: &Speaker,
    ) -> Self {
        let shape = P::shape(clues);
        let say = |explanation: &Explanation| speaker.say(explanation, shape);
        let marks = |facts: &[P::Fact]| -> Vec<String> {
            let facts = facts.iter();
            facts.map(|&fact| P::write_fact(clues, fact)).collect()
        };
        let mut answered = Self {
            kind: Some(kind),
            answer: word(ask, answer),
            sentence: say(&coach::sentence(clues, answer)),
            ..Self::default()
        };
        let argue = |answered: &mut Self, argument: &Argument<P>| {
            answered.technique = argument.hardest().map(|step| step.technique.name());
            answered.level = argument.level();
            if argument.by_search {
                answered.level = Some(HARDEST);
            }
            answered.evidence = marks(&argument.evidence);
            let place = |&site: &Site| speaker.place(site, shape);
            answered.clues = argument.clues.iter().map(place).collect();
            answered.found = marks(&argument.found);
        };
        match answer {
            Answer::Step(argument) | Answer::Searched(argument) => {
                argue(&mut answered, argument);
            }
            Answer::Follows(argument) => {
                argue(&mut answered, argument);
                let chain = coach::chain(clues, &argument.steps);
                answered.chain = chain.iter().map(say).collect();
            }
            Answer::Checked { wrong, refutation } => {
                answered.wrong = marks(wrong);
                answered.first_wrong = answered.wrong.first().cloned();
                if let Some(refuted) = refutation {
                    answered.evidence = marks(&refuted.evidence);
                    let place = |&site: &Site| speaker.place(site, shape);
                    answered.clues = refuted.clues.iter().map(place).collect();
                    let told = coach::refutation(clues, refuted);
                    answered.refutation = told.iter().map(say).collect();
                }
            }
            Answer::Reviewed(reviewed) => {
                answered.wrong = marks(&reviewed.wrong);
                answered.first_wrong = answered.wrong.first().cloned();
                let chain = coach::reviewed(&reviewed.moves);
                answered.chain = chain.iter().map(say).collect();
            }
            Answer::Choice(_)
            | Answer::Mistake(_)
            | Answer::Solved
            | Answer::Stuck
            | Answer::NoSolution
            | Answer::Settled(_)
            | Answer::Steps(_)
            | Answer::Unsettled { .. } => {}
        }
        answered
    }
}

/// The answer in a word.
fn word<P: Coached>(ask: &CoachQuestion, answer: &Answer<P>) -> &'static str {
    match answer {
        Answer::Step(_) | Answer::Steps(_) | Answer::Searched(_) => "step",
        Answer::Mistake(_) => "mistake",
        Answer::Solved => "solved",
        Answer::Stuck | Answer::Choice(_) => "stuck",
        Answer::Checked { wrong, .. } if wrong.is_empty() => "right",
        Answer::Checked { .. } => "wrong",
        Answer::Follows(_) | Answer::Settled(_) => "follows",
        Answer::Unsettled { .. } => "unsettled",
        Answer::Reviewed(_) => "reviewed",
        // Without a solution no mark is right, and nothing is settled.
        Answer::NoSolution => match ask {
            CoachQuestion::Hint(_) => "stuck",
            CoachQuestion::Check { .. } => "wrong",
            CoachQuestion::Why(_) => "unsettled",
            CoachQuestion::Review { .. } => "reviewed",
        },
    }
}
