//! Marks of a Sudoku as they are drawn.

use crate::game::Position;
use crate::scene::{Figure, Item, Role};

use super::{Mark, Slot};
use crate::grid::Cell;
use crate::puzzle::sudoku::draw::{FOUND, pencil, stroke, text};
use crate::puzzle::sudoku::{Clues, Digit, Digits, Sudoku};

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

fn larger(mut item: Item) -> Item {
    if let Figure::Digit { size, .. } = &mut item.figure {
        *size *= LARGER;
    }
    item
}
