//! Trials of the grading ladder. They have no evidence. If only harder steps are
//! distinguished, all refuted candidates of a board are one step.
//!
//! Marks of a known solution are not assumed, since nothing refutes them. A two-sided
//! trial begins with the other mark: both marks share only what is true, so if the
//! wrong one leads to nothing true, the right one need not be tried.

use clew_core::grid::{Edge, Place as _, Table};
use clew_core::model::Fact as _;
use clew_core::solve::{Attempt, Attempts, Find, IncrementalAttempts};
use clew_core::trace::Step;

use super::incremental::{Candidate, Inconclusive, index_of};
use super::{both_marks, implied, lines, propagate, shared};
use crate::board::{Board, Clues, Fact, Mark, Slitherlink};
use crate::catalogue::Technique;
use crate::technique::deduce::{Area, Deduction, fixpoint};

/// Marks of the solution; `None` if unknown.
type Solution = Table<Edge, Option<Mark>>;

/// Rung whose candidates share one fixpoint, which is kept from board to board.
struct GradingTrials {
    technique: Technique,
    candidates: fn(&Board) -> Vec<Candidate>,
    attempt: fn(&mut Deduction, Candidate) -> Result<Vec<Fact>, Inconclusive>,
    /// Whether all candidates are tried before a step is returned.
    is_batch: bool,
    solution: Option<Solution>,
    base: Option<Deduction>,
    /// Area of each candidate known to be inconclusive.
    inconclusive: Vec<Option<Area>>,
    left: std::vec::IntoIter<Candidate>,
    /// Whether the present batch has found something.
    has_found: bool,
}

/// Trials one at a time.
pub(crate) fn simple() -> Box<dyn IncrementalAttempts<Slitherlink>> {
    GradingTrials::boxed(Technique::Trial, both_marks, refutation, false)
}

/// Trials of all candidates, refuted ones together.
pub(crate) fn simple_batch() -> Box<dyn IncrementalAttempts<Slitherlink>> {
    GradingTrials::boxed(Technique::Trial, both_marks, refutation, true)
}

/// Two-sided trials one at a time.
pub(crate) fn two_sided() -> Box<dyn IncrementalAttempts<Slitherlink>> {
    let attempt = |base: &mut Deduction, (edge, _)| shared(base, edge);
    GradingTrials::boxed(Technique::TwoSidedTrial, lines, attempt, false)
}

/// Negation of a candidate that leads to a contradiction.
fn refutation(base: &mut Deduction, (edge, mark): Candidate) -> Result<Vec<Fact>, Inconclusive> {
    let checkpoint = base.checkpoint();
    if propagate(base, edge, mark).is_some() {
        return Ok(vec![Fact::Edge(edge, mark).negated()]);
    }
    let subsumed = implied(base, checkpoint);
    let area = base.backtrack_area(checkpoint);
    Err(Inconclusive { area, subsumed })
}

/// Reason why a two-sided trial of an edge shows nothing, if its wrong mark leads to
/// nothing true. What follows from that mark leads to no more.
fn is_vain(base: &mut Deduction, edge: Edge, solution: &Solution) -> Option<Inconclusive> {
    let wrong = solution[edge]?.opposite();
    let checkpoint = base.checkpoint();
    if propagate(base, edge, wrong).is_some() {
        base.backtrack(checkpoint);
        return None;
    }
    let follow = implied(base, checkpoint);
    let is_true = |&(edge, mark): &Candidate| solution[edge].is_none_or(|own| own == mark);
    if follow.iter().any(is_true) {
        base.backtrack(checkpoint);
        return None;
    }
    let area = base.backtrack_area(checkpoint);
    let subsumed = follow.into_iter().map(|(edge, _)| (edge, Mark::Line));
    Some(Inconclusive {
        area,
        subsumed: subsumed.collect(),
    })
}

impl GradingTrials {
    fn boxed(
        technique: Technique,
        candidates: fn(&Board) -> Vec<Candidate>,
        attempt: fn(&mut Deduction, Candidate) -> Result<Vec<Fact>, Inconclusive>,
        is_batch: bool,
    ) -> Box<dyn IncrementalAttempts<Slitherlink>> {
        Box::new(Self {
            technique,
            candidates,
            attempt,
            is_batch,
            solution: None,
            base: None,
            inconclusive: Vec::new(),
            left: Vec::new().into_iter(),
            has_found: false,
        })
    }

