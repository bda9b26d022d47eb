//! `clew read`: a picture in, a line of JSON out.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use clew::kind;
use clew_core::grid::Cell;
use clew_core::scene::{Figure, Item, Point, Role, Scene, Theme, pixels};
use serde_json::Value;

const SUDOKU: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// File in a folder of these tests.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    fs::create_dir_all(&folder).expect("a folder");
    folder.join(name)
}

/// Picture of a puzzle as Clew draws it, in a file; and the puzzle's canonical text.
fn drawn(name: &str, text: &str) -> (PathBuf, String) {
    let code = kind::read(text).expect("a puzzle").swap_remove(0).code;
    let scene = kind::player(&code).expect("a puzzle").scene(0, 0);
    (painted(name, &scene), code.text)
}

/// Picture of a scene, in a file.
fn painted(name: &str, scene: &Scene) -> PathBuf {
    let painted = pixels::paint(scene, Theme::default(), 40.0, 1_600);
    let path = file(name);
    let (width, height) = (painted.width.into(), painted.height.into());
    let image = image::RgbaImage::from_raw(width, height, painted.rgba).expect("as many pixels");
    image.save(&path).expect("a file");
    path
}

fn read(arguments: &[&str]) -> (Vec<Value>, Option<i32>) {
    let output = Command::new(env!("CARGO_BIN_EXE_clew"))
        .arg("read")
        .args(arguments)
        .output()
        .expect("the program runs");
    let text = String::from_utf8(output.stdout).expect("text");
    let lines = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object a line"));
    (lines.collect(), output.status.code())
}

#[test]
fn a_drawn_puzzle_is_read_from_its_picture() {
    for (name, text) in [
        ("sudoku.png", SUDOKU),
        ("slitherlink.png", "slither/7/7/gb62c783b7dgb62ag50bha65"),
        ("aquarium.png", "aquarium/r/6/6/a8d9dk1i8rgh/540123424311"),
    ] {
        let (path, puzzle) = drawn(name, text);
        let (answers, code) = read(&["--strict", &path.display().to_string()]);
        assert_eq!(answers[0]["puzzle"], puzzle.as_str(), "{}", answers[0]);
        assert_eq!(answers[0]["sure"], true, "{}", answers[0]);
        assert_eq!(answers[0]["verdict"], "unique");
        assert_eq!(code, Some(0));
    }
}

#[test]
fn a_puzzle_of_another_kind_is_refused_by_name_and_read_on_request() {
    let sudoku = kind::Kind::new("sudoku");
    let empty = kind::read_as(sudoku, &"0".repeat(81)).expect("a puzzle");
    let player = kind::player(&empty[0].code).expect("a puzzle");
    let mut scene = player.scene(0, 0);
    // A cage in each row of a block, with its sum in the upper left corner.
    for (row, col) in (0..9).flat_map(|row| [0, 3, 6].map(|col| (row, col))) {
        let figure = Figure::Digit {
            at: Point::new(f64::from(col) + 0.28, f64::from(row) + 0.26),
            size: 0.3,
            value: 1 + (row + col) % 9,
        };
        scene.add([Item::new(Cell::new(row, col).site(), Role::Clue, figure)]);
    }
    let path = painted("killer.png", &scene).display().to_string();
    let (answers, code) = read(&["--strict", &path]);
    let error = answers[0]["error"].as_str().expect("a reason");
    assert!(
        error.contains("Killer Sudoku") && error.contains("--anyway"),
        "{error}"
    );
    assert_eq!(code, Some(1));
    let (answers, code) = read(&["--anyway", &path]);
    assert_eq!(answers[0]["kind"], "sudoku", "{}", answers[0]);
    assert_eq!(answers[0]["sure"], false);
    assert_eq!(code, Some(0));
}

#[test]
fn files_without_a_puzzle_are_reported_in_order() {
    let blank = file("blank.png");
    image::RgbaImage::from_pixel(30, 20, image::Rgba([200, 200, 200, 255]))
        .save(&blank)
        .expect("a file");
    let broken = file("broken.png");
    fs::write(&broken, b"\x89PNG\r\n\x1a\nand no more").expect("a file");
    let text = file("text.png");
    fs::write(&text, SUDOKU).expect("a file");
    let paths = [blank, broken, text].map(|path| path.display().to_string());
    let arguments: Vec<&str> = paths.iter().map(String::as_str).collect();
    let (answers, code) = read(&arguments);
    assert_eq!((answers.len(), code), (3, Some(0)));
    for (answer, path) in answers.iter().zip(&paths) {
        assert_eq!(answer["file"], path.as_str());
        assert!(
            answer["error"]
                .as_str()
                .is_some_and(|error| error.contains(' ')),
            "{answer}"
        );
    }
    assert_eq!(read(&[&["--strict"], &arguments[..]].concat()).1, Some(1));
    assert_eq!(read(&["no such file"]).1, Some(3));
    assert_eq!(read(&[]).1, Some(2));
}

#[test]
fn files_and_pictures_that_are_too_large_are_refused_before_they_are_read() {
    let sparse = file("sparse.png");
    let made = fs::File::create(&sparse).expect("a file");
    made.set_len(8 << 30).expect("a sparse file");
    // A header that promises 30,000 rows and columns.
    let wide = file("wide.bmp");
    let mut header = b"BM\0\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0".to_vec();
    header.extend(30_000_u32.to_le_bytes());
    header.extend(30_000_u32.to_le_bytes());
    header.extend(b"\x01\0\x18\0");
    header.resize(54, 0);
    fs::write(&wide, header).expect("a file");
    let mut paths = vec![sparse, wide];
    if cfg!(unix) {
        paths.push("/dev/zero".into());
    }
    let paths: Vec<String> = paths
        .iter()
        .map(|path| path.display().to_string())
        .collect();
    let arguments: Vec<&str> = paths.iter().map(String::as_str).collect();
    let (answers, code) = read(&arguments);
    assert_eq!((answers.len(), code), (paths.len(), Some(0)));
    for answer in answers {
        let error = answer["error"].as_str().expect("an error");
        assert!(error.contains("too large"), "{answer}");
    }
}
