//! Drawing tanks and regions, pouring water.

use super::*;
use clew_core::grid::{Edge, Line};

fn cells(cells: &[(u8, u8)]) -> Vec<Cell> {
    let cell = |&(row, col): &(u8, u8)| Cell::new(row, col);
    cells.iter().map(cell).collect()
}

/// Message ids of the message about the last command.
fn told(board: &Drafting) -> Vec<&'static str> {
    let mut words = board.notice().map(|notice| &notice.words);
    let mut told = Vec::new();
    while let Some(one) = words {
        told.push(one.message);
        words = one.then.as_deref();
    }
    told
}

#[test]
fn a_tank_is_drawn_cell_by_cell_and_the_rest_is_cut() {
    let mut board = new(Kind::new("aquarium"), 0, 2, 3);
    board.apply(EditCommand::Fence(cells(&[(0, 1), (1, 1)])));
    assert_eq!(*board.code(), code("0 1 2\n0 1 2\n- -\n- - -"));
    assert_eq!(told(&board), ["edit-drawn", "edit-drawn-cut"]);
    assert_eq!(board.cursor(), Cell::new(1, 1).site());
    board.apply(EditCommand::Extend(cells(&[(0, 0), (0, 1)])));
    assert_eq!(*board.code(), code("0 0 2\n0 1 2\n- -\n- - -"));
    assert_eq!(told(&board), ["edit-drawn"]);
    assert_eq!(
        board.region(Cell::new(1, 0)).map(|region| region.cells),
        Some(3)
    );
    apply(&mut board, [EditCommand::Undo, EditCommand::Undo]);
    assert_eq!(*board.code(), code("0 0 0\n0 0 0\n- -\n- - -"));
}

#[test]
fn tanks_are_drawn_by_keys_alone() {
    let mut board = new(Kind::new("aquarium"), 0, 2, 3);
    let stretch = |down, right| EditCommand::Stretch { down, right };
    // From the sum into the first cell, and onwards.
    apply(
        &mut board,
        [DOWN, EditCommand::Begin, stretch(0, 1), stretch(1, 0)],
    );
    assert_eq!(*board.code(), code("0 0 1\n2 0 1\n- -\n- - -"));
    assert_eq!(board.cursor(), Cell::new(1, 1).site());
    // There is no cell to join above the first row.
    apply(&mut board, [UP, stretch(-1, 0)]);
    assert_eq!(board.cursor(), Line::Col(1).site());
    assert_eq!(*board.code(), code("0 0 1\n2 0 1\n- -\n- - -"));
}

#[test]
fn walls_cut_and_join_tanks_and_open_walls_are_kept() {
    let mut board = new(Kind::new("aquarium"), 0, 2, 2);
    let blank = board.code().clone();
    let [above, below] = [0, 1].map(|row| Edge::LeftOf(Cell::new(row, 1)));
    board.apply(EditCommand::Wall(above));
    assert_eq!(
        (told(&board), board.code()),
        (vec!["edit-wall-loose"], &blank)
    );
    assert!(board.drawn().is_some_and(|walls| walls.has(above)));
    assert!(!board.is_open());
    board.apply(EditCommand::Point(Cell::new(1, 0).site()));
    board.apply(EditCommand::WallBeside { down: 0, right: 1 });
    assert_eq!(told(&board), ["edit-wall-closed"]);
    assert_eq!(*board.code(), code("0 1\n0 1\n- -\n- -"));
    assert_eq!(board.drawn(), None);
    board.apply(EditCommand::Wall(below));
    assert_eq!((told(&board), board.code()), (vec!["edit-drawn"], &blank));
    assert_eq!(board.drawn(), None);
    board.apply(EditCommand::Wall(Edge::Above(Cell::new(0, 0))));
    assert_eq!(told(&board), ["edit-wall-rim"]);
    board.apply(EditCommand::Wall(Edge::Above(Cell::new(9, 9))));
    assert_eq!(*board.code(), blank);
}

/// The regions of a Sudoku of four rows, not boxes.
const FOUR: [[(u8, u8); 4]; 4] = [
    [(0, 0), (0, 1), (0, 2), (1, 0)],
    [(0, 3), (1, 3), (2, 3), (1, 2)],
    [(3, 0), (2, 0), (2, 1), (1, 1)],
    [(3, 1), (3, 2), (3, 3), (2, 2)],
];

#[test]
fn regions_of_a_sudoku_are_drawn_and_open_until_each_has_its_size() {
    let mut board = new(Kind::new("sudoku"), 1, 4, 4);
    assert!(board.is_open());
    assert_eq!(board.wrong_regions(), [(Cell::new(0, 0), 16)]);
    for (drawn, region) in FOUR.iter().enumerate() {
        assert_eq!(board.is_open(), drawn < 3, "{drawn}");
        board.apply(EditCommand::Fence(cells(region)));
        assert_eq!(told(&board)[0], "edit-drawn-of");
    }
    assert_eq!((board.is_open(), board.drawn()), (false, None));
    assert!(
        board.code().text.starts_with("4j:"),
        "{}",
        board.code().text
    );
    // Digits are kept, whatever is drawn.
    board.apply(EditCommand::Point(Cell::new(0, 0).site()));
    board.apply(EditCommand::Digit(3));
    board.apply(EditCommand::Fence(cells(&[(1, 1)])));
    assert_eq!((board.is_open(), board.written().len()), (true, 1));
    assert_eq!(board.wrong_regions().len(), 2);
    board.apply(EditCommand::Undo);
    assert!(!board.is_open());
}

