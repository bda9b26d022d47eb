//! Stage 3: the cases left, as an exact cover. Every cell needs a digit and
//! every digit a cell in each house; the need with the fewest choices is
//! branched on, and needs with one choice are met at once. Every branch that
//! fails is a case that can be told.

use crate::model::Clash;
use crate::solve::{Advance, Fuel, Search};
use crate::trace::{Case, Event, Verdict};

use super::board::Digit;
use super::search::cover::{Cover, Dead, Outcome};
use super::{Board, Clues, Fact, Rule, Sudoku};

/// So many failures are told one by one, then only every so many.
const TOLD: u64 = 100;

/// The search over what a board leaves open.
pub(super) struct Enumeration {
    board: Board,
    cover: Cover,
    tried: u64,
    solutions: u32,
    finished: bool,
}

impl Enumeration {
    pub(super) fn new(board: &Board) -> Self {
        Self {
            cover: Cover::new(board),
            board: board.clone(),
            tried: 0,
            solutions: 0,
            finished: false,
        }
    }

    fn verdict(&self) -> Verdict {
        match self.solutions {
            0 => Verdict::Impossible,
            1 => Verdict::Unique,
            _ => Verdict::Several,
        }
    }

    /// The digits of open cells as facts.
    fn facts(&self, digits: &[Option<Digit>]) -> Vec<Fact> {
        let open = self.board.open_cells();
        open.filter_map(|cell| Some(self.board.is(cell, digits[cell]?)))
            .collect()
    }

    fn case(&self, digits: &[Option<Digit>], dead: Dead) -> Event<Sudoku> {
        let houses = self.board.houses();
        let site = |cell: usize| houses.cell(cell).site();
        let clash = match dead {
            Dead::Cell(cell) => Clash::new(Rule::NoCandidate, vec![site(cell)]),
            Dead::House(house, digit) => {
                let cells = houses.all()[house].list.iter();
                Clash::new(
                    Rule::NoPlace(digit),
                    cells.map(|&cell| site(cell)).collect(),
                )
            }
        };
        Event::Case(Case {
            number: self.tried,
            of: None,
            facts: self.facts(digits),
            clash,
        })
    }
}

impl Search<Sudoku> for Enumeration {
    fn advance(&mut self, _: &Clues, fuel: &mut Fuel) -> Advance<Event<Sudoku>> {
        if self.finished {
            return Advance::Finished(self.verdict());
        }
        loop {
            match self.cover.advance(fuel) {
                Outcome::OutOfFuel => return Advance::OutOfFuel,
                Outcome::Failed(dead) => {
                    self.tried += 1;
                    if self.tried <= TOLD || self.tried.is_multiple_of(TOLD) {
                        return Advance::Event(self.case(&self.cover.digits(), dead));
                    }
                }
                Outcome::Solution => {
                    self.tried += 1;
                    self.solutions += 1;
                    self.finished = self.solutions > 1;
                    return Advance::Event(Event::Solution {
                        facts: self.facts(&self.cover.digits()),
                        case: self.tried,
                    });
                }
                Outcome::Done => {
                    self.finished = true;
                    return Advance::Event(Event::Exhausted { cases: self.tried });
                }
            }
        }
    }

    fn tried(&self) -> (u64, Option<u64>) {
        (self.tried, None)
    }
}
