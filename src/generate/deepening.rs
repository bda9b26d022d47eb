//! Clues taken away from a puzzle that is too easy, until it is as hard as
//! wished.
//!
//! Where little was dug, the ladder solves what is left below the wish. Then
//! one more clue goes. What was found without it still holds, so the climb goes
//! on from there, and ends in one of these ways:
//!
//! - too easy still: the clue stays away;
//! - as hard as wished: that is the puzzle;
//! - stuck after a step as hard as wished: other clues may come back, see
//!   [`Fitting`];
//! - stuck before: the clue comes back, and another goes.
//!
//! So a puzzle is hard at one place and easy elsewhere, which costs less than
//! to dig all of it and to see how hard it is.

use std::collections::BTreeSet;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use crate::grid::Site;
use crate::solve::{Fuel, Grade, Grader, HARDEST};
use crate::trace::Step;

use super::climb::{Climb, Climbed};
use super::dug::{Dug, groups};
use super::fitting::{Doubts, Fitted, Fitting};
use super::proofs::Proofs;
use super::{Amount, Generate, Levels, Wish};

/// Whether a wish is met by deepening.
pub(super) fn suits<P: Generate>(wish: &Wish) -> bool {
    let is_hard = wish.levels.at_least >= P::DEDUCED;
    is_hard && !P::SEARCHES && wish.amount == Amount::Enough
}

/// Deepening under way.
pub(super) struct Deepening<P: Generate> {
    levels: Levels,
    doubts: Doubts,
    stage: Stage<P>,
    /// How the puzzle is solved with all clues that were there first.
    trail: Vec<Step<P>>,
    /// What went since.
    without: Vec<Site>,
    /// What may go, the next one last.
    left: Vec<Vec<Site>>,
    /// Whether a trial leaves one solution.
    proofs: Proofs<P>,
}

enum Stage<P: Generate> {
    /// What was dug is climbed.
    First(Climb<P>),
    /// Nothing is tried.
    Idle,
    /// Whether there is one solution without some clues.
    Proving(Vec<Site>),
    /// How hard the puzzle is without them.
    Trying(Climb<P>, Vec<Site>),
    /// Clues come back.
    Fitting(Box<Fitting<P>>, Before),
    /// The puzzle is graded.
    Grading(Box<Grader<P>>, Before),
}

/// The puzzle before the latest clues went.
struct Before {
    standing: BTreeSet<Site>,
    gone: Vec<Vec<Site>>,
}

impl<P: Generate> Deepening<P> {
    /// Takes up what digging left.
    pub(super) fn new(dug: &mut Dug<P>, wish: &Wish, doubts: Doubts, rng: &mut ChaCha8Rng) -> Self {
        dug.rivals.leave(dug.standing.iter().copied());
        let mut left = groups::<P>(&dug.full.clues, &dug.standing, wish);
        left.shuffle(rng);
        let mut climb = Climb::new(dug.clues(), Self::cap(wish.levels));
        climb.watch(wish.levels.at_least);
        climb.keep_trail();
        Self {
            levels: wish.levels,
            doubts,
            stage: Stage::First(climb),
            trail: Vec::new(),
            without: Vec::new(),
            left,
            proofs: Proofs::default(),
        }
    }

    /// How far a climb goes. Where cases may be tried, the grade tells the rest.
    fn cap(levels: Levels) -> u8 {
        match levels.at_most {
            HARDEST => P::DEDUCED,
            level => level,
        }
    }

