use super::*;
use crate::grid::{Cell, Line};
use crate::kind::Kind;

fn drafting(text: &str) -> Drafting {
    let reading = kind::read(text).unwrap().remove(0);
    Drafting::new(reading.code).unwrap()
}

fn code(text: &str) -> Code {
    drafting(text).code().clone()
}

fn apply(drafting: &mut Drafting, commands: impl IntoIterator<Item = EditCommand>) {
    for command in commands {
        drafting.apply(command);
    }
}

const DOWN: EditCommand = EditCommand::Move { down: 1, right: 0 };
const RIGHT: EditCommand = EditCommand::Move { down: 0, right: 1 };

#[test]
fn a_small_puzzle_is_written_by_keys_alone() {
    let mut board = drafting("...,...");
    let unknown = EditCommand::Write(Some(Entry::Unknown));
    apply(&mut board, [EditCommand::Digit(2), RIGHT, RIGHT, unknown]);
    apply(&mut board, [DOWN, EditCommand::Digit(3)]);
    assert_eq!(*board.code(), code("2.?,..3"));
    assert_eq!(board.written().len(), 3);
    assert_eq!(board.entry(), Some(Entry::Number(3)));
    board.apply(EditCommand::Write(None));
    assert_eq!(board.entry(), None);
}

#[test]
fn the_cursor_stays_on_the_board() {
    let mut board = drafting("...,...");
    apply(&mut board, [DOWN, DOWN, DOWN]);
    assert_eq!(board.cursor(), Cell::new(1, 0).site());
    let far = i16::MAX;
    apply(
        &mut board,
        [EditCommand::Move {
            down: -far,
            right: far,
        }],
    );
    assert_eq!(board.cursor(), Cell::new(0, 2).site());
    board.apply(EditCommand::Point(Cell::new(2, 0).site()));
    assert_eq!(board.cursor(), Cell::new(0, 2).site());
    board.apply(EditCommand::Resize(Shape::new(1, 1)));
    assert_eq!(board.cursor(), Cell::new(0, 0).site());
}

#[test]
fn a_number_that_cannot_be_written_changes_nothing() {
    let mut board = drafting("...,...");
    let before = board.code().clone();
    let five = EditCommand::Write(Some(Entry::Number(5)));
    apply(
        &mut board,
        [
            EditCommand::Digit(7),
            five,
            EditCommand::Resize(Shape::new(0, 3)),
        ],
    );
    assert_eq!(*board.code(), before);
    assert!(!board.can_undo());
}

#[test]
fn writing_what_is_there_already_is_no_change() {
    let mut board = drafting("3..,...");
    apply(
        &mut board,
        [
            EditCommand::Digit(3),
            EditCommand::Clear,
            EditCommand::Clear,
        ],
    );
    board.apply(EditCommand::Undo);
    assert_eq!(*board.code(), code("3..,..."));
    assert!(!board.can_undo());
}

#[test]
fn every_change_is_undone_and_made_again() {
    let mut board = drafting("12.,0.3");
    let mut versions = vec![board.code().clone()];
    let changes = [
        EditCommand::Digit(2),
        EditCommand::Turn(Symmetry::CLOCKWISE),
        EditCommand::Turn(Symmetry::MIRRORED),
        EditCommand::Resize(Shape::new(2, 1)),
        EditCommand::Replace(code("3333,3333")),
        EditCommand::Clear,
        EditCommand::Blank(Shape::new(5, 7)),
        EditCommand::Write(Some(Entry::Unknown)),
    ];
    for change in changes {
        board.apply(change);
        versions.push(board.code().clone());
    }
    assert_eq!(board.shape(), Shape::new(5, 7));
    for version in versions.iter().rev().skip(1) {
        board.apply(EditCommand::Undo);
        assert_eq!(board.code(), version);
        assert_eq!(kind::contents(version).unwrap(), *board.contents);
    }
    assert!(!board.can_undo());
    for version in versions.iter().skip(1) {
        board.apply(EditCommand::Redo);
        assert_eq!(board.code(), version);
    }
    assert!(!board.can_redo());
}

#[test]
fn undo_puts_the_cursor_where_the_change_was_made() {
    let mut board = drafting("...,...");
    apply(
        &mut board,
        [
            RIGHT,
            EditCommand::Digit(1),
            DOWN,
            EditCommand::Digit(2),
            RIGHT,
        ],
    );
    board.apply(EditCommand::Undo);
    assert_eq!(board.cursor(), Cell::new(1, 1).site());
    board.apply(EditCommand::Undo);
    assert_eq!(board.cursor(), Cell::new(0, 1).site());
}

#[test]
fn the_cursor_turns_with_its_clue() {
    let mut board = drafting("12.,0.3");
    for symmetry in Symmetry::all() {
        board.apply(EditCommand::Turn(symmetry));
        assert_eq!(board.entry(), Some(Entry::Number(1)), "{symmetry:?}");
    }
}

