//! Readings and faults of Sudoku texts.

use clew_core::format::Read as _;
use clew_core::grid::Cell;
use clew_core::model::Puzzle as _;

use super::*;
use crate::board::{Digit, Fact};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn parse(text: &str) -> Result<Vec<Reading>, ParseError> {
    Sudoku::parse(text)
}

fn read(text: &str) -> Reading {
    parse(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
        .remove(0)
}

fn rows() -> Vec<String> {
    let chars: Vec<char> = LINE.chars().collect();
    chars.chunks(9).map(String::from_iter).collect()
}

fn same(text: &str) {
    assert_eq!(read(text).clues, read(LINE).clues, "{text}");
}

#[test]
fn a_line_has_comments_and_several_signs_for_blanks() {
    for blank in ["0", "-", "_", "*", "x", "?"] {
        same(&LINE.replace('.', blank));
    }
    same(&format!("{LINE} # a remark"));
    same(&format!("0123456789ab {} 3.4", LINE.replace('.', "0")));
    same(&format!("{LINE},hard"));
    let several = read(&format!("{LINE}\n{LINE}"));
    assert_eq!(several.warnings.len(), 1);
}

#[test]
fn grids_are_read_with_and_without_borders() {
    let rows = rows();
    same(&rows.join("\n"));
    same(&rows.join("\n").replace('.', " "));
    same(&rows.join("\n").replace('.', "-"));
    let spaced = |between: &str| -> Vec<String> {
        let spaced = |row: &String| {
            row.chars()
                .map(String::from)
                .collect::<Vec<_>>()
                .join(between)
        };
        rows.iter().map(spaced).collect()
    };
    same(&spaced(" ").join("\n"));
    same(&spaced(",").join("\n").replace('.', ""));
    let mut framed = String::new();
    for (i, row) in rows.iter().enumerate() {
        if i % 3 == 0 {
            framed += "+-------+-------+-------+\n";
        }
        let boxes = [&row[..3], &row[3..6], &row[6..]].map(|cells| {
            let cells = cells.chars().map(|c| format!("{c} "));
            cells.collect::<String>()
        });
        framed += &format!("| {}|\n", boxes.join("| "));
    }
    same(&framed);
    let array = spaced(",").join("],\n[").replace('.', "0");
    same(&format!("[[{array}]]"));
}

#[test]
fn links_and_ids_are_read_as_written() {
    let clues = read(LINE).clues;
    for export in Sudoku::exports(&clues) {
        assert_eq!(read(&export.text).clues, clues, "{}", export.text);
    }
    let wiki = format!(
        "https://www.sudokuwiki.org/sudoku.htm?bd={}",
        LINE.replace('.', "0")
    );
    assert_eq!(read(&wiki).format, "format-sudoku-wiki");
    same(&wiki);
    same(&format!("a,b,c,d,{LINE},e,f"));
}

#[test]
fn values_of_two_figures_stand_in_links_ids_and_grids() {
    let link = read("sudoku/16/16/f-10g1zzzzzzzzzzzzs");
    let values = link.clues.givens().map(|(_, digit)| digit.value());
    assert!(values.eq([15, 16, 1]));
    assert_eq!(link.warnings.len(), 0);
    let id = read("4x4:15_16a1zzzzzzzzzr");
    assert_eq!(id.clues, link.clues);
}

#[test]
fn regions_and_diagonals_come_from_ids() {
    let jigsaw = read("4jx:1o,aaa_ae_a_ab_");
    let houses = jigsaw.clues.houses();
    let regions = houses.division().regions(houses.side());
    assert_eq!(regions, [0, 0, 1, 1, 0, 2, 2, 1, 0, 2, 2, 1, 3, 3, 3, 3]);
    assert!(houses.diagonals());
    assert_eq!(read(&print(&jigsaw.clues)).clues, jigsaw.clues);
    let rows = read(&format!("9j:zzzc,zzt{}", "_".repeat(72)));
    assert_eq!(rows.clues.houses().region(Cell::new(8, 0)), 8);
    let six = read("2x3:zj");
    let houses = six.clues.houses();
    assert_eq!(houses.region(Cell::new(1, 2)), 0);
    assert_eq!(houses.region(Cell::new(1, 3)), 1);
}

#[test]
fn what_a_player_found_is_kept_apart() {
    let library = format!(":0000:x:{}:311 412::", LINE.replacen('.', "+4", 1));
    let reading = read(&library);
    assert_eq!(reading.clues, read(LINE).clues);
    assert_eq!(reading.marks.len(), 3);
    let state = rows().join("\n").replacen('.', "4", 1);
    let reading = read(&format!(
        "#A somebody\n[Puzzle]\n{}\n[State]\n{state}",
        rows().join("\n")
    ));
    assert_eq!(reading.clues, read(LINE).clues);
    assert_eq!(reading.marks.len(), 1);
}

#[test]
fn a_grid_of_candidates_is_read() {
    let text = "1 2 3 34\n3 4 1 2\n2 1 4 3\n34 3 2 1";
    let reading = read(text);
    assert_eq!(reading.clues.givens().count(), 10);
    assert_eq!(reading.format, "format-sudoku-candidates");
}

#[test]
fn digits_that_the_user_placed_are_marks() {
    let reading = read("1 u2 34 34\n34 34 1 2\n2 1 4 3\n34 34 2 1");
    assert_eq!(reading.clues.givens().count(), 9);
    let two = Digit::new(2).expect("a digit");
    assert!(reading.marks.contains(&Fact::Is(Cell::new(0, 1), two)));
}

#[test]
fn faults_have_their_place() {
    let fault = |text: &str| {
        let error = parse(text).expect_err(text);
        (error.explanation.message, text[error.at].to_owned())
    };
    let long = format!("{LINE}1");
    assert_eq!(fault(&long), ("error-length-line", long.clone()));
    let letter = LINE.replacen('7', "Q", 1);
    assert_eq!(fault(&letter), ("error-character-digit", "Q".to_owned()));
    let large = LINE.replacen('7', "A", 1);
    assert_eq!(fault(&large), ("error-range-digit", "A".to_owned()));
    assert_eq!(fault("sudoku/99999/99999/g").0, "error-size-sudoku-link");
    assert_eq!(fault("sudoku/9/8/g").0, "error-size-square");
    assert_eq!(fault("sudoku/9/9/gG").1, "G");
    assert_eq!(fault("3x3k:zzzc,a,b").0, "error-kind-killer");
    assert_eq!(fault("4j:1o,aaa_ae_a_a").0, "error-region-size");
    assert_eq!(fault("hello").0, "error-unknown-text");
}

#[test]
fn links_to_other_programs_are_read_back() {
    for text in [
        // Boxes.
        "sudoku/4/4/g1k23k3g",
        "sudoku/6/6/1zj2",
        // Boxes taller than wide, diagonals, irregular regions, digits above nine.
        "3x2:1zb2e3",
        "3x3x:1zzzb",
        "4j:1k2c,aaa_ae_a_ab_",
        "4x4:16zzzzzzzzzt15",
    ] {
        let clues = parse_canonical(text).expect(text);
        for export in Sudoku::exports(&clues) {
            let reading = parse(&export.text).expect(&export.text).remove(0);
            assert!(
                reading.clues == clues,
                "{text}: {} {}",
                export.format,
                export.text
            );
            assert!(reading.warnings.is_empty(), "{text}: {}", export.format);
        }
    }
    let formats = |text: &str| -> Vec<&'static str> {
        let clues = parse_canonical(text).expect(text);
        Sudoku::exports(&clues)
            .iter()
            .map(|export| export.format)
            .collect()
    };
    assert!(formats("sudoku/9/9/1zzzz").contains(&"format-sudoku-wiki"));
    assert!(!formats("sudoku/4/4/g1k23k3g").contains(&"format-sudoku-wiki"));
    assert!(
        !formats("3x3x:1zzzb").contains(&"format-penpa"),
        "no drawing says that diagonals are houses"
    );
}

