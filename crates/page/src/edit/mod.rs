//! Editor of a puzzle.

mod state;
mod tool;

pub use state::EditState;
pub use tool::Tool;
