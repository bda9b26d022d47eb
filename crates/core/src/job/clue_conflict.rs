//! Conflict of clues in a puzzle without solutions: a minimal unsatisfiable subset,
//! its refutation, and the single clues whose removal makes the puzzle solvable.
//!
//! It starts with a short attempt to reason: a contradiction that people can find
//! relies on few clues and leaves little to the MUS search. It then reasons on the
//! puzzle with only that subset, and minimises the refutation.

use std::collections::BTreeSet;

use crate::grid::{Site, SortShort as _};
use crate::model::{Change, Contradiction, Edit, Puzzle};
use crate::solve::{
    Advance, Fuel, Method, MusSearch, Prove, Prover, RefutationMinimiser, Satisfiable, Solve,
    Solver,
};
use crate::story::{Tell, premises};
use crate::trace::{Event, Step, Verdict};

use super::{Answer, Inquiry, InquiryEnd, Progress};

/// Fuel for the attempt to reason on the whole puzzle.
const ATTEMPT: u32 = 4_000;
/// Fuel for reasoning on the contradicting clues alone, if the attempt has found a
/// refutation to show instead.
const ALONE: u32 = 40_000;

/// Fuel of the solver between two checks of its budget.
const FUEL_PER_CHECK: u32 = 4;

/// Clues that contradict each other.
#[derive(Clone, Debug, PartialEq)]
pub struct ClueConflict<P: Puzzle> {
    /// Minimal unsatisfiable subset of the clues.
    pub clues: Vec<Site>,
    /// Refutation of these clues, once known.
    pub refutation: Option<Refutation<P>>,
    /// Clues of the subset whose removal, one at a time, makes the whole puzzle
    /// solvable; `None` while that is not known.
    pub corrections: Option<Vec<Site>>,
}

/// Refutation: steps to a contradiction, without any that it does not need.
#[derive(Clone, Debug, PartialEq)]
pub struct Refutation<P: Puzzle> {
    /// Steps, and the contradiction. They hold on the whole puzzle.
    pub events: Vec<Event<P>>,
    /// Whether only clues of the subset are relied on.
    pub is_within: bool,
}

/// A search for contradicting clues under way.
pub struct ConflictSearch<P: Solve + Prove + Edit + Tell> {
    clues: P::Clues,
    stage: ConflictStage<P>,
    /// Refutation found by the attempt on the whole puzzle.
    attempt: Option<Vec<Event<P>>>,
    conflict: ClueConflict<P>,
}

enum ConflictStage<P: Solve + Prove + Edit + Tell> {
    /// Reasoning on the whole puzzle.
    Attempt(Reasoning<P>),
    /// Minimising the refutation that the previous stage found.
    MinimiseAttempt(RefutationMinimiser<P>),
    /// Searching for a minimal unsatisfiable subset of the clues.
    MinimiseClues(Box<dyn MusSearch>),
    /// Reasoning on the set alone.
    Alone(Reasoning<P>),
    /// Minimising the refutation that the previous stage found.
    MinimiseAlone(RefutationMinimiser<P>),
    /// Solving the puzzle without each clue of the subset in turn.
    Correct {
        corrections: Vec<Site>,
        at: usize,
        prover: Option<Box<dyn Prover<P>>>,
    },
    Done(InquiryEnd),
}

/// A run of the human method to its end, or until its fuel is gone.
struct Reasoning<P: Solve> {
    solver: Solver<P>,
    events: Vec<Event<P>>,
    /// `None` for unlimited fuel.
    fuel: Option<u32>,
}

/// Outcome of reasoning.
enum ReasoningOutcome<P: Solve> {
    /// The fuel of the slice ran out.
    OutOfFuel,
    /// A contradiction, and the steps to it.
    Contradiction(Vec<Step<P>>, Contradiction<P>),
    /// All cases failed: every event.
    Exhausted(Vec<Event<P>>),
    /// No refutation: the budget is spent, or there is a solution.
    Nothing,
}

impl<P: Solve + Prove + Edit + Tell> ConflictSearch<P> {
    /// Starts on a puzzle.
    pub fn new(clues: P::Clues) -> Self {
        let mut search = Self {
            stage: ConflictStage::Attempt(Reasoning::new(clues.clone(), Some(ATTEMPT))),
            clues,
            attempt: None,
            conflict: ClueConflict {
                clues: Vec::new(),
                refutation: None,
                corrections: None,
            },
        };
        if let Some(sites) = P::mus_search(&search.clues).plainest() {
            search.stage = ConflictStage::MinimiseClues(P::mus_search(&search.kept(&sites)));
        }
        search
    }

