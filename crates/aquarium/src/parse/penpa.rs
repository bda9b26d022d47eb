//! Drawings of Penpa+: sums in the margins above and on the left, thick lines between
//! the tanks. The rule for levels is not drawn. But a wall within a tank means
//! something only if connected water has a level of its own.

use clew_core::format::penpa::{Drawing, Lattice, Place, write as link};
use clew_core::format::{Piece, fault};
use clew_core::grid::{Edge, Line, Shape};
use clew_core::model::ParseError;

use super::{Reading, rule, sum, unbalanced};
use crate::board::MAX_SIDE;
use crate::board::clues::{Clues, Levels, walled};

/// The genre of this kind.
const GENRE: &str = "aquarium";

/// Row of the sums of the columns, column of the sums of the rows.
const MARGIN: i32 = -1;

/// The puzzle that is drawn.
pub(super) fn read(drawing: &Drawing) -> Result<Vec<Reading>, ParseError> {
    let is_labelled = drawing.is_labelled();
    drawing.check(&[GENRE], is_labelled || !drawing.texts.is_empty())?;
    let Shape { rows, cols } = drawing.shape;
    let shape = fault::shape(rows.into(), cols.into(), drawing.at.clone(), MAX_SIDE)?;
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
        match line {
            Line::Row(row) => row_sums[usize::from(row)] = Some(value),
            Line::Col(col) => col_sums[usize::from(col)] = Some(value),
        }
    }
    let is_wall = |edge: &Edge| drawing.walls.contains(edge);
    let inner: Vec<Edge> = shape.edges().filter(is_wall).collect();
    let tanks = walled(shape, &inner);
    let is_within = |wall: &Edge| match wall.cells(shape) {
        [Some(a), Some(b)] => tanks[a] == tanks[b],
        _ => false,
    };
    let levels = match inner.iter().any(is_within) {
        true => Levels::Water,
        false => Levels::Tank,
    };
    let clues = Clues::new(&tanks, &inner, levels, row_sums, col_sums);
    let warning = unbalanced(&clues);
    Ok(rule::both(drawing.read(clues).warning(warning)))
}

/// The link of a drawing of the puzzle, whose tanks follow from its walls.
pub(super) fn write(clues: &Clues) -> String {
    let shape = clues.shape();
    let mut drawing = Drawing::new(shape);
    drawing.genres.push(GENRE.to_owned());
    let place = |line: Line| match line {
        Line::Row(row) => (row.into(), MARGIN),
        Line::Col(col) => (MARGIN, col.into()),
    };
    let text = |(line, sum): (Line, u8)| {
        let (row, col) = place(line);
        (Place { row, col }, sum.to_string())
    };
    drawing.texts = clues.sums().map(text).collect();
    let is_wall = |edge: &Edge| clues.walls().has(*edge) && !edge.cells(shape).contains(&None);
    drawing.walls = shape.edges().filter(is_wall).collect();
    link(&drawing, Lattice::Cells)
}
