//! Trials on successive boards: inconclusive candidates are skipped until something that
//! they depend on changes.

use clew_core::grid::{Edge, Place as _};
use clew_core::model::Contradiction;
use clew_core::solve::{Attempt, Attempts, Find, IncrementalAttempts};
use clew_core::trace::Step;

use crate::board::{Board, Clues, Mark, Slitherlink};
use crate::technique::deduce::{Area, Deduction, fixpoint};

/// Edge, and the mark assumed first.
pub(super) type Candidate = (Edge, Mark);

/// Outcome of a candidate.
pub(super) type TrialOutcome = Result<Step<Slitherlink>, Inconclusive>;

/// Candidate that leads to nothing.
pub(super) struct Inconclusive {
    /// Area in which a change makes the candidate worth another trial.
    pub(super) area: Area,
    /// Candidates that follow from it: they lead to no more than it does.
    pub(super) subsumed: Vec<Candidate>,
}

/// Rung whose candidates share one fixpoint, kept from board to board.
pub(super) struct Trials {
    candidates: fn(&Board) -> Vec<Candidate>,
    attempt: fn(&Clues, &Board, &mut Deduction, Candidate) -> TrialOutcome,
    base: Option<Result<Deduction, Contradiction<Slitherlink>>>,
    /// Area of each candidate known to be inconclusive.
    inconclusive: Vec<Option<Area>>,
    left: std::vec::IntoIter<Candidate>,
    /// Whether all candidates are inconclusive.
    is_exhausted: bool,
    /// Last fixpoint whose candidates are all inconclusive; others may continue from it.
    last_exhausted: Option<(Deduction, Vec<Option<Area>>)>,
}

impl Trials {
    /// Makes a rung of some candidates and the trial of each.
    pub(super) fn boxed(
        candidates: fn(&Board) -> Vec<Candidate>,
        attempt: fn(&Clues, &Board, &mut Deduction, Candidate) -> TrialOutcome,
    ) -> Box<dyn IncrementalAttempts<Slitherlink>> {
        Box::new(Self {
            candidates,
            attempt,
            base: None,
            inconclusive: Vec::new(),
            left: Vec::new().into_iter(),
            is_exhausted: false,
            last_exhausted: None,
        })
    }
}

/// Index of a candidate.
pub(super) fn index_of((edge, mark): Candidate, board: &Board) -> usize {
    2 * edge.index(board.shape()) + usize::from(mark == Mark::Line)
}

impl IncrementalAttempts<Slitherlink> for Trials {
    fn begin(&mut self, clues: &Clues, board: &Board) {
        let base = fixpoint(clues, board);
        let mut changes = match (&base, &self.base) {
            (Ok(base), Some(Ok(earlier))) => base.changes_since(earlier),
            _ => None,
        };
        if let (true, Some(Ok(earlier))) = (self.is_exhausted, self.base.take()) {
            self.last_exhausted = Some((earlier, self.inconclusive.clone()));
        } else if let (None, Ok(base), Some((earlier, inconclusive))) =
            (changes, &base, &self.last_exhausted)
        {
            changes = base.changes_since(earlier);
            self.inconclusive.clone_from(inconclusive);
        }
        self.is_exhausted = false;
        match changes {
            Some(changes) => {
                for inconclusive in &mut self.inconclusive {
                    *inconclusive = inconclusive.filter(|area| area.is_disjoint(changes));
                }
            }
            None => self.inconclusive = vec![None; 2 * Edge::count(board.shape())],
        }
        self.base = Some(base);
        self.left = (self.candidates)(board).into_iter();
    }
}

impl Attempts<Slitherlink> for Trials {
    fn attempt(&mut self, clues: &Clues, board: &Board) -> Attempt<Slitherlink> {
        let base = match &mut self.base {
            Some(Ok(base)) => base,
            Some(Err(contradiction)) => {
                return Attempt::Found(Find::Contradiction(contradiction.clone()));
            }
            None => return Attempt::Done,
        };
        let inconclusive = &mut self.inconclusive;
        let is_open = |&candidate: &Candidate| inconclusive[index_of(candidate, board)].is_none();
        let Some(candidate) = self.left.find(is_open) else {
            self.is_exhausted = true;
            return Attempt::Done;
        };
        let checkpoint = base.checkpoint();
        let outcome = (self.attempt)(clues, board, base, candidate);
        base.backtrack(checkpoint);
        match outcome {
            Ok(step) => Attempt::Found(Find::Step(step)),
            Err(Inconclusive { area, subsumed }) => {
                for candidate in subsumed.into_iter().chain([candidate]) {
                    inconclusive[index_of(candidate, board)] = Some(area);
                }
                Attempt::Nothing(candidate.0.site())
            }
        }
    }
}
