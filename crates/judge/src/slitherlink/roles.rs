//! Roles of the places that sentences name.

use clew_core::grid::Site;
use clew_slitherlink::{Board, Clues, Mark, Slitherlink};

use crate::kind::roles::Role;

/// Role of the places that an argument of a message names; `None` if it is not declared.
pub(super) fn role(message: &str, name: &str) -> Option<Role<Slitherlink>> {
    use Role::{Clue, Found, Free, Known, Open, Where};
    let message = message.strip_prefix("slitherlink-")?;
    let role = match (message, name) {
        (_, "found" | "found-lines" | "found-crosses") => Found,
        (_, "given" | "joined") => Known,
        (_, "given-lines" | "entering") => Where(is_line),
        ("zero" | "zeros", "clues" | "signs" | "example") => Where(|c, _, s| is_one_of(c, s, &[0])),
        (
            "corner-one"
            | "corner-one-diagonal"
            | "border-ones"
            | "diagonal-ones"
            | "closed-vertex-one"
            | "line-enters-one"
            | "one-like-neighbours",
            "clues",
        ) => Where(|c, _, s| is_one_of(c, s, &[1])),
        ("corner-two" | "closed-vertex-two" | "spiked-two" | "two-like-neighbours", "clues") => {
            Where(|c, _, s| is_one_of(c, s, &[2]))
        }
        (
            "corner-three"
            | "adjacent-threes"
            | "diagonal-threes"
            | "row-of-threes"
            | "closed-vertex-three"
            | "line-meets-three"
            | "pair-three"
            | "three-like-neighbours",
            "clues",
        ) => Where(|c, _, s| is_one_of(c, s, &[3])),
        ("three-diagonal-zero", "clues") => Where(|c, _, s| is_one_of(c, s, &[0, 3])),
        ("corner-two-chain", "clues") => Where(|c, _, s| is_one_of(c, s, &[1, 2])),
        (
            "border-one-three"
            | "border-three-one-three"
            | "corner-three-beside-one"
            | "three-beside-one-blocked",
            "clues",
        ) => Where(|c, _, s| is_one_of(c, s, &[1, 3])),
        (
            "corner-two-beside-three"
            | "corner-two-over-three"
            | "three-three-over-two"
            | "threes-joined-by-twos",
            "clues",
        ) => Where(|c, _, s| is_one_of(c, s, &[2, 3])),
        (_, "clues" | "left-out") => Clue,
        ("continuations" | "dead-ends" | "vertices-full", "signs" | "example") => {
            Where(|_, _, site| site.cell().is_none() && site.edge().is_none())
        }
        ("clues-need-all" | "clues-satisfied", "signs" | "example") => Clue,
        (_, "cells") => Found,
        ("two-sided-trial", "assumed") => Open,
        (_, "assumed") => Found,
        ("sides-alike" | "tie-by-clue", "place") | ("breaks-clue-stuck", "places") => Clue,
        (_, "place" | "cut") => Where(|_, _, site| site.cell().is_some()),
        (_, "places") => Free,
        _ => return None,
    };
    Some(role)
}

fn is_line(_: &Clues, board: &Board, site: Site) -> bool {
    site.edge()
        .is_some_and(|edge| board.edge(edge) == Some(Mark::Line))
}

fn is_one_of(clues: &Clues, site: Site, numbers: &[u8]) -> bool {
    let count = site.cell().and_then(|cell| clues.count(cell));
    count.is_some_and(|count| numbers.contains(&count))
}
