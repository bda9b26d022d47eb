//! Drawings of Penpa+: sums in the margins above and on the left, thick lines between
//! the tanks. The rule for levels is not drawn. But a wall within a tank means
//! something only if connected water has a level of its own.

use crate::board::clues::walled;
use crate::{Clues, Levels};
use clew_core::format::Piece;
use clew_core::format::penpa::{Drawing, Lattice, Place, write as link};
use clew_core::grid::{Edge, Line, Shape};
use clew_core::model::ParseError;

use super::{Reading, reading, rule, shape, sum};

/// The genre of this kind.
const GENRE: &str = "aquarium";

/// Row of the sums of the columns, column of the sums of the rows.
const MARGIN: i32 = -1;

/// The puzzle that is drawn.
pub(super) fn read(drawing: &Drawing) -> Result<Vec<Reading>, ParseError> {
    let is_of = drawing.is_of(&[GENRE]);
    let is_other = is_of == Some(false) || (is_of.is_none() && drawing.texts.is_empty());
    if drawing.rule.is_some() || is_other {
        return Err(drawing.unfit());
    }
    let Shape { rows, cols } = drawing.shape;
    let shape = shape(rows.into(), cols.into(), drawing.at.clone())?;
    let mut row_sums = vec![None; usize::from(rows)];
    let mut col_sums = vec![None; usize::from(cols)];
    for (place, text) in &drawing.texts {
        let along = |at: i32, length: u8| u8::try_from(at).ok().filter(|&at| at < length);
        let line = match (place.row, place.col) {
            (MARGIN, col) => along(col, cols).map(Line::Col),
            (row, MARGIN) => along(row, rows).map(Line::Row),
            _ => None,
        };
        let value = Piece::new(text, 0).number();
        let (line, value) = line.zip(value).ok_or_else(|| drawing.unfit())?;
        let value = sum(shape, line, value, drawing.at.clone())?;
        let place = match line {
            Line::Row(row) => row_sums.get_mut(usize::from(row)),
            Line::Col(col) => col_sums.get_mut(usize::from(col)),
        };
        if let Some(place) = place {
            *place = Some(value);
        }
    }
    let (tanks, inner) = walled(shape, |edge| drawing.walls.contains(&edge));
    let is_within = |wall: &Edge| match wall.cells(shape) {
        [Some(a), Some(b)] => tanks[a] == tanks[b],
        _ => false,
    };
    let levels = match inner.iter().any(is_within) {
        true => Levels::Water,
        false => Levels::Tank,
    };
    let clues = Clues::new(&tanks, &inner, levels, row_sums, col_sums);
    let mut reading = reading("format-penpa", clues, Vec::new());
    reading.warnings.extend(drawing.warning());
    if is_of.is_some() {
        reading = reading.announced();
    }
    Ok(rule::both(reading))
}

/// The link of a drawing of the puzzle, whose tanks follow from its walls.
pub(super) fn write(clues: &Clues) -> String {
    let shape = clues.shape();
    let mut drawing = Drawing::new(shape);
    drawing.genres.push(GENRE.to_owned());
    let place = |line: Line| match line {
        Line::Row(row) => Place {
            row: row.into(),
            col: MARGIN,
        },
        Line::Col(col) => Place {
            row: MARGIN,
            col: col.into(),
        },
    };
    let sums = clues.sums();
    drawing.texts = sums
        .map(|(line, sum)| (place(line), sum.to_string()))
        .collect();
    let is_wall = |edge: &Edge| clues.walls().has(*edge) && !edge.cells(shape).contains(&None);
    drawing.walls = shape.edges().filter(is_wall).collect();
    link(&drawing, Lattice::Cells)
}
