//! Detection of the format of a document.
//!
//! Formats that announce themselves come first, and the first that fits decides. The
//! rest is digits, letters and symbols, which can fit several formats. All that fit are
//! offered, the likeliest first.

use clew_core::format::{Piece, announced, fault, link, pzpr as container, unknown};
use clew_core::model::{Confidence, Fault, ParseError};

use super::{Reading, ReadingResult, cells, drawn, grids, other, pzpr, sections, tatham};
use crate::board::Clue;

/// Longest line of digits that is the row of a board. A longer one is more likely a
/// task, whose smallest size is 5 × 5.
const SHORT_ROW: usize = 25;

/// Fewest cells of a square board on one line.
const SHORTEST_LINE: usize = 16;

/// The reading of a file that names its format.
pub(super) fn file(file: Piece<'_>) -> Result<Vec<Reading>, ParseError> {
    announced(match file.text.starts_with("pzprv3") {
        true => pzpr::file(file),
        false => tatham::file(file),
    })
}

/// The reading of a word that cannot be anything else.
pub(super) fn word(word: Piece<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    match tatham::game_id(word) {
        Some(outcome) => Some(announced(outcome)),
        None => {
            let outcome = tatham::nameless_id(word).or_else(|| grids::comma(word))?;
            Some(outcome.map(|reading| vec![reading]))
        }
    }
}

/// Every reading of a text, the likeliest first.
pub(super) fn text(text: Piece<'_>) -> Result<Vec<Reading>, ParseError> {
    let id = text
        .words()
        .find_map(|word| Some((tatham::game_id(word)?, word)));
    if let Some((outcome, word)) = id {
        return announced(outcome.map(|reading| reading.using(vec![word.range()])));
    }
    if let Some(outcome) = drawn::read(text) {
        return outcome.map(|reading| vec![reading]);
    }
    let named = sections::janko(text)
        .or_else(|| grids::array(text))
        .or_else(|| tatham::nameless_id(text.trim()));
    if let Some(outcome) = named {
        return outcome
            .map_err(|error| beyond(text, error))
            .map(|reading| vec![reading]);
    }
    if let Some(readings) = tatham::page(text) {
        return readings;
    }
    unnamed(text).map_err(|error| beyond(text, error))
}

/// The reading of an address, if it is known to name a puzzle.
pub(super) fn link(link: Piece<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    let outcome = match container::path(link).filter(other::is_puzzle) {
        Some(path) if other::is_slitherlink(path.kind.text) => pzpr::link(&path),
        Some(path) => Err(fault::other_kind(path.kind)),
        None => link::payloads(link)
            .find_map(tatham::game_id)
            .or_else(|| other::address(link).map(Err))?,
    };
    Some(announced(outcome))
}

/// Readings of a text without a format name, in every format it fits.
fn unnamed(text: Piece<'_>) -> Result<Vec<Reading>, ParseError> {
    let mut outcomes: Vec<ReadingResult> = Vec::new();
    // For a text with symbols, a header that does not match the rows explains the
    // fault better than a grid whose first row is odd.
    let mut fault = None;
    for outcome in [sections::header(text), sections::kanpen(text)] {
        match outcome {
            Some(Err(error)) if text.text.contains(['-', '.']) => fault = Some(error),
            Some(Ok(reading)) => outcomes.push(Ok(reading)),
            Some(Err(_)) | None => {}
        }
    }
    let line = text.trim();
    let mut drawn: Vec<ReadingResult> = square(unquoted(text).trim()).map(Ok).into_iter().collect();
    if !is_word(text) {
        drawn.extend(grids::grids(unquoted(text)));
    }
    // Spaces among digits only are cells; in a task they are stray.
    let is_letter = |c: char| c.is_ascii_lowercase() && c != 'x';
    let has_task = text.text.contains(is_letter);
    if tatham::is_bare(line) && (has_task || text == line) {
        match tatham::bare(line) {
            Ok(bare) => {
                let at = match line.length() < SHORT_ROW {
                    true => drawn.len(),
                    false => 0,
                };
                drawn.splice(at..at, bare.into_iter().map(Ok));
            }
            Err(error) if has_task => fault = Some(error),
            Err(_) => {}
        }
    }
    let mut readings: Vec<Reading> = Vec::new();
    for outcome in outcomes.into_iter().chain(drawn) {
        match outcome {
            Ok(new) if readings.iter().any(|old| old.clues == new.clues) => {}
            Ok(new) => readings.push(new),
            Err(error) => fault = fault.or(Some(error)),
        }
    }
    match readings.is_empty() {
        false => Ok(readings),
        true => Err(fault.unwrap_or_else(|| unknown(text))),
    }
}

/// A square board whose cells are all on one line. With a 4, it is a Sudoku.
fn square(line: Piece<'_>) -> Option<Reading> {
    let values = line.text.chars().map(cells::clue);
    let values: Vec<Clue> = values.collect::<Option<_>>()?;
    let shape = cells::square(&values)
        .filter(|_| !line.text.contains(' ') && values.len() >= SHORTEST_LINE)?;
    let is_count = |clue: &&Clue| matches!(clue, Clue::Count(_));
    let count = values.iter().filter(is_count).count();
    let reading = Reading::of(
        "format-slitherlink-line",
        cells::from_values(shape, &values),
    );
    (count > 0).then_some(Reading {
        // A Sudoku on a line looks the same; few clues would make a poor puzzle.
        confidence: match count < usize::from(shape.rows) {
            true => Confidence::Weak,
            false => Confidence::Unlikely,
        },
        ..reading
    })
}

/// Whether a text has only letters. These can be blank cells, but the text is a
/// word, not a board.
fn is_word(text: Piece<'_>) -> bool {
    let is_letter = |c: char| c.is_ascii_alphabetic() || c.is_whitespace();
    text.text.chars().all(is_letter)
}

/// Better explanation of a fault in a text that is not a grid at all.
fn beyond(text: Piece<'_>, error: ParseError) -> ParseError {
    // Digits of other scripts and control characters are slips within a grid. A text
    // with more letters than digits is not a grid.
    let is_slip = |c: char| c.is_numeric() || c.is_control();
    let count = |is: fn(char) -> bool| text.text.chars().filter(|&c| is(c)).count();
    let digits = count(|c| c.is_ascii_digit());
    let words = count(|c| c.is_alphabetic() && c != 'x') > digits;
    let marks = digits == 0 && !text.text.contains(is_slip);
    if error.fault == Fault::Character && (words || marks) {
        return unknown(text);
    }
    error
}

/// A text without the pair of quotes around it.
fn unquoted(text: Piece<'_>) -> Piece<'_> {
    let quote = text.first().filter(|c| matches!(c, '"' | '\'' | '`'));
    let is_one = |quote: &char| text.text.len() > 2 && text.text.matches(*quote).count() == 2;
    let quote = quote.filter(is_one);
    let inner = quote.and_then(|quote| text.from(1).text.strip_suffix(quote));
    inner.map_or(text, |inner| text.from(1).to(inner.len()))
}
