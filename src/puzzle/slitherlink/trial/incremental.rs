//! Candidates of trials that are remembered from board to board: which lead
//! nowhere, and as long as what gets known.

use crate::grid::{Edge, Place as _};
use crate::solve::{Attempt, Attempts, Find, IncrementalAttempts};
use crate::trace::Step;

use super::super::deduce::{Area, Deduction, closed};
use super::super::{Board, Clues, Mark, Slitherlink};
use crate::model::Contradiction;

/// An edge, and what it is supposed to be first.
pub(super) type Candidate = (Edge, Mark);

/// What comes of a candidate.
pub(super) type Outcome = Result<Step<Slitherlink>, Nowhere>;

/// A candidate leads to nothing.
pub(super) struct Nowhere {
    /// Where nothing more must get known for it to stay so.
    pub(super) area: Area,
    /// Candidates it leads to: they lead to less than it does.
    pub(super) with: Vec<Candidate>,
}

/// A rung whose candidates share one closed position, remembered from board to
/// board.
pub(super) struct Trials {
    candidates: fn(&Board) -> Vec<Candidate>,
    attempt: fn(&Clues, &Board, &mut Deduction, Candidate) -> Outcome,
    base: Option<Result<Deduction, Contradiction<Slitherlink>>>,
    /// Where each candidate is known to lead nowhere.
    nowhere: Vec<Option<Area>>,
    left: std::vec::IntoIter<Candidate>,
    /// Whether all lead nowhere.
    is_done: bool,
    /// The last position of which all lead nowhere: others may go on from it.
    stuck: Option<(Deduction, Vec<Option<Area>>)>,
}

impl Trials {
    /// A rung of some candidates and what is done with each.
    pub(super) fn boxed(
        candidates: fn(&Board) -> Vec<Candidate>,
        attempt: fn(&Clues, &Board, &mut Deduction, Candidate) -> Outcome,
    ) -> Box<dyn IncrementalAttempts<Slitherlink>> {
        Box::new(Self {
            candidates,
            attempt,
            base: None,
            nowhere: Vec::new(),
            left: Vec::new().into_iter(),
            is_done: false,
            stuck: None,
        })
    }
}

/// The number of a candidate.
fn number((edge, mark): Candidate, board: &Board) -> usize {
    2 * edge.index(board.shape()) + usize::from(mark == Mark::Line)
}

impl IncrementalAttempts<Slitherlink> for Trials {
    fn begin(&mut self, clues: &Clues, board: &Board) {
        let base = closed(clues, board);
        let mut news = match (&base, &self.base) {
            (Ok(base), Some(Ok(earlier))) => base.beyond(earlier),
            _ => None,
        };
        if let (true, Some(Ok(earlier))) = (self.is_done, self.base.take()) {
            self.stuck = Some((earlier, self.nowhere.clone()));
        } else if let (None, Ok(base), Some((earlier, nowhere))) = (news, &base, &self.stuck) {
            news = base.beyond(earlier);
            self.nowhere.clone_from(nowhere);
        }
        self.is_done = false;
        match news {
            Some(news) => {
                for nowhere in &mut self.nowhere {
                    *nowhere = nowhere.filter(|area| area.is_clear_of(news));
                }
            }
            None => self.nowhere = vec![None; 2 * Edge::count(board.shape())],
        }
        self.base = Some(base);
        self.left = (self.candidates)(board).into_iter();
    }
}

impl Attempts<Slitherlink> for Trials {
    fn attempt(&mut self, clues: &Clues, board: &Board) -> Attempt<Slitherlink> {
        let base = match &mut self.base {
            Some(Ok(base)) => base,
            Some(Err(broken)) => return Attempt::Found(Find::Contradiction(broken.clone())),
            None => return Attempt::Done,
        };
        let nowhere = &mut self.nowhere;
        let is_open = |&candidate: &Candidate| nowhere[number(candidate, board)].is_none();
        let Some(candidate) = self.left.find(is_open) else {
            self.is_done = true;
            return Attempt::Done;
        };
        let moment = base.moment();
        let outcome = (self.attempt)(clues, board, base, candidate);
        base.undo(moment);
        match outcome {
            Ok(step) => Attempt::Found(Find::Step(step)),
            Err(Nowhere { area, with }) => {
                for candidate in with.into_iter().chain([candidate]) {
                    nowhere[number(candidate, board)] = Some(area);
                }
                Attempt::Nothing(candidate.0.site())
            }
        }
    }
}
