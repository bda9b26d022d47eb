//! Texts whose rows come after a header: Janko's sections, a line with the
//! size, and the file text of Kanpen and PencilBox.

use clew_core::format::grid::Row;
use clew_core::format::{Piece, fault};
use clew_core::model::{Fault, ParseError};

use super::cells::{self, Spaces};
use super::{ReadingResult, plain, pzpr};

/// Reads the problem section of a Janko file, if there is one.
pub(super) fn janko(text: Piece<'_>) -> Option<ReadingResult> {
    let keyword = |line: Piece<'_>| line.trim().text.to_ascii_lowercase();
    let mut lines = text.lines();
    let start = lines.find(|line| matches!(&keyword(*line)[..], "[problem]" | "problem"))?;
    let is_row = |line: &Piece<'_>| {
        let first = line.trim().first();
        first != Some('[') && !(line.trim().length() > 1 && first.is_some_and(char::is_alphabetic))
    };
    let rows: Vec<Row<'_>> = lines
        .take_while(is_row)
        .filter(|line| !line.trim().is_empty())
        .map(Row::spaced)
        .collect();
    if rows.is_empty() {
        let error = ParseError::new(Fault::Length, start.range(), "error-length-none");
        return Some(Err(error));
    }
    Some(cells::board(&rows, Spaces::Separate).map(|clues| plain("format-janko", clues)))
}

/// A piece that is a whole number.
fn numeral(piece: Piece<'_>) -> Option<Piece<'_>> {
    piece.number().map(|_| piece)
}

/// Reads a line `rows cols` and the rows of tokens after it, if the text
/// begins with such a line.
pub(super) fn header(text: Piece<'_>) -> Option<ReadingResult> {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let first = lines.next()?;
    let mut words = first.words();
    let (rows, cols) = (numeral(words.next()?)?, numeral(words.next()?)?);
    let below: Vec<Row<'_>> = lines.map(Row::spaced).collect();
    if words.next().is_some() || below.is_empty() {
        return None;
    }
    let read = || {
        let shape = cells::shape(
            fault::length(rows)?,
            fault::length(cols)?,
            first.trim().range(),
        )?;
        let expected = usize::from(shape.rows);
        if below.len() != expected {
            return Err(pzpr::rows_missing(text, below.len(), expected));
        }
        let clues = cells::board(&below, Spaces::Separate)?;
        if clues.shape() != shape {
            let at = below[0].at.clone();
            return Err(ParseError::new(Fault::Length, at, "error-length-header")
                .with("row", fault::number(1))
                .with("found", fault::number(below[0].cells.len()))
                .with("expected", fault::number(usize::from(shape.cols))));
        }
        Ok(plain("format-header", clues))
    };
    Some(read())
}

/// Reads rows, columns and the clue rows, each on a line or separated by `/`,
/// if the text begins with two numbers on their own.
pub(super) fn kanpen(text: Piece<'_>) -> Option<ReadingResult> {
    let mut items: Vec<Piece<'_>> = text.split(&['\n', '/']).map(Piece::trim).collect();
    let (rows, cols) = (numeral(*items.first()?)?, numeral(*items.get(1)?)?);
    let at = items[0].at..items[1].range().end;
    items.drain(..2);
    // Without this, any column of digits would begin with a size.
    let words = items.first()?.words().count();
    if words < 2 && cols.number() != u64::try_from(words).ok() {
        return None;
    }
    let read = || {
        let shape = cells::shape(fault::length(rows)?, fault::length(cols)?, at)?;
        let clues = pzpr::clue_rows(shape, text, &mut items)?;
        let mut reading = plain("format-kanpen", clues);
        if items.iter().any(|item| !item.is_empty()) {
            let warning = clew_core::model::Explanation::new("warning-file-marks");
            reading.warnings.push(warning);
        }
        Ok(reading)
    };
    Some(read())
}
