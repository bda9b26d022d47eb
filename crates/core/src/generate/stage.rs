//! Stages of generation.

use crate::solve::{Grader, Prover};

use super::capped_solve::CappedSolve;
use super::digging::Digging;
use super::dug::Dug;
use super::preview::Phase;
use super::targeting::Targeting;
use super::{DifficultyEstimator, Filling, Full, Generate, Levels};

/// Stage of generation, with its state.
pub(super) enum MakingStage<P: Generate> {
    Filling(Box<dyn Filling<P>>),
    /// A board that keeps every clue is given an estimate of its difficulty.
    Estimating {
        full: Full<P>,
        estimator: Box<dyn DifficultyEstimator<P>>,
    },
    /// A board whose estimate fits is solved by the grading ladder.
    Screening {
        full: Full<P>,
        solve: Box<CappedSolve<P>>,
    },
    /// A board that may be too hard is solved within the level cap.
    Testing {
        full: Full<P>,
        solve: Box<CappedSolve<P>>,
    },
    Proving {
        full: Full<P>,
        prover: Box<dyn Prover<P>>,
    },
    Digging(Box<Digging<P>>),
    Targeting(Box<Targeting<P>>),
    Grading(Box<Grading<P>>),
    Done,
}

/// Grading of a generated puzzle.
pub(super) struct Grading<P: Generate> {
    pub(super) clues: P::Clues,
    pub(super) dug: Dug<P>,
    pub(super) grader: Grader<P>,
}

impl<P: Generate> MakingStage<P> {
    /// Proof that a full board has one solution.
    pub(super) fn proving(full: Full<P>) -> Self {
        let prover = P::prover(&full.clues, Some(&full.solution));
        MakingStage::Proving { full, prover }
    }

    /// Grading of a puzzle.
    pub(super) fn grading(clues: P::Clues, dug: Dug<P>) -> Self {
        let grader = Grader::new(clues.clone());
        MakingStage::Grading(Box::new(Grading { clues, dug, grader }))
    }

    /// Solve of a full board, capped at a level.
    pub(super) fn testing(full: Full<P>, level: u8) -> Self {
        let solve = Box::new(CappedSolve::new(full.clues.clone(), level));
        MakingStage::Testing { full, solve }
    }

    /// Fast solve of a full board, for roughly its level.
    pub(super) fn screening(full: Full<P>, levels: Levels) -> Self {
        let solve = Box::new(CappedSolve::quick(
            full.clues.clone(),
            &full.solution,
            levels,
        ));
        MakingStage::Screening { full, solve }
    }

    /// Phase shown to the user; `None` when done.
    pub(super) fn phase(&self) -> Option<Phase> {
        Some(match self {
            MakingStage::Filling(_) => Phase::Filling,
            MakingStage::Estimating { .. }
            | MakingStage::Screening { .. }
            | MakingStage::Testing { .. }
            | MakingStage::Proving { .. } => Phase::Proving,
            MakingStage::Digging(_) => Phase::Digging,
            MakingStage::Targeting(_) => Phase::Targeting,
            MakingStage::Grading(_) => Phase::Grading,
            MakingStage::Done => return None,
        })
    }

    /// Clues and facts to preview; `None` when done.
    pub(super) fn preview(&self) -> Option<(P::Clues, Vec<P::Fact>)> {
        Some(match self {
            MakingStage::Filling(filling) => filling.preview(),
            MakingStage::Estimating { full, .. }
            | MakingStage::Screening { full, .. }
            | MakingStage::Testing { full, .. }
            | MakingStage::Proving { full, .. } => (full.clues.clone(), full.solution.clone()),
            MakingStage::Digging(digging) => (digging.clues(), digging.solution().to_vec()),
            MakingStage::Targeting(targeting) => (targeting.clues(), targeting.solution().to_vec()),
            MakingStage::Grading(grading) => {
                let solution = grading.dug.full.solution.clone();
                (grading.clues.clone(), solution)
            }
            MakingStage::Done => return None,
        })
    }
}
