//! Puzzles read from pictures: the grid, the clues and walls in it, and how sure each of them is.
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
    Borders, Foreign, Found, Guess, Lattice, Layout, NotFound, Place, Point, Reading, Seen, Wanted,
};
pub use image::{Image, LONGEST_SIDE, Unfit};
pub use order::sort_by_number;
