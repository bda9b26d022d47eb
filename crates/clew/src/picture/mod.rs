//! Puzzles read from pictures: what was seen in a picture, made into a puzzle, with the help of the prover where a place
//! can be read in more than one way.
//!
//! ```text
//! pixels ──> FoundGrid ──> plan (spots, each with ways to read it) ──> board ──> number of solutions
//!          clew-picture        ^                                                   │
//!                              └──────── other ways, the likeliest first <─────────┘
//! ```

mod board;
mod deciding;
mod hand;
mod job;
mod plan;
mod spot;
mod transcript;
mod vary;

#[cfg(test)]
mod tests;

pub use clew_picture::{
    Foreign, FoundGrid, Image, LONGEST_SIDE, Layout, MOST_CELLS, NotFound, Place, Unfit, Wanted,
};
pub use job::{Transcribing, transcribe};
pub use plan::{DOUBTFUL, LAYOUTS, Plan, layout_name};
pub use spot::{Spot, Way, Ways, What};
pub use transcript::{Doubt, Transcript, message, refusal};
