//! The law of exports: a puzzle of any kind and size, written in any format,
//! reads back as that puzzle first, whatever else the text could be.

use clew::kind::{self, Code, Kind};
use clew_aquarium::Aquarium;
use clew_core::format::Read;
use clew_core::grid::{Cell, Shape, Table};
use clew_slitherlink::{Clue, Clues, Slitherlink};
use clew_sudoku::Sudoku;
use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom as _;

use super::kinds::{aquariums, sudokus};
use super::{SEEDS, boards, kinds};
use clew_judge::length::either;
use clew_judge::sudoku::random;

/// Checks the law for a puzzle.
fn check(code: &Code) {
    let exports = kind::exports(code);
    assert!(!exports.is_empty(), "{code:?}");
    for export in exports {
        let format = export.format;
        let readings = kind::read(&export.text)
            .unwrap_or_else(|error| panic!("{format} of {code:?}: {error}\n{}", export.text));
        assert_eq!(&readings[0].code, code, "{format}:\n{}", export.text);
        assert_eq!(readings[0].marks, None, "{format}:\n{}", export.text);
        check_named(&export.text);
    }
}

/// Checks that what the first view of the page reads, the whole program reads in the same way.
fn check_named(text: &str) {
    if let Ok(named) = kind::read_named(text) {
        assert_eq!(kind::read(text), Ok(named), "{text}");
    }
}

/// Checks the law for a puzzle, and that it is written in every format of its kind.
/// The only exceptions are texts that also fit another puzzle of the kind and size,
/// because the word before a text could not distinguish these two.
fn check_all<P: Read>(clues: &P::Clues) {
    let path = P::print(clues);
    let code = kind::read(&path).expect(&path).remove(0).code;
    check(&code);
    assert_eq!(kind::read_named(&path).expect(&path)[0].code, code);
    let written = kind::exports(&code);
    for export in P::exports(clues) {
        if written.iter().all(|kept| kept.format != export.format) {
            assert_eq!(kind::export(&code, export.format), None, "{path}");
            let readings = P::parse(&export.text).expect(&path).into_iter();
            let alike = readings.filter(|reading| P::shape(&reading.clues) == P::shape(clues));
            assert!(alike.count() > 1, "{path}: {}", export.format);
        }
    }
}

/// A board of Slitherlink with few clues, with many, or with a single one.
fn slitherlink(rng: &mut ChaCha8Rng, shape: Shape) -> Clues {
    let mut clues: Table<Cell, Clue> = Table::filled(shape, Clue::Blank);
    let share = *[0.0, 0.1, 0.5, 1.0].choose(rng).expect("four shares");
    let most = rng.random_range(0..=4);
    for cell in shape.cells() {
        if rng.random_bool(share) {
            clues[cell] = Clue::Count(rng.random_range(0..=most));
        }
    }
    Clues(clues)
}

#[test]
fn exports_of_every_small_size_read_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(16);
    for rows in 1..=16 {
        for cols in 1..=16 {
            for _ in 0..either(2, 60) {
                check_all::<Slitherlink>(&slitherlink(&mut rng, Shape::new(rows, cols)));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(either(24, 3_000)))]

    #[test]
    fn exports_of_a_slitherlink_read_back(small in boards(7), large in boards(100)) {
        check_all::<Slitherlink>(&small);
        check_all::<Slitherlink>(&large);
    }

    #[test]
    fn exports_of_a_sudoku_read_back(clues in sudokus()) {
        check_all::<Sudoku>(&clues);
    }

    #[test]
    fn exports_of_listed_candidates_read_back(seed in any::<u64>()) {
        check_all::<Sudoku>(&random::sukaku(seed));
    }

    #[test]
    fn exports_of_an_aquarium_read_back(
        tiny in aquariums(3), small in aquariums(7), large in aquariums(40),
    ) {
        check_all::<Aquarium>(&tiny);
        check_all::<Aquarium>(&small);
        check_all::<Aquarium>(&large);
    }
}

