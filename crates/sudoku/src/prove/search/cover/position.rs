//! A position of the search: the options left for every constraint, and the
//! propagation of a choice.

use std::sync::Arc;

use super::Dead;
use crate::board::{Board, Digit, Digits, Houses, ones};

/// Data that never change during a search.
pub(super) struct Frame {
    houses: Arc<Houses>,
    side: usize,
    /// Cells that see each cell.
    peers: Vec<Vec<u32>>,
}

/// A position: the options left for every constraint.
#[derive(Clone)]
pub(super) struct Position {
    /// Digits left in each cell, as bits.
    pub(super) cells: Vec<u32>,
    /// Positions left for each digit in each house, as bits.
    places: Vec<u32>,
    /// Whether a cell's digit has been passed on to the cells that see it.
    pub(super) settled: Vec<bool>,
    pub(super) open: usize,
}

impl Frame {
    pub(super) fn new(houses: Arc<Houses>) -> Self {
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
    /// The position with all options left.
    pub(super) fn new(frame: &Frame) -> Self {
        let everything = Digits::all(frame.houses.side()).0;
        let area = frame.peers.len();
        Self {
            cells: vec![everything; area],
            places: vec![everything; frame.houses.all().len() * frame.side],
            settled: vec![false; area],
            open: area,
        }
    }

    /// Takes over what a board rules out.
    pub(super) fn take_over(
        &mut self,
        frame: &Frame,
        board: &Board,
        queue: &mut Vec<(usize, usize)>,
    ) -> Result<(), Dead> {
        for cell in 0..self.cells.len() {
            if let Some(digit) = board.placed(cell) {
                self.settle(frame, cell, digit.index(), queue)?;
            }
        }
        for cell in board.open_cells() {
            for digit in board.digits().filter(|&digit| !board.can_be(cell, digit)) {
                self.take(frame, cell, digit.index(), queue)?;
            }
        }
        Ok(())
    }

    /// Removes a digit from a cell; constraints with one option left go to the queue.
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
        for position in frame.houses.positions(cell) {
            let house = position.house;
            let places = &mut self.places[house * frame.side + digit];
            *places &= !position.bit;
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
    pub(super) fn settle(
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
        for other in ones(self.cells[cell] & !(1 << digit)) {
            self.take(frame, cell, other, queue)?;
        }
        for &peer in &frame.peers[cell] {
            self.take(frame, peer as usize, digit, queue)?;
        }
        Ok(())
    }

    /// Options of the constraint that has the fewest, as cells with digits.
    pub(super) fn fewest(&self, frame: &Frame) -> Vec<(usize, usize)> {
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
            for (constraint, &places) in self.places.iter().enumerate() {
                let count = places.count_ones();
                if count > 1 && count < best.0 {
                    best = (count, constraint, false);
                    if count == 2 {
                        break;
                    }
                }
            }
        }
        match best {
            (_, cell, true) => ones(self.cells[cell]).map(|digit| (cell, digit)).collect(),
            (_, constraint, false) => {
                let (house, digit) = (constraint / frame.side, constraint % frame.side);
                let list = &frame.houses.all()[house].list;
                ones(self.places[constraint])
                    .map(|at| (list[at], digit))
                    .collect()
            }
        }
    }
}
