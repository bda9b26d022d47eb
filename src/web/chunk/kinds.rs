//! Players of the kinds, each of which tells and draws: that of the opening board is a part of the first view, the others are
//! fetched when a puzzle of theirs is opened, or with the chunk.

use std::cell::RefCell;

use clew::kind::{Code, Kind, Player};
use clew_page::parts::Players;

use super::Missing;

thread_local! {
    /// Those that have arrived, for views that are given only a puzzle.
    static PLAYERS: RefCell<Players> = RefCell::new(Players::first());
}

/// Makers of players that have arrived.
pub(crate) fn players() -> Players {
    PLAYERS.with_borrow(Players::clone)
}

/// Player of a puzzle; `None` if its kind has not arrived, or the text is not a puzzle of it.
pub(crate) fn player(code: &Code) -> Option<Box<dyn Player>> {
    players().player(code)
}

/// Whether puzzles of a kind can be shown.
pub(crate) fn is_there(kind: Kind) -> bool {
    players().has(kind)
}

/// Fetches what shows puzzles of a kind, unless it is there.
///
/// # Errors
/// Returns an error if it cannot be fetched; a later call tries again.
pub(crate) async fn fetch(kind: Kind) -> Result<(), Missing> {
    if !is_there(kind) {
        let make = super::player(kind).await?;
        PLAYERS.with_borrow_mut(|players| players.take(kind, make));
    }
    Ok(())
}

/// Takes what shows the puzzles of all kinds.
pub(crate) fn take(players: Players) {
    PLAYERS.set(players);
}
