//! Argument: steps from a situation to facts, with the marks and clues that they rest
//! on and nothing else.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::game::Play;
use crate::grid::{Site, SortDedup as _};
use crate::model::{Puzzle, Technique as _};
use crate::solve;
use crate::story::{self, Tell};
use crate::trace::Step;

use super::situation::Situation;

/// Steps to some facts, and what they rest on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Argument<P: Puzzle> {
    /// Steps, each from the marks and what earlier steps found; empty if the facts are
    /// read off marks, or follow by search.
    pub steps: Vec<Step<P>>,
    /// Printed clues relied on.
    pub clues: Vec<Site>,
    /// Marks relied on.
    pub evidence: Vec<P::Fact>,
    /// Facts that follow.
    pub found: Vec<P::Fact>,
    /// Plain steps that follow once these facts are marked.
    pub after: Vec<Step<P>>,
    /// Whether they follow because all other cases fail.
    pub by_search: bool,
    /// Approximate number of steps as hard as this one, including it, until an easier
    /// one; `None` if unknown.
    pub ahead: Option<u32>,
}

impl<P: Puzzle> Argument<P> {
    /// Facts found by the plain steps afterwards that marks can state.
    pub fn following(&self) -> Vec<P::Fact>
    where
        P: Play,
    {
        let found = self.after.iter().flat_map(|step| &step.found).copied();
        found.filter(|&fact| P::can_be_stated(fact)).collect()
    }

    /// The hardest step; of equals, the first.
    pub fn hardest(&self) -> Option<&Step<P>> {
        solve::hardest(&self.steps, |step| step.tenths())
    }

    /// Level of the hardest step.
    pub fn level(&self) -> Option<u8> {
        self.hardest().map(Step::level)
    }

    /// Whether a step assumes that there is exactly one solution.
    pub fn assumes_unique(&self) -> bool {
        let mut steps = self.steps.iter();
        steps.any(|step| step.technique.assumes_unique())
    }
}

/// Collects what steps of a situation rest on.
pub(super) struct Foundation<'a, P: Tell> {
    situation: &'a Situation<P>,
    board: P::Board,
    found: BTreeSet<P::Fact>,
    clues: Vec<Site>,
    evidence: Vec<P::Fact>,
}

impl<'a, P: Tell> Foundation<'a, P> {
    pub(super) fn new(situation: &'a Situation<P>) -> Self {
        Self {
            board: situation.board.clone(),
            situation,
            found: BTreeSet::new(),
            clues: Vec::new(),
            evidence: Vec::new(),
        }
    }

    /// Adds clues and facts that are relied on; facts found earlier add nothing.
    pub(super) fn add(&mut self, clues: &[Site], facts: &[P::Fact]) {
        self.clues.extend(clues);
        let is_stated = |fact| self.situation.states(fact) || self.found.contains(&fact);
        let situation = self.situation;
        // A fact of the board without premises is not a mark, so it is left out.
        let Some(premises) = story::premises::<P>(&situation.clues, &self.board, is_stated, facts)
        else {
            return;
        };
        self.clues.extend(premises.clues);
        let marks = premises.facts.into_iter();
        self.evidence
            .extend(marks.filter(|&fact| situation.states(fact)));
    }

    /// Adds what a step relies on, then records what it finds as known.
    pub(super) fn step(&mut self, step: &Step<P>) {
        self.add(&step.clues, &step.given);
        for &fact in &step.found {
            let _ = P::learn(&mut self.board, fact);
            self.found.insert(fact);
        }
    }

    /// Clues and marks, each once and in order.
    pub(super) fn finish(mut self) -> (Vec<Site>, Vec<P::Fact>) {
        self.clues.sort_dedup();
        self.evidence.sort_dedup();
        (self.clues, self.evidence)
    }
}

impl<P: Tell> Argument<P> {
    /// Argument by steps of a situation to facts that are known after them.
    pub(super) fn of(situation: &Situation<P>, steps: Vec<Step<P>>, found: Vec<P::Fact>) -> Self {
        let mut foundation = Foundation::new(situation);
        for step in &steps {
            foundation.step(step);
        }
        let read_off: Vec<P::Fact> = found
            .iter()
            .copied()
            .filter(|fact| !foundation.found.contains(fact))
            .collect();
        foundation.add(&[], &read_off);
        let (clues, evidence) = foundation.finish();
        Self {
            steps,
            clues,
            evidence,
            found,
            after: Vec::new(),
            by_search: false,
            ahead: None,
        }
    }
}
