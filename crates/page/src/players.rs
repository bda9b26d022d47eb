//! Players of puzzles, by kind: the first view contains only the player of the opening board.

use clew::kind::{self, Code, Kind, MakePlayer, Player};

/// Makers of players, which explain and draw the puzzles of a kind. Some kinds may not be loaded yet.
#[derive(Clone)]
pub struct Players(Vec<(Kind, MakePlayer)>);

impl PartialEq for Players {
    /// Those of the same kinds are the same.
    fn eq(&self, other: &Self) -> bool {
        let kinds = |players: &Self| players.0.iter().map(|&(kind, _)| kind).collect::<Vec<_>>();
        kinds(self) == kinds(other)
    }
}

impl Players {
    /// Only the player of the opening board, which is part of the first view.
    pub fn first() -> Self {
        Self(vec![(kind::first(), kind::FIRST_PLAYER)])
    }

    /// The players of all kinds. A program that calls this includes all of them.
    pub fn all() -> Self {
        let players = kind::all().filter_map(|kind| Some((kind, kind::make_player(kind)?)));
        Self(players.collect())
    }

    /// Adds the maker of a kind's players.
    pub fn take(&mut self, kind: Kind, make: MakePlayer) {
        if !self.has(kind) {
            self.0.push((kind, make));
        }
    }

    /// Whether puzzles of a kind can be shown.
    pub fn has(&self, kind: Kind) -> bool {
        self.make(kind).is_some()
    }

    fn make(&self, kind: Kind) -> Option<MakePlayer> {
        let found = self.0.iter().find(|(of, _)| *of == kind);
        found.map(|&(_, make)| make)
    }

    /// Player of a puzzle; `None` if its kind is not loaded, or the text is not a puzzle of that kind.
    pub fn player(&self, code: &Code) -> Option<Box<dyn Player>> {
        self.make(code.kind)?(code).ok()
    }
}
