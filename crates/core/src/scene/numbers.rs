//! Numbers of rows and columns beside a board.

use super::{Figure, Item, Point, Role, Scene};
use crate::grid::{Line, Shape};

/// Minimum number of rows or columns of a numbered board.
const LEAST: u8 = 7;
/// Distance of a number from the board, or from the clues before it, in cells.
const AWAY: f64 = 0.35;
/// Height of a number, in cells.
const SIZE: f64 = 0.26;
/// Height of a number of two digits beside a row, which would otherwise touch the crosses on the
/// border.
const SMALL: f64 = 0.22;

impl Scene {
    /// Writes the numbers of rows and columns beside a board that is large enough to
    /// need them. They are in the space around the picture, so nothing moves.
    pub fn number_lines(&mut self, shape: Shape) {
        if shape.rows.max(shape.cols) < LEAST {
            return;
        }
        let before = -(self.margin + AWAY);
        let numbers = shape.lines().map(|line| {
            let middle = Point::from(line.site());
            let (at, number) = match line {
                Line::Row(row) => (Point::new(before, middle.y), row),
                Line::Col(col) => (Point::new(middle.x, before), col),
            };
            let figure = Figure::Text {
                at,
                size: match line {
                    Line::Row(9..) => SMALL,
                    _ => SIZE,
                },
                text: (u16::from(number) + 1).to_string(),
            };
            Item::new(line.site(), Role::LineNumber, figure)
        });
        let numbers: Vec<Item> = numbers.collect();
        self.add(numbers);
    }
}
