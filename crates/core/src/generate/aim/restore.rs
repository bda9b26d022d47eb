//! Restoring: clues are restored until a puzzle is neither harder nor easier than
//! specified.
//!
//! The puzzle is solved up to the highest level allowed. If that gets stuck, a clue is
//! restored that bears on a place still open, and the solve continues: facts found so
//! far hold with more clues as well.
//!
//! This may make the puzzle too easy. Then the clues restored after the first hard step
//! are removed, and others are restored: those with which a solve *below* the specified
//! levels does not find the facts of the hard step. If the solve within the levels
//! succeeds with them all, the puzzle is hard enough; it also stays so with only those
//! of them that the solve needs.

use super::GiveUpRule;
use super::orders::RestoreOrders;
use super::unsticking::Unsticking;
use crate::generate::desk::Desk;
use crate::generate::dug::Dug;
use crate::generate::rate::{CappedSolve, HardStep};
use crate::generate::{Generate, Levels};
use crate::grid::Site;
use crate::solve::Grade;

/// Largest distance, in levels, of the lower end of the range from the levels beyond
/// deduction at which a dug puzzle is often hard enough, so its first solve gives the
/// grade.
const BELOW_SEARCH: u8 = 2;

/// Outcome of restoring.
pub(super) enum Restored {
    /// A puzzle with its grade.
    Graded(Grade),
    /// A puzzle that is too hard, no matter which clues are restored.
    TooHard,
    /// No puzzle worth grading.
    Nothing,
}

/// Restoring under way.
pub(super) struct Restoring<'a, P: Generate> {
    dug: &'a mut Dug<P>,
    desk: &'a Desk<P>,
    levels: Levels,
    give_up: GiveUpRule,
    /// Solve within the specified levels.
    within: CappedSolve<P>,
    /// Solves below them, in several orders of restoring.
    rounds: RestoreOrders<P>,
    /// Groups restored.
    restored: Vec<Vec<Site>>,
    /// First step as hard as specified.
    start: Option<HardStep<P>>,
    /// Number of groups restored before that step.
    fixed: usize,
    /// Hardest puzzle that is too easy, with the groups restored.
    easier: Option<(Grade, Vec<Vec<Site>>)>,
}

impl<'a, P: Generate> Restoring<'a, P> {
    fn new(
        within: CappedSolve<P>,
        dug: &'a mut Dug<P>,
        levels: Levels,
        give_up: GiveUpRule,
        desk: &'a Desk<P>,
    ) -> Self {
        Self {
            rounds: RestoreOrders::new(dug, levels),
            dug,
            desk,
            levels,
            give_up,
            within,
            restored: Vec::new(),
            start: None,
            fixed: 0,
            easier: None,
        }
    }

    /// Restores clues to the result of digging.
    pub(super) async fn dug(
        dug: &'a mut Dug<P>,
        levels: Levels,
        give_up: GiveUpRule,
        desk: &'a Desk<P>,
    ) -> Restored {
        // Then the dug puzzle is often hard enough.
        let is_likely = levels.at_least + BELOW_SEARCH >= P::BEYOND_DEDUCTION;
        let mut within = match is_likely {
            true => CappedSolve::new(dug.clues(), levels.at_most),
            false => CappedSolve::quick(dug.clues(), &dug.full.solution, levels),
        };
        within.watch(levels.at_least);
        within.run(desk, &*dug).await;
        if let Some(grade) = within.solved() {
            if is_likely {
                return Restored::Graded(grade.clone());
            }
            if grade.level < levels.at_least && grade.level <= give_up.useless_level {
                return Restored::Nothing;
            }
            return Self::new(within, dug, levels, give_up, desk).search().await;
        }
        let start = within.hard_step.take();
        // Beyond deduction, restoring clues takes longer than digging again.
        let is_dear = levels.at_most > P::BEYOND_DEDUCTION;
        if start.is_none() && give_up.gives_up_early && is_dear {
            return Restored::Nothing;
        }
        let board = within.board;
        within = CappedSolve::quick(dug.clues(), &dug.full.solution, levels);
        within.watch(levels.at_least);
        within.board = board;
        Self {
            start,
            ..Self::new(within, dug, levels, give_up, desk)
        }
        .stuck()
        .await
    }

    /// Restores clues to a puzzle on which a solve is stuck.
    pub(super) async fn stuck_at(
        mut within: CappedSolve<P>,
        dug: &'a mut Dug<P>,
        levels: Levels,
        give_up: GiveUpRule,
        desk: &'a Desk<P>,
    ) -> Restored {
        Self {
            start: within.hard_step.take(),
            ..Self::new(within, dug, levels, give_up, desk)
        }
        .stuck()
        .await
    }

