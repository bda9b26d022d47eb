//! The orders in which clues come back that leave a hard step needed.
//!
//! A clue stays with which a climb *below* the wish does not find what the hard
//! step found. Which of them stay depends on the order, so several are tried.

use crate::generate::climb::{Climb, Hard};
use crate::generate::dug::Dug;
use crate::generate::{Generate, Levels};
use crate::grid::Site;

/// So many orders are tried.
const MOST_ROUNDS: usize = 4;

/// Rounds under way, each in another order.
pub(super) struct Rounds<P: Generate> {
    /// Reasoning below the wish.
    pub(super) below: Climb<P>,
    /// How many were begun.
    begun: usize,
    /// What may come back, the next one last.
    order: Vec<Vec<Site>>,
    /// What is still to be tried in this round, the next one last.
    left: Vec<Vec<Site>>,
    /// How far reasoning below the wish gets with what stays.
    reached: P::Board,
}

impl<P: Generate> Rounds<P> {
    /// For a puzzle that was dug.
    pub(super) fn new(dug: &Dug<P>, levels: Levels) -> Self {
        let easier = Levels {
            at_most: levels.at_least - 1,
            ..levels
        };
        let below = Climb::<P>::quick(dug.clues(), easier);
        Self {
            begun: 0,
            order: dug.gone.clone(),
            left: Vec::new(),
            reached: below.board.clone(),
            below,
        }
    }

    /// What may come back, the next one last.
    pub(super) fn order(&self) -> &[Vec<Site>] {
        &self.order
    }

    /// Whether there was a round.
    pub(super) fn are_begun(&self) -> bool {
        self.begun > 0
    }

    /// Begins anew before a hard step, with what came back until then. `false`
    /// if there are no more rounds.
    pub(super) fn begin(&mut self, start: &Hard<P>, came: &[Vec<Site>]) -> bool {
        if self.begun == MOST_ROUNDS {
            return false;
        }
        self.begun += 1;
        let part = self.order.len() / MOST_ROUNDS;
        self.order.rotate_left(part);
        let order = self.order.iter().filter(|group| !came.contains(group));
        self.left = order.cloned().collect();
        self.reached = start.board.clone();
        true
    }

    /// Begins to try the next clues that tell more. `None` if the round is over.
    pub(super) fn next(&mut self, dug: &Dug<P>) -> Option<Vec<Site>> {
        let board = &self.reached;
        let tells = |group: &Vec<Site>| group.iter().any(|&site| P::tells(board, site));
        let at = self.left.iter().rposition(tells)?;
        self.left.truncate(at + 1);
        let group = self.left.pop()?;
        let clues = dug.with(&group);
        self.below.resume(clues, board, &dug.full.solution);
        Some(group)
    }

    /// What is tried stays.
    pub(super) fn accept(&mut self) {
        self.reached = self.below.board.clone();
    }

    /// What is tried is tried in no other round.
    pub(super) fn exclude(&mut self, group: &[Site]) {
        self.order.retain(|other| other != group);
    }

    /// How far reasoning below the wish gets with what stays.
    pub(super) fn reached(&self) -> &P::Board {
        &self.reached
    }

    /// Whether the climb below the wish found what a hard step found.
    pub(super) fn is_found(&self, hard: &Hard<P>) -> bool {
        let mut found = hard.found.iter();
        found.all(|&fact| P::knows(&self.below.board, fact).is_some())
    }
}
