//! Grid texts, the comma form, comma-separated values, and arrays.
//!
//! On one line of single characters, such as `1,2,3`, commas can stand between rows
//! (the comma form, a board of one column) or between cells. The comma form comes
//! first, because the project writes it. An empty field means cells, because a row
//! cannot be empty.

use clew_core::format::grid::{Layout, Row, readings};
use clew_core::format::{Piece, json};
use clew_core::model::{Confidence, ParseError};

use super::cells::{self, Spaces};
use super::{Reading, ReadingResult};

/// Every way to read the text as a grid.
pub(super) fn grids(text: Piece<'_>) -> Vec<ReadingResult> {
    let outcome = |(layout, rows): (Layout, Vec<_>)| {
        let (format, spaces) = match layout {
            Layout::Comma => ("format-comma", Spaces::AreCells),
            Layout::Csv => ("format-csv", Spaces::Separate),
            Layout::Spaced => ("format-grid", Spaces::Separate),
            Layout::Dense => ("format-grid", Spaces::AreCells),
        };
        Ok(Reading::of(format, cells::board(&rows, spaces)?))
    };
    readings(text).into_iter().map(outcome).collect()
}

/// Rows between commas, all of them full and without a digit that would make it more likely another puzzle.
pub(super) fn comma(word: Piece<'_>) -> Option<ReadingResult> {
    let rows: Vec<Row<'_>> = word.split(&[',']).map(Row::dense).collect();
    let cols = rows.first()?.cells.len();
    let is_board = rows.len() > 1 && cols > 1 && rows.iter().all(|row| row.cells.len() == cols);
    let clues = is_board.then(|| cells::board(&rows, Spaces::AreCells).ok())??;
    let reading = Reading::of("format-comma", clues);
    (reading.confidence == Confidence::Fits).then_some(Ok(reading))
}

/// An array of rows, if the text begins like one.
pub(super) fn array(text: Piece<'_>) -> Option<ReadingResult> {
    let inner = text.trim().strip("[")?.trim();
    let begins = matches!(inner.first(), Some('[' | '"' | '\'' | ']'));
    begins.then(|| {
        let rows = json::rows(text.trim())?;
        let clues = cells::board(&rows, Spaces::Separate)?;
        Ok::<_, ParseError>(Reading::of("format-array", clues))
    })
}
