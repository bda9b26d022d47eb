//! Puzzles read from pictures: the grid, the clues and walls in it, and how sure each of them is.
//!
//! The pictures come as pixels: decoding is left to the browser, or to the command line.

mod classify;
mod blobs;
mod dotted;
mod find;
mod found;
mod homography;
mod image;
mod layout;
mod mesh;
mod net;
mod patch;
mod plane;
mod ruled;
mod spots;
mod stroke;
mod threshold;
#[cfg(feature = "training")]
pub mod training;
mod walls;

pub use find::find;
pub use found::{Borders, Found, Guess, Lattice, Layout, NotFound, Place, Point, Reading, Seen};
pub use image::{Image, LONGEST_SIDE, Unfit};