#[test]
fn an_open_draft_is_turned_resized_and_cleared_and_stays() {
    let mut board = new(Kind::new("sudoku"), 1, 5, 5);
    board.apply(EditCommand::Fence(cells(&[(0, 0), (0, 1), (0, 2)])));
    board.apply(EditCommand::Turn(Symmetry::CLOCKWISE));
    let three = board.region(Cell::new(2, 4)).unwrap();
    assert_eq!((three.cells, three.wanted), (3, Some(5)));
    board.apply(EditCommand::Digit(5));
    assert_eq!(board.written().len(), 1);
    board.apply(EditCommand::Clear);
    assert_eq!(board.region(Cell::new(2, 4)), Some(three));
    board.apply(EditCommand::Resize(Shape::new(7, 7)));
    assert_eq!((board.is_open(), board.shape()), (true, Shape::new(7, 7)));
    let widened = board.region(Cell::new(2, 6)).unwrap();
    assert_eq!((widened.cells, widened.wanted), (9, Some(7)));
    let mut versions = 0;
    while board.can_undo() {
        board.apply(EditCommand::Undo);
        versions += 1;
    }
    assert_eq!(versions, 5);
}

#[test]
fn a_region_that_is_half_drawn_forbids_only_what_stands_in_it() {
    let mut board = new(Kind::new("sudoku"), 1, 4, 4);
    apply(
        &mut board,
        [EditCommand::Digit(1), DOWN, RIGHT, EditCommand::Digit(1)],
    );
    assert_eq!(board.entry(), Some(Entry::Number(1)));
    apply(
        &mut board,
        [
            EditCommand::Write(None),
            EditCommand::Fence(cells(&[(0, 0), (0, 1), (1, 1)])),
        ],
    );
    board.apply(EditCommand::Digit(1));
    assert_eq!(
        (board.entry(), told(&board)),
        (None, vec!["edit-refused-clash"])
    );
}

#[test]
fn sums_follow_the_water_until_one_is_written() {
    let mut board = drafting("0 0 1\n0 1 1\n- -\n- - -");
    board.apply(EditCommand::Pour(Cell::new(1, 0)));
    assert_eq!(*board.code(), code("0 0 1\n0 1 1\n0 1\n1 0 0"));
    board.apply(EditCommand::Pour(Cell::new(0, 2)));
    assert_eq!(*board.code(), code("0 0 1\n0 1 1\n1 3\n1 1 2"));
    // A cut tank settles, and the sums follow.
    board.apply(EditCommand::Fence(cells(&[(1, 1)])));
    assert_eq!(board.water().map(<[Cell]>::len), Some(4));
    board.apply(EditCommand::Extend(cells(&[(0, 0), (1, 1)])));
    assert_eq!(*board.code(), code("0 0 1\n0 0 1\n1 3\n1 1 2"));
    board.apply(EditCommand::Pour(Cell::new(1, 0)));
    assert_eq!(*board.code(), code("0 0 1\n0 0 1\n1 1\n0 0 2"));
    board.apply(EditCommand::Turn(Symmetry::MIRRORED));
    assert_eq!(board.water(), Some(&cells(&[(0, 0), (1, 0)])[..]));
    board.apply(EditCommand::Point(Line::Row(0).site()));
    board.apply(EditCommand::Digit(2));
    assert_eq!(board.water(), None);
    board.apply(EditCommand::Undo);
    assert!(board.water().is_some());
}

#[test]
fn kinds_without_regions_or_water_ignore_drawing() {
    let mut board = drafting("12.,0.3");
    let all = cells(&[(0, 0), (0, 1)]);
    let acts = [
        EditCommand::Fence(all.clone()),
        EditCommand::Extend(all),
        EditCommand::Begin,
        EditCommand::Stretch { down: 0, right: 1 },
        EditCommand::Wall(Edge::LeftOf(Cell::new(0, 1))),
        EditCommand::PourHere,
    ];
    for act in acts {
        board.apply(act);
        assert!(!board.can_undo());
    }
    assert!(!board.has_water() && !sudoku(4).has_water());
}

#[test]
fn walls_drawn_before_are_taken_up_again() {
    let mut board = new(Kind::new("sudoku"), 1, 4, 4);
    board.apply(EditCommand::Fence(cells(&FOUR[0])));
    let walls = board.drawn().unwrap().clone();
    let again = Drafting::with_walls(board.code().clone(), walls.clone()).unwrap();
    assert_eq!((again.drawn(), again.can_undo()), (Some(&walls), false));
    for other in [code("12.,0.3"), sudoku(9).code().clone()] {
        let other = Drafting::with_walls(other, walls.clone()).unwrap();
        assert_eq!(other.drawn(), None);
    }
}
