//! Roles of the places that sentences name.

use clew_aquarium::{Aquarium, Board, Clues};
use clew_core::grid::Site;

use crate::kind::roles::Role;

/// Role of the places that an argument of a message names; `None` if it is not declared.
pub(super) fn role(message: &str, name: &str) -> Option<Role<Aquarium>> {
    use Role::{Clue, Found, Free, Known, Open, Where};
    let message = message.strip_prefix("aquarium-")?;
    let role = match (message, name) {
        ("waters-below", "signs" | "example") => Where(is_water),
        ("airs-above", "signs" | "example") => Where(is_air),
        (_, "signs" | "example") => Known,
        (_, "clues" | "line" | "other" | "over") => Clue,
        (_, "bottom" | "top" | "dry" | "wet") => Open,
        (_, "cells") => Found,
        ("breaks-exceeded" | "breaks-missed" | "breaks-short", "places") => Clue,
        (
            "must-be-air" | "must-be-water" | "tank-at-least" | "tank-below" | "tank-empty"
            | "tank-full",
            "places",
        ) => Found,
        ("can-add" | "were-empty" | "were-full", "place") => Open,
        (_, "place" | "places" | "tank") => Free,
        _ => return None,
    };
    Some(role)
}

fn is_water(_: &Clues, board: &Board, site: Site) -> bool {
    site.cell().is_some_and(|cell| board.is_water(cell))
}

fn is_air(_: &Clues, board: &Board, site: Site) -> bool {
    site.cell().is_some_and(|cell| board.is_air(cell))
}
