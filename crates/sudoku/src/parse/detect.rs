//! Detection of the format of a document.
//!
//! Formats that announce themselves come first, and the first that fits
//! decides; then lines of symbols, then grids.

use clew_core::format::{Piece, link, pzpr as container, unknown};
use clew_core::model::{Fault, ParseError};

use super::cells;
use super::{
    Reading, ReadingResult, compact, grids, libraries, lines, listed, plain, pzpr, solo, sukaku,
};

/// Side of a board whose digits are all small.
const SMALL: usize = 4;

/// Longest address that names a puzzle without containing it.
const LONGEST_NAME: usize = 60;

/// The reading of a word that cannot be anything else: a game id. Rows between commas may be a board.
pub(super) fn word(word: Piece<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    if let Some(outcome) = solo::game_id(word) {
        return Some(announced(outcome));
    }
    let rows = || word.split(&[',']);
    let is_long = rows().any(|row| cells::side_of(row.length()).is_some());
    let is_board = rows().count() > 1 && (is_long || rows().count() == SMALL);
    is_board.then(|| Err(unknown(word)))
}

/// Every reading of a text, the likeliest first.
pub(super) fn text(text: Piece<'_>) -> Result<Vec<Reading>, ParseError> {
    let only = |reading: Reading| vec![reading];
    let named = text
        .words()
        .find_map(|word| {
            let id = solo::game_id(word).or_else(|| shared(word));
            let outcome = id.or_else(|| compact::read(word, false))?;
            Some(outcome.map(|reading| reading.using(vec![word.range()])))
        })
        .or_else(|| solo::task(text))
        .or_else(|| libraries::open_sudoku(text))
        .or_else(|| libraries::bracketed(text))
        .or_else(|| libraries::taxonomy(text));
    if let Some(outcome) = named {
        return announced(outcome);
    }
    let library = libraries::hodoku(text).or_else(|| libraries::position(text));
    if let Some(outcomes) = library {
        let readings = outcomes.map_err(ParseError::announced)?.into_iter();
        return Ok(readings.map(Reading::announced).collect());
    }
    if let Some(outcomes) = listed::line(text).or_else(|| grids::sections(text)) {
        let readings = outcomes.map_err(ParseError::announced)?.into_iter();
        return Ok(readings.map(Reading::announced).collect());
    }
    if let Some(outcome) = grids::array(text) {
        return outcome.map(only);
    }
    let grid = grids::grid(text);
    if let Some(readings) = lines::read(text) {
        // Sixteen rows of sixteen can be sixteen boards, one on each line.
        return match (readings, grid.filter(|_| is_square(text))) {
            (Ok(mut readings), Some(Ok(whole))) => {
                readings.extend(whole);
                Ok(readings)
            }
            (Err(_), Some(whole)) => whole,
            (Err(error), None) if is_square(text) => Err(odd(text).unwrap_or(error)),
            (readings, _) => readings,
        };
    }
    grid.unwrap_or_else(|| Err(unknown(text)))
}

/// The one reading of a text that names its format, or the fault in it.
pub(super) fn announced(outcome: ReadingResult) -> Result<Vec<Reading>, ParseError> {
    let readings = outcome.map(|reading| vec![reading.announced()]);
    readings.map_err(ParseError::announced)
}

/// The fault of the first sign in rows that is not a digit of their board.
fn odd(text: Piece<'_>) -> Option<ParseError> {
    let rows: Vec<Piece<'_>> = text
        .lines()
        .map(Piece::trim)
        .filter(|line| !line.is_empty())
        .collect();
    let side = u8::try_from(rows.len()).ok()?;
    let letters = rows.iter().flat_map(|row| row.letters()).enumerate();
    letters.into_iter().find_map(|(at, letter)| {
        let error = cells::digit(letter, side).err()?;
        Some(cells::located(error, at, rows.len()))
    })
}

/// Whether a text has as many lines as each line has symbols.
fn is_square(text: Piece<'_>) -> bool {
    let lines = || {
        text.lines()
            .map(Piece::trim)
            .filter(|line| !line.is_empty())
    };
    let rows = lines().count();
    lines().all(|line| line.length() == rows)
}

/// The game id in an address of the page: `#p=…`.
fn shared(address: Piece<'_>) -> Option<ReadingResult> {
    link::payloads(address).find_map(|payload| solo::game_id(link::parameter(payload, "p")?))
}

/// Reads a path, if it names a Sudoku.
pub(super) fn of_path(path: &container::Path<'_>) -> Option<ReadingResult> {
    match path.kind.text {
        sukaku::NAME => Some(sukaku::path(path)),
        "sudoku" => Some(pzpr::link(path)),
        _ => None,
    }
}

/// The reading of an address that names a Sudoku.
pub(super) fn link(link: Piece<'_>) -> Option<ReadingResult> {
    let path = container::path(link);
    if let Some(outcome) = path.and_then(|path| of_path(&path)) {
        return Some(outcome);
    }
    let id = link::payloads(link).find_map(solo::game_id);
    if let Some(outcome) = id.or_else(|| shared(link)) {
        return Some(outcome);
    }
    let value = link::payloads(link).find_map(|payload| link::parameter(payload, "bd"));
    if let Some(value) = value {
        return Some(bd(value));
    }
    if let Some(outcome) = lines::in_link(link) {
        return Some(outcome);
    }
    let host = link::host(link).text.to_ascii_lowercase();
    let packed = host.contains("sudokupad") || host.contains("f-puzzles");
    // A short name refers to a puzzle that the site keeps.
    let (fault, message) = match link.length() < LONGEST_NAME {
        true => (Fault::Reference, "error-reference-permalink"),
        false => (Fault::Kind, "error-kind-sudoku-packed"),
    };
    packed.then(|| Err(ParseError::new(fault, link.range(), message)))
}

/// The value of `bd` in a link of SudokuWiki.
fn bd(value: Piece<'_>) -> ReadingResult {
    if let Some(outcome) = compact::read(value, true) {
        return outcome;
    }
    let entries = lines::entries(value)?;
    let side = cells::side_of(entries.len()).map_or(0, u64::from);
    let houses = cells::usual(side, value.range())?;
    Ok(plain(
        "format-sudoku-wiki",
        cells::board(houses, &entries).0,
    ))
}
