//! Stored games: their list, the next puzzle to play, notices about storing, and the way of the game on the board to the store.

mod choice;
mod keeper;
mod notice;
mod state;

pub use choice::Choice;
pub(crate) use keeper::Seen;
pub use notice::{Imported, Notice, Unopened};
pub use state::{Action, GamesState, Storing};
