//! Numbers of rows and columns beside a board.

use super::{Figure, Item, Point, Role, Scene};
use crate::grid::{Line, Shape};

/// Minimum number of rows or columns of a numbered board.
const LEAST: u8 = 7;
/// Distance of a number from the board, or from the clues before it, in cells.
const AWAY: f64 = 0.35;
/// The same where clues stand between: their digits leave more room.
const BESIDE_CLUES: f64 = 0.18;
/// Height of a number, in cells.
const SIZE: f64 = 0.26;
/// Height of a number of two digits beside a row, which would otherwise touch the crosses on the
/// border.
const SMALL: f64 = 0.22;

impl Scene {
    /// Writes the numbers of rows and columns beside a board that is large enough to
    /// need them. Where clues stand there as well, every board needs them, and each has the letter
    /// that it has in the names of cells. They are in the space around the picture, so nothing moves.
    pub fn number_lines(&mut self, shape: Shape) {
        let has_clues = self.margin > 0.0;
        if shape.rows.max(shape.cols) < LEAST && !has_clues {
            return;
        }
        let before = -(self.margin + if has_clues { BESIDE_CLUES } else { AWAY });
        let numbers = shape.lines().map(|line| {
            let middle = Point::from(line.site());
            let (at, number) = match line {
                Line::Row(row) => (Point::new(before, middle.y), row),
                Line::Col(col) => (Point::new(middle.x, before), col),
            };
            let letter = match line {
                _ if !has_clues => "",
                Line::Row(_) => "R",
                Line::Col(_) => "C",
            };
            let figure = Figure::Text {
                at,
                size: match line {
                    Line::Row(9..) => SMALL,
                    _ => SIZE,
                },
                text: format!("{letter}{}", u16::from(number) + 1),
            };
            Item::new(line.site(), Role::LineNumber, figure)
        });
        let numbers: Vec<Item> = numbers.collect();
        self.add(numbers);
    }
}
