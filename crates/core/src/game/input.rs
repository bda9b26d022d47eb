//! Input of a player: presses, strokes and keys, and what is selected.

use std::collections::BTreeSet;

use crate::grid::{Cell, Edge, Shape, Site};
use crate::scene::{Point, cell_at};

/// Button of a press or a stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Tap or left button.
    Main,
    /// Right button, or a tap that is held.
    Other,
}

/// Press on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Press {
    /// Point of the board, in cells.
    pub at: Point,
    /// Button pressed.
    pub button: Button,
    /// Whether it adds to what is selected.
    pub extends: bool,
}

impl Press {
    /// Press of the main button.
    pub fn main(at: Point) -> Self {
        Self {
            at,
            button: Button::Main,
            extends: false,
        }
    }

    /// Press of the other button.
    pub fn other(at: Point) -> Self {
        Self {
            button: Button::Other,
            ..Self::main(at)
        }
    }
}

/// Stroke over the board: the points passed so far, the first one first.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// Points of the board, in cells.
    pub points: Vec<Point>,
    /// Button held.
    pub button: Button,
}

impl Stroke {
    /// Maximum number of points to look at between two that were passed.
    const STEPS: u8 = 200;

    /// Points passed, close enough to each other that no cell between is skipped.
    pub fn interpolated(&self) -> Vec<Point> {
        let mut points: Vec<Point> = self.points.first().copied().into_iter().collect();
        for pair in self.points.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            let length = (to.x - from.x).abs().max((to.y - from.y).abs());
            let steps = (1..Self::STEPS).find(|&n| length <= 0.25 * f64::from(n));
            let steps = steps.unwrap_or(Self::STEPS);
            points.extend((1..=steps).map(|i| {
                let share = f64::from(i) / f64::from(steps);
                Point::new(
                    from.x + (to.x - from.x) * share,
                    from.y + (to.y - from.y) * share,
                )
            }));
        }
        points
    }

    /// Cells passed, each once, in order.
    pub fn cells(&self, shape: Shape) -> Vec<Cell> {
        let mut cells: Vec<Cell> = Vec::new();
        for cell in self
            .interpolated()
            .into_iter()
            .filter_map(|at| cell_at(shape, at))
        {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        cells
    }
}

/// Sort of mark that a digit makes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pad {
    /// The digit of a cell.
    #[default]
    Entry,
    /// Corner note: a place of a digit in its box or line.
    Corner,
    /// Centre note: a digit that a cell can still be.
    Centre,
    /// Stroke through a digit that a cell cannot be.
    Strike,
}

/// Key, by what it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Moves the cursor by rows and columns; `extends` what is selected.
    Move {
        /// Rows down.
        down: i8,
        /// Columns right.
        right: i8,
        /// Whether cells passed stay selected.
        extends: bool,
    },
    /// Enter: makes the first mark of the kind at the cursor.
    Enter,
    /// Space: makes the second mark of the kind at the cursor.
    Space,
    /// Marks a cell at the cursor as inside.
    Inside,
    /// Marks a cell at the cursor as outside.
    Outside,
    /// Dry: marks a level at the cursor as air.
    Dry,
    /// Digit, as the given sort of mark or, without one, as the selected sort.
    Digit(u8, Option<Pad>),
    /// Selects a sort of mark.
    Pad(Pad),
    /// Clears the selected cells.
    Erase,
}

/// The player's selection, which is not part of the game: places, a sort of mark, and a
/// digit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// Place of the cursor.
    pub cursor: Option<Site>,
    /// Edge along which the cursor moved last.
    pub walked: Option<Edge>,
    /// Cells selected.
    pub selected: BTreeSet<Cell>,
    /// Sort of mark that digits make.
    pub pad: Pad,
    /// Digit that stays selected: a press writes it.
    pub digit: Option<u8>,
}

impl Selection {
    /// Moves a coordinate within `0..count`.
    pub fn moved(from: u8, by: i8, count: u8) -> u8 {
        from.saturating_add_signed(by).min(count.saturating_sub(1))
    }
}

/// Aids: marks made in addition to those of a move. Each is a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aids {
    /// Crosses at full dots and met clues.
    pub crosses: bool,
    /// Centre notes of open cells filled in.
    pub fill_notes: bool,
    /// Notes cleaned by an entered digit.
    pub clean_notes: bool,
    /// Levels of a tank kept level.
    pub levels: bool,
}

impl Default for Aids {
    fn default() -> Self {
        Self {
            crosses: true,
            fill_notes: false,
            clean_notes: true,
            levels: true,
        }
    }
}

impl Aids {
    /// No aid at all.
    pub const NONE: Self = Self {
        crosses: false,
        fill_notes: false,
        clean_notes: false,
        levels: false,
    };
}
