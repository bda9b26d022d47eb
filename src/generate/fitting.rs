//! Clues put back until a puzzle is of the level wished for: neither harder nor
//! easier.
//!
//! The ladder is climbed up to the level, once. Where it is stuck a clue comes
//! back that tells something about a place still open, and the climb goes on:
//! what was found holds with more clues as well.
//!
//! That may make the puzzle too easy. Then those clues go again that came after
//! the first hard step, and others come: each with which a climb *below* the
//! wish does not find what the hard step found. If the climb within the wish
//! comes to its end with them all, the puzzle is as hard as wished; and it stays
//! so with the fewer of them that the climb needs.

use crate::grid::Site;
use crate::solve::{Fuel, Grade};

use super::climb::{Climb, Climbed, Hard};
use super::dug::Dug;
use super::{Generate, Levels};

/// So many clues that lead to no step are tried for one that does, before one
/// of them stays.
const MOST_IDLE: usize = 6;
/// So many orders are tried in which clues come back below the wish.
const ROUNDS: usize = 4;

/// Where a wish begins no more levels than this below those that need search,
/// what was dug often is as hard, and its climb is the grade.
const OFTEN: u8 = 2;

/// Fitting under way.
pub(super) struct Fitting<P: Generate> {
    levels: Levels,
    /// Whether what was dug often is as hard as wished.
    is_often: bool,
    /// Reasoning within the wish.
    within: Climb<P>,
    /// Reasoning below it.
    below: Climb<P>,
    stage: Stage<P>,
    /// What came back.
    came: Vec<Vec<Site>>,
    /// What may come back.
    order: Vec<Vec<Site>>,
    /// What is still to be tried below the wish, the next one last, and how far
    /// reasoning gets there.
    left: Vec<Vec<Site>>,
    reached: Option<P::Board>,
    /// How many orders were tried.
    rounds: usize,
    /// The first hard step,
    start: Option<Hard<P>>,
    /// and how much had come back for it.
    fixed: usize,
    /// The hardest of the puzzles that are too easy, and what came back.
    easier: Option<(Grade, Vec<Vec<Site>>)>,
    doubts: Doubts,
}

/// What fitting need not be patient with.
#[derive(Clone, Copy)]
pub(super) struct Doubts {
    /// Whether a puzzle that promises little is given up: a nearer one is known.
    pub(super) is_rash: bool,
    /// A puzzle that is no harder than this is of no use.
    pub(super) hopeless: u8,
}

/// What is done.
enum Stage<P: Generate> {
    /// What was dug is climbed.
    First,
    /// Clues come back where the climb is stuck.
    Helping(Help<P>),
    /// Nothing.
    Idle,
    /// A clue comes back unless it makes the puzzle too easy.
    Trying(Vec<Site>),
    /// Whether reasoning within the wish suffices.
    Checking,
    /// The puzzle is graded from the start.
    Grading(Climb<P>),
}

/// How a climb is helped.
struct Help<P: Generate> {
    /// What may come back, the next one last.
    left: Vec<Vec<Site>>,
    /// The board as the last step left it.
    before: P::Board,
    /// What came back last, and whether it led to a step.
    last: Option<Vec<Site>>,
    is_on: bool,
    /// How many came back and went again since the last step.
    tried: usize,
}

impl<P: Generate> Help<P> {
    fn new(left: Vec<Vec<Site>>, before: P::Board) -> Self {
        Self {
            left,
            before,
            last: None,
            is_on: false,
            tried: 0,
        }
    }
}

/// What fitting came to.
pub(super) enum Fitted {
    /// A puzzle with its grade.
    Graded(Grade),
    /// A puzzle that is too hard, whatever clues come back.
    TooHard,
    /// None that is worth its grade.
    Nothing,
}

