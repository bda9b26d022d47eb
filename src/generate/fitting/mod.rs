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

mod rounds;
mod turn;

use crate::grid::Site;
use crate::solve::{Fuel, Grade};

use super::climb::{Climb, Climbed, Hard};
use super::dug::Dug;
use super::help::Help;
use super::{Generate, Levels};
use rounds::Rounds;

/// Where a wish begins no more levels than this below those that need search,
/// what was dug often is as hard, and its climb is the grade.
const BELOW_SEARCH: u8 = 2;

/// Fitting under way.
pub(super) struct Fitting<P: Generate> {
    levels: Levels,
    /// Whether what was dug often is as hard as wished.
    is_likely: bool,
    /// Reasoning within the wish.
    within: Climb<P>,
    /// Reasoning below it, in rounds.
    rounds: Rounds<P>,
    stage: Stage<P>,
    /// What came back.
    came: Vec<Vec<Site>>,
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
    /// Clues come back where the climb is stuck; these may, the next one last.
    Helping(Help<P::Board>, Vec<Vec<Site>>),
    /// Nothing.
    Idle,
    /// A clue comes back unless it makes the puzzle too easy.
    Trying(Vec<Site>),
    /// Whether reasoning within the wish suffices.
    Checking,
    /// The puzzle is graded from the start.
    Grading(Climb<P>),
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
        let is_likely = levels.at_least + BELOW_SEARCH >= P::DEDUCED;
        let mut within = match is_likely {
            true => Climb::new(dug.clues(), levels.at_most),
            false => Climb::quick(dug.clues(), levels),
        };
        within.watch(levels.at_least);
        Self {
            levels,
            is_likely,
            within,
            rounds: Rounds::new(dug, levels),
            stage: Stage::First,
            came: Vec::new(),
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
        let mut fitting = Self {
            within,
            start,
            ..Self::new(dug, levels, doubts)
        };
        let left = fitting.rounds.order().to_vec();
        let end = fitting.help(dug, Help::new(), left);
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
                    self.next(dug);
                    continue;
                }
                Stage::Trying(_) => &mut self.rounds.below,
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
                        Stage::Helping(help, _) => {
                            help.step();
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
}
