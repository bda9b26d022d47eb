//! Drawings of Penpa+: clues in the cells of a board.

use crate::{Clue, Clues};
use clew_core::format::penpa::{Drawing, Lattice, Place, write as link};
use clew_core::format::{Piece, fault};
use clew_core::grid::Cell;

use super::{ReadingResult, cells, plain};

/// The genre of this kind.
const GENRE: &str = "slitherlink";

/// The puzzle that is drawn.
pub(super) fn read(drawing: &Drawing) -> ReadingResult {
    let is_of = drawing.is_of(&[GENRE]);
    if drawing.rule.is_some() || is_of == Some(false) || !drawing.walls.is_empty() {
        return Err(drawing.unfit());
    }
    let shape = drawing.shape;
    let shape = cells::shape(shape.rows.into(), shape.cols.into(), drawing.at.clone())?;
    let mut clues = cells::from_values(shape, &[]);
    for (place, text) in &drawing.texts {
        let side = |at: i32| u8::try_from(at).ok();
        let cell = side(place.row).zip(side(place.col));
        let cell = cell.map(|(row, col)| Cell { row, col });
        let cell = cell.filter(|&cell| shape.contains(cell));
        let cell = cell.ok_or_else(|| drawing.unfit())?;
        clues.0[cell] = cells::read(Piece::new(text, 0)).map_err(|mut error| {
            error.at = drawing.at.clone();
            error
                .with("row", fault::number(usize::from(cell.row) + 1))
                .with("col", fault::number(usize::from(cell.col) + 1))
        })?;
    }
    let mut reading = plain("format-penpa", clues);
    reading.warnings.extend(drawing.warning());
    match is_of {
        Some(_) => Ok(reading.announced()),
        None => Ok(reading),
    }
}

/// The link of a drawing of the puzzle.
pub(super) fn write(clues: &Clues) -> String {
    let mut drawing = Drawing::new(clues.shape());
    drawing.genres.push(GENRE.to_owned());
    for cell in clues.shape().cells() {
        let text = match clues.0[cell] {
            Clue::Blank => continue,
            Clue::Unknown => "?".to_owned(),
            Clue::Count(count) => count.to_string(),
        };
        let place = Place {
            row: cell.row.into(),
            col: cell.col.into(),
        };
        drawing.texts.push((place, text));
    }
    link(&drawing, Lattice::Dots)
}