    fn answer(&self) -> Advance<Answer<P>, InquiryEnd> {
        Advance::Event(Answer::ClueConflict(self.conflict.clone()))
    }

    /// The puzzle with only some of its clues.
    fn kept(&self, sites: &[Site]) -> P::Clues {
        let change = Change::Keep(sites.to_vec());
        // Leaving out clues is always allowed.
        P::edited(&self.clues, &change).unwrap_or_else(|| self.clues.clone())
    }

    /// Continues once the minimal subset is known.
    fn minimal_set_found(
        &mut self,
        mut sites: Vec<Site>,
    ) -> Option<Advance<Answer<P>, InquiryEnd>> {
        sites.sort_short();
        let clues = &self.clues;
        let has_all = |events: &mut Vec<Event<P>>| relied_on(clues, events) == sites;
        let refutation = self.attempt.take_if(has_all);
        let fuel = self.attempt.is_some().then_some(ALONE);
        let alone = self.kept(&sites);
        self.conflict.clues = sites;
        if refutation.is_some() {
            return self.refutation(refutation);
        }
        self.stage = ConflictStage::Alone(Reasoning::new(alone, fuel));
        Some(self.answer())
    }

    /// Answers with the refutation found on the subset alone, otherwise with that of
    /// the attempt.
    fn refutation(
        &mut self,
        alone: Option<Vec<Event<P>>>,
    ) -> Option<Advance<Answer<P>, InquiryEnd>> {
        self.stage = ConflictStage::Correct {
            corrections: Vec::new(),
            at: 0,
            prover: None,
        };
        let is_within = alone.is_some();
        let events = alone.or_else(|| self.attempt.take())?;
        self.conflict.refutation = Some(Refutation { events, is_within });
        Some(self.answer())
    }

    /// Continues within a stage, or to the next; `None` if there is no answer yet.
    fn advance_stage(&mut self, fuel: &mut Fuel) -> Option<Advance<Answer<P>, InquiryEnd>> {
        match &mut self.stage {
            ConflictStage::Done(end) => return Some(Advance::Finished(*end)),
            ConflictStage::Attempt(reasoning) => match reasoning.advance(fuel) {
                ReasoningOutcome::OutOfFuel => return Some(Advance::OutOfFuel),
                ReasoningOutcome::Contradiction(steps, contradiction) => {
                    self.stage = ConflictStage::MinimiseAttempt(RefutationMinimiser::new(
                        P::board(&self.clues),
                        steps,
                        contradiction,
                    ));
                }
                ReasoningOutcome::Exhausted(_) | ReasoningOutcome::Nothing => {
                    self.stage = ConflictStage::MinimiseClues(P::mus_search(&self.clues));
                }
            },
            ConflictStage::MinimiseAttempt(minimiser) => {
                let Some(events) = minimiser.advance(fuel) else {
                    return Some(Advance::OutOfFuel);
                };
                let clues = self.kept(&relied_on(&self.clues, &events));
                self.attempt = Some(events);
                self.stage = ConflictStage::MinimiseClues(P::mus_search(&clues));
            }
            ConflictStage::MinimiseClues(mus) => match mus.minimal_subset(fuel) {
                Advance::Event(sites) => return self.minimal_set_found(sites),
                Advance::OutOfFuel => return Some(Advance::OutOfFuel),
                Advance::Finished(Satisfiable) => {
                    self.stage = ConflictStage::Done(InquiryEnd::Satisfiable)
                }
            },
            ConflictStage::Alone(reasoning) => match reasoning.advance(fuel) {
                ReasoningOutcome::OutOfFuel => return Some(Advance::OutOfFuel),
                ReasoningOutcome::Contradiction(steps, contradiction) => {
                    self.stage = ConflictStage::MinimiseAlone(RefutationMinimiser::new(
                        P::board(&self.clues),
                        steps,
                        contradiction,
                    ));
                }
                ReasoningOutcome::Exhausted(events) => return self.refutation(Some(events)),
                ReasoningOutcome::Nothing => return self.refutation(None),
            },
            ConflictStage::MinimiseAlone(minimiser) => match minimiser.advance(fuel) {
                Some(events) => return self.refutation(Some(events)),
                None => return Some(Advance::OutOfFuel),
            },
            ConflictStage::Correct { .. } => return self.correct(fuel),
        }
        None
    }

