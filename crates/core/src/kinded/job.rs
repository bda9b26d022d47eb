//! Jobs without their kind: an object-safe front for callers that do not care which
//! puzzle it is.

use crate::coach::{self, Answered, Practice, TooRare};
use crate::generate::{self, Generate, Generator, InvalidSpec, Window, make};
use crate::job::{Inquiry, Progress, Run};
use crate::model::{Edit, Puzzle};
use crate::run::Task;
use crate::solve::{Advance, Fuel, Grader, Method, Solve};
use crate::trace::Proof;

use super::{
    Advice, Answer, Begin, Code, End, Events, Exercise, Generated, Kind, Marks, OfKind, Preview,
    Proofs, Recipe,
};

/// Outcome of a slice of work.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Slice {
    /// Events of a run.
    pub events: Option<Events>,
    /// The current answer to a question, if it changed.
    pub answer: Option<Answer>,
    /// The end, when the work is done.
    pub end: Option<End>,
}

/// Work on one puzzle.
pub trait Job {
    /// Works until the fuel is gone.
    fn run(&mut self, fuel: &mut Fuel) -> Slice;
    /// Progress of the work.
    fn progress(&self) -> Progress;
    /// Preview of the puzzle being generated, if there is one.
    fn preview(&self) -> Option<Answer> {
        None
    }
    /// Kind whose jobs it needs in order to continue. Until it is [lent](Self::lend) their `Begin`, running it does
    /// nothing.
    fn needs(&self) -> Option<Kind> {
        None
    }
    /// Takes the `Begin` of the kind that it needs.
    fn lend(&mut self, _begin: Begin) {}
}

pub(super) struct RunOf<P: Solve>(Run<P>);

impl<P: Solve> RunOf<P> {
    pub(super) fn new(clues: P::Clues, method: Method) -> Self {
        Self(Run::new(clues, method))
    }

    pub(super) fn in_order_of_grades(clues: P::Clues, method: Method) -> Self {
        Self(Run::in_order_of_grades(clues, method))
    }
}

impl<P: Solve + OfKind> Job for RunOf<P> {
    fn run(&mut self, fuel: &mut Fuel) -> Slice {
        let (events, verdict) = self.0.slice(fuel);
        Slice {
            events: Some(Events::of::<P>(&events)),
            answer: None,
            end: verdict.map(End::Verdict),
        }
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }
}

pub(super) struct InquiryOf<P: Puzzle>(pub(super) Inquiry<P>);

impl<P: OfKind> Job for InquiryOf<P> {
    fn run(&mut self, fuel: &mut Fuel) -> Slice {
        let mut slice = Slice::default();
        while !fuel.is_empty() {
            match self.0.advance(fuel) {
                Advance::Event(answer) => slice.answer = Some(answer.into()),
                Advance::OutOfFuel => break,
                Advance::Finished(end) => {
                    slice.end = Some(end.into());
                    break;
                }
            }
        }
        slice
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }
}

/// Question of a player.
pub(super) struct CoachingOf<P: Puzzle>(pub(super) Task<coach::Answer<P>, Answered>);

impl<P: OfKind> Job for CoachingOf<P> {
    fn run(&mut self, fuel: &mut Fuel) -> Slice {
        let mut slice = Slice::default();
        while !fuel.is_empty() {
            match self.0.advance(fuel) {
                Advance::Event(answer) => slice.answer = Some(Answer::Coach(Advice::of(&answer))),
                Advance::OutOfFuel => break,
                Advance::Finished(Answered) => {
                    slice.end = Some(End::Coached);
                    break;
                }
            }
        }
        slice
    }

    fn progress(&self) -> Progress {
        Progress::default()
    }
}

/// Search for a position to practise in.
pub(super) struct PractisingOf<P: Puzzle>(pub(super) Task<Practice<P>, TooRare>);

