//! Exact cover over the needs of a board, for any houses.
//!
//! There are two sorts of need: a cell needs a digit, and a digit needs a cell
//! in a house. Each keeps its choices as the bits of a word, so a need with
//! one choice left or none is seen as it comes up. The search branches on the
//! need with the fewest choices and keeps its positions on a stack of its own.

use std::sync::Arc;

use super::Board;
use super::digits::{Digit, Digits};
use super::houses::Houses;

use crate::solve::Fuel;

/// A need that cannot be met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dead {
    /// The cell has no digit left.
    Cell(usize),
    /// The house, by number, has no place left for a digit.
    House(usize, Digit),
}

/// What came of a slice of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// A branch that cannot be completed, and why.
    Failed(Dead),
    /// A complete board.
    Solution,
    /// The fuel ran out.
    OutOfFuel,
    /// There are no more branches.
    Done,
}

/// What never changes during a search.
struct Frame {
    houses: Arc<Houses>,
    side: usize,
    /// For each cell the cells that see it.
    peers: Vec<Vec<u32>>,
}

/// A position: the choices left for every need.
#[derive(Clone)]
struct Position {
    /// For each cell the digits left, as bits.
    cells: Vec<u32>,
    /// For each house and digit the seats left, as bits.
    places: Vec<u32>,
    /// Whether a cell's digit was passed on to the cells that see it.
    settled: Vec<bool>,
    open: usize,
}

/// A position and the choices of one need not tried yet.
struct Branch {
    position: Position,
    left: Vec<(usize, usize)>,
}

/// A search put down and taken up as fuel comes.
pub(super) struct Cover {
    frame: Frame,
    stack: Vec<Branch>,
    now: Position,
    /// Cells whose only digit is to be passed on.
    queue: Vec<(usize, usize)>,
    /// Whether `now` waits to be looked at.
    fresh: bool,
    start: Option<Dead>,
}

impl Frame {
    fn new(houses: Arc<Houses>) -> Self {
        let area = houses.shape().area();
        let number = |cell: usize| u32::try_from(cell).expect("at most 625 cells");
        let peers = |cell: usize| {
            let seen = houses.peers(cell);
            let mut peers = Vec::with_capacity(seen.len());
            peers.extend(seen.iter().map(number));
            peers
        };
        Self {
            peers: (0..area).map(peers).collect(),
            side: usize::from(houses.side()),
            houses,
        }
    }
}

impl Position {
    /// Takes a digit from a cell; needs with one choice left go to the queue.
    fn take(
        &mut self,
        frame: &Frame,
        cell: usize,
        digit: usize,
        queue: &mut Vec<(usize, usize)>,
    ) -> Result<(), Dead> {
        let left = self.cells[cell] & !(1 << digit);
        if left == self.cells[cell] {
            return Ok(());
        }
        self.cells[cell] = left;
        if left == 0 {
            return Err(Dead::Cell(cell));
        }
        if left & (left - 1) == 0 && !self.settled[cell] {
            queue.push((cell, left.trailing_zeros() as usize));
        }
        for seat in frame.houses.seats(cell) {
            let house = seat.house;
            let places = &mut self.places[house * frame.side + digit];
            *places &= !seat.bit;
            let places = *places;
            if places == 0 {
                return Err(Dead::House(house, Digit::at(digit)));
            }
            if places & (places - 1) == 0 {
                let only = frame.houses.all()[house].list[places.trailing_zeros() as usize];
                if !self.settled[only] {
                    queue.push((only, digit));
                }
            }
        }
        Ok(())
    }

    /// Gives a cell a digit.
    fn settle(
        &mut self,
        frame: &Frame,
        cell: usize,
        digit: usize,
        queue: &mut Vec<(usize, usize)>,
    ) -> Result<(), Dead> {
        if self.cells[cell] >> digit & 1 == 0 {
            return Err(Dead::Cell(cell));
        }
        if self.settled[cell] {
            return Ok(());
        }
        self.settled[cell] = true;
        self.open -= 1;
        let mut others = self.cells[cell] & !(1 << digit);
        while others != 0 {
            let other = others.trailing_zeros() as usize;
            others &= others - 1;
            self.take(frame, cell, other, queue)?;
        }
        for &peer in &frame.peers[cell] {
            self.take(frame, peer as usize, digit, queue)?;
        }
        Ok(())
    }

