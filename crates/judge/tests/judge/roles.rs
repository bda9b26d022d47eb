//! Sentences whose places are not what the words take them for.

use clew_aquarium::Aquarium;
use clew_core::grid::{Cell, Line, Site};
use clew_core::model::{Arg, Explanation, Puzzle};
use clew_judge::{Judged, misplaced};
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;

/// Faults of a message about one place, on a board where nothing is known but what is printed.
fn faults<P: Judged>(text: &str, message: &'static str, name: &'static str, site: Site) -> usize {
    let clues: P::Clues = clew_judge::clues(text);
    let inner = Explanation::new(message).with(name, Arg::Places(vec![site]));
    let told = Explanation::new("playback-first").with("told", Arg::Said(vec![inner]));
    misplaced::<P>(&clues, &<P as Puzzle>::board(&clues), &[], &told).len()
}

#[test]
fn a_place_that_is_not_what_the_words_say_is_a_fault() {
    let [clue, blank] = [Cell::new(0, 1), Cell::new(0, 0)].map(Cell::site);
    let loops = |message, name, site| faults::<Slitherlink>(".3.,...,..1", message, name, site);
    assert_eq!(loops("slitherlink-clues-satisfied", "signs", clue), 0);
    assert_eq!(loops("slitherlink-clues-satisfied", "signs", blank), 1);
    assert_eq!(loops("slitherlink-closed-vertex-three", "clues", clue), 0);
    assert_eq!(loops("slitherlink-closed-vertex-one", "clues", clue), 1);
    assert_eq!(loops("slitherlink-inside-breakout", "joined", clue), 1);
    assert_eq!(loops("slitherlink-line-meets-three", "found", clue), 1);
    assert_eq!(loops("slitherlink-line-meets-three", "undeclared", clue), 1);

    let digits = |message, name, site| faults::<Sudoku>("1...............", message, name, site);
    let [given, open] = [Cell::new(0, 0), Cell::new(0, 1)].map(Cell::site);
    assert_eq!(digits("sudoku-naked-pair", "cells", open), 0);
    assert_eq!(digits("sudoku-naked-pair", "cells", given), 1);

    let tanks =
        |message, name, site| faults::<Aquarium>("aquarium/r/3/3/0000/l", message, name, site);
    assert_eq!(tanks("aquarium-waters-below", "signs", open), 1);
    assert_eq!(tanks("aquarium-stack-top", "bottom", open), 0);
    assert_eq!(tanks("aquarium-line-full", "line", Line::Row(0).site()), 1);
}
