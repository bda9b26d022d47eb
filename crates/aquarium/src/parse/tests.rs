//! Every format read and written, and faults with their places.

use clew_core::format::Read as _;
use clew_core::grid::{Cell, Line};
use clew_core::model::{Fault, Parsed, Puzzle as _};

use crate::board::clues::Levels;
use crate::board::{Aquarium, Fact};
use crate::clues_of;

/// Three tanks with a level each; one solution.
const FILE: &str = "0 0 1\n2 1 1\n1 3\n1 1 2";
const PATH: &str = "aquarium/r/3/2/co/11213";

fn fault(text: &str) -> (Fault, &str) {
    let error = Aquarium::parse(text).unwrap_err();
    (error.fault, &text[error.at])
}

/// The likeliest reading.
fn reading(text: &str) -> Parsed<Aquarium> {
    Aquarium::parse(text).expect(text).remove(0)
}

/// The messages of a reading's warnings.
fn messages(reading: &Parsed<Aquarium>) -> Vec<&str> {
    let warnings = reading.warnings.iter();
    warnings.map(|warning| warning.message).collect()
}

#[test]
fn every_form_of_a_puzzle_is_read_as_the_same_puzzle() {
    let clues = clues_of(FILE);
    for (text, format) in [
        ("1_1_2_1_3;1,1,2,3,2,2", "format-aquarium-task"),
        ("3x2:1_1_2_1_3;1,1,2,3,2,2", "format-aquarium-task"),
        (PATH, "format-pzpr-link"),
        (
            "https://puzz.link/p?aquarium/r/3/2/co/11213",
            "format-pzpr-link",
        ),
        (
            "try https://a.b/p.html?aquarium_play/r/3/2/co/11213!",
            "format-pzpr-link",
        ),
        ("1 1 2\n1 3\n\n1 1 2\n3 2 2", "format-aquarium-top"),
        ("001\n211\n\n13\n112", "format-aquarium-file"),
        (
            "pzprv3/aquarium/2/3/r/0 1 /1 0 /1 1 0 /. 1 c1 2 /1 . . . /3 . . . /",
            "format-pzpr-file",
        ),
    ] {
        let reading = reading(text);
        assert_eq!(
            (reading.clues, reading.format),
            (clues.clone(), format),
            "{text}"
        );
        assert_eq!(reading.warnings, vec![], "{text}");
    }
    assert_eq!(Aquarium::print(&clues), PATH);
}

#[test]
fn written_puzzles_are_read_back() {
    for text in [
        FILE,
        // Gravity, with a wall within a tank and a missing sum.
        "aquarium/2/2/80/2g1g",
        "aquarium/1/3/0/g101",
        "aquarium/r/1/1//11",
        // A tank that is not connected.
        "0 1 0\n0 1 1\n- 2\n1 2 -",
        // The same board taller than wide, with sums that disagree.
        "0 1\n1 1\n0 1\n- 2 1\n1 3",
        "2x3:1_3_1_2_0;1,2,2,2,1,2",
        // Sums of two digits.
        &format!("aquarium/r/18/1/{}/{}-12", "0".repeat(4), "1".repeat(18)),
    ] {
        let clues = clues_of(text);
        assert_eq!(clues_of(&Aquarium::print(&clues)), clues, "{text}");
        for export in Aquarium::exports(&clues) {
            let readings = Aquarium::parse(&export.text).expect(&export.text);
            let same = readings.iter().any(|reading| reading.clues == clues);
            assert!(same, "{text}: {}", export.text);
        }
    }
}

#[test]
fn small_numbers_are_written_without_spaces_too() {
    let export = |text: &str| {
        let mut exports = Aquarium::exports(&clues_of(text)).into_iter();
        let found = exports.find(|export| export.format == "format-aquarium-digits");
        found.map(|export| export.text)
    };
    assert_eq!(export(FILE).as_deref(), Some("112\n13\n\n112\n322"));
    assert_eq!(export("0 1 2 3 4 5 6 7 8 9\n5\n- - - - - - - - - -"), None);
}

#[test]
fn the_flag_of_a_link_states_how_water_stands() {
    assert_eq!(clues_of(PATH).levels(), Levels::Tank);
    let gravity = clues_of(&PATH.replace("/r/", "/"));
    assert_eq!(gravity.levels(), Levels::Water);
    assert_eq!(Aquarium::print(&gravity), PATH.replace("/r/", "/"));
}

