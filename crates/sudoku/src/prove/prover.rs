//! Solutions one by one, their number, and what they all share.

use clew_core::grid::SortShort as _;
use clew_core::kinded::Proving;
use clew_core::solve::{Advance, Fuel, Prover};
use clew_core::trace::Verdict;

use super::known::Known;
use crate::board::{Board, Clues, Digit, Digits, Fact, Sudoku};
use crate::prove::search::{Next, Solutions};

/// The solutions of one puzzle, and the digits that each cell has in some solution.
pub(super) struct DigitProver {
    clues: Clues,
    solutions: Solutions,
    /// A solution known from the start, if there is one.
    known: Option<Box<Known>>,
    count: u64,
    exhausted: bool,
    /// Digits that each cell has in a solution found; empty before the first one is seen.
    seen: Vec<Digits>,
    /// Whether all solutions found are seen, not only counted.
    is_all_seen: bool,
    /// Digits that each cell has in no solution; empty before the first question.
    refuted: Vec<Digits>,
    /// The current question: whether some solution has the digit in the cell.
    asked: Option<Box<(usize, Digit, Solutions)>>,
}

impl DigitProver {
    pub(super) fn new(clues: &Clues, near: Option<&[Fact]>) -> Self {
        let known = near.and_then(|facts| Known::of(clues, facts));
        Self {
            solutions: match &known {
                Some(known) => known.others(),
                None => Solutions::of(clues),
            },
            known: known.map(Box::new),
            clues: clues.clone(),
            count: 0,
            exhausted: false,
            seen: Vec::new(),
            is_all_seen: true,
            refuted: Vec::new(),
            asked: None,
        }
    }

    /// The facts of the solution reached.
    fn facts(&mut self) -> Vec<Fact> {
        let values = self.solutions.values();
        self.see(&values);
        let cells = self.clues.houses().shape().cells();
        let mut facts = Vec::with_capacity(values.len());
        facts.extend(
            cells
                .zip(&values)
                .filter_map(|(cell, &value)| Some(Fact::Is(cell, Digit::new(value)?))),
        );
        facts
    }

    /// Counts the next solution.
    fn next(&mut self, fuel: &mut Fuel) -> Advance<()> {
        if !self.exhausted {
            match self.solutions.advance(fuel) {
                Advance::Event(()) => {
                    self.count += 1;
                    return Advance::Event(());
                }
                Advance::OutOfFuel => return Advance::OutOfFuel,
                Advance::Finished(()) => self.exhausted = true,
            }
        }
        Advance::Finished(Verdict::of_count(self.count))
    }

    fn see(&mut self, values: &[u8]) {
        self.seen.resize(values.len(), Digits::NONE);
        for (seen, &value) in self.seen.iter_mut().zip(values) {
            if let Some(digit) = Digit::new(value) {
                seen.insert(digit);
            }
        }
    }

    /// A digit of a cell for which it is not yet known whether a solution has it.
    fn question(&self, board: &Board) -> Option<(usize, Digit)> {
        board.open_cells().find_map(|cell| {
            let open = board.at(cell);
            let open = open.without(self.seen[cell]).without(self.refuted[cell]);
            (!open.is_empty()).then(|| (cell, open.first_of()))
        })
    }

    fn shared(&self, board: &Board) -> Vec<Fact> {
        let cells = board.houses().everywhere().iter();
        let mut facts: Vec<Fact> = cells
            .flat_map(|cell| {
                let seen = self.seen[cell];
                let is = seen.single().map(|digit| board.is(cell, digit));
                let not = board.digits().filter(move |&digit| !seen.has(digit));
                is.into_iter()
                    .chain(not.map(move |digit| board.is_not(cell, digit)))
            })
            .collect();
        facts.sort_short();
        facts
    }
}

impl Proving for DigitProver {
    fn solution(&mut self, fuel: &mut Fuel) -> Advance<String> {
        let next = self.next(fuel);
        next.map(|()| {
            let values = self.solutions.values().into_iter();
            let symbols = values.map(|value| Digit::SYMBOLS[usize::from(value) - 1]);
            String::from_utf8(symbols.collect()).expect("symbols are letters and digits")
        })
    }
}

impl Prover<Sudoku> for DigitProver {
    fn solution(&mut self, fuel: &mut Fuel) -> Advance<Vec<Fact>> {
        if self.count == 0
            && let Some(known) = &self.known
        {
            self.count = 1;
            return Advance::Event(known.facts.clone());
        }
        self.next(fuel).map(|()| self.facts())
    }

    fn another(&mut self, fuel: &mut Fuel) -> Advance<()> {
        if self.count == 0 && self.known.is_some() {
            self.count = 1;
            return Advance::Event(());
        }
        if self.count == 0 {
            self.solutions.hurry();
        }
        let next = self.next(fuel);
        self.is_all_seen &= !matches!(next, Advance::Event(()));
        next
    }

    fn warm_start(&mut self, clues: &Clues, near: Option<&[Fact]>) -> bool {
        let Some((known, facts)) = self.known.as_mut().zip(near) else {
            return false;
        };
        if self.exhausted && self.count == 1 {
            known.settle();
        }
        if !known.warm_start(clues, facts) {
            return false;
        }
        self.solutions = known.others();
        self.clues.clone_from(clues);
        self.count = 0;
        self.exhausted = false;
        self.seen.clear();
        self.is_all_seen = true;
        self.refuted.clear();
        self.asked = None;
        true
    }

    fn backbone(&mut self, fuel: &mut Fuel) -> Option<Vec<Fact>> {
        let board = Board::new(&self.clues);
        if let Some(known) = &self.known {
            let digits = known.digits;
            self.see(&digits);
        }
        self.seen
            .resize(board.houses().shape().area(), Digits::NONE);
        self.refuted.resize(self.seen.len(), Digits::NONE);
        while !self.exhausted || !self.is_all_seen {
            let (cell, digit, mut solutions) = match self.asked.take() {
                Some(asked) => *asked,
                None => {
                    let Some((cell, digit)) = self.question(&board) else {
                        break;
                    };
                    let mut supposed = board.clone();
                    if supposed.learn(board.is(cell, digit)).is_err() {
                        self.refuted[cell].insert(digit);
                        continue;
                    }
                    (cell, digit, Solutions::new(&supposed))
                }
            };
            match solutions.next(fuel) {
                Next::OutOfFuel => {
                    self.asked = Some(Box::new((cell, digit, solutions)));
                    return None;
                }
                Next::Done => self.refuted[cell].insert(digit),
                Next::Solution(values) => self.see(&values),
            }
        }
        Some(self.shared(&board))
    }
}
