//! Answers of the coach to questions about a puzzle of any kind, and marks as text.

use serde::{Deserialize, Serialize};

use crate::coach::{self, Answer, Argument, Coached, Judgement};
use crate::game::{NoMark, Position};
use crate::model::{Explanation, Puzzle, Technique as _};
use crate::puzzle::{aquarium::Aquarium, slitherlink::Slitherlink, sudoku::Sudoku};

use super::{Code, Kind, Marks};

/// Answer of the coach about a puzzle of one kind.
#[derive(
    Clone, Debug, PartialEq, Serialize, Deserialize, derive_more::From, derive_more::TryInto,
)]
pub enum Advice {
    /// About a Slitherlink.
    Slitherlink(Answer<Slitherlink>),
    /// About a Sudoku.
    Sudoku(Answer<Sudoku>),
    /// About an Aquarium.
    Aquarium(Answer<Aquarium>),
}

/// Judgement on a move, without its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judged {
    /// It followed, by a technique at the hardest.
    Forced {
        /// Message id of the technique.
        technique: &'static str,
        /// Its difficulty in tenths of a level.
        tenths: u8,
        /// Message id of the technique of an easier step that was there.
        missed: Option<&'static str>,
    },
    /// It was true, but not to be seen.
    Guess,
    /// It was wrong.
    Wrong,
    /// It said nothing new.
    Bookkeeping,
}

impl Judged {
    /// Whether there was something better to find.
    pub fn has_better(self) -> bool {
        match self {
            Judged::Forced { missed, .. } => missed.is_some(),
            Judged::Guess | Judged::Wrong => true,
            Judged::Bookkeeping => false,
        }
    }
}

/// Sentences about an answer, as explanations.
struct Told {
    sentence: Explanation,
    chain: Vec<Explanation>,
}

impl Advice {
    /// The sentence that answers; `None` for a puzzle of another kind.
    pub fn sentence(&self, code: &Code) -> Option<Explanation> {
        self.told(code).map(|told| told.sentence)
    }

    /// The sentences that go with it: the steps of a reason or a hint, a refutation, or
    /// a sentence for each move.
    pub fn chain(&self, code: &Code) -> Vec<Explanation> {
        self.told(code).map_or_else(Vec::new, |told| told.chain)
    }

    /// Message id of the technique of a step; `None` for any other answer.
    pub fn technique(&self) -> Option<&'static str> {
        match self {
            Advice::Slitherlink(answer) => technique(answer),
            Advice::Sudoku(answer) => technique(answer),
            Advice::Aquarium(answer) => technique(answer),
        }
    }

    /// Whether it has found facts that can be marked.
    pub fn is_hint(&self) -> bool {
        match self {
            Advice::Slitherlink(answer) => is_hint(answer),
            Advice::Sudoku(answer) => is_hint(answer),
            Advice::Aquarium(answer) => is_hint(answer),
        }
    }

    /// Number of wrong marks, of an answer that counts them.
    pub fn wrong(&self) -> Option<usize> {
        match self {
            Advice::Slitherlink(answer) => wrong(answer),
            Advice::Sudoku(answer) => wrong(answer),
            Advice::Aquarium(answer) => wrong(answer),
        }
    }

    /// Number of steps as hard as that of a hint, with it, about, until an easier one.
    pub fn ahead(&self) -> Option<u32> {
        match self {
            Advice::Slitherlink(answer) => ahead(answer),
            Advice::Sudoku(answer) => ahead(answer),
            Advice::Aquarium(answer) => ahead(answer),
        }
    }

    /// Number of steps of an answer that has each that is as easy as the easiest.
    pub fn steps(&self) -> usize {
        match self {
            Advice::Slitherlink(answer) => steps(answer).len(),
            Advice::Sudoku(answer) => steps(answer).len(),
            Advice::Aquarium(answer) => steps(answer).len(),
        }
    }

    /// One of these steps, by number from 0, as a hint.
    pub fn step(&self, number: usize) -> Option<Advice> {
        Some(match self {
            Advice::Slitherlink(answer) => step(answer, number)?.into(),
            Advice::Sudoku(answer) => step(answer, number)?.into(),
            Advice::Aquarium(answer) => step(answer, number)?.into(),
        })
    }

    /// Number of the first of these steps that finds one of the marks made since others.
    pub fn concluded(&self, before: &Marks, now: &Marks) -> Option<usize> {
        match self {
            Advice::Slitherlink(answer) => concluded(answer, before, now),
            Advice::Sudoku(answer) => concluded(answer, before, now),
            Advice::Aquarium(answer) => concluded(answer, before, now),
        }
    }

    /// Judgements on the moves, of a review; none of any other answer.
    pub fn judged(&self) -> Vec<Judged> {
        match self {
            Advice::Slitherlink(answer) => judged(answer),
            Advice::Sudoku(answer) => judged(answer),
            Advice::Aquarium(answer) => judged(answer),
        }
    }

    /// Number of frames of its film; 0 where there is nothing to play.
    pub fn frames(&self) -> usize {
        match self {
            Advice::Slitherlink(answer) => coach::frames(answer),
            Advice::Sudoku(answer) => coach::frames(answer),
            Advice::Aquarium(answer) => coach::frames(answer),
        }
    }

    /// Number, from 0, of the sentence that a frame of its film goes with; `None` where none does.
    pub fn sentence_of(&self, frame: usize) -> Option<usize> {
        match self {
            Advice::Slitherlink(answer) => coach::sentence_of(answer, frame),
            Advice::Sudoku(answer) => coach::sentence_of(answer, frame),
            Advice::Aquarium(answer) => coach::sentence_of(answer, frame),
        }
    }

    /// Number, from 0, of the frame that shows what a sentence concludes.
    pub fn frame_of(&self, sentence: usize) -> usize {
        match self {
            Advice::Slitherlink(answer) => coach::frame_of(answer, sentence),
            Advice::Sudoku(answer) => coach::frame_of(answer, sentence),
            Advice::Aquarium(answer) => coach::frame_of(answer, sentence),
        }
    }

    fn told(&self, code: &Code) -> Option<Told> {
        match (self, code.kind) {
            (Advice::Slitherlink(answer), Kind::Slitherlink) => told(code, answer),
            (Advice::Sudoku(answer), Kind::Sudoku) => told(code, answer),
            (Advice::Aquarium(answer), Kind::Aquarium) => told(code, answer),
            _ => None,
        }
    }
}

