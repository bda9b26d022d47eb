//! The kinds of puzzle, one folder each, all alike.

pub mod aquarium;
pub mod slitherlink;
pub mod sudoku;
