//! Texts from people: copied from spreadsheets, chats, programs and pages, or
//! printed by other solvers. Each is read as the one board that it shows, or refused.

use std::fmt::Write as _;

use clew::kind::{self, Kind, Reading};
use clew_cli::solve::{Limit, run, solutions};
use clew_core::model::Explanation;
use clew_core::solve::Method;
use clew_core::trace::Verdict;

use super::wrapped::{joined, labelled, letter};
use super::{SENTENCES, records};

pub(super) const SUDOKU: [&str; 9] = [
    "53..7....",
    "6..195...",
    ".98....6.",
    "8...6...3",
    "4..8.3..1",
    "7...2...6",
    ".6....28.",
    "...419..5",
    "....8..79",
];
const SUDOKU_PATH: &str = "sudoku/9/9/53h7j6h195j98j6g8i6i34h8g3h17i2i6g6j28j419h5j8h79";

pub(super) const SLITHERLINK: [&str; 5] = ["32..2", ".1.2.", "..0..", "2.13.", "..2.3"];

const TANKS: [&str; 4] = ["ABBC", "ADBC", "DDEC", "DEEE"];
const COLS: [u8; 4] = [2, 2, 3, 3];
const ROWS: [u8; 4] = [2, 2, 3, 3];
const AQUARIUM_PATH: &str = "aquarium/r/4/4/nn0998/22332233";

fn first(text: &str) -> Reading {
    let readings = kind::read(text);
    readings
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
        .swap_remove(0)
}

fn assert_read(text: &str, path: &str) {
    let reading = first(text);
    assert_eq!(reading.code.text, path, "{text}");
    SENTENCES.with(|sentences| {
        for warning in &reading.warnings {
            sentences.say(warning);
        }
        sentences.say(&Explanation::new(reading.format));
    });
}

/// A board in the layouts of other programs and of people, in which a blank may or may not
/// have a character.
pub(super) fn layouts(rows: &[&str]) -> Vec<String> {
    let lines = rows.join("\n");
    let table = |blank: &str| joined(rows, blank, " | ", " |\n| ");
    let mut texts = vec![
        // Surrounding words.
        format!("Puzzle of the day:\n\n{lines}\n\nHave fun!"),
        format!("Nr. 12\n{}", joined(rows, ".", " ", "\n")),
        format!("```\n{lines}\n```"),
        rows.iter().map(|row| format!("> {row}\n")).collect(),
        labelled(rows, |at| format!("Row {}: ", at + 1), ""),
        // Blank fields.
        joined(rows, "", "\t", "\n"),
        format!("| {} |", table(" ")),
        joined(rows, "-1", " ", "\n"),
        joined(rows, "-1", ",", "\n"),
        // Lists.
        format!("[[{}]]", joined(rows, "null", ", ", "], [")),
        format!(
            "board = [\n [{}]\n]\nprint(1)",
            joined(rows, "None", ",", "],\n [")
        ),
        format!("[[{}]]", joined(rows, "-1", " ", "]\n [")),
        format!("int g[5][5] = {{{{{}}}}};", joined(rows, "-1", ",", "},{")),
        format!("p([[{}]]).", joined(rows, "_", ",", "],\n[")),
        format!("x = [|{}|];", joined(rows, "_", ",", "|")),
        format!("{{\"grid\": [\"{}\"]}}", rows.join("\", \"")),
        format!("s = '''\n{lines}\n'''"),
        // Markup.
        format!(
            "<table><tr><td>{}</td></tr></table>",
            joined(rows, "", "</td><td>", "</td></tr><tr><td>")
        ),
        format!(
            "<tr>\n<td>{}</td></tr>",
            joined(rows, "&nbsp;", "</td>\n<td>", "</td></tr><tr><td>")
        ),
    ];
    for blank in ["·", "•", "□", "—", "#", "~", "⬜"] {
        texts.push(joined(rows, blank, "", "\n"));
        texts.push(joined(rows, blank, " ", "\n"));
    }
    // Frames of lines.
    let stroke = vec!["─"; rows[0].len()].join("┼");
    texts.push(format!(
        "┌{stroke}┐\n│{}│\n└{stroke}┘",
        joined(rows, " ", "│", &format!("│\n├{stroke}┤\n│"))
    ));
    texts
}

