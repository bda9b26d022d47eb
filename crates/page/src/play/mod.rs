//! Playing by hand, with the coach.

mod actions;
mod exercise;
mod help;
mod moments;
mod state;

pub use actions::Action;
pub use exercise::{Exercise, Exercising, Phase, Source};
pub use help::{Ask, Choosing, Film, Help, PendingQuestion, Topic};
pub use moments::moments;
pub use state::{PlayState, SharedGame, Spoken};
