//! Detection of the format of a document.
//!
//! Formats that announce themselves come first, and the first that fits
//! decides; then lines of symbols, then grids.

use clew_core::format::{Piece, announced, link, pzpr as container, unknown};
use clew_core::model::ParseError;

use super::{
    Reading, ReadingResult, cells, compact, grids, libraries, lines, listed, pzpr, solo, sukaku,
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
        .or_else(|| libraries::taxonomy(text))
        .map(|outcome| outcome.map(|reading| vec![reading]))
        .or_else(|| libraries::hodoku(text))
        .or_else(|| libraries::position(text))
        .or_else(|| listed::line(text))
        .or_else(|| grids::sections(text));
    if let Some(outcome) = named {
        let readings = outcome.map_err(ParseError::announced)?.into_iter();
        return Ok(readings.map(Reading::announced).collect());
    }
    if let Some(outcome) = grids::array(text) {
        return outcome.map(|reading| vec![reading]);
    }
    let grid = grids::grid(text);
    let rows: Vec<Piece<'_>> = text.rows().map(Piece::trim).collect();
    // Sixteen rows of sixteen can be sixteen boards, one on each line.
    let is_square = rows.iter().all(|row| row.length() == rows.len());
    match (lines::read(text), grid) {
        (Some(Ok(mut readings)), Some(Ok(whole))) if is_square => {
            readings.extend(whole);
            Ok(readings)
        }
        (Some(Err(_)), Some(whole)) if is_square => whole,
        (Some(Err(error)), None) if is_square => Err(odd(&rows).unwrap_or(error)),
        (Some(readings), _) => readings,
        (None, grid) => grid.unwrap_or_else(|| Err(unknown(text))),
    }
}

/// The fault of the first sign in rows that is not a digit of their board.
fn odd(rows: &[Piece<'_>]) -> Option<ParseError> {
    let side = u8::try_from(rows.len()).ok()?;
    let mut letters = rows.iter().flat_map(|row| row.letters()).enumerate();
    letters.find_map(|(at, letter)| {
        let error = cells::digit(letter, side).err()?;
        Some(cells::located(error, at, rows.len()))
    })
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
    let path = container::path(link).and_then(|path| of_path(&path));
    let bd = || link::payloads(link).find_map(|payload| link::parameter(payload, "bd"));
    path.or_else(|| link::payloads(link).find_map(solo::game_id))
        .or_else(|| shared(link))
        .or_else(|| bd().map(of_wiki))
        .or_else(|| lines::in_link(link))
        .or_else(|| kept(link).map(Err))
}

/// The fault of an address that refers to a puzzle, or packs it in a way that cannot be read.
fn kept(link: Piece<'_>) -> Option<ParseError> {
    let host = link::host(link).text.to_ascii_lowercase();
    let packed = host.contains("sudokupad") || host.contains("f-puzzles");
    // A short name refers to a puzzle that the site keeps.
    let message = match link.length() < LONGEST_NAME {
        true => "error-reference-permalink",
        false => "error-kind-sudoku-packed",
    };
    packed.then(|| link.fault(message))
}

/// The value of `bd` in a link of SudokuWiki.
fn of_wiki(value: Piece<'_>) -> ReadingResult {
    match compact::read(value, true) {
        Some(outcome) => outcome,
        None => lines::reading("format-sudoku-wiki", value),
    }
}
