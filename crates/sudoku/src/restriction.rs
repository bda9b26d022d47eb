//! Listed candidates as clues: a cell can be only one of the digits listed for it. A
//! puzzle with such clues is known as a *Sukaku*, or as a pencilmark Sudoku.
//!
//! A cell has one clue at most. A list of one digit is a given, and a list of all digits
//! says nothing, so equal puzzles have equal clues. Ordinary puzzles store no lists.

use std::sync::Arc;

use clew_core::grid::{Cell, Table};

use crate::board::{Clues, Digits};

impl Clues {
    /// Lists the digits that a cell can be, in place of the clue that it had. One digit is
    /// a given, and all of them are not a clue.
    ///
    /// # Panics
    /// No digit is listed, or one is larger than the side of the board.
    pub(crate) fn restrict(&mut self, cell: Cell, digits: Digits) {
        let all = Digits::all(self.houses.side());
        assert!(!digits.is_empty() && digits.without(all).is_empty());
        self.print(cell, digits.single());
        if digits.len() > 1 && digits != all {
            let blank = || Arc::new(Table::filled(self.houses.shape(), all));
            let lists = self.restrictions.get_or_insert_with(blank);
            Arc::make_mut(lists)[cell] = digits;
        }
    }

    /// Removes the list of a cell.
    pub(super) fn lift(&mut self, cell: Cell) {
        let all = Digits::all(self.houses.side());
        let Some(lists) = &mut self.restrictions else {
            return;
        };
        if lists[cell] != all {
            Arc::make_mut(lists)[cell] = all;
        }
        if lists.values().iter().all(|&digits| digits == all) {
            self.restrictions = None;
        }
    }

    /// Whether candidates are listed for a cell, so that the clues are more than the givens.
    pub fn is_restricted(&self) -> bool {
        self.restrictions.is_some()
    }

    /// The digits listed for a cell: at least two, and not all.
    pub fn restriction(&self, cell: Cell) -> Option<Digits> {
        let digits = self.restrictions.as_ref()?[cell];
        (digits != Digits::all(self.houses.side())).then_some(digits)
    }

    /// All cells for which digits are listed, row by row, with these digits.
    pub fn restrictions(&self) -> impl Iterator<Item = (Cell, Digits)> {
        let lists = self.restrictions.iter();
        let cells = lists.flat_map(|lists| lists.shape().cells());
        cells.filter_map(|cell| Some((cell, self.restriction(cell)?)))
    }

    /// The digits that the clue of a cell leaves to it: all of them without a clue.
    pub fn allowed(&self, cell: Cell) -> Digits {
        let given = self.given(cell).map(Digits::only);
        let listed = given.or_else(|| self.restriction(cell));
        listed.unwrap_or(Digits::all(self.houses.side()))
    }

    /// All cells with a clue, row by row, and the digits that it leaves to them.
    pub(crate) fn clued(&self) -> impl Iterator<Item = (Cell, Digits)> {
        let all = Digits::all(self.houses.side());
        let cells = self.houses.shape().cells();
        let allowed = cells.map(|cell| (cell, self.allowed(cell)));
        allowed.filter(move |&(_, digits)| digits != all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Digit, Houses};

    fn digits(values: &[u8]) -> Digits {
        values
            .iter()
            .filter_map(|&value| Digit::new(value))
            .collect()
    }

    #[test]
    fn a_cell_has_one_clue_and_equal_puzzles_have_equal_ones() {
        let blank = Clues::blank(Houses::boxes(2, 2));
        let at = Cell::new(1, 2);
        let mut clues = blank.clone();
        clues.restrict(at, digits(&[1, 2, 3, 4]));
        assert_eq!(clues, blank);
        clues.restrict(at, digits(&[2, 4]));
        assert_eq!(clues.restriction(at), Some(digits(&[2, 4])));
        assert!(clues.restrictions().eq(clues.clued()));
        clues.restrict(at, digits(&[3]));
        assert_eq!(
            (clues.given(at), clues.is_restricted()),
            (Digit::new(3), false)
        );
        clues.restrict(at, digits(&[1, 3]));
        assert_eq!(
            (clues.given(at), clues.allowed(at)),
            (None, digits(&[1, 3]))
        );
        clues.print(at, None);
        assert_eq!(clues, blank);
    }
}
