//! Stage 3: the remaining cases, as an exact cover. Every cell has one digit, and every
//! digit has one cell in each house. The search branches on the constraint with the
//! fewest options, and meets those with one option at once. Every branch that fails is
//! a case that can be shown. If too many fail, a search that learns from each failure
//! takes over; its cases are counted, not shown.

use clew_core::solve::{Advance, Fuel, Search};
use clew_core::trace::{Case, Event, Verdict};

use crate::board::{Board, Clues, Sudoku};
use crate::prove::search::cover::{Cover, CoverOutcome, Dead};
use crate::prove::search::learning::LearningSearch;
use crate::prove::search::values;

/// Number of failures that are shown one by one; after that, one in as many is shown.
const SHOWN: u64 = 100;
/// Number of failures after which the search learns from them.
const BEFORE_LEARNING: u64 = 1_000;

/// The search over what a board leaves open.
pub(super) struct Enumeration {
    board: Board,
    cover: Cover,
    /// The search that learns, with the number of cases tried before it plus the number
    /// of solutions that it found.
    learning: Option<(Box<LearningSearch>, u64)>,
    tried: u64,
    solutions: Vec<Vec<u8>>,
    finished: bool,
    /// Number of failures after which the search learns from them.
    before_learning: u64,
}

impl Enumeration {
    pub(super) fn new(board: &Board) -> Self {
        Self {
            cover: Cover::new(board),
            board: board.clone(),
            learning: None,
            tried: 0,
            solutions: Vec::new(),
            finished: false,
            before_learning: BEFORE_LEARNING,
        }
    }

    /// The case that failed last: the digits up to the constraint that cannot be met.
    fn case(&self, dead: Dead) -> Event<Sudoku> {
        Event::Case(Case {
            number: self.tried,
            of: None,
            facts: self.board.completed(&values(&self.cover)),
            clash: dead.clash(self.board.houses()),
        })
    }

    /// Solution found, as the case of that number.
    fn solution(&mut self, values: Vec<u8>) -> Advance<Event<Sudoku>> {
        let facts = self.board.completed(&values);
        self.solutions.push(values);
        self.finished = self.solutions.len() > 1;
        let case = self.tried;
        Advance::Event(Event::Solution { facts, case })
    }

    /// Ends after the last case.
    fn exhausted(&mut self) -> Advance<Event<Sudoku>> {
        self.finished = true;
        Advance::Event(Event::Exhausted { cases: self.tried })
    }
}

impl Search<Sudoku> for Enumeration {
    fn advance(&mut self, _: &Clues, fuel: &mut Fuel) -> Advance<Event<Sudoku>> {
        if self.finished {
            return Advance::Finished(Verdict::of_count(self.solutions.len()));
        }
        if let Some((search, others)) = &mut self.learning {
            let found = search.next(fuel);
            *others += u64::from(found.is_some());
            self.tried = *others + search.failures();
            return match found {
                Some(values) => self.solution(values),
                None if search.is_done() => self.exhausted(),
                None => Advance::OutOfFuel,
            };
        }
        loop {
            match self.cover.advance(fuel) {
                CoverOutcome::OutOfFuel => return Advance::OutOfFuel,
                CoverOutcome::Failed(dead) => {
                    self.tried += 1;
                    if self.tried == self.before_learning {
                        let search = LearningSearch::new(&self.board, &self.solutions);
                        self.learning = Some((Box::new(search), self.tried));
                    }
                    if self.tried <= SHOWN || self.tried.is_multiple_of(SHOWN) {
                        return Advance::Event(self.case(dead));
                    }
                }
                CoverOutcome::Solution => {
                    self.tried += 1;
                    let values = values(&self.cover);
                    return self.solution(values);
                }
                CoverOutcome::Done => return self.exhausted(),
            }
        }
    }

    fn tried(&self) -> (u64, Option<u64>) {
        (self.tried, None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers of the solutions among the cases, and the verdict.
    fn found(text: &str, before_learning: u64) -> (Vec<u64>, Verdict) {
        let clues = crate::clues_of(text);
        let mut search = Enumeration::new(&Board::new(&clues));
        search.before_learning = before_learning;
        let mut solutions = Vec::new();
        let mut last = 0;
        loop {
            match search.advance(&clues, &mut Fuel::new(3)) {
                Advance::Event(Event::Solution { case, .. }) => {
                    assert!(case > last, "{case} after {last}");
                    last = case;
                    solutions.push(case);
                }
                Advance::Event(Event::Exhausted { cases }) => assert!(cases >= last),
                Advance::Event(_) | Advance::OutOfFuel => {}
                Advance::Finished(verdict) => return (solutions, verdict),
            }
        }
    }

    #[test]
    fn a_search_that_learns_finds_what_one_that_does_not_finds() {
        let boards = [
            "1.3434.22.43432.",
            "1...............",
            "12.........3...4",
            "3x3x:5d8i5b3_9h3_6f7a4a9b1m1_2_4h6_9_2d7c5a",
        ];
        for board in boards {
            let (solutions, verdict) = found(board, 1);
            let (expected, expected_verdict) = found(board, u64::MAX);
            assert_eq!(solutions.len(), expected.len(), "{board}");
            assert_eq!(verdict, expected_verdict, "{board}");
        }
    }
}
