//! The same laws for Sudoku and Aquarium.

use clew::kind;
use clew_aquarium::Aquarium;
use clew_core::format::Read;
use clew_core::grid::{Line, Shape};
use clew_core::model::Fault;
use clew_sudoku::{Digit, Division, Houses, Sudoku};
use proptest::prelude::*;

use super::{SENTENCES, check_malformed};
use clew_judge::sudoku::random;

/// Checks the laws that hold for any text.
fn check_text(text: &str) {
    SENTENCES.with(|sentences| {
        sentences.check_text::<Sudoku>(text, clew_sudoku::MAX_SIDE);
        sentences.check_text::<Aquarium>(text, clew_aquarium::MAX_SIDE);
        if let Err(error) = kind::read(text) {
            sentences.check(text, &error);
        }
    });
}

/// Checks that every written text of a puzzle is read as that puzzle, and the canonical
/// text as nothing else.
fn assert_written_is_read<P: Read>(clues: &P::Clues) {
    let path = P::print(clues);
    assert_eq!(P::parse_canonical(&path).as_ref(), Ok(clues), "{path}");
    for text in [
        path.clone(),
        format!("#p={path}"),
        format!(
            "see https://clew.example/#p={}&step=3, step 3",
            path.replace(',', "%2C")
        ),
        format!("look, {path} !"),
    ] {
        let readings = P::parse(&text).expect(&text);
        assert_eq!((readings.len(), &readings[0].clues), (1, clues), "{text}");
        assert_eq!(readings[0].marks, [], "{text}");
    }
    for export in P::exports(clues) {
        let readings = P::parse(&export.text)
            .unwrap_or_else(|error| panic!("{}: {error}\n{}", export.format, export.text));
        let same = readings.iter().filter(|reading| reading.clues == *clues);
        assert_eq!(same.count(), 1, "{}: {}", export.format, export.text);
    }
    let readings = kind::read(&path).expect(&path);
    assert_eq!(readings.len(), 1, "{path}");
    assert_eq!(readings[0].code.text, path);
}

fn jigsaw() -> Houses {
    let regions = [
        0, 0, 0, 1, 1, 0, 0, 2, 1, 1, 3, 2, 2, 2, 1, 3, 3, 2, 4, 4, 3, 3, 4, 4, 4,
    ];
    Houses::new(5, Division::Regions(regions.to_vec()), false)
}

/// Boards of every type, some dense and some sparse, whether they have solutions or
/// not.
pub(crate) fn sudokus() -> impl Strategy<Value = clew_sudoku::Clues> {
    let houses = prop_oneof![
        Just(Houses::boxes(2, 2)),
        Just(Houses::boxes(3, 2)),
        Just(Houses::boxes(2, 3)),
        Just(Houses::boxes(4, 2)),
        Just(Houses::boxes(3, 3)),
        Just(Houses::new(
            9,
            Division::Boxes {
                width: 3,
                height: 3
            },
            true
        )),
        Just(Houses::boxes(5, 2)),
        Just(Houses::boxes(4, 3)),
        Just(Houses::boxes(4, 4)),
        Just(Houses::boxes(5, 5)),
        Just(jigsaw()),
    ];
    let values = proptest::collection::vec(0..=u8::MAX, 625);
    (houses, 1..12_u8, values).prop_map(|(houses, sparse, values)| {
        let side = houses.side();
        let mut clues = clew_sudoku::Clues::blank(houses);
        let cells: Vec<_> = clues.houses().shape().cells().collect();
        for (cell, value) in cells.into_iter().zip(values) {
            if value % sparse == 0 {
                clues.print(cell, Digit::new(value / sparse % side + 1));
            }
        }
        clues
    })
}

/// Tanks of all forms under either rule, with all sums, some or none.
pub(crate) fn aquariums(most: u8) -> impl Strategy<Value = clew_aquarium::Clues> {
    let area = usize::from(most) * usize::from(most);
    let walls = proptest::collection::vec(any::<bool>(), 2 * area);
    let sums = proptest::collection::vec(0..=u8::MAX, 2 * usize::from(most));
    (1..=most, 1..=most, any::<bool>(), 0..3_u8, walls, sums).prop_map(
        |(rows, cols, per_tank, missing, walls, sums)| {
            let shape = Shape::new(rows, cols);
            let flag = if per_tank { "r/" } else { "" };
            let (n, m) = (usize::from(rows), usize::from(cols));
            let (down, across) = walls.split_at(n * (m - 1));
            let bits = [down, &across[..(n - 1) * m]].map(written);
            let lines = (0..cols).map(Line::Col).chain((0..rows).map(Line::Row));
            let sums = lines.zip(sums).map(|(line, sum)| {
                let sum = sum % (line.length(shape) + 1);
                let is_missing = missing == 2 || missing == 1 && sum % 3 == 0;
                if is_missing {
                    "g".into()
                } else {
                    format!("-{sum:02x}")
                }
            });
            let sums: String = sums.collect();
            let text = format!("aquarium/{flag}{cols}/{rows}/{}{}/{sums}", bits[0], bits[1]);
            Aquarium::parse(&text).expect(&text).remove(0).clues
        },
    )
}

