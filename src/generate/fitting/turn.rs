//! What is done next where a climb is at its end.

use super::{Fitted, Fitting, Stage};
use crate::generate::Generate;
use crate::generate::climb::Climb;
use crate::generate::dug::Dug;
use crate::generate::help::Help;
use crate::grid::Site;

impl<P: Generate> Fitting<P> {
    /// Goes on where a climb is at its end.
    pub(super) fn stuck(&mut self, stage: Stage<P>, dug: &mut Dug<P>) -> Option<Fitted> {
        match stage {
            Stage::Idle => {}
            Stage::First => {
                if let Some(grade) = self.within.solved() {
                    if self.is_likely {
                        return Some(Fitted::Graded(grade.clone()));
                    }
                    if grade.level < self.levels.at_least && grade.level <= self.doubts.hopeless {
                        return Some(Fitted::Nothing);
                    }
                    self.grade(dug);
                    return None;
                }
                self.start = self.within.hard.take();
                // Beyond that, to help a climb takes longer than to dig anew.
                let is_dear = self.levels.at_most > P::DEDUCED;
                if self.start.is_none() && self.doubts.is_rash && is_dear {
                    return Some(Fitted::Nothing);
                }
                let board = self.within.board.clone();
                self.within = Climb::quick(dug.clues(), self.levels);
                self.within.watch(self.levels.at_least);
                self.within.board = board;
                let left = self.rounds.order().to_vec();
                return self.help(dug, Help::new(), left);
            }
            Stage::Helping(help, left) => {
                if self.within.solved().is_none() {
                    return self.help(dug, help, left);
                }
                if self.start.is_none() && self.doubts.is_rash {
                    return Some(self.give_up(dug));
                }
                self.grade(dug);
            }
            Stage::Trying(group) if self.is_easy() => self.refuse(&group),
            Stage::Trying(group) => {
                self.rounds.accept();
                self.put(dug, group);
            }
            Stage::Checking => {
                if self.within.solved().is_none() {
                    return self.begin_round(dug);
                }
                // Fewer of them may do.
                let mut came = self.came.split_off(self.fixed);
                for group in &came {
                    dug.take(group.clone());
                }
                came.reverse();
                let board = &self.start.as_ref()?.board;
                self.within.resume(dug.clues(), board, &dug.full.solution);
                self.stage = Stage::Helping(Help::new(), came);
            }
            Stage::Grading(climb) => {
                if let Some(grade) = climb.solved() {
                    if grade.level >= self.levels.at_least {
                        return Some(Fitted::Graded(grade.clone()));
                    }
                    let most = self.easier.as_ref().map_or(0, |(most, _)| most.level);
                    if grade.level > most {
                        self.easier = Some((grade.clone(), self.came.clone()));
                    }
                }
                return self.begin_round(dug);
            }
        }
        None
    }

    /// Whether the first hard step is not needed with the clues that are tried.
    pub(super) fn is_easy(&self) -> bool {
        let start = self.start.as_ref();
        start.is_none_or(|start| self.rounds.is_found(start))
    }

    /// Clues that make the puzzle too easy stay away; in any order, if they do
    /// so alone.
    pub(super) fn refuse(&mut self, group: &[Site]) {
        if self.came.len() == self.fixed {
            self.rounds.exclude(group);
        }
    }

    /// Helps a climb that is stuck, as long as there are clues that tell more.
    pub(super) fn help(
        &mut self,
        dug: &mut Dug<P>,
        mut help: Help<P::Board>,
        mut left: Vec<Vec<Site>>,
    ) -> Option<Fitted> {
        let mut board = self.within.board.clone();
        let tells = |group: &Vec<Site>| group.iter().any(|&site| P::tells(&board, site));
        let Some(at) = left.iter().rposition(tells) else {
            return match self.rounds.are_begun() {
                false => Some(Fitted::TooHard),
                true => self.begin_round(dug),
            };
        };
        let group = left.remove(at);
        if let Some(idle) = help.come(&group, &mut board) {
            self.came.pop();
            dug.take(idle.clone());
            left.insert(0, idle);
        }
        self.put(dug, group);
        let solution = &dug.full.solution;
        self.within.resume(dug.clues(), &board, solution);
        self.stage = Stage::Helping(help, left);
        None
    }

    /// Puts clues back.
    fn put(&mut self, dug: &mut Dug<P>, group: Vec<Site>) {
        self.came.push(group.clone());
        dug.put(group);
    }

    /// Begins anew before the first hard step, in another order; or ends if there
    /// is none, or nothing came of the last round.
    fn begin_round(&mut self, dug: &mut Dug<P>) -> Option<Fitted> {
        let came = self.came.split_off(self.fixed);
        let is_vain = self.rounds.are_begun() && came.is_empty();
        for group in came {
            dug.take(group);
        }
        let start = self.start.as_ref().filter(|_| !is_vain);
        if start.is_some_and(|start| self.rounds.begin(start, &self.came)) {
            return None;
        }
        Some(self.give_up(dug))
    }

    /// Begins with the next clue below the wish.
    pub(super) fn next(&mut self, dug: &Dug<P>) {
        self.stage = match self.rounds.next(dug) {
            Some(group) => Stage::Trying(group),
            None => {
                let (board, solution) = (self.rounds.reached(), &dug.full.solution);
                self.within.resume(dug.clues(), board, solution);
                Stage::Checking
            }
        };
    }

    /// Grades the puzzle from the start.
    fn grade(&mut self, dug: &Dug<P>) {
        self.stage = Stage::Grading(Climb::new(dug.clues(), self.levels.at_most));
    }

    /// Ends with the hardest of the puzzles that are too easy, if that is of use.
    fn give_up(&mut self, dug: &mut Dug<P>) -> Fitted {
        for group in self.came.drain(..) {
            dug.take(group);
        }
        match self.easier.take() {
            Some((grade, came)) if grade.level > self.doubts.hopeless => {
                for group in came {
                    self.put(dug, group);
                }
                Fitted::Graded(grade)
            }
            _ => Fitted::Nothing,
        }
    }
}
