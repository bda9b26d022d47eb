//! Which clues of a puzzle without solutions contradict each other, why, and
//! which of them would cure it.
//!
//! First a short attempt to reason: a contradiction that people find relies on
//! few clues, and leaves little to the refuter, which makes the set minimal.
//! The puzzle with nothing but that set is then reasoned through, and of the
//! steps those are told on which the contradiction depends.

use crate::grid::Site;
use crate::model::{Change, Contradiction, Edit, Puzzle};
use crate::solve::{
    Advance, Fuel, Method, MusSearch, Prove, Prover, Satisfiable, Solve, Solver, Trimming,
};
use crate::trace::{Event, Step, Verdict};

use super::{Answer, Inquiry, InquiryEnd, Progress};

/// Fuel for the attempt to reason on the whole puzzle.
const ATTEMPT: u32 = 4_000;
/// Fuel for reasoning on the contradicting clues alone, where the attempt has
/// left a contradiction to tell instead.
const ALONE: u32 = 40_000;

/// Fuel of the solver between two looks at what is left.
const SIP: u32 = 4;

/// Clues that contradict each other.
#[derive(Clone, Debug, PartialEq)]
pub struct ClueConflict<P: Puzzle> {
    /// The clues; without any one of them the others can be met.
    pub clues: Vec<Site>,
    /// Why, once that is known.
    pub story: Option<Story<P>>,
    /// The clues of the set without which, one at a time, the whole puzzle can
    /// be solved; `None` while that is not known.
    pub cures: Option<Vec<Site>>,
}

/// Steps to a contradiction, each of which it needs.
#[derive(Clone, Debug, PartialEq)]
pub struct Story<P: Puzzle> {
    /// The steps, and the contradiction. They hold on the whole puzzle.
    pub events: Vec<Event<P>>,
    /// Whether no clues but the contradicting ones are relied on.
    pub is_within: bool,
}

/// A search for contradicting clues under way.
pub struct ConflictSearch<P: Solve + Prove + Edit> {
    clues: P::Clues,
    stage: Stage<P>,
    /// What the attempt on the whole puzzle came to.
    attempt: Option<Vec<Event<P>>>,
    contradiction: ClueConflict<P>,
}

enum Stage<P: Solve + Prove + Edit> {
    /// Reasoning on the whole puzzle.
    Attempt(Reasoning<P>),
    /// Trimming what that came to.
    Trim(Trimming<P>),
    /// Making a set of clues minimal.
    Refute(Box<dyn MusSearch>),
    /// Reasoning on the set alone.
    Alone(Reasoning<P>),
    /// Trimming what that came to.
    TrimAlone(Trimming<P>),
    /// Leaving out one clue after the other.
    Cure {
        cures: Vec<Site>,
        at: usize,
        prover: Option<Box<dyn Prover<P>>>,
    },
    Done(InquiryEnd),
}

/// A run of the human method to its end, or until its fuel is gone.
struct Reasoning<P: Solve> {
    solver: Solver<P>,
    events: Vec<Event<P>>,
    /// `None`: without end.
    fuel: Option<u32>,
}

/// What reasoning came to.
enum Reasoned<P: Solve> {
    /// It goes on.
    OutOfFuel,
    /// A contradiction, and the steps to it.
    Contradiction(Vec<Step<P>>, Contradiction<P>),
    /// All cases failed: everything that happened.
    Exhausted(Vec<Event<P>>),
    /// Nothing: its fuel is gone, or there is a solution.
    Nothing,
}

impl<P: Solve + Prove + Edit> ConflictSearch<P> {
    /// Takes up a puzzle.
    pub fn new(clues: P::Clues) -> Self {
        Self {
            stage: Stage::Attempt(Reasoning::new(clues.clone(), Some(ATTEMPT))),
            clues,
            attempt: None,
            contradiction: ClueConflict {
                clues: Vec::new(),
                story: None,
                cures: None,
            },
        }
    }

    fn told(&self) -> Advance<Answer<P>, InquiryEnd> {
        Advance::Event(Answer::ClueConflict(self.contradiction.clone()))
    }

    /// The puzzle with nothing but some of its clues.
    fn kept(&self, sites: &[Site]) -> P::Clues {
        let change = Change::Keep(sites.to_vec());
        // Leaving out clues is always allowed.
        P::edited(&self.clues, &change).unwrap_or_else(|| self.clues.clone())
    }

    /// Takes up the next stage once the minimal set is known.
    fn settled(&mut self, mut sites: Vec<Site>) -> Option<Advance<Answer<P>, InquiryEnd>> {
        sites.sort_unstable();
        let has_all = |events: &mut Vec<Event<P>>| relied_on(events) == sites;
        let told = self.attempt.take_if(has_all);
        let fuel = self.attempt.is_some().then_some(ALONE);
        let alone = self.kept(&sites);
        self.contradiction.clues = sites;
        if told.is_some() {
            return self.story(told);
        }
        self.stage = Stage::Alone(Reasoning::new(alone, fuel));
        Some(self.told())
    }

    /// Tells the steps found on the set alone, or else those of the attempt.
    fn story(&mut self, alone: Option<Vec<Event<P>>>) -> Option<Advance<Answer<P>, InquiryEnd>> {
        self.stage = Stage::Cure {
            cures: Vec::new(),
            at: 0,
            prover: None,
        };
        let is_within = alone.is_some();
        let events = alone.or_else(|| self.attempt.take())?;
        self.contradiction.story = Some(Story { events, is_within });
        Some(self.told())
    }

