//! A puzzle read from a picture: the picture on its way, what came of it, and the review of what is doubtful. Nothing of it is stored.

mod actions;
mod review;
mod state;

pub use actions::Action;
pub use review::{Review, Spotted};
pub use state::{Fault, SharedPixels, SharedReview, Stage, State};
