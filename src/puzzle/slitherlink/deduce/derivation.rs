//! A supposition followed, told as the steps that its end needs.

use std::collections::BTreeSet;

use crate::model::Contradiction;
use crate::trace::Step;

use super::classify::technique;
use super::proof::Reliance;
use super::{Conflict, Deduction, Fact, Item, Source};
use crate::puzzle::slitherlink::Slitherlink;

/// Steps in the order in which they follow from each other, and their end.
pub(in super::super) type Story = (Vec<Step<Slitherlink>>, Contradiction<Slitherlink>);

impl Deduction {
    /// The steps that lead to a conflict, and the conflict.
    pub(in super::super) fn story(&self, conflict: Conflict) -> Story {
        let proof = self.prove_conflict(conflict, Reliance::Found);
        (
            self.steps(proof.edges),
            self.broken(conflict, Reliance::Found),
        )
    }

    /// The steps that lead to the facts wanted, of those found.
    pub(in super::super) fn story_of(&self, wanted: &[Fact]) -> Vec<Step<Slitherlink>> {
        let entries = self.found().filter(|(_, fact)| wanted.contains(fact));
        self.steps(entries.map(|(at, _)| at).collect())
    }

    /// The steps that the given entries need, the entries included. Edges of
    /// one look at a spot are one step.
    fn steps(&self, wanted: BTreeSet<usize>) -> Vec<Step<Slitherlink>> {
        let mut needed: BTreeSet<usize> = BTreeSet::new();
        let mut todo: Vec<usize> = wanted.into_iter().collect();
        while let Some(at) = todo.pop() {
            if self.log[at].source != Source::Supposed && needed.insert(at) {
                todo.extend(self.prove(&[at], Reliance::Found).edges);
            }
        }
        // Edges from one look at a spot are one step; those that follow by
        // relation are one each.
        let mut steps: Vec<Vec<usize>> = Vec::new();
        for at in needed {
            match steps.last_mut() {
                Some(step) if self.together(step[0], at) => step.push(at),
                _ => steps.push(vec![at]),
            }
        }
        steps
            .iter()
            .map(|entries| self.step(entries, Reliance::Found))
            .collect()
    }

    /// Whether two entries come from the same look at a spot.
    pub(super) fn together(&self, a: usize, b: usize) -> bool {
        let (a, b) = (self.log[a], self.log[b]);
        a.round == b.round && a.source == b.source && a.source != Source::Relation
    }

    /// The edges of one look at a spot as a step.
    pub(super) fn step(&self, entries: &[usize], on: Reliance) -> Step<Slitherlink> {
        let proof = self.prove(entries, on);
        let found = entries.iter().filter_map(|&at| match self.log[at].item {
            Item::Edge(edge, mark) => Some(Fact::Edge(edge, mark)),
            _ => None,
        });
        let mut found: Vec<Fact> = found.collect();
        found.sort_unstable();
        Step::new(
            technique(&proof, &found, self.log[entries[0]].source),
            proof.clue_sites(),
            proof.given_facts(),
            found,
        )
    }
}
