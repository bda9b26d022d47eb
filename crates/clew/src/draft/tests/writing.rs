//! Writing clues; turning, resizing and replacing boards.

use super::*;
use clew_core::grid::{Cell, Line};

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
fn writing_what_is_there_already_is_not_a_change() {
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
fn every_change_is_undone_and_redone() {
    let mut board = drafting("12.,0.3");
    let mut versions = vec![board.code().clone()];
    let changes = [
        EditCommand::Digit(2),
        EditCommand::Turn(Symmetry::CLOCKWISE),
        EditCommand::Turn(Symmetry::MIRRORED),
        EditCommand::Resize(Shape::new(2, 1)),
        EditCommand::Replace(code("3333,3333")),
        EditCommand::Clear,
        blank(Kind::new("slitherlink"), 0, Shape::new(5, 7)),
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
        assert_eq!(kind::contents(version).unwrap(), board.shown.contents);
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
    sums.apply(EditCommand::Resize(Shape::new(12, 12)));
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
fn the_cursor_goes_over_cells_and_the_sums_before_their_lines() {
    let mut board = drafting("0 0 1\n2 1 1\n- -\n- - -");
    apply(&mut board, [EditCommand::Digit(2), RIGHT, RIGHT, RIGHT]);
    assert_eq!(board.cursor(), Line::Col(2).site());
    apply(&mut board, [EditCommand::Digit(1), DOWN, DOWN, DOWN]);
    assert_eq!(board.cursor(), Cell::new(1, 2).site());
    apply(&mut board, [LEFT, LEFT, LEFT, LEFT, EditCommand::Digit(0)]);
    assert_eq!(board.cursor(), Line::Row(1).site());
    apply(&mut board, [UP, EditCommand::Digit(3), UP]);
    assert_eq!(board.cursor(), Line::Col(0).site());
    apply(&mut board, [LEFT, LEFT]);
    assert_eq!(board.cursor(), Line::Row(0).site());
    assert_eq!(*board.code(), code("0 0 1\n2 1 1\n3 0\n2 - 1"));
    board.apply(EditCommand::Point(Cell::new(2, 1).site()));
    assert_eq!(board.cursor(), Line::Row(0).site());
    board.apply(EditCommand::Point(Cell::new(1, 1).site()));
    assert_eq!(board.cursor(), Cell::new(1, 1).site());
    board.apply(EditCommand::Point(Line::Col(2).site()));
    board.apply(EditCommand::Turn(Symmetry::MIRRORED));
    assert_eq!(board.cursor(), Line::Col(0).site());
    board.apply(EditCommand::Replace(code("...,...")));
    assert_eq!(board.cursor(), Cell::new(0, 0).site());
}

#[test]
fn far_moves_end_at_the_last_cell_and_stop_before_the_sums() {
    let mut board = drafting("0 0 1\n2 1 1\n- -\n- - -");
    let far = |down, right| EditCommand::Move { down, right };
    apply(&mut board, [far(1000, 0), far(0, 1000)]);
    assert_eq!(board.cursor(), Cell::new(1, 2).site());
    board.apply(far(0, -1000));
    assert_eq!(board.cursor(), Cell::new(1, 0).site());
    board.apply(far(0, -1000));
    assert_eq!(board.cursor(), Line::Row(1).site());
}

/// Message id of the reason why the last command was refused.
fn refusal(board: &Drafting) -> Option<&'static str> {
    let notice = board.notice().filter(|notice| notice.is_refusal)?;
    Some(notice.words.message)
}

#[test]
fn a_digit_that_cannot_stand_is_refused_with_a_word() {
    let mut board = drafting("...,...");
    board.apply(EditCommand::Digit(4));
    assert_eq!(refusal(&board), Some("edit-refused-lines"));
    board.apply(EditCommand::Digit(3));
    assert_eq!(
        (refusal(&board), board.entry()),
        (None, Some(Entry::Number(3)))
    );
    let mut board = sudoku(4);
    apply(
        &mut board,
        [EditCommand::Digit(2), RIGHT, EditCommand::Digit(5)],
    );
    assert_eq!(refusal(&board), Some("edit-refused-digit"));
    for entry in [
        EditCommand::Digit(2),
        EditCommand::Write(Some(Entry::Number(2))),
    ] {
        board.apply(entry);
        assert_eq!(
            (refusal(&board), board.entry()),
            (Some("edit-refused-clash"), None)
        );
    }
    board.apply(EditCommand::Write(None));
    assert_eq!(refusal(&board), None);
    let mut board = drafting("0 0 1\n2 1 1\n- -\n- - -");
    board.apply(EditCommand::Digit(3));
    assert_eq!(refusal(&board), Some("edit-refused-sum"));
    apply(&mut board, [DOWN, EditCommand::Digit(1)]);
    assert_eq!(refusal(&board), Some("edit-refused-cell"));
    board.apply(EditCommand::Turn(Symmetry::CLOCKWISE));
    assert_eq!(refusal(&board), Some("edit-refused-turn"));
    board.apply(EditCommand::Resize(Shape::new(41, 41)));
    assert_eq!(refusal(&board), Some("edit-size-refused"));
    assert!(!board.can_undo());
}

#[test]
fn a_digit_that_clashes_may_still_begin_one_that_does_not() {
    let mut board = sudoku(16);
    apply(
        &mut board,
        [EditCommand::Digit(1), RIGHT, EditCommand::Digit(1)],
    );
    assert_eq!(
        (refusal(&board), board.entry()),
        (Some("edit-refused-clash"), None)
    );
    board.apply(EditCommand::Digit(2));
    assert_eq!(
        (refusal(&board), board.entry()),
        (None, Some(Entry::Number(12)))
    );
}

#[test]
fn several_clues_are_added_as_one_change() {
    let mut board = drafting("...,...");
    let clues =
        [(0, 1), (1, 3)].map(|(col, number)| (Cell::new(0, col).site(), Entry::Number(number)));
    board.apply(EditCommand::WriteAll(
        clues.map(|(site, entry)| (site, Some(entry))).to_vec(),
    ));
    assert_eq!(*board.code(), code("13.,..."));
    board.apply(EditCommand::Undo);
    assert!(board.written().is_empty() && !board.can_undo());
}

#[test]
fn a_blank_board_of_any_kind_layout_and_size_is_blank() {
    for kind in kind::all() {
        for (layout, _) in kind::layouts(kind).iter().enumerate() {
            for side in [1, 4, 6, 7, 9, 25, 26] {
                let shape = Shape::new(side, side);
                let mut board = drafting("12.,0.3");
                board.apply(blank(kind, layout, shape));
                if !kind::sizes(kind, layout).allow(shape) {
                    assert_eq!(refusal(&board), Some("edit-size-refused"));
                    continue;
                }
                assert_eq!((board.shape(), board.code().kind), (shape, kind));
                assert_eq!(board.layout(), layout, "{kind:?}");
                assert!(board.written().is_empty());
            }
        }
    }
}
