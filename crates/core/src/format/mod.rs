//! Puzzle links and text files: the containers that all kinds share.
//!
//! **Problem.** People paste links, files, drawings, tables and whole messages, of three kinds of puzzles and of some that are not
//! read here. The same digits can be a Sudoku, a Slitherlink or the sums of an Aquarium. Whoever guesses opens the wrong puzzle
//! without a word.
//!
//! **Idea.** A text is recognised once, as documents; each kind reads those that it understands, and accounts for the bytes that it
//! used. One place chooses among the readings (`choose`): what the text says of itself counts first, then what a reading leaves over,
//! then the number of solutions, then the confidence of the format. The reader sees what is left over.
//!
//! ```text
//!  "Sudoku 0341, hard: https://example.org/p?sudoku/9/9/..."
//!        └─ says its kind, and no size       └─ a link of the pzpr family: all of it becomes clues
//!           0341 is named as a number of the title, so that it is not left over
//! ```
//!
//! **Why not try one parser after the other?** The first that succeeds would win, and its order would decide what a text means. And a
//! fault could not be told: the parser that failed last is hardly ever the one that the text was meant for.
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
