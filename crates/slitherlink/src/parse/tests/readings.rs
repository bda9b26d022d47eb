//! Worked examples of every format: syntax samples, and boards made for the tests.

use clew_core::format::penpa::{self, Drawing, Lattice, Place};
use clew_core::grid::{Cell, Shape};
use clew_core::model::Fact as _;

use super::*;
use crate::board::{Fact, Mark, Side};

const A: &str = "2..1./.2..1/..2../3..3./.0..3";
const B: &str = ".212/2.../2101/.11.";
const C: &str = "...2..0.13/2.1...2.1./.2....1.../3..2..2..1/..2.3...3./\
                 .3...2.3../3..0..1..3/...3....2./.2.1...2.3/11.3..1...";
const H: &str = "211.3/..0../1..0./110.1/33212";

#[test]
fn pzpr_links() {
    let link = "format-pzpr-link";
    assert_reads("https://puzz.link/p?slither/5/5/cbcbcddad", link, A);
    assert_reads("http://pzv.jp/p.html?slither/4/4/g212cg210616", link, B);
    assert_reads("slither/4/4/g2122i2101g11g/", link, B);
    let c =
        "https://pzplus.tck.mn/p?slither_edit/10/10/ic5137bg7bchbgdccb7dgddg7ddabdgdhc7bg7316dbg";
    assert_reads(c, link, C);
    let d = fault("https://puzz.link/p?slither/f/3/3/gdk");
    assert_eq!(d, (Fault::Kind, "error-kind-vertices", "f"));
}

#[test]
fn pzpr_links_in_other_forms() {
    for text in [
        "#p=slither/5/5/cbcbcddad",
        "https://clew.example/x/#p=slither/5/5/cbcbcddad&s=17",
        "p=slither/5/5/cbcbcddad",
        "?slither/5/5/cbcbcddad",
        "https://puzz.link/p?slitherlink/5/5/cbcbcddad",
        "https://puzz.link/p?type=play&slither_play/5/5/cbcbcddad",
        "look: puzz.link/p?slither%2F5%2F5%2Fcbcbcddad (hard!)",
        "\u{feff}see <https://puzz.link/p?slither/５/5/cbcbcddad>, please",
    ] {
        assert_reads(text, "format-pzpr-link", A);
    }
}

#[test]
fn loopy_ids() {
    let e = "02...../..222../3..2.../..2.2../322..2./2.3.2.1/....1..";
    assert_reads(
        "7x7t0de:02g222b3b2e2a2b322b2a2a3a2a1d1b",
        "format-loopy-id",
        e,
    );
    assert_reads(
        "my id: 7t0:02g222b3b2e2a2b322b2a2a3a2a1d1b",
        "format-loopy-id",
        e,
    );
    assert_reads("7x7:02g222b3b2e2a2b322b2a2a3a2a1d1b", "format-loopy-id", e);
    let f =
        "8x14t0dn:3a3b3c20a1b2e1a13a222a1a3b10b13c2a2d10a1a20a2b2a21d1a2b32a3b313a3j3a1112a2a2b12b";
    let (_, grid) = &read(f)[0];
    assert!(
        grid.starts_with("3.3..3../.20.1..2/.....1.1/3.222.1./"),
        "{grid}"
    );
    assert_eq!(grid.split('/').count(), 14);
    assert_reads("3x3t0de:a3e3a", "format-loopy-id", ".3./.../.3.");
}

#[test]
fn loopy_save_files() {
    let save = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\r\nVERSION :1:1\r\n\
                GAME    :5:Loopy\r\nPARAMS  :7:3x3t0de\r\nDESC    :5:a3e3a\r\nMOVE    :2:0y\r\n";
    assert_reads(save, "format-loopy-save", ".3./.../.3.");
    let other = save.replace(":5:Loopy", ":4:Solo");
    assert_eq!(fault(&other).1, "error-kind-other");
    let cut = save.replace("a3e3a", "a3e");
    assert_eq!(
        fault(&cut),
        (Fault::Length, "error-length-save-value", "a3e")
    );
}

