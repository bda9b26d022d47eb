//! Lists of puzzles.

mod pool;
mod state;

pub use state::{Action, Listed, ManyState, Phase, Sheet};