fn technique<P: Puzzle>(answer: &Answer<P>) -> Option<&'static str> {
    match answer {
        Answer::Step(argument) => Some(argument.steps.first()?.technique.name()),
        _ => None,
    }
}

fn is_hint<P: Puzzle>(answer: &Answer<P>) -> bool {
    matches!(answer, Answer::Step(_) | Answer::Searched(_))
}

fn wrong<P: Puzzle>(answer: &Answer<P>) -> Option<usize> {
    match answer {
        Answer::Mistake(count) => Some(*count),
        Answer::Checked { wrong, .. } => Some(wrong.len()),
        _ => None,
    }
}

fn ahead<P: Puzzle>(answer: &Answer<P>) -> Option<u32> {
    match answer {
        Answer::Step(argument) => argument.ahead,
        _ => None,
    }
}

fn steps<P: Puzzle>(answer: &Answer<P>) -> &[Argument<P>] {
    match answer {
        Answer::Steps(arguments) => arguments,
        _ => &[],
    }
}

fn step<P: Puzzle>(answer: &Answer<P>, number: usize) -> Option<Answer<P>> {
    Some(Answer::Step(steps(answer).get(number)?.clone()))
}

fn concluded<P: Puzzle>(answer: &Answer<P>, before: &Marks, now: &Marks) -> Option<usize>
where
    Vec<P::Fact>: TryFrom<Marks>,
{
    let facts = |marks: &Marks| Vec::<P::Fact>::try_from(marks.clone()).unwrap_or_default();
    let (before, now) = (facts(before), facts(now));
    let is_new = |fact: &P::Fact| now.contains(fact) && !before.contains(fact);
    let mut steps = steps(answer).iter();
    steps.position(|argument| argument.found.iter().any(is_new))
}

fn judged<P: Puzzle>(answer: &Answer<P>) -> Vec<Judged> {
    let Answer::Reviewed(reviewed) = answer else {
        return Vec::new();
    };
    let moves = reviewed.moves.iter();
    let judged = moves.map(|judgement| match *judgement {
        Judgement::Forced {
            technique,
            tenths,
            missed,
        } => Judged::Forced {
            technique: technique.name(),
            tenths,
            missed: missed.map(|(technique, _)| technique.name()),
        },
        Judgement::Guess => Judged::Guess,
        Judgement::Wrong => Judged::Wrong,
        Judgement::Bookkeeping => Judged::Bookkeeping,
    });
    judged.collect()
}

fn told<P: Coached>(code: &Code, answer: &Answer<P>) -> Option<Told> {
    let clues = code.clues::<P>().ok()?;
    let chain = match answer {
        Answer::Step(argument) | Answer::Searched(argument) | Answer::Follows(argument) => {
            coach::chain(clues, &argument.steps)
        }
        Answer::Checked {
            refutation: Some(refuted),
            ..
        } => coach::refutation(clues, refuted),
        Answer::Reviewed(reviewed) => coach::reviewed(&reviewed.moves),
        _ => Vec::new(),
    };
    Some(Told {
        sentence: coach::sentence(clues, answer),
        chain,
    })
}

impl Marks {
    /// Facts that marks of a puzzle state, given as text, in order.
    ///
    /// # Errors
    /// Number of the first text, from 0, that is no mark of the puzzle, and its fault.
    /// A puzzle that cannot be read has no marks.
    pub fn of_texts(code: &Code, texts: &[&str]) -> Result<Self, (usize, NoMark)> {
        with_kind!(code.kind, P => of_texts::<P>(code, texts).map(Marks::from))
    }
}

fn of_texts<P: Coached>(code: &Code, texts: &[&str]) -> Result<Vec<P::Fact>, (usize, NoMark)> {
    let Ok(clues) = code.clues::<P>() else {
        return Ok(Vec::new());
    };
    let mut facts = Vec::new();
    for (number, text) in texts.iter().enumerate() {
        let mark = P::read(clues, text).map_err(|fault| (number, fault))?;
        facts.extend(P::stated(clues, &Position::default(), mark));
    }
    Ok(facts)
}
