//! Answers as they are written: one JSON object.

use clew::coach::{self, Answer, Argument, Coached};
use clew::grid::Site;
use clew::model::{Explanation, Technique as _};
use clew::say::Speaker;
use clew::solve::HARDEST;
use serde::Serialize;

use crate::judge::Ask;
use crate::question::Malformed;

/// Answer to one question.
#[derive(Default, Serialize)]
pub(crate) struct Answered {
    kind: Option<&'static str>,
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
    pub(crate) micros: u128,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) checked: Option<bool>,
}

impl Answered {
    /// The answer to a question that is none.
    pub(crate) fn malformed(speaker: &Speaker, malformed: &Malformed) -> Self {
        Self {
            answer: "malformed",
            sentence: format!("{}: {}", malformed.place, speaker.words(&malformed.fault)),
            ..Self::default()
        }
    }

    /// The answer of the coach.
    pub(crate) fn of<P: Coached>(
        kind: &'static str,
        clues: &P::Clues,
        ask: Ask<P::Fact>,
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
fn word<P: Coached>(ask: Ask<P::Fact>, answer: &Answer<P>) -> &'static str {
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
            Ask::Hint { .. } => "stuck",
            Ask::Check => "wrong",
            Ask::Why(_) => "unsettled",
            Ask::Review => "reviewed",
        },
    }
}
