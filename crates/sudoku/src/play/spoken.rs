//! Sudoku in words: cell by cell, with its notes.

use clew_core::game::{Position, Selection, Spoken};
use clew_core::grid::{Cell, Site};
use clew_core::model::{Arg, Explanation};

use super::state::candidates;
use super::{centre, corner, digit_at};
use crate::board::{Clues, Digit, Digits, Sudoku};

impl Spoken for Sudoku {
    fn words(clues: &Clues, position: &Position<Self>, place: Site) -> Vec<Explanation> {
        let Some(cell) = place.cell() else {
            return Vec::new();
        };
        if let Some(digit) = digit_at(clues, position, cell) {
            let message = match clues.given(cell) {
                Some(_) => "spoken-given",
                None => "spoken-digit",
            };
            return vec![Explanation::new(message).with("digit", Arg::Digit(digit.value()))];
        }
        let notes = |digits: Digits, message| {
            let digit = |digit: Digit| {
                Explanation::new("spoken-digit").with("digit", Arg::Digit(digit.value()))
            };
            let digits: Vec<Explanation> = digits.iter().map(digit).collect();
            let noted = Explanation::new(message);
            (!digits.is_empty()).then(|| noted.with("digits", Arg::Said(digits)))
        };
        let listed = clues.restriction(cell).unwrap_or_default();
        let listed = notes(listed, "spoken-listed");
        let centre = notes(centre(position, cell), "spoken-centre");
        let corner = notes(corner(position, cell), "spoken-corner");
        listed.into_iter().chain(centre).chain(corner).collect()
    }

    fn around(clues: &Clues, place: Site) -> Vec<Site> {
        let houses = clues.houses();
        let Some(cell) = place.cell() else {
            return Vec::new();
        };
        let region = houses.region(cell);
        let cells = houses.shape().cells();
        let alike = cells.filter(|&other| houses.region(other) == region);
        alike.map(|cell| cell.site()).collect()
    }

    fn room(clues: &Clues, position: &Position<Self>, digit: u8) -> Option<Vec<Site>> {
        let digit = Digit::new(digit)?;
        let cells = clues.houses().shape().cells();
        let has_room = |cell: &Cell| {
            digit_at(clues, position, *cell).is_none()
                && candidates(clues, position, *cell).has(digit)
        };
        Some(cells.filter(has_room).map(|cell| cell.site()).collect())
    }

    fn hold(_: &Clues, selection: &mut Selection, place: Site) {
        selection.cursor = Some(place);
        selection.selected = place.cell().into_iter().collect();
    }
}
