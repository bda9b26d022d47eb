//! Board of a game in words, without its kind.

use crate::game::{self, Play, Query, Spoken};
use crate::grid::Site;
use crate::model::Explanation;

use super::game::GameOf;

/// Game whose board can be described place by place.
pub trait Described {
    /// Places that a player can walk through, row by row.
    fn lattice(&self) -> Vec<Vec<Site>>;
    /// A place with its contents.
    fn named(&self, place: Site) -> Explanation;
    /// Answer to a question about a place.
    fn answer(&self, place: Site, query: Query) -> Explanation;
    /// Counts of the clues that a place belongs to; `None` if there are none.
    fn remaining(&self, place: Site) -> Option<Explanation>;
    /// Selects a place.
    fn point(&mut self, place: Site);
    /// Place that is selected.
    fn pointed_at(&self) -> Option<Site>;
}

impl<P: Play + Spoken> Described for GameOf<P> {
    fn lattice(&self) -> Vec<Vec<Site>> {
        P::lattice(self.game.clues())
    }

    fn named(&self, place: Site) -> Explanation {
        game::named(&self.game, place)
    }

    fn answer(&self, place: Site, query: Query) -> Explanation {
        game::answer(&self.game, place, query)
    }

    fn remaining(&self, place: Site) -> Option<Explanation> {
        game::remaining(&self.game, place)
    }

    fn point(&mut self, place: Site) {
        P::hold(&self.game.clues().clone(), &mut self.game.selection, place);
    }

    fn pointed_at(&self) -> Option<Site> {
        let selection = &self.game.selection;
        let selected = selection.selected.first().map(|cell| cell.site());
        let walked = selection.walked.map(|edge| edge.site());
        walked.or(selected).or(selection.cursor)
    }
}
