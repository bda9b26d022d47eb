//! Result of digging: clues that remain and clues that were removed, which may be
//! restored and removed again.

use std::collections::BTreeSet;

use crate::grid::Site;

use super::unavoidable::UnavoidableSets;
use super::{Full, Generate, Spec};

/// Result of digging.
pub(super) struct Dug<P: Generate> {
    /// Full board.
    pub(super) full: Full<P>,
    /// Places that have a clue.
    pub(super) clued: BTreeSet<Site>,
    /// Groups of places whose clues were removed, in the order of removal.
    pub(super) removed: Vec<Vec<Site>>,
    /// Known unavoidable sets of the full board.
    pub(super) unavoidable: UnavoidableSets,
}

impl<P: Generate> Dug<P> {
    /// Full board with no clue removed.
    pub(super) fn none(full: Full<P>) -> Self {
        let written = P::written(&full.clues).into_iter();
        Self {
            clued: written.map(|(site, _)| site).collect(),
            full,
            removed: Vec::new(),
            unavoidable: UnavoidableSets::default(),
        }
    }

    /// Clues of the puzzle.
    pub(super) fn clues(&self) -> P::Clues {
        self.full.with(self.clued.iter().copied())
    }

    /// Clues of the puzzle with a group restored.
    pub(super) fn with(&self, group: &[Site]) -> P::Clues {
        self.full.with(self.clued.iter().chain(group).copied())
    }

    /// Restores a group of clues.
    pub(super) fn restore(&mut self, group: Vec<Site>) {
        self.removed.retain(|removed| *removed != group);
        self.clued.extend(group);
    }

    /// Removes a group of clues.
    pub(super) fn remove(&mut self, group: Vec<Site>) {
        self.clued.retain(|site| !group.contains(site));
        if !group.is_empty() {
            self.removed.push(group);
        }
    }
}

/// Groups of places joined by the symmetry of a specification.
pub(super) fn groups<P: Generate>(
    clues: &P::Clues,
    places: &BTreeSet<Site>,
    spec: &Spec,
) -> Vec<Vec<Site>> {
    let shape = P::shape(clues);
    let symmetries = spec.symmetry.symmetries();
    let mut groups: Vec<Vec<Site>> = Vec::with_capacity(places.len());
    let mut images: BTreeSet<Site> = BTreeSet::new();
    for &site in places {
        if images.contains(&site) {
            continue;
        }
        let mut group = vec![site];
        for &by in &symmetries {
            let image = P::image(shape, by, site);
            if image != site && places.contains(&image) && images.insert(image) {
                group.push(image);
            }
        }
        groups.push(group);
    }
    groups
}
