//! Notation of the corpora's records.

use clew_aquarium::{Aquarium, Clues};
use clew_core::grid::Table;
use clew_core::model::Puzzle as _;
use serde_json::Value;

use super::super::kind::clues;
use super::rules::Water;

/// Rows of `1` (water) and `0` (air), with anything between them.
pub(super) fn water_of_text(clues: &Clues, text: &str) -> Option<Water> {
    let symbols: Vec<char> = text.chars().filter(|c| matches!(c, '0' | '1')).collect();
    let mut water = Table::filled(clues.shape(), false);
    for (cell, &symbol) in clues.shape().cells().zip(&symbols) {
        water[cell] = symbol == '1';
    }
    (symbols.len() == clues.shape().area()).then_some(water)
}

/// The text of a record's puzzle, which may be given by its tanks and sums.
pub(super) fn text_of(record: &Value) -> Option<String> {
    let text = match record["text"].as_str() {
        Some(text) => text.to_owned(),
        None => {
            let rows = record["regions"].as_array()?.iter();
            let mut lines: Vec<String> = rows.map(joined).collect();
            lines.push(joined(&record["row_clues"]));
            lines.push(joined(&record["col_clues"]));
            lines.join("\n")
        }
    };
    // The file format cannot express the other rule; a flag of the link can.
    let has_gravity = record["rule"].as_str() == Some("pool");
    Some(if has_gravity {
        with_gravity(&text)
    } else {
        text
    })
}

/// Numbers joined; a sign replaces those that are not given.
fn joined(values: &Value) -> String {
    let word = |value: &Value| value.as_u64().map_or("-".into(), |n| n.to_string());
    let words = values.as_array().into_iter().flatten().map(word);
    words.collect::<Vec<String>>().join(" ")
}

/// The link of a puzzle with the other rule for levels.
fn with_gravity(text: &str) -> String {
    let printed = Aquarium::print(&clues(text));
    printed.replacen("aquarium/r/", "aquarium/", 1)
}