/// Walls in the form of a pzpr link, five per character.
fn written(walls: &[bool]) -> String {
    let digit = |five: &[bool]| {
        let bit = |(i, &wall): (usize, &bool)| u32::from(wall) << (4 - i);
        let digit = five.iter().enumerate().map(bit).sum();
        char::from_digit(digit, 32).expect("five bits")
    };
    walls.chunks(5).map(digit).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]

    #[test]
    fn what_is_written_of_a_sudoku_is_read_back(clues in sudokus()) {
        assert_written_is_read::<Sudoku>(&clues);
    }

    #[test]
    fn what_is_written_of_listed_candidates_is_read_back(seed in any::<u64>()) {
        assert_written_is_read::<Sudoku>(&random::sukaku(seed));
    }

    #[test]
    fn what_is_written_of_an_aquarium_is_read_back(clues in aquariums(7)) {
        assert_written_is_read::<Aquarium>(&clues);
    }

    #[test]
    fn what_is_written_of_a_large_aquarium_is_read_back(clues in aquariums(40)) {
        assert_written_is_read::<Aquarium>(&clues);
    }
}

/// Texts that look like puzzles.
pub(crate) const SEEDS: [&str; 22] = [
    "1..3..1..2..3..1",
    "g\n....3.1.\n| 1 . | 3 . |\n|-----|-----|\n",
    "see https://clew.example/#p=sudoku%2F4/4/g1k23k3g&step=2, ok",
    "pzprv3/sudoku/4/. 1 . . /. . . 2 /3 . . . /. . 3 . /4 . . . /. . . . /. . . . /. . . . /",
    "2x2:a1f2_3g3a",
    "4j:a1f2_3g3a,aaa_ae_a_ab_",
    "3x3x:1zzzb",
    "SAVEFILE:41:S\nGAME    :4:Solo\nPARAMS  :3:2x2\nDESC    :11:a1f2_3g3a\n",
    ":0000:x:.....8.1.7...2...99.........2.3..75...........19..5.4.........83...4...6.4.5.....::1 2 3 4:",
    "[[0,1,0,0],[0,0,0,2],[3,0,0,0],[0,0,3,0]]",
    "12 1 34 34\n3 4 1 2\n2 13 4 1\n4 1 2 3",
    "12 1234 134 14\n134 24 12 23\n12 13 134 234\n24 23 24 14",
    "look at sukaku/4/12__134_14_134_24_12_23_12_13_134_234_24_23_24_14, of four rows",
    "https://www.sudokuwiki.org/sudoku.htm?bd=S9B12",
    "[Puzzle]\n.1..\n...2\n3...\n..3.\n[State]\n41..\n...2\n3...\n..3.",
    ",1,,\n,,,2\n3,,,\n,,3,",
    "0 0 1\n2 1 1\n1 3\n1 1 2",
    "1 1 2\n1 3\n\n1 1 2\n3 2 2",
    "1_1_2_1_3;1,1,2,3,2,2",
    "https://puzz.link/p?aquarium/r/3/2/co/11213",
    "pzprv3/aquarium/2/3/r/0 1 /1 0 /1 1 0 /. 1 c1 2 /1 # . + /3 . . . /",
    "433215\n122454\n111112\n311112\n331114\n535114\n555514\n665111",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn any_text_is_read_or_refused(
        wild in any::<String>(),
        likely in "[0-9a-jA-P.,:;/# \n\t|_+*\\-\\[\\]{}\u{ff11}]{0,90}",
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

/// The fault of a text, and the faulty part of the text.
fn fault<P: Read>(text: &str) -> (Fault, String) {
    check_text(text);
    let error = P::parse(text).expect_err(text);
    (error.fault, text[error.at].to_owned())
}

#[test]
fn each_sort_of_fault_is_reported_at_its_place() {
    let line = ".....8.1.7...2...99.........2.3..75...........19..5.4.........83...4...6.4.5.....";
    let ruined = line.replacen('8', "!", 1);
    let sudoku = [
        ("sudoku/99999/99999/g", Fault::Size, "99999"),
        ("3x3:a2e9_", Fault::Length, ""),
        ("2x2:a9f2_3g3a", Fault::Range, "9"),
        (&ruined, Fault::Character, "!"),
        (
            "https://www.sudokuwiki.org/sudoku.htm?bd=S9B12",
            Fault::Kind,
            "S9B12",
        ),
        ("3x3#1234", Fault::Reference, "1234"),
    ];
    let aquarium = [
        ("0 0 1\n2 1 1\n1 2\n1 1 2", Fault::Sum, "1 2\n1 1 2"),
        ("1_1_x_1_3;1,1,2,3,2,2", Fault::Character, "x"),
        ("1_1_9_1_3;1,1,2,3,2,2", Fault::Range, "9"),
        ("1_1_2_1_3;1,1,2,3,2", Fault::Length, "1_1_2_1_3;1,1,2,3,2"),
        (
            "https://www.puzzle-aquarium.com/?e=MDozLDM1MywzNDI=",
            Fault::Reference,
            "https://www.puzzle-aquarium.com/?e=MDozLDM1MywzNDI=",
        ),
        ("aquarium/r/41/2/0/1", Fault::Size, "41/2"),
    ];
    let found = sudoku.map(|(text, ..)| fault::<Sudoku>(text));
    let told = sudoku.map(|(_, fault, place)| (fault, place.to_owned()));
    assert_eq!(found, told);
    let found = aquarium.map(|(text, ..)| fault::<Aquarium>(text));
    let told = aquarium.map(|(_, fault, place)| (fault, place.to_owned()));
    assert_eq!(found, told);
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn only_texts_that_the_corpus_calls_malformed_are_errors() {
    let valid = ["no-solution", "multiple", "unique"];
    check_malformed::<Sudoku>("sudoku/dev-bad.jsonl", &valid);
    check_malformed::<Aquarium>("aquarium/dev-bad.jsonl", &valid);
}
