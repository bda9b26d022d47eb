//! Drawings of Penpa+: digits in the cells of a board, thick lines between its
//! boxes or regions.

use std::sync::Arc;

use crate::{Clues, Digit, Division, Houses, MAX_SIDE};
use clew_core::format::Piece;
use clew_core::format::penpa::{Drawing, Lattice, Place, write as link};
use clew_core::grid::{Cell, Edge, Shape, Table, Walls};
use clew_core::model::ParseError;

use super::cells::{self, Entry};
use super::{ReadingResult, plain};

/// The genre of boards with boxes.
const BOXES: &str = "classic";
/// The genre of boards with irregular regions.
const REGIONS: &str = "irregular";

/// The puzzle that is drawn.
pub(super) fn read(drawing: &Drawing) -> ReadingResult {
    let is_of = drawing.is_of(&[BOXES, REGIONS]);
    let Shape { rows, cols } = drawing.shape;
    let is_square = rows == cols && (2..=MAX_SIDE).contains(&rows);
    if drawing.rule.is_some() || is_of == Some(false) || !is_square {
        return Err(drawing.unfit());
    }
    let houses = houses(drawing)?;
    let mut entries = vec![Entry::Blank; drawing.shape.area()];
    for (place, text) in &drawing.texts {
        let index = index(*place, rows).ok_or_else(|| drawing.unfit())?;
        let entry = entries.get_mut(index).ok_or_else(|| drawing.unfit())?;
        let digit = cells::digit(Piece::new(text, 0), rows).map_err(|mut error| {
            error.at = drawing.at.clone();
            cells::located(error, index, rows.into())
        })?;
        *entry = Entry::of(digit);
    }
    let mut reading = plain("format-penpa", cells::board(houses, &entries).0);
    reading.warnings.extend(drawing.warning());
    match is_of {
        Some(_) => Ok(reading.announced()),
        None => Ok(reading),
    }
}

/// Number of a cell of the board, row by row.
fn index(place: Place, side: u8) -> Option<usize> {
    let along = |at: i32| {
        usize::try_from(at)
            .ok()
            .filter(|&at| at < usize::from(side))
    };
    Some(along(place.row)? * usize::from(side) + along(place.col)?)
}

/// The houses that thick lines make; the usual ones if there are no thick lines.
fn houses(drawing: &Drawing) -> Result<Arc<Houses>, ParseError> {
    let side = drawing.shape.rows;
    let inner = |edge: &&Edge| !edge.cells(drawing.shape).contains(&None);
    let walls: Vec<_> = drawing.walls.iter().filter(inner).copied().collect();
    if walls.is_empty() {
        return cells::usual(side.into(), drawing.at.clone()).map_err(|_| drawing.unfit());
    }
    let parts = Walls::between(&Table::filled(drawing.shape, 0), &walls).parts();
    let parts: Vec<usize> = parts.values().iter().copied().map(usize::from).collect();
    let division = cells::division(&parts, side).ok_or_else(|| drawing.unfit())?;
    Ok(Arc::new(Houses::new(side, division, false)))
}

/// The link of a drawing of the puzzle; `None` if diagonals are houses, which a drawing
/// cannot express.
pub(super) fn write(clues: &Clues) -> Option<String> {
    let houses = clues.houses();
    if houses.diagonals() {
        return None;
    }
    let shape = houses.shape();
    let mut drawing = Drawing::new(shape);
    let genre = match houses.division() {
        Division::Boxes { .. } => BOXES,
        Division::Regions(_) => REGIONS,
    };
    drawing.genres.push(genre.to_owned());
    let place = |cell: Cell| Place {
        row: cell.row.into(),
        col: cell.col.into(),
    };
    let givens = clues.givens();
    let text = |(cell, digit): (Cell, Digit)| (place(cell), digit.value().to_string());
    drawing.texts = givens.map(text).collect();
    drawing.walls = shape
        .edges()
        .filter(|edge| match edge.cells(shape) {
            [Some(a), Some(b)] => houses.region(a) != houses.region(b),
            _ => false,
        })
        .collect();
    Some(link(&drawing, Lattice::Cells))
}
