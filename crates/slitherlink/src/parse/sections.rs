//! Texts whose rows come after a header: Janko's sections, a line with the
//! size, and the file text of Kanpen and PencilBox.

use clew_core::format::grid::Row;
use clew_core::format::{Piece, fault};
use clew_core::model::{Explanation, ParseError};

use super::cells::{self, Spaces};
use super::{Reading, ReadingResult, pzpr};
use crate::board::MAX_SIDE;

/// Reads the problem section of a Janko file, if there is one.
pub(super) fn janko(text: Piece<'_>) -> Option<ReadingResult> {
    let keyword = |line: Piece<'_>| line.trim().text.to_ascii_lowercase();
    let mut lines = text.lines();
    let start = lines.find(|line| matches!(&keyword(*line)[..], "[problem]" | "problem"))?;
    let is_row = |line: &Piece<'_>| {
        let first = line.trim().first();
        first != Some('[') && !(line.trim().length() > 1 && first.is_some_and(char::is_alphabetic))
    };
    let lines = lines
        .take_while(is_row)
        .filter(|line| !line.trim().is_empty());
    let rows: Vec<Row<'_>> = lines.map(Row::spaced).collect();
    if rows.is_empty() {
        return Some(Err(start.fault("error-length-none")));
    }
    Some(cells::board(&rows, Spaces::Separate).map(|clues| Reading::of("format-janko", clues)))
}

/// A piece that is a whole number.
fn numeral(piece: Piece<'_>) -> Option<Piece<'_>> {
    piece.number().map(|_| piece)
}

/// Reads a line `rows cols` and the rows of tokens after it, if the text
/// begins with such a line.
pub(super) fn header(text: Piece<'_>) -> Option<ReadingResult> {
    let mut lines = text.rows();
    let mut words = lines.next()?.words();
    let (rows, cols) = (numeral(words.next()?)?, numeral(words.next()?)?);
    let below: Vec<Row<'_>> = lines.map(Row::spaced).collect();
    if words.next().is_some() || below.is_empty() {
        return None;
    }
    let read = || {
        let shape = fault::sized(rows, cols, MAX_SIDE)?;
        let (height, width) = (usize::from(shape.rows), usize::from(shape.cols));
        if below.len() != height {
            return Err(pzpr::rows_missing(text, below.len(), height));
        }
        let clues = cells::board(&below, Spaces::Separate)?;
        if clues.shape() != shape {
            let error = ParseError::new(below[0].at.clone(), "error-length-header");
            return Err(error.with("row", 1_u8).counted(below[0].cells.len(), width));
        }
        Ok(Reading::of("format-header", clues))
    };
    Some(read())
}

/// Reads rows, columns and the clue rows, each on a line or separated by `/`,
/// if the text begins with two numbers on their own.
pub(super) fn kanpen(text: Piece<'_>) -> Option<ReadingResult> {
    let mut items: Vec<Piece<'_>> = text.split(&['\n', '/']).map(Piece::trim).collect();
    let (rows, cols) = (numeral(*items.first()?)?, numeral(*items.get(1)?)?);
    items.drain(..2);
    // Without this, any column of digits would begin with a size.
    let words = items.first()?.words().count();
    if words < 2 && cols.number() != u64::try_from(words).ok() {
        return None;
    }
    let mut read = || {
        let shape = fault::sized(rows, cols, MAX_SIDE)?;
        let clues = pzpr::clue_rows(shape, text, &mut items)?;
        let has_more = items.iter().any(|item| !item.is_empty());
        let warning = has_more.then(|| Explanation::new("warning-file-marks"));
        Ok(Reading::of("format-kanpen", clues).warning(warning))
    };
    Some(read())
}
