//! The stages of making a puzzle.

use crate::solve::{Grader, Prover};

use super::climb::Climb;
use super::digging::Digging;
use super::dug::Dug;
use super::easing::Easing;
use super::glimpse::Phase;
use super::{Filling, Full, Gauge, Generate, Levels};

/// What is done at a time, and what with.
pub(super) enum Stage<P: Generate> {
    Filling(Box<dyn Filling<P>>),
    /// A board of which every clue stays is looked at: how hard it may be.
    Gauging {
        full: Full<P>,
        gauge: Box<dyn Gauge<P>>,
    },
    /// One that looks as wished is climbed quickly.
    Sounding {
        full: Full<P>,
        climb: Box<Climb<P>>,
    },
    /// A board that may be too hard is tried by reasoning within the level.
    Testing {
        full: Full<P>,
        climb: Box<Climb<P>>,
    },
    Proving {
        full: Full<P>,
        prover: Box<dyn Prover<P>>,
    },
    Digging(Box<Digging<P>>),
    Easing(Box<Easing<P>>),
    Grading(Box<Grading<P>>),
    Done,
}

/// A puzzle being graded.
pub(super) struct Grading<P: Generate> {
    pub(super) clues: P::Clues,
    pub(super) dug: Dug<P>,
    pub(super) grader: Grader<P>,
}

impl<P: Generate> Stage<P> {
    /// Whether a full board has one solution.
    pub(super) fn proving(full: Full<P>) -> Self {
        let prover = P::prover(&full.clues, Some(&full.solution));
        Stage::Proving { full, prover }
    }

    /// Whether reasoning within a level solves a full board.
    pub(super) fn testing(full: Full<P>, level: u8) -> Self {
        let climb = Box::new(Climb::new(full.clues.clone(), level));
        Stage::Testing { full, climb }
    }

    /// About how hard a full board is.
    pub(super) fn sounding(full: Full<P>, levels: Levels) -> Self {
        let climb = Box::new(Climb::quick(full.clues.clone(), levels));
        Stage::Sounding { full, climb }
    }

    /// What the work is about, until it is done.
    pub(super) fn phase(&self) -> Option<Phase> {
        Some(match self {
            Stage::Filling(_) => Phase::Filling,
            Stage::Gauging { .. }
            | Stage::Sounding { .. }
            | Stage::Testing { .. }
            | Stage::Proving { .. } => Phase::Proving,
            Stage::Digging(_) => Phase::Digging,
            Stage::Easing(_) => Phase::Easing,
            Stage::Grading(_) => Phase::Grading,
            Stage::Done => return None,
        })
    }

    /// What can be seen of it: clues and facts.
    pub(super) fn seen(&self) -> Option<(P::Clues, Vec<P::Fact>)> {
        Some(match self {
            Stage::Filling(filling) => filling.glimpse(),
            Stage::Gauging { full, .. }
            | Stage::Sounding { full, .. }
            | Stage::Testing { full, .. }
            | Stage::Proving { full, .. } => (full.clues.clone(), full.solution.clone()),
            Stage::Digging(digging) => (digging.clues(), digging.solution().to_vec()),
            Stage::Easing(easing) => (easing.clues(), easing.solution().to_vec()),
            Stage::Grading(grading) => {
                let solution = grading.dug.full.solution.clone();
                (grading.clues.clone(), solution)
            }
            Stage::Done => return None,
        })
    }
}
