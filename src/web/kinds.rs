//! Players of the kinds, each of which tells and draws: that of the opening board is a part of the first view, the others are
//! fetched when a puzzle of theirs is opened, or with the chunk.

use std::cell::Cell;

use crate::kind::{self, Code, Kind, MakePlayer, Player};

use super::chunk::{self, Missing};

thread_local! {
    static OTHERS: Cell<[Option<MakePlayer>; 2]> = const { Cell::new([None; 2]) };
}

/// Player of a puzzle; `None` if its kind has not arrived, or the text is not a puzzle of it.
pub(super) fn player(code: &Code) -> Option<Box<dyn Player>> {
    maker(code.kind)?(code).ok()
}

/// Whether puzzles of a kind can be shown.
pub(super) fn is_there(kind: Kind) -> bool {
    maker(kind).is_some()
}

/// Fetches what shows puzzles of a kind, unless it is there.
///
/// # Errors
/// Returns an error if it cannot be fetched; a later call tries again.
pub(super) async fn fetch(kind: Kind) -> Result<(), Missing> {
    if !is_there(kind) {
        take(kind, chunk::player(kind).await?);
    }
    Ok(())
}

/// Takes what shows puzzles of a kind.
pub(super) fn take(kind: Kind, make: MakePlayer) {
    if let Some(at) = place(kind) {
        let mut others = OTHERS.get();
        others[at] = Some(make);
        OTHERS.set(others);
    }
}

fn maker(kind: Kind) -> Option<MakePlayer> {
    match place(kind) {
        Some(at) => OTHERS.get()[at],
        None => Some(kind::slitherlink_player),
    }
}

/// Place of a kind that is not a part of the first view.
fn place(kind: Kind) -> Option<usize> {
    match kind {
        Kind::Slitherlink => None,
        Kind::Sudoku => Some(0),
        Kind::Aquarium => Some(1),
    }
}