#[test]
fn a_board_is_read_from_the_layouts_of_programs_and_people() {
    let slitherlink = first(&SLITHERLINK.join("\n")).code;
    assert_eq!(slitherlink.kind, Kind::new("slitherlink"));
    for text in layouts(&SLITHERLINK) {
        assert_read(&text, &slitherlink.text);
    }
    for text in layouts(&SUDOKU) {
        assert_read(&text, SUDOKU_PATH);
    }
    assert_read(
        &format!("5 5\n{}", SLITHERLINK.join("\n")),
        &slitherlink.text,
    );
}

#[test]
fn a_sudoku_is_read_wherever_its_cells_stand() {
    let line = SUDOKU.concat();
    let zeros = line.replace('.', "0");
    let digits = |between: &str| joined(&[&zeros], "0", between, "");
    let solved =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    for text in [
        format!("1. {line}"),
        format!("17,{line},{solved},30,easy"),
        format!("id,puzzle\n17,{zeros}"),
        format!("https://example.org/play?s={zeros}&d=3"),
        format!("https://example.org/en/play/{zeros}"),
        format!("<game data=\"{zeros}\" />"),
        format!("{{\"mission\": \"{zeros}\", \"win\": 30}}"),
        format!(
            "{{\"value\": [[{}]], \"solution\": [[{}]]}}",
            joined(&SUDOKU, "0", ",", "],["),
            joined(&SUDOKU, "1", ",", "],[")
        ),
        format!("int g[81] = {{{}}};", digits(", ")),
        digits(","),
        digits(" "),
        SUDOKU.join(" "),
        SUDOKU.join("/"),
        format!("9 9\n{}", joined(&SUDOKU, "-", " ", "\n")),
        format!("3 3\n{}", joined(&SUDOKU, "0", " ", "\n")),
        format!(
            "[{{\"v\": {}}}]",
            joined(&[&line], "null", "}, {\"v\": ", "")
        ),
        format!("<div>{}</div>", joined(&[&line], "", "</div><div>", "")),
        // Only the counts of digits and of the other character identify it.
        joined(&[&line], "$", "", "") + " <-- solve!",
        joined(&SUDOKU, "0", ")(", ")\n("),
        // Numbered rows and columns.
        format!(
            "  1 2 3 4 5 6 7 8 9\n{}",
            labelled(&SUDOKU, |at| format!("{} ", letter(at)), " ")
        ),
        joined(&SUDOKU, " ", " & ", " \\\\ \\hline\n"),
        joined(&SUDOKU, "", ";", "\n"),
    ] {
        assert_read(&text, SUDOKU_PATH);
    }
    let values: String = line
        .chars()
        .map(|c| c.to_digit(10).map_or('_', as_ksudoku))
        .collect();
    assert_read(
        &format!("<puzzle><values>{values}</values></puzzle>"),
        SUDOKU_PATH,
    );
}

/// A digit as KSudoku writes it.
fn as_ksudoku(digit: u32) -> char {
    char::from_u32(u32::from('a') + digit).expect("a letter")
}