#[test]
fn a_document_has_givens_placed_digits_and_defaults() {
    let mut grid = vec![vec![serde_json::json!({}); 4]; 4];
    grid[0][1] = serde_json::json!({ "value": 3, "given": true, "region": null });
    grid[2][3] = serde_json::json!({ "value": 4 });
    let puzzle = serde_json::json!({
        "size": 4, "title": "x", "grid": grid, "antiking": false, "killercage": [],
    });
    for link in clew_core::format::fpuzzles::write(&puzzle) {
        let reading = read(&link);
        assert_eq!(reading.format, "format-fpuzzles");
        assert_eq!(print(&reading.clues), "sudoku/4/4/g3t");
        let four = Digit::new(4).expect("a digit");
        assert_eq!(reading.marks, [Fact::Is(Cell::new(2, 3), four)]);
    }
}

#[test]
fn a_link_with_unsupported_rules_is_refused() {
    let message = |puzzle: serde_json::Value| {
        let [link, _] = clew_core::format::fpuzzles::write(&puzzle);
        parse(&link).expect_err("a variant").explanation.message
    };
    let grid = serde_json::json!(vec![vec![serde_json::json!({}); 4]; 4]);
    let with = |key: &str, value: serde_json::Value| {
        let mut puzzle = serde_json::json!({ "size": 4, "grid": grid });
        puzzle[key] = value;
        message(puzzle)
    };
    assert_eq!(with("antiknight", true.into()), "error-kind-variant");
    assert_eq!(with("diagonal+", true.into()), "error-kind-sudoku-packed");
    assert_eq!(
        with("grid", serde_json::json!([[1]])),
        "error-kind-sudoku-packed"
    );
}

#[test]
fn regions_that_are_boxes_are_written_only_where_they_stay_regions() {
    let clues = crate::clues_of("4j:2c3f1c2,abbbbbbba");
    for export in Sudoku::exports(&clues) {
        let read = parse(&export.text).expect("an export is read back");
        assert!(
            read.iter().any(|reading| reading.clues == clues),
            "{}",
            export.format
        );
    }
}