    /// Goes on within a stage, or to the next; `None` where nothing is to tell.
    fn go_on(&mut self, fuel: &mut Fuel) -> Option<Advance<Answer<P>, InquiryEnd>> {
        match &mut self.stage {
            Stage::Done(end) => return Some(Advance::Finished(*end)),
            Stage::Attempt(reasoning) => match reasoning.advance(fuel) {
                Reasoned::OutOfFuel => return Some(Advance::OutOfFuel),
                Reasoned::Contradiction(steps, broken) => {
                    self.stage = Stage::Trim(Trimming::new(&self.clues, steps, broken));
                }
                Reasoned::Exhausted(_) | Reasoned::Nothing => {
                    self.stage = Stage::Refute(P::mus_search(&self.clues));
                }
            },
            Stage::Trim(trimming) => {
                let Some(events) = trimming.advance(fuel) else {
                    return Some(Advance::OutOfFuel);
                };
                let clues = self.kept(&relied_on(&events));
                self.attempt = Some(events);
                self.stage = Stage::Refute(P::mus_search(&clues));
            }
            Stage::Refute(mus) => match mus.minimal_subset(fuel) {
                Advance::Event(sites) => return self.settled(sites),
                Advance::OutOfFuel => return Some(Advance::OutOfFuel),
                Advance::Finished(Satisfiable) => self.stage = Stage::Done(InquiryEnd::Satisfiable),
            },
            Stage::Alone(reasoning) => match reasoning.advance(fuel) {
                Reasoned::OutOfFuel => return Some(Advance::OutOfFuel),
                Reasoned::Contradiction(steps, broken) => {
                    self.stage = Stage::TrimAlone(Trimming::new(&self.clues, steps, broken));
                }
                Reasoned::Exhausted(events) => return self.story(Some(events)),
                Reasoned::Nothing => return self.story(None),
            },
            Stage::TrimAlone(trimming) => match trimming.advance(fuel) {
                Some(events) => return self.story(Some(events)),
                None => return Some(Advance::OutOfFuel),
            },
            Stage::Cure { .. } => return self.cure(fuel),
        }
        None
    }

    /// Finds out which single clues can be left out.
    fn cure(&mut self, fuel: &mut Fuel) -> Option<Advance<Answer<P>, InquiryEnd>> {
        let Stage::Cure { cures, at, prover } = &mut self.stage else {
            return None;
        };
        let Some(&site) = self.contradiction.clues.get(*at) else {
            self.contradiction.cures = Some(std::mem::take(cures));
            self.stage = Stage::Done(InquiryEnd::Verdict(Verdict::Impossible));
            return Some(self.told());
        };
        let without = prover.get_or_insert_with(|| {
            let wiped = P::edited(&self.clues, &Change::Write(site, None));
            P::prover(wiped.as_ref().unwrap_or(&self.clues), None)
        });
        match without.solution(fuel) {
            Advance::OutOfFuel => return Some(Advance::OutOfFuel),
            Advance::Event(_) => cures.push(site),
            Advance::Finished(_) => {}
        }
        *at += 1;
        *prover = None;
        None
    }
}

impl<P: Solve + Prove + Edit> Inquiry<P> for ConflictSearch<P> {
    fn advance(&mut self, fuel: &mut Fuel) -> Advance<Answer<P>, InquiryEnd> {
        loop {
            if let Some(advance) = self.go_on(fuel) {
                return advance;
            }
        }
    }

    fn progress(&self) -> Progress {
        let (looking_at, tried, of) = match &self.stage {
            Stage::Attempt(reasoning) | Stage::Alone(reasoning) => reasoning.solver.progress(),
            Stage::Refute(mus) => {
                let (settled, of) = mus.settled();
                (None, settled, Some(of))
            }
            Stage::Trim(_) | Stage::TrimAlone(_) | Stage::Cure { .. } | Stage::Done(_) => {
                (None, 0, None)
            }
        };
        Progress {
            looking_at,
            tried,
            of,
        }
    }
}

impl<P: Solve> Reasoning<P> {
    fn new(clues: P::Clues, fuel: Option<u32>) -> Self {
        Self {
            solver: Solver::new(clues, Method::Human),
            events: Vec::new(),
            fuel,
        }
    }

    fn advance(&mut self, fuel: &mut Fuel) -> Reasoned<P> {
        loop {
            if fuel.is_empty() {
                return Reasoned::OutOfFuel;
            }
            // Sips of its own: how long the outer slices are changes nothing.
            match &mut self.fuel {
                Some(left) if *left < SIP => return Reasoned::Nothing,
                Some(left) => *left -= SIP,
                None => {}
            }
            fuel.spend_many(SIP);
            match self.solver.advance(&mut Fuel::new(SIP)) {
                Advance::OutOfFuel => {}
                Advance::Event(Event::Contradiction(broken)) => {
                    let events = std::mem::take(&mut self.events).into_iter();
                    let steps = events.filter_map(|event| match event {
                        Event::Step(step) => Some(step),
                        _ => None,
                    });
                    return Reasoned::Contradiction(steps.collect(), broken);
                }
                Advance::Event(Event::Enumerate { .. }) if self.fuel.is_some() => {
                    return Reasoned::Nothing;
                }
                Advance::Event(event) => self.events.push(event),
                Advance::Finished(Verdict::Impossible) => {
                    return Reasoned::Exhausted(std::mem::take(&mut self.events));
                }
                Advance::Finished(_) => return Reasoned::Nothing,
            }
        }
    }
}

/// The clues that a refutation relies on.
fn relied_on<P: Puzzle>(events: &[Event<P>]) -> Vec<Site> {
    let clues = events.iter().flat_map(|event| match event {
        Event::Step(step) => step.clues.as_slice(),
        Event::Contradiction(broken) => broken.clues.as_slice(),
        _ => &[],
    });
    let mut clues: Vec<Site> = clues.copied().collect();
    clues.sort_unstable();
    clues.dedup();
    clues
}