    /// Finds the single clues whose removal makes the puzzle solvable.
    fn correct(&mut self, fuel: &mut Fuel) -> Option<Advance<Answer<P>, InquiryEnd>> {
        let ConflictStage::Correct {
            corrections,
            at,
            prover,
        } = &mut self.stage
        else {
            return None;
        };
        let Some(&site) = self.conflict.clues.get(*at) else {
            self.conflict.corrections = Some(std::mem::take(corrections));
            self.stage = ConflictStage::Done(InquiryEnd::Verdict(Verdict::Impossible));
            return Some(self.answer());
        };
        let without = prover.get_or_insert_with(|| {
            let wiped = P::edited(&self.clues, &Change::Write(site, None));
            P::prover(wiped.as_ref().unwrap_or(&self.clues), None)
        });
        match without.solution(fuel) {
            Advance::OutOfFuel => return Some(Advance::OutOfFuel),
            Advance::Event(_) => corrections.push(site),
            Advance::Finished(_) => {}
        }
        *at += 1;
        *prover = None;
        None
    }
}

impl<P: Solve + Prove + Edit + Tell> Inquiry<P> for ConflictSearch<P> {
    fn advance(&mut self, fuel: &mut Fuel) -> Advance<Answer<P>, InquiryEnd> {
        loop {
            if let Some(advance) = self.advance_stage(fuel) {
                return advance;
            }
        }
    }

    fn progress(&self) -> Progress {
        let (looking_at, tried, of) = match &self.stage {
            ConflictStage::Attempt(reasoning) | ConflictStage::Alone(reasoning) => {
                reasoning.solver.progress()
            }
            ConflictStage::MinimiseClues(mus) => {
                let (settled, of) = mus.settled();
                (None, settled, Some(of))
            }
            ConflictStage::MinimiseAttempt(_)
            | ConflictStage::MinimiseAlone(_)
            | ConflictStage::Correct { .. }
            | ConflictStage::Done(_) => (None, 0, None),
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

    fn advance(&mut self, fuel: &mut Fuel) -> ReasoningOutcome<P> {
        loop {
            if fuel.is_empty() {
                return ReasoningOutcome::OutOfFuel;
            }
            // It has its own portions, so the length of the outer slices changes nothing.
            match &mut self.fuel {
                Some(left) if *left < FUEL_PER_CHECK => return ReasoningOutcome::Nothing,
                Some(left) => *left -= FUEL_PER_CHECK,
                None => {}
            }
            fuel.spend_many(FUEL_PER_CHECK);
            match self.solver.advance(&mut Fuel::new(FUEL_PER_CHECK)) {
                Advance::OutOfFuel => {}
                Advance::Event(Event::Contradiction(contradiction)) => {
                    let events = std::mem::take(&mut self.events).into_iter();
                    let steps = events.filter_map(|event| match event {
                        Event::Step(step) => Some(step),
                        _ => None,
                    });
                    return ReasoningOutcome::Contradiction(steps.collect(), contradiction);
                }
                Advance::Event(Event::Enumerate { .. }) if self.fuel.is_some() => {
                    return ReasoningOutcome::Nothing;
                }
                Advance::Event(event) => self.events.push(event),
                Advance::Finished(Verdict::Impossible) => {
                    return ReasoningOutcome::Exhausted(std::mem::take(&mut self.events));
                }
                Advance::Finished(_) => return ReasoningOutcome::Nothing,
            }
        }
    }
}

/// Clues that a refutation relies on: those that it names, and those from which the board
/// reads off the facts that it names.
fn relied_on<P: Edit + Tell>(clues: &P::Clues, events: &[Event<P>]) -> Vec<Site> {
    let mut board = P::board(clues);
    let mut known: BTreeSet<P::Fact> = BTreeSet::new();
    let mut sites = Vec::new();
    for event in events {
        let (named, given, found) = match event {
            Event::Step(step) => (&step.clues, &step.given, &step.found[..]),
            Event::Contradiction(end) => (&end.clues, &end.given, &[][..]),
            _ => continue,
        };
        sites.extend_from_slice(named);
        match premises::<P>(clues, &board, |fact| known.contains(&fact), given) {
            Some(premises) => sites.extend(premises.clues),
            // The board may know these facts from any clue.
            None => sites.extend(P::clued(clues)),
        }
        for &fact in found {
            known.insert(fact);
            // If a fact clashes, the contradiction that follows reports it.
            let _ = P::learn(&mut board, fact);
        }
    }
    sites.sort_short();
    sites.dedup();
    sites
}
