//! Editor of a puzzle.

mod state;
mod tool;

pub use state::State;
pub use tool::Tool;
