//! Solving step by step.

mod actions;
mod quiz;
mod sight;
mod speed;
mod state;

pub use actions::{Action, Move};
pub(crate) use actions::{Growth, Moved};
pub use quiz::{Guess, Quiz};
pub use sight::Sight;
pub use speed::Speed;
pub use state::{Reasons, Transition, WatchState, Work, course};
