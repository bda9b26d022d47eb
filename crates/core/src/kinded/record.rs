//! Records of the coach's answers: marks as text, sentences as messages.

use crate::coach::{self, Answer, Argument, Coached, Refutation};
use crate::grid::Site;
use crate::model::{Explanation, Technique as _};
use crate::solve::HARDEST;

use super::CoachQuestion;

/// Answer of the coach, with what it rests on.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerRecord {
    /// The answer in one word: `step`, `mistake`, `solved`, `stuck`, `right`, `wrong`, `follows`, `unsettled` or
    /// `reviewed`.
    pub answer: &'static str,
    /// Message id of the technique of its hardest step.
    pub technique: Option<&'static str>,
    /// Level of that step.
    pub level: Option<u8>,
    /// The sentence that answers.
    pub sentence: Explanation,
    /// Marks that it relies on.
    pub evidence: Vec<String>,
    /// Places of clues that it relies on.
    pub clues: Vec<Site>,
    /// Marks that follow.
    pub found: Vec<String>,
    /// Marks that are wrong.
    pub wrong: Vec<String>,
    /// Sentences that refute the first of them.
    pub refutation: Vec<Explanation>,
    /// Sentences of the steps, or of each move.
    pub chain: Vec<Explanation>,
}

/// The record of an answer to a question.
pub(super) fn record<P: Coached>(
    clues: &P::Clues,
    ask: &CoachQuestion,
    answer: &Answer<P>,
) -> AnswerRecord {
    let marks = |facts: &[P::Fact]| -> Vec<String> {
        let facts = facts.iter();
        facts.map(|&fact| P::write_fact(clues, fact)).collect()
    };
    let mut record = AnswerRecord {
        answer: word(ask, answer),
        technique: None,
        level: None,
        sentence: coach::sentence(clues, answer),
        evidence: Vec::new(),
        clues: Vec::new(),
        found: Vec::new(),
        wrong: Vec::new(),
        refutation: Vec::new(),
        chain: Vec::new(),
    };
    let argue = |record: &mut AnswerRecord, argument: &Argument<P>| {
        record.technique = argument.hardest().map(|step| step.technique.name());
        record.level = argument.level();
        if argument.by_search {
            record.level = Some(HARDEST);
        }
        record.evidence = marks(&argument.evidence);
        record.clues.clone_from(&argument.clues);
        record.found = marks(&argument.found);
    };
    let refute = |record: &mut AnswerRecord, refuted: &Refutation<P>| {
        record.evidence = marks(&refuted.evidence);
        record.clues.clone_from(&refuted.clues);
        record.refutation = coach::refutation(clues, refuted);
    };
    match answer {
        Answer::Step(argument) | Answer::Searched(argument) => argue(&mut record, argument),
        Answer::Follows(argument) => {
            argue(&mut record, argument);
            record.chain = coach::chain(clues, &argument.steps);
        }
        Answer::Checked { wrong, refutation } => {
            record.wrong = marks(wrong);
            if let Some(refuted) = refutation {
                refute(&mut record, refuted);
            }
        }
        Answer::Fails(refuted) => refute(&mut record, refuted),
        Answer::Reviewed(reviewed) => {
            record.wrong = marks(&reviewed.wrong);
            record.chain = coach::reviewed(&reviewed.moves);
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
    record
}

/// The answer in one word.
fn word<P: Coached>(ask: &CoachQuestion, answer: &Answer<P>) -> &'static str {
    match answer {
        Answer::Step(_) | Answer::Steps(_) | Answer::Searched(_) => "step",
        Answer::Mistake(_) => "mistake",
        Answer::Solved => "solved",
        Answer::Stuck | Answer::Choice(_) => "stuck",
        Answer::Checked { wrong, .. } if wrong.is_empty() => "right",
        Answer::Checked { .. } | Answer::Fails(_) => "wrong",
        Answer::Follows(_) | Answer::Settled(_) => "follows",
        Answer::Unsettled { .. } => "unsettled",
        Answer::Reviewed(_) => "reviewed",
        // Without a solution, no mark is right and nothing is settled.
        Answer::NoSolution => match ask {
            CoachQuestion::Hint(_) => "stuck",
            CoachQuestion::Check { .. } => "wrong",
            CoachQuestion::Why(_) => "unsettled",
            CoachQuestion::Review { .. } => "reviewed",
        },
    }
}
