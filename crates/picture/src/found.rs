//! What was seen in a picture.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Place in a picture, in pixels from its upper left corner: to the right, and down.
pub type Point = [f32; 2];

/// Grid with its clues and walls, as far as a picture shows them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundGrid {
    /// What the puzzle may be, the likeliest first; never empty.
    pub guesses: Vec<Guess>,
    /// Where the grid lies.
    pub lattice: Lattice,
    /// Every cell of the grid row by row, then the places along its sides where something stands.
    pub seen: Vec<Seen>,
    /// Borders between cells, where the layout has any.
    pub borders: Option<Borders>,
    /// Bounds of another puzzle in the picture: left, top, right and bottom, as parts of the picture's width and height. `None` if there
    /// is no other one, or none that is clear.
    pub other: Option<[f32; 4]>,
    /// The kind that the puzzle seems to be, if it is one that is not read. With a layout and size,
    /// [`find_wanted`](crate::find_wanted) reads it anyway.
    pub foreign: Option<Foreign>,
}

/// Guess at the layout of the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Guess {
    /// The layout.
    pub layout: Layout,
    /// Its probability, 0 to 1.
    pub probability: f32,
}

/// Way in which a puzzle is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Layout {
    /// Dots at the corners of cells, or equal thin lines, with digits 0 to 3: a Slitherlink is drawn so.
    Plain,
    /// Thick lines around equal blocks: a Sudoku.
    Blocks,
    /// Thick lines around irregular regions, with all digits inside: a Sudoku with irregular regions.
    Regions,
    /// Numbers outside on two sides, and thick walls: an Aquarium.
    Margins,
}

/// Layout and size of a puzzle, as a person corrects them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wanted {
    /// The layout.
    pub layout: Layout,
    /// Number of rows of cells.
    pub rows: u8,
    /// Number of columns of cells.
    pub cols: u8,
}

/// Grid in a picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lattice {
    /// Number of rows of cells.
    pub rows: u8,
    /// Number of columns of cells.
    pub cols: u8,
    /// Corners of cells, row by row: `(rows + 1) * (cols + 1)` of them.
    pub crossings: Vec<Point>,
}

/// Place of a puzzle at which something may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// Cell, by row and column from 0.
    Cell(u8, u8),
    /// Above a column.
    Top(u8),
    /// Below a column.
    Bottom(u8),
    /// To the left of a row.
    Left(u8),
    /// To the right of a row.
    Right(u8),
}

/// What stands at a place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seen {
    /// The place.
    pub place: Place,
    /// What it may be, the likeliest first; at least one. The probabilities add up to 1 at most.
    pub readings: Vec<Reading>,
    /// Probability that a player wrote it, 0 to 1: then it is a mark, not a clue.
    pub written: f32,
}

/// One way to read a place.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reading {
    /// The number; `None` for a blank. Letters count on from 10.
    pub value: Option<u8>,
    /// Its probability, 0 to 1, calibrated: of places read with 0.9, nine in ten are right.
    pub probability: f32,
}

/// Probabilities, 0 to 1, that a wall stands between neighbouring cells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Borders {
    /// Between a cell and the one to its right, row by row: `rows * (cols - 1)` of them.
    pub right: Vec<f32>,
    /// Between a cell and the one below, row by row: `(rows - 1) * cols` of them.
    pub below: Vec<f32>,
}

/// Kind of puzzle that is recognised, but not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Foreign {
    /// Killer Sudoku: sums in the corners of cells, and the blocks of a Sudoku.
    Killer,
    /// KenKen, also called Calcudoku: numbers in the corners of cells, and thick lines around cages.
    KenKen,
    /// Nonogram: several numbers beside each row and above each column.
    Nonogram,
}

/// Reason for which no puzzle was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum NotFound {
    /// The picture has one colour, or hardly more.
    #[error("the picture is empty")]
    Empty,
    /// There is no lattice of lines or dots.
    #[error("no grid of lines or dots is found")]
    Grid,
    /// A grid is cut off at the edge of the picture.
    #[error("the grid is cut off at the edge of the picture")]
    Cut,
    /// The cells are too small to be read, or too blurred.
    #[error("the cells are too small or too blurred to be read")]
    Small,
}