    /// Continues where the solve within the levels is stuck.
    async fn stuck(mut self) -> Restored {
        let left = self.rounds.order().to_vec();
        if !self.unstick(left).await {
            return Restored::TooHard;
        }
        if self.start.is_none() && self.give_up.gives_up_early {
            return self.give_up();
        }
        self.search().await
    }

    /// Grades the puzzle, and searches for others, until one is hard enough.
    async fn search(mut self) -> Restored {
        loop {
            let mut solve = CappedSolve::new(self.dug.clues(), self.levels.at_most);
            solve.run(self.desk, &*self.dug).await;
            if let Some(grade) = solve.solved() {
                if grade.level >= self.levels.at_least {
                    return Restored::Graded(grade.clone());
                }
                let most = self.easier.as_ref().map_or(0, |(most, _)| most.level);
                if grade.level > most {
                    self.easier = Some((grade.clone(), self.restored.clone()));
                }
            }
            loop {
                if !self.begin_round() {
                    return self.give_up();
                }
                if self.round().await {
                    break;
                }
            }
        }
    }

    /// Restores groups one by one until the solve within the levels succeeds; `false` if
    /// none of those left, the next one last, bears on an open place.
    async fn unstick(&mut self, mut left: Vec<Vec<Site>>) -> bool {
        let mut unsticking = Unsticking::new();
        while self.within.solved().is_none() {
            let mut board = self.within.board.clone();
            let informs =
                |group: &Vec<Site>| group.iter().any(|&site| P::is_informative(&board, site));
            let Some(at) = left.iter().rposition(informs) else {
                return false;
            };
            let group = left.remove(at);
            if let Some(idle) = unsticking.restore(&group, &mut board) {
                self.restored.pop();
                self.dug.remove(idle.clone());
                left.insert(0, idle);
            }
            self.put(group);
            self.within
                .resume(self.dug.clues(), &board, &self.dug.full.solution);
            if self.within.run(self.desk, &*self.dug).await {
                unsticking.progressed();
                if self.start.is_none() {
                    self.start = self.within.hard_step.take();
                    self.fixed = self.restored.len();
                }
            }
        }
        true
    }

    /// Restores a group.
    fn put(&mut self, group: Vec<Site>) {
        self.restored.push(group.clone());
        self.dug.restore(group);
    }

    /// Begins the next round before the first hard step; `false` if there is none, or
    /// if the last round restored nothing.
    fn begin_round(&mut self) -> bool {
        let restored = self.restored.split_off(self.fixed);
        let is_vain = self.rounds.are_begun() && restored.is_empty();
        for group in restored {
            self.dug.remove(group);
        }
        let start = self.start.as_ref().filter(|_| !is_vain);
        start.is_some_and(|start| self.rounds.begin(start, &self.restored))
    }

    /// Restores every group that keeps the hard step necessary; then, if the solve within
    /// the levels succeeds, only those that it needs. Whether it succeeds.
    async fn round(&mut self) -> bool {
        while let Some(group) = self.rounds.next(self.dug) {
            self.desk.spend(&*self.dug).await;
            if !self.is_easy_below().await {
                self.rounds.accept();
                self.put(group);
            } else if self.restored.len() == self.fixed {
                // It makes the puzzle too easy alone.
                self.rounds.exclude(&group);
            }
        }
        let (board, solution) = (self.rounds.reached(), &self.dug.full.solution);
        self.within.resume(self.dug.clues(), board, solution);
        self.within.run(self.desk, &*self.dug).await;
        let (Some(_), Some(start)) = (self.within.solved(), &self.start) else {
            return false;
        };
        // Fewer of them may suffice.
        let mut restored = self.restored.split_off(self.fixed);
        for group in &restored {
            self.dug.remove(group.clone());
        }
        restored.reverse();
        self.within
            .resume(self.dug.clues(), &start.board, &self.dug.full.solution);
        self.within.run(self.desk, &*self.dug).await;
        self.unstick(restored).await
    }

    /// Whether the first hard step is unnecessary with the group being tried.
    async fn is_easy_below(&mut self) -> bool {
        let Some(start) = &self.start else {
            return true;
        };
        loop {
            let has_stepped = self.rounds.below.step(self.desk, &*self.dug).await;
            if self.rounds.is_found(start) {
                return true;
            }
            if !has_stepped {
                return false;
            }
        }
    }

    /// Ends with the hardest puzzle that is too easy, if that is useful.
    fn give_up(mut self) -> Restored {
        for group in std::mem::take(&mut self.restored) {
            self.dug.remove(group);
        }
        match self.easier.take() {
            Some((grade, restored)) if grade.level > self.give_up.useless_level => {
                for group in restored {
                    self.put(group);
                }
                Restored::Graded(grade)
            }
            _ => Restored::Nothing,
        }
    }
}