    /// The choices of the need that has the fewest, as cells with digits.
    fn fewest(&self, frame: &Frame) -> Vec<(usize, usize)> {
        let mut best = (u32::MAX, 0, true);
        for (cell, &digits) in self.cells.iter().enumerate() {
            let count = digits.count_ones();
            if count > 1 && count < best.0 {
                best = (count, cell, true);
                if count == 2 {
                    break;
                }
            }
        }
        if best.0 > 2 {
            for (need, &places) in self.places.iter().enumerate() {
                let count = places.count_ones();
                if count > 1 && count < best.0 {
                    best = (count, need, false);
                    if count == 2 {
                        break;
                    }
                }
            }
        }
        let bits = |word: u32| (0..frame.side).filter(move |at| word >> at & 1 == 1);
        match best {
            (_, cell, true) => bits(self.cells[cell]).map(|digit| (cell, digit)).collect(),
            (_, need, false) => {
                let (house, digit) = (need / frame.side, need % frame.side);
                let list = &frame.houses.all()[house].list;
                bits(self.places[need])
                    .map(|at| (list[at], digit))
                    .collect()
            }
        }
    }
}

impl Cover {
    /// A search for the completions of a board.
    pub(super) fn new(board: &Board) -> Self {
        let frame = Frame::new(board.shared_houses());
        let area = frame.peers.len();
        let everything = Digits::all(board.houses().side()).0;
        let seats = frame
            .houses
            .all()
            .iter()
            .flat_map(|_| vec![everything; frame.side]);
        let mut search = Self {
            now: Position {
                cells: vec![everything; area],
                places: seats.collect(),
                settled: vec![false; area],
                open: area,
            },
            frame,
            stack: Vec::new(),
            queue: Vec::new(),
            fresh: true,
            start: None,
        };
        search.start = search.take_over(board).err();
        search
    }

    /// Whether singles fill the board.
    pub(super) fn is_filled_at_once(board: &Board) -> bool {
        let mut cover = Self::new(board);
        cover.start.is_none() && cover.propagate().is_ok() && cover.now.open == 0
    }

    /// Takes what the board rules out.
    fn take_over(&mut self, board: &Board) -> Result<(), Dead> {
        for cell in 0..self.now.cells.len() {
            if let Some(digit) = board.placed(cell) {
                let settled =
                    |now: &mut Position, queue| now.settle(&self.frame, cell, digit.index(), queue);
                settled(&mut self.now, &mut self.queue)?;
            }
        }
        for cell in board.open_cells() {
            for digit in board.digits().filter(|&digit| !board.can_be(cell, digit)) {
                let (now, queue) = (&mut self.now, &mut self.queue);
                now.take(&self.frame, cell, digit.index(), queue)?;
            }
        }
        Ok(())
    }

    /// The digits of the position looked at last.
    pub(super) fn digits(&self) -> Vec<Option<Digit>> {
        let cells = self.now.cells.iter().zip(&self.now.settled);
        cells
            .map(|(&digits, &settled)| Digits(digits).single().filter(|_| settled))
            .collect()
    }

    /// Goes on to the next branch that fails or completes the board; a unit of
    /// fuel a branch.
    pub(super) fn advance(&mut self, fuel: &mut Fuel) -> Outcome {
        self.advance_by(fuel, |choices| choices.reverse())
    }

    /// The same where `arrange` says in which order choices are tried, the
    /// first one last.
    pub(super) fn advance_by(
        &mut self,
        fuel: &mut Fuel,
        mut arrange: impl FnMut(&mut [(usize, usize)]),
    ) -> Outcome {
        loop {
            if !self.fresh && !self.next_branch() {
                return Outcome::Done;
            }
            if !fuel.spend() {
                self.fresh = true;
                return Outcome::OutOfFuel;
            }
            self.fresh = false;
            if let Some(dead) = self.start.take().or_else(|| self.propagate().err()) {
                self.queue.clear();
                return Outcome::Failed(dead);
            }
            if self.now.open == 0 {
                return Outcome::Solution;
            }
            let mut left = self.now.fewest(&self.frame);
            arrange(&mut left);
            self.stack.push(Branch {
                position: self.now.clone(),
                left,
            });
        }
    }

    /// What singles alone make of a choice at the start: for each cell the
    /// digits left. `None` where they contradict themselves.
    pub(super) fn following(&self, cell: usize, digit: Digit) -> Option<Vec<Digits>> {
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

    /// Makes the next choice of the latest branch the position at hand.
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
                // The last choice needs the position no more.
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
    use crate::model::Puzzle as _;
    use crate::puzzle::sudoku::Sudoku;

    fn count(text: &str) -> usize {
        let clues = Sudoku::parse(text)
            .expect("the test's own text")
            .remove(0)
            .clues;
        let mut cover = Cover::new(&Sudoku::board(&clues));
        let mut solutions = 0;
        loop {
            match cover.advance(&mut Fuel::unlimited()) {
                Outcome::Solution => solutions += 1,
                Outcome::Done => return solutions,
                Outcome::Failed(_) | Outcome::OutOfFuel => {}
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
