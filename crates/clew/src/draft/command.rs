//! Commands of the editor.

use crate::kind::{Code, Kind};
use clew_core::grid::{Cell, Edge, Shape, Site, Symmetry};
use clew_core::model::Entry;

/// Command of the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditCommand {
    /// Moves the cursor by rows and columns, within the board.
    Move {
        /// Rows down.
        down: i16,
        /// Columns right.
        right: i16,
    },
    /// Puts the cursor on a cell or on a place that can hold a clue.
    Point(Site),
    /// Types a digit at the cursor; consecutive digits may form a number.
    Digit(u8),
    /// Writes at the cursor, or wipes it.
    Write(Option<Entry>),
    /// Writes or wipes several clues.
    WriteAll(Vec<(Site, Option<Entry>)>),
    /// Turns cells into a region.
    Fence(Vec<Cell>),
    /// Joins cells to the region of the first cell.
    Extend(Vec<Cell>),
    /// Turns the cell at the cursor into a region.
    Begin,
    /// Moves the cursor to a neighbouring cell and joins that cell to its region.
    Stretch {
        /// Rows down.
        down: i16,
        /// Columns right.
        right: i16,
    },
    /// Draws a wall, or removes it together with all walls between the same regions.
    Wall(Edge),
    /// Draws or removes the wall beside the cursor.
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
    /// Changes the size; rows and columns are added or removed at the end.
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
    /// Undoes the last change.
    Undo,
    /// Redoes the last undone change.
    Redo,
}
