//! Nested forcing chains: suppositions within a supposition, two deep.
//!
//! A candidate is supposed and followed by singles. If these stop, each other candidate
//! is supposed in turn. Those from which singles lead to a contradiction are ruled out,
//! and singles continue. This repeats until the first supposition fails or nothing more
//! does. All candidates of the board advance one sweep at a time, so a refutation that
//! needs few inner ones comes first. Among those found in a round, the one with the
//! fewest steps becomes the step.
//!
//! A true candidate cannot be refuted, and on a board with several completions cases
//! have to be tried in the end anyway. So a solver is asked for the completion first,
//! and only what differs from it is supposed. This saves time; no step relies on it.

mod completion;
mod refutation;
mod steps;
mod supposition;
mod trail;

use clew_core::grid::SortShort as _;
use clew_core::solve::{Attempt, Attempts, Find};
use completion::{Completion, OnlyCompletion};
use refutation::Refutation;
use supposition::{Reach, Shortening, Supposition};
use trail::Trail;

use crate::board::{Board, Clues, Digit, Sudoku};

/// A digit in a cell.
type Candidate = (usize, Digit);

/// Refutations of one round that are shortened, those with the fewest steps.
const SHORTENED: usize = 16;

/// Candidates of a board, supposed one after another.
pub(super) struct NestedChains {
    stage: SearchStage,
    start: Trail,
    suppositions: Vec<Supposition>,
    refuted: Vec<Shortening>,
}

/// Work of the next attempt.
enum SearchStage {
    /// Looking for the only completion.
    Completing(OnlyCompletion),
    /// Following a supposition for one more sweep, as far as the round goes.
    Sweeping(Reach, usize),
    /// Shortening a refutation of the round.
    Shortening(usize),
    Done,
}

impl NestedChains {
    /// Starts on a board up to 9×9.
    pub(super) fn new(board: &Board) -> Self {
        Self {
            stage: SearchStage::Completing(OnlyCompletion::new(board)),
            start: Trail::new(board),
            suppositions: Vec::new(),
            refuted: Vec::new(),
        }
    }

    /// Supposes each candidate that is not in the only completion.
    fn suppose(&mut self, board: &Board, completion: &[u8]) {
        for cell in board.open_cells() {
            let false_ones = board.at(cell).iter();
            let false_ones = false_ones.filter(|digit| digit.value() != completion[cell]);
            let new = false_ones
                .filter_map(|digit| Supposition::new(board.houses(), &self.start, (cell, digit)));
            self.suppositions.extend(new);
        }
    }

    /// Stage after a round.
    fn after_round(&mut self, reach: Reach) -> SearchStage {
        if !self.refuted.is_empty() {
            self.refuted.sort_short_by_key(Shortening::size);
            self.refuted.truncate(SHORTENED);
            return SearchStage::Shortening(0);
        }
        if reach == Reach::All {
            self.suppositions.retain(Supposition::may_go_on);
        }
        match self.suppositions.is_empty() {
            true => SearchStage::Done,
            false => SearchStage::Sweeping(Reach::All, 0),
        }
    }
}

impl Attempts<Sudoku> for NestedChains {
    fn attempt(&mut self, clues: &Clues, board: &Board) -> Attempt<Sudoku> {
        let houses = board.houses();
        let mut looking_at = 0;
        self.stage = match std::mem::replace(&mut self.stage, SearchStage::Done) {
            SearchStage::Completing(mut completion) => match completion.advance() {
                Completion::Open => SearchStage::Completing(completion),
                Completion::Only(values) => {
                    self.suppose(board, &values);
                    SearchStage::Sweeping(Reach::OneOfTwo, 0)
                }
                Completion::Unknown => SearchStage::Done,
            },
            SearchStage::Sweeping(reach, at) => match self.suppositions.get_mut(at) {
                None => self.after_round(reach),
                Some(supposition) => {
                    looking_at = supposition.candidate.0;
                    let refuted = supposition.sweep(board, reach);
                    self.refuted.extend(refuted.map(Shortening::new));
                    SearchStage::Sweeping(reach, at + 1)
                }
            },
            SearchStage::Shortening(at) => match self.refuted.get_mut(at) {
                None => {
                    let found = self.refuted.iter().map(Shortening::shortest);
                    let shortest = found.min_by_key(|found| found.size());
                    let step = shortest.map(|found| steps::step(clues, board, found));
                    return step.map_or(Attempt::Done, |step| Attempt::Found(Find::Step(step)));
                }
                Some(shortening) => {
                    looking_at = shortening.shortest().candidate.0;
                    match shortening.advance(houses, &self.start) {
                        true => SearchStage::Shortening(at),
                        false => SearchStage::Shortening(at + 1),
                    }
                }
            },
            SearchStage::Done => return Attempt::Done,
        };
        Attempt::Nothing(houses.cell(looking_at).site())
    }
}
