//! Puzzle links and text files: the containers that all kinds share.
//!
//! - [`Source`] and [`Piece`]: a text made plain, and parts of it that know
//!   which bytes of the given text they came from;
//! - [`link`]: web addresses within a text;
//! - [`pzpr`]: the links and files of the pzpr family;
//! - [`penpa`]: drawings in links of Penpa+;
//! - [`fpuzzles`]: puzzles in links of f-puzzles and SudokuPad;
//! - [`tatham`]: game ids and save files of Simon Tatham's collection;
//! - [`grid`]: rows of cells drawn as text, comma-separated or not;
//! - [`json`]: arrays of arrays.
//!
//! The meaning of a cell's text is the business of each kind.

pub mod fault;
pub mod fpuzzles;
pub mod grid;
pub mod json;
pub mod link;
pub mod penpa;
mod piece;
pub mod pzpr;
mod source;
pub mod tatham;

pub use piece::Piece;
pub use source::{MAX_BYTES, Source, is_binary, is_wide};
