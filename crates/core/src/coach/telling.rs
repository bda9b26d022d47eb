//! Sentences of the coach, as explanations.

use crate::game::Play;
use crate::model::{Arg, Explanation, Technique as _};
use crate::trace::{Explain, Step};

use super::{Answer, Argument, Ending, Judgement, Refutation, Reviewed};

fn number(number: usize) -> Arg {
    Arg::Number(number as u64)
}

/// The sentence that answers.
pub fn sentence<P: Explain + Play>(clues: &P::Clues, answer: &Answer<P>) -> Explanation {
    match answer {
        Answer::Step(hint) => step_sentence(clues, hint),
        Answer::Steps(arguments) => match arguments.first() {
            Some(hint) => step_sentence(clues, hint),
            None => Explanation::new("coach-stuck"),
        },
        Answer::Searched(argument) => about::<P>("coach-searched", &argument.found),
        Answer::Choice(fact) => about::<P>("coach-choice", &[*fact]),
        Answer::Mistake(count) => Explanation::new("coach-mistake").with("count", number(*count)),
        Answer::Fails(_) => Explanation::new("coach-fails"),
        Answer::Solved => Explanation::new("coach-solved"),
        Answer::Stuck => Explanation::new("coach-stuck"),
        Answer::NoSolution => Explanation::new("coach-no-solution"),
        Answer::Checked { wrong, .. } if wrong.is_empty() => Explanation::new("coach-right"),
        Answer::Checked { wrong, .. } => {
            let first = P::quote(wrong[0]);
            Explanation::new("coach-wrong")
                .with("count", number(wrong.len()))
                .with("mark", Arg::Said(vec![first]))
        }
        Answer::Follows(argument) => match argument.steps.len() {
            0 if argument.by_search => about::<P>("coach-searched", &argument.found),
            0 => about::<P>("coach-read-off", &argument.found),
            steps => about::<P>("coach-follows", &argument.found).with("steps", number(steps)),
        },
        Answer::Settled(fact) => about::<P>("coach-settled", &[*fact]),
        Answer::Unsettled { .. } => Explanation::new("coach-unsettled"),
        Answer::Reviewed(reviewed) => review_sentence(reviewed),
    }
}

/// A message about facts.
fn about<P: Explain>(message: &'static str, facts: &[P::Fact]) -> Explanation {
    let said = facts.iter().map(|&fact| P::explain_fact(fact)).collect();
    Explanation::new(message).with("facts", Arg::Said(said))
}

/// The sentence of a hint: its ideas, and how much follows from them.
fn step_sentence<P: Explain + Play>(clues: &P::Clues, hint: &Argument<P>) -> Explanation {
    let steps = hint.steps.iter().map(|step| P::explain(clues, step));
    let Some(said) = steps.reduce(Explanation::ending_with) else {
        return Explanation::new("coach-stuck");
    };
    let said = match hint.following().len() {
        0 => said,
        more => said.ending_with(following(more)),
    };
    match hint.assumes_unique() {
        true => said.ending_with(Explanation::new("coach-assumes-unique")),
        false => said,
    }
}

/// How many marks follow from what a hint finds.
pub fn following(count: usize) -> Explanation {
    Explanation::new("coach-more").with("count", number(count))
}

/// A sentence for each step of an argument.
pub fn chain<P: Explain>(clues: &P::Clues, steps: &[Step<P>]) -> Vec<Explanation> {
    steps.iter().map(|step| P::explain(clues, step)).collect()
}

/// The sentences of a refutation: the mark supposed, each step, and the end; a plain clash has
/// only one.
pub fn refutation<P: Explain>(clues: &P::Clues, refuted: &Refutation<P>) -> Vec<Explanation> {
    if let Some(end) = refuted.plain_clash() {
        let together = (&refuted.clues[..], &refuted.evidence[..]);
        let clash = &end.clash;
        return vec![P::explain_plain_clash(
            clues,
            refuted.supposed,
            together,
            clash,
        )];
    }
    let mut said = vec![about::<P>("coach-suppose", &[refuted.supposed])];
    said.extend(chain(clues, &refuted.steps));
    said.push(match &refuted.ending {
        Ending::Contradiction(end) => P::explain_clash(clues, &end.clash),
        Ending::Cases(cases) => Explanation::new("coach-cases").with("count", Arg::Number(*cases)),
    });
    said
}

/// A sentence for each move of a review.
pub fn reviewed<P: Explain>(moves: &[Judgement<P>]) -> Vec<Explanation> {
    moves.iter().map(judgement_sentence).collect()
}

fn judgement_sentence<P: Explain>(judgement: &Judgement<P>) -> Explanation {
    match judgement {
        Judgement::Forced {
            technique,
            tenths,
            missed,
        } => {
            let named = |message, technique: P::Technique, tenths: u8| {
                Explanation::new(message)
                    .with("technique", Arg::Word(technique.name()))
                    .with("level", Arg::Number(u64::from(tenths / 10)))
            };
            let said = named("coach-forced", *technique, *tenths);
            match missed {
                Some((technique, tenths)) => {
                    said.followed_by(named("coach-missed", *technique, *tenths))
                }
                None => said,
            }
        }
        Judgement::Hint(Some((technique, tenths))) => Explanation::new("coach-hinted")
            .with("technique", Arg::Word(technique.name()))
            .with("level", Arg::Number(u64::from(tenths / 10))),
        Judgement::Hint(None) => Explanation::new("coach-hinted-search"),
        Judgement::Guess => Explanation::new("coach-guess"),
        Judgement::Wrong => Explanation::new("coach-wrong-move"),
        Judgement::Bookkeeping => Explanation::new("coach-bookkeeping"),
        Judgement::Tried => Explanation::new("coach-tried"),
    }
}

fn review_sentence<P: Explain>(reviewed: &Reviewed<P>) -> Explanation {
    let count = |wanted: fn(&Judgement<P>) -> bool| {
        number(
            reviewed
                .moves
                .iter()
                .filter(|judgement| wanted(judgement))
                .count(),
        )
    };
    Explanation::new("coach-reviewed")
        .with(
            "moves",
            count(|judgement| !matches!(judgement, Judgement::Tried)),
        )
        .with(
            "forced",
            count(|judgement| matches!(judgement, Judgement::Forced { .. })),
        )
        .with(
            "guesses",
            count(|judgement| matches!(judgement, Judgement::Guess)),
        )
        .with(
            "wrong",
            count(|judgement| matches!(judgement, Judgement::Wrong)),
        )
        .with(
            "hints",
            count(|judgement| matches!(judgement, Judgement::Hint(_))),
        )
}