#[test]
fn bands_are_separated_by_any_stroke_and_frames_hold_blanks() {
    let band = |blank: &str, bar: &str| -> Vec<String> {
        let part = |row: &str| joined(&[row], blank, " ", "");
        let row = |row: &&str| [&row[..3], &row[3..6], &row[6..]].map(part).join(bar);
        SUDOKU.iter().map(row).collect()
    };
    for stroke in [
        "------+-------+------",
        "- - - - - - - - - - -",
        "*********************",
        "=====",
        "",
        "#",
    ] {
        let rows = band("0", " | ");
        let text = [&rows[..3], &rows[3..6], &rows[6..]].map(|rows| rows.join("\n"));
        assert_read(&text.join(&format!("\n{stroke}\n")), SUDOKU_PATH);
    }
    let frame = "+-------+-------+-------+";
    let rows = band(" ", " | ")
        .iter()
        .fold(String::new(), |text, row| text + &format!("| {row} |\n"));
    assert_read(&format!("{frame}\n{rows}{frame}"), SUDOKU_PATH);
}

#[test]
fn a_large_board_of_letters_alone_is_a_sudoku() {
    let row = |r: usize| -> String {
        let value = |c: usize| (4 * (r % 4) + r / 4 + c) % 16;
        let shown = |c: usize| match (r + 3 * c) % 5 {
            0 => '-',
            _ => letter(value(c)),
        };
        (0..16).map(shown).collect()
    };
    let rows: Vec<String> = (0..16).map(row).collect();
    let reading = first(&rows.join("\n"));
    assert_eq!(
        (reading.code.kind, reading.shape.rows),
        (Kind::new("sudoku"), 16)
    );
}

/// A Slitherlink drawn with its dots, four or two characters apart.
fn drawn(dot: char, is_wide: bool) -> String {
    let gap = if is_wide { "   " } else { " " };
    let dots = vec![dot.to_string(); SLITHERLINK[0].len() + 1].join(gap);
    let cell = |c: char| match (c, is_wide) {
        ('.', _) => gap.to_owned(),
        (c, true) => format!(" {c} "),
        (c, false) => c.to_string(),
    };
    let mut text = format!("{dots}\n");
    for row in SLITHERLINK {
        let cells: Vec<String> = row.chars().map(cell).collect();
        let _ = writeln!(text, " {} \n{dots}", cells.join(" "));
    }
    text
}

#[test]
fn a_slitherlink_drawn_with_its_dots_is_the_board_and_its_lines_are_marks() {
    let path = first(&SLITHERLINK.join("\n")).code.text;
    for dot in ['+', '.', '·', 'o', ' '] {
        assert_read(&drawn(dot, false), &path);
    }
    assert_read(&drawn('+', true), &path);
    assert_eq!(first(&drawn('+', false)).marks, None);
    // A side above the first cell and one on its left.
    let finished = drawn('+', false)
        .replacen("+ +", "+-+", 1)
        .replacen(" 3", "|3", 1);
    let reading = first(&finished);
    assert_eq!(reading.code.text, path);
    assert!(reading.marks.is_some());
    // A frame around every cell is not a loop.
    let frame = "+-+-+\n|1|2|\n+-+-+\n|3|4|\n+-+-+";
    assert!(first(frame).marks.is_none());
}

#[test]
fn an_aquarium_is_read_with_its_sums_anywhere() {
    let words = |sums: &[u8]| sums.iter().map(u8::to_string).collect::<Vec<_>>();
    let (cols, rows) = (words(&COLS).join(" "), words(&ROWS).join(" "));
    let letters = TANKS.join("\n");
    let spaced = joined(&TANKS, ".", " ", "\n");
    let number = |c: char| (u32::from(c) - u32::from('@')).to_string();
    let numbers = |row: &&str| row.chars().map(number).collect::<Vec<_>>().join(", ");
    let lists: Vec<String> = TANKS.iter().map(numbers).collect();
    let lists = lists.join("], [");
    let (col_list, row_list) = (words(&COLS).join(", "), words(&ROWS).join(", "));
    let edged = labelled(&TANKS, |at| format!("{} ", ROWS[at]), " ");
    let right: String = TANKS
        .iter()
        .zip(&ROWS)
        .map(|(row, sum)| format!("{} {sum}\n", joined(&[row], ".", " ", "")))
        .collect();
    let tanks = lists.replace("], [", ",").replace(' ', "");
    let task = format!(
        "{}_{};{tanks}",
        words(&COLS).join("_"),
        words(&ROWS).join("_")
    );
    for text in [
        format!("{cols}\n{rows}\n{letters}"),
        format!("{spaced}\n{rows}\n{cols}"),
        format!("Aquarium\n{cols}\n{rows}\n{letters}"),
        format!("Columns: {cols}\nRows: {rows}\n{spaced}"),
        format!("  {cols}\n{edged}"),
        format!("{right}{cols}"),
        format!("[[{lists}]]\n[{col_list}]\n[{row_list}]"),
        format!("{{\"cols\": [{col_list}], \"rows\": [{row_list}], \"tanks\": [[{lists}]]}}"),
        task.clone(),
        format!("var task = '{task}';"),
        format!("'{task}'"),
    ] {
        assert_read(&text, AQUARIUM_PATH);
    }
}

