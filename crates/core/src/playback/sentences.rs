//! Sentences and list rows of a played-back trace.

use crate::grid::Site;
use crate::model::Arg::{Number, Said, Word};
use crate::model::{Arg, Contradiction, Explanation, Fact as _, Puzzle, Stage, Technique as _};
use crate::scene::Draw;
use crate::solve::Solve;
use crate::story::Tell;
use crate::trace::{Event, Explain, Step};

use super::TracePlayer;

/// Sort of event that a row stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// A technique applied.
    Step,
    /// The end of a puzzle without solution.
    Contradiction,
    /// The beginning of an enumeration.
    Enumeration,
    /// A case of an enumeration that failed.
    Case,
    /// A solution.
    Solution,
    /// The end of an enumeration.
    Exhausted,
}

/// Line of the list for one event.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Number of the event in the trace, from 1.
    pub number: usize,
    /// Sort of event.
    pub kind: RowKind,
    /// Message id of the technique or event.
    pub name: &'static str,
    /// Stage it belongs to.
    pub stage: Stage,
    /// Level, 1 to 10; 0 for events other than steps.
    pub level: u8,
    /// Difficulty in tenths of a level; 0 for events other than steps.
    pub tenths: u8,
    /// Places of what it found.
    pub sites: Vec<Site>,
    /// Facts found, one by one or counted; `None` for events other than steps.
    pub result: Option<Explanation>,
    /// Number of cases tried by then, for events that report it. If there are very many
    /// cases, not every one is reported. 0 for other events.
    pub tried: u64,
    /// Whether this begins a search, because there are too many cases to try one by
    /// one.
    pub is_search: bool,
    /// Whether the technique assumes that there is exactly one solution.
    pub assumes_unique: bool,
}

impl<P: Solve + Draw + Tell> TracePlayer<P> {
    /// The sentence at a position.
    pub fn explanation(&self, position: usize, substep: usize) -> Explanation {
        match self.event(position) {
            None if self.marks.is_empty() => Explanation::new("playback-start"),
            None => Explanation::new("playback-start-marked")
                .with("count", Number(self.marks.len() as u64))
                .with("wrong", Number(self.marked().1.len() as u64)),
            Some(Event::Step(step)) => match content_of_substep(step, substep) {
                Some(content) => explain_substep(&self.clues, step, content),
                None => P::explain(&self.clues, step),
            },
            Some(Event::Contradiction(broken)) => P::explain_clash(&self.clues, &broken.clash),
            Some(Event::Enumerate {
                undecided,
                cases,
                cut_short,
            }) => {
                let undecided = Number(u64::from(*undecided));
                match cases {
                    Some(cases) => Explanation::new("playback-enumerate")
                        .with("undecided", undecided)
                        .with("cases", Number(*cases)),
                    None if *cut_short => {
                        Explanation::new(P::searching_cut_short()).with("undecided", undecided)
                    }
                    None => Explanation::new(P::searching()).with("undecided", undecided),
                }
            }
            Some(Event::Case(case)) => {
                let why = P::explain_clash(&self.clues, &case.clash);
                let head = Explanation::new(if case.of.is_some() {
                    "playback-case"
                } else {
                    "playback-case-search"
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
                    (true, _) => "playback-second-solution",
                    (false, 0) if self.assumes_unique(position) => "playback-solved-assuming",
                    (false, 0) => "playback-solved",
                    (false, _) => "playback-solution",
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
                Explanation::new("playback-exhausted")
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

    /// Row of the list for the event at a position from 1.
    pub fn row(&self, position: usize) -> Option<Row> {
        // The end of a run belongs to the stage that reached it.
        let stage = self.events[..position]
            .iter()
            .rev()
            .find_map(|event| match event {
                Event::Step(step) => Some(step.technique.stage()),
                Event::Enumerate { .. } => Some(Stage::Enumeration),
                _ => None,
            });
        let number = self.number(position).unwrap_or(position);
        let happening = |kind, name| Row {
            number,
            kind,
            name,
            stage: stage.unwrap_or(Stage::Patterns),
            level: 0,
            tenths: 0,
            sites: Vec::new(),
            result: None,
            tried: 0,
            is_search: false,
            assumes_unique: false,
        };
        Some(match self.event(position)? {
            Event::Step(step) => Row {
                number,
                kind: RowKind::Step,
                name: step.technique.name(),
                stage: step.technique.stage(),
                level: step.level(),
                tenths: step.tenths(),
                sites: step.found.iter().map(|fact| fact.site()).collect(),
                result: Some(match step.found[..] {
                    [fact] => P::explain_fact(fact),
                    _ => Explanation::new("playback-counted")
                        .with("place", Arg::Place(P::place(step)))
                        .with("parts", Said(P::count(&step.found))),
                }),
                tried: 0,
                is_search: false,
                assumes_unique: step.technique.assumes_unique(),
            },
            Event::Contradiction(broken) => Row {
                sites: broken.clash.sites.clone(),
                ..happening(RowKind::Contradiction, "playback-row-broken")
            },
            Event::Enumerate { cases, .. } => Row {
                is_search: cases.is_none(),
                ..happening(RowKind::Enumeration, "playback-row-enumerate")
            },
            Event::Case(case) => Row {
                tried: case.number,
                ..happening(RowKind::Case, "playback-row-case")
            },
            Event::Solution { case, .. } => Row {
                tried: *case,
                ..happening(RowKind::Solution, "playback-row-solution")
            },
            Event::Exhausted { cases } => Row {
                tried: *cases,
                ..happening(RowKind::Exhausted, "playback-row-exhausted")
            },
        })
    }
}

/// Content of a substep inside a trial, or along a chain.
enum SubstepContent<'a, P: Puzzle> {
    Link(usize),
    Assumed(P::Fact),
    Step(&'a Step<P>),
    End(Option<&'a Contradiction<P>>),
}

/// Content of `substep` of a step, or `None` for the step itself.
fn content_of_substep<P: Puzzle>(step: &Step<P>, substep: usize) -> Option<SubstepContent<'_, P>> {
    if step.trials.is_empty() && substep < step.chain.len() {
        return Some(SubstepContent::Link(substep));
    }
    let mut substep = substep;
    for trial in &step.trials {
        let length = trial.steps.len() + 2;
        if substep < length {
            return Some(match substep {
                0 => SubstepContent::Assumed(trial.assumed),
                _ => match trial.steps.get(substep - 1) {
                    Some(step) => SubstepContent::Step(step),
                    None => SubstepContent::End(trial.end.as_ref()),
                },
            });
        }
        substep -= length;
    }
    None
}

fn explain_substep<P: Explain>(
    clues: &P::Clues,
    step: &Step<P>,
    content: SubstepContent<'_, P>,
) -> Explanation {
    match content {
        SubstepContent::Link(at) => P::explain_link(&step.chain, at),
        SubstepContent::Assumed(fact) => {
            Explanation::new("playback-suppose").with("fact", Said(vec![P::explain_fact(fact)]))
        }
        SubstepContent::Step(step) => P::explain(clues, step),
        SubstepContent::End(Some(broken)) => P::explain_clash(clues, &broken.clash),
        SubstepContent::End(None) => Explanation::new("playback-branch-done"),
    }
}
