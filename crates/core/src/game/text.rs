//! Marks as text: places written as `R3C4` and `R3C4 top`, read with the position of
//! the first fault.

use strum::{EnumIter, IntoStaticStr};

use crate::grid::{Cell, Edge, Shape};
use crate::model::{Arg, Explanation};

/// What was expected at the place where a text stops being a mark; also its message id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
pub enum Expected {
    /// A cell, such as R3C4.
    #[strum(serialize = "mark-expects-cell")]
    Cell,
    /// A cell that lies on the board.
    #[strum(serialize = "mark-expects-on-board")]
    OnBoard,
    /// A side of a cell, or `inside` or `outside`.
    #[strum(serialize = "mark-expects-side")]
    Side,
    /// `line` or `cross`.
    #[strum(serialize = "mark-expects-edge-state")]
    EdgeState,
    /// `water` or `air`.
    #[strum(serialize = "mark-expects-level-state")]
    LevelState,
    /// `=` or `!=` and a digit, or `inner` or `outer` and digits.
    #[strum(serialize = "mark-expects-digit-mark")]
    DigitMark,
    /// A digit of the board.
    #[strum(serialize = "mark-expects-digit")]
    Digit,
    /// A cell in which no digit is printed.
    #[strum(serialize = "mark-expects-open-cell")]
    OpenCell,
    /// One of the words that marks of the puzzle have.
    #[strum(serialize = "mark-expects-word")]
    Word,
    /// The end of the text.
    #[strum(serialize = "mark-expects-end")]
    End,
}

/// Error of a text that is not a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a mark: fault at character {}", at + 1)]
pub struct NoMark {
    /// Number of characters before the fault.
    pub at: usize,
    /// Expectation there.
    pub expected: Expected,
}

impl NoMark {
    /// The fault as a message.
    pub fn explanation(&self) -> Explanation {
        let message = self.expected.into();
        Explanation::new(message).with("at", Arg::Number(self.at as u64 + 1))
    }
}

/// Text being read.
#[derive(Clone, Debug)]
pub struct Text<'a> {
    rest: &'a str,
    at: usize,
}

impl<'a> Text<'a> {
    /// Text at its beginning.
    pub fn new(text: &'a str) -> Self {
        Self { rest: text, at: 0 }
    }

    /// Fault at the current place.
    pub fn fault<T>(&self, expected: Expected) -> Result<T, NoMark> {
        Err(NoMark {
            at: self.at,
            expected,
        })
    }

