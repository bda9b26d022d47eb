//! The task string of puzzle-aquarium.com: `<sums>;<tanks>`, the sums of the columns and
//! then of the rows joined by `_`, the tanks row by row joined by `,`. The task may be
//! preceded by its size, as in `2x3:`. Without it, a board that is not a square is read
//! as wider than high.

use clew_core::format::{Piece, fault, tatham};
use clew_core::grid::Shape;
use clew_core::model::ParseError;

use super::{ReadingResult, board, is_blank, lines, reading};
use crate::board::MAX_SIDE;

/// Reads a task, if the text looks like one: by itself, between quotes, or as the line of
/// the site's page that holds it.
pub(super) fn read(text: Piece<'_>) -> Option<ReadingResult> {
    let value = tatham::assigned(text, "task").filter(|value| value.text.contains(';'));
    let is_quote = |c: char| matches!(c, '\'' | '"' | '`');
    let text = value.unwrap_or(text).trim_matches(is_quote);
    if text.text.contains(['[', '{', '(', '<']) {
        return None;
    }
    let (size, text) = match text.split_once(':').map(|(size, task)| (sized(size), task)) {
        Some((Some(size), task)) => (Some(size), task),
        _ => (None, text),
    };
    let one_line = !text.text.trim().contains('\n');
    let parted = text.text.matches(';').count() == 1 && text.text.contains(',') || text.text == ";";
    let joined = text.text.contains('_') && (one_line || text.text.contains(';'));
    let marked = joined || (parted && one_line);
    let digits = text.text.contains(|c: char| c.is_ascii_digit()) || text.text == ";";
    let linked = text.text.contains(['/', ':']);
    (marked && digits && !linked).then(|| task(size, text))
}

/// Columns and rows of a size such as `2x3`.
fn sized(text: Piece<'_>) -> Option<(u64, u64)> {
    let (cols, rows) = text.trim().split_once('x')?;
    Some((cols.number()?, rows.number()?))
}

fn task(size: Option<(u64, u64)>, text: Piece<'_>) -> ReadingResult {
    let parts: Vec<Piece<'_>> = text.split(&[';']).map(Piece::trim).collect();
    let length = |message, at: Piece<'_>| at.fault(message);
    let &[sums, tanks] = &parts[..] else {
        return Err(length("error-length-task-parts", text).with("found", parts.len()));
    };
    for part in [sums, tanks] {
        if part.is_empty() {
            return Err(length("error-length-task-empty", text));
        }
    }
    let tanks: Vec<Piece<'_>> = tanks.split(&[',']).map(Piece::trim).collect();
    let sums: Vec<Piece<'_>> = sums.split(&['_']).map(Piece::trim).collect();
    if let Some(i) = tanks.iter().position(|tank| tank.number().is_none()) {
        return Err(fault::character("error-character-tank", tanks[i], i + 1));
    }
    let is_sum = |token: &Piece<'_>| token.number().is_some() || is_blank(*token);
    if let Some(i) = sums.iter().position(|token| !is_sum(token)) {
        return Err(fault::character("error-character-sum", sums[i], i + 1));
    }
    let (message, found) = match size {
        Some(size) => (
            "error-length-task-size",
            fitting(size, tanks.len(), sums.len()),
        ),
        None => ("error-length-task", sides(tanks.len(), sums.len())),
    };
    let (cols, rows) = size.unwrap_or_default();
    let shape = found.ok_or_else(|| {
        length(message, text)
            .with("sums", sums.len())
            .with("cells", tanks.len())
            .sized(rows, cols)
    })??;
    let mut cols = super::sums(shape, lines(shape), &sums)?;
    let rows = cols.split_off(usize::from(shape.cols));
    let names = tanks.iter().map(|tank| tank.number());
    let clues = board(shape, names, rows, cols);
    Ok(reading("format-aquarium-task", clues))
}

/// Board of the given size, if it has these numbers of cells and lines.
fn fitting(
    (cols, rows): (u64, u64),
    cells: usize,
    lines: usize,
) -> Option<Result<Shape, ParseError>> {
    let fits = cols.checked_mul(rows) == u64::try_from(cells).ok()
        && cols.checked_add(rows) == u64::try_from(lines).ok();
    fits.then(|| fault::shape(rows, cols, 0..0, MAX_SIDE))
}

/// The board with this many cells and lines: a square if possible, and otherwise the one
/// that is wider than high. `None` if there is none.
fn sides(cells: usize, lines: usize) -> Option<Result<Shape, ParseError>> {
    let wide = (lines.div_ceil(2)..=lines).find(|cols| cols * (lines - cols) == cells)?;
    let long = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
    let most = 2 * usize::from(MAX_SIDE);
    (cells > 0 && lines <= most * most)
        .then(|| fault::shape(long(lines - wide), long(wide), 0..0, MAX_SIDE))
}