impl<P: Generate> Fitting<P> {
    /// Takes up what digging left.
    pub(super) fn new(dug: &Dug<P>, levels: Levels, doubts: Doubts) -> Self {
        let is_often = levels.at_least + OFTEN >= P::DEDUCED;
        let mut within = match is_often {
            true => Climb::new(dug.clues(), levels.at_most),
            false => Climb::quick(dug.clues(), levels),
        };
        within.watch(levels.at_least);
        Self {
            levels,
            is_often,
            within,
            below: Climb::quick(
                dug.clues(),
                Levels {
                    at_most: levels.at_least - 1,
                    ..levels
                },
            ),
            stage: Stage::First,
            came: Vec::new(),
            order: dug.gone.clone(),
            left: Vec::new(),
            reached: None,
            rounds: 0,
            start: None,
            fixed: 0,
            easier: None,
            doubts,
        }
    }

    /// Takes up a puzzle of which a climb is stuck. `None` if no clue tells more.
    pub(super) fn stuck_at(
        dug: &mut Dug<P>,
        levels: Levels,
        doubts: Doubts,
        mut within: Climb<P>,
    ) -> Option<Self> {
        let start = within.hard.take();
        let board = within.board.clone();
        let mut fitting = Self {
            within,
            start,
            ..Self::new(dug, levels, doubts)
        };
        let help = Help::new(fitting.order.clone(), board);
        let end = fitting.help(dug, help);
        end.is_none().then_some(fitting)
    }

    /// Goes on to the end; the puzzle is in `dug`.
    pub(super) fn advance(&mut self, dug: &mut Dug<P>, fuel: &mut Fuel) -> Option<Fitted> {
        loop {
            let mut stage = std::mem::replace(&mut self.stage, Stage::Idle);
            let climb = match stage {
                Stage::Idle => {
                    if !fuel.spend() {
                        return None;
                    }
                    if let Some(end) = self.next(dug) {
                        return Some(end);
                    }
                    continue;
                }
                Stage::Trying(_) => &mut self.below,
                Stage::Grading(ref mut climb) => climb,
                _ => &mut self.within,
            };
            match climb.advance(fuel) {
                Climbed::OutOfFuel => {
                    self.stage = stage;
                    return None;
                }
                Climbed::On => {
                    match &mut stage {
                        Stage::Trying(group) if self.is_easy() => {
                            let group = std::mem::take(group);
                            self.refuse(&group);
                            continue;
                        }
                        Stage::Helping(help) => {
                            help.is_on = true;
                            if self.start.is_none() {
                                self.start = self.within.hard.take();
                                self.fixed = self.came.len();
                            }
                        }
                        _ => {}
                    }
                    self.stage = stage;
                }
                Climbed::Stuck => {
                    if let Some(end) = self.stuck(stage, dug) {
                        return Some(end);
                    }
                }
            }
        }
    }

