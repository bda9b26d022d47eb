//! Tests of drafts, action by action.

mod drawing;
mod laws;
mod writing;

use super::*;
use crate::kind::{self, Kind};

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

fn blank(kind: Kind, layout: usize, shape: Shape) -> EditCommand {
    EditCommand::Blank {
        kind,
        layout,
        shape,
    }
}

/// A blank board of a kind and layout.
fn new(kind: Kind, layout: usize, rows: u8, cols: u8) -> Drafting {
    let mut board = drafting("...,...");
    board.apply(blank(kind, layout, Shape::new(rows, cols)));
    let code = board.code().clone();
    let drafting = match board.drawn() {
        Some(walls) => Drafting::with_walls(code, walls.clone()),
        None => Drafting::new(code),
    };
    drafting.unwrap()
}

/// A blank Sudoku with a number of rows.
fn sudoku(side: u8) -> Drafting {
    new(Kind::new("sudoku"), 0, side, side)
}

const UP: EditCommand = EditCommand::Move { down: -1, right: 0 };
const DOWN: EditCommand = EditCommand::Move { down: 1, right: 0 };
const LEFT: EditCommand = EditCommand::Move { down: 0, right: -1 };
const RIGHT: EditCommand = EditCommand::Move { down: 0, right: 1 };
