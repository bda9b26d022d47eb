//! Dependencies between the steps of a trace: which steps found the facts that a step
//! relies on.

use std::collections::{BTreeMap, BTreeSet};

use crate::grid::IntoSet as _;
use crate::model::Puzzle;
use crate::trace::Step;

use super::Tell;

/// Steps that each step of a trace depends on. Steps are numbered from 0.
pub struct Dependencies<P: Puzzle> {
    clues: P::Clues,
    /// Board after the steps so far.
    board: P::Board,
    found_by: BTreeMap<P::Fact, usize>,
    of: Vec<Vec<usize>>,
}

impl<P: Tell> Dependencies<P> {
    /// Dependencies in a trace that has no steps yet.
    pub fn new(clues: P::Clues) -> Self {
        let board = P::board(&clues);
        Self::from_position(clues, board)
    }

    /// Dependencies in a trace that has no steps yet and starts from a board on which
    /// something is known: what it knows depends on no step.
    pub fn from_position(clues: P::Clues, board: P::Board) -> Self {
        Self {
            board,
            clues,
            found_by: BTreeMap::new(),
            of: Vec::new(),
        }
    }

    /// Adds the next step; returns the steps that it depends on, in order.
    pub fn push(&mut self, step: &Step<P>) -> &[usize] {
        let steps = self.of_facts(&step.given);
        let number = self.of.len();
        self.of.push(steps.into_iter().collect());
        for &fact in &step.found {
            self.found_by.entry(fact).or_insert(number);
            // If a fact clashes, the contradiction that follows reports it.
            let _ = P::learn(&mut self.board, fact);
        }
        &self.of[number]
    }

    /// Steps that facts known now come from directly: those that found the facts or, if
    /// the board has read them off, those that found their sources. If there are several
    /// sources, those known first count.
    pub fn of_facts(&self, facts: &[P::Fact]) -> BTreeSet<usize> {
        let steps = facts.iter().flat_map(|&fact| self.of_fact(fact));
        steps.into_set()
    }

    /// Steps that a step depends on, as it was found.
    pub fn of_step(&self, step: usize) -> &[usize] {
        self.of.get(step).map_or(&[], Vec::as_slice)
    }

    fn of_fact(&self, fact: P::Fact) -> BTreeSet<usize> {
        if let Some(&step) = self.found_by.get(&fact) {
            return std::iter::once(step).into_set();
        }
        let sources = P::sources(&self.clues, &self.board, fact).into_iter();
        let steps = sources.map(|facts| -> BTreeSet<usize> {
            let found = facts.iter().filter_map(|fact| self.found_by.get(fact));
            found.copied().into_set()
        });
        steps
            .min_by_key(|steps| (steps.last().copied(), steps.len()))
            .unwrap_or_default()
    }

    /// Backward slice: the steps that facts known now depend on, directly or through
    /// other steps, in the order of the trace.
    pub fn slice(&self, facts: &[P::Fact]) -> Vec<usize> {
        let mut slice = self.of_facts(facts);
        let mut left: Vec<usize> = slice.iter().copied().collect();
        while let Some(step) = left.pop() {
            for &earlier in &self.of[step] {
                if slice.insert(earlier) {
                    left.push(earlier);
                }
            }
        }
        slice.into_iter().collect()
    }

    /// Board after all steps.
    pub fn board(&self) -> &P::Board {
        &self.board
    }

    /// Whether the board after all steps knows a fact.
    pub fn knows(&self, fact: P::Fact) -> Option<bool> {
        P::knows(&self.board, fact)
    }
}
