//! Answers of the coach to questions about a puzzle of any kind.

use crate::coach::{self, Answer, Argument, Coached, Judgement};
use crate::model::{Explanation, Puzzle, Technique as _};

use super::{Advice, Code, Marks, OfKind};

/// Judgement on a move, without its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judged {
    /// It followed; this is the hardest technique that it needed.
    Forced {
        /// Message id of the technique.
        technique: &'static str,
        /// Its difficulty in tenths of a level.
        tenths: u8,
        /// Message id of the technique of an easier step that was possible.
        missed: Option<&'static str>,
    },
    /// A hint made it.
    Hint {
        /// Message id of the technique of its hardest step; `None` if a search found it.
        technique: Option<&'static str>,
        /// Its difficulty in tenths of a level; 0 if a search found it.
        tenths: u8,
    },
    /// It was true, but there was no easy way to see it.
    Guess,
    /// It was wrong.
    Wrong,
    /// It said nothing new.
    Bookkeeping,
    /// It belonged to a trial that did not stand.
    Tried,
}

impl Judged {
    /// Whether there was something better to find.
    pub fn has_better(self) -> bool {
        match self {
            Judged::Forced { missed, .. } => missed.is_some(),
            Judged::Guess | Judged::Wrong => true,
            Judged::Hint { .. } | Judged::Bookkeeping | Judged::Tried => false,
        }
    }
}

/// Answer of the coach for any kind. By default it says nothing.
pub trait Counsel {
    /// The sentence that answers; `None` for a puzzle of another kind.
    fn sentence(&self, _code: &Code) -> Option<Explanation> {
        None
    }
    /// The sentences that go with it: the steps of a reason or a hint, a refutation, or
    /// a sentence for each move.
    fn chain(&self, _code: &Code) -> Vec<Explanation> {
        Vec::new()
    }
    /// Message id of the technique of a step; `None` for any other answer.
    fn technique(&self) -> Option<&'static str> {
        None
    }
    /// Whether it has found facts that can be marked.
    fn is_hint(&self) -> bool {
        false
    }
    /// Whether it shows that the marks of a trial contradict each other.
    fn fails(&self) -> bool {
        false
    }
    /// Number of wrong marks, for an answer that counts them.
    fn wrong(&self) -> Option<usize> {
        None
    }
    /// Number of marks that follow from what a hint finds.
    fn following(&self) -> usize {
        0
    }
    /// Approximate number of steps as hard as that of a hint, including it, until an easier one.
    fn ahead(&self) -> Option<u32> {
        None
    }
    /// Whether a step of it argues with candidates, so that a player needs notes to follow it.
    fn is_about_candidates(&self) -> bool {
        false
    }
    /// Number of steps of an answer that lists every step as easy as the easiest.
    fn steps(&self) -> usize {
        0
    }
    /// One of these steps, by number from 0, as a hint.
    fn step(&self, _number: usize) -> Option<Advice> {
        None
    }
    /// Number of the first of these steps that finds one of the marks made between `before` and
    /// `now`.
    fn concluded(&self, _before: &Marks, _now: &Marks) -> Option<usize> {
        None
    }
    /// Judgements on the moves, for a review; none for any other answer.
    fn judged(&self) -> Vec<Judged> {
        Vec::new()
    }
    /// Number of frames of its film; 0 if there is nothing to play.
    fn frames(&self) -> usize {
        0
    }
    /// Number, from 0, of the sentence that a frame of its film goes with; `None` if there is
    /// none.
    fn sentence_of(&self, _frame: usize) -> Option<usize> {
        None
    }
    /// Number, from 0, of the frame that shows what a sentence concludes.
    fn frame_of(&self, _sentence: usize) -> usize {
        0
    }
}

/// The answer if there is nothing to say.
pub struct NoCounsel;

impl Counsel for NoCounsel {}

impl<P: Coached + OfKind> Counsel for Answer<P> {
    fn sentence(&self, code: &Code) -> Option<Explanation> {
        Some(coach::sentence(clues::<P>(code)?, self))
    }

