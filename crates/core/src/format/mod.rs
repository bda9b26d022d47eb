//! Puzzle links and text files: the containers that all kinds share.
//!
//! - [`Pasted`] and [`Document`]: a text recognised once, for every kind to [`Read`];
//! - [`Source`] and [`Piece`]: a text made plain, and parts of it that know
//!   which bytes of the given text they came from;
//! - [`Candidate`], [`Readers`]: what is chosen among, in one place;
//! - [`Said`]: kinds, sizes and further rules that a text names;
//! - [`link`]: web addresses within a text;
//! - [`pzpr`]: the links and files of the pzpr family;
//! - [`penpa`]: drawings in links of Penpa+;
//! - [`fpuzzles`]: puzzles in links of f-puzzles and SudokuPad;
//! - [`tatham`]: game ids and save files of Simon Tatham's collection;
//! - [`grid`]: rows of cells drawn as text, comma-separated or not;
//! - [`json`]: arrays of arrays;
//! - [`sheet`]: tables in the texts of other programs.
//!
//! Each kind decides what the text of a cell means.

mod account;
mod choose;
mod document;
pub mod fault;
pub mod fpuzzles;
pub mod grid;
pub mod json;
pub mod link;
mod pasted;
pub mod penpa;
mod piece;
pub mod pzpr;
mod read;
mod said;
pub mod sheet;
mod source;
pub mod tatham;
mod views;

pub use choose::{Candidate, Outcomes, Readers};
pub use document::{Content, Document, Unpacked};
pub use pasted::{Pasted, unknown};
pub use piece::Piece;
pub use read::{ParseOutcome, Read, announced};
pub use said::{Said, Stance, Vocabulary};
pub use source::{MAX_BYTES, Source, is_binary, is_wide};
