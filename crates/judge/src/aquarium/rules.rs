//! The rules on a finished board, checked for each cell by itself.

use clew_aquarium::{CellState, Clues, Fact, Levels};
use clew_core::grid::{Cell, Edge, Site, Table};

/// A finished board: which cells are water.
pub(super) type Water = Table<Cell, bool>;

/// The cell beyond a side, if there is no wall between.
pub(super) fn open(clues: &Clues, cell: Cell, side: usize) -> Option<Cell> {
    let edge: Edge = cell.edges()[side];
    cell.neighbours(clues.shape())[side].filter(|_| !clues.walls().has(edge))
}

/// The cells that can be reached from a cell without going higher.
pub(super) fn below(clues: &Clues, cell: Cell) -> Vec<Cell> {
    let mut seen = vec![cell];
    let mut at = 0;
    while let Some(&here) = seen.get(at) {
        at += 1;
        for next in (0..4).filter_map(|side| open(clues, here, side)) {
            if next.row >= cell.row && !seen.contains(&next) {
                seen.push(next);
            }
        }
    }
    seen
}

/// Whether water in one cell implies water in another, by the tanks alone.
pub(super) fn implies(clues: &Clues, one: Cell, other: Cell) -> bool {
    match clues.levels() {
        Levels::Tank => clues.tank(one) == clues.tank(other) && one.row <= other.row,
        Levels::Water => below(clues, one).contains(&other),
    }
}

/// The cell directly above the level of a cell in its tank: the surface is just above
/// `cell` if `cell` is water and this one is air.
pub(super) fn next_above(clues: &Clues, cell: Cell) -> Option<Cell> {
    match clues.levels() {
        Levels::Tank => {
            let cells = clues.shape().cells();
            let is_above =
                |other: &Cell| other.row < cell.row && clues.tank(*other) == clues.tank(cell);
            cells.filter(is_above).last()
        }
        Levels::Water => {
            let level = below(clues, cell)
                .into_iter()
                .filter(|at| at.row == cell.row);
            level.into_iter().find_map(|at| open(clues, at, 0))
        }
    }
}

/// Whether all water rests.
pub(super) fn is_lawful(clues: &Clues, wet: &Water) -> Result<(), String> {
    let cells = || clues.shape().cells();
    let rests = |cell: Cell| match clues.levels() {
        Levels::Tank => !cells().any(|other| {
            !wet[other] && other.row >= cell.row && clues.tank(other) == clues.tank(cell)
        }),
        Levels::Water => rests(clues, wet, cell),
    };
    match cells().find(|&cell| wet[cell] && !rests(cell)) {
        Some(cell) => Err(format!("the water in {cell:?} does not rest")),
        None => Ok(()),
    }
}

/// Whether water in a cell has water or a wall beside and below it, and all
/// its connected water is as high as it can be.
fn rests(clues: &Clues, wet: &Water, cell: Cell) -> bool {
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

/// Checks that a line has as much water as the sum at a place.
pub(super) fn meets(clues: &Clues, wet: &Water, at: Site) -> Result<(), String> {
    let Some((line, sum)) = at
        .line()
        .and_then(|line| clues.sums().find(|(other, _)| *other == line))
    else {
        return Err(format!("there is no sum at {at:?}"));
    };
    let cells = line.cells(clues.shape());
    let found = cells.filter(|&cell| wet[cell]).count();
    match found == usize::from(sum) {
        true => Ok(()),
        false => Err(format!("{line:?} has {found} water, its sum is {sum}")),
    }
}

/// Whether a fact holds on a finished board.
pub(super) fn holds(clues: &Clues, wet: &Water, fact: Fact) -> bool {
    match fact {
        Fact::Cell(cell, state) => wet[cell] == (state == CellState::Water),
        Fact::Surface(cell, here) => {
            let is_dry = |above: Cell| !wet[above];
            here == (wet[cell] && next_above(clues, cell).is_none_or(is_dry))
        }
    }
}

/// The board that facts make.
///
/// # Errors
/// A cell has two different states or none, or a surface is elsewhere.
pub(super) fn water_of_facts(clues: &Clues, facts: &[Fact]) -> Result<Water, String> {
    let shape = clues.shape();
    let mut states: Table<Cell, Option<CellState>> = Table::filled(shape, None);
    for &fact in facts {
        if let Fact::Cell(cell, state) = fact {
            states[cell] = Some(state);
        }
    }
    let mut wet = Table::filled(shape, false);
    for cell in shape.cells() {
        let state = states[cell].ok_or_else(|| format!("{cell:?} is left open"))?;
        wet[cell] = state == CellState::Water;
    }
    match facts.iter().find(|&&fact| !holds(clues, &wet, fact)) {
        Some(fact) => Err(format!("{fact:?} disagrees with the other facts")),
        None => Ok(wet),
    }
}
