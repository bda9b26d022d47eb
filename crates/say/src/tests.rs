//! Tests of names, numbers and capitals, and of the form of the locale files.

use super::*;
use clew_core::grid::{Edge, Vertex};

#[test]
fn large_numbers_are_grouped() {
    assert_eq!(grouped(2048.0), "2,048");
    assert_eq!(grouped(1_048_576.0), "1,048,576");
    assert_eq!(grouped(999.0), "999");
}

#[test]
fn rim_edges_are_named_after_their_cell() {
    let speaker = Speaker::new("en");
    let shape = Shape::new(3, 3);
    let bottom = Edge::Above(Cell::new(3, 1)).site();
    assert_eq!(speaker.place(bottom, shape), "R3C2 bottom");
    assert_eq!(speaker.place(Cell::new(1, 2).site(), shape), "R2C3");
}

#[test]
fn dots_are_named_after_a_corner_of_a_cell_that_the_board_has() {
    let speaker = Speaker::new("en");
    let name = |row, col| speaker.place(Vertex { row, col }.site(), Shape::new(3, 4));
    assert_eq!(name(0, 0), "Top-left corner of R1C1");
    assert_eq!(name(0, 4), "Top-right corner of R1C4");
    assert_eq!(name(3, 1), "Bottom-left corner of R3C2");
    assert_eq!(name(3, 4), "Bottom-right corner of R3C4");
}

#[test]
fn lines_are_capitalised_only_at_the_beginning() {
    let speaker = Speaker::new("en");
    let row = |row| Arg::Place(Line::Row(row).site());
    let said = Explanation::new("aquarium-crossing-lines")
        .with("line", row(1))
        .with("need", Arg::Number(2))
        .with("other", row(2))
        .with("other-need", Arg::Number(3));
    let shape = Shape::new(5, 5);
    assert!(
        speaker
            .say(&said, shape)
            .starts_with("Row 2 still needs 2, row 3 needs 3,")
    );
    assert_eq!(speaker.place(Line::Row(1).site(), shape), "Row 2");
}

#[test]
fn the_locale_files_have_no_faulty_entry() {
    for (tag, parts) in LOCALES {
        for part in [parts.page, parts.guide] {
            assert!(FluentResource::try_new(part.to_owned()).is_ok(), "{tag}");
        }
    }
}
