//! Orders of restoring clues in a way that keeps a hard step necessary.
//!
//! A clue stays if a solve *below* the specified levels does not find the facts of
//! the hard step with it. Which clues stay depends on the order, so several are
//! tried.

use crate::generate::dug::Dug;
use crate::generate::rate::{CappedSolve, HardStep};
use crate::generate::{Generate, Levels};
use crate::grid::Site;

/// Number of orders tried.
const MOST_ROUNDS: usize = 4;

/// Rounds of restoring, each in another order.
pub(super) struct RestoreOrders<P: Generate> {
    /// Solve below the specified levels.
    pub(super) below: CappedSolve<P>,
    /// Number of rounds begun.
    begun: usize,
    /// Groups that may be restored, the next one last.
    order: Vec<Vec<Site>>,
    /// Groups still to be tried in this round, the next one last.
    left: Vec<Vec<Site>>,
    /// Board reached below the specified levels with the groups that stay.
    reached: P::Board,
}

impl<P: Generate> RestoreOrders<P> {
    /// Orders for the removed groups of a puzzle.
    pub(super) fn new(dug: &Dug<P>, levels: Levels) -> Self {
        let easier = Levels {
            at_most: levels.at_least - 1,
            ..levels
        };
        let below = CappedSolve::<P>::quick(dug.clues(), &dug.full.solution, easier);
        Self {
            begun: 0,
            order: dug.removed.clone(),
            left: Vec::new(),
            reached: below.board.clone(),
            below,
        }
    }

    /// Groups that may be restored, the next one last.
    pub(super) fn order(&self) -> &[Vec<Site>] {
        &self.order
    }

    /// Whether a round was begun.
    pub(super) fn are_begun(&self) -> bool {
        self.begun > 0
    }

    /// Begins a round before a hard step, with the groups restored so far. `false` if
    /// there are no more rounds.
    pub(super) fn begin(&mut self, start: &HardStep<P>, restored: &[Vec<Site>]) -> bool {
        if self.begun == MOST_ROUNDS {
            return false;
        }
        self.begun += 1;
        let part = self.order.len() / MOST_ROUNDS;
        self.order.rotate_left(part);
        let order = self.order.iter().filter(|group| !restored.contains(group));
        self.left = order.cloned().collect();
        self.reached = start.board.clone();
        true
    }

    /// Begins to try the next group that bears on an open place. `None` if the round is
    /// over.
    pub(super) fn next(&mut self, dug: &Dug<P>) -> Option<Vec<Site>> {
        let board = &self.reached;
        let informs = |group: &Vec<Site>| group.iter().any(|&site| P::is_informative(board, site));
        let at = self.left.iter().rposition(informs)?;
        self.left.truncate(at + 1);
        let group = self.left.pop()?;
        let clues = dug.with(&group);
        self.below.resume(clues, board, &dug.full.solution);
        Some(group)
    }

    /// Keeps the group being tried.
    pub(super) fn accept(&mut self) {
        self.reached = self.below.board.clone();
    }

    /// Excludes a group from later rounds.
    pub(super) fn exclude(&mut self, group: &[Site]) {
        self.order.retain(|other| other != group);
    }

    /// Board reached below the specified levels with the groups that stay.
    pub(super) fn reached(&self) -> &P::Board {
        &self.reached
    }

    /// Whether the solve below the specified levels found the facts of a hard step.
    pub(super) fn is_found(&self, hard_step: &HardStep<P>) -> bool {
        let mut found = hard_step.found.iter();
        found.all(|&fact| P::knows(&self.below.board, fact).is_some())
    }
}