    /// Goes on where a climb is at its end.
    fn stuck(&mut self, stage: Stage<P>, dug: &mut Dug<P>) -> Option<Fitted> {
        match stage {
            Stage::Idle => {}
            Stage::First => {
                if let Some(grade) = self.within.solved() {
                    if self.is_often {
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
                let help = Help::new(self.order.clone(), self.within.board.clone());
                return self.help(dug, help);
            }
            Stage::Helping(help) => {
                if self.within.solved().is_none() {
                    return self.help(dug, help);
                }
                if self.start.is_none() && self.doubts.is_rash {
                    return self.give_up(dug);
                }
                self.grade(dug);
            }
            Stage::Trying(group) if self.is_easy() => self.refuse(&group),
            Stage::Trying(group) => {
                self.reached = Some(self.below.board.clone());
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
                let board = self.start.as_ref()?.board.clone();
                self.within.resume(dug.clues(), &board, &dug.full.solution);
                self.stage = Stage::Helping(Help::new(came, board));
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
    fn is_easy(&self) -> bool {
        let found = self.start.iter().flat_map(|hard| &hard.found);
        let mut known = found.map(|&fact| P::knows(&self.below.board, fact).is_some());
        known.all(|is_known| is_known)
    }

    /// Clues that make the puzzle too easy stay away; in any order, if they do
    /// so alone.
    fn refuse(&mut self, group: &[Site]) {
        if self.came.len() == self.fixed {
            self.order.retain(|other| other != group);
        }
    }

    /// Helps a climb that is stuck, as long as there are clues that tell more.
    fn help(&mut self, dug: &mut Dug<P>, mut help: Help<P>) -> Option<Fitted> {
        if help.is_on {
            help.before = self.within.board.clone();
            help.last = None;
            help.is_on = false;
            help.tried = 0;
        }
        let board = &self.within.board;
        let tells = |group: &Vec<Site>| group.iter().any(|&site| P::tells(board, site));
        let Some(at) = help.left.iter().rposition(tells) else {
            return match self.rounds {
                0 => Some(Fitted::TooHard),
                _ => self.begin_round(dug),
            };
        };
        let group = help.left.remove(at);
        if help.tried < MOST_IDLE
            && let Some(idle) = help.last.take()
        {
            // What led nowhere goes again, a few times.
            self.came.pop();
            dug.take(idle.clone());
            help.left.insert(0, idle);
            help.tried += 1;
        } else {
            help.tried = 0;
            help.before = self.within.board.clone();
        }
        self.put(dug, group.clone());
        help.last = Some(group);
        let solution = &dug.full.solution;
        self.within.resume(dug.clues(), &help.before, solution);
        self.stage = Stage::Helping(help);
        None
    }

    /// Puts clues back.
    fn put(&mut self, dug: &mut Dug<P>, group: Vec<Site>) {
        self.came.push(group.clone());
        dug.put(group);
    }

    /// Begins anew, in another order and with what reasoning below the wish
    /// makes of the puzzle that was dug.
    fn begin_round(&mut self, dug: &mut Dug<P>) -> Option<Fitted> {
        let came = self.came.split_off(self.fixed);
        let is_vain = self.rounds > 0 && came.is_empty();
        for group in came {
            dug.take(group);
        }
        let Some(start) = self.start.as_ref().filter(|_| !is_vain) else {
            return self.give_up(dug);
        };
        if self.rounds == ROUNDS {
            return self.give_up(dug);
        }
        self.rounds += 1;
        let part = self.order.len() / ROUNDS;
        self.order.rotate_left(part);
        let order = self.order.iter().filter(|group| !self.came.contains(group));
        self.left = order.cloned().collect();
        self.reached = Some(start.board.clone());
        None
    }

    /// Begins with the next clue below the wish.
    fn next(&mut self, dug: &Dug<P>) -> Option<Fitted> {
        let board = self.reached.as_ref()?;
        let solution = &dug.full.solution;
        let tells = |group: &Vec<Site>| group.iter().any(|&site| P::tells(board, site));
        while let Some(group) = self.left.pop() {
            if tells(&group) {
                self.below.resume(dug.with(&group), board, solution);
                self.stage = Stage::Trying(group);
                return None;
            }
        }
        self.within.resume(dug.clues(), board, solution);
        self.stage = Stage::Checking;
        None
    }

    /// Grades the puzzle from the start.
    fn grade(&mut self, dug: &Dug<P>) {
        self.stage = Stage::Grading(Climb::new(dug.clues(), self.levels.at_most));
    }

    /// Ends with the hardest of the puzzles that are too easy, if that is of use.
    fn give_up(&mut self, dug: &mut Dug<P>) -> Option<Fitted> {
        for group in self.came.drain(..) {
            dug.take(group);
        }
        Some(match self.easier.take() {
            Some((grade, came)) if grade.level > self.doubts.hopeless => {
                for group in came {
                    self.put(dug, group);
                }
                Fitted::Graded(grade)
            }
            _ => Fitted::Nothing,
        })
    }
}