    fn skip(&mut self, bytes: usize) -> &'a str {
        let (read, rest) = self.rest.split_at(bytes);
        self.at += read.chars().count();
        self.rest = rest;
        read
    }

    fn skip_spaces(&mut self) {
        let spaces = self.rest.len() - self.rest.trim_start().len();
        self.skip(spaces);
    }

    /// Reads one of the given words, in upper or lower case, after any spaces.
    pub fn word<T: Copy>(&mut self, words: &[(&str, T)], expected: Expected) -> Result<T, NoMark> {
        self.skip_spaces();
        let end = self.rest.find(char::is_whitespace);
        let word = &self.rest[..end.unwrap_or(self.rest.len())];
        match words
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(word))
        {
            Some(&(_, meant)) => {
                self.skip(word.len());
                Ok(meant)
            }
            None => self.fault(expected),
        }
    }

    /// Reads a sign, after any spaces; returns whether it is there.
    pub fn sign(&mut self, sign: &str) -> bool {
        self.skip_spaces();
        let is_here = self.rest.starts_with(sign);
        if is_here {
            self.skip(sign.len());
        }
        is_here
    }

    /// Reads a character, if there is one left.
    pub fn character(&mut self) -> Option<char> {
        let next = self.rest.chars().next()?;
        self.skip(next.len_utf8());
        Some(next)
    }

    /// Reads as many digits of a decimal number as there are.
    pub fn decimal(&mut self) -> Option<u8> {
        let end = self.rest.find(|c: char| !c.is_ascii_digit());
        let digits = &self.rest[..end.unwrap_or(self.rest.len())];
        let number = digits.parse().ok()?;
        self.skip(digits.len());
        Some(number)
    }

    /// Reads a cell of a board: `R` and its row, `C` and its column, from 1.
    ///
    /// # Errors
    /// There is no cell, or one that is not on the board.
    pub fn cell(&mut self, shape: Shape) -> Result<Cell, NoMark> {
        self.skip_spaces();
        let start = self.clone();
        let mut number = |letter: char| {
            let next = self.rest.chars().next();
            if !next.is_some_and(|next| next.eq_ignore_ascii_case(&letter)) {
                return self.fault(Expected::Cell);
            }
            self.skip(1);
            match self.decimal() {
                Some(number) => Ok(number),
                None => self.fault(Expected::Cell),
            }
        };
        let (row, col) = (number('R')?, number('C')?);
        let cell = row.checked_sub(1).zip(col.checked_sub(1));
        let cell = cell.map(|(row, col)| Cell::new(row, col));
        match cell.filter(|&cell| shape.contains(cell)) {
            Some(cell) => Ok(cell),
            None => start.fault(Expected::OnBoard),
        }
    }

    /// Whether only spaces are left.
    pub fn is_at_end(&self) -> bool {
        self.rest.trim().is_empty()
    }

    /// Ends the reading with a result.
    ///
    /// # Errors
    /// Something is left.
    pub fn end<T>(mut self, read: T) -> Result<T, NoMark> {
        if self.is_at_end() {
            return Ok(read);
        }
        self.skip_spaces();
        self.fault(Expected::End)
    }
}

/// Cell as text.
pub fn cell_text(cell: Cell) -> String {
    format!("R{}C{}", u32::from(cell.row) + 1, u32::from(cell.col) + 1)
}

/// Edge as text: the top or left side of a cell or, on the rim after the last cell, its
/// bottom or right side.
pub fn edge_text(edge: Edge, shape: Shape) -> String {
    let side = match (edge, edge.cells(shape)) {
        (Edge::Above(_), [_, Some(cell)]) => Some((cell, "top")),
        (Edge::Above(_), [Some(cell), None]) => Some((cell, "bottom")),
        (Edge::LeftOf(_), [_, Some(cell)]) => Some((cell, "left")),
        (Edge::LeftOf(_), [Some(cell), None]) => Some((cell, "right")),
        (_, [None, None]) => None,
    };
    side.map_or_else(String::new, |(cell, side)| {
        format!("{} {side}", cell_text(cell))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_where_the_text_stops_being_a_cell_of_the_board() {
        let shape = Shape::new(3, 12);
        let cell = |text| Text::new(text).cell(shape);
        assert_eq!(cell("R3C12"), Ok(Cell::new(2, 11)));
        assert_eq!(cell(" r1c1"), Ok(Cell::new(0, 0)));
        for (text, at, expected) in [
            ("", 0, Expected::Cell),
            ("Q1C1", 0, Expected::Cell),
            ("R1", 2, Expected::Cell),
            ("R1Cé", 3, Expected::Cell),
            ("R4C1", 0, Expected::OnBoard),
            (" R0C1", 1, Expected::OnBoard),
            ("R999C1", 1, Expected::Cell),
        ] {
            assert_eq!(cell(text), Err(NoMark { at, expected }), "{text}");
        }
    }

    #[test]
    fn an_edge_is_named_after_the_cell_below_or_right_of_it() {
        let shape = Shape::new(2, 2);
        let names: Vec<String> = Cell::new(1, 1)
            .edges()
            .map(|edge| edge_text(edge, shape))
            .to_vec();
        assert_eq!(
            names,
            ["R2C2 top", "R2C2 right", "R2C2 bottom", "R2C2 left"]
        );
        let above = Cell::new(0, 0).edges()[2];
        assert_eq!(edge_text(above, shape), "R2C1 top");
    }
}
