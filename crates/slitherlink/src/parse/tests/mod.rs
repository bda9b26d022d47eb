//! Readings of texts, and faults found in others.

mod faults;
mod readings;

use clew_core::format::Read as _;
use clew_core::model::{Fault, Puzzle as _};

use super::*;

fn parse(text: &str) -> Result<Vec<Reading>, ParseError> {
    Slitherlink::parse(text)
}

/// The readings of a text: format and grid, rows separated by `/`.
fn read(text: &str) -> Vec<(&'static str, String)> {
    let readings = parse(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    readings
        .iter()
        .map(|reading| (reading.format, drawn(&reading.clues)))
        .collect()
}

fn drawn(clues: &Clues) -> String {
    let comma = |export: &clew_core::model::Export| export.format == "format-comma";
    let export = Slitherlink::exports(clues).into_iter().find(comma);
    export.expect("a comma form").text.replace(',', "/")
}

fn assert_reads(text: &str, format: &'static str, grid: &str) {
    assert_eq!(read(text), [(format, grid.to_owned())], "{text}");
}

/// The sort of fault in a text, its message, and the part of the text it points to.
fn fault(text: &str) -> (Fault, &'static str, &str) {
    let error = parse(text).expect_err(text);
    (error.fault, error.explanation.message, &text[error.at])
}
