//! Conflict of clues in a puzzle without solutions: a minimal unsatisfiable subset,
//! its refutation, and the single clues whose removal makes the puzzle solvable.
//!
//! It starts with a short attempt to reason: a contradiction that people can find
//! relies on few clues and leaves little to the MUS search. It then reasons on the
//! puzzle with only that subset, and minimises the refutation.

use std::collections::BTreeSet;

use crate::grid::{Site, SortDedup as _, SortShort as _};
use crate::model::{Change, Edit, Puzzle};
use crate::run::{Shown, Supply};
use crate::solve::{Advance, Fuel, Method, RefutationMinimiser, Solve, Solver};
use crate::story::{Tell, premises};
use crate::trace::{Event, Verdict};

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

/// Looks for clues that contradict each other.
pub fn conflict<P: Solve + Edit + Tell>(clues: P::Clues) -> Inquiry<P> {
    Inquiry::new(|fuel, answers, shown| async move {
        let plainest = P::mus_search(&clues).plainest();
        let attempt = match plainest {
            Some(_) => None,
            None => refute::<P>(&clues, clues.clone(), Some(ATTEMPT), &fuel, &shown).await,
        };
        let suspects = match (plainest, &attempt) {
            (Some(sites), _) => kept::<P>(&clues, sites),
            (None, Some(events)) => kept::<P>(&clues, relied_on(&clues, events)),
            (None, None) => clues.clone(),
        };
        let mut mus = P::mus_search(&suspects);
        let subset = fuel.next(|fuel| {
            let subset = mus.minimal_subset(fuel);
            let (tried, of) = mus.settled();
            shown.set(Progress::of((None, tried, Some(of))));
            subset
        });
        let Ok(mut sites) = subset.await else {
            return InquiryEnd::Satisfiable;
        };
        sites.sort_short();
        let mut conflict = ClueConflict {
            clues: sites.clone(),
            refutation: None,
            corrections: None,
        };
        let refutation = match attempt {
            Some(events) if relied_on(&clues, &events) == sites => Some((events, true)),
            attempt => {
                answers.give(Answer::ClueConflict(conflict.clone())).await;
                let most = attempt.is_some().then_some(ALONE);
                let alone = kept::<P>(&clues, sites.clone());
                let alone = refute::<P>(&clues, alone, most, &fuel, &shown).await;
                let alone = alone.map(|events| (events, true));
                alone.or(attempt.map(|events| (events, false)))
            }
        };
        shown.set(Progress::default());
        if let Some((events, is_within)) = refutation {
            conflict.refutation = Some(Refutation { events, is_within });
            answers.give(Answer::ClueConflict(conflict.clone())).await;
        }
        let mut corrections = Vec::new();
        for site in sites {
            let without = P::edited(&clues, &Change::Write(site, None));
            let mut prover = P::prover(without.as_ref().unwrap_or(&clues), None);
            if fuel.next(|fuel| prover.solution(fuel)).await.is_ok() {
                corrections.push(site);
            }
        }
        conflict.corrections = Some(corrections);
        answers.give(Answer::ClueConflict(conflict)).await;
        InquiryEnd::Verdict(Verdict::Impossible)
    })
}

/// The puzzle with only some of its clues.
fn kept<P: Edit>(clues: &P::Clues, sites: Vec<Site>) -> P::Clues {
    // Leaving out clues is always allowed.
    P::edited(clues, &Change::Keep(sites)).unwrap_or_else(|| clues.clone())
}

/// Refutes a part of the clues of a puzzle: a contradiction and the steps that it needs, or every event if all cases fail.
/// `None` if there is a solution, or if `most` fuel does not suffice, or is not enough to leave cases.
async fn refute<P: Solve>(
    whole: &P::Clues,
    clues: P::Clues,
    most: Option<u32>,
    fuel: &Supply,
    shown: &Shown<Progress>,
) -> Option<Vec<Event<P>>> {
    let mut solver = Solver::<P>::new(clues, Method::Human);
    let mut events = Vec::new();
    let mut left = most;
    let contradiction = loop {
        // It has its own portions, so the length of the outer slices changes nothing.
        if let Some(left) = &mut left {
            *left = left.checked_sub(FUEL_PER_CHECK)?;
        }
        fuel.spend(FUEL_PER_CHECK).await;
        let event = solver.advance(&mut Fuel::new(FUEL_PER_CHECK));
        shown.set(Progress::of(solver.progress()));
        match event {
            Advance::OutOfFuel => {}
            Advance::Event(Event::Contradiction(contradiction)) => break contradiction,
            Advance::Event(Event::Enumerate { .. }) if most.is_some() => return None,
            Advance::Event(event) => events.push(event),
            Advance::Finished(Verdict::Impossible) => return Some(events),
            Advance::Finished(_) => return None,
        }
    };
    let steps = events.into_iter().filter_map(|event| match event {
        Event::Step(step) => Some(step),
        _ => None,
    });
    let board = P::board(whole);
    let mut minimiser = RefutationMinimiser::new(board, steps.collect(), contradiction);
    shown.set(Progress::default());
    Some(fuel.until(|fuel| minimiser.advance(fuel)).await)
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
    sites.sort_dedup();
    sites
}
