//! Counts of the clues at the place that a player points at, shown beside the board.

use yew::prelude::*;

use crate::web::text;
use clew_core::grid::{Shape, Site};

use clew_page::play::SharedGame;

/// Place under the pointer, and the place selected at that time.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Hovered {
    pub(super) place: Site,
    pub(super) pointed: Option<Site>,
}

/// Counts in words below the board, where no line has its number, on the half away from the place; nothing for a place
/// without clues.
pub(super) fn remaining(game: &SharedGame, shape: Shape, hovered: Option<Hovered>) -> Html {
    let game = game.get();
    if game.is_solved() {
        return Html::default();
    }
    let pointed = game.pointed_at();
    // If keys have moved the selection since, the selection takes precedence.
    let is_last = |hovered: &Hovered| pointed.is_none() || hovered.pointed == pointed;
    let hovered = hovered.filter(is_last).map(|hovered| hovered.place);
    let Some(place) = hovered.or(pointed) else {
        return Html::default();
    };
    let Some(left) = game.remaining(place) else {
        return Html::default();
    };
    let is_right = place.x > shape.cols;
    html! {
        <p class={classes!("remaining", is_right.then_some("left"))} data-testid="remaining" aria-hidden="true">
            { text::plain(&left, shape) }
        </p>
    }
}
