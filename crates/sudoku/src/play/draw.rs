//! Marks of a Sudoku, as drawn.

use clew_core::game::{Position, Selection};
use clew_core::grid::{Cell, Site};
use clew_core::scene::{Figure, Item, Point, Role};

use super::{Mark, Slot, centre, corner, digit_at};
use crate::board::{Clues, Digit, Sudoku};
use crate::draw::{PRINTED, abreast, numeral, pencil, pencil_size, stroke, text};

/// Share of its size that a block of centre notes keeps between corner notes.
const BETWEEN: f64 = 0.62;
/// Distance of a corner note from the middle of its cell, in cells.
const CORNER: f64 = 0.34;
/// Places of corner notes in the order in which they are taken: the corners, then the sides, then the middle.
const CORNERS: [(f64, f64); 9] = [
    (-1.0, -1.0),
    (1.0, -1.0),
    (-1.0, 1.0),
    (1.0, 1.0),
    (0.0, -1.0),
    (0.0, 1.0),
    (-1.0, 0.0),
    (1.0, 0.0),
    (0.0, 0.0),
];

/// Draws a digit as large as a printed one, and corner notes darker than centre notes. Nothing is drawn below an entered
/// digit.
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
    let says_already = |cell, digit| {
        let noted = centre(position, cell);
        !noted.is_empty() && !noted.has(digit)
    };
    match mark {
        Mark::Is(cell, digit) => vec![text(cell, of(Role::Digit), PRINTED, digit)],
        Mark::Not(cell, _) | Mark::Centre(cell, _) | Mark::Corner(cell, _) if is_hidden(cell) => {
            Vec::new()
        }
        Mark::Not(cell, digit) if says_already(cell, digit) => Vec::new(),
        Mark::Not(cell, digit) => vec![
            pencil(houses, cell, of(Role::Pencil), digit),
            stroke(houses, cell, digit),
        ],
        Mark::Centre(cell, _) => in_centre(clues, position, cell, of(Role::Pencil)),
        Mark::Corner(cell, _) => in_corners(clues, position, cell, of(Role::Spoken)),
    }
}

/// Centre notes of a cell: each where a candidate of a hint would be or, between corner notes, in rows of as many digits
/// as fit side by side.
fn in_centre(clues: &Clues, position: &Position<Sudoku>, cell: Cell, role: Role) -> Vec<Item> {
    let houses = clues.houses();
    let digits: Vec<Digit> = centre(position, cell).iter().collect();
    if corner(position, cell).is_empty() {
        let all = digits.into_iter();
        return all.map(|digit| pencil(houses, cell, role, digit)).collect();
    }
    let most = usize::from(abreast(houses));
    let lines = digits.len().div_ceil(most).max(1);
    let each = digits.len().div_ceil(lines).max(1);
    let size = pencil_size(houses) * if lines > 1 { BETWEEN } else { 1.0 };
    let middle = Point::from(cell.site());
    // Neighbours are a digit's height apart, which is more than a digit's width.
    let along = |number: usize, count: usize| (number as f64 - (count as f64 - 1.0) / 2.0) * size;
    let placed = digits.chunks(each).enumerate().flat_map(|(row, line)| {
        let y = middle.y + along(row, lines);
        let at = move |number| Point::new(middle.x + along(number, line.len()) * 0.9, y);
        let numbered = line.iter().enumerate();
        numbered.map(move |(number, &digit)| numeral(cell, role, at(number), size, digit))
    });
    placed.collect()
}

/// Corner notes of a cell, the first ones in its corners. If candidates are listed, or there are more notes than
/// places, each digit has its place among all digits.
fn in_corners(clues: &Clues, position: &Position<Sudoku>, cell: Cell, role: Role) -> Vec<Item> {
    let houses = clues.houses();
    let digits: Vec<Digit> = corner(position, cell).iter().collect();
    let is_listed = clues.restriction(cell).is_some() && centre(position, cell).is_empty();
    if is_listed || digits.len() > CORNERS.len() {
        let all = digits.into_iter();
        return all.map(|digit| pencil(houses, cell, role, digit)).collect();
    }
    let middle = Point::from(cell.site());
    let at = |(x, y): (f64, f64)| Point::new(middle.x + x * CORNER, middle.y + y * CORNER);
    let placed = digits.into_iter().zip(CORNERS);
    placed
        .map(|(digit, place)| numeral(cell, role, at(place), pencil_size(houses), digit))
        .collect()
}

/// Whether a digit or notes of the player are written over a listed candidate.
pub(super) fn covers(position: &Position<Sudoku>, item: &Item) -> bool {
    let (Some(cell), Role::Pencil) = (item.site.and_then(Site::cell), item.role) else {
        return false;
    };
    let is_noted = |digit: Digit| corner(position, cell).has(digit);
    let is_over = match item.figure {
        Figure::Digit { value, .. } => Digit::new(value).is_some_and(is_noted),
        _ => false,
    };
    let has = |slot| position.get(slot).is_some();
    is_over || has(Slot::Entry(cell)) || has(Slot::Centre(cell))
}

/// Radius of the disc behind a digit, in cells.
const DISC: f64 = 0.4;
/// Radius of the disc behind a note, in heights of its digit.
const NOTE: f64 = 0.75;

/// A disc behind each digit, printed or entered, and each note that equals the digit held. If no digit is held, the
/// digit of the only selected cell counts.
pub(super) fn alike(
    clues: &Clues,
    position: &Position<Sudoku>,
    selection: &Selection,
) -> Vec<Item> {
    let houses = clues.houses();
    let selected = || match selection.selected.len() {
        1 => selection.selected.first().copied(),
        _ => None,
    };
    let held = selection.digit.and_then(Digit::new);
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
            let notes = in_centre(clues, position, cell, Role::Pencil).into_iter();
            let mut notes = notes.chain(in_corners(clues, position, cell, Role::Spoken));
            notes.find_map(|item| match item.figure {
                Figure::Digit { at, size, value } if value == digit.value() => {
                    Some(disc(cell, at, size * NOTE))
                }
                _ => None,
            })
        }
    };
    houses.shape().cells().filter_map(of).collect()
}
