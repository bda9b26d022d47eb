//! Derivations: the steps from an assumption to a conflict or to wanted facts.

use std::collections::BTreeSet;

use clew_core::grid::IntoSet as _;
use clew_core::model::Contradiction;
use clew_core::trace::Step;

use super::proof::Basis;
use super::{Board, Clues, Conflict, Deduction, Fact, Reason, Strength};
use crate::board::Slitherlink;

/// Steps in the order in which they follow from each other, and the contradiction.
pub(crate) type Refutation = (Vec<Step<Slitherlink>>, Contradiction<Slitherlink>);

/// Propagates corner pairs and colours on a board. Returns the refutation of what
/// it knows or, if there is none, the fixpoint.
pub(crate) fn refuted(clues: &Clues, board: &Board) -> Result<Refutation, Box<Deduction>> {
    let mut deduction = Deduction::new(clues, board, Strength::Colours);
    match deduction.propagate_all() {
        Ok(()) => Err(Box::new(deduction)),
        Err(conflict) => Ok(deduction.refutation(conflict)),
    }
}

impl Deduction {
    /// Returns the steps that lead to a conflict, and the conflict.
    pub(crate) fn refutation(&self, conflict: Conflict) -> Refutation {
        let proof = self.prove_conflict(conflict, Basis::Trail);
        (
            self.steps(proof.edges),
            self.contradiction(conflict, Basis::Trail),
        )
    }

    /// Returns the steps that lead to the wanted facts, of those deduced.
    pub(crate) fn derivation(&self, wanted: &[Fact]) -> Vec<Step<Slitherlink>> {
        let entries = self.found().filter(|(_, fact)| wanted.contains(fact));
        self.steps(entries.map(|(at, _)| at).into_set())
    }

    /// Returns the steps that the given entries need, the entries included. Edges
    /// of one propagation are one step.
    fn steps(&self, wanted: BTreeSet<usize>) -> Vec<Step<Slitherlink>> {
        let mut needed: BTreeSet<usize> = BTreeSet::new();
        let mut todo: Vec<usize> = wanted.into_iter().collect();
        while let Some(at) = todo.pop() {
            if self.trail[at].reason != Reason::Assumed && needed.insert(at) {
                todo.extend(self.prove(&[at], Basis::Trail).edges);
            }
        }
        // Edges that one propagation found are one step; those that follow from
        // colour relations are one each.
        let mut steps: Vec<Vec<usize>> = Vec::new();
        for at in needed {
            match steps.last_mut() {
                Some(step) if self.same_propagation(step[0], at) => step.push(at),
                _ => steps.push(vec![at]),
            }
        }
        steps
            .iter()
            .map(|entries| self.step(entries, Basis::Trail))
            .collect()
    }

    /// Whether two entries come from the same propagation of a constraint.
    pub(super) fn same_propagation(&self, a: usize, b: usize) -> bool {
        let (a, b) = (self.trail[a], self.trail[b]);
        a.round == b.round && a.reason == b.reason && a.reason != Reason::Relation
    }
}
