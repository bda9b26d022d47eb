//! Other people's Slitherlinks, read and written back.

use clew_core::format::Read as _;
use std::fs;
use std::path::PathBuf;

use clew_judge::records::external_file;
use clew_slitherlink::Slitherlink;

use super::sentences::Sentences;
use super::{assert_written_is_read, files};

/// The records.
fn corpus() -> Vec<serde_json::Value> {
    let folder = external_file("slitherlink");
    let lines = |file: &PathBuf| fs::read_to_string(file).expect("a readable file");
    let all: String = files(&folder).iter().map(lines).collect();
    all.lines()
        .map(|line| serde_json::from_str(line).expect("a record"))
        .collect()
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn external_puzzles_are_read_and_written_back() {
    for record in corpus() {
        let Some(puzzle) = record["puzzle"].as_str() else {
            continue;
        };
        let readings = Slitherlink::parse(puzzle).expect(puzzle);
        assert_eq!(readings.len(), 1, "{puzzle}");
        let shape = readings[0].clues.shape();
        assert_eq!(
            record["rows"].as_u64(),
            Some(u64::from(shape.rows)),
            "{puzzle}"
        );
        assert_eq!(
            record["cols"].as_u64(),
            Some(u64::from(shape.cols)),
            "{puzzle}"
        );
        let symbols = puzzle.chars().filter(|c| *c != ',');
        for (cell, symbol) in shape.cells().zip(symbols) {
            let count = readings[0].clues.count(cell).map(u32::from);
            assert_eq!(count, symbol.to_digit(10), "{puzzle}");
        }
        assert_written_is_read(&readings[0].clues);
    }
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn only_texts_that_the_corpus_calls_malformed_are_errors() {
    let sentences = Sentences::read("en");
    for record in corpus() {
        let (Some(text), Some(expected)) = (record["text"].as_str(), record["expect"].as_str())
        else {
            continue;
        };
        match (Slitherlink::parse(text), expected) {
            (Err(error), "malformed") => sentences.check(text, &error),
            (Ok(_), "no-solution" | "multiple") => {}
            (answer, _) => panic!("{text:?} is {expected}: {answer:?}"),
        }
    }
}