    /// Goes on to the end; the puzzle is in `dug`. Its grade, if it is as wished.
    pub(super) fn advance(&mut self, dug: &mut Dug<P>, fuel: &mut Fuel) -> Option<Option<Grade>> {
        loop {
            match std::mem::replace(&mut self.stage, Stage::Idle) {
                Stage::Idle => {
                    if !fuel.spend() {
                        return None;
                    }
                    let Some(group) = self.left.pop() else {
                        return Some(None);
                    };
                    self.begin(dug, group);
                }
                Stage::Proving(group) => match self.proofs.has_one_without(dug, &group, fuel) {
                    None => {
                        self.stage = Stage::Proving(group);
                        return None;
                    }
                    Some(true) => self.climb(dug, group),
                    Some(false) => {}
                },
                Stage::First(mut climb) => match climb.advance(fuel) {
                    Climbed::OutOfFuel => {
                        self.stage = Stage::First(climb);
                        return None;
                    }
                    Climbed::On => self.stage = Stage::First(climb),
                    Climbed::Stuck => match climb.solved() {
                        Some(grade) if grade.level >= self.levels.at_least => {
                            return Some(Some(grade.clone()));
                        }
                        Some(_) => self.trail = climb.trail(),
                        None => {
                            self.left.clear();
                            self.help(dug, climb, Vec::new());
                        }
                    },
                },
                Stage::Trying(mut climb, group) => match climb.advance(fuel) {
                    Climbed::OutOfFuel => {
                        self.stage = Stage::Trying(climb, group);
                        return None;
                    }
                    Climbed::On => self.stage = Stage::Trying(climb, group),
                    Climbed::Stuck => self.tried(dug, climb, group),
                },
                Stage::Fitting(mut fitting, before) => match fitting.advance(dug, fuel) {
                    None => {
                        self.stage = Stage::Fitting(fitting, before);
                        return None;
                    }
                    Some(Fitted::Graded(grade)) if grade.level >= self.levels.at_least => {
                        return Some(Some(grade));
                    }
                    Some(_) => self.undo(dug, before),
                },
                Stage::Grading(mut grader, before) => match grader.advance(fuel) {
                    None => {
                        self.stage = Stage::Grading(grader, before);
                        return None;
                    }
                    Some((grade, _)) => {
                        if self.levels.miss(grade.overall()) == 0 {
                            return Some(Some(grade));
                        }
                        self.undo(dug, before);
                    }
                },
            }
        }
    }

    /// Begins to take a group away.
    fn begin(&mut self, dug: &mut Dug<P>, group: Vec<Site>) {
        if !dug.rivals.take(&group) {
            return;
        }
        if self.levels.at_least <= P::DEDUCED {
            return self.climb(dug, group);
        }
        // Trials take longer than a proof.
        self.proofs
            .begin(&dug.full.with(dug.rivals.left()), &dug.full.solution);
        self.stage = Stage::Proving(group);
    }

    /// Begins a climb without a group.
    fn climb(&mut self, dug: &Dug<P>, group: Vec<Site>) {
        let clues = dug.full.with(dug.rivals.left());
        let mut climb = Climb::quick(
            clues,
            Levels {
                at_most: Self::cap(self.levels),
                ..self.levels
            },
        );
        climb.watch(self.levels.at_least);
        let without = [&self.without[..], &group].concat();
        climb.retrace(&self.trail, &without);
        self.stage = Stage::Trying(climb, group);
    }

    /// A climb is at its end without a group.
    fn tried(&mut self, dug: &mut Dug<P>, climb: Climb<P>, group: Vec<Site>) {
        let is_hard = climb.hard.is_some();
        let is_solved = climb.solved().is_some();
        if is_solved && !is_hard {
            self.without.extend(&group);
            dug.take(group);
        } else if is_solved || self.levels.at_most == HARDEST {
            self.grade(dug, group);
        } else if is_hard && self.levels.at_least != P::PLENTIFUL {
            self.help(dug, climb, group);
        } else {
            dug.rivals.put(&group);
        }
    }

    /// Grades the puzzle without a group.
    fn grade(&mut self, dug: &mut Dug<P>, group: Vec<Site>) {
        let before = Before::of(dug);
        dug.take(group);
        let grader = Box::new(Grader::new(dug.clues()));
        self.stage = Stage::Grading(grader, before);
    }

    /// Begins to put clues back where a climb without a group is stuck.
    fn help(&mut self, dug: &mut Dug<P>, climb: Climb<P>, group: Vec<Site>) {
        if self.levels.at_most == HARDEST {
            return self.grade(dug, group);
        }
        let before = Before::of(dug);
        dug.take(group);
        match Fitting::stuck_at(dug, self.levels, self.doubts, climb) {
            Some(fitting) => self.stage = Stage::Fitting(Box::new(fitting), before),
            None => self.undo(dug, before),
        }
    }

    /// Takes back what was tried.
    fn undo(&mut self, dug: &mut Dug<P>, before: Before) {
        dug.standing = before.standing;
        dug.gone = before.gone;
        dug.rivals.leave(dug.standing.iter().copied());
    }
}

impl Before {
    fn of<P: Generate>(dug: &Dug<P>) -> Self {
        Self {
            standing: dug.standing.clone(),
            gone: dug.gone.clone(),
        }
    }
}
