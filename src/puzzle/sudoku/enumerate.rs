//! Stage 3: the cases left, as an exact cover. Every cell has one digit and every
//! digit one cell in each house; the constraint with the fewest options is
//! branched on, and those with one option are met at once. Every branch that
//! fails is a case that can be shown.

use crate::model::Clash;
use crate::solve::{Advance, Fuel, Search};
use crate::trace::{Case, Event, Verdict};

use super::board::Digit;
use super::search::cover::{Cover, Dead, Outcome};
use super::{Board, Clues, Fact, Rule, Sudoku};

/// Number of failures that are shown one by one; then one in as many is.
const SHOWN: u64 = 100;

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
        Verdict::of_count(self.solutions)
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
                    if self.tried <= SHOWN || self.tried.is_multiple_of(SHOWN) {
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