#[test]
fn digits_add_up_to_a_number_where_there_are_such() {
    let few: Vec<u8> = (0..=3).collect();
    assert_eq!(lengthened(&few, 0, 3), None);
    assert_eq!(lengthened(&few, 1, 2), None);
    assert!(!begins(&few, 4));
    let many: Vec<u8> = (1..=16).collect();
    assert_eq!(lengthened(&many, 1, 6), Some(16));
    assert_eq!(lengthened(&many, 1, 7), None);
    assert_eq!(lengthened(&many, 2, 0), None);
    assert!(!begins(&many, 0));
    // Only two digits make a number here: the first one is not written yet.
    let large = [20, 21];
    assert!(begins(&large, 2) && !large.contains(&2));
    assert_eq!(lengthened(&large, 2, 1), Some(21));
    assert_eq!(lengthened(&large, 25, 9), None);
}

#[test]
fn two_digits_that_make_no_number_are_two_changes() {
    let mut board = drafting("...,...");
    apply(
        &mut board,
        [
            EditCommand::Digit(0),
            EditCommand::Digit(3),
            EditCommand::Undo,
        ],
    );
    assert_eq!(board.entry(), Some(Entry::Number(0)));
}

/// A blank Sudoku of so many rows.
fn sudoku(side: u8) -> Drafting {
    let text = ".".repeat(81);
    let mut readings = kind::read(&text).unwrap().into_iter();
    let reading = readings.find(|reading| reading.code.kind == Kind::Sudoku);
    let mut board = Drafting::new(reading.unwrap().code).unwrap();
    board.apply(EditCommand::Blank(Shape::new(side, side)));
    board
}

#[test]
fn letters_stand_for_the_digits_above_nine_of_the_board() {
    let letters = |board: &Drafting| -> String {
        ('a'..='z')
            .filter(|&key| board.lettered(key).is_some())
            .collect()
    };
    for (side, wanted) in [
        (9, ""),
        (12, "abc"),
        (16, "abcdefg"),
        (25, "abcdefghijklmnop"),
    ] {
        let board = sudoku(side);
        assert_eq!(letters(&board), wanted, "{side} rows");
        for letter in wanted.chars() {
            let upper = letter.to_ascii_uppercase();
            assert_eq!(board.lettered(letter), board.lettered(upper));
        }
    }
    assert_eq!(sudoku(16).lettered('G'), Some(Entry::Number(16)));
    // Sums above 9 are numbers: no letter stands for them.
    let mut sums = drafting("0 0 1\n2 1 1\n- -\n- - -");
    sums.apply(EditCommand::Blank(Shape::new(12, 12)));
    assert!(sums.entries().contains(&Entry::Number(10)));
    assert_eq!(letters(&sums), "");
}

#[test]
fn a_letter_ends_the_number_that_was_begun() {
    let mut board = sudoku(16);
    let eleven = EditCommand::Write(board.lettered('b'));
    apply(
        &mut board,
        [EditCommand::Digit(1), eleven, EditCommand::Digit(6)],
    );
    assert_eq!(board.entry(), Some(Entry::Number(6)));
    board.apply(EditCommand::Undo);
    assert_eq!(board.entry(), Some(Entry::Number(11)));
    board.apply(EditCommand::Undo);
    assert_eq!(board.entry(), Some(Entry::Number(1)));
}

#[test]
fn a_number_of_two_digits_is_undone_as_one() {
    let mut board = sudoku(16);
    apply(&mut board, [EditCommand::Digit(1), EditCommand::Digit(6)]);
    assert_eq!(board.entry(), Some(Entry::Number(16)));
    board.apply(EditCommand::Digit(2));
    assert_eq!(board.entry(), Some(Entry::Number(2)));
    board.apply(EditCommand::Undo);
    assert_eq!(board.entry(), Some(Entry::Number(16)));
    board.apply(EditCommand::Undo);
    assert_eq!(board.entry(), None);
    assert_eq!(board.shape(), Shape::new(16, 16));
}

#[test]
fn sums_before_the_lines_are_written_by_keys_alone() {
    let mut board = drafting("0 0 1\n2 1 1\n- -\n- - -");
    apply(&mut board, [EditCommand::Digit(2), RIGHT, RIGHT, RIGHT]);
    assert_eq!(board.cursor(), Line::Col(2).site());
    apply(
        &mut board,
        [EditCommand::Digit(1), DOWN, EditCommand::Digit(3), DOWN],
    );
    assert_eq!(board.cursor(), Line::Row(1).site());
    let up = EditCommand::Move { down: -1, right: 0 };
    apply(
        &mut board,
        [up.clone(), up, DOWN, DOWN, DOWN, EditCommand::Digit(0)],
    );
    assert_eq!(*board.code(), code("0 0 1\n2 1 1\n3 0\n2 - 1"));
    board.apply(EditCommand::Point(Cell::new(1, 1).site()));
    assert_eq!(board.cursor(), Line::Row(1).site());
    board.apply(EditCommand::Point(Line::Col(2).site()));
    board.apply(EditCommand::Turn(Symmetry::MIRRORED));
    assert_eq!(board.cursor(), Line::Col(0).site());
    board.apply(EditCommand::Replace(code("...,...")));
    assert_eq!(board.cursor(), Cell::new(0, 0).site());
}