#[test]
fn an_unstated_rule_is_offered_both_ways() {
    // A tank shaped like a bridge: the water in its legs may or may not stand at different heights.
    let text = "1 1 1\n2 3 4\n\n1 1 1\n1 2 1";
    let text = text.replacen("2 3 4", "3 0", 1);
    let readings = kind::read(&text).expect("tanks with sums");
    let paths: Vec<&str> = readings.iter().map(|one| &*one.code.text).collect();
    assert!(paths.len() >= 2, "{paths:?}");
    for rule in ["aquarium/r/", "aquarium/3/"] {
        assert!(paths.iter().any(|path| path.starts_with(rule)), "{paths:?}");
    }
    assert!(readings.iter().all(|one| !one.warnings.is_empty()));
}

#[test]
fn several_grids_are_a_list_unless_one_repeats_the_other() {
    let other: Vec<String> = SUDOKU
        .iter()
        .map(|row| row.chars().rev().collect())
        .collect();
    let (one, two) = (SUDOKU.join("\n"), other.join("\n"));
    let is_more = |warning: &Explanation| warning.message == "warning-more-puzzles";
    for (text, count) in [
        (format!("{one}\n========\n{two}"), 2),
        (format!("{one}\n{two}"), 2),
        (format!("Grid 01\n{one}\nGrid 02\n{two}\nGrid 03\n{one}"), 3),
        (format!("{one}\n---\n\n{two}"), 2),
        (format!("No. 1\n{one}\nNo. 2\n{two}\n=====\n{one}"), 3),
    ] {
        let entries = clew::many::entries(&text).unwrap_or_else(|| panic!("no list: {text}"));
        assert_eq!(entries.len(), count, "{text}");
        for entry in &entries {
            assert_eq!(first(&text[entry.range.clone()]).shape.rows, 9);
        }
        let reading = first(&text);
        assert_eq!(reading.code.text, SUDOKU_PATH);
        assert_eq!(reading.marks, None);
        assert!(reading.warnings.iter().any(is_more), "{text}");
    }
    let three = [
        SLITHERLINK.join("\n"),
        "3.2\n...".to_owned(),
        SLITHERLINK.join("\n"),
    ];
    let text = three.join("\n======\n");
    let entries = clew::many::entries(&text).expect("a list");
    assert_eq!(entries.len(), 3);
    assert!(first(&text).warnings.iter().any(is_more));
    let state = one.replacen('.', "4", 1);
    let reading = first(&format!("{one}\n{state}"));
    assert!(reading.marks.is_some() && reading.warnings.is_empty());
    assert_eq!(clew::many::entries(&format!("{one}\n{state}")), None);
}