/// The sums of an Aquarium, joined by underscores, can be as many characters as a Sudoku has cells.
#[test]
fn sums_with_tanks_after_them_are_not_a_sudoku() {
    let tanks: Vec<String> = (0..80).map(|cell| (cell / 10 + 1).to_string()).collect();
    let text = format!(
        "{}10_{}0;{}",
        "1_".repeat(10),
        "0_".repeat(6),
        tanks.join(",")
    );
    let kinds: Vec<Kind> = kind::read(&text)
        .unwrap()
        .iter()
        .map(|one| one.code.kind)
        .collect();
    assert_eq!(kinds, [Kind::new("aquarium")]);
}

/// Characters that puzzles are written with.
const LIKELY: &[u8] = b"0123456789abcdefgjxz.-_,;:/?| \n";

/// The text with some characters removed, inserted or replaced.
fn mutated(rng: &mut ChaCha8Rng, text: &str) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..rng.random_range(1..=4) {
        let at = rng.random_range(0..=chars.len());
        let length = rng.random_range(0..=2).min(chars.len() - at);
        let new: Vec<char> = (0..rng.random_range(0..=2_usize))
            .filter_map(|_| LIKELY.choose(rng).map(|&byte| char::from(byte)))
            .collect();
        chars.splice(at..at + length, new);
    }
    chars.into_iter().collect()
}

#[test]
fn exports_of_puzzles_from_mutated_texts_read_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(22);
    let mut texts: Vec<String> = SEEDS
        .iter()
        .chain(&kinds::SEEDS)
        .map(|&text| text.into())
        .collect();
    // Text written by Clew is pasted more often than any other.
    let written = |text: &String| -> Vec<String> {
        let codes = kind::read(text).unwrap_or_default().into_iter();
        let exports = codes.flat_map(|reading| kind::exports(&reading.code));
        exports.map(|export| export.text).collect()
    };
    texts.extend(texts.iter().flat_map(written).collect::<Vec<_>>());
    let mut puzzles = 0;
    for _ in 0..either(3_000, 300_000) {
        let text = texts.choose(&mut rng).expect("some texts");
        let text = mutated(&mut rng, text);
        check_named(&text);
        for reading in kind::read(&text).unwrap_or_default() {
            puzzles += 1;
            check(&reading.code);
        }
    }
    println!("{puzzles} puzzles");
    assert!(puzzles > 100);
}

#[test]
fn a_word_before_a_text_says_what_it_is() {
    let written = |text: &str, format: &str| {
        let code = kind::read(text).expect(text).remove(0).code;
        let mut exports = kind::exports(&code).into_iter();
        let export = exports.find(|export| export.format == format);
        export.expect("such a format").text
    };
    // By itself, this is a Sudoku with sixteen cells.
    let row = "slitherlink 16x1: 32.21...223.0.2.";
    assert_eq!(written(row, "format-grid"), row);
    // And this is a Slitherlink while its first line is kept.
    let rows = "sudoku 4x4\n1..3\n..1.\n.2..\n3..1";
    assert_eq!(written(rows, "format-grid"), rows);
    assert_eq!(written(rows, "format-sudoku-line"), "1..3..1..2..3..1");

    let kinds = |text: &str| -> Vec<String> {
        let readings = kind::read(text).expect(text).into_iter();
        readings.map(|reading| reading.code.text).collect()
    };
    for word in [
        "sudoku 4x4\n",
        "\u{feff}\n Sudoku 4x4 :",
        "SUDOKU 4x4\r\n",
        "sudoku 9x9\n",
    ] {
        assert_eq!(
            kinds(&format!("{word}1..3\n..1.\n.2..\n3..1")),
            kinds(rows),
            "{word:?}"
        );
    }
    // A title does not prevent reading of a text that identifies itself.
    let path = "slither/4/4/g212cg210616";
    assert_eq!(kinds(&format!("Sudoku 9x9:\n{path}")), [path]);
    // Positions of faults refer to the whole text.
    let text = "sudoku 4x4\n1..3\n..9.\n.2..\n3..1";
    let error = kind::read(text).expect_err(text);
    assert_eq!(&text[error.at], "9");
}
