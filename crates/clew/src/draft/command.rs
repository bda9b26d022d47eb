//! Commands of the editor.

use crate::kind::{Code, Kind};
use clew_core::grid::{Cell, Edge, Shape, Site, Symmetry};
use clew_core::model::Entry;

/// Command of the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditCommand {
    /// Moves the cursor by rows and columns, as far as the board goes.
    Move {
        /// Rows down.
        down: i16,
        /// Columns right.
        right: i16,
    },
    /// Puts the cursor on a cell or a place that can hold a clue.
    Point(Site),
    /// Types a digit at the cursor; digits may add up to a number.
    Digit(u8),
    /// Writes at the cursor, or wipes it.
    Write(Option<Entry>),
    /// Writes several clues.
    Add(Vec<(Site, Entry)>),
    /// Makes a region of cells.
    Fence(Vec<Cell>),
    /// Joins cells to the region of the first of them.
    Extend(Vec<Cell>),
    /// Makes a region of the cell at the cursor alone.
    Begin,
    /// Moves the cursor to the cell beside it and joins that to its region.
    Stretch {
        /// Rows down.
        down: i16,
        /// Columns right.
        right: i16,
    },
    /// Draws a wall; or takes it away, and with it all that part the same regions.
    Wall(Edge),
    /// Draws or takes away the wall beside the cursor.
    WallBeside {
        /// Rows down.
        down: i16,
        /// Columns right.
        right: i16,
    },
    /// Fills the tank of a cell up to it, or drains it; the sums follow.
    Pour(Cell),
    /// The same at the cursor.
    PourHere,
    /// Rotates or reflects the board.
    Turn(Symmetry),
    /// Another size; rows and columns come and go at the end.
    Resize(Shape),
    /// Wipes all clues.
    Clear,
    /// A blank board.
    Blank {
        /// Kind of the puzzle.
        kind: Kind,
        /// Index of the layout, as [`layouts`](crate::kind::layouts) lists them.
        layout: usize,
        /// The size.
        shape: Shape,
    },
    /// Another puzzle.
    Replace(Code),
    /// Takes the last change back.
    Undo,
    /// Makes it again.
    Redo,
}