    /// Makes the fixpoint of a board, from the last fixpoint if that does not know more.
    fn continue_on(&mut self, clues: &Clues, board: &Board) {
        let earlier = self.base.take();
        let earlier = earlier.filter(|base| base.is_implied_by(clues, board));
        self.base = match &earlier {
            Some(earlier) => earlier.extended(clues, board),
            None => fixpoint(clues, board).ok(),
        };
        match (&self.base, &earlier) {
            (Some(base), Some(earlier)) => {
                let changes = base.changes_since(earlier).unwrap_or(Area::EVERYWHERE);
                self.forget(changes);
            }
            _ => self.inconclusive = vec![None; 2 * Edge::count(board.shape())],
        }
    }

    /// Makes candidates worth another trial after changes in an area.
    fn forget(&mut self, changes: Area) {
        for inconclusive in &mut self.inconclusive {
            *inconclusive = inconclusive.filter(|area| area.is_disjoint(changes));
        }
    }

    fn is_assumed(&self, (edge, mark): Candidate) -> bool {
        let solution = self.solution.as_ref();
        // The mark of a two-sided trial stands for both.
        self.technique == Technique::TwoSidedTrial
            || solution.is_none_or(|solution| solution[edge] != Some(mark))
    }

    fn find(&self, found: Vec<Fact>) -> Attempt<Slitherlink> {
        let step = Step::new(self.technique, Vec::new(), Vec::new(), found);
        Attempt::Found(Find::Step(step))
    }
}

impl IncrementalAttempts<Slitherlink> for GradingTrials {
    fn begin(&mut self, clues: &Clues, board: &Board) {
        self.continue_on(clues, board);
        let candidates = (self.candidates)(board).into_iter();
        let assumed = candidates.filter(|&candidate| self.is_assumed(candidate));
        self.left = assumed.collect::<Vec<_>>().into_iter();
        self.has_found = false;
    }

    fn expect(&mut self, solution: &[Fact], board: &Board) {
        let mut marks = Table::filled(board.shape(), None);
        for &fact in solution {
            if let Fact::Edge(edge, mark) = fact {
                marks[edge] = Some(mark);
            }
        }
        self.solution = Some(marks);
    }
}

impl Attempts<Slitherlink> for GradingTrials {
    fn attempt(&mut self, _: &Clues, board: &Board) -> Attempt<Slitherlink> {
        // Contradictions are reported by the rungs that have evidence.
        let Some(base) = &mut self.base else {
            return Attempt::Done;
        };
        let inconclusive = &mut self.inconclusive;
        let is_open = |&candidate: &Candidate| {
            let is_known = base.edges()[candidate.0].is_some();
            !is_known && inconclusive[index_of(candidate, board)].is_none()
        };
        let Some(candidate) = self.left.find(is_open) else {
            if !self.has_found {
                return Attempt::Done;
            }
            let found = base.adopt_edges();
            return self.find(found);
        };
        let is_two_sided = self.technique == Technique::TwoSidedTrial;
        let solution = self.solution.as_ref().filter(|_| is_two_sided);
        let vain = solution.and_then(|solution| is_vain(base, candidate.0, solution));
        let checkpoint = base.checkpoint();
        let outcome = match vain {
            Some(vain) => Err(vain),
            None => (self.attempt)(base, candidate),
        };
        base.backtrack(checkpoint);
        match outcome {
            Ok(found) if self.is_batch => match base.learn(&found) {
                Some(changes) => {
                    self.has_found = true;
                    self.forget(changes);
                }
                None => {
                    self.base = None;
                    return Attempt::Done;
                }
            },
            Ok(found) => return self.find(found),
            Err(Inconclusive { area, subsumed }) => {
                for candidate in subsumed.into_iter().chain([candidate]) {
                    inconclusive[index_of(candidate, board)] = Some(area);
                }
            }
        }
        Attempt::Nothing(candidate.0.site())
    }
}