#[test]
fn marks_of_a_file_are_read_as_facts() {
    let text = "pzprv3/aquarium/2/2/r/1 /0 /0 1 /. . 1 /. # + /. . . /";
    let reading = reading(text);
    let marks = [Fact::water(Cell::new(0, 0)), Fact::air(Cell::new(0, 1))];
    assert_eq!(reading.marks, marks);
    assert_eq!(reading.clues.sum(Line::Col(1)), Some(1));
    assert_eq!(reading.clues.sum(Line::Row(0)), None);
}

#[test]
fn sums_that_fit_in_both_places_are_offered_in_both_unless_something_decides() {
    let formats = |text: &str| -> Vec<&'static str> {
        let readings = Aquarium::parse(text).unwrap();
        readings.iter().map(|reading| reading.format).collect()
    };
    let both = ["format-aquarium-file", "format-aquarium-top"];
    assert_eq!(formats("1 2\n1 2\n\n1 1\n2 0"), both);
    assert_eq!(formats("1 2\n1 2\n1 1\n2 1"), ["format-aquarium-top"]);
    // Only the tanks below the sums are connected.
    assert_eq!(formats("1 2\n2 1\n1 1\n2 0"), ["format-aquarium-top"]);
}

#[test]
fn faults_point_at_what_is_wrong() {
    for (text, expected) in [
        ("1_1_2_1_3;1,1,x,3,2,2", (Fault::Character, "x")),
        ("1_y_2_1_3;1,1,2,3,2,2", (Fault::Character, "y")),
        ("1_1_2_1_4;1,1,2,3,2,2", (Fault::Range, "4")),
        (
            "1_1_2_1;1,1,2,3,2,2",
            (Fault::Length, "1_1_2_1;1,1,2,3,2,2"),
        ),
        (
            "2x3:1_1_2_1_3;1,1,2,3,2",
            (Fault::Length, "1_1_2_1_3;1,1,2,3,2"),
        ),
        (
            "2x2:1_1_2_1_3;1,1,2,3,2,2",
            (Fault::Length, "1_1_2_1_3;1,1,2,3,2,2"),
        ),
        ("0 0 1\n2 1 1\n1 3\n1 1 3", (Fault::Range, "3")),
        ("0 0 1\n2 1 1\n1 2\n1 1 2", (Fault::Sum, "1 2\n1 1 2")),
        ("0 0 1\n2 . 1\n1 3\n1 1 2", (Fault::Region, ".")),
        ("0 0 1\n2 1\n1 3\n1 1 2", (Fault::Length, "2 1")),
        ("aquarium/r/3/2/c/11213", (Fault::Length, "c")),
        ("aquarium/r/3/2/co0/11213", (Fault::Length, "co0")),
        ("aquarium/r/3/2/cw/11213", (Fault::Character, "w")),
        ("aquarium/r/3/2/co/1121-0", (Fault::Character, "-")),
        ("aquarium/r/3/2/co/112133", (Fault::Length, "112133")),
        ("aquarium/r/41/2/co/11213", (Fault::Size, "41/2")),
        ("aquarium/x/3/2/co/11213", (Fault::Kind, "x")),
        (
            "https://puzz.link/p?slither/3/2/g",
            (Fault::Kind, "slither"),
        ),
        (
            "pzprv3/aquarium/2/3/r/0 1 /1 0",
            (Fault::Length, "pzprv3/aquarium/2/3/r/0 1 /1 0"),
        ),
        (
            "pzprv3/aquarium/2/3/r/0 1 /1 0 1/",
            (Fault::Length, "1 0 1"),
        ),
        ("hello", (Fault::Unknown, "hello")),
    ] {
        assert_eq!(fault(text), expected, "{text}");
    }
}

#[test]
fn sums_that_cannot_agree_are_read_with_a_warning() {
    let reading = reading("1_1_1_1_3;1,1,2,3,2,2");
    assert_eq!(messages(&reading), ["warning-totals"]);
}

#[test]
fn a_link_cut_off_in_its_sums_is_read_with_a_warning() {
    let reading = reading("aquarium/r/3/2/co/11");
    assert_eq!(messages(&reading), ["warning-link-sums"]);
    assert_eq!(reading.clues.sums().count(), 2);
}
