//! Laws of a draft that hold for any sequence of actions.

use proptest::prelude::*;

use super::*;
use clew_core::grid::{Edge, Line};

/// An action: a number for its type, and numbers for its places.
type Act = (u8, u8, u8, u8);

fn acts() -> impl Strategy<Value = Vec<Act>> {
    proptest::collection::vec((0..24_u8, 0..9_u8, 0..9_u8, 0..8_u8), 1..40)
}

fn command((sort, row, col, some): Act) -> EditCommand {
    let cell = Cell::new(row, col);
    let path: Vec<Cell> = (0..=some)
        .map(|i| match sort % 2 {
            0 => Cell::new(row, col.saturating_add(i)),
            _ => Cell::new(row.saturating_add(i / 2), col.saturating_add(i.div_ceil(2))),
        })
        .collect();
    let step = i16::from(some % 3) - 1;
    let (down, right) = if row % 2 == 0 { (step, 0) } else { (0, step) };
    let line = if row % 2 == 0 {
        Line::Row(col)
    } else {
        Line::Col(col)
    };
    match sort {
        0..4 => EditCommand::Fence(path),
        4..7 => EditCommand::Extend(path),
        7 => EditCommand::Wall(Edge::Above(cell)),
        8 => EditCommand::Wall(Edge::LeftOf(cell)),
        9 => EditCommand::Pour(cell),
        10 => EditCommand::PourHere,
        11 => EditCommand::Point(line.site()),
        12 => EditCommand::Point(cell.site()),
        13 => EditCommand::Digit(some),
        14 => EditCommand::Write(None),
        15 => EditCommand::Turn(Symmetry::all()[usize::from(some)]),
        16 => EditCommand::Resize(Shape::new(row, if some > 2 { row } else { col })),
        17 => EditCommand::Clear,
        18 => EditCommand::Begin,
        19 => EditCommand::Stretch { down, right },
        20 => EditCommand::WallBeside { down, right },
        21 => EditCommand::Move { down, right },
        22 => EditCommand::Undo,
        _ => EditCommand::Redo,
    }
}

/// Boards to start with.
fn starts() -> [Drafting; 7] {
    [
        new(Kind::new("slitherlink"), 0, 4, 5),
        new(Kind::new("sudoku"), 0, 6, 6),
        new(Kind::new("sudoku"), 1, 5, 5),
        new(Kind::new("sudoku"), 2, 4, 4),
        new(Kind::new("aquarium"), 0, 4, 5),
        new(Kind::new("aquarium"), 1, 5, 4),
        // A tank in two parts, and walls within a tank.
        drafting("0 1 0\n2 2 2\n- -\n- - -"),
    ]
}

/// State of a draft that undo and redo restore.
fn state(board: &Drafting) -> (Code, Option<Walls>, Option<Vec<Cell>>) {
    let water = board.water().map(<[Cell]>::to_vec);
    (board.code().clone(), board.drawn().cloned(), water)
}

fn check(board: &Drafting) {
    // The puzzle can be read back from its text alone.
    let sent = serde_json::to_string(board.code()).unwrap();
    let arrived: Code = serde_json::from_str(&sent).unwrap();
    let contents = kind::contents(&arrived).expect("a draft's code is a puzzle");
    assert_eq!(contents, board.shown.contents, "{sent}");
    let at = board.cursor();
    let is_cell = at.cell().is_some_and(|cell| board.shape().contains(cell));
    assert!(is_cell || !board.entries().is_empty(), "{at:?}");
    let Some(walls) = board.walls() else {
        return;
    };
    assert_eq!(walls.shape(), board.shape());
    let whole = contents
        .regions
        .expect("the kind has regions")
        .walls
        .parts();
    assert_eq!(board.is_open(), walls.parts() != whole);
    for cell in board.shape().cells() {
        let region = board.region(cell).expect("the kind has regions");
        assert_eq!(region.cells, walls.part(cell).len());
        let is_right = region.wanted.is_none_or(|wanted| wanted == region.cells);
        assert!(is_right || board.is_open());
    }
    if let Some(water) = board.water() {
        for &(site, entry) in board.written() {
            let line = site.line().expect("sums stand before lines");
            let count = water.iter().filter(|&&cell| line.contains(cell)).count();
            assert_eq!(entry, Entry::Number(u8::try_from(count).unwrap()));
        }
        let lines = board.shape().lines().count();
        assert_eq!(board.written().len(), lines);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_acts_leave_a_puzzle_and_can_all_be_undone_and_redone(start in 0..7_usize, acts in acts()) {
        let mut board = starts()[start].clone();
        // Undone states are forgotten when something new happens.
        let mut states = vec![state(&board)];
        let mut at = 0;
        for act in acts {
            let command = command(act);
            let is_step = matches!(command, EditCommand::Undo | EditCommand::Redo);
            let is_undo = command == EditCommand::Undo;
            let (could_undo, could_redo) = (board.can_undo(), board.can_redo());
            board.apply(command);
            check(&board);
            if is_step {
                at = match is_undo {
                    true => at - usize::from(could_undo),
                    false => at + usize::from(could_redo),
                };
            } else if state(&board) != states[at] {
                // A number with several digits replaces its first digits.
                let is_same_number = board.can_undo() && {
                    let mut before = board.clone();
                    before.apply(EditCommand::Undo);
                    state(&before) != states[at]
                };
                at -= usize::from(is_same_number);
                states.truncate(at + 1);
                states.push(state(&board));
                at += 1;
            }
            prop_assert_eq!(&state(&board), &states[at]);
        }
        while board.can_undo() {
            board.apply(EditCommand::Undo);
            at -= 1;
            prop_assert_eq!(&state(&board), &states[at]);
        }
        while board.can_redo() {
            board.apply(EditCommand::Redo);
            at += 1;
            prop_assert_eq!(&state(&board), &states[at]);
        }
        prop_assert_eq!(at + 1, states.len());
    }
}
