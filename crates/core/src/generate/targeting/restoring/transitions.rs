//! Transitions between the stages of restoring, when a solve has ended.

use super::{Restored, Restoring, RestoringStage};
use crate::generate::Generate;
use crate::generate::capped_solve::CappedSolve;
use crate::generate::dug::Dug;
use crate::generate::targeting::unsticking::Unsticking;
use crate::grid::Site;

impl<P: Generate> Restoring<P> {
    /// Continues after a solve has ended.
    pub(super) fn stuck(&mut self, stage: RestoringStage<P>, dug: &mut Dug<P>) -> Option<Restored> {
        match stage {
            RestoringStage::Idle => {}
            RestoringStage::First => {
                if let Some(grade) = self.within.solved() {
                    if self.is_likely {
                        return Some(Restored::Graded(grade.clone()));
                    }
                    if grade.level < self.levels.at_least
                        && grade.level <= self.give_up.useless_level
                    {
                        return Some(Restored::Nothing);
                    }
                    self.grade(dug);
                    return None;
                }
                self.start = self.within.hard_step.take();
                // Beyond deduction, restoring clues takes longer than digging
                // again.
                let is_dear = self.levels.at_most > P::BEYOND_DEDUCTION;
                if self.start.is_none() && self.give_up.gives_up_early && is_dear {
                    return Some(Restored::Nothing);
                }
                let board = self.within.board.clone();
                self.within = CappedSolve::quick(dug.clues(), &dug.full.solution, self.levels);
                self.within.watch(self.levels.at_least);
                self.within.board = board;
                let left = self.rounds.order().to_vec();
                return self.unstick(dug, Unsticking::new(), left);
            }
            RestoringStage::Unsticking(unsticking, left) => {
                if self.within.solved().is_none() {
                    return self.unstick(dug, unsticking, left);
                }
                if self.start.is_none() && self.give_up.gives_up_early {
                    return Some(self.give_up(dug));
                }
                self.grade(dug);
            }
            RestoringStage::Trying(group) if self.is_easy() => self.reject(&group),
            RestoringStage::Trying(group) => {
                self.rounds.accept();
                self.put(dug, group);
            }
            RestoringStage::Checking => {
                if self.within.solved().is_none() {
                    return self.begin_round(dug);
                }
                // Fewer of them may suffice.
                let mut restored = self.restored.split_off(self.fixed);
                for group in &restored {
                    dug.remove(group.clone());
                }
                restored.reverse();
                let board = &self.start.as_ref()?.board;
                self.within.resume(dug.clues(), board, &dug.full.solution);
                self.stage = RestoringStage::Unsticking(Unsticking::new(), restored);
            }
            RestoringStage::Grading(solve) => {
                if let Some(grade) = solve.solved() {
                    if grade.level >= self.levels.at_least {
                        return Some(Restored::Graded(grade.clone()));
                    }
                    let most = self.easier.as_ref().map_or(0, |(most, _)| most.level);
                    if grade.level > most {
                        self.easier = Some((grade.clone(), self.restored.clone()));
                    }
                }
                return self.begin_round(dug);
            }
        }
        None
    }

    /// Whether the groups being tried make the first hard step unnecessary.
    pub(super) fn is_easy(&self) -> bool {
        let start = self.start.as_ref();
        start.is_none_or(|start| self.rounds.is_found(start))
    }

    /// Rejects a group that makes the puzzle too easy. If it does so alone, excludes it
    /// from every order.
    pub(super) fn reject(&mut self, group: &[Site]) {
        if self.restored.len() == self.fixed {
            self.rounds.exclude(group);
        }
    }

    /// Restores a group when the solve is stuck, as long as one bears on an open place.
    pub(super) fn unstick(
        &mut self,
        dug: &mut Dug<P>,
        mut unsticking: Unsticking<P::Board>,
        mut left: Vec<Vec<Site>>,
    ) -> Option<Restored> {
        let mut board = self.within.board.clone();
        let informs = |group: &Vec<Site>| group.iter().any(|&site| P::is_informative(&board, site));
        let Some(at) = left.iter().rposition(informs) else {
            return match self.rounds.are_begun() {
                false => Some(Restored::TooHard),
                true => self.begin_round(dug),
            };
        };
        let group = left.remove(at);
        if let Some(idle) = unsticking.restore(&group, &mut board) {
            self.restored.pop();
            dug.remove(idle.clone());
            left.insert(0, idle);
        }
        self.put(dug, group);
        let solution = &dug.full.solution;
        self.within.resume(dug.clues(), &board, solution);
        self.stage = RestoringStage::Unsticking(unsticking, left);
        None
    }

    /// Restores a group.
    fn put(&mut self, dug: &mut Dug<P>, group: Vec<Site>) {
        self.restored.push(group.clone());
        dug.restore(group);
    }

    /// Begins the next round before the first hard step; ends if there is none, or
    /// if the last round restored nothing.
    fn begin_round(&mut self, dug: &mut Dug<P>) -> Option<Restored> {
        let restored = self.restored.split_off(self.fixed);
        let is_vain = self.rounds.are_begun() && restored.is_empty();
        for group in restored {
            dug.remove(group);
        }
        let start = self.start.as_ref().filter(|_| !is_vain);
        if start.is_some_and(|start| self.rounds.begin(start, &self.restored)) {
            return None;
        }
        Some(self.give_up(dug))
    }

    /// Begins to try the next group below the specified levels.
    pub(super) fn next(&mut self, dug: &Dug<P>) {
        self.stage = match self.rounds.next(dug) {
            Some(group) => RestoringStage::Trying(group),
            None => {
                let (board, solution) = (self.rounds.reached(), &dug.full.solution);
                self.within.resume(dug.clues(), board, solution);
                RestoringStage::Checking
            }
        };
    }

    /// Begins to grade the puzzle from the start.
    fn grade(&mut self, dug: &Dug<P>) {
        self.stage = RestoringStage::Grading(CappedSolve::new(dug.clues(), self.levels.at_most));
    }

    /// Ends with the hardest puzzle that is too easy, if that is useful.
    fn give_up(&mut self, dug: &mut Dug<P>) -> Restored {
        for group in self.restored.drain(..) {
            dug.remove(group);
        }
        match self.easier.take() {
            Some((grade, restored)) if grade.level > self.give_up.useless_level => {
                for group in restored {
                    self.put(dug, group);
                }
                Restored::Graded(grade)
            }
            _ => Restored::Nothing,
        }
    }
}
