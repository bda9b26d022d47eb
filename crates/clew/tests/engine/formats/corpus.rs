//! Other people's Slitherlinks, read and written back.

use clew_core::format::Read as _;
use clew_slitherlink::Slitherlink;

use super::{assert_written_is_read, check_malformed, records};

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn external_puzzles_are_read_and_written_back() {
    for record in records("slitherlink") {
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
    check_malformed::<Slitherlink>("slitherlink", &["no-solution", "multiple"]);
}