#[test]
fn puzzle_loop_tasks() {
    let task = "format-puzzle-loop";
    assert_reads("211a3b0b1b0a110a133212", task, H);
    let i = ".222.1./11..0../.13..01/..1.0.2/10...13/100.0.2/2..12.3";
    assert_reads("a222a1a11b0c13b01b1a0a210c13100a0a22b12a3", task, i);
    assert_reads("211a2b0a1d23c33b13", task, "211.2/..0.1/....2/3...3/3..13");
    let page = "var task = '3a2c';\n puzzleWidth: 3, puzzleHeight: 2";
    assert_reads(page, task, "3.2/...");
}

#[test]
fn the_size_of_a_bare_task_is_inferred_or_offered() {
    let shapes = |text: &str| -> Vec<(u8, u8)> {
        let shape = |r: &Reading| (r.clues.shape().cols, r.clues.shape().rows);
        parse(text).expect(text).iter().map(shape).collect()
    };
    let blanks = |count: usize| "z".repeat(count / 26) + &"a".repeat(count % 26);
    assert_eq!(shapes(&("3".to_owned() + &blanks(749))), [(25, 30)]);
    assert_eq!(
        shapes(&("3".to_owned() + &blanks(1999))),
        [(50, 40), (40, 50)]
    );
    assert_eq!(shapes("3a2"), [(3, 1), (1, 3)]);
    let prime = "3".to_owned() + &blanks(100);
    assert_eq!(fault(&prime).1, "error-size-bare");
}

#[test]
fn janko_and_header_texts() {
    let k = "begin\n[problem]\n2 - - 1 -\n- 2 - - 1\n- - 2 - -\n3 - - 3 -\n- 0 - - 3\n[end]";
    assert_reads(k, "format-janko", A);
    let l = "problem\n- 3 -\n- - -\n- - -\nsolution\nend";
    assert_reads(l, "format-janko", ".3./.../...");
    let m = "[problem]\n2 1 1 - 3\n- - 0 - -\n1 - - 0 -\n1 1 0 - 1\n3 3 2 1 2\n[solution]\nx x x";
    assert_reads(m, "format-janko", H);
    assert_reads("2 3\n3 - 2\n- 1 -", "format-header", "3.2/.1.");
    assert_eq!(fault("3 3\n3 - 2\n- 1 -").1, "error-length-rows");
    assert_eq!(fault("10 10\n3 - 2\n- 1 -").1, "error-length-rows");
    assert_reads("2/3/3 . 2 /. 1 . /", "format-kanpen", "3.2/.1.");
}

#[test]
fn the_comma_form() {
    let n = "....02....,230....223,...3..3...,3...22...1,.2.2..0.2.,.2.3..3.3.,\
             3...10...2,...2..3...,303....331,....02....";
    assert_reads(n, "format-comma", &n.replace(',', "/"));
    let spaces = n.replace('.', " ");
    assert_reads(&spaces, "format-comma", &n.replace(',', "/"));
    assert_reads("211.3,..0..,1..0.,110.1,33212", "format-comma", H);
    assert_reads(".212,2...,2101,.11.", "format-comma", B);
    assert_reads("211 3,  0  ,1  0 ,110 1,33212", "format-comma", H);
    assert_reads(" 212，2   ，\r\n2101，\r\n 11 \r\n", "format-comma", B);
}

#[test]
fn plain_grids_csv_and_arrays() {
    assert_reads(".212\n2...\n2101\n.11.", "format-grid", B);
    assert_reads("- 2 1 2\n2 _ _ _\n2 1 0 1\nx 1 1 *\n", "format-grid", B);
    assert_reads(" 212\n2   \n2101\n 11 ", "format-grid", B);
    assert_reads(",2,1,2\n2,,,\n2,1,0,1\n,1,1,", "format-csv", B);
    assert_reads("[[3,-1],[null,2]]", "format-array", "3./.2");
    assert_reads("3?4", "format-grid", "3?4");
    assert_reads("3", "format-grid", "3");
    assert_reads(" 2 ", "format-grid", ".2.");
    assert_reads("\"3 2,1 3\"", "format-comma", "3.2/1.3");
    let both = [
        ("format-comma", "1/./3".to_owned()),
        ("format-csv", "1.3".to_owned()),
    ];
    assert_eq!(read("1, ,3"), both);
}

