//! Drawings of Penpa+: clues in the cells of a board.

use clew_core::format::penpa::{Drawing, Lattice, write as link};
use clew_core::format::{Piece, fault};
use clew_core::grid::Shape;

use super::{ReadingResult, cells};
use crate::board::{Clue, Clues, MAX_SIDE};

/// The genre of this kind.
const GENRE: &str = "slitherlink";

/// The puzzle that is drawn.
pub(super) fn read(drawing: &Drawing) -> ReadingResult {
    drawing.check(&[GENRE], drawing.walls.is_empty())?;
    let (Shape { rows, cols }, at) = (drawing.shape, drawing.at.clone());
    let shape = fault::shape(rows.into(), cols.into(), at, MAX_SIDE)?;
    let mut clues = cells::from_values(shape, &[]);
    for (place, text) in &drawing.texts {
        let cell = drawing.cell(*place)?;
        let clue = cells::read(Piece::new(text, 0));
        clues.0[cell] = clue.map_err(|error| drawing.locate(error, cell))?;
    }
    Ok(drawing.read(clues))
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
        drawing.texts.push((cell.into(), text));
    }
    link(&drawing, Lattice::Dots)
}