impl<P: OfKind> Job for PractisingOf<P> {
    fn run(&mut self, fuel: &mut Fuel) -> Slice {
        match self.0.advance(fuel) {
            Advance::OutOfFuel => Slice::default(),
            Advance::Finished(TooRare) => Slice {
                end: Some(End::NoPractice),
                ..Slice::default()
            },
            Advance::Event(practice) => Slice {
                answer: Some(Answer::Practice(Exercise {
                    code: Code::of::<P>(practice.clues),
                    marks: Marks::of::<P>(&practice.marks),
                    advice: Advice::of(&coach::Answer::<P>::Steps(practice.steps)),
                })),
                end: Some(End::Coached),
                ..Slice::default()
            },
        }
    }

    fn progress(&self) -> Progress {
        Progress::default()
    }
}

/// Puzzles being made, one after another.
pub(super) struct GeneratorOf<P: Generate> {
    task: Task<Generated, End>,
    window: Window<P>,
}

impl<P: Generate + OfKind> GeneratorOf<P> {
    /// Begins `count` puzzles, at least one. If `timed`, each puzzle gets its expected time.
    pub(super) fn new(recipe: Recipe, count: u32, timed: bool) -> Result<Self, InvalidSpec> {
        if !Generator::<P>::makes(&recipe.spec, recipe.version) {
            return Err(InvalidSpec::Version);
        }
        if let Some(invalid_spec) = Generator::<P>::invalid_spec(&recipe.spec) {
            return Err(invalid_spec);
        }
        let window = Window::<P>::new();
        let task = Task::new(|fuel, given| {
            let desk = window.desk(fuel.clone());
            async move {
                for by in 0..count.max(1) {
                    let recipe = recipe.later(by.into());
                    let Some(mut puzzle) =
                        make(&recipe.spec, recipe.seed, recipe.version, &desk).await
                    else {
                        return End::NotGenerated;
                    };
                    if timed && puzzle.grade.seconds == 0 {
                        // It was solved in larger steps than people take.
                        let mut grader = Grader::<P>::new(puzzle.clues.clone());
                        let (grade, _) = fuel.until(|fuel| grader.advance(fuel)).await;
                        puzzle.grade.seconds = grade.seconds;
                    }
                    given.give(made(puzzle)).await;
                }
                End::Generated
            }
        });
        Ok(Self { task, window })
    }
}

fn made<P: Generate + OfKind>(made: generate::Generated<P>) -> Generated {
    Generated {
        clues: clues_of::<P>(&made.clues),
        code: Code::of::<P>(made.clues),
        grade: made.grade,
        meets_spec: made.meets_spec,
    }
}

impl<P: Generate + OfKind> Job for GeneratorOf<P> {
    fn run(&mut self, fuel: &mut Fuel) -> Slice {
        let mut made = Vec::new();
        let end = loop {
            match self.task.advance(fuel) {
                Advance::Event(puzzle) => made.push(puzzle),
                Advance::OutOfFuel => break None,
                Advance::Finished(end) => break Some(end),
            }
        };
        Slice {
            events: None,
            answer: (!made.is_empty()).then_some(Answer::Generated(made)),
            end,
        }
    }

    fn progress(&self) -> Progress {
        let (tried, of) = self.window.settled();
        Progress {
            looking_at: None,
            tried,
            of: Some(of),
        }
    }

    fn preview(&self) -> Option<Answer> {
        let preview = self.window.preview()?;
        let known = Proof::<P> {
            solutions: vec![preview.facts],
            ..Proof::default()
        };
        Some(Answer::Preview(Preview {
            phase: preview.phase,
            code: Code::of::<P>(preview.clues.clone()),
            known: Proofs::of(&known),
            clues: clues_of::<P>(&preview.clues),
            attempt: preview.attempt.0,
            attempts: preview.attempt.1,
            nearest: preview.nearest,
        }))
    }
}

fn clues_of<P: Edit>(clues: &P::Clues) -> u32 {
    u32::try_from(P::written(clues).len()).unwrap_or(u32::MAX)
}
