//! Marks of a Sudoku as they are drawn.

use clew_core::game::{Hand, Position};
use clew_core::scene::{Figure, Item, Point, Role};

use super::{Mark, Slot, digit_at, inner, outer};
use crate::draw::{FOUND, pencil, stroke, text};
use crate::{Clues, Digit, Digits, Sudoku};
use clew_core::grid::{Cell, Site};

/// Size of an outer note beside that of an inner one.
const LARGER: f64 = 1.25;

/// A digit as one that was found; notes where the digit has its place in the cell,
/// outer ones larger and darker; nothing below a digit that was entered.
pub(super) fn drawn(
    clues: &Clues,
    position: &Position<Sudoku>,
    mark: Mark,
    role: Role,
) -> Vec<Item> {
    let houses = clues.houses();
    let is_hidden = |cell| position.get(Slot::Entry(cell)).is_some();
    let is_trial = role == Role::Trial;
    let of = |plain: Role| if is_trial { Role::Trial } else { plain };
    let notes = |cell: Cell, digits: Digits, role: Role| -> Vec<Item> {
        let note = |digit: Digit| pencil(houses, cell, role, digit);
        digits.iter().map(note).collect()
    };
    match mark {
        Mark::Is(cell, digit) => vec![text(cell, of(Role::Digit), FOUND, digit)],
        Mark::Not(cell, _) | Mark::Inner(cell, _) | Mark::Outer(cell, _) if is_hidden(cell) => {
            Vec::new()
        }
        Mark::Not(cell, digit) => vec![
            pencil(houses, cell, of(Role::Pencil), digit),
            stroke(houses, cell, digit),
        ],
        Mark::Inner(cell, digits) => notes(cell, digits, of(Role::Pencil)),
        Mark::Outer(cell, digits) => notes(cell, digits, of(Role::Spoken))
            .into_iter()
            .map(larger)
            .collect(),
    }
}

/// Whether a digit or notes of the player are written over a listed candidate.
pub(super) fn covers(position: &Position<Sudoku>, item: &Item) -> bool {
    let (Some(cell), Role::Pencil) = (item.site.and_then(Site::cell), item.role) else {
        return false;
    };
    let is_noted = |digit: Digit| outer(position, cell).has(digit);
    let is_over = match item.figure {
        Figure::Digit { value, .. } => Digit::new(value).is_some_and(is_noted),
        _ => false,
    };
    let has = |slot| position.get(slot).is_some();
    is_over || has(Slot::Entry(cell)) || has(Slot::Inner(cell))
}

/// Radius of the disc behind a digit, in cells.
const DISC: f64 = 0.4;
/// Radius of the disc behind a note, in heights of its digit.
const NOTE: f64 = 0.75;

/// A disc behind each digit, printed or entered, and behind each note that is like the
/// digit held or, without one, like that of the one cell selected.
pub(super) fn alike(clues: &Clues, position: &Position<Sudoku>, hand: &Hand) -> Vec<Item> {
    let houses = clues.houses();
    let selected = || match hand.selected.len() {
        1 => hand.selected.first().copied(),
        _ => None,
    };
    let held = hand.digit.and_then(Digit::new);
    let digit = held.or_else(|| digit_at(clues, position, selected()?));
    let Some(digit) = digit else {
        return Vec::new();
    };
    let disc = |cell: Cell, at: Point, radius: f64| {
        Item::new(cell.site(), Role::Alike, Figure::Disc { at, radius })
    };
    let of = |cell: Cell| match digit_at(clues, position, cell) {
        Some(there) => (there == digit).then(|| disc(cell, cell.site().into(), DISC)),
        None => {
            let has_note = inner(position, cell).has(digit) || outer(position, cell).has(digit);
            match pencil(houses, cell, Role::Pencil, digit).figure {
                Figure::Digit { at, size, .. } if has_note => Some(disc(cell, at, size * NOTE)),
                _ => None,
            }
        }
    };
    houses.shape().cells().filter_map(of).collect()
}

fn larger(mut item: Item) -> Item {
    if let Figure::Digit { size, .. } = &mut item.figure {
        *size *= LARGER;
    }
    item
}
