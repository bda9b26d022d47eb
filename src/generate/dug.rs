//! A puzzle that was dug: clues that stand and clues that are gone, which may
//! come back and go again.

use std::collections::BTreeSet;

use crate::grid::Site;

use super::rivals::Rivals;
use super::{Full, Generate, Wish};

/// What is left when digging is done.
pub(super) struct Dug<P: Generate> {
    /// The full board.
    pub(super) full: Full<P>,
    /// The places that have a clue.
    pub(super) standing: BTreeSet<Site>,
    /// The places that have none any more, those together that go together, in
    /// the order in which they went.
    pub(super) gone: Vec<Vec<Site>>,
    /// What was learned of the full board.
    pub(super) rivals: Rivals,
}

impl<P: Generate> Dug<P> {
    /// A full board of which no clue goes.
    pub(super) fn none(full: Full<P>) -> Self {
        let written = P::written(&full.clues).into_iter();
        Self {
            standing: written.map(|(site, _)| site).collect(),
            full,
            gone: Vec::new(),
            rivals: Rivals::default(),
        }
    }

    /// The puzzle.
    pub(super) fn clues(&self) -> P::Clues {
        self.full.with(self.standing.iter().copied())
    }

    /// The puzzle with more clues.
    pub(super) fn with(&self, group: &[Site]) -> P::Clues {
        self.full.with(self.standing.iter().chain(group).copied())
    }

    /// Puts clues back that go together.
    pub(super) fn put(&mut self, group: Vec<Site>) {
        self.gone.retain(|gone| *gone != group);
        self.standing.extend(group);
    }

    /// Takes clues away that go together.
    pub(super) fn take(&mut self, group: Vec<Site>) {
        self.standing.retain(|site| !group.contains(site));
        if !group.is_empty() {
            self.gone.push(group);
        }
    }
}

/// Places in groups that go together under some symmetries of the board.
pub(super) fn groups<P: Generate>(
    clues: &P::Clues,
    places: &BTreeSet<Site>,
    wish: &Wish,
) -> Vec<Vec<Site>> {
    let shape = P::shape(clues);
    let symmetries = wish.balance.symmetries();
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
