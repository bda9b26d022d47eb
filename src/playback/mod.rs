//! A trace played back: the board, the picture and the sentence at each position.

mod player;
mod telling;
#[cfg(test)]
mod tests;

pub use player::TracePlayer;
pub use telling::{Row, RowKind};
