//! The film in words: the sentence at a position, and its line in the list.

use crate::grid::Site;
use crate::model::Arg::{Number, Word};
use crate::model::{Broken, Explanation, Fact as _, Puzzle, Stage, Technique as _};
use crate::scene::Draw;
use crate::solve::Solve;
use crate::trace::{Event, Explain, Step};

use super::Film;

/// What the list says of one event.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Message id of the technique or happening.
    pub name: &'static str,
    /// The stage it belongs to.
    pub stage: Stage,
    /// How hard it is, 1 to 10; 0 for happenings that are no technique.
    pub level: u8,
    /// Where to look: the clues relied on, or else the first facts found.
    pub sites: Vec<Site>,
    /// Whether it is one of the many cases of an enumeration.
    pub is_case: bool,
    /// How many cases were tried by then, where it says so; of very many not each is
    /// told. 0 elsewhere.
    pub tried: u64,
    /// Whether the technique assumes that there is exactly one solution.
    pub assumes_unique: bool,
}

impl<P: Solve + Draw + Explain> Film<P> {
    /// The sentence at a position.
    pub fn explanation(&self, position: usize, beat: usize) -> Explanation {
        match self.event(position) {
            None if self.marks.is_empty() => Explanation::new("film-start"),
            None => Explanation::new("film-start-marked")
                .with("count", Number(self.marks.len() as u64))
                .with("wrong", Number(self.marked().1.len() as u64)),
            Some(Event::Step(step)) => match told_in_trial(step, beat) {
                Some(told) => told_beat(&self.clues, told),
                None => P::explain(&self.clues, step),
            },
            Some(Event::Broken(broken)) => P::explain_clash(&self.clues, &broken.clash),
            Some(Event::Enumerate { undecided, cases }) => {
                let undecided = Number(u64::from(*undecided));
                match cases {
                    Some(cases) => Explanation::new("film-enumerate")
                        .with("undecided", undecided)
                        .with("cases", Number(*cases)),
                    None => Explanation::new(P::searching()).with("undecided", undecided),
                }
            }
            Some(Event::Case(case)) => {
                let why = P::explain_clash(&self.clues, &case.clash);
                let head = Explanation::new(if case.of.is_some() {
                    "film-case"
                } else {
                    "film-case-search"
                })
                .with("number", Number(case.number))
                .with("of", Number(case.of.unwrap_or(0)));
                head.followed_by(why)
            }
            Some(Event::Solution { facts, case }) => {
                let second = self.events[..position - 1]
                    .iter()
                    .any(|event| matches!(event, Event::Solution { .. }));
                let message = match (second, case) {
                    (true, _) => "film-second-solution",
                    (false, 0) if self.assumes_unique(position) => "film-solved-assuming",
                    (false, 0) => "film-solved",
                    (false, _) => "film-solution",
                };
                let found = facts.len() as u64;
                Explanation::new(message)
                    .with("case", Number(*case))
                    .with("found", Number(found))
                    .with("complete", Word(P::complete()))
                    .with("difference", Word(P::difference()))
            }
            Some(Event::Exhausted { cases }) => {
                let survivors = self.events[..position]
                    .iter()
                    .filter(|event| matches!(event, Event::Solution { .. }))
                    .count();
                Explanation::new("film-exhausted")
                    .with("cases", Number(*cases))
                    .with("survivors", Number(survivors as u64))
            }
        }
    }

    /// Whether a step before a position assumed that there is one solution.
    fn assumes_unique(&self, position: usize) -> bool {
        self.events[..position].iter().any(|event| match event {
            Event::Step(step) => step.technique.assumes_unique(),
            _ => false,
        })
    }

    /// What the list says of the event at a position from 1.
    pub fn row(&self, position: usize) -> Option<Row> {
        // What ends a run belongs to the stage that got there.
        let stage = self.events[..position]
            .iter()
            .rev()
            .find_map(|event| match event {
                Event::Step(step) => Some(step.technique.stage()),
                Event::Enumerate { .. } => Some(Stage::Enumeration),
                _ => None,
            });
        let happening = |name| Row {
            name,
            stage: stage.unwrap_or(Stage::Patterns),
            level: 0,
            sites: Vec::new(),
            is_case: false,
            tried: 0,
            assumes_unique: false,
        };
        Some(match self.event(position)? {
            Event::Step(step) => Row {
                name: step.technique.name(),
                stage: step.technique.stage(),
                level: step.level(),
                sites: if step.clues.is_empty() {
                    step.found.iter().map(|fact| fact.site()).take(2).collect()
                } else {
                    step.clues.iter().copied().take(2).collect()
                },
                is_case: false,
                tried: 0,
                assumes_unique: step.technique.assumes_unique(),
            },
            Event::Broken(broken) => Row {
                sites: broken.clash.sites.clone(),
                ..happening("film-row-broken")
            },
            Event::Enumerate { .. } => happening("film-row-enumerate"),
            Event::Case(case) => Row {
                is_case: true,
                tried: case.number,
                ..happening("film-row-case")
            },
            Event::Solution { case, .. } => Row {
                tried: *case,
                ..happening("film-row-solution")
            },
            Event::Exhausted { cases } => Row {
                tried: *cases,
                ..happening("film-row-exhausted")
            },
        })
    }
}

/// What a beat inside a trial tells.
enum Told<'a, P: Puzzle> {
    Assumed(P::Fact),
    Step(&'a Step<P>),
    End(Option<&'a Broken<P>>),
}

/// What `beat` of a step tells, or `None` when it tells the step itself.
fn told_in_trial<P: Puzzle>(step: &Step<P>, beat: usize) -> Option<Told<'_, P>> {
    let mut beat = beat;
    for trial in &step.trials {
        let length = trial.steps.len() + 2;
        if beat < length {
            return Some(match beat {
                0 => Told::Assumed(trial.assumed),
                _ => match trial.steps.get(beat - 1) {
                    Some(step) => Told::Step(step),
                    None => Told::End(trial.end.as_ref()),
                },
            });
        }
        beat -= length;
    }
    None
}

fn told_beat<P: Explain>(clues: &P::Clues, told: Told<'_, P>) -> Explanation {
    match told {
        Told::Assumed(fact) => Explanation::new("film-suppose").followed_by(P::explain_fact(fact)),
        Told::Step(step) => P::explain(clues, step),
        Told::End(Some(broken)) => P::explain_clash(clues, &broken.clash),
        Told::End(None) => Explanation::new("film-branch-done"),
    }
}
