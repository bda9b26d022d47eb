//! Detection of the format of a document.
//!
//! Formats that announce themselves come first, and the first that fits decides. The
//! rest is digits, letters and symbols, which can fit several formats. All that fit are
//! offered, the likeliest first.

use clew_core::format::{Piece, link, pzpr as container, unknown};
use clew_core::model::{Confidence, Fault, ParseError};

use super::{Reading, ReadingResult, cells, drawn, grids, other, plain, pzpr, sections, tatham};
use crate::{Clue, MAX_SIDE};
use clew_core::grid::Shape;

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

/// The one reading of a text that names its format. If it names another kind,
/// only the name is known.
fn announced(outcome: ReadingResult) -> Result<Vec<Reading>, ParseError> {
    match outcome {
        Ok(reading) => Ok(vec![reading.announced()]),
        Err(error) if error.explanation.message == other::KIND => Err(error),
        Err(error) => Err(error.announced()),
    }
}

/// The reading of an address, if it is known to name a puzzle.
pub(super) fn link(link: Piece<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    let outcome = match container::path(link).filter(other::is_puzzle) {
        Some(path) if other::is_slitherlink(path.kind.text) => pzpr::link(&path),
        Some(path) => Err(other::kind(path.kind)),
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
    let mut headed_fault = None;
    for outcome in [sections::header(text), sections::kanpen(text)] {
        match outcome {
            Some(Err(error)) if text.text.contains(['-', '.']) => headed_fault = Some(error),
            Some(Err(_)) | None => {}
            Some(reading) => outcomes.push(reading),
        }
    }
    let mut drawn = match is_word(text) {
        true => Vec::new(),
        false => grids::grids(unquoted(text)),
    };
    drawn.splice(0..0, square(unquoted(text).trim()).map(Ok));
    // Spaces among digits only are cells; in a task they are stray.
    let has_task = text
        .text
        .contains(|c: char| c.is_ascii_lowercase() && c != 'x');
    let bare = if tatham::is_bare(text.trim()) && (has_task || text == text.trim()) {
        tatham::bare(text.trim()).map(|all| all.into_iter().map(Ok).collect())
    } else {
        Ok(Vec::new())
    };
    let failed = match bare {
        Ok(bare) if text.trim().length() < SHORT_ROW => {
            outcomes.extend(drawn.into_iter().chain(bare));
            None
        }
        Ok(bare) => {
            outcomes.extend(bare.into_iter().chain(drawn));
            None
        }
        Err(error) => {
            outcomes.extend(drawn);
            Some(error).filter(|_| has_task)
        }
    };
    let mut readings: Vec<Reading> = Vec::new();
    let mut faults = Vec::new();
    for outcome in outcomes {
        match outcome {
            Ok(new) if readings.iter().any(|old| old.clues == new.clues) => {}
            Ok(new) => readings.push(new),
            Err(error) => faults.push(error),
        }
    }
    if !readings.is_empty() {
        return Ok(readings);
    }
    Err(failed
        .or(headed_fault)
        .or(faults.into_iter().next())
        .unwrap_or_else(|| unknown(text)))
}

/// A square board whose cells are all on one line. With a 4, it is a Sudoku.
fn square(line: Piece<'_>) -> Option<Reading> {
    let values: Option<Vec<Clue>> = line.text.chars().map(cells::clue).collect();
    let is_board =
        |values: &Vec<Clue>| values.len() >= SHORTEST_LINE && !values.contains(&Clue::Count(4));
    let values = values.filter(is_board)?;
    let side = u8::try_from(values.len().isqrt())
        .ok()
        .filter(|&side| side <= MAX_SIDE)?;
    let is_count = |clue: &&Clue| matches!(clue, Clue::Count(_));
    let count = values.iter().filter(is_count).count();
    let shape = Shape::new(side, side);
    let is_square = shape.area() == values.len() && !line.text.contains(' ');
    (is_square && count > 0).then(|| Reading {
        // A Sudoku on a line looks the same; few clues would make a poor puzzle.
        confidence: match count < usize::from(side) {
            true => Confidence::Weak,
            false => Confidence::Unlikely,
        },
        ..plain(
            "format-slitherlink-line",
            cells::from_values(shape, &values),
        )
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
    match quote {
        Some(quote) if text.text.len() > 2 && text.text.matches(quote).count() == 2 => {
            let inner = text.from(1);
            let kept = inner.text.strip_suffix(quote);
            kept.map_or(text, |kept| inner.to(kept.len()))
        }
        _ => text,
    }
}
