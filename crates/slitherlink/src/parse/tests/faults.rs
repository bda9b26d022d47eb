//! Texts that are not Slitherlinks: the sort of fault, and its place.

use clew_core::format::MAX_BYTES;
use clew_core::model::{Arg, Confidence};

use super::*;

#[test]
fn rows_of_differing_length_are_never_padded() {
    let row = (Fault::Length, "error-length-row", "1 33");
    assert_eq!(fault("32 ,1 33"), row);
    assert_eq!(fault("32 ,1 ").2, "1 ");
    assert_eq!(fault("3.2\n..\n1.1").2, "..");
    assert_eq!(fault("3 2\n\n1 1").0, Fault::Length);
    assert_eq!(fault("3 .\n. 1 .").1, "error-length-tokens");
    assert_eq!(fault(",,,").1, "error-length-none");
}

#[test]
fn faults_of_characters_and_clues_point_at_them() {
    assert_eq!(
        fault("3٢ ,1 3"),
        (Fault::Character, "error-character-cell", "٢")
    );
    assert_eq!(fault("3\u{0}2,1 3").2, "\u{0}");
    assert_eq!(fault("39 ,1 3"), (Fault::Range, "error-range-cell", "9"));
    assert_eq!(fault("３９ ，1 3").2, "９");
    assert_eq!(fault("2x2t0:5c"), (Fault::Range, "error-range-clue", "5"));
    let link = "see https://puzz.link/p?slither%2F5/5/cb%21bcddad";
    assert_eq!(
        fault(link),
        (Fault::Character, "error-character-link", "%21")
    );
    assert_eq!(fault("2x2t0:3-b").2, "-");
    assert_eq!(
        fault("[[3,!]]"),
        (Fault::Character, "error-character-array", "!")
    );
}

#[test]
fn a_fault_is_described_completely() {
    let error = parse("1 3,39 ").expect_err("a nine");
    let args = [("clue", 9), ("row", 2), ("col", 2)];
    let args = args.map(|(name, n)| (name, Arg::Number(n)));
    assert_eq!(error.explanation.args, args);
}

#[test]
fn faults_of_size() {
    fn size(text: &str) -> &'static str {
        let (sort, message, _) = fault(text);
        assert_eq!(sort, Fault::Size, "{text}");
        message
    }
    assert_eq!(
        size("https://puzz.link/p?slither/20000/30000/h"),
        "error-size-limit"
    );
    for text in [
        "https://puzz.link/p?slither/100000000000000000000/3/g",
        "slither/3/100000000000000000000/g",
        "pzprv3/slither/3/100000000000000000000/",
        "5x100000000000000000000t0:a",
        "100000000000000000000 3\n. . .",
    ] {
        let (_, message, _) = fault(text);
        assert_eq!(message, "error-size-large", "{text}");
        let typed = ("text", Arg::Text("100000000000000000000".to_owned()));
        assert!(
            parse(text)
                .expect_err(text)
                .explanation
                .args
                .contains(&typed)
        );
    }
    assert_eq!(size("https://puzz.link/p?slither/7"), "error-size-missing");
    assert_eq!(
        size("https://puzz.link/p?slither/-4/5/g1h"),
        "error-size-number"
    );
    assert_eq!(size("slither/0/3/g"), "error-size-limit");
    assert_eq!(size(&".".repeat(101)), "error-size-limit");
    assert_eq!(size(&".".repeat(MAX_BYTES + 1)), "error-size-text");
}

#[test]
fn descriptions_have_exactly_the_cells_of_the_board() {
    assert_eq!(
        fault("3x3t0:a3e3"),
        (Fault::Length, "error-length-short", "")
    );
    assert_eq!(
        fault("3x3t0:a3e3ab"),
        (Fault::Length, "error-length-long", "b")
    );
}

#[test]
fn what_is_not_a_slitherlink_is_named() {
    let kind = |text: &str, message: &str| {
        let found = fault(text);
        assert_eq!((found.0, found.1), (Fault::Kind, message), "{text}");
    };
    kind("10x10t2:a1", "error-kind-loopy");
    kind("10x10t18:a1", "error-kind-loopy-number");
    kind("https://puzz.link/p?nurikabe/5/5/g", "error-kind-other");
    kind("https://puzz.link/p?sudoku/9/9/g", "error-kind-other");
    kind(
        "https://swaroopg92.github.io/penpa-edit/#m=edit&p=abc",
        "error-kind-penpa",
    );
    kind("pzprv3/nurikabe/2/2/", "error-kind-other");
}

/// A text of another kind is refused without certainty. Refusals of a text full of
/// digits that no clue has carry little weight.
#[test]
fn texts_of_other_kinds_are_refused_without_certainty() {
    let sudoku =
        "264798315735124869981653274426389751573416982819275643152967438397841526648532197";
    for text in [
        sudoku,
        "4_5;1,2",
        "2x2:1_2_3_4a2_1b3_4d",
        "1 1 2\n3 1 2\n3 3 5\n2 5 1\n3 2 3",
        "433215\n122454\n111112\n311112\n331114\n535114\n555514\n665111",
    ] {
        let error = parse(text).expect_err(text);
        assert!(error.confidence > Confidence::Announced, "{text}");
    }
    assert_eq!(
        parse(sudoku).expect_err(sudoku).confidence,
        Confidence::Weak
    );
}

#[test]
fn rows_as_long_as_a_sudoku_are_still_rows() {
    let text = vec![".".repeat(81); 7].join(",");
    assert_reads(&text, "format-comma", &text.replace(',', "/"));
}

#[test]
fn a_text_that_only_names_a_puzzle_is_a_reference() {
    let reference = |text: &str| assert_eq!(fault(text).0, Fault::Reference, "{text}");
    reference("7x7t0de#12345");
    reference("https://www.puzzle-loop.com/?e=MDozLDM1MywzNDI=");
    reference("https://www.puzzle-loop.com/?size=4");
    reference("https://www.puzzle-aquarium.com/?e=MDozLDM1MywzNDI=");
}

#[test]
fn a_text_that_is_nothing_is_unknown() {
    for empty in ["", " \n\t ", "\u{feff}\u{200b}"] {
        assert_eq!(
            parse(empty).expect_err("empty").explanation.message,
            "error-unknown-empty"
        );
    }
    assert_eq!(fault("hello world, how are you?").1, "error-unknown-text");
    assert_eq!(
        fault("https://example.org/cats"),
        (
            Fault::Unknown,
            "error-unknown-link",
            "https://example.org/cats"
        )
    );
}