#[test]
fn marks_of_a_file_are_kept() {
    let file = "pzprv3.1/slither/1/2/3 - /1 2 /1 -1 0 /1 0 /0 -1 /";
    let reading = &parse(file).expect("a file")[0];
    assert_eq!(
        (reading.format, drawn(&reading.clues)),
        ("format-pzpr-file", "3?".into())
    );
    let is = |fact: &Fact, y, x| (fact.site().y, fact.site().x) == (y, x);
    let marks = &reading.marks;
    assert_eq!(marks.len(), 6);
    let has = |y, x| marks.iter().find(|fact| is(fact, y, x));
    assert!(matches!(has(0, 1), Some(Fact::Edge(_, Mark::Line))));
    assert!(matches!(has(2, 3), Some(Fact::Edge(_, Mark::Cross))));
    assert!(matches!(has(1, 0), Some(Fact::Edge(_, Mark::Line))));
    assert!(matches!(has(1, 2), Some(Fact::Edge(_, Mark::Cross))));
    assert!(matches!(has(1, 1), Some(Fact::Cell(_, Side::Inside))));
    assert!(matches!(has(1, 3), Some(Fact::Cell(_, Side::Outside))));
}

#[test]
fn marks_that_do_not_fit_are_left_out_with_a_warning() {
    let reading = &parse("pzprv3\nslither\n1\n2\n3 . \n1 1\n").expect("a file")[0];
    assert_eq!(reading.marks, []);
    assert_eq!(reading.warnings[0].message, "warning-file-marks");
}

#[test]
fn odd_links_are_read_with_a_warning() {
    let warnings = |text: &str| -> Vec<&str> {
        let readings = parse(text).expect(text);
        readings[0].warnings.iter().map(|w| w.message).collect()
    };
    assert_eq!(warnings("slither/2/2/33"), ["warning-link-short"]);
    assert_eq!(warnings("slither/2/2/3333."), ["warning-link-long"]);
    assert_eq!(warnings("slither/2/2/3fAh"), ["warning-link-letters"; 1]);
    assert_eq!(warnings("slither/v:x/2/2/3333"), ["warning-link-variant"]);
    assert!(warnings("slither/2/2/338").is_empty());
}

#[test]
fn every_writer_is_read_back() {
    let clues = parse("3?4.\n.012").expect("a grid").remove(0).clues;
    let formats: Vec<&str> = Slitherlink::exports(&clues)
        .iter()
        .map(|export| export.format)
        .collect();
    assert!(
        !formats.contains(&"format-loopy-id"),
        "it has no sign for ?"
    );
    for export in Slitherlink::exports(&clues) {
        assert_eq!(read(&export.text)[0].1, "3?4./.012", "{}", export.format);
    }
}

#[test]
fn a_drawing_is_a_slitherlink_by_its_genre_or_its_clues() {
    let link = |text: &str| {
        let clues = parse(text).expect(text).remove(0).clues;
        crate::parse::penpa::write(&clues)
    };
    let reading = parse(&link("3?4.\n.012\n...."))
        .expect("a drawing")
        .remove(0);
    assert_eq!(reading.format, "format-penpa");
    assert_eq!(reading.confidence, Confidence::Announced);
    assert!(reading.warnings.is_empty());
    let drawn = |genres: &[&str], text: &str, row: i32| {
        let mut drawing = Drawing::new(Shape::new(2, 2));
        drawing.genres = genres.iter().map(ToString::to_string).collect();
        drawing.texts = vec![(Place { row, col: 1 }, text.to_owned())];
        parse(&penpa::write(&drawing, Lattice::Cells)).map(|mut readings| {
            let reading = readings.remove(0);
            assert_eq!(reading.clues.count(Cell { row: 0, col: 1 }), Some(3));
            reading.confidence
        })
    };
    assert_eq!(drawn(&[], "3", 0), Ok(Confidence::Fits));
    for (genre, text, row) in [
        ("classic", "3", 0),
        ("slitherlink", "3", -1),
        ("slitherlink", "5", 0),
    ] {
        assert!(drawn(&[genre], text, row).is_err(), "{genre} {text} {row}");
    }
}
