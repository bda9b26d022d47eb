//! The rules on a finished board, each cell looked at by itself.

use clew::grid::{Cell, Edge, Shape, Table};
use clew::puzzle::aquarium::{Clues, Fact, Levels, State};

/// Which cells are water, row by row.
pub(crate) type Water = Vec<bool>;

fn table(shape: Shape, water: &Water) -> Table<Cell, bool> {
    let mut table = Table::filled(shape, false);
    for (cell, &wet) in shape.cells().zip(water) {
        table[cell] = wet;
    }
    table
}

/// The cell beyond a side, if there is no wall between.
pub(crate) fn open(clues: &Clues, cell: Cell, side: usize) -> Option<Cell> {
    let edge: Edge = cell.edges()[side];
    cell.neighbours(clues.shape())[side].filter(|_| !clues.walls().between(edge))
}

/// Whether a finished board keeps all rules.
///
/// # Errors
/// Says which rule is broken.
pub(crate) fn is_solution(clues: &Clues, water: &Water) -> Result<(), String> {
    let shape = clues.shape();
    let wet = table(shape, water);
    for (line, sum) in clues.sums() {
        let found = line.cells(shape).filter(|&cell| wet[cell]).count();
        if found != usize::from(sum) {
            return Err(format!("{line:?} has {found} water, its sum is {sum}"));
        }
    }
    let fault = match clues.levels() {
        Levels::Tank => shape.cells().find(|&cell| {
            wet[cell]
                && shape.cells().any(|other| {
                    !wet[other] && other.row >= cell.row && clues.tank(other) == clues.tank(cell)
                })
        }),
        Levels::Water => shape
            .cells()
            .find(|&cell| wet[cell] && !rests(clues, &wet, cell)),
    };
    match fault {
        Some(cell) => Err(format!("the water in {cell:?} does not rest")),
        None => Ok(()),
    }
}

/// Whether water in a cell has water or a wall beside and below it, and all
/// its connected water is as high as it can be.
fn rests(clues: &Clues, wet: &Table<Cell, bool>, cell: Cell) -> bool {
    if [1, 2, 3]
        .iter()
        .any(|&side| open(clues, cell, side).is_some_and(|next| !wet[next]))
    {
        return false;
    }
    // Water connected to this cell must have no air above it below this level.
    let mut seen = vec![cell];
    let mut at = 0;
    while let Some(&here) = seen.get(at) {
        at += 1;
        for side in 0..4 {
            match open(clues, here, side) {
                Some(next) if wet[next] && !seen.contains(&next) => seen.push(next),
                Some(next) if side == 0 && !wet[next] && next.row >= cell.row => return false,
                _ => {}
            }
        }
    }
    true
}

/// The board that facts make.
///
/// # Errors
/// A cell is said twice differently, or not at all.
pub(crate) fn water_of_facts(shape: Shape, facts: &[Fact]) -> Result<Water, String> {
    let mut states: Table<Cell, Option<State>> = Table::filled(shape, None);
    for &fact in facts {
        if let Fact::Cell(cell, state) = fact {
            if states[cell].is_some_and(|known| known != state) {
                return Err(format!("{cell:?} is said to be both"));
            }
            states[cell] = Some(state);
        }
    }
    let wet = |cell: Cell| states[cell].map(|state| state == State::Water);
    let water: Option<Water> = shape.cells().map(wet).collect();
    water.ok_or_else(|| "a cell is left open".into())
}
