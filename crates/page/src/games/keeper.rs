//! Memory of the game on the board on its way to the store.

use std::rc::Rc;

use clew::games::{Archived, Origin};

use super::{GamesState, Storing};
use crate::play::SharedGame;
use crate::storage::Storage;
use crate::view::Mode;

/// Game on the board as known to the machine.
#[derive(Clone)]
pub(crate) struct Seen {
    /// Name under which it is stored.
    pub(crate) id: String,
    /// The game.
    pub(crate) game: SharedGame,
    /// The game as last reported to the machine.
    pub(crate) told: Option<SharedGame>,
    /// Number of moves that came with the puzzle.
    pub(crate) opening: usize,
    /// Origin of the puzzle.
    pub(crate) origin: Option<Origin>,
    /// Expected time of the puzzle, in seconds, if it is graded.
    pub(crate) expected: Option<u32>,
}

/// Game, name and mode, which decide whether the board has to be looked at.
pub(crate) type Board = (Option<SharedGame>, Option<String>, Mode);

/// Keeping of the games of a page.
#[derive(Clone, Default)]
pub(crate) struct Keeper {
    /// The machine; `None` until the browser is ready.
    pub(crate) storage: Option<Rc<Storage>>,
    pub(crate) seen: Option<Seen>,
    /// Board at the last message.
    pub(crate) board: Option<Board>,
    /// Number of looks that were planned; only the last one takes place.
    pub(crate) looks: u32,
    /// The list that was shown at the last message.
    pub(crate) list: Option<(bool, Mode, Storing)>,
    /// Whether the page was hidden or left, and has not been shown again.
    pub(crate) is_away: bool,
    /// Whether the browser was asked not to clear the storage.
    pub(crate) has_asked: bool,
}

impl GamesState {
    pub(crate) fn keeper(&mut self) -> &mut Keeper {
        Rc::make_mut(&mut self.keeper.0)
    }
}

impl Keeper {
    /// Games whose present form is not in the database.
    pub(super) fn unstored(&self) -> Vec<Archived> {
        let storage = self.storage.iter();
        storage
            .flat_map(|storage| storage.unstored().cloned())
            .collect()
    }
}