#[test]
fn words_are_not_puzzles_and_faults_speak_of_the_puzzle_that_was_meant() {
    let message = |text: &str| kind::read(text).expect_err(text).explanation.message;
    for word in ["x", "xx", "a", "word", "sudoku", "hello there", "x x"] {
        assert_eq!(message(word), "error-unknown-text", "{word}");
    }
    let digits = SUDOKU.concat().replace('.', "0");
    assert_eq!(
        message(&format!("https://example.org/?s={digits}000")),
        "error-length-link-cells"
    );
    // The grid of a Sudoku with one row that lacks a cell.
    let table = joined(&SUDOKU, "0", " │ ", "\n").replacen(" │ 7", "", 1);
    assert_eq!(message(&table), "error-length-tokens");
    let lists = format!("[[{}]]", joined(&SUDOKU, "0", ",", "],["));
    assert_eq!(
        message(&lists.replacen("5,3", "55,3", 1)),
        "error-range-digit"
    );
    assert_eq!(
        message(&lists.replacen("[5,3,0,0,7,0,0,0,0],", "", 1)),
        "error-length-square"
    );
    let rows = joined(&SUDOKU, "0", " ", "\n").replacen('7', "Q", 1);
    assert_eq!(message(&rows), "error-character-digit");
}

/// A finished board in the format of the corpus.
fn solution(reading: &Reading) -> (&'static str, Option<String>) {
    let ran = run(&reading.code, Method::Prove, Limit::default()).expect("it was read");
    let mut found = solutions(&reading.code, &ran).expect("it was read");
    match ran.verdict {
        Verdict::Unique => ("unique", found.pop()),
        Verdict::Several => ("several", None),
        Verdict::Impossible => ("none", None),
        Verdict::Open => ("open", None),
    }
}

/// Cases of other people's texts whose expected answer is disputed: this text has a 7
/// twice in its fifth column.
const ARGUED: [&str; 1] = ["C2a"];

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn the_texts_of_the_corpus_are_answered_as_an_independent_solver_does() {
    for case in records("texts/cases.jsonl") {
        let field = |name: &str| case[name].as_str().unwrap_or_default();
        let (id, input) = (field("id"), field("input"));
        if !field("command").starts_with("clew solve") || ARGUED.contains(&id) {
            continue;
        }
        let Some((sort, expected)) = field("expected").split_once(": ") else {
            continue;
        };
        let read = kind::read(input);
        match sort {
            "solution" if expected != "?" => {
                let reading = &read.unwrap_or_else(|error| panic!("{id}: {error}"))[0];
                assert_eq!(solution(reading).1.as_deref(), Some(expected), "{id}");
            }
            "verdict" => {
                let reading = &read.unwrap_or_else(|error| panic!("{id}: {error}"))[0];
                assert_eq!(solution(reading).0, expected, "{id}");
            }
            "puzzles" => {
                let grids = clew::many::grids(input).map(|grids| grids.len().to_string());
                assert_eq!(grids.as_deref(), Some(expected), "{id}");
            }
            "warning" => {
                let is_told = read.is_err() || read.is_ok_and(|all| !all[0].warnings.is_empty());
                assert!(is_told, "{id}");
            }
            _ => {
                if let Err(error) = read {
                    SENTENCES.with(|all| all.check(input, &error));
                }
            }
        }
    }
}

#[test]
fn faults_in_drawings_are_whole_sentences() {
    use clew_core::format::penpa::{Drawing, Lattice, Place, write};
    use clew_core::grid::Shape;
    for genre in ["classic", "slitherlink", "aquarium", "killer", ""] {
        for (text, row) in [
            ("S", 0),
            ("77", 0),
            ("-", 1),
            ("é", -1),
            ("99", -1),
            ("1", 7),
        ] {
            let mut drawing = Drawing::new(Shape::new(4, 4));
            drawing
                .genres
                .extend((!genre.is_empty()).then(|| genre.to_owned()));
            drawing.texts = vec![(Place { row, col: 1 }, text.to_owned())];
            let link = write(&drawing, Lattice::Cells);
            if let Err(error) = kind::read(&link) {
                SENTENCES.with(|all| all.check(&link, &error));
            }
        }
    }
}
