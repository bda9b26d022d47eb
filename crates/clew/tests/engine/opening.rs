//! The recorded explanation of the opening board, the first sample. After an intended change:
//! `CLEW_UPDATE=1 cargo test --test engine opening`.

use clew::kind::{self, Events, SAMPLES};
use clew_core::model::Puzzle as _;
use clew_core::solve::{Method, Solver};
use clew_slitherlink::Slitherlink;

/// The recorded explanation included in the page.
const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/kind/opening.trace");

#[test]
fn the_recorded_explanation_of_the_opening_board_is_the_solver_s() {
    let readings = kind::read(SAMPLES[0].text).expect("the first sample is a puzzle");
    let code = readings.into_iter().next().expect("a reading").code;
    let clues = Slitherlink::parse_canonical(&code.text).expect("a Slitherlink");
    let events: Vec<_> = Solver::<Slitherlink>::new(clues, Method::Human).collect();
    let wanted = Events::of::<Slitherlink>(&events);
    if kind::recorded(&code).as_ref() != Some(&wanted) {
        if std::env::var_os("CLEW_UPDATE").is_some() {
            std::fs::write(RECORD, wanted.write()).expect("the record can be written");
            return;
        }
        panic!("`CLEW_UPDATE=1 cargo test --test engine opening` records the explanation again");
    }
    // It is part of the program, so it must be small.
    assert!(
        wanted.write().len() < 6_000,
        "{} bytes",
        wanted.write().len()
    );
}