    fn chain(&self, code: &Code) -> Vec<Explanation> {
        let Some(clues) = clues::<P>(code) else {
            return Vec::new();
        };
        match self {
            Answer::Step(argument) | Answer::Searched(argument) | Answer::Follows(argument) => {
                coach::chain(clues, &argument.steps)
            }
            Answer::Checked {
                refutation: Some(refuted),
                ..
            }
            | Answer::Fails(refuted) => coach::refutation(clues, refuted),
            Answer::Reviewed(reviewed) => coach::reviewed(&reviewed.moves),
            _ => Vec::new(),
        }
    }

    fn technique(&self) -> Option<&'static str> {
        match self {
            Answer::Step(argument) => Some(argument.steps.first()?.technique.name()),
            _ => None,
        }
    }

    fn is_hint(&self) -> bool {
        matches!(self, Answer::Step(_) | Answer::Searched(_))
    }

    fn fails(&self) -> bool {
        matches!(self, Answer::Fails(_))
    }

    fn wrong(&self) -> Option<usize> {
        match self {
            Answer::Mistake(count) => Some(*count),
            Answer::Checked { wrong, .. } => Some(wrong.len()),
            _ => None,
        }
    }

    fn following(&self) -> usize {
        match self {
            Answer::Step(argument) => argument.following().len(),
            _ => 0,
        }
    }

    fn ahead(&self) -> Option<u32> {
        match self {
            Answer::Step(argument) => argument.ahead,
            _ => None,
        }
    }

    fn is_about_candidates(&self) -> bool {
        let mut steps = steps(self).iter().flat_map(|argument| &argument.steps);
        steps.any(P::is_about_candidates)
    }

    fn steps(&self) -> usize {
        steps(self).len()
    }

    fn step(&self, number: usize) -> Option<Advice> {
        let argument = steps(self).get(number)?.clone();
        Some(Advice::of(&Answer::Step(argument)))
    }

    fn concluded(&self, before: &Marks, now: &Marks) -> Option<usize> {
        let (before, now) = (before.facts::<P>(), now.facts::<P>());
        let is_new = |fact: &P::Fact| now.contains(fact) && !before.contains(fact);
        let mut steps = steps(self).iter();
        steps.position(|argument| argument.found.iter().any(is_new))
    }

    fn judged(&self) -> Vec<Judged> {
        match self {
            Answer::Reviewed(reviewed) => reviewed.moves.iter().map(judged::<P>).collect(),
            _ => Vec::new(),
        }
    }

    fn frames(&self) -> usize {
        coach::frames(self)
    }

    fn sentence_of(&self, frame: usize) -> Option<usize> {
        coach::sentence_of(self, frame)
    }

    fn frame_of(&self, sentence: usize) -> usize {
        coach::frame_of(self, sentence)
    }
}

/// Clues of a puzzle; `None` if it is of another kind, or its text cannot be read.
fn clues<P: OfKind>(code: &Code) -> Option<&P::Clues> {
    let is_it = code.kind == P::KIND;
    is_it.then(|| code.clues::<P>().ok()).flatten()
}

fn steps<P: Puzzle>(answer: &Answer<P>) -> &[Argument<P>] {
    match answer {
        Answer::Steps(arguments) => arguments,
        _ => &[],
    }
}

fn judged<P: Puzzle>(judgement: &Judgement<P>) -> Judged {
    match *judgement {
        Judgement::Forced {
            technique,
            tenths,
            missed,
        } => Judged::Forced {
            technique: technique.name(),
            tenths,
            missed: missed.map(|(technique, _)| technique.name()),
        },
        Judgement::Hint(by) => Judged::Hint {
            technique: by.map(|(technique, _)| technique.name()),
            tenths: by.map_or(0, |(_, tenths)| tenths),
        },
        Judgement::Guess => Judged::Guess,
        Judgement::Wrong => Judged::Wrong,
        Judgement::Bookkeeping => Judged::Bookkeeping,
        Judgement::Tried => Judged::Tried,
    }
}
