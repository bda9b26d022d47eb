//! Detection of the format of a document.
//!
//! Formats that announce themselves come first, and the first that fits
//! decides; then lines of symbols, then grids.

use clew_core::format::{Piece, link, pzpr as container, unknown};
use clew_core::model::{Fault, ParseError};

use super::cells;
use super::{Reading, ReadingResult, grids, libraries, lines, listed, plain, pzpr, solo, sukaku};

/// Every reading of a text, the likeliest first.
pub(super) fn text(text: Piece<'_>) -> Result<Vec<Reading>, ParseError> {
    let only = |reading: Reading| vec![reading];
    let named = text
        .words()
        .find_map(|word| solo::game_id(word).or_else(|| shared(word)))
        .or_else(|| solo::task(text))
        .or_else(|| libraries::hodoku(text))
        .or_else(|| libraries::position(text))
        .or_else(|| libraries::taxonomy(text));
    if let Some(outcome) = named {
        return announced(outcome);
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
    packed.then(|| {
        Err(ParseError::new(
            Fault::Kind,
            link.range(),
            "error-kind-sudoku-packed",
        ))
    })
}

/// The value of `bd` in a link of SudokuWiki.
fn bd(value: Piece<'_>) -> ReadingResult {
    if value.text.starts_with("S9B") {
        return Err(ParseError::new(
            Fault::Kind,
            value.range(),
            "error-kind-sudoku-packed",
        ));
    }
    let entries = lines::entries(value)?;
    let side = cells::side_of(entries.len()).map_or(0, u64::from);
    let houses = cells::usual(side, value.range())?;
    Ok(plain(
        "format-sudoku-wiki",
        cells::board(houses, &entries).0,
    ))
}
