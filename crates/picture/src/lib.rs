//! Puzzles read from pictures: the grid, the clues and walls in it, and how sure each of them is.
//!
//! **Problem.** A photograph of a newspaper is tilted, curled, shaded and written on. What is wanted is a text of some hundred
//! characters, of which not one may be wrong without a doubt being told.
//!
//! **Idea.** A grid is a lattice before it is lines: cells, or dots, that have neighbours at about the same distance on all sides.
//! A lattice grown from neighbour to neighbour follows curled paper, and what lies in it can be cut out cell by cell:
//!
//! ```text
//!  pixels ──> ink and paper ──> cells or dots ──> lattice ──> net ──> patches ──> readings of each
//!  image      threshold         blobs, spots      mesh        net/    patch       classify/
//!                               (ruled, dotted)   candidate
//! ```
//!
//! Each patch is read by a small network that was trained on cells, with digits that compete, and with "nothing" as one of the answers.
//! All answers keep their probabilities: what stands where is decided later, with the help of the prover (`clew::picture`).
//!
//! **Why not look for long straight lines?** The outline of a grid is the first thing that a fold, a shadow or a thumb breaks, and a
//! Slitherlink has only dots.
//!
//! The pictures come as pixels: decoding is left to the browser, or to the command line.
//!
//! ```
//! use clew_picture::{Image, NotFound, find};
//!
//! let white = Image::new(40, 30, vec![255; 4 * 40 * 30]).expect("the size fits");
//! assert_eq!(find(&white), Err(NotFound::Empty));
//! ```

mod blobs;
mod candidate;
mod classify;
mod corners;
mod dotted;
mod entered;
mod find;
mod foreign;
mod found;
mod homography;
mod image;
mod layout;
mod mesh;
mod net;
mod order;
mod patch;
mod plane;
mod ruled;
mod spots;
mod stroke;
mod threshold;
mod view;
mod walls;

pub use candidate::MOST_CELLS;
#[cfg(feature = "training")]
pub use classify::training;
pub use find::{find, find_wanted};
pub use found::{
    Borders, Foreign, FoundGrid, Guess, Lattice, Layout, NotFound, Place, Point, Reading, Seen,
    Wanted,
};
pub use image::{Image, LONGEST_SIDE, Unfit};
pub use order::sort_by_number;
