//! Players of the kinds, which explain and draw puzzles: the player of the opening board is part of the first view, the others are
//! fetched when one of their puzzles is opened, or together with the chunk.

use std::cell::RefCell;

use clew::kind::{Code, Kind, Player};
use clew_page::players::Players;

use super::Missing;

thread_local! {
    /// Loaded players, for views that only receive a puzzle.
    static PLAYERS: RefCell<Players> = RefCell::new(Players::first());
}

/// Makers of the loaded players.
pub(crate) fn players() -> Players {
    PLAYERS.with_borrow(Players::clone)
}

/// Player of a puzzle; `None` if its kind is not loaded, or if the text is not a puzzle of that kind.
pub(crate) fn player(code: &Code) -> Option<Box<dyn Player>> {
    players().player(code)
}

/// Whether puzzles of a kind can be shown.
pub(crate) fn is_there(kind: Kind) -> bool {
    players().has(kind)
}

/// Fetches the player for a kind, unless it is loaded.
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

/// Adds the players of all kinds.
pub(crate) fn take(players: Players) {
    PLAYERS.set(players);
}
