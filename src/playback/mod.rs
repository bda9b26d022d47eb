//! Playback of the trace of one puzzle: the board, the picture and the sentence
//! at each position, and what a player shows of the whole: the list of steps,
//! the timeline, and how long each step is shown.

mod pace;
mod player;
mod telling;
#[cfg(test)]
mod tests;
mod timeline;

pub use player::TracePlayer;
pub use telling::{Row, RowKind};
pub use timeline::{ListLine, Playback, Playhead, Section, Tally};
