//! Links of f-puzzles and SudokuPad.

use std::sync::Arc;

use clew_core::format::fpuzzles::{Document, cell as written, variants, write as links};
use clew_core::format::{Piece, Said, Stance, fault};
use clew_core::model::{Explanation, ParseError};
use serde_json::{Map, Value, json};

use super::cells::{self, Content};
use super::{Reading, ReadingResult, words};
use crate::board::{Clues, Digit, Division, Houses, MAX_SIDE};

/// The keys of the two diagonals.
const DIAGONALS: [&str; 2] = ["diagonal+", "diagonal-"];

/// The puzzle in a link.
pub(super) fn read(document: &Document) -> ReadingResult {
    let json = document.json.as_ref().ok_or_else(|| unread(document))?;
    if let Some(&variant) = variants(json, &DIAGONALS).first() {
        let error = ParseError::new(document.at.clone(), "error-kind-variant");
        return Err(error.with("variant", fault::quoted(variant)));
    }
    let reading = puzzle(json).ok_or_else(|| unread(document))?;
    ruled(json, document, reading)
}

/// A puzzle with the rules that its title names; those that only its rules mention are told.
fn ruled(json: &Map<String, Value>, document: &Document, mut reading: Reading) -> ReadingResult {
    for key in ["title", "ruleset"] {
        let text = json.get(key).and_then(Value::as_str).unwrap_or_default();
        let text = Piece::new(text, 0);
        for (variant, at, stance) in Said::new(text).variants(&words::WORDS) {
            let (name, is_called) = (text.within(at), key == "title" && stance == Stance::Called);
            match words::with_variant(&reading.clues, variant) {
                Ok(None) => {}
                Ok(Some(clues)) if is_called => reading.clues = clues,
                Err(message) if is_called => {
                    let error = ParseError::new(document.at.clone(), message);
                    return Err(error.with("variant", name));
                }
                _ => {
                    let note = Explanation::new("warning-left-over").with("text", name);
                    if !reading.warnings.contains(&note) {
                        reading.warnings.push(note);
                    }
                }
            }
        }
    }
    Ok(reading)
}

fn unread(document: &Document) -> ParseError {
    ParseError::new(document.at.clone(), "error-kind-sudoku-packed")
}

fn puzzle(json: &Map<String, Value>) -> Option<Reading> {
    let rows = json.get("grid")?.as_array()?;
    let side = u8::try_from(rows.len()).ok();
    let side = side.filter(|side| (2..=MAX_SIDE).contains(side))?;
    let n = usize::from(side);
    let rows = rows.iter().filter_map(Value::as_array);
    let cells: Vec<&Value> = rows.filter(|row| row.len() == n).flatten().collect();
    if cells.len() != n * n {
        return None;
    }
    let entries = cells.iter().map(|cell| entry(cell, side));
    let entries: Vec<Content> = entries.collect::<Option<_>>()?;
    let [up, down] = DIAGONALS.map(|key| json.get(key).and_then(Value::as_bool) == Some(true));
    // A single diagonal is a different rule.
    let diagonals = (up == down).then_some(up)?;
    let houses = Arc::new(Houses::new(side, division(&cells, side)?, diagonals));
    Some(cells::board("format-fpuzzles", houses, &entries))
}

/// The digit of a cell: a given, or one that a player placed.
fn entry(cell: &Value, side: u8) -> Option<Content> {
    let Some(value) = cell.get("value").filter(|value| !value.is_null()) else {
        return Some(Content::Blank);
    };
    let digit = Digit::within(side, value.as_u64()?)?;
    let is_given = cell.get("given").and_then(Value::as_bool) == Some(true);
    Some(match is_given {
        true => Content::Given(digit),
        false => Content::Placed(digit),
    })
}

/// The regions; boxes if no cell names its own. A cell that does not name one lies in
/// the region that its box has.
fn division(cells: &[&Value], side: u8) -> Option<Division> {
    let usual = Division::boxes(side).map(|boxes| boxes.regions(side));
    let named = |(at, cell): (usize, &&Value)| match cell.get("region") {
        None | Some(Value::Null) => Some(usual.as_ref()?[at].into()),
        Some(region) => usize::try_from(region.as_u64()?).ok(),
    };
    let named: Option<Vec<usize>> = cells.iter().enumerate().map(named).collect();
    Division::of_regions(named?, side)
}

/// The links of the puzzle, to f-puzzles and to SudokuPad.
pub(super) fn write(clues: &Clues) -> [String; 2] {
    let houses = clues.houses();
    let side = houses.side();
    let is_usual = cells::is_usual(houses);
    let cell = |cell| {
        let region = (!is_usual).then(|| houses.region(cell));
        written(clues.given(cell).map(Digit::value), region)
    };
    let cells: Vec<Value> = houses.shape().cells().map(cell).collect();
    let rows: Vec<&[Value]> = cells.chunks(usize::from(side)).collect();
    let mut puzzle = json!({ "size": side, "grid": rows });
    if houses.diagonals() {
        for key in DIAGONALS {
            puzzle[key] = json!(true);
        }
    }
    links(&puzzle)
}
