//! Laws of the formats: every text is handled, every written text can be read back,
//! and every fault has a position and a sentence.

mod corpus;
mod evidence;
mod exports;
mod kinds;
mod mutated;
mod pasted;
pub(crate) mod sentences;
mod wrapped;

use clew_core::format::Read;
use std::fs;
use std::path::{Path, PathBuf};

use clew_core::grid::{Cell, Shape, Table};
use clew_core::model::Puzzle as _;
use clew_slitherlink::{Clue, Clues, Slitherlink};
use proptest::prelude::*;
use sentences::SENTENCES;

/// Checks the laws that hold for any text.
fn check_text(text: &str) {
    SENTENCES.with(|sentences| sentences.check_text::<Slitherlink>(text, 100));
}

/// All files below a folder, sorted.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Records of other people's texts: a file of them, or a folder of such files.
fn records(path: &str) -> Vec<serde_json::Value> {
    let path = clew_judge::records::external_file(path);
    let files = if path.is_dir() {
        files(&path)
    } else {
        vec![path]
    };
    let texts = files
        .iter()
        .map(|file| fs::read_to_string(file).expect("a readable file"));
    let all: String = texts.collect();
    let records = all.lines().map(serde_json::from_str);
    records.map(|record| record.expect("a record")).collect()
}

/// Checks that the texts that records call malformed, and no others, are errors; `valid` are the other verdicts on texts.
fn check_malformed<P: Read>(path: &str, valid: &[&str]) {
    for record in records(path) {
        let (Some(text), Some(expected)) = (record["text"].as_str(), record["expect"].as_str())
        else {
            continue;
        };
        match P::parse(text) {
            Err(error) if expected == "malformed" => SENTENCES.with(|all| all.check(text, &error)),
            Ok(_) if valid.contains(&expected) => {}
            answer => panic!("{text:?} is {expected}: {answer:?}"),
        }
    }
}

fn clues(shape: Shape, values: &[u8]) -> Clues {
    let mut table: Table<Cell, Clue> = Table::filled(shape, Clue::Blank);
    for (cell, value) in shape.cells().zip(values) {
        table[cell] = match value {
            0..=4 => Clue::Count(*value),
            5 => Clue::Unknown,
            _ => Clue::Blank,
        };
    }
    Clues(table)
}

/// Boards with sides in `1..=most`, some dense and some sparse; with unknown clues
/// only if `lowest_blank` is above 5.
fn boards(most: u8) -> impl Strategy<Value = Clues> {
    let values = |most: u8| proptest::collection::vec(0..=most, 10_000);
    let fill = prop_oneof![values(4), values(6), values(30)];
    (1..=most, 1..=most, fill, any::<bool>()).prop_map(|(rows, cols, mut values, unknown)| {
        if !unknown {
            values
                .iter_mut()
                .filter(|value| **value == 5)
                .for_each(|value| *value = 6);
        }
        clues(Shape::new(rows, cols), &values)
    })
}

fn assert_written_is_read(clues: &Clues) {
    let path = Slitherlink::print(clues);
    assert_eq!(Slitherlink::parse_canonical(&path).as_ref(), Ok(clues));
    let fragments = [
        path.clone(),
        format!("#p={path}"),
        format!("look, {path} !"),
    ];
    for text in fragments {
        let readings = Slitherlink::parse(&text).expect(&text);
        assert_eq!((readings.len(), &readings[0].clues), (1, clues), "{text}");
        assert_eq!(readings[0].warnings, [], "{text}");
    }
    for export in Slitherlink::exports(clues) {
        let readings = Slitherlink::parse(&export.text)
            .unwrap_or_else(|error| panic!("{}: {error}\n{}", export.format, export.text));
        let same = readings.iter().filter(|reading| reading.clues == *clues);
        assert_eq!(same.count(), 1, "{}: {}", export.format, export.text);
        // A line or a column of digits fits several formats.
        let shape = clues.shape();
        if shape.rows > 1 && shape.cols > 1 && export.format != "format-puzzle-loop" {
            assert_eq!(
                readings[0].clues, *clues,
                "{}: {}",
                export.format, export.text
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn written_puzzles_are_read_back(clues in boards(100)) {
        assert_written_is_read(&clues);
    }

    #[test]
    fn what_is_written_of_small_boards_is_read_back(clues in boards(6)) {
        assert_written_is_read(&clues);
    }
}

/// Texts that look like puzzles.
const SEEDS: [&str; 14] = [
    "https://puzz.link/p?slither/4/4/g212cg210616",
    "see https://clew.example/#p=slither%2F4/4/g212cg210616&s=1, ok",
    "pzprv3.1/slither/1/2/3 - /1 2 /1 -1 0 /1 0 /0 -1 /info:{}",
    "3x3t0de:a3e3a",
    "SAVEFILE:41:S\nGAME    :5:Loopy\nPARAMS  :7:3x3t0de\nDESC    :5:a3e3a\n",
    "211a3b0b1b0a110a133212",
    "[problem]\n2 - -\n- 2 -\n[end]",
    "2 3\n3 - 2\n- 1 -",
    "211.3,..0..,1..0.,110.1,33212",
    "3 2  ， 3  1,2  2 ,３  2 , 112 ",
    "[[3,-1],[null,\"2\"]]",
    "| 3 |  |\n|---|--|\n|  | 1 |",
    "var task = '3a2c'; puzzleWidth: 3, puzzleHeight: 2",
    "1_2;1,2",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn any_text_is_read_or_refused(
        wild in any::<String>(),
        likely in "[0-9a-gx.,:;/# \n\t|?%_\\-\\[\\]{}\"'\u{200b}\u{ff11}٢]{0,60}",
        seed in proptest::sample::select(&SEEDS[..]),
        (cut, length) in (0..90_usize, 0..6_usize),
        insert in "(.|[0-9a-z/:, \n]){0,4}",
    ) {
        check_text(&wild);
        check_text(&likely);
        let kept = seed.chars().take(cut).chain(insert.chars());
        let mutated: String = kept.chain(seed.chars().skip(cut + length)).collect();
        check_text(&mutated);
    }
}

#[test]
fn texts_of_the_largest_size_are_answered() {
    for unit in [
        "3", " ", ",", "3,", "\n3", "z", "[", "%41", "/", "slither/", "1 ", "a://b ", "٢",
    ] {
        let text = unit.repeat((1 << 20) / unit.len());
        check_text(&text);
        check_text(&format!("slither/9/9/{text}"));
        check_text(&text[..text.len() / 4 * 4]);
    }
}

#[test]
fn a_fault_is_described_in_a_sentence() {
    let told = |text: &str| {
        let error = Slitherlink::parse(text).expect_err(text);
        SENTENCES.with(|sentences| sentences.say(&error.explanation))
    };
    assert_eq!(
        told("3.2..,.3..2,3..2"),
        "Row 3 has 4 cells, the others 5. Were spaces lost when copying? \
         Use dots for blanks, or correct the row in the text box."
    );
    assert_eq!(
        told("3\u{0}2,1 3"),
        "“U+0000” in row 1, column 2 is not a clue. Use 0 to 4, and a dot for a blank."
    );
    assert_eq!(
        told("10x10t2:a"),
        "This Loopy puzzle is on a grid that is not square: honeycomb. \
         Only square grids are supported."
    );
}
