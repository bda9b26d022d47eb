//! Roles of the places that sentences name.

use clew_sudoku::Sudoku;

use crate::kind::roles::Role;

/// Role of the places that an argument of a message names; `None` if it is not declared.
pub(super) fn role(message: &str, name: &str) -> Option<Role<Sudoku>> {
    use Role::{Found, Free, Known, Open};
    let message = message.strip_prefix("sudoku-")?;
    let role = match (message, name) {
        (_, "cell" | "losers") => Found,
        (_, "example") => Known,
        // What follows from an assumption may be known already.
        (
            "link-is" | "link-is-not" | "placed" | "ruled-out" | "rule-no-candidate.short",
            "places",
        ) => Free,
        // The cells that see the pair are shown, not named.
        ("direct-pointing" | "direct-claiming", "others") => Free,
        (
            _,
            "ends" | "path" | "a" | "all" | "b" | "cells" | "others" | "pivot" | "together"
            | "wings",
        ) => Open,
        (_, "place" | "places") => Open,
        _ => return None,
    };
    Some(role)
}
