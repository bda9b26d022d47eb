//! Drawings of Penpa+: digits in the cells of a board, thick lines between its
//! boxes or regions.

use std::sync::Arc;

use clew_core::format::Piece;
use clew_core::format::penpa::{Drawing, Lattice, write as link};
use clew_core::grid::{Cell, Edge, Shape, Table, Walls};
use clew_core::model::ParseError;

use super::ReadingResult;
use super::cells::{self, Content};
use crate::board::{Clues, Digit, Division, Houses, MAX_SIDE};

/// The genre of boards with boxes.
const BOXES: &str = "classic";
/// The genre of boards with irregular regions.
const REGIONS: &str = "irregular";

/// The puzzle that is drawn.
pub(super) fn read(drawing: &Drawing) -> ReadingResult {
    let Shape { rows, cols } = drawing.shape;
    let is_square = rows == cols && (2..=MAX_SIDE).contains(&rows);
    drawing.check(&[BOXES, REGIONS], is_square)?;
    let mut entries = Table::filled(drawing.shape, Content::Blank);
    let houses = houses(drawing)?;
    for (place, text) in &drawing.texts {
        let cell = drawing.cell(*place)?;
        let digit = cells::digit(Piece::new(text, 0), rows);
        entries[cell] = Content::of(digit.map_err(|error| drawing.locate(error, cell))?);
    }
    let reading = cells::board("format-penpa", houses, entries.values());
    Ok(drawing.read(reading.clues))
}

/// The houses that thick lines make; the usual ones if there are no thick lines.
fn houses(drawing: &Drawing) -> Result<Arc<Houses>, ParseError> {
    let side = drawing.shape.rows;
    let inner = |edge: &&Edge| !edge.cells(drawing.shape).contains(&None);
    let walls: Vec<_> = drawing.walls.iter().filter(inner).copied().collect();
    if walls.is_empty() {
        return cells::usual(side.into(), drawing.at.clone()).map_err(|_| drawing.unfit());
    }
    let walls = Walls::between(&Table::filled(drawing.shape, 0), &walls);
    let division =
        Division::of_regions(walls.parts().values(), side).ok_or_else(|| drawing.unfit())?;
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
    let text = |(cell, digit): (Cell, Digit)| (cell.into(), digit.value().to_string());
    drawing.texts = clues.givens().map(text).collect();
    let walls = shape.edges().filter(|&edge| houses.is_border(edge));
    drawing.walls = walls.collect();
    Some(link(&drawing, Lattice::Cells))
}
