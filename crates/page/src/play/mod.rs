//! Playing by hand, with the coach.

mod actions;
mod exercise;
mod help;
mod moments;
mod state;

pub use actions::Action;
pub use exercise::{Exercise, Exercising, Phase, Source};
pub use help::{Ask, Asked, Choosing, Film, Help, Topic};
pub use moments::moments;
pub use state::{SharedGame, Spoken, State};
