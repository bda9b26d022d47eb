//! Exact cover: search for the completions of a board with any houses.
//!
//! There are two sorts of constraint: a cell has one digit, and a digit has one cell in
//! a house. Each keeps its options as the bits of a word, so a constraint with one
//! option left or none is noticed at once. The search branches on the constraint with
//! the fewest options and keeps its positions on an explicit stack.

mod position;

use clew_core::grid::Cell;
use clew_core::model::Clash;
use clew_core::solve::Fuel;
use position::{Frame, Position};

use crate::board::{Board, Digit, Digits, Houses, Rule, Sudoku};

/// A constraint that cannot be met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dead {
    /// The cell has no digit left.
    Cell(usize),
    /// The house, by number, has no place left for a digit.
    House(usize, Digit),
}

impl Dead {
    /// The candidates whose exclusion is the contradiction.
    pub(crate) fn missing(self, houses: &Houses) -> impl Iterator<Item = (usize, Digit)> {
        let (cell, place) = match self {
            Dead::Cell(cell) => (Some(cell), None),
            Dead::House(house, digit) => (None, Some((house, digit))),
        };
        let in_cell = cell.into_iter().flat_map(|cell| {
            let digits = Digits::all(houses.side()).iter();
            digits.map(move |digit| (cell, digit))
        });
        let in_house = place.into_iter().flat_map(|(house, digit)| {
            let cells = houses.all()[house].list.iter();
            cells.map(move |&cell| (cell, digit))
        });
        in_cell.chain(in_house)
    }

    /// The rule that is broken, and where.
    pub(crate) fn clash(self, houses: &Houses) -> Clash<Sudoku> {
        match self {
            Dead::Cell(cell) => Clash::new(Rule::NoCandidate, vec![houses.cell(cell).site()]),
            Dead::House(house, digit) => {
                let cells = houses.cells_of(&houses.all()[house]);
                Clash::new(Rule::NoPlace(digit), cells.map(Cell::site).collect())
            }
        }
    }
}

/// Outcome of a slice of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CoverOutcome {
    /// A branch that cannot be completed, and why.
    Failed(Dead),
    /// A complete board.
    Solution,
    /// The fuel ran out.
    OutOfFuel,
    /// There are no more branches.
    Done,
}

/// A position and the options of one constraint not tried yet.
struct Branch {
    position: Position,
    left: Vec<(usize, usize)>,
}

/// A search that can be interrupted and continued as fuel comes.
pub(crate) struct Cover {
    frame: Frame,
    stack: Vec<Branch>,
    now: Position,
    /// Cells whose only digit is still to be passed on.
    queue: Vec<(usize, usize)>,
    /// Whether `now` is still to be looked at.
    fresh: bool,
    start: Option<Dead>,
}

impl Cover {
    /// A search for the completions of a board.
    pub(crate) fn new(board: &Board) -> Self {
        let frame = Frame::new(board.shared_houses());
        let mut search = Self {
            now: Position::new(&frame),
            frame,
            stack: Vec::new(),
            queue: Vec::new(),
            fresh: true,
            start: None,
        };
        let (now, queue) = (&mut search.now, &mut search.queue);
        search.start = now.take_over(&search.frame, board, queue).err();
        search
    }

    /// Whether singles fill the board.
    pub(crate) fn is_filled_at_once(board: &Board) -> bool {
        let mut cover = Self::new(board);
        cover.start.is_none() && cover.propagate().is_ok() && cover.now.open == 0
    }

    /// The digits of the position looked at last.
    pub(crate) fn digits(&self) -> Vec<Option<Digit>> {
        let cells = self.now.cells.iter().zip(&self.now.settled);
        cells
            .map(|(&digits, &settled)| Digits(digits).single().filter(|_| settled))
            .collect()
    }

    /// Continues to the next branch that fails or completes the board; a branch costs a
    /// unit of fuel.
    pub(crate) fn advance(&mut self, fuel: &mut Fuel) -> CoverOutcome {
        self.advance_by(fuel, |choices| choices.reverse())
    }

    /// The same; `arrange` says in which order choices are tried, the first one last.
    pub(crate) fn advance_by(
        &mut self,
        fuel: &mut Fuel,
        mut arrange: impl FnMut(&mut [(usize, usize)]),
    ) -> CoverOutcome {
        loop {
            if !self.fresh && !self.next_branch() {
                return CoverOutcome::Done;
            }
            if !fuel.spend() {
                self.fresh = true;
                return CoverOutcome::OutOfFuel;
            }
            self.fresh = false;
            if let Some(dead) = self.start.take().or_else(|| self.propagate().err()) {
                self.queue.clear();
                return CoverOutcome::Failed(dead);
            }
            if self.now.open == 0 {
                return CoverOutcome::Solution;
            }
            let mut left = self.now.fewest(&self.frame);
            arrange(&mut left);
            self.stack.push(Branch {
                position: self.now.clone(),
                left,
            });
        }
    }

    /// Digits left in each cell after a choice at the start, followed by singles;
    /// `None` if they lead to a contradiction.
    pub(crate) fn following(&self, cell: usize, digit: Digit) -> Option<Vec<Digits>> {
        let mut now = self.now.clone();
        let mut queue = self.queue.clone();
        queue.push((cell, digit.index()));
        while let Some((cell, digit)) = queue.pop() {
            now.settle(&self.frame, cell, digit, &mut queue).ok()?;
        }
        self.start
            .is_none()
            .then(|| now.cells.into_iter().map(Digits).collect())
    }

    /// Makes the next choice of the latest branch the current position.
    fn next_branch(&mut self) -> bool {
        loop {
            let Some(branch) = self.stack.last_mut() else {
                return false;
            };
            let Some(choice) = branch.left.pop() else {
                self.stack.pop();
                continue;
            };
            if branch.left.is_empty() {
                // The last choice no longer needs the stored position.
                std::mem::swap(&mut self.now, &mut branch.position);
                self.stack.pop();
            } else {
                self.now.clone_from(&branch.position);
            }
            self.queue.push(choice);
            return true;
        }
    }

    fn propagate(&mut self) -> Result<(), Dead> {
        while let Some((cell, digit)) = self.queue.pop() {
            self.now.settle(&self.frame, cell, digit, &mut self.queue)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues_of;

    fn count(text: &str) -> usize {
        let mut cover = Cover::new(&Board::new(&clues_of(text)));
        let mut solutions = 0;
        loop {
            match cover.advance(&mut Fuel::unlimited()) {
                CoverOutcome::Solution => solutions += 1,
                CoverOutcome::Done => return solutions,
                CoverOutcome::Failed(_) | CoverOutcome::OutOfFuel => {}
            }
        }
    }

    #[test]
    fn the_boards_of_four_by_four_are_counted() {
        assert_eq!(count("................"), 288);
        assert_eq!(count("1..............."), 72);
        assert_eq!(count("1....1.........."), 0);
    }
}
